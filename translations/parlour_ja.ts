<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Parlour</source>
        <translation>Parlourについて</translation>
    </message>
    <message>
        <source>For playing, watching and learning games of skill against strong computer players.</source>
        <translation>手ごわいコンピューターを相手に、腕前で勝負するゲームを遊び、観戦し、学ぶためのソフトです。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU General Public License（バージョン3以降）に基づくフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Drawn with %1.</source>
        <translation>描画：%1</translation>
    </message>
    <message>
        <source>Where the players come from</source>
        <translation>プレイヤーの由来</translation>
    </message>
    <message>
        <source>Are the deals fair?</source>
        <translation>カードは公平に配られますか？</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>%1: after %2</source>
        <translation>%1：%2に基づく</translation>
    </message>
    <message>
        <source>Players that cheat are offered only under that label; all others see no more than you would in their place.</source>
        <translation>いかさまをするプレイヤーは、そう明記した欄でだけ選べます。ほかのプレイヤーに見えるのは、同じ席にいるあなたに見えるものだけです。</translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. If you doubt it, let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation>配られるカードは、ゲームが始まる前に、ディール番号だけで決まります。番号が同じなら、どのコンピューターで誰が遊んでも同じカードです。疑わしければ、付属の実験ツールparlour-labで100万回配って数えてみてください。</translation>
    </message>
    <message>
        <source>Its players here: %1</source>
        <translation>ここで対戦できるプレイヤー：%1</translation>
    </message>
    <message>
        <source>Published players keep their names and play as their papers say, or say where they do not; the program is our own. Hybrid and Multirole learned from our own players, Q-learning by practice. The laboratory, parlour-lab, repeats the experiments of the papers.</source>
        <translation>発表されているプレイヤーは、もとの名前のまま、論文に書かれたとおりにプレイします（違うところは説明に書いてあります）。プログラムは独自に作ったものです。HybridとMultiroleはParlourのプレイヤーから、Q学習は練習対局で学びました。付属の実験ツールparlour-labで、論文の実験を再現できます。</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>進める</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>ヒントを見る</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
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
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation>見込める点数</translation>
    </message>
    <message>
        <source>Chance that your side wins the game</source>
        <translation>あなたの側が勝つ見込み</translation>
    </message>
    <message>
        <source>Chance that you win the game</source>
        <translation>あなたが勝つ見込み</translation>
    </message>
    <message>
        <source>Points your side can expect from this deal</source>
        <translation>この回であなたの側が見込める点数</translation>
    </message>
    <message>
        <source>Points you can expect from this deal</source>
        <translation>この回であなたが見込める点数</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>ほぼ互角</translation>
    </message>
    <message>
        <source>fewer wins</source>
        <translation>勝ちが少なめ</translation>
    </message>
    <message>
        <source>less sound</source>
        <translation>堅実さで劣る</translation>
    </message>
    <message>
        <source>%1 expects to gain about %2.</source>
        <translation>%1は約%2の得になりそうです。</translation>
    </message>
    <message>
        <source>%1 expects to lose about %2.</source>
        <translation>%1は約%2の損になりそうです。</translation>
    </message>
    <message>
        <source>Your side can expect to gain about %1.</source>
        <translation>あなたの側は約%1の得になりそうです。</translation>
    </message>
    <message>
        <source>You can expect to gain about %1.</source>
        <translation>約%1の得になりそうです。</translation>
    </message>
    <message>
        <source>%1 wins this.</source>
        <translation>この勝負は%1の勝ちです。</translation>
    </message>
    <message>
        <source>Your side wins this.</source>
        <translation>この勝負はあなたの側の勝ちです。</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>この勝負は勝てます。</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>勝ち目はありませんが、粘りましょう。</translation>
    </message>
    <message>
        <source>This is lost for %1.</source>
        <translation>%1にもう勝ち目はありません。</translation>
    </message>
    <message>
        <source>The side of %1 wins about %2 in 100 from here.</source>
        <translation>ここから%1の側は、100回に%2回ほど勝ちます。</translation>
    </message>
    <message>
        <source>%1 wins about %2 in 100 from here.</source>
        <translation>ここから%1は、100回に%2回ほど勝ちます。</translation>
    </message>
    <message>
        <source>Your side wins about %1 in 100 from here.</source>
        <translation>ここからあなたの側は、100回に%1回ほど勝てます。</translation>
    </message>
    <message>
        <source>You win about %1 in 100 from here.</source>
        <translation>ここから100回に%1回ほど勝てます。</translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <translation>同じくらいよい手：%1。</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2 in 100.</source>
        <translation>次によい手：%1（100回に%2回ほどの勝ち）。</translation>
    </message>
    <message>
        <source>wins by less</source>
        <translation>勝ち幅が小さい</translation>
    </message>
    <message>
        <source>loses by more</source>
        <translation>負け幅が大きい</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>The same goes for this.</source>
        <translation>これも同じです。</translation>
    </message>
    <message>
        <source>And for this.</source>
        <translation>これも同様です。</translation>
    </message>
    <message>
        <source>Your side can expect to lose about %1.</source>
        <translation>あなたの側は約%1の損になりそうです。</translation>
    </message>
    <message>
        <source>You can expect to lose about %1.</source>
        <translation>約%1の損になりそうです。</translation>
    </message>
    <message>
        <source>The same goes for this and the rest.</source>
        <translation>これも残りも同じです。</translation>
    </message>
    <message>
        <source>Wins as often, but by less: %1.</source>
        <translation>勝ちやすさは同じでも勝ち幅が小さい手：%1。</translation>
    </message>
    <message>
        <source>Next best: %1, worth %2 less.</source>
        <translation>次によい手：%1（見込みが%2少ない）。</translation>
    </message>
    <message>
        <source>The same goes for this and the next.</source>
        <translation>これも次も同じです。</translation>
    </message>
    <message>
        <source>It should come out about even.</source>
        <translation>損得は、ほぼゼロになりそうです。</translation>
    </message>
    <message>
        <source>Wins too, but by less: %1.</source>
        <translation>やはり勝てるが勝ち幅が小さい手：%1。</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>点で損</translation>
    </message>
    <message>
        <source>Just as good: all the others shown.</source>
        <translation>ほかに挙げた手も、どれも同じくらいよい手です。</translation>
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
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Do not ask %1</source>
        <translation>%1には聞かない</translation>
    </message>
    <message>
        <source>Sees hidden cards</source>
        <translation>伏せられたカードも見える</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>まだ聞いていません</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>最後までプレイしています…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Won in %1: %2 (%3)</source>
        <translation>%1で勝ち：%2（%3）</translation>
    </message>
    <message>
        <source>Points in %1: %2 on average (%3)</source>
        <translation>%1の得点：平均%2（%3）</translation>
    </message>
    <message>
        <source>Told before: %1</source>
        <translation>前の答え：%1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>この手にする</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Play out 1,000 times</source>
        <translation>最後まで1000回プレイ</translation>
    </message>
    <message>
        <source>Plays this move and on to the end, again and again, to see what it is worth.</source>
        <translation>この手を選んで最後までプレイすることを繰り返し、どれほどの価値があるかを調べます。</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>勝ちは確実</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>負けたも同然</translation>
    </message>
</context>
<context>
    <name>BeliefTable</name>
    <message>
        <source>All of this is certain.</source>
        <translation>すべて確実です。</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>伏せ札</translation>
    </message>
    <message>
        <source>Nothing is certain yet; each best guess is right about %1 times in 100.</source>
        <translation>確実なものはまだありません。いちばんの推測は、それぞれ100回に%1回ほど当たります。</translation>
    </message>
    <message>
        <source>You know %1 of %2 for certain; for the rest, each best guess is right about %3 times in 100.</source>
        <translation>%2のうち%1は確実です。ほかは、いちばんの推測がそれぞれ100回に%3回ほど当たります。</translation>
    </message>
</context>
<context>
    <name>BidChoices</name>
    <message>
        <source>The card is turned down, and another suit may be named.</source>
        <translation>カードは見送られ、ほかのスートを指定できるようになります。</translation>
    </message>
    <message>
        <source>The next player decides.</source>
        <translation>次の人が決めます。</translation>
    </message>
    <message>
        <source>%1 become trump: you pick up the %2 and discard a card.</source>
        <translation>%1が切り札になります。あなたが%2を取り、1枚捨てます。</translation>
    </message>
    <message>
        <source>%1 become trump: your partner %2 picks up the %3.</source>
        <translation>%1が切り札になります。パートナーの%2が%3を取ります。</translation>
    </message>
    <message>
        <source>%1 become trump, but your opponent %2 picks up the %3.</source>
        <translation>%1が切り札になりますが、相手の%2が%3を取ります。</translation>
    </message>
    <message>
        <source>Nobody makes trump, and the next player deals.</source>
        <translation>切り札は決まらず、次の人が配ります。</translation>
    </message>
    <message>
        <source>The suit becomes trump: without %1 you need three of five tricks.</source>
        <translation>そのスートが切り札になります。%1なしで、5トリック中3トリックが必要です。</translation>
    </message>
    <message>
        <source>The suit becomes trump: you and %1 need three of five tricks.</source>
        <translation>そのスートが切り札になります。%1と合わせて、5トリック中3トリックが必要です。</translation>
    </message>
    <message>
        <source>You defend together with %1.</source>
        <translation>%1と一緒にディフェンスします。</translation>
    </message>
    <message>
        <source>%1 sits out. If the maker is euchred, you score 4 points.</source>
        <translation>%1は休みます。メーカーを阻止すれば4点です。</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Alone  (A)</source>
        <translation>単独プレイ  (A)</translation>
    </message>
    <message>
        <source>Your partner sits out; all five tricks count 4 points.</source>
        <translation>パートナーは休みます。5トリックすべて取れば4点です。</translation>
    </message>
</context>
<context>
    <name>Big Two</name>
    <message>
        <source>fewest of the others: %1</source>
        <translation>相手の最少：%1枚</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>シングル</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>フォーカード</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>ストレートフラッシュ</translation>
    </message>
    <message>
        <source>Two cards must be a pair</source>
        <translation>2枚で出せるのはペアだけです</translation>
    </message>
    <message>
        <source>A play has at most five cards</source>
        <translation>一度に出せるのは5枚までです</translation>
    </message>
    <message>
        <source>The first play must contain the three of diamonds</source>
        <translation>最初はダイヤの3を含めて出します</translation>
    </message>
    <message>
        <source>This does not beat the play on the table</source>
        <translation>場のカードに勝てません</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1が2回配られています</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>残り%1枚</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>リードのときはパスできません</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>手札にないカードがあります</translation>
    </message>
    <message>
        <source>Three cards must have the same rank</source>
        <translation>3枚で出せるのは同じ数字だけです</translation>
    </message>
    <message>
        <source>Three cards are not a play</source>
        <translation>3枚では出せません</translation>
    </message>
    <message>
        <source>Four cards are not a play</source>
        <translation>4枚では出せません</translation>
    </message>
    <message>
        <source>These five cards are not a straight, flush, full house, four of a kind or straight flush</source>
        <translation>この5枚は、ストレート、フラッシュ、フルハウス、フォーカード、ストレートフラッシュのどれでもありません</translation>
    </message>
    <message>
        <source>Only a single card can be played here</source>
        <translation>ここでは1枚だけ出せます</translation>
    </message>
    <message>
        <source>Only a pair can be played here</source>
        <translation>ここではペアだけ出せます</translation>
    </message>
    <message>
        <source>Only three of a kind can be played here</source>
        <translation>ここではスリーカードだけ出せます</translation>
    </message>
    <message>
        <source>Only a five-card combination can be played here</source>
        <translation>ここでは5枚の役だけ出せます</translation>
    </message>
    <message>
        <source>Expected four hands, not %1</source>
        <translation>必要な手札は4人分ですが、%1人分あります</translation>
    </message>
    <message>
        <source>A hand has 13 cards, not %1</source>
        <translation>手札は13枚のはずですが、%1枚あります</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>single card</source>
        <comment>in a sentence</comment>
        <translation>シングル</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>in a sentence</comment>
        <translation>ペア</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>in a sentence</comment>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>straight</source>
        <comment>in a sentence</comment>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>in a sentence</comment>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>full house</source>
        <comment>in a sentence</comment>
        <translation>フルハウス</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>in a sentence</comment>
        <translation>フォーカード</translation>
    </message>
    <message>
        <source>straight flush</source>
        <comment>in a sentence</comment>
        <translation>ストレートフラッシュ</translation>
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
        <translation>これに勝てる手はもう残っていません</translation>
    </message>
    <message>
        <source>few plays still out beat it</source>
        <translation>これに勝てる手は少ししか残っていません</translation>
    </message>
    <message>
        <source>many plays still out beat it</source>
        <translation>これに勝てる手はまだ多く残っています</translation>
    </message>
    <message>
        <source>every play still out beats it</source>
        <translation>残っているどの手にも負けます</translation>
    </message>
</context>
<context>
    <name>Big Two habits</name>
    <message>
        <source>You pass when you should play</source>
        <translation>出すべきところでパスしてしまう</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>パスすべきところで出してしまう</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>役を崩してしまう</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>強すぎる手を出してしまう</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>弱すぎる手を出してしまう</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>リードで一度に出す枚数が少なすぎる</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>リードで一度に出す枚数が多すぎる</translation>
    </message>
</context>
<context>
    <name>Big Two options</name>
    <message>
        <source>First play</source>
        <translation>最初に出すカード</translation>
    </message>
    <message>
        <source>Whoever has the three of diamonds begins; usually with a play that contains it.</source>
        <translation>ダイヤの3を持つ人から始めます。ふつうはそのカードを含めて出します。</translation>
    </message>
    <message>
        <source>With the three of diamonds</source>
        <translation>ダイヤの3を含める</translation>
    </message>
    <message>
        <source>Any play</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation>パスしたあと</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again before the round is over.</source>
        <translation>一度パスした人が、そのラウンドのうちにまた出せるかどうかを選びます。</translation>
    </message>
    <message>
        <source>Out for the round</source>
        <translation>ラウンド中は出せない</translation>
    </message>
    <message>
        <source>May play again</source>
        <translation>また出せる</translation>
    </message>
    <message>
        <source>Straights with a two</source>
        <translation>2を含むストレート</translation>
    </message>
    <message>
        <source>A2345 and 23456 are the lowest two straights, or the highest two, compared by the suit of the two.</source>
        <translation>A2345と23456を、ストレートの中でいちばん弱い2つとするか、いちばん強い2つ（2のスートで比べる）とするかを選びます。</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>いちばん弱い</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>いちばん強い</translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>The suit</source>
        <translation>スート</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>いちばん強いカード</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>出せない</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>出せる</translation>
    </message>
    <message>
        <source>What decides first between two flushes: their suit or their highest card.</source>
        <translation>フラッシュどうしを、まずスートで比べるか、いちばん強いカードで比べるかを選びます。</translation>
    </message>
    <message>
        <source>Whether three cards of the same rank may be played together.</source>
        <translation>同じ数字の3枚だけで出せるかどうかを選びます。</translation>
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
        <translation>はじめての人</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>気軽に遊ぶ人</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>常連</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>練習中</translation>
    </message>
    <message>
        <source>Plays any legal move at random.</source>
        <translation>ルールの許すかぎり、出すカードもパスも運まかせです。</translation>
    </message>
    <message>
        <source>Notices hardly more than one play, and makes it.</source>
        <translation>出せる手のうちほとんど1つにしか気づかず、それを出します。</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden hands.</source>
        <translation>ほとんどの手を見落とし、残りの手は、相手の手札を1通り推測するだけで判断します。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>上達中</translation>
    </message>
    <message>
        <source>Overlooks two plays in three, and judges the rest by a single guess at the hidden hands.</source>
        <translation>3手のうち2手を見落とし、残りの手は、相手の手札を1通り推測するだけで判断します。</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and never passes when a play is possible.</source>
        <translation>いつも出せるいちばん弱い手を出し、出せるときは決してパスしません。</translation>
    </message>
    <message>
        <source>Judges plays by a single guess at the hidden hands, and now and then overlooks one.</source>
        <translation>相手の手札を1通り推測するだけで手を判断し、ときどき手を見落とします。</translation>
    </message>
    <message>
        <source>Knows which cards are still out, gets rid of weak plays first and keeps strong ones for the end, but does not guess who holds what.</source>
        <translation>まだ出ていないカードを覚え、弱い手から減らして、強い手は最後まで取っておきます。誰が何を持つかまでは読みません。</translation>
    </message>
    <message>
        <source>Tries each play against sixty guesses at the hidden hands that fit what the others have played.</source>
        <translation>これまでの出し方に合うように相手の手札を60通り推測し、それぞれに対して手を試します。</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and tries each play against thousands of such hands. Has played millions of games with itself and learned from them.</source>
        <translation>出された手とパスのすべてから相手の手札を推し量り、それに合う何千通りもの手札に対して手を試します。自分自身と何百万回も対戦し、そこから学んでいます。</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomized</translation>
    </message>
    <message>
        <source>Plays any combination that it can at random, and passes only when it has none.</source>
        <translation>出せる手の中から運まかせに選び、出せる手がないときだけパスします。</translation>
    </message>
    <message>
        <source>Rule-based, splitting pairs</source>
        <translation>ペア崩しRule-based</translation>
    </message>
    <message>
        <source>Plays like Rule-based, but breaks a pair up when each of its cards may win a round.</source>
        <translation>Rule-basedと同じですが、ペアのどちらのカードでもラウンドを取れるかもしれないときは、ペアを崩します。</translation>
    </message>
    <message>
        <source>Cautious: holds cards back, and passes more often than most.</source>
        <translation>慎重：カードを温存し、たいていのプレイヤーよりよくパスします。</translation>
    </message>
    <message>
        <source>Bold: beats what can be beaten, and passes less often than most.</source>
        <translation>大胆：勝てるカードがあれば出し、たいていのプレイヤーよりパスしません。</translation>
    </message>
</context>
<context>
    <name>Big Two reasons</name>
    <message>
        <source>An opponent has two cards at most, so no pair is held back.</source>
        <translation>残り2枚以下の相手がいるので、ペアを温存しません。</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>ここはパス。場より強い手がありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>ここはパス。場に勝つには、%1を崩すしかありません。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then you play the rest and win.</source>
        <translation>%1には誰も勝てません。続けて残りを出せば、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>シングルは避けましょう。%1はあと1枚なので、%2には応じられません。</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>いちばん強いカードを出しましょう。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Play five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>5枚まとめて出しましょう。%1はあと%2枚なので、応じられません。</translation>
    </message>
    <message>
        <source>You have to open with your three of diamonds, and it goes with nothing else.</source>
        <translation>ダイヤの3から始める決まりで、一緒に出せるカードもありません。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead again.</source>
        <translation>%1には誰も勝てないので、またリードできます。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, your lowest card.</source>
        <translation>リードできるうちに、いちばん弱い%1を片づけましょう。</translation>
    </message>
    <message>
        <source>Get rid of five cards at once with the %1.</source>
        <translation>%1で、一度に5枚減らしましょう。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>もっと弱いカードより、%1をリードしましょう。リードがほしい人に、強いカードを使わせます。</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead next.</source>
        <translation>%1を崩しましょう。%2には誰も勝てないので、次はあなたのリードです。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead next.</source>
        <translation>%1には誰も勝てないので、次はあなたのリードです。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>あと1枚の%1に、リードを渡さないようにしましょう。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>あと%2枚の%1に、リードを渡さないようにしましょう。</translation>
    </message>
    <message>
        <source>You win in %1 plays, whatever the others hold.</source>
        <translation>ほかの人が何を持っていても、%1手で勝ちです。</translation>
    </message>
    <message>
        <source>Lead your higher card: nobody can beat it, and then you play the other and win.</source>
        <translation>強いほうのカードをリードしましょう。誰も勝てないので、続けてもう1枚を出せば勝ちです。</translation>
    </message>
    <message>
        <source>Lead your higher card: an opponent has only one card left.</source>
        <translation>強いほうのカードをリードしましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Lead your lower card first: the higher one may win the lead back.</source>
        <translation>弱いほうのカードからリードしましょう。強いほうでリードを取り返せるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the pair: nobody can beat it, and then you play your last card and win.</source>
        <translation>ペアをリードしましょう。誰も勝てないので、続けて最後の1枚を出せば勝ちです。</translation>
    </message>
    <message>
        <source>Lead the single card: nobody can beat it, and then you play the pair and win.</source>
        <translation>シングルをリードしましょう。誰も勝てないので、続けてペアを出せば勝ちです。</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>ペアをリードしましょう。あと1枚の相手がいて、ペアには応じられません。</translation>
    </message>
    <message>
        <source>Lead the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>シングルをリードしましょう。相手の1人は残り2枚で、もっと強いペアかもしれません。</translation>
    </message>
    <message>
        <source>Lead the weaker of your two plays: %1.</source>
        <translation>2手のうち、弱いほうをリードしましょう。%1。</translation>
    </message>
    <message>
        <source>Lead the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>真ん中のカードをリードしましょう。いちばん強いカードには誰も勝てず、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>Lead the highest of your three cards: an opponent has only one left.</source>
        <translation>3枚のうち、いちばん強いカードをリードしましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Lead the lowest of your three cards first.</source>
        <translation>3枚のうち、いちばん弱いカードからリードしましょう。</translation>
    </message>
    <message>
        <source>Lead the higher pair: nobody can beat it, and then you play the other and win.</source>
        <translation>強いほうのペアをリードしましょう。誰も勝てないので、続けてもう1組を出せば勝ちです。</translation>
    </message>
    <message>
        <source>Lead the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>強いほうのペアをリードしましょう。相手の1人は残り2枚で、ペアかもしれません。</translation>
    </message>
    <message>
        <source>Lead the lower pair first: the higher one may win the lead back.</source>
        <translation>弱いほうのペアからリードしましょう。強いほうでリードを取り返せるかもしれません。</translation>
    </message>
    <message>
        <source>Nothing you hold is sure to win the lead, so lead the weakest play: %1.</source>
        <translation>確実にリードを取れる手がないので、いちばん弱い手をリードしましょう。%1。</translation>
    </message>
    <message>
        <source>Lead the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>弱いほうのシングルをリードしましょう。強いほうには誰も勝てず、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>ペアをリードしましょう。あと1枚の相手がいて、このペアには誰も勝てません。</translation>
    </message>
    <message>
        <source>Lead the lower single card: an opponent has two cards left, so keep the pair.</source>
        <translation>弱いほうのシングルをリードしましょう。あと2枚の相手がいるので、ペアは残します。</translation>
    </message>
    <message>
        <source>Lead the lower single card and keep the pair, which nobody can beat.</source>
        <translation>弱いほうのシングルをリードして、誰にも負けないペアを残しましょう。</translation>
    </message>
    <message>
        <source>Lead your second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>弱いほうから2番目のカードをリードしましょう。いちばん強いカードには誰も勝てず、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>Lead the highest of your four cards: an opponent has only one left.</source>
        <translation>4枚のうち、いちばん強いカードをリードしましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Lead the lowest of your four cards first.</source>
        <translation>4枚のうち、いちばん弱いカードからリードしましょう。</translation>
    </message>
    <message>
        <source>Lead five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>5枚の役をリードしましょう。あと1枚の相手がいて、5枚には応じられません。</translation>
    </message>
    <message>
        <source>Lead a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>ペアをリードしましょう。相手の1人は1枚しかなく、ペアには応じられません。</translation>
    </message>
    <message>
        <source>An opponent has only one card, so lead your strongest: %1.</source>
        <translation>あと1枚の相手がいるので、いちばん強い手をリードしましょう。%1。</translation>
    </message>
    <message>
        <source>Lead your lowest pair: you hold more pairs than single cards.</source>
        <translation>いちばん弱いペアをリードしましょう。シングルよりペアのほうが多い手札です。</translation>
    </message>
    <message>
        <source>You have the lead, so start with your weakest play: %1.</source>
        <translation>あなたのリードです。いちばん弱い手から始めましょう。%1。</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then you play the rest and win.</source>
        <translation>これには誰も勝てません。続けて残りを出せば、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>You have two plays left, neither sure to win the lead: lead the five cards.</source>
        <translation>あと2手で、どちらも確実にはリードを取れません。5枚の役をリードしましょう。</translation>
    </message>
    <message>
        <source>Nobody can beat %1 of your last three plays: lead one of them.</source>
        <translation>最後の3手のうち、%1手には誰も勝てません。そのどれかをリードしましょう。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the five cards first.</source>
        <translation>あと3手です。5枚の役からリードしましょう。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the highest pair, for an opponent has two cards.</source>
        <translation>あと3手です。あと2枚の相手がいるので、いちばん強いペアをリードしましょう。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the lowest pair first.</source>
        <translation>あと3手です。いちばん弱いペアからリードしましょう。</translation>
    </message>
    <message>
        <source>With two cards left nothing is held back.</source>
        <translation>残り2枚なので、温存するものはありません。</translation>
    </message>
    <message>
        <source>An opponent has fewer than three cards left, so nothing is held back.</source>
        <translation>残り3枚に満たない相手がいるので、温存しません。</translation>
    </message>
    <message>
        <source>Nobody can beat at least half of the plays in hand, so nothing is held back.</source>
        <translation>手の半分以上が誰にも負けないので、温存しません。</translation>
    </message>
    <message>
        <source>The highest card is kept for later.</source>
        <translation>いちばん強いカードは温存します。</translation>
    </message>
    <message>
        <source>The highest card stays for later.</source>
        <translation>いちばん強いカードは後に残ります。</translation>
    </message>
    <message>
        <source>With three cards left no pair is held back.</source>
        <translation>残り3枚なので、ペアは温存しません。</translation>
    </message>
    <message>
        <source>The pair of twos is kept for later, to beat two single cards.</source>
        <translation>2のペアは後に残します。1枚ずつ使えば、シングルに2度勝てます。</translation>
    </message>
    <message>
        <source>Only a pair of twos would be kept for later.</source>
        <translation>後に残すとすれば、2のペアだけです。</translation>
    </message>
    <message>
        <source>So early in the game high five cards are kept, to win the lead back after the other five.</source>
        <translation>まだ序盤なので、強い5枚の役は残します。もう1つの5枚の役のあと、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>There is no need to keep five cards for later.</source>
        <translation>5枚の役を残しておく必要はありません。</translation>
    </message>
    <message>
        <source>Split your %1 to play a pair: an opponent has only one card left.</source>
        <translation>%1を崩して、ペアを出しましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Split a pair: an opponent has only one card left.</source>
        <translation>ペアを崩しましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Split your %1 for a single card: an opponent has only one card left.</source>
        <translation>%1を崩して、シングルを出しましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Pass: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>ここはパス。あと1枚の相手がいますが、崩してまで勝てる手がありません。</translation>
    </message>
    <message>
        <source>You have at most three plays left: beat this with the highest.</source>
        <translation>あと3手以内です。いちばん強い手で場に勝ちましょう。</translation>
    </message>
    <message>
        <source>Play your highest single card: an opponent has only one card left.</source>
        <translation>いちばん強いシングルを出しましょう。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>Beat it with the weakest play that does: %1.</source>
        <translation>場に勝てるいちばん弱い手で応じましょう。%1。</translation>
    </message>
    <message>
        <source>Split your high pair: nobody can beat it, and each of its cards may win the lead.</source>
        <translation>強いペアを崩しましょう。このペアには誰も勝てず、1枚ずつでもリードを取れそうです。</translation>
    </message>
    <message>
        <source>Pass: what beats this is worth more to you later.</source>
        <translation>ここはパス。場に勝てる手は、後で出すほうが役に立ちます。</translation>
    </message>
    <message>
        <source>Pass: no whole combination of yours beats this.</source>
        <translation>ここはパス。崩さずに場に勝てる役がありません。</translation>
    </message>
    <message>
        <source>Open with the play that your three of diamonds belongs to.</source>
        <translation>ダイヤの3を含む手から始めましょう。</translation>
    </message>
    <message>
        <source>The hand holds two five-card plays side by side.</source>
        <translation>手札から5枚の役を2つ作れます。</translation>
    </message>
    <message>
        <source>There are no other five cards to play.</source>
        <translation>出せる5枚の役は、ほかにありません。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum.</source>
        <translation>手札の5枚の役のうち、これなら残るカードの強さの合計がいちばん大きくなります。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card.</source>
        <translation>手札の5枚の役のうち、これならいちばん強いカードが残ります。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum, in the fewest plays.</source>
        <translation>手札の5枚の役のうち、これなら残るカードの強さの合計がいちばん大きく、手数もいちばん少なくなります。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card and the fewest plays.</source>
        <translation>手札の5枚の役のうち、これならいちばん強いカードが残り、手数もいちばん少なくなります。</translation>
    </message>
    <message>
        <source>Of equally good five-card plays in hand this one is the highest.</source>
        <translation>同じくらいよい5枚の役のうち、これがいちばん強い役です。</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>どの手でもかまいません。これは運まかせに選びました。</translation>
    </message>
    <message>
        <source>Any play will do: this one is drawn by lot.</source>
        <translation>何を出してもかまいません。これは運まかせに選びました。</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>場に勝てるいちばん弱い手を出しましょう。</translation>
    </message>
    <message>
        <source>Lead what beats the fewest of the plays still out: the %1.</source>
        <translation>まだ出ていない手に勝てる数がいちばん少ない手、%1をリードしましょう。</translation>
    </message>
    <message>
        <source>Lead your lowest card with as many others as you can: the %1.</source>
        <translation>いちばん弱いカードを、できるだけ多くのカードと一緒にリードしましょう。%1です。</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>できるだけ多くの枚数で、いちばん弱い手をリードしましょう。%1です。</translation>
    </message>
    <message>
        <source>Lead as few cards as you can, the lowest: the %1.</source>
        <translation>できるだけ少ない枚数で、いちばん弱い手をリードしましょう。%1です。</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>残りを全部出しましょう。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Pass: let somebody else beat this, and keep your %1.</source>
        <translation>ここはパス。場に勝つのはほかの人に任せて、%1を残しましょう。</translation>
    </message>
    <message>
        <source>Play five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>5枚まとめて出しましょう。%1はあと1枚なので、応じられません。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>%2より、%1を出しましょう。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 wins the lead back, and then you play the rest and win.</source>
        <translation>%1をリードしましょう。%2でリードを取り返し、続けて残りを出せば、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead again.</source>
        <translation>%1を崩しましょう。%2には誰も勝てないので、またリードできます。</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so you lead again.</source>
        <translation>%1に勝つのに必要な5枚が誰にも残っていないので、またリードできます。</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest, and play this hand as pairs rather than as a straight.</source>
        <translation>いちばん弱い%1をリードしましょう。この手札は、ストレートよりペアで出すほうがよさそうです。</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>%1で、一度に2枚減らしましょう。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>%1で勝ちましょう。何も崩れず、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>最後の1枚を出しましょう。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Lead a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>ペアを避けて、シングルをリードしましょう。ペアだと、あと2枚の%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2.</source>
        <translation>%1を出しましょう。もっと弱い手では、%2を崩してしまいます。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only one card left, so don&apos;t make it easy to beat this.</source>
        <translation>%2より、%1を出しましょう。%3はあと1枚なので、簡単に勝たせてはいけません。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only %4 cards left, so don&apos;t make it easy to beat this.</source>
        <translation>%2より、%1を出しましょう。%3はあと%4枚なので、簡単に勝たせてはいけません。</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for later.</source>
        <translation>フルハウスには%1を使って、%2は後に残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>%1をリードしましょう。ほかのどれとも組にならないカードの中で、いちばん弱いものです。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>リードできるうちに、弱い%1か%2を片づけましょう。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you may win the lead.</source>
        <translation>%1で勝ちましょう。%2は崩れず、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%1で勝ちましょう。そうしないと、%2のリードが続くかもしれません。</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>どうやっても、この勝負は勝てます。どの手でもかまいません。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>%2より、%1をリードしましょう。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once, your lowest among them.</source>
        <translation>%1をリードしましょう。いちばん弱いカードも含めて、一度に%2枚減らせます。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1, or spend your %2 or something better.</source>
        <translation>ここはパス。場に勝つには、%1を崩すか、%2以上のカードを使うしかありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend at least your %1.</source>
        <translation>ここはパス。場に勝つには、少なくとも%1を使うしかありません。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which nobody can beat.</source>
        <translation>%1を出して、誰にも負けない%2は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1: only %2 cards still out can beat it, and you may lead next.</source>
        <translation>%1を出しましょう。これに勝てるカードはあと%2枚だけで、次のリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>%1をリードしましょう。%2のほうが後で場に勝ちやすく、それで上がれます。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or spend your %2.</source>
        <translation>ここはパス。場に勝つには、%1を崩すか、%2を使うしかありません。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>%1を出しましょう。これに勝てる手には、どのみち%2も勝てません。</translation>
    </message>
    <message>
        <source>Pass: played one at a time, your %1 win the lead twice.</source>
        <translation>ここはパス。%1は1枚ずつ出せば、リードを2回取れます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>%1で勝ちましょう。%2のほうが後で場に勝ちやすく、それで上がれます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that gets rid of your five lowest cards.</source>
        <translation>%1で勝ちましょう。いちばん弱い5枚を片づけられます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you keep your higher cards for later.</source>
        <translation>%1で勝ちましょう。%2は崩れず、強いカードも後に残せます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and it may win you the lead.</source>
        <translation>%1で勝ちましょう。上がりに1手近づき、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and you keep your higher cards for later.</source>
        <translation>%1で勝ちましょう。上がりに1手近づき、強いカードも後に残せます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>%1で勝ちましょう。何も崩れず、強いカードを後に残せます。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and %2 cards still out beat the %3.</source>
        <translation>%1はあと1枚で、%3に勝てるカードがまだ%2枚あります。</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>それだと、もう何にも勝てず、リードでしか片づけられない%1が残ります。</translation>
    </message>
    <message>
        <source>This leaves you with more of your low cards.</source>
        <translation>それだと、弱いカードが多く残ります。</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card you have left.</source>
        <translation>それだと、残りの手札でいちばん強いのは%1になります。</translation>
    </message>
    <message>
        <source>Lead the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>%1をリードしましょう。もうどのペアにも勝てないので、リードでしか片づけられません。</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays to go out, so keep it for later.</source>
        <translation>ここはパス。%1でリードを取れても、上がるまでまだ%2手かかります。%1は後に残しましょう。</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>ここはパス。%1でリードを取れますが、上がるまでまだ%2手かかり、確実にリードを取り返せる手はほかにありません。</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>ここはパス。%1でリードを取れても、上がるまでまだ%2手かかり、確実にリードを取り返せる手はほかにありません。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 can still beat the %3.</source>
        <translation>%1はあと1枚ですが、%3に勝てるのは、もう%2だけです。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 and the %3 can still beat the %4.</source>
        <translation>%1はあと1枚ですが、%4に勝てるのは、もう%2と%3だけです。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only %2 of the cards still out beat the %3.</source>
        <translation>%1はあと1枚ですが、%3に勝てるカードは、もう%2枚しかありません。</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later.</source>
        <translation>%1はあと1枚ですが、ここは%3に賭けましょう。%2は後で必要になります。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: whatever beats one beats the other.</source>
        <translation>%1か%2を出しましょう。片方に勝てる手は、もう片方にも勝てます。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it, and you may lead next.</source>
        <translation>%1を出しましょう。これに勝てるのはもう%2と%3だけで、次のリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Then only your %1 is left.</source>
        <translation>そのあと残るのは、%1だけです。</translation>
    </message>
    <message>
        <source>Then only your %1 and your %2 are left.</source>
        <translation>そのあと残るのは、%1と%2だけです。</translation>
    </message>
    <message>
        <source>If you are beaten, you have another %1 to win the lead back.</source>
        <translation>勝たれても、リードを取り返すための%1がもう1つあります。</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>%1で勝ちましょう。ほかのどれとも組にならないカードの中で、いちばん弱いものです。</translation>
    </message>
    <message>
        <source>Beat it with the %1: it may win you the lead.</source>
        <translation>%1で勝ちましょう。リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>After this you need %1 more plays to go out instead of %2.</source>
        <translation>それだと、上がるまであと%2手のところが、あと%1手かかります。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only the %2 can still beat it.</source>
        <translation>%1は後に残しましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only %2 of the cards still out can beat it.</source>
        <translation>%1は後に残しましょう。これに勝てるカードは、あと%2枚だけです。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only a %2 can still beat it.</source>
        <translation>%1は後に残しましょう。これに勝てるのは、もう%2だけです。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only a %2 or a %3 can still beat it.</source>
        <translation>%1は後に残しましょう。これに勝てるのは、もう%2か%3だけです。</translation>
    </message>
    <message>
        <source>This spends what should win you the lead later.</source>
        <translation>それだと、後でリードを取れそうな手を使ってしまいます。</translation>
    </message>
    <message>
        <source>Any flush of another suit beats a flush of diamonds.</source>
        <translation>ダイヤのフラッシュは、ほかのどのスートのフラッシュにも負けます。</translation>
    </message>
    <message>
        <source>It is a risk: %1 has only one card left and may go out.</source>
        <translation>危ない手です。あと1枚の%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the %3 can still beat.</source>
        <translation>%1を出して、もう%3にしか負けない%2は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only %3 of the cards still out can beat.</source>
        <translation>%1を出して、%2は残しましょう。そちらに勝てるカードは、あと%3枚だけです。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only a %3 can still beat.</source>
        <translation>%1を出して、もう%3にしか負けない%2は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only a %3 or a %4 can still beat.</source>
        <translation>%1を出して、もう%3か%4にしか負けない%2は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which can beat more later.</source>
        <translation>%1を出して、後でもっと多くの手に勝てる%2は残しましょう。</translation>
    </message>
    <message>
        <source>Play the four %1 and throw in your %2, your lowest other card.</source>
        <translation>%1を4枚出して、残りでいちばん弱い%2をつけましょう。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush can still beat your four of a kind, so you very likely lead next.</source>
        <translation>このフォーカードにまだ勝てるのは、もっと強いフォーカードかストレートフラッシュだけです。次はほぼ確実にあなたのリードです。</translation>
    </message>
    <message>
        <source>Only four of a kind or a straight flush can still beat this full house, so you very likely lead next.</source>
        <translation>このフルハウスに勝てるのは、もうフォーカードかストレートフラッシュだけです。次はほぼ確実にあなたのリードです。</translation>
    </message>
    <message>
        <source>Only three %1, four of a kind or a straight flush can still beat this full house, so you very likely lead next.</source>
        <translation>このフルハウスにまだ勝てるのは、%1が3枚入ったフルハウスか、フォーカード、ストレートフラッシュだけです。次はほぼ確実にあなたのリードです。</translation>
    </message>
    <message>
        <source>Only the %1 can still beat it.</source>
        <translation>これに勝てるのは、もう%1だけです。</translation>
    </message>
    <message>
        <source>Only the %1 and the %2 can still beat it.</source>
        <translation>これに勝てるのは、もう%1と%2だけです。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 can take its place in your %3.</source>
        <translation>%1で勝ちましょう。%3には、代わりに%2を使えます。</translation>
    </message>
    <message>
        <source>Split your %1 rather than spend the %2, which can beat more later.</source>
        <translation>%1を崩して、後でもっと多くの手に勝てる%2は残しましょう。</translation>
    </message>
    <message>
        <source>Every card still out beats it.</source>
        <translation>それだと、まだ出ていないどのカードにも負けます。</translation>
    </message>
    <message>
        <source>Most of the cards still out beat it.</source>
        <translation>それだと、まだ出ていないカードの大半に負けます。</translation>
    </message>
    <message>
        <source>This is better kept: it can beat more later.</source>
        <translation>それは残すほうが得です。後でもっと多くの手に勝てます。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of two of your lowest cards at once.</source>
        <translation>リードできるうちに、いちばん弱いカードを2枚まとめて片づけましょう。</translation>
    </message>
    <message>
        <source>Play a %1 that leaves you the %2 for later.</source>
        <translation>%2を後に残せる%1を出しましょう。</translation>
    </message>
    <message>
        <source>Beat it with the %1, even though that splits your %2: it costs you no extra play, and you may take the lead from %3.</source>
        <translation>%2を崩してでも、%1で勝ちましょう。上がるまでの手数は増えず、%3からリードを奪えるかもしれません。</translation>
    </message>
    <message>
        <source>Beat it with the %2, even though that breaks up your %1: you may never get the chance to play it.</source>
        <translation>%1を崩してでも、%2で勝ちましょう。残しても、出す機会はもうないかもしれません。</translation>
    </message>
    <message>
        <source>Several higher pairs may still beat this.</source>
        <translation>それだと、もっと強いペアがまだいくつもあり、負けるかもしれません。</translation>
    </message>
    <message>
        <source>Any flush or full house beats this, and so do most straights.</source>
        <translation>それだと、どのフラッシュやフルハウスにも、たいていのストレートにも負けます。</translation>
    </message>
    <message>
        <source>That breaks up your %1, but you may never get the chance to play it.</source>
        <translation>%1は崩れますが、残しても、出す機会はもうないかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1 now: it will hardly ever beat another pair.</source>
        <translation>今のうちに%1をリードしましょう。ほかのペアには、まず勝てません。</translation>
    </message>
    <message>
        <source>Lead the %1: your three %2 still make a full house with another pair.</source>
        <translation>%1をリードしましょう。3枚ある%2は、別のペアともフルハウスになります。</translation>
    </message>
    <message>
        <source>Pass: keep your %1 until more of what beats it has been played.</source>
        <translation>ここはパス。%1は、それに勝てる手がもっと出てしまうまで残しましょう。</translation>
    </message>
    <message>
        <source>Go high with the %2: %1 has only two cards left.</source>
        <translation>強い%2を出しましょう。%1はあと2枚です。</translation>
    </message>
    <message>
        <source>Keep this for later: nobody can beat it.</source>
        <translation>それは後に残しましょう。誰にも負けない手です。</translation>
    </message>
    <message>
        <source>Keep this for later: it can still beat other five-card plays.</source>
        <translation>それは後に残しましょう。まだほかの5枚の役に勝てます。</translation>
    </message>
    <message>
        <source>Then only your %1 is left, and most of the cards still out beat it.</source>
        <translation>それだと、残るのは%1だけで、まだ出ていないカードの大半に負けます。</translation>
    </message>
    <message>
        <source>%1 may go out on this.</source>
        <translation>それだと、%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, but every card you get rid of saves you a point.</source>
        <translation>この勝負はまず勝てませんが、1枚減らすごとに失点が1点減ります。</translation>
    </message>
    <message>
        <source>Pass: the %1 is still out and beats your %2. Once it is gone, your %2 wins the lead, and then you go out.</source>
        <translation>ここはパス。%2に勝てる%1が、まだ出ていません。それが出てしまえば、%2でリードを取って上がれます。</translation>
    </message>
    <message>
        <source>Pass: %2 of the cards still out beat your %1, so it may not win you the lead.</source>
        <translation>ここはパス。%1に勝てるカードがまだ%2枚あるので、出してもリードを取れるとは限りません。</translation>
    </message>
    <message>
        <source>Play the %1: if nobody beats it, you go out with your %2.</source>
        <translation>%1を出しましょう。誰にも負けなければ、続けて%2で上がれます。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2 or your %3.</source>
        <translation>%1を出しましょう。もっと弱い手では、%2か%3を崩してしまいます。</translation>
    </message>
    <message>
        <source>Keep this for later: only the %2 can still beat it.</source>
        <translation>それは後に残しましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Keep this for later: only %2 of the cards still out can beat it.</source>
        <translation>それは後に残しましょう。それに勝てるカードは、あと%2枚だけです。</translation>
    </message>
    <message>
        <source>Keep this for later: only a %2 can still beat it.</source>
        <translation>それは後に残しましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Keep this for later: only a %2 or a %3 can still beat it.</source>
        <translation>それは後に残しましょう。もう%2か%3にしか負けません。</translation>
    </message>
    <message>
        <source>Keep this for later: it can still beat other pairs.</source>
        <translation>それは後に残しましょう。まだほかのペアに勝てます。</translation>
    </message>
    <message>
        <source>Pass: if your %1 is beaten, you are left with your %2, which is harder to get rid of. Try to play that one first.</source>
        <translation>ここはパス。%1を出して勝たれると、もっと片づけにくい%2が残ります。先にそちらを出せる機会を待ちましょう。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or your %2.</source>
        <translation>ここはパス。場に勝つには、%1か%2を崩すしかありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this without breaking anything up you would have to spend at least your %1.</source>
        <translation>ここはパス。何も崩さずに場に勝つには、少なくとも%1を使うしかありません。</translation>
    </message>
    <message>
        <source>Play the %1: only a few of the pairs still out can beat it, and you may lead next.</source>
        <translation>%1を出しましょう。残っているペアのうち、これに勝てるものはわずかで、次のリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only the other two %2 can still beat it.</source>
        <translation>%1は後に残しましょう。もうほかの2枚の%2にしか負けません。</translation>
    </message>
    <message>
        <source>Keep this for later: only the other two %2 can still beat it.</source>
        <translation>それは後に残しましょう。もうほかの2枚の%2にしか負けません。</translation>
    </message>
    <message>
        <source>Play your %1 one at a time: each of them wins you the lead.</source>
        <translation>%1は1枚ずつ出しましょう。どの1枚でもリードを取れます。</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays to go out, so keep it for later.</source>
        <translation>ここはパス。%1でリードを取れますが、上がるまでまだ%2手かかるので、後に残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the other two %3 can still beat.</source>
        <translation>%1を出して、%2は残しましょう。もう、ほかの2枚の%3にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: either may win you the lead.</source>
        <translation>%1か%2を出しましょう。どちらでもリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: beating this would not save you a play on your way out.</source>
        <translation>ここはパス。勝っても、上がるまでの手数は減りません。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, but your %1 may still get rid of five cards at once.</source>
        <translation>この勝負はまず勝てませんが、%1で、まだ一度に5枚減らせるかもしれません。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game.</source>
        <translation>この勝負はまず勝てません。</translation>
    </message>
    <message>
        <source>Play the %1: if nobody beats it, you go out with your other %2.</source>
        <translation>%1を出しましょう。誰にも負けなければ、続けてもう1つの%2で上がれます。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the other two %3 or a %4 can still beat.</source>
        <translation>%1を出して、%2は残しましょう。もう、ほかの2枚の%3か、%4にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: only the other two %2 can still beat it, so you will probably lead next.</source>
        <translation>%1を出しましょう。これに勝てるのは、もうほかの2枚の%2だけです。次はおそらくあなたのリードです。</translation>
    </message>
    <message>
        <source>Play the %1: only a %2 can still beat it, and you may lead next.</source>
        <translation>%1を出しましょう。これに勝てるのはもう%2だけで、次のリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it, so you will probably lead next.</source>
        <translation>%1を出しましょう。これに勝てるのは、もう%2だけです。次はおそらくあなたのリードです。</translation>
    </message>
    <message>
        <source>Beat it as low as you can: otherwise %1 may keep the lead.</source>
        <translation>場に勝てるいちばん弱い手を出しましょう。そうしないと、%1のリードが続くかもしれません。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2.</source>
        <translation>%1のうち1枚を出しましょう。もっと弱い手では、%2を崩してしまいます。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2 or your %3.</source>
        <translation>%1のうち1枚を出しましょう。もっと弱い手では、%2か%3を崩してしまいます。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split a pair.</source>
        <translation>%1を出しましょう。もっと弱い手では、ペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split a pair.</source>
        <translation>%1のうち1枚を出しましょう。もっと弱い手では、ペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2 or a pair.</source>
        <translation>%1を出しましょう。もっと弱い手では、%2かペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2 or a pair.</source>
        <translation>%1のうち1枚を出しましょう。もっと弱い手では、%2かペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up five cards that go together.</source>
        <translation>%1を出しましょう。もっと弱い手では、5枚の役を崩してしまいます。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would break up five cards that go together.</source>
        <translation>%1のうち1枚を出しましょう。もっと弱い手では、5枚の役を崩してしまいます。</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for your %3.</source>
        <translation>フルハウスには%1を使って、%2は%3のために残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 and the %2: your %3 belongs to your %4.</source>
        <translation>%1と%2を出しましょう。%3は%4に使います。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up both your flushes.</source>
        <translation>ここはパス。勝つには、フラッシュを二つとも崩すことになります。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up one of your two flushes.</source>
        <translation>ここはパス。勝つには、二つあるフラッシュの一つを崩すことになります。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up your %1, so it would not save you a play on your way out.</source>
        <translation>ここはパス。勝つには%1を崩すことになり、上がるまでの手数は減りません。</translation>
    </message>
    <message>
        <source>%1 has only one card left, so don&apos;t play too low.</source>
        <translation>%1はあと1枚なので、弱すぎるカードは避けましょう。</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later to win the lead.</source>
        <translation>%1はあと1枚ですが、ここは%3に賭けましょう。%2は、後でリードを取るのに必要です。</translation>
    </message>
    <message>
        <source>Play your highest %1: it is the hardest to beat.</source>
        <translation>いちばん強い%1を出しましょう。それがいちばん負けにくい手です。</translation>
    </message>
    <message>
        <source>Beat it with the %1: of your five-card plays it leaves you the fewest plays to go out.</source>
        <translation>%1で勝ちましょう。5枚の役の中で、上がるまでの手数がいちばん少なくて済みます。</translation>
    </message>
    <message>
        <source>This can wait: you can still lead your %2 once your %1 has won the lead back.</source>
        <translation>これは後でかまいません。%1でリードを取り返してから、%2をリードできます。</translation>
    </message>
    <message>
        <source>This can wait: your %1 should win the lead back, and you can lead your %2 then.</source>
        <translation>これは後でかまいません。%1でリードを取り返せそうで、そのとき%2をリードできます。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, whatever you lead.</source>
        <translation>どうリードしても、このゲームはまず勝てません。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2, and keep the %3, which can beat more later.</source>
        <translation>%1か%2を出して、後でもっと多くの手に勝てる%3は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is easier to beat, and the %3 is better kept for later.</source>
        <translation>%1を出しましょう。%2は負けやすく、%3は後に残すほうが得です。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: lower cards are easier to beat.</source>
        <translation>%1か%2を出しましょう。それより弱いカードは負けやすくなります。</translation>
    </message>
</context>
<context>
    <name>Big Two thoughts</name>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0には場より強い手がありません。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0は%1を崩さず、パスします。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>%1には誰も勝てません。続けて残りを出せば、%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 leads no single: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0はシングルを避けます。%1はあと1枚なので、%2には応じられません。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0はいちばん強いカードを出します。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 keeps the %2 for later, although %1 has only one card left.</source>
        <translation>%1はあと1枚ですが、%0は%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>%0は5枚まとめて出します。%1はあと%2枚なので、応じられません。</translation>
    </message>
    <message>
        <source>%0 has to open with the three of diamonds, which goes with nothing else.</source>
        <translation>%0はダイヤの3から始める決まりで、一緒に出せるカードもありません。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads again.</source>
        <translation>%1には誰も勝てないので、%0はまたリードできます。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest card in hand.</source>
        <translation>%0はリードできるうちに、いちばん弱い%1を片づけます。</translation>
    </message>
    <message>
        <source>%0 gets rid of five cards at once with the %1.</source>
        <translation>%0は%1で、一度に5枚減らします。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>%0はもっと弱いカードではなく、%1をリードします。リードがほしい人に、強いカードを使わせます。</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2.</source>
        <translation>%0は%1を崩します。%2には誰も勝てません。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads next.</source>
        <translation>%1には誰も勝てないので、次は%0のリードです。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0は、あと1枚の%1にリードを渡しません。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0は、あと%2枚の%1にリードを渡しません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0は何も崩さずに%1で勝ち、強いカードを後に残します。</translation>
    </message>
    <message>
        <source>%0 wins in %1 plays, whatever the others hold.</source>
        <translation>ほかの人が何を持っていても、%0は%1手で勝ちます。</translation>
    </message>
    <message>
        <source>%0 leads the higher card, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0は誰にも負けない強いほうのカードをリードし、続けてもう1枚を出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 leads the higher card: an opponent has only one left.</source>
        <translation>%0は強いほうのカードをリードします。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 leads the lower card first: the higher one may win the lead back.</source>
        <translation>%0は弱いほうのカードからリードします。強いほうでリードを取り返せるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the pair, which nobody can beat, and then plays the last card and wins.</source>
        <translation>%0は誰にも負けないペアをリードし、続けて最後の1枚を出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 leads the single card, which nobody can beat, and then plays the pair and wins.</source>
        <translation>%0は誰にも負けないシングルをリードし、続けてペアを出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>%0はペアをリードします。あと1枚の相手がいて、ペアには応じられません。</translation>
    </message>
    <message>
        <source>%0 leads the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>%0はシングルをリードします。相手の1人は残り2枚で、もっと強いペアかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the weaker of two plays: %1.</source>
        <translation>%0は2手のうち、弱いほうをリードします。%1。</translation>
    </message>
    <message>
        <source>%0 leads the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0は真ん中のカードをリードします。いちばん強いカードには誰も勝てず、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>%0 leads the highest of three cards: an opponent has only one left.</source>
        <translation>%0は3枚のうち、いちばん強いカードをリードします。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 leads the lowest of three cards first.</source>
        <translation>%0は3枚のうち、いちばん弱いカードからリードします。</translation>
    </message>
    <message>
        <source>%0 leads the higher pair, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0は誰にも負けない強いほうのペアをリードし、続けてもう1組を出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 leads the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>%0は強いほうのペアをリードします。相手の1人は残り2枚で、ペアかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the lower pair first: the higher one may win the lead back.</source>
        <translation>%0は弱いほうのペアからリードします。強いほうでリードを取り返せるかもしれません。</translation>
    </message>
    <message>
        <source>Nothing in hand is sure to win the lead, so %0 leads the weakest play: %1.</source>
        <translation>確実にリードを取れる手がないので、%0はいちばん弱い手をリードします。%1。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>%0は弱いほうのシングルをリードします。強いほうには誰も勝てず、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>%0はペアをリードします。あと1枚の相手がいて、このペアには誰も勝てません。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair: an opponent has two cards left.</source>
        <translation>%0は弱いほうのシングルをリードして、ペアを残します。あと2枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair, which nobody can beat.</source>
        <translation>%0は弱いほうのシングルをリードして、誰にも負けないペアを残します。</translation>
    </message>
    <message>
        <source>%0 leads the second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0は弱いほうから2番目のカードをリードします。いちばん強いカードには誰も勝てず、それでリードを取り返せます。</translation>
    </message>
    <message>
        <source>%0 leads the highest of four cards: an opponent has only one left.</source>
        <translation>%0は4枚のうち、いちばん強いカードをリードします。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 leads the lowest of four cards first.</source>
        <translation>%0は4枚のうち、いちばん弱いカードからリードします。</translation>
    </message>
    <message>
        <source>%0 leads five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>%0は5枚の役をリードします。あと1枚の相手がいて、5枚には応じられません。</translation>
    </message>
    <message>
        <source>%0 leads a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>%0はペアをリードします。相手の1人は1枚しかなく、ペアには応じられません。</translation>
    </message>
    <message>
        <source>An opponent has only one card, so %0 leads the strongest: %1.</source>
        <translation>あと1枚の相手がいるので、%0はいちばん強い手をリードします。%1。</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, holding more pairs than single cards.</source>
        <translation>%0はシングルよりペアのほうが多いので、いちばん弱いペアをリードします。</translation>
    </message>
    <message>
        <source>%0 has the lead and starts with the weakest play: %1.</source>
        <translation>リードの%0は、いちばん弱い手から始めます。%1。</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then %0 plays the rest and wins.</source>
        <translation>これには誰も勝てません。続けて残りを出せば、%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 has two plays left, neither sure to win the lead, and leads the five cards.</source>
        <translation>%0はあと2手で、どちらも確実にはリードを取れません。5枚の役をリードします。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the five cards first.</source>
        <translation>%0はあと3手で、5枚の役からリードします。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the highest pair: an opponent has two cards.</source>
        <translation>%0はあと3手で、いちばん強いペアをリードします。あと2枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the lowest pair first.</source>
        <translation>%0はあと3手で、いちばん弱いペアからリードします。</translation>
    </message>
    <message>
        <source>%0 splits the %1 to play a pair: an opponent has only one card left.</source>
        <translation>%0は%1を崩して、ペアを出します。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 splits a pair: an opponent has only one card left.</source>
        <translation>%0はペアを崩します。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 splits the %1 for a single card: an opponent has only one card left.</source>
        <translation>%0は%1を崩して、シングルを出します。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 passes: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>%0はパスします。あと1枚の相手がいますが、崩してまで勝てる手がありません。</translation>
    </message>
    <message>
        <source>%0 plays the highest single card: an opponent has only one card left.</source>
        <translation>%0はいちばん強いシングルを出します。あと1枚の相手がいます。</translation>
    </message>
    <message>
        <source>%0 beats it with the weakest play that does: %1.</source>
        <translation>%0は場に勝てるいちばん弱い手で応じます。%1。</translation>
    </message>
    <message>
        <source>%0 splits a high pair: each of its cards may win the lead.</source>
        <translation>%0は強いペアを崩します。1枚ずつでもリードを取れそうです。</translation>
    </message>
    <message>
        <source>%0 passes: what beats this is worth more later.</source>
        <translation>%0はパスします。場に勝てる手は、後で出すほうが役に立ちます。</translation>
    </message>
    <message>
        <source>%0 passes: no whole combination in hand beats this.</source>
        <translation>%0はパスします。崩さずに場に勝てる役がありません。</translation>
    </message>
    <message>
        <source>%0 opens with the play that the three of diamonds belongs to.</source>
        <translation>%0はダイヤの3を含む手から始めます。</translation>
    </message>
    <message>
        <source>%0 leads what beats the fewest of the plays still out: the %1.</source>
        <translation>%0は、まだ出ていない手に勝てる数がいちばん少ない手、%1をリードします。</translation>
    </message>
    <message>
        <source>%0 leads the lowest card with as many others as possible: the %1.</source>
        <translation>%0はいちばん弱いカードを、できるだけ多くのカードと一緒にリードします。%1です。</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0はできるだけ多くの枚数で、いちばん弱い手をリードします。%1です。</translation>
    </message>
    <message>
        <source>%0 leads as few cards as possible, the lowest: the %1.</source>
        <translation>%0はできるだけ少ない枚数で、いちばん弱い手をリードします。%1です。</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0は残りを全部出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0は場に勝てるいちばん弱い手を出します。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or spend the %2.</source>
        <translation>%0は、%1を崩したり%2を使ったりせずにパスします。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0は、%1を使わずにパスします。</translation>
    </message>
    <message>
        <source>%0 lets somebody else beat this and keeps the %1.</source>
        <translation>%0は、場に勝つのをほかの人に任せて、%1を残します。</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>%0は5枚まとめて出します。%1はあと1枚なので、応じられません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0は%2より%1を出します。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 wins the lead back, and then the rest goes out.</source>
        <translation>%0は%1をリードします。%2でリードを取り返し、続けて残りを出し切れます。</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2, so %0 leads again.</source>
        <translation>%0は%1を崩します。%2には誰も勝てないので、%0はまたリードできます。</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so %0 leads again.</source>
        <translation>%1に勝つのに必要な5枚が誰にも残っていないので、%0はまたリードできます。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest in hand, and plays pairs rather than a straight.</source>
        <translation>%0は手札でいちばん弱い%1をリードし、ストレートよりペアで出していきます。</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0は%1で、一度に2枚減らします。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0は%1で勝ちます。何も崩れず、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0は最後の1枚を出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 has three plays left, %1 of them unbeatable, and leads one of those.</source>
        <translation>%0はあと3手で、そのうち誰にも負けない%1手のどれかをリードします。</translation>
    </message>
    <message>
        <source>%0 has at most three plays left and beats this with the highest of them.</source>
        <translation>%0はあと3手以内で、いちばん強い手で場に勝ちます。</translation>
    </message>
    <message>
        <source>%0 leads a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>%0はペアを避けて、シングルをリードします。ペアだと、あと2枚の%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2.</source>
        <translation>%0は%1を出します。もっと弱い手では、%2を崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only one card left.</source>
        <translation>%0は%2より%1を出します。%3はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only %4 cards left.</source>
        <translation>%0は%2より%1を出します。%3はあと%4枚です。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is worth as much as the %2.</source>
        <translation>%0は%1を出します。%2と同じ値打ちです。</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for later.</source>
        <translation>%0はフルハウスに%1を使い、%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0は%1をリードします。ほかのどれとも組にならないカードの中で、いちばん弱いものです。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0はリードできるうちに、弱い%1を片づけます。%2でも同じくらいの手です。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole and may win the lead.</source>
        <translation>%0は%1で勝ちます。%2は崩れず、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole, and keeps the higher cards.</source>
        <translation>%0は%2を崩さずに%1で勝ち、強いカードを後に残します。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0は%1で勝ちます。そうしないと、%2のリードが続くかもしれません。</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>%0は、どの手でもこの勝負に勝てます。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 is still out and beats the %2, which would win the lead for the rest.</source>
        <translation>%0はパスします。残りを出すためのリードを%2で取りたいところですが、それに勝てる%1が、まだ出ていません。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0は%2より%1をリードします。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of two low cards at once.</source>
        <translation>%0はリードできるうちに、弱い2枚をまとめて片づけます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once, the lowest in hand among them.</source>
        <translation>%0は%1をリードします。いちばん弱いカードも含めて、一度に%2枚減らせます。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which nobody can beat.</source>
        <translation>%0は%1を出して、誰にも負けない%2を残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0は%1をリードします。%2のほうが後で場に勝ちやすいからです。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0は%1を出します。これに勝てる手には、どのみち%2も勝てません。</translation>
    </message>
    <message>
        <source>%0 passes: played one at a time, the %1 win the lead twice.</source>
        <translation>%0はパスします。%1は1枚ずつ出せば、リードを2回取れます。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0は%1で勝ちます。%2のほうが後で場に勝ちやすいからです。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which gets rid of the five lowest cards.</source>
        <translation>%0は%1で勝ちます。いちばん弱い5枚を片づけられます。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer and may win the lead.</source>
        <translation>%0は%1で勝ちます。上がりに1手近づき、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer, and keeps the higher cards.</source>
        <translation>%0は%1で勝ちます。上がりに1手近づき、強いカードも後に残せます。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, even though that splits the %2: it may take the lead from %3.</source>
        <translation>%0は%2を崩してでも、%1で勝ちます。%3からリードを奪えるかもしれません。</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>それだと、もう何にも勝てず、リードでしか片づけられない%1が残ります。</translation>
    </message>
    <message>
        <source>This leaves %0 with more of the low cards.</source>
        <translation>それだと、%0には弱いカードが多く残ります。</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card %0 has left.</source>
        <translation>それだと、%0の残りの手札でいちばん強いのは%1になります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>%0は%1をリードします。もうどのペアにも勝てないので、リードでしか片づけられません。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make.</source>
        <translation>%0はパスして、%1を残します。使っても、上がるまでまだ%2手かかります。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make, and nothing sure to win the lead.</source>
        <translation>%0はパスして、%1を残します。使っても、上がるまでまだ%2手かかり、確実にリードを取れる手も残りません。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 can still beat.</source>
        <translation>%0は%1を出します。これに勝てるのは、もう%2だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 and the %3 can still beat.</source>
        <translation>%0は%1を出します。これに勝てるのは、もう%2と%3だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only %2 cards still out can beat.</source>
        <translation>%0は%1を出します。これに勝てるカードは、あと%2枚だけです。</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 left.</source>
        <translation>そのあと%0に残るのは、%1だけです。</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 and the %2 left.</source>
        <translation>そのあと%0に残るのは、%1と%2だけです。</translation>
    </message>
    <message>
        <source>If %0 is beaten, there is another %1 to win the lead back.</source>
        <translation>勝たれても、%0にはリードを取り返すための%1がもう1つあります。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0は%1で勝ちます。ほかのどれとも組にならないカードの中で、いちばん弱いものです。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which may win the lead.</source>
        <translation>%0は%1で勝ちます。リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>After this %0 needs %1 more plays to go out instead of %2.</source>
        <translation>それだと、%0は上がるまであと%2手のところが、あと%1手かかります。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only the %2 can still beat it.</source>
        <translation>%1は残すほうが得です。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only %2 of the cards still out can beat it.</source>
        <translation>%1は残すほうが得です。これに勝てるカードは、あと%2枚だけです。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only a %2 can still beat it.</source>
        <translation>%1は残すほうが得です。これに勝てるのは、もう%2だけです。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only a %2 or a %3 can still beat it.</source>
        <translation>%1は残すほうが得です。これに勝てるのは、もう%2か%3だけです。</translation>
    </message>
    <message>
        <source>This spends what should win %0 the lead later.</source>
        <translation>それだと、%0は後でリードを取れそうな手を使ってしまいます。</translation>
    </message>
    <message>
        <source>It is a risk: %1 has only one card left and may go out.</source>
        <translation>危ない手です。あと1枚の%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and has only the %2 left.</source>
        <translation>%0は%1を出します。そのあと残るのは、%2だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the %3 can still beat.</source>
        <translation>%0は%1を出して、もう%3にしか負けない%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only %3 of the cards still out can beat.</source>
        <translation>%0は%1を出して、%2を残します。そちらに勝てるカードは、あと%3枚だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only a %3 can still beat.</source>
        <translation>%0は%1を出して、もう%3にしか負けない%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only a %3 or a %4 can still beat.</source>
        <translation>%0は%1を出して、もう%3か%4にしか負けない%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which can beat more later.</source>
        <translation>%0は%1を出して、後でもっと多くの手に勝てる%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the four %1 and throws in the %2, the lowest other card.</source>
        <translation>%0は%1を4枚出して、残りでいちばん弱い%2をつけます。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush can still beat this, so %0 very likely leads next.</source>
        <translation>これにまだ勝てるのは、もっと強いフォーカードかストレートフラッシュだけです。次はほぼ確実に%0のリードです。</translation>
    </message>
    <message>
        <source>Only four of a kind or a straight flush can still beat this full house, so %0 very likely leads next.</source>
        <translation>このフルハウスに勝てるのは、もうフォーカードかストレートフラッシュだけです。次はほぼ確実に%0のリードです。</translation>
    </message>
    <message>
        <source>Only three %1, four of a kind or a straight flush can still beat this full house, so %0 very likely leads next.</source>
        <translation>このフルハウスにまだ勝てるのは、%1が3枚入ったフルハウスか、フォーカード、ストレートフラッシュだけです。次はほぼ確実に%0のリードです。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 can take its place in the %3.</source>
        <translation>%0は%1で勝ちます。%3には、代わりに%2を使えます。</translation>
    </message>
    <message>
        <source>%0 splits the %1 rather than spend the %2, which can beat more later.</source>
        <translation>%0は%1を崩して、後でもっと多くの手に勝てる%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays a %1 that leaves the %2 for later.</source>
        <translation>%0は、%2を後に残せる%1を出します。</translation>
    </message>
    <message>
        <source>%0 beats it with the %2, because the %1 may never get played.</source>
        <translation>%0は%1を崩してでも、%2で勝ちます。残しても、出す機会はもうないかもしれません。</translation>
    </message>
    <message>
        <source>That breaks up the %1, which may never get played.</source>
        <translation>%1は崩れますが、残しても、出す機会はもうないかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1, which will hardly ever beat another pair.</source>
        <translation>%0は%1をリードします。ほかのペアには、まず勝てません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the three %2 still make a full house with another pair.</source>
        <translation>%0は%1をリードします。3枚ある%2は、別のペアともフルハウスになります。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 until more of what beats it has been played.</source>
        <translation>%0はパスして、%1を、それに勝てる手がもっと出てしまうまで残します。</translation>
    </message>
    <message>
        <source>%0 goes high with the %2: %1 has only two cards left.</source>
        <translation>%0は強い%2を出します。%1はあと2枚です。</translation>
    </message>
    <message>
        <source>This is better kept: nobody can beat it.</source>
        <translation>それは残すほうが得です。誰にも負けない手です。</translation>
    </message>
    <message>
        <source>This is better kept: it can still beat other five-card plays.</source>
        <translation>それは残すほうが得です。まだほかの5枚の役に勝てます。</translation>
    </message>
    <message>
        <source>Then only the %1 is left, and most of the cards still out beat it.</source>
        <translation>それだと、残るのは%1だけで、まだ出ていないカードの大半に負けます。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game, but every card that goes saves a point.</source>
        <translation>%0はこの勝負にまず勝てませんが、1枚減らすごとに失点が1点減ります。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2 or the %3.</source>
        <translation>%0は%1を出します。もっと弱い手では、%2か%3を崩してしまいます。</translation>
    </message>
    <message>
        <source>This is better kept: only the %2 can still beat it.</source>
        <translation>それは残すほうが得です。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>This is better kept: only %2 of the cards still out can beat it.</source>
        <translation>それは残すほうが得です。それに勝てるカードは、あと%2枚だけです。</translation>
    </message>
    <message>
        <source>This is better kept: only a %2 can still beat it.</source>
        <translation>それは残すほうが得です。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>This is better kept: only a %2 or a %3 can still beat it.</source>
        <translation>それは残すほうが得です。もう%2か%3にしか負けません。</translation>
    </message>
    <message>
        <source>This is better kept: it can still beat other pairs.</source>
        <translation>それは残すほうが得です。まだほかのペアに勝てます。</translation>
    </message>
    <message>
        <source>%0 passes: if the %1 were beaten, only the %2 would be left, which is harder to get rid of.</source>
        <translation>%0はパスします。%1を出して勝たれると、もっと片づけにくい%2だけが残ります。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or the %2.</source>
        <translation>%0は%1も%2も崩さず、パスします。</translation>
    </message>
    <message>
        <source>%0 passes rather than break anything up or spend the %1.</source>
        <translation>%0は、何も崩さず、%1も使わずにパスします。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only a few of the pairs still out can beat.</source>
        <translation>%0は%1を出します。残っているペアのうち、これに勝てるものはわずかです。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only the other two %2 can still beat it.</source>
        <translation>%1は残すほうが得です。もうほかの2枚の%2にしか負けません。</translation>
    </message>
    <message>
        <source>This is better kept: only the other two %2 can still beat it.</source>
        <translation>それは残すほうが得です。もうほかの2枚の%2にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 one at a time: each of them wins the lead.</source>
        <translation>%0は%1を1枚ずつ出します。どの1枚でもリードを取れます。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the other two %3 can still beat.</source>
        <translation>%0は%1を出して、%2を残します。もう、ほかの2枚の%3にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which may win the lead, as the %2 may.</source>
        <translation>%0は%1を出します。%2と同じく、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would not save a play.</source>
        <translation>%0はパスします。勝っても、上がるまでの手数は減りません。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game, but the %1 may still get rid of five cards at once.</source>
        <translation>%0はこの勝負にまず勝てませんが、%1で、まだ一度に5枚減らせるかもしれません。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game.</source>
        <translation>%0はこの勝負にまず勝てません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and has only another %2 left.</source>
        <translation>%0は%1を出します。そのあと残るのは、もう1つの%2だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the other two %3 or a %4 can still beat.</source>
        <translation>%0は%1を出して、%2を残します。もう、ほかの2枚の%3か、%4にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the other two %2 can still beat.</source>
        <translation>%0は%1を出します。これに勝てるのは、もうほかの2枚の%2だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only a %2 can still beat.</source>
        <translation>%0は%1を出します。これに勝てるのは、もう%2だけです。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible: otherwise %1 may keep the lead.</source>
        <translation>%0は場に勝てるいちばん弱い手を出します。そうしないと、%1のリードが続くかもしれません。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2.</source>
        <translation>%0は%1のうち1枚を出します。もっと弱い手では、%2を崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2 or the %3.</source>
        <translation>%0は%1のうち1枚を出します。もっと弱い手では、%2か%3を崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split a pair.</source>
        <translation>%0は%1を出します。もっと弱い手では、ペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split a pair.</source>
        <translation>%0は%1のうち1枚を出します。もっと弱い手では、ペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2 or a pair.</source>
        <translation>%0は%1を出します。もっと弱い手では、%2かペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2 or a pair.</source>
        <translation>%0は%1のうち1枚を出します。もっと弱い手では、%2かペアを崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up five cards that go together.</source>
        <translation>%0は%1を出します。もっと弱い手では、5枚の役を崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would break up five cards that go together.</source>
        <translation>%0は%1のうち1枚を出します。もっと弱い手では、5枚の役を崩してしまいます。</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for the %3.</source>
        <translation>%0はフルハウスに%1を使い、%2を%3のために残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and the %2: the %3 belongs to the %4.</source>
        <translation>%0は%1と%2を出します。%3は%4に使います。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up two flushes.</source>
        <translation>%0は、二つのフラッシュを崩すくらいならとパスします。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up one of two flushes.</source>
        <translation>%0は、二つあるフラッシュの一つを崩すくらいならとパスします。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up the %1 and save no play.</source>
        <translation>%0はパスします。勝つには%1を崩すことになり、手数は減りません。</translation>
    </message>
    <message>
        <source>%1 has only one card left, so %0 doesn&apos;t play too low.</source>
        <translation>%1はあと1枚なので、%0は弱すぎるカードを避けます。</translation>
    </message>
    <message>
        <source>%0 plays the highest %1, which is the hardest to beat.</source>
        <translation>%0はいちばん強い%1を出します。それがいちばん負けにくい手です。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which of the five-card plays leaves the fewest plays to go out.</source>
        <translation>%0は%1で勝ちます。5枚の役の中で、上がるまでの手数がいちばん少なくて済みます。</translation>
    </message>
    <message>
        <source>This can wait: the %2 can still be led once the %1 has won the lead back.</source>
        <translation>これは後でかまいません。%1でリードを取り返してから、%2をリードできます。</translation>
    </message>
    <message>
        <source>This can wait: the %1 should win the lead back, and the %2 can be led then.</source>
        <translation>これは後でかまいません。%1でリードを取り返せそうで、そのとき%2をリードできます。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game with any lead.</source>
        <translation>%0がどうリードしても、このゲームはまず勝てません。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is as good as the %2, and keeps the %3, which can beat more later.</source>
        <translation>%0は%2と変わらない%1を出して、後でもっと多くの手に勝てる%3は残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1: the %2 is easier to beat, and the %3 is better kept for later.</source>
        <translation>%0は%1を出します。%2は負けやすく、%3は後に残すほうが得です。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is as good as the %2: lower cards are easier to beat.</source>
        <translation>%0は%2と変わらない%1を出します。それより弱いカードは負けやすくなります。</translation>
    </message>
</context>
<context>
    <name>BigTwoRules</name>
    <message>
        <source>In a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
    <message>
        <source>The holder of the three of diamonds begins, with a play that contains it.</source>
        <translation>ダイヤの3を持つ人から始め、そのカードを含めて出します。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>カードの強さ</translation>
    </message>
    <message>
        <source>The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.</source>
        <translation>いちばん強い数字は2で、エース、キング、クイーンと続き、3が最弱です。数字が同じならスートで決まり、強い順にスペード、ハート、クラブ、ダイヤです。同じ強さのカードは1枚もありません。</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最弱</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>A pair is as high as its higher card.</source>
        <translation>ペアの強さは、2枚のうち強いほうで決まります。</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>5枚の役</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>Five cards of one suit. The higher suit wins, then the highest card.</source>
        <translation>同じスートの5枚。スートの強いほうが勝ち、同じならいちばん強いカードで比べます。</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <source>Three of a kind and a pair. The three decide.</source>
        <translation>同じ数字の3枚とペア。3枚のほうで比べます。</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>フォーカード</translation>
    </message>
    <message>
        <source>Four of a kind and any fifth card. The four decide.</source>
        <translation>同じ数字の4枚と、好きな1枚。4枚のほうで比べます。</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>ストレートフラッシュ</translation>
    </message>
    <message>
        <source>A straight of one suit. Nothing beats it but a higher one.</source>
        <translation>同じスートのストレート。勝てるのは、より強いストレートフラッシュだけです。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.</source>
        <translation>出せるときでもパスできます。一度パスすると、そのラウンドが終わるまで出せません。リードする人はパスできません。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>覚えておきたいこと</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play the same number of higher cards, or pass. When all others have passed, the last to play has the lead again. The first to get rid of all their cards wins.</source>
        <translation>4人が13枚ずつ手札を持ちます。リードする人は、1枚、ペア、または5枚の役を出します。ほかの人は順番に、同じ枚数でより強いカードを出すか、パスします。ほかの全員がパスしたら、最後に出した人がまたリードします。手札を最初に出し切った人の勝ちです。</translation>
    </message>
    <message>
        <source>There are five combinations of five cards. Each beats all those before it:</source>
        <translation>5枚の役は5種類あります。どの役も、それより前の役すべてに勝ちます。</translation>
    </message>
    <message>
        <source>Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is not a straight.</source>
        <translation>数字が続く5枚。並びの最後のカードで比べます。最弱はA2345、最強は10JQKAで、JQKA2は役になりません。</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold, and the winner gets them all.</source>
        <translation>誰かが手札を出し切ったら、ほかの人は残った手札1枚につき1点を失い、その合計が勝者の得点になります。</translation>
    </message>
    <message>
        <source>Get rid of low cards while you have the lead, and keep something high to win it back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.</source>
        <translation>リード権があるうちに弱いカードを減らし、リード権を取り返すための強いカードを残しておきましょう。2やエースが生きるのは、手に残したときではなく、ラウンドを制したときです。ほかの人の残り枚数にも気をつけましょう。残り1枚の人がいたら、ペアか、強い1枚をリードします。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G finds plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.</source>
        <translation>カードはクリックで選び、なぞればまとめて選べます。もう一度クリックすると戻ります。1枚選んでいるときは、Tabキーでそれを含む手を順に見られます。Gキーで手を探し、Enterで出し、Pでパス、Rで手札を並べ替えます。Cでカードのクラスを表示します。Aには誰も勝てず、Bは強く、Cは中くらいで、Dはどれにも勝てません。</translation>
    </message>
</context>
<context>
    <name>BigTwoView</name>
    <message>
        <source>round %1</source>
        <translation>ラウンド %1</translation>
    </message>
</context>
<context>
    <name>Briscola</name>
    <message>
        <source>Points %1 to %2</source>
        <translation>得点 %1対%2</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>トリック %1/%2</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1が2回配られています</translation>
    </message>
    <message>
        <source>A game for %1 players needs %2 cards, not %3</source>
        <translation>%1人のゲームには%2枚のカードが必要ですが、%3枚あります</translation>
    </message>
    <message>
        <source>For three players a two is left out, not %1</source>
        <translation>3人のゲームで抜くのは2のカードですが、%1が抜かれています</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>切り札のカード</translation>
    </message>
    <message>
        <source>Stock, in the order of drawing</source>
        <translation>山札（引く順）</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>最初にリードする人</translation>
    </message>
</context>
<context>
    <name>Briscola drawback thoughts</name>
    <message>
        <source>The %1 wins the game at once.</source>
        <translation>%1なら、その場で勝ちが決まります。</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that %0 can&apos;t win.</source>
        <translation>それだと、%0には取れないトリックに%1点を加えてしまいます。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this trick.</source>
        <translation>このトリックは、%1で十分取れます。</translation>
    </message>
    <message>
        <source>The %1 takes this trick without a trump.</source>
        <translation>切り札を使わなくても、%1でこのトリックを取れます。</translation>
    </message>
    <message>
        <source>The %1 is ahead as well, without a trump.</source>
        <translation>切り札を使わなくても、%1で上回れます。</translation>
    </message>
    <message>
        <source>The %1 and its %2 points would be safe in this trick.</source>
        <translation>%1なら、このトリックで%2点を確実に守れます。</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take the %1.</source>
        <translation>それだと取られるおそれがありますが、%1なら誰にも取られません。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take the %2.</source>
        <translation>それだと、まだ%1枚のカードに取られるおそれがありますが、%2なら1枚だけです。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take the %2.</source>
        <translation>それだと、まだ%1枚のカードに取られるおそれがありますが、%2なら%3枚だけです。</translation>
    </message>
    <message>
        <source>This brings no points, and %0 has to lead next.</source>
        <translation>それだと、点が入らないうえ、次は%0がリードするしかありません。</translation>
    </message>
    <message>
        <source>After this %0 ends with only %1 points.</source>
        <translation>それだと、%0は最後に%1点にしかなりません。</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>%1でも取られやすくはならず、取られなければ%2点が手に入ります。</translation>
    </message>
    <message>
        <source>The %1 brings %2 points if nobody takes it.</source>
        <translation>%1なら、取られなければ%2点が手に入ります。</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and less is lost if it is taken.</source>
        <translation>%1でも取られやすくはならず、取られても失う点は少なくてすみます。</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than the %3.</source>
        <translation>それだと、%1に%2点を渡します。%3より1点多くなります。</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>切り札は、点があるトリックでこそ役に立ちます。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 no points.</source>
        <translation>それでもトリックは取れますが、%0に点が入りません。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 only %1 points.</source>
        <translation>それでもトリックは取れますが、%0には%1点しか入りません。</translation>
    </message>
    <message>
        <source>If %0 has to lead the %1 later, it can be taken.</source>
        <translation>%1は、後で%0がリードすることになれば、取られるおそれがあります。</translation>
    </message>
    <message>
        <source>This does the same as the %1: no card still out lies between them.</source>
        <translation>それでも%1と同じことです。間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>This brings only %1 points, and %0 has to lead next.</source>
        <translation>それだと、%1点しか入らないうえ、次は%0がリードするしかありません。</translation>
    </message>
    <message>
        <source>This is better kept for later: of %0&apos;s cards, only this one costs nothing to throw.</source>
        <translation>それは後に残すほうが得です。%0の手札で、捨てても損のないカードはそれだけです。</translation>
    </message>
    <message>
        <source>This is better kept: it may catch the %1 later.</source>
        <translation>それは残すほうが得です。後で%1を取れるかもしれません。</translation>
    </message>
    <message>
        <source>This is better kept: it may take an ace or a three later.</source>
        <translation>それは残すほうが得です。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>This is better kept: only a trump can take it later.</source>
        <translation>それは残すほうが得です。後で出しても、切り札にしか取られません。</translation>
    </message>
    <message>
        <source>With this trick %1 has 60 points: %0 could at best draw the game.</source>
        <translation>それだと、このトリックで%1が60点になり、%0はよくて引き分けです。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 one point less.</source>
        <translation>それでもトリックは取れますが、%0に入る点が1点少なくなります。</translation>
    </message>
</context>
<context>
    <name>Briscola drawbacks</name>
    <message>
        <source>With this trick %1 wins the game.</source>
        <translation>それだと、このトリックで%1の勝ちが決まります。</translation>
    </message>
    <message>
        <source>Your %1 wins the game at once.</source>
        <translation>%1なら、その場で勝ちが決まります。</translation>
    </message>
    <message>
        <source>After this %1 draws the %2, the turned-up trump.</source>
        <translation>それだと、表向きの切り札の%2を%1が引きます。</translation>
    </message>
    <message>
        <source>This leaves %1 the %2 points of this trick.</source>
        <translation>それだと、このトリックの%2点は%1のものです。</translation>
    </message>
    <message>
        <source>This adds %2 points to a trick that %1 wins.</source>
        <translation>それだと、%1が取るトリックに%2点を加えてしまいます。</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in a trick with %2 points.</source>
        <translation>それだと、%2点のトリックで%1が勝ったままです。</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that you can&apos;t win.</source>
        <translation>それだと、取れないトリックに%1点を加えてしまいます。</translation>
    </message>
    <message>
        <source>Your %1 is enough to take this trick.</source>
        <translation>このトリックは、%1で十分取れます。</translation>
    </message>
    <message>
        <source>Your %1 takes this trick without a trump.</source>
        <translation>切り札を使わなくても、%1でこのトリックを取れます。</translation>
    </message>
    <message>
        <source>Your %1 is ahead as well, without a trump.</source>
        <translation>切り札を使わなくても、%1で上回れます。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick in which %1 is ahead.</source>
        <translation>それだと、%1が勝っているトリックに切り札を使ってしまいます。</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>切り札は、点があるトリックでこそ役に立ちます。</translation>
    </message>
    <message>
        <source>This puts %1 points at risk.</source>
        <translation>それだと、%1点を取られるおそれがあります。</translation>
    </message>
    <message>
        <source>Your %1 and its %2 points would be safe in this trick.</source>
        <translation>%1なら、このトリックで%2点を確実に守れます。</translation>
    </message>
    <message>
        <source>This adds no points to the trick in which %1 is ahead.</source>
        <translation>それだと、%1が勝っているトリックに点を加えられません。</translation>
    </message>
    <message>
        <source>%1 may still take this trick, and this adds no points to it.</source>
        <translation>%1がこのトリックを取るかもしれないのに、それだと点を加えられません。</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in the trick.</source>
        <translation>それだと、このトリックは%1が勝ったままです。</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take your %1.</source>
        <translation>それだと取られるおそれがありますが、%1なら誰にも取られません。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take your %2.</source>
        <translation>それだと、まだ%1枚のカードに取られるおそれがありますが、%2なら1枚だけです。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take your %2.</source>
        <translation>それだと、まだ%1枚のカードに取られるおそれがありますが、%2なら%3枚だけです。</translation>
    </message>
    <message>
        <source>This brings you no points, and you have to lead next.</source>
        <translation>それだと、点が入らないうえ、次はあなたがリードするしかありません。</translation>
    </message>
    <message>
        <source>After this you end with only %1 points.</source>
        <translation>それだと、最後は%1点にしかなりません。</translation>
    </message>
    <message>
        <source>A trump can take this, and so can a higher card of its suit.</source>
        <translation>それだと、切り札だけでなく、同じスートの上のカードにも取られます。</translation>
    </message>
    <message>
        <source>Nobody can take this, so %1 draws the %2, the turned-up trump.</source>
        <translation>それだと誰にも取られず、表向きの切り札の%2を%1が引くことになります。</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>%1でも取られやすくはならず、取られなければ%2点が手に入ります。</translation>
    </message>
    <message>
        <source>Your %1 brings %2 points if nobody takes it.</source>
        <translation>%1なら、取られなければ%2点が手に入ります。</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and you lose less if it is taken.</source>
        <translation>%1でも取られやすくはならず、取られても失う点は少なくてすみます。</translation>
    </message>
    <message>
        <source>The %1 is still out: it could take this and bring home its %2 points.</source>
        <translation>それだと、まだ出ていない%1に取られて、その%2点まで稼がれるかもしれません。</translation>
    </message>
    <message>
        <source>The ace and the three of %1 are still out: either could take this and bring home its points.</source>
        <translation>それだと、まだ出ていない%1のエースか3に取られて、その点まで稼がれるかもしれません。</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than your %3.</source>
        <translation>それだと、%1に%2点を渡します。%3より1点多くなります。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you no points.</source>
        <translation>それでもトリックは取れますが、点が入りません。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you only %1 points.</source>
        <translation>それでもトリックは取れますが、%1点しか入りません。</translation>
    </message>
    <message>
        <source>If you have to lead your %1 later, it can be taken.</source>
        <translation>%1は、後でリードすることになれば、取られるおそれがあります。</translation>
    </message>
    <message>
        <source>This does the same as your %1: no card still out lies between them.</source>
        <translation>それでも%1と同じことです。間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>The %1 can still take this and its %2 points.</source>
        <translation>それだと、まだ%1に取られて、%2点を失うおそれがあります。</translation>
    </message>
    <message>
        <source>This brings you only %1 points, and you have to lead next.</source>
        <translation>それだと、%1点しか入らないうえ、次はあなたがリードするしかありません。</translation>
    </message>
    <message>
        <source>This is harder to take, and if %1 doesn&apos;t take it, %1 draws the %2, the turned-up trump.</source>
        <translation>それだと%1に取られにくく、取られなければ、表向きの切り札の%2を%1が引くことになります。</translation>
    </message>
    <message>
        <source>Keep this for later: of your cards, only this one costs nothing to throw.</source>
        <translation>それは後に残しましょう。捨てても損のないカードは、手札でそれだけです。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>それだと、切り札を捨てることになります。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick without points.</source>
        <translation>それだと、点のないトリックに切り札を使ってしまいます。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick of only %1 points.</source>
        <translation>それだと、%1点しかないトリックに切り札を使ってしまいます。</translation>
    </message>
    <message>
        <source>Keep this: it may catch the %1 later.</source>
        <translation>それは残しましょう。後で%1を取れるかもしれません。</translation>
    </message>
    <message>
        <source>Keep this: it may take an ace or a three later.</source>
        <translation>それは残しましょう。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>This gives up the highest trump left.</source>
        <translation>それだと、残りでいちばん強い切り札を手放してしまいます。</translation>
    </message>
    <message>
        <source>Keep this: only a trump can take it later.</source>
        <translation>それは残しましょう。後で出しても、切り札にしか取られません。</translation>
    </message>
    <message>
        <source>This can take the %1 later; the %2 can&apos;t.</source>
        <translation>それは後で%1を取れますが、%2では取れません。</translation>
    </message>
    <message>
        <source>If %1 leads %2 later, this can take the trick safely.</source>
        <translation>後で%1が%2をリードすれば、そのカードで確実にトリックを取れます。</translation>
    </message>
    <message>
        <source>This may take a trick later: only one card of its suit beats it.</source>
        <translation>それは後でトリックを取れるかもしれません。同じスートでもっと強いカードは、1枚だけです。</translation>
    </message>
    <message>
        <source>This may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>それは後でトリックを取れるかもしれません。同じスートでもっと強いカードは、%2枚だけです。</translation>
    </message>
    <message>
        <source>After this %1 is sure to hold the %2, the highest trump left.</source>
        <translation>それだと、残りでいちばん強い切り札の%2が、必ず%1の手に渡ります。</translation>
    </message>
    <message>
        <source>With this trick %1 has 60 points: you could at best draw the game.</source>
        <translation>それだと、このトリックで%1が60点になり、あなたはよくて引き分けです。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you one point less.</source>
        <translation>それでもトリックは取れますが、入る点が1点少なくなります。</translation>
    </message>
</context>
<context>
    <name>Briscola habits</name>
    <message>
        <source>You lead trumps that you should keep</source>
        <translation>残すべき切り札をリードしてしまう</translation>
    </message>
    <message>
        <source>You keep trumps that you should lead</source>
        <translation>リードすべき切り札を残してしまう</translation>
    </message>
    <message>
        <source>You lead cards with too many points</source>
        <translation>点の高すぎるカードをリードしてしまう</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>パートナーが勝っているトリックを取ってしまう</translation>
    </message>
    <message>
        <source>You spend trumps on tricks that are worth little</source>
        <translation>価値の低いトリックに切り札を使ってしまう</translation>
    </message>
    <message>
        <source>You trump in with more than you need</source>
        <translation>必要以上に強い切り札で取ってしまう</translation>
    </message>
    <message>
        <source>You take tricks that you should let go</source>
        <translation>見送るべきトリックを取ってしまう</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>取るべきトリックを見送ってしまう</translation>
    </message>
    <message>
        <source>You give points away in tricks you lose</source>
        <translation>取れないトリックで点を手放してしまう</translation>
    </message>
    <message>
        <source>You keep points back from tricks your side wins</source>
        <translation>自分の側が取るトリックで点を出し惜しんでしまう</translation>
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
        <translation>2人、3人（カップの2を抜いて個人戦）、4人（向かい合う2人がパートナー）から選べます。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Four, as partners</source>
        <translation>4人（ペア戦）</translation>
    </message>
    <message>
        <source>Drawing from the stock</source>
        <translation>山札の引き方</translation>
    </message>
    <message>
        <source>Usually the winner of a trick draws first. In a fixed order it is known from the start who will get the turned-up trump card.</source>
        <translation>ふつうはトリックを取った人から順に引きます。順番を固定すると、表向きの切り札が誰の手に渡るか、初めからわかります。</translation>
    </message>
    <message>
        <source>The winner draws first</source>
        <translation>取った人から引く</translation>
    </message>
    <message>
        <source>In a fixed order</source>
        <translation>順番を固定する</translation>
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
        <translation>のぞき見MiniMax</translation>
    </message>
    <message>
        <source>Clairvoyant</source>
        <translation>Clairvoyant</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>はじめての人</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>気軽に遊ぶ人</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>常連</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>Plays any card without looking at it.</source>
        <translation>手札を見もせず、運まかせにカードを出します。</translation>
    </message>
    <message>
        <source>Looks at hardly more than one card of the hand, and plays it.</source>
        <translation>手札のうちほとんど1枚しか見ず、それを出します。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>上達中</translation>
    </message>
    <message>
        <source>Thinks about the points, but overlooks about half of the hand.</source>
        <translation>点数は考えますが、手札の半分ほどを見落とします。</translation>
    </message>
    <message>
        <source>Judges cards by three guesses at the hidden ones, and overlooks about a third of the hand.</source>
        <translation>伏せられたカードを3通り推測して判断しますが、手札の3枚に1枚ほどを見落とします。</translation>
    </message>
    <message>
        <source>Plans several tricks ahead, but now and then overlooks a card.</source>
        <translation>何トリックも先まで考えますが、ときどき手札の1枚を見落とします。</translation>
    </message>
    <message>
        <source>Plays each card out against a thousand guesses at the hidden ones and, between two players, solves the last tricks exactly. Has played millions of games with itself and learned from them.</source>
        <translation>伏せられたカードを1000通り推測し、どのカードもそれぞれ最後までプレイして試します。2人のゲームでは、終盤のトリックを正確に読み切ります。自分自身と何百万回も対戦し、そこから学んでいます。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Plays a trump whenever possible; without one, follows suit, or leads a card without points.</source>
        <translation>切り札があれば必ず出します。なければリードと同じスートを出し、自分のリードなら点のないカードを出します。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Leads the highest trump or the card worth most; answering, takes as many points as possible. Never thinks of the next trick.</source>
        <translation>リードでは、いちばん強い切り札か、いちばん点の高いカードを出します。あとから出すときは、できるだけ多くの点を取ります。次のトリックのことは考えません。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Makes thirty guesses at the other hands, looks six cards ahead in each, and plays the card that is best most often.</source>
        <translation>相手の手札を30通り推測してそれぞれ6枚先まで読み、最善となる回数がいちばん多いカードを選びます。</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>最上級</translation>
    </message>
    <message>
        <source>Cheats by looking at every hand and the whole stock. With two players that is enough to play without a mistake, with three or four only in the last eight tricks.</source>
        <translation>いかさま：全員の手札と山札をすべて見通します。2人ならそれだけでミスなくプレイできますが、3人や4人でミスがないのは最後の8トリックだけです。</translation>
    </message>
    <message>
        <source>Cheats by looking at the opponents&apos; hands. Against one opponent this wins no more games: cards that look equally good are chosen by lot.</source>
        <translation>いかさま：相手の手札をのぞき見ます。ただし相手が1人なら、勝ち数は増えません。同じくらいよく見えるカードは運まかせに選びます。</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q学習</translation>
    </message>
    <message>
        <source>Looks up its cards and the card to answer in a table that it learned in three million games. Leads the card it needs least.</source>
        <translation>300万局で学習した表から、自分の手札と場のカードに当てはまるところを引いて、出すカードを決めます。リードでは、いちばん要らないカードを出します。</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Learned from MiniMax&apos;s play in many thousands of games, and now plays about as well at a glance, without guessing at the other hands.</source>
        <translation>何万局ものMiniMaxのプレイから学び、相手の手札を推測しなくても、ひと目でMiniMaxとほぼ同じ強さのプレイをします。</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>究極</translation>
    </message>
    <message>
        <source>Cautious: saves trumps for later.</source>
        <translation>慎重：切り札を後に取っておきます。</translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>With all cards seen, best play on all sides brings you %1 points.</source>
        <translation>すべてのカードが見えていて、全員が最善を尽くせば、あなたは%1点になります。</translation>
    </message>
    <message>
        <source>All cards are seen here, but only this trick was looked at.</source>
        <translation>すべてのカードが見えていますが、読んだのはこのトリックだけです。</translation>
    </message>
    <message>
        <source>All cards are seen here, and %1 tricks were looked ahead.</source>
        <translation>すべてのカードが見えていて、%1トリック先まで読みました。</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>最後の1枚です。</translation>
    </message>
    <message>
        <source>Your side has won already, with %1 points: play as you like.</source>
        <translation>あなたの側はもう%1点で勝っています。好きに出しましょう。</translation>
    </message>
    <message>
        <source>You have won already, with %1 points: play as you like.</source>
        <translation>もう%1点で勝っています。好きに出しましょう。</translation>
    </message>
    <message>
        <source>%1 has won already, with %2 points: nothing can change that.</source>
        <translation>%1がもう%2点で勝っています。何を出しても変わりません。</translation>
    </message>
    <message>
        <source>You have to take this: %1 would win the game with it.</source>
        <translation>ここは取るしかありません。逃すと%1の勝ちです。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>%1をリードしましょう。誰にも取られず、%2点を確実に守れます。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it.</source>
        <translation>%1をリードしましょう。誰にも取られません。</translation>
    </message>
    <message>
        <source>Lead the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>%1をリードしましょう。このスートで残るいちばん強いカードで、これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump is worth more when there are points to take.</source>
        <translation>%1をリードして、%2は残しましょう。切り札は、点があるトリックでこそ役に立ちます。</translation>
    </message>
    <message>
        <source>Lead the %1: only a higher trump can take it.</source>
        <translation>%1をリードしましょう。これに勝てるのは、もっと強い切り札だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can take it.</source>
        <translation>%1をリードしましょう。切り札を別にすれば、これに勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you only %2 points.</source>
        <translation>%1をリードしましょう。取られても、失うのは%2点だけです。</translation>
    </message>
    <message>
        <source>Take over from %1: your %2 points are safe in this trick.</source>
        <translation>%1に代わって取りましょう。あなたの%2点は、このトリックなら安全です。</translation>
    </message>
    <message>
        <source>Take over from %1, so that you lead next.</source>
        <translation>%1に代わって取りましょう。次にあなたがリードできます。</translation>
    </message>
    <message>
        <source>Take it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>%1で取りましょう。あとに出す人はいないので、この%2点は安全です。</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>%1で取って、%2は必要なトリックのために残しましょう。</translation>
    </message>
    <message>
        <source>Take it with the %1: there are no points in it, but you lead next.</source>
        <translation>%1で取りましょう。点はありませんが、次にリードできます。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points.</source>
        <translation>切り札の%1で取りましょう。%2点が手に入ります。</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points, and it costs you no trump.</source>
        <translation>%1で取りましょう。切り札を使わずに%2点です。</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points.</source>
        <translation>%1で取りましょう。%2点になります。</translation>
    </message>
    <message>
        <source>Play the %1: nobody can beat it, so the trick is yours.</source>
        <translation>%1を出しましょう。誰にも負けないので、トリックはあなたのものです。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it now.</source>
        <translation>%1を出しましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: only a higher trump can beat it now.</source>
        <translation>%1を出しましょう。もっと強い切り札にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>%1を出しましょう。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and it may be enough.</source>
        <translation>%1を出しましょう。今のところはこれがいちばん強いので、そのまま取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lose this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>このトリックはわざと譲りましょう。負けたほうが切り札の%1を引きます。</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 still plays and may take them.</source>
        <translation>%1点を加えましょう。このあと出す%2が取ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>Leave it to %1, who still plays and may take this trick.</source>
        <translation>このあと出す%1に任せましょう。このトリックを取ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: add your %2 points.</source>
        <translation>このトリックは%1が確実に取ります。%2点を加えましょう。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: add your %2 points.</source>
        <translation>このトリックは%1が勝っています。%2点を加えましょう。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: you can save your %2.</source>
        <translation>このトリックは%1が勝っています。あなたの%2は取っておけます。</translation>
    </message>
    <message>
        <source>Add no points: the card of %1 can still be beaten.</source>
        <translation>点は加えないでおきましょう。%1のカードは、まだ負けるかもしれません。</translation>
    </message>
    <message>
        <source>Leave this trick to %1, who is ahead.</source>
        <translation>このトリックは、今勝っている%1に任せましょう。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trump.</source>
        <translation>ここは見送りましょう。点がないので、切り札を残せます。</translation>
    </message>
    <message>
        <source>Let this one go: your %1 can take more in another trick.</source>
        <translation>ここは見送りましょう。%1は、別のトリックでもっと点を取れます。</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points.</source>
        <translation>双方が最善を尽くせば、あなたは%1点になります。</translation>
    </message>
    <message>
        <source>This is judged at a glance, as learned from MiniMax.</source>
        <translation>MiniMaxから学んだとおり、ひと目で判断しています。</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, this card is best in %1.</source>
        <translation>伏せられたカードの配置を%2通り考えると、そのうち%1通りでこのカードが最善です。</translation>
    </message>
    <message>
        <source>Play the card that the learned table values most.</source>
        <translation>学習した表で、いちばん評価の高いカードを出しましょう。</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: play the card you need least.</source>
        <translation>学習した表に当てはまるものがありません。いちばん要らないカードを出しましょう。</translation>
    </message>
    <message>
        <source>Play any card: one is drawn by lot.</source>
        <translation>どのカードでもかまいません。これは運まかせに選びました。</translation>
    </message>
    <message>
        <source>Play a trump, since you have one.</source>
        <translation>切り札があるので、出しましょう。</translation>
    </message>
    <message>
        <source>Follow the suit that was led.</source>
        <translation>リードと同じスートを出しましょう。</translation>
    </message>
    <message>
        <source>Lead a card without points: there is little to lose.</source>
        <translation>点のないカードをリードしましょう。取られても痛くありません。</translation>
    </message>
    <message>
        <source>No rule fits here: play any card, drawn by lot.</source>
        <translation>当てはまる決まりがありません。どれでもよく、これは運まかせに選びました。</translation>
    </message>
    <message>
        <source>Play your highest trump: it is the likeliest to take the trick.</source>
        <translation>いちばん強い切り札を出しましょう。トリックをいちばん取りやすいカードです。</translation>
    </message>
    <message>
        <source>Play the card that is worth most: %1 points.</source>
        <translation>いちばん点の高いカードを出しましょう。%1点です。</translation>
    </message>
    <message>
        <source>Keep your %1, a trump: it would not take this trick either.</source>
        <translation>切り札の%1は残しましょう。出しても、このトリックは取れません。</translation>
    </message>
    <message>
        <source>Keep your %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%1は残しましょう。出してもこのトリックは取れず、%2点を失うだけです。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it, and it has no points.</source>
        <translation>点のない%1をリードしましょう。これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it.</source>
        <translation>%1をリードしましょう。これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can take it.</source>
        <translation>%1をリードしましょう。これに勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2, which may take a trick later.</source>
        <translation>%1をリードして、%2は残しましょう。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4.</source>
        <translation>%1をリードしましょう。取られたときに失うのは、%3なら%4点ですが、これなら%2点です。</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and there are already %2 points in the trick.</source>
        <translation>%1を出しましょう。トリックにはもう%2点あり、今のところはこれがいちばん強いカードです。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points, and its own %3 are safe.</source>
        <translation>切り札の%1で取りましょう。%2点が手に入り、このカードの%3点も守れます。</translation>
    </message>
    <message>
        <source>Let this one go, and add no points to it.</source>
        <translation>ここは見送って、点を加えないでおきましょう。</translation>
    </message>
    <message>
        <source>Play the %1: it costs %2 points, and you have nothing cheaper.</source>
        <translation>%1を出しましょう。%2点を失いますが、もっと安いカードはありません。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it.</source>
        <translation>ここは見送りましょう。このトリックには点がありません。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, or its %2 points are lost.</source>
        <translation>このトリックは取れません。%1は残しましょう。出すと%2点を失います。</translation>
    </message>
    <message>
        <source>Take it with the %1: its %2 points are safe, and then your %3 is the highest of its suit.</source>
        <translation>%1で取りましょう。その%2点は安全で、あとは%3がそのスートでいちばん強いカードになります。</translation>
    </message>
    <message>
        <source>Keep your %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%1は残しましょう。そのスートで残るいちばん強いカードなので、それだけで1トリック取れます。</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>%1をリードしましょう。点のない弱い切り札なので、取る人には、もっと強い切り札を使わせます。</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>%1点を加えましょう。最後の切り札の%3を持つ%2が、このトリックを取れます。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: it hardly matters which one you throw.</source>
        <translation>このトリックは取れず、点のあるカードもありません。どれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your %1.</source>
        <translation>ここは見送りましょう。点がないので、%1を残せます。</translation>
    </message>
    <message>
        <source>Take it with the %1: any other card would cost you at least %2 points.</source>
        <translation>%1で取りましょう。ほかのカードだと、少なくとも%2点を失います。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: then your %3 is the highest of its suit.</source>
        <translation>%2点を失っても、%1を出しましょう。あとは%3がそのスートでいちばん強いカードになります。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and you have no points to add: play any card.</source>
        <translation>このトリックは%1が勝っていて、加えられる点もありません。どれを出してもかまいません。</translation>
    </message>
    <message>
        <source>Let this one go: %1 still has the %2, the last trump, and may take your %3 with it.</source>
        <translation>ここは見送りましょう。%1には最後の切り札の%2が残っていて、%3を取られるかもしれません。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>ここは見送りましょう。点がなく、次は%1がリードするしかありません。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trumps.</source>
        <translation>ここは見送りましょう。点がないので、切り札は全部残せます。</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>%1をリードしましょう。点のない弱い切り札なので、%2が取るには、もっと強い切り札を使うことになります。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which costs you the least.</source>
        <translation>このトリックは取れません。いちばん損の少ない%1を捨てましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, you win the game.</source>
        <translation>%1をリードしましょう。%2に取られても切り札の%3を引けますし、取られなければあなたの勝ちです。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, its %4 points are yours.</source>
        <translation>%1をリードしましょう。%2に取られても切り札の%3を引けますし、取られなければ%4点が手に入ります。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump.</source>
        <translation>%1をリードしましょう。%2に取られても、切り札の%3を引けます。</translation>
    </message>
    <message>
        <source>Lead the %1: you hold the %2 yourself, so only a trump can take it.</source>
        <translation>%1をリードしましょう。%2もあなたの手にあるので、これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the %4.</source>
        <translation>切り札の%1をリードしましょう。%2だと、%3に%4で取られて、点を稼がれるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>切り札の%1をリードしましょう。%2だと、%3に%4のエースか3で取られて、点を稼がれるかもしれません。</translation>
    </message>
    <message>
        <source>The %1 wins the game: with this trick you have %2 points.</source>
        <translation>%1で勝ちが決まります。このトリックで%2点になります。</translation>
    </message>
    <message>
        <source>This is lost: whatever you play, %1 wins the game with this trick.</source>
        <translation>もう勝ち目はありません。何を出しても、このトリックで%1の勝ちが決まります。</translation>
    </message>
    <message>
        <source>If your lead is taken, you lose only %1 points.</source>
        <translation>リードを取られても、失うのは%1点だけです。</translation>
    </message>
    <message>
        <source>You win whichever card you play now: %1 points are certain.</source>
        <translation>今どのカードを出しても勝てます。%1点は確実です。</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points, whichever card you play now.</source>
        <translation>今どのカードを出しても、双方が最善を尽くせば、あなたは%1点になります。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: throw the %1, the lowest.</source>
        <translation>このトリックは取れず、点のあるカードもありません。いちばん弱い%1を捨てましょう。</translation>
    </message>
    <message>
        <source>Throw the %1: it costs you %2 points; your %3 would cost %4 and not take this trick either.</source>
        <translation>%1を捨てましょう。失うのは%2点です。%3を出してもこのトリックは取れず、%4点を失います。</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>%1で取って、%2は残しましょう。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points and is no trump.</source>
        <translation>このトリックは取れません。点がなく、切り札でもない%1を捨てましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It is a trump, but your only card without points.</source>
        <translation>このトリックは取れません。%1を捨てましょう。切り札ですが、点のないカードはこれだけです。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points.</source>
        <translation>このトリックは取れません。点のない%1を捨てましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 takes it.</source>
        <translation>%1をリードしましょう。%2に取られなければ、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>%1をリードしましょう。%4の%2か%3に取られなければ、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 doesn&apos;t take it, you win the game.</source>
        <translation>%1をリードしましょう。%2に取られなければ、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>%1をリードしましょう。これに勝てるのは%4の%2と%3だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>%1をリードしましょう。このスートに残る点は%2点だけですが、%4には%3点あります。</translation>
    </message>
    <message>
        <source>Lead the %1: of its suit only the %2 is still out, so it can only take a trick if you lead it.</source>
        <translation>%1をリードしましょう。このスートで残るのは%2だけなので、自分でリードしないとトリックを取れません。</translation>
    </message>
    <message>
        <source>You keep your %1: it may take an ace or a three later.</source>
        <translation>%1が手に残ります。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>Take it with the %1: throwing your %2 would cost you its %3 points.</source>
        <translation>%1で取りましょう。%2を捨てると、その%3点を失います。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: it may still take the %3.</source>
        <translation>%1をリードして、%2は残しましょう。後で%3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>%1をリードして、%2は残しましょう。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>The game is yours: %1 points are certain.</source>
        <translation>この勝負はもらいました。%1点は確実です。</translation>
    </message>
    <message>
        <source>Lead the %1: if it isn&apos;t taken, you win the game.</source>
        <translation>%1をリードしましょう。取られなければ、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Then your %1 takes the %2.</source>
        <translation>そのあと、%1で%2を取れます。</translation>
    </message>
    <message>
        <source>Then your %1 takes the %2, and your %3 takes the %4.</source>
        <translation>そのあと、%1で%2を、%3で%4を取れます。</translation>
    </message>
    <message>
        <source>Let this one go: it costs you only %1 points, and %2 has to lead next.</source>
        <translation>ここは見送りましょう。失うのは%1点だけで、次は%2がリードするしかありません。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2, your only trump.</source>
        <translation>ここは見送りましょう。%1点のために、1枚だけの切り札の%2を使うのは損です。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2, a trump.</source>
        <translation>ここは見送りましょう。%1点のために、切り札の%2を使うのは損です。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 and keep your %2, a trump.</source>
        <translation>このトリックは取れません。%1を捨てて、切り札の%2は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs you %2 points.</source>
        <translation>%2点を失っても、%1を出しましょう。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points, and keep your %3, a trump.</source>
        <translation>%2点を失っても、%1を出して、切り札の%3は残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you nothing.</source>
        <translation>%2点を失っても、%1を出して、後で捨てても損のない%3は残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has to take it, and then you draw the %3, a trump.</source>
        <translation>%1をリードしましょう。%2は取るしかなく、そのあと切り札の%3を引けます。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no ace or three of %3 to take it with.</source>
        <translation>%1をリードしましょう。これを取れる%3のエースも3も、%2にはありません。</translation>
    </message>
    <message>
        <source>Lead the %1: its %2 points are yours if it isn&apos;t taken, and little is lost if it is.</source>
        <translation>%1をリードしましょう。取られなければ%2点が手に入り、取られても損はわずかです。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 would be easier to take.</source>
        <translation>%1をリードしましょう。%2だと、もっと取られやすくなります。</translation>
    </message>
    <message>
        <source>Let this one go and throw the %1: that costs you only %2 points, and no trump.</source>
        <translation>ここは見送って、%1を捨てましょう。失うのは%2点だけで、切り札を使わずにすみます。</translation>
    </message>
    <message>
        <source>The game is as good as lost, but take this trick: %1 would win with it at once.</source>
        <translation>勝ち目はほとんどありませんが、ここは取りましょう。逃すと、その場で%1の勝ちが決まります。</translation>
    </message>
    <message>
        <source>The game is lost whichever card you play now: with best play on both sides you end with %1 points.</source>
        <translation>今どのカードを出しても、もう勝てません。双方が最善を尽くせば、あなたは%1点になります。</translation>
    </message>
    <message>
        <source>The game is lost, but you still end with at least %1 points.</source>
        <translation>もう勝てませんが、少なくとも%1点にはなります。</translation>
    </message>
    <message>
        <source>The game is as good as lost, whichever card you play.</source>
        <translation>どのカードを出しても、勝ち目はほとんどありません。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth a trump.</source>
        <translation>ここは見送りましょう。%1点のために、切り札を使うのは損です。</translation>
    </message>
    <message>
        <source>You also draw the hidden card of the stock, which may be the %1.</source>
        <translation>それに、山札に伏せてある1枚を引けます。%1かもしれません。</translation>
    </message>
    <message>
        <source>The game is yours, whichever card you play: nobody can take your %1, and with it you have at least %2 points.</source>
        <translation>どのカードを出しても、この勝負はもらいました。%1は誰にも取られず、それを入れて少なくとも%2点になります。</translation>
    </message>
    <message>
        <source>The game is as good as won, whichever card you play.</source>
        <translation>どのカードを出しても、この勝負はもらったも同然です。</translation>
    </message>
    <message>
        <source>Let this one go, though it costs you %1 points: your %2 is the highest trump left and may take an ace or a three later.</source>
        <translation>%1点を失っても、ここは見送りましょう。%2は残りでいちばん強い切り札で、後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>Let this one go, though it costs you %1 points: your %2 can take more in another trick.</source>
        <translation>%1点を失っても、ここは見送りましょう。%2は、別のトリックでもっと点を取れます。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 and keep the %2, which is harder to take if you lead it later.</source>
        <translation>このトリックは取れません。%1を捨てて、後でリードしたときにもっと取られにくい%2は残しましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, your only card without points.</source>
        <translation>このトリックは取れません。点のないカードは%1だけなので、それを捨てましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It costs you %2 points, but you have nothing cheaper.</source>
        <translation>このトリックは取れません。%1を捨てましょう。%2点を失いますが、もっと安いカードはありません。</translation>
    </message>
    <message>
        <source>None of your cards has points, so it matters little which one you lead.</source>
        <translation>手札に点のある札はないので、どれをリードしても大差ありません。</translation>
    </message>
    <message>
        <source>You keep both your trumps for later.</source>
        <translation>切り札は2枚とも後に残せます。</translation>
    </message>
    <message>
        <source>Trump it with the %1: any other card would cost you at least %2 points.</source>
        <translation>切り札の%1で取りましょう。ほかのカードだと、少なくとも%2点を失います。</translation>
    </message>
    <message>
        <source>Trump it with the %1: throwing your %2 would cost you its %3 points.</source>
        <translation>切り札の%1で取りましょう。%2を捨てると、その%3点を失います。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that is %2 points.</source>
        <translation>切り札の%1で取りましょう。%2点になります。</translation>
    </message>
    <message>
        <source>Trump it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>切り札の%1で取りましょう。あとに出す人はいないので、この%2点は安全です。</translation>
    </message>
    <message>
        <source>Trump it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>切り札の%1で取って、%2は残しましょう。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>Trump it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>切り札の%1で取って、%2は必要なトリックのために残しましょう。</translation>
    </message>
    <message>
        <source>Trump it with the %1: there are no points in it, but you lead next.</source>
        <translation>切り札の%1で取りましょう。点はありませんが、次にリードできます。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, your lowest card.</source>
        <translation>このトリックは取れません。いちばん弱い%1を捨てましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points and isn&apos;t a trump, so you lose nothing if it is taken.</source>
        <translation>%1をリードしましょう。点がなく、切り札でもないので、取られても損はありません。</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points, so you lose nothing if it is taken.</source>
        <translation>%1をリードしましょう。点がないので、取られても損はありません。</translation>
    </message>
    <message>
        <source>You have no ace or three to lose, so it matters little which card you lead.</source>
        <translation>取られて困るエースも3もないので、どれをリードしても大差ありません。</translation>
    </message>
</context>
<context>
    <name>Briscola thoughts</name>
    <message>
        <source>%0 sees all cards: best play on all sides brings %1 points.</source>
        <translation>%0にはすべてのカードが見えていて、全員が最善を尽くせば%1点になります。</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked at this trick.</source>
        <translation>%0はすべてのカードを見て、このトリックを読みました。</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked %1 tricks ahead.</source>
        <translation>%0はすべてのカードを見て、%1トリック先まで読みました。</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0にはこのカードしか残っていません。</translation>
    </message>
    <message>
        <source>%0 has won already, with %1 points.</source>
        <translation>%0はもう%1点で勝っています。</translation>
    </message>
    <message>
        <source>%0 has to take this: %1 would win the game with it.</source>
        <translation>%0はここを取るしかありません。逃すと%1の勝ちです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>%0は%1をリードします。誰にも取られず、%2点を確実に守れます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it.</source>
        <translation>%0は%1をリードします。誰にも取られません。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>%0は%1をリードします。このスートで残るいちばん強いカードで、これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump is worth more when there are points to take.</source>
        <translation>%0は%1をリードして、%2を残します。切り札は、点があるトリックでこそ役に立ちます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a higher trump can take it.</source>
        <translation>%0は%1をリードします。これに勝てるのは、もっと強い切り札だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can take it.</source>
        <translation>%0は%1をリードします。切り札を別にすれば、これに勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs only %2 points.</source>
        <translation>%0は%1をリードします。取られても、失うのは%2点だけです。</translation>
    </message>
    <message>
        <source>%0 takes over from %1: %2 points are safe in this trick.</source>
        <translation>%0は%1に代わって取ります。このトリックなら%2点は安全です。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, to lead next.</source>
        <translation>%0は%1に代わって取り、次のリードを握ります。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0は%1で取ります。あとに出す人はいないので、この%2点は安全です。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0は%1で取って、%2を必要なトリックのために残します。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0は%1で取ります。点はありませんが、次にリードできます。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points.</source>
        <translation>%0は切り札の%1で取ります。%2点が手に入ります。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points, and it costs no trump.</source>
        <translation>%0は%1で取ります。切り札を使わずに%2点です。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points.</source>
        <translation>%0は%1で取ります。%2点になります。</translation>
    </message>
    <message>
        <source>%0 plays the %1: nobody can beat it, so the trick is safe.</source>
        <translation>%0は%1を出します。誰にも負けないので、トリックは確実です。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it now.</source>
        <translation>%0は%1を出します。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a higher trump can beat it now.</source>
        <translation>%0は%1を出します。もっと強い切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0は%1を出します。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: it may be enough.</source>
        <translation>%0は%1を出します。今のところはこれがいちばん強いので、そのまま取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 loses this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>%0はわざとこのトリックを譲ります。負けたほうが切り札の%1を引きます。</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 still plays and may take them.</source>
        <translation>%0は%1点を加えます。このあと出す%2が取るかもしれません。</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who still plays and may take this trick.</source>
        <translation>%0はこのあと出す%1に任せます。このトリックを取ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 adds %2 points.</source>
        <translation>このトリックは%1が確実に取ります。%0は%2点を加えます。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 adds %2 points.</source>
        <translation>このトリックは%1が勝っています。%0は%2点を加えます。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2.</source>
        <translation>このトリックは%1が勝っています。%0は%2を取っておきます。</translation>
    </message>
    <message>
        <source>%0 adds no points: the card of %1 can still be beaten.</source>
        <translation>%0は点を加えません。%1のカードは、まだ負けるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leaves this trick to %1, who is ahead.</source>
        <translation>%0はこのトリックを、今勝っている%1に任せます。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trump is kept.</source>
        <translation>%0はここを見送ります。点がないので、切り札を残します。</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 can take more in another trick.</source>
        <translation>%0はここを見送ります。%1は、別のトリックでもっと点を取れます。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%0は%1を残します。これでもこのトリックは取れず、%2点を失うだけです。</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points.</source>
        <translation>双方が最善を尽くせば、%0は%1点になります。</translation>
    </message>
    <message>
        <source>%0 judges at a glance, as learned from MiniMax.</source>
        <translation>%0はMiniMaxから学んだとおり、ひと目で判断します。</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, %0 finds this card best in %1.</source>
        <translation>伏せられたカードの配置を%2通り考えると、%0にはそのうち%1通りでこのカードが最善です。</translation>
    </message>
    <message>
        <source>%0 plays the card that the learned table values most.</source>
        <translation>%0は学習した表で、いちばん評価の高いカードを出します。</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: %0 plays the card that is needed least.</source>
        <translation>学習した表に当てはまるものがないので、%0はいちばん要らないカードを出します。</translation>
    </message>
    <message>
        <source>%0 has a trump and plays it.</source>
        <translation>%0は切り札があるので、出します。</translation>
    </message>
    <message>
        <source>%0 follows the suit that was led.</source>
        <translation>%0はリードと同じスートを出します。</translation>
    </message>
    <message>
        <source>%0 leads a card without points: there is little to lose.</source>
        <translation>%0は点のないカードをリードします。取られても痛くありません。</translation>
    </message>
    <message>
        <source>%0 plays the highest trump: it is the likeliest to take the trick.</source>
        <translation>%0はいちばん強い切り札を出します。トリックをいちばん取りやすいカードです。</translation>
    </message>
    <message>
        <source>%0 plays the card that is worth most: %1 points.</source>
        <translation>%0はいちばん点の高いカードを出します。%1点です。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump: it would not take this trick either.</source>
        <translation>%0は切り札の%1を残します。出しても、このトリックは取れません。</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0は運まかせに選んだカードを出します。</translation>
    </message>
    <message>
        <source>No rule fits here: %0 plays a card at random.</source>
        <translation>当てはまる決まりがないので、%0は運まかせに選んだカードを出します。</translation>
    </message>
    <message>
        <source>%0&apos;s side has already won, with %1 points.</source>
        <translation>%0の側はもう%1点で勝っています。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it, and it has no points.</source>
        <translation>%0は点のない%1をリードします。これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it.</source>
        <translation>%0は%1をリードします。これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can take it.</source>
        <translation>%0は%1をリードします。これに勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0は%1をリードして、%2を残します。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs %2 points; the %3 would cost %4.</source>
        <translation>%0は%1をリードします。取られたときに失うのは、%3なら%4点ですが、これなら%2点です。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: there are already %2 points in the trick.</source>
        <translation>%0は%1を出します。トリックにはもう%2点あり、今のところはこれがいちばん強いカードです。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points, and its own %3 are safe.</source>
        <translation>%0は切り札の%1で取ります。%2点が手に入り、このカードの%3点も守れます。</translation>
    </message>
    <message>
        <source>%0 lets this one go and adds no points to it.</source>
        <translation>%0はここを見送り、点を加えません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs %2 points, and no card in hand costs less.</source>
        <translation>%0は%1を出します。%2点を失いますが、もっと安いカードは手札にありません。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it.</source>
        <translation>%0はここを見送ります。このトリックには点がありません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, or its %2 points would be lost.</source>
        <translation>%0はこのトリックを取れず、%1を残します。出すと%2点を失います。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: its %2 points are safe, and then the %3 is the highest of its suit.</source>
        <translation>%0は%1で取ります。その%2点は安全で、あとは%3がそのスートでいちばん強いカードになります。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%0は%1を残します。そのスートで残るいちばん強いカードなので、それだけで1トリック取れます。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>%0は%1をリードします。点のない弱い切り札なので、取る人には、もっと強い切り札を使わせます。</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>%0は%1点を加えます。最後の切り札の%3を持つ%2が、このトリックを取れます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and holds no points: it hardly matters which card goes.</source>
        <translation>%0はこのトリックを取れず、点のあるカードもありません。どれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the %1 is kept.</source>
        <translation>%0はここを見送ります。点がないので、%1を残します。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0は%1で取ります。ほかのカードだと、少なくとも%2点を失います。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: then the %3 is the highest of its suit.</source>
        <translation>%0は%2点を失っても、%1を出します。あとは%3がそのスートでいちばん強いカードになります。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and %0 has no points to add: any card will do.</source>
        <translation>このトリックは%1が勝っていて、%0には加えられる点もありません。どれを出してもかまいません。</translation>
    </message>
    <message>
        <source>%0 lets this one go: %1 still has the %2, the last trump, and may take the %3 with it.</source>
        <translation>%0はここを見送ります。%1には最後の切り札の%2が残っていて、%3を取られるかもしれません。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>%0はここを見送ります。点がなく、次は%1がリードするしかありません。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trumps stay.</source>
        <translation>%0はここを見送ります。点がないので、切り札は全部残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>%0は%1をリードします。点のない弱い切り札なので、%2が取るには、もっと強い切り札を使うことになります。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which costs the least.</source>
        <translation>%0はこのトリックを取れないので、いちばん損の少ない%1を捨てます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, %0 wins the game.</source>
        <translation>%0は%1をリードします。%2に取られても%0は切り札の%3を引けますし、取られなければ%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, its %4 points come home.</source>
        <translation>%0は%1をリードします。%2に取られても%0は切り札の%3を引けますし、取られなければ%4点が手に入ります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump.</source>
        <translation>%0は%1をリードします。%2に取られても、%0は切り札の%3を引けます。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and holds the %2: only a trump can take it.</source>
        <translation>%0は%1をリードします。%2も手にあるので、これに勝てるのは切り札だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the %4.</source>
        <translation>%0は切り札の%1をリードします。%2だと、%3に%4で取られて、点を稼がれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>%0は切り札の%1をリードします。%2だと、%3に%4のエースか3で取られて、点を稼がれるかもしれません。</translation>
    </message>
    <message>
        <source>The %1 wins the game for %0, who has %2 points with this trick.</source>
        <translation>%1で%0の勝ちが決まります。このトリックで%2点になります。</translation>
    </message>
    <message>
        <source>Whatever %0 plays, %1 wins the game with this trick.</source>
        <translation>%0が何を出しても、このトリックで%1の勝ちが決まります。</translation>
    </message>
    <message>
        <source>If that lead is taken, %0 loses only %1 points.</source>
        <translation>リードを取られても、%0が失うのは%1点だけです。</translation>
    </message>
    <message>
        <source>%0 wins whichever card is played now: %1 points are certain.</source>
        <translation>%0は今どのカードを出しても勝てます。%1点は確実です。</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points, whichever card is played now.</source>
        <translation>今どのカードを出しても、双方が最善を尽くせば、%0は%1点になります。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, holds no points and throws the %1, the lowest.</source>
        <translation>%0はこのトリックを取れず、点のあるカードもないので、いちばん弱い%1を捨てます。</translation>
    </message>
    <message>
        <source>%0 throws the %1: it costs %2 points; the %3 would cost %4 and not take this trick either.</source>
        <translation>%0は%1を捨てます。失うのは%2点です。%3を出してもこのトリックは取れず、%4点を失います。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0は%1で取って、%2を残します。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points and is no trump.</source>
        <translation>%0はこのトリックを取れず、点がなく切り札でもない%1を捨てます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: a trump, but the only card without points.</source>
        <translation>%0はこのトリックを取れず、%1を捨てます。切り札ですが、点のないカードはこれだけです。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points.</source>
        <translation>%0はこのトリックを取れず、点のない%1を捨てます。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 takes it.</source>
        <translation>%0は%1をリードします。%2に取られなければ、%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>%0は%1をリードします。%4の%2か%3に取られなければ、%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if %2 doesn&apos;t take it.</source>
        <translation>%0は%1をリードします。%2に取られなければ、%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>%0は%1をリードします。これに勝てるのは%4の%2と%3だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>%0は%1をリードします。このスートに残る点は%2点だけですが、%4には%3点あります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: of its suit only the %2 is still out, so it can only take a trick if it is led.</source>
        <translation>%0は%1をリードします。このスートで残るのは%2だけなので、自分でリードしないとトリックを取れません。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it may take an ace or a three later.</source>
        <translation>%0は%1を残します。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: throwing the %2 would cost %3 points.</source>
        <translation>%0は%1で取ります。%2を捨てると、%3点を失います。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: it may still take the %3.</source>
        <translation>%0は%1をリードして、%2を残します。後で%3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0は%1をリードして、%2を残します。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 has won the game: %1 points are certain.</source>
        <translation>この勝負は%0のものです。%1点は確実です。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if it isn&apos;t taken.</source>
        <translation>%0は%1をリードします。取られなければ、その場で勝ちが決まります。</translation>
    </message>
    <message>
        <source>Then the %1 takes the %2 for %0.</source>
        <translation>そのあと、%0は%1で%2を取れます。</translation>
    </message>
    <message>
        <source>Then the %1 takes the %2 for %0, and the %3 takes the %4.</source>
        <translation>そのあと、%0は%1で%2を、%3で%4を取れます。</translation>
    </message>
    <message>
        <source>%0 lets this one go: it costs only %1 points, and %2 has to lead next.</source>
        <translation>%0はここを見送ります。失うのは%1点だけで、次は%2がリードするしかありません。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2, the only trump.</source>
        <translation>%0はここを見送ります。%1点のために、1枚だけの切り札の%2を使うのは損です。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2, a trump.</source>
        <translation>%0はここを見送ります。%1点のために、切り札の%2を使うのは損です。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, throws the %1 and keeps the %2, a trump.</source>
        <translation>%0はこのトリックを取れないので、%1を捨てて、切り札の%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points.</source>
        <translation>%0は%2点を失っても、%1を出します。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points, and keeps the %3, a trump.</source>
        <translation>%0は%2点を失っても、%1を出して、切り札の%3を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points, and keeps the %3: throwing it later costs nothing.</source>
        <translation>%0は%2点を失っても、%1を出して、後で捨てても損のない%3を残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has to take it, and %0 draws the %3, a trump.</source>
        <translation>%0は%1をリードします。%2は取るしかなく、%0は切り札の%3を引けます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no ace or three of %3 to take it with.</source>
        <translation>%0は%1をリードします。これを取れる%3のエースも3も、%2にはありません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: its %2 points come home if it isn&apos;t taken, and little is lost if it is.</source>
        <translation>%0は%1をリードします。取られなければ%2点が手に入り、取られても損はわずかです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 would be easier to take.</source>
        <translation>%0は%1をリードします。%2だと、もっと取られやすくなります。</translation>
    </message>
    <message>
        <source>%0 lets this one go and throws the %1: that costs only %2 points, and no trump.</source>
        <translation>%0はここを見送って、%1を捨てます。失うのは%2点だけで、切り札を使わずにすみます。</translation>
    </message>
    <message>
        <source>The game is as good as lost for %0, who takes this trick all the same: %1 would win with it at once.</source>
        <translation>%0に勝ち目はほとんどありませんが、それでもここは取ります。逃すと、その場で%1の勝ちが決まります。</translation>
    </message>
    <message>
        <source>The game is lost whichever card is played now: with best play on both sides %0 ends with %1 points.</source>
        <translation>今どのカードを出しても、%0はもう勝てません。双方が最善を尽くせば、%1点になります。</translation>
    </message>
    <message>
        <source>The game is lost, but %0 still ends with at least %1 points.</source>
        <translation>%0はもう勝てませんが、少なくとも%1点にはなります。</translation>
    </message>
    <message>
        <source>The game is as good as lost for %0, whichever card is played.</source>
        <translation>どのカードを出しても、%0に勝ち目はほとんどありません。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth a trump.</source>
        <translation>%0はここを見送ります。%1点のために、切り札を使うのは損です。</translation>
    </message>
    <message>
        <source>%0 also draws the hidden card of the stock, which may be the %1.</source>
        <translation>それに、%0は山札に伏せてある1枚を引けます。%1かもしれません。</translation>
    </message>
    <message>
        <source>%0 wins the game whichever card is played: nobody can take the %1, and with it %0 has at least %2 points.</source>
        <translation>どのカードを出しても、%0の勝ちです。%1は誰にも取られず、それを入れて%0は少なくとも%2点になります。</translation>
    </message>
    <message>
        <source>The game is as good as won for %0, whichever card is played.</source>
        <translation>どのカードを出しても、この勝負は%0が勝ったも同然です。</translation>
    </message>
    <message>
        <source>%0 lets this one go, though it costs %1 points: the %2 is the highest trump left and may take an ace or a three later.</source>
        <translation>%0は%1点を失っても、ここを見送ります。%2は残りでいちばん強い切り札で、後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 lets this one go, though it costs %1 points: the %2 can take more in another trick.</source>
        <translation>%0は%1点を失っても、ここを見送ります。%2は、別のトリックでもっと点を取れます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, throws the %1 and keeps the %2, which is harder to take as a lead.</source>
        <translation>%0はこのトリックを取れないので、%1を捨てて、リードしたときにもっと取られにくい%2を残します。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, the only card without points.</source>
        <translation>%0はこのトリックを取れないので、手札で1枚だけ点のない%1を捨てます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: it costs %2 points, but no card in hand costs less.</source>
        <translation>%0はこのトリックを取れず、%1を捨てます。%2点を失いますが、もっと安いカードは手札にありません。</translation>
    </message>
    <message>
        <source>None of the cards %0 holds has points, so it matters little which one is led.</source>
        <translation>%0の手札に点のある札はないので、どれをリードしても大差ありません。</translation>
    </message>
    <message>
        <source>%0 keeps both trumps for later.</source>
        <translation>%0は切り札を2枚とも、後に残せます。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0は切り札の%1で取ります。ほかのカードだと、少なくとも%2点を失います。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: throwing the %2 would cost %3 points.</source>
        <translation>%0は切り札の%1で取ります。%2を捨てると、%3点を失います。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that is %2 points.</source>
        <translation>%0は切り札の%1で取ります。%2点になります。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0は切り札の%1で取ります。あとに出す人はいないので、この%2点は安全です。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0は切り札の%1で取って、%2を残します。後でエースか3を取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0は切り札の%1で取って、%2を必要なトリックのために残します。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0は切り札の%1で取ります。点はありませんが、次にリードできます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, the lowest card.</source>
        <translation>%0はこのトリックを取れないので、いちばん弱い%1を捨てます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points and isn&apos;t a trump, so nothing is lost if it is taken.</source>
        <translation>%0は%1をリードします。点がなく、切り札でもないので、取られても損はありません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points, so nothing is lost if it is taken.</source>
        <translation>%0は%1をリードします。点がないので、取られても損はありません。</translation>
    </message>
    <message>
        <source>%0 has no ace or three to lose, so it matters little which card is led.</source>
        <translation>%0には取られて困るエースも3もないので、どれをリードしても大差ありません。</translation>
    </message>
</context>
<context>
    <name>BriscolaRules</name>
    <message>
        <source>In a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
    <message>
        <source>Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.</source>
        <translation>40枚のカードに合わせて120点があり、半分より多く取れば勝ちです。手札は3枚ずつ。山札の下に1枚を表向きに置き、そのスートが切り札（ブリスコラ）になります。順番に1枚ずつ出し、いちばん強いカードを出した人がトリックを取ります。取った人は最初に山札から1枚引き、次のトリックをリードします。</translation>
    </message>
    <message>
        <source>You may always play any card you like: there is no duty to follow suit.</source>
        <translation>カードはいつでも好きなものを出せます。リードと同じスートを出す義務（マストフォロー）はありません。</translation>
    </message>
    <message>
        <source>The cards and what they are worth</source>
        <translation>カードの強さと点数</translation>
    </message>
    <message>
        <source>There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:</source>
        <translation>スートはカップ、コイン、剣、棍棒の4つです。どのスートでも、強い順と点数は次のとおりです。</translation>
    </message>
    <message>
        <source>ace: 11</source>
        <translation>エース：11</translation>
    </message>
    <message>
        <source>three: 10</source>
        <translation>3：10</translation>
    </message>
    <message>
        <source>king: 4</source>
        <translation>王：4</translation>
    </message>
    <message>
        <source>knight: 3</source>
        <translation>騎士：3</translation>
    </message>
    <message>
        <source>jack: 2</source>
        <translation>歩兵：2</translation>
    </message>
    <message>
        <source>Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).</source>
        <translation>3に注意しましょう。スートの中で2番目に強いカードです。絵札の文字はイタリア語の頭文字で、Rはre（王）、Cはcavallo（騎士）、Fはfante（歩兵）です。</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>誰がトリックを取るか</translation>
    </message>
    <message>
        <source>If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.</source>
        <translation>切り札が出ていれば、いちばん強い切り札がトリックを取ります。出ていなければ、リードと同じスートのいちばん強いカードが取ります。ほかのスートのカードは、どれほど強くても取れません。</translation>
    </message>
    <message>
        <source>Say cups are trump:</source>
        <translation>切り札がカップの場合：</translation>
    </message>
    <message>
        <source>The king takes the five: same suit, higher card. 4 points.</source>
        <translation>王が5に勝ちます。同じスートで、より強いからです。4点。</translation>
    </message>
    <message>
        <source>The two takes the ace: cups are trump. 11 points.</source>
        <translation>2がエースに勝ちます。カップが切り札だからです。11点。</translation>
    </message>
    <message>
        <source>Drawing and the end</source>
        <translation>山札とゲームの終わり</translation>
    </message>
    <message>
        <source>After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.</source>
        <translation>トリックが終わるたびに、取った人から順番に1枚ずつ引きます。最後に引かれるのは山札の下の切り札なので、誰が手にしたかは全員にわかります。山札がなくなったら、残りの3枚は引かずに出していきます。</translation>
    </message>
    <message>
        <source>Then the points are counted: 61 win, 60 to 60 is a draw.</source>
        <translation>最後に点を数えます。61点で勝ち、60対60なら引き分けです。</translation>
    </message>
    <message>
        <source>Three and four players</source>
        <translation>3人と4人のゲーム</translation>
    </message>
    <message>
        <source>Four play in two partnerships; partners sit opposite each other and count their points together.</source>
        <translation>4人のときは2組に分かれます。向かい合う2人がパートナーで、点を合わせて数えます。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>覚えておきたいこと</translation>
    </message>
    <message>
        <source>Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.</source>
        <translation>先が読めないうちは点のないカードをリードし、弱い切り札はエースや3を捕まえるために残しておきましょう。最後に出す人は、そのトリックの価値を見てから決められます。次に最後の番になるために、価値のないトリックをゆずるのもよい手です。</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.</source>
        <translation>Hキーでヒントが出ます。ヒントはあなたと同じことしか知らず、理由も教えてくれます。Tキーでこれまでのトリックを見られます。出したカードは戻せます。</translation>
    </message>
    <message>
        <source>The five takes the ace: another suit, and not a trump. 11 points.</source>
        <translation>5がエースに勝ちます。エースはスートが違い、切り札でもありません。11点。</translation>
    </message>
    <message>
        <source>Three players play for themselves with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation>3人のときは、カップの2を抜いた39枚を使う個人戦です。いちばん点の多い人が勝ちます。</translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>No stock left</source>
        <translation>山札なし</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>切り札：%1</translation>
    </message>
    <message>
        <source>Trump card: %1</source>
        <translation>切り札のカード：%1</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2点</translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation>
            <numerusform>獲得%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationForm</name>
    <message>
        <source>Who tells chances</source>
        <translation>勝率を予想するプレイヤー</translation>
    </message>
    <message>
        <source>A curve for each</source>
        <translation>曲線の分け方</translation>
    </message>
    <message>
        <source>One for all decisions</source>
        <translation>すべての手で1本</translation>
    </message>
    <message>
        <source>Role of the player</source>
        <translation>プレイヤーの役割</translation>
    </message>
    <message>
        <source>Phase of the deal</source>
        <translation>ディールの段階</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Ten times as many show errors a third as large.</source>
        <translation>局数を10倍にすると、3分の1の大きさのずれまで見えます。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>シードが同じなら、ディールも結果も同じになります。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>Each player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.</source>
        <translation>各プレイヤーが自分自身と対戦し、手を選ぶたびに、勝率か見込める点数を予想します。グラフは、それが実際にどうなったかを示します。</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n player(s). All play the same deals.</source>
        <translation>
            <numerusform>プレイヤーを%n人まで選べます。全員が同じディールでプレイします。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationView</name>
    <message>
        <source>%1 decisions, on average %2 in 100 off; if all were true, chance alone would show %3.</source>
        <translation>%1手で、予想のずれは平均%2%。すべて正確でも、偶然だけで%3%ずれます。</translation>
    </message>
    <message>
        <source>%1 decisions, on average %2 points off; if all were true, chance alone would show %3.</source>
        <translation>%1手で、予想のずれは平均%2点。すべて正確でも、偶然だけで%3点ずれます。</translation>
    </message>
    <message>
        <source>%1: chances of %2</source>
        <comment>game, player</comment>
        <translation>%1：%2の勝率予想</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>すべての実験</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVで保存</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>JSONで保存</translation>
    </message>
    <message>
        <source>This player tells no chances.</source>
        <translation>このプレイヤーは勝率を予想しません。</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>予想した勝率と実際の勝率</translation>
    </message>
    <message>
        <source>Each point is about a tenth of what it told, with its 95 % interval. Above the diagonal it was too careful, below it too bold.</source>
        <translation>各点は予想の約10分の1ずつで、95%区間つきです。対角線より上は慎重すぎ、下は強気すぎた予想です。</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Your lead</source>
        <translation>あなたのリード</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Nobody</source>
        <translation>伏せ札</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Each card that you have not seen is equally likely to be anywhere it can be:
with a player who has not shown a void in its suit, or with nobody, face down.</source>
        <translation>あなたがまだ見ていないカードは、ありうるどの場所にも同じ確率であります。
そのスートを切らしたとわかっていない人の手札か、誰のものでもない伏せ札です。</translation>
    </message>
    <message>
        <source>Who holds what, in %</source>
        <translation>誰が何を持つか（%）</translation>
    </message>
</context>
<context>
    <name>ClanPlate</name>
    <message>
        <source>%1: %2 captured</source>
        <translation>%1：獲得%2個</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>首位</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in hand and supply</comment>
        <translation>
            <numerusform>タイル残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>クラス%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation>
            <numerusform>枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>並び：強さ順</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>並び：スート順</translation>
    </message>
    <message>
        <source>Sorted by combination</source>
        <translation>並び：役ごと</translation>
    </message>
    <message>
        <source>Classes of the cards</source>
        <translation>カードのクラス</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>has the lead</source>
        <translation>リード権あり</translation>
    </message>
    <message>
        <source>Find a play</source>
        <translation>手を探す</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>レッスン一覧に戻る</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンを終える</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>The command is copied. It gives the same figures in a terminal.</source>
        <translation>コマンドをコピーしました。端末で実行すると同じ数値が出ます。</translation>
    </message>
</context>
<context>
    <name>ContestantRow</name>
    <message>
        <source>Parameters of %1</source>
        <translation>%1のパラメーター</translation>
    </message>
    <message>
        <source>Put %1 first</source>
        <translation>%1を先頭にする</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>%1を外す</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>通常は%1。</translation>
    </message>
    <message>
        <source>From %1 to %2, usually %3.</source>
        <translation>%1〜%2、通常は%3。</translation>
    </message>
    <message>
        <source>The path of a file; usually there is none.</source>
        <translation>ファイルのパス。通常はなし。</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>The goal</source>
        <translation>ゲームの目的</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each, and everybody plays alone. Whoever gets rid of all their cards first wins the deal.</source>
        <translation>4人が13枚ずつ手札を持ち、味方はいません。誰よりも早く手札を出し切った人が、その回の勝ちです。</translation>
    </message>
    <message>
        <source>Whoever holds the three of diamonds begins, with a play that contains it. You hold it. Click it, then press Play.</source>
        <translation>ダイヤの3を持つ人から始め、そのカードを含めて出します。あなたが持っています。クリックして、「出す」を押しましょう。</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now the others answer in turn, each with a higher card.</source>
        <translation>いちばん弱いカードがなくなりました。今度はほかの人が順番に、より強いカードを出していきます。</translation>
    </message>
    <message>
        <source>That contains the three of diamonds and is allowed, but for now play it alone.</source>
        <translation>ダイヤの3を含むので、それも出せます。でも今は、ダイヤの3を1枚だけで出しましょう。</translation>
    </message>
    <message>
        <source>The jack of hearts is the highest so far. Your queen, king, ace and 2 are all higher. Play one of them.</source>
        <translation>ここまででいちばん強いのはハートのジャックです。あなたのクイーン、キング、エース、2は、どれもそれより強いカードです。1枚出しましょう。</translation>
    </message>
    <message>
        <source>All others pass, so the round is yours, and you begin the next one: you lead.</source>
        <translation>ほかの全員がパスしたので、このラウンドはあなたのものです。次のラウンドはあなたから始めます。これをリードといいます。</translation>
    </message>
    <message>
        <source>You may pass, but this time beat the jack: you have four cards that do.</source>
        <translation>パスもできますが、今回はジャックに勝ちましょう。勝てるカードが4枚あります。</translation>
    </message>
    <message>
        <source>Another deal, much later: you have the lead, and a single card is left in your hand. Play it.</source>
        <translation>別の回の、ずっと後の場面です。あなたのリードで、手札は残り1枚。それを出しましょう。</translation>
    </message>
    <message>
        <source>All thirteen are gone, and you are the first: you win the deal.</source>
        <translation>13枚をすべて、いちばん早く出し切りました。この回はあなたの勝ちです。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>カードの強さ</translation>
    </message>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. You hold one card of each rank.</source>
        <translation>いちばん強い数字は2で、エース、キング、クイーンと続き、3が最弱です。今、手札には各数字が1枚ずつあります。</translation>
    </message>
    <message>
        <source>The king of spades lies on the table. Beat it as cheaply as you can.</source>
        <translation>場にスペードのキングがあります。できるだけ弱いカードで勝ちましょう。</translation>
    </message>
    <message>
        <source>The ace is the next rank above the king, and you still have your 2.</source>
        <translation>エースはキングのすぐ上の数字です。2もまだ手元に残っています。</translation>
    </message>
    <message>
        <source>One of your cards is just above the king. From the top: 2, ace, king, queen.</source>
        <translation>キングのすぐ上のカードを持っていますよ。強い順に、2、エース、キング、クイーンです。</translation>
    </message>
    <message>
        <source>Between two cards of one rank the suit decides: spades are highest, then hearts, clubs, diamonds. So your king of hearts couldn&apos;t have beaten the king of spades.</source>
        <translation>同じ数字ならスートで決まり、強い順にスペード、ハート、クラブ、ダイヤです。だから、ハートのキングではスペードのキングに勝てませんでした。</translation>
    </message>
    <message>
        <source>Now the nine of hearts lies on the table. Beat it with a nine.</source>
        <translation>今度は場にハートの9があります。9で勝ちましょう。</translation>
    </message>
    <message>
        <source>Spades beat hearts, so the nine of spades is enough. Your higher cards stay with you.</source>
        <translation>スペードはハートより強いので、スペードの9で十分です。もっと強いカードは手元に残ります。</translation>
    </message>
    <message>
        <source>A nine is enough, if its suit is higher than hearts.</source>
        <translation>スートがハートより強ければ、9で十分です。</translation>
    </message>
    <message>
        <source>Singles and pairs</source>
        <translation>シングルとペア</translation>
    </message>
    <message>
        <source>Whoever leads plays one card, a pair or five cards that belong together. The others must play just as many cards, and higher ones, or pass.</source>
        <translation>リードする人は、1枚、ペア、または5枚の役を出します。ほかの人は、同じ枚数でより強い手を出すか、パスします。</translation>
    </message>
    <message>
        <source>Two sevens lie on the table: diamonds and hearts. A pair is as high as its higher card. Beat it as cheaply as you can.</source>
        <translation>場に7が2枚、ダイヤとハートがあります。ペアの強さは、2枚のうち強いほうで決まります。できるだけ弱いペアで勝ちましょう。</translation>
    </message>
    <message>
        <source>Your seven of spades is higher than the seven of hearts, so your pair is higher.</source>
        <translation>あなたのスペードの7はハートの7より強いので、ペアとしても上です。</translation>
    </message>
    <message>
        <source>A lower pair of yours is enough. The rank may be the same, if the higher card&apos;s suit is higher.</source>
        <translation>もっと弱いペアで十分です。同じ数字でも、強いほうのカードのスートが上なら勝てます。</translation>
    </message>
    <message>
        <source>The player on your right has two nines. Beat them, but save your aces.</source>
        <translation>右隣の人が9を2枚出しました。これに勝ちましょう。ただし、エースは残します。</translation>
    </message>
    <message>
        <source>Two tens are enough. All others have passed, so you lead.</source>
        <translation>10が2枚で十分です。ほかの全員がパスしたので、あなたのリードです。</translation>
    </message>
    <message>
        <source>Without the aces, but without giving up the round: a pair just above the nines is enough.</source>
        <translation>エースは使わず、ラウンドもあきらめずに。9のすぐ上のペアで十分です。</translation>
    </message>
    <message>
        <source>You lead, so you choose how many cards. Get rid of your lowest pair.</source>
        <translation>あなたのリードなので、何枚出すかはあなたが決めます。いちばん弱いペアを片づけましょう。</translation>
    </message>
    <message>
        <source>Two low cards gone at once. Now everybody must answer with pairs.</source>
        <translation>弱いカードが一度に2枚なくなりました。今度は全員、ペアで応じるしかありません。</translation>
    </message>
    <message>
        <source>You may lead that, but this time lead the lowest two cards of one rank.</source>
        <translation>それもリードできますが、今回は、同じ数字2枚のうちいちばん弱いペアをリードしましょう。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Two queens lie on the table. You may pass even when you could play. The only higher pair you hold is your two 2s, and you will need them later: pass.</source>
        <translation>場にクイーンが2枚あります。出せるときでもパスはできます。あなたの手で場より強いペアは2が2枚だけで、これは後で必要になります。パスしましょう。</translation>
    </message>
    <message>
        <source>You keep both 2s. Watch how the round goes on without you.</source>
        <translation>2は2枚とも残りました。あなた抜きでラウンドがどう進むか、見てみましょう。</translation>
    </message>
    <message>
        <source>You may, but one at a time your 2s can win you two rounds. Passing costs nothing now.</source>
        <translation>それも出せますが、2は1枚ずつ使えば2ラウンド取れそうです。今パスしても損はありません。</translation>
    </message>
    <message>
        <source>You were skipped: whoever has passed is out until the round is over. The player on your left won it and has led the six of diamonds.</source>
        <translation>あなたは飛ばされました。一度パスすると、ラウンドが終わるまで出せません。左隣の人がラウンドを取り、ダイヤの6をリードしました。</translation>
    </message>
    <message>
        <source>It is a new round, and you are in again. Beat the six of diamonds as cheaply as you can.</source>
        <translation>新しいラウンドなので、あなたもまた出せます。できるだけ弱いカードで、ダイヤの6に勝ちましょう。</translation>
    </message>
    <message>
        <source>Spades beat diamonds, and a low card is gone. One more thing: whoever leads cannot pass.</source>
        <translation>スペードはダイヤより強く、弱いカードが1枚減りました。もう1つ。リードする人はパスできません。</translation>
    </message>
    <message>
        <source>Your cheapest answer has the same rank, in a higher suit.</source>
        <translation>いちばん安く勝てるのは、同じ数字で、スートが上のカードです。</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>5枚の役</translation>
    </message>
    <message>
        <source>Five ranks in a row are a straight; the highest card decides between two of them. Five cards of one suit are a flush, and a flush beats every straight.</source>
        <translation>続いた数字が5枚でストレートです。ストレートどうしは、いちばん強いカードで比べます。同じスートが5枚ならフラッシュで、どのストレートにも勝ちます。</translation>
    </message>
    <message>
        <source>You could beat this with a higher straight, but also with a flush. Play your flush.</source>
        <translation>これには、もっと強いストレートでも、フラッシュでも勝てます。フラッシュを出しましょう。</translation>
    </message>
    <message>
        <source>A flush beats every straight, even one up to the ace.</source>
        <translation>フラッシュはどのストレートにも勝ちます。エースまでのストレートでも同じです。</translation>
    </message>
    <message>
        <source>Look for the suit of which you hold five cards, and play them all.</source>
        <translation>5枚そろったスートを探して、その5枚を全部出しましょう。</translation>
    </message>
    <message>
        <source>Three of a kind and a pair are a full house. It beats every flush, and only its three cards of a kind count. Beat this flush, but keep your queens.</source>
        <translation>同じ数字の3枚とペアでフルハウスです。どのフラッシュにも勝ち、強さは3枚のほうで決まります。このフラッシュに勝ちましょう。ただし、クイーンは残します。</translation>
    </message>
    <message>
        <source>Any full house beats any flush, and your two queens are still yours.</source>
        <translation>フルハウスはどのフラッシュにも勝ちます。クイーンも2枚とも残りました。</translation>
    </message>
    <message>
        <source>Your three fives and a pair beat it, and the pair&apos;s rank doesn&apos;t matter: use the lower one.</source>
        <translation>3枚の5とペアで勝てます。ペアの数字は関係ないので、弱いほうを使いましょう。</translation>
    </message>
    <message>
        <source>Four of a kind, with any fifth card, beats every full house. Only a straight flush, a straight of one suit, ranks above it. Play four of a kind with your lowest other card.</source>
        <translation>同じ数字の4枚と好きな1枚でフォーカードとなり、どのフルハウスにも勝ちます。その上は、同じスートのストレート、ストレートフラッシュだけです。フォーカードに、残りでいちばん弱いカードをつけて出しましょう。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush could beat that.</source>
        <translation>これに勝てるのは、もっと強いフォーカードか、ストレートフラッシュだけです。</translation>
    </message>
    <message>
        <source>Take all four of your fours, and the lowest of your other cards with them.</source>
        <translation>4を4枚全部と、残りのうちいちばん弱いカードを一緒に出しましょう。</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>最後の数枚</translation>
    </message>
    <message>
        <source>You hold four cards. The player opposite has a single card left and must not get to play it. Take the round with a card that nobody can beat.</source>
        <translation>手札は4枚です。向かいの人は残り1枚で、それを出させるわけにはいきません。誰にも負けないカードで、このラウンドを取りましょう。</translation>
    </message>
    <message>
        <source>Nothing beats the two of spades. Now you lead.</source>
        <translation>スペードの2に勝てるカードはありません。次はあなたのリードです。</translation>
    </message>
    <message>
        <source>The player opposite might beat what lies there then, and would be out. Which card is the highest of all?</source>
        <translation>それでは、向かいの人が場に勝って上がってしまうかもしれません。いちばん強いカードはどれでしょう？</translation>
    </message>
    <message>
        <source>Left are a five and two jacks. Lead something that a player with a single card can&apos;t answer.</source>
        <translation>残りは5が1枚とジャックが2枚です。あと1枚の人が応じられない手をリードしましょう。</translation>
    </message>
    <message>
        <source>One card can&apos;t answer a pair. The others have no higher pair either.</source>
        <translation>1枚ではペアに応じられません。ほかの人にも、もっと強いペアはありません。</translation>
    </message>
    <message>
        <source>A single card can be beaten with a single card, and the player opposite has just one.</source>
        <translation>シングルには、シングルで勝てます。向かいの人は、ちょうどその1枚を持っています。</translation>
    </message>
    <message>
        <source>The lead is still yours, and this is your last card.</source>
        <translation>まだあなたのリードです。これが最後の1枚です。</translation>
    </message>
    <message>
        <source>You win the deal, because your lowest card came last, when nobody could answer it.</source>
        <translation>この回はあなたの勝ちです。いちばん弱いカードを、誰も応じられない最後まで残したからです。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold. The winner gets all these points. The plates show how many cards are left.</source>
        <translation>誰かが上がると、ほかの人は残った手札1枚につき1点を失い、その合計が勝者の得点になります。残り枚数は、それぞれの名札に出ています。</translation>
    </message>
    <message>
        <source>The player on your right has one card left and may soon be out. Get rid of as many cards as you can at once.</source>
        <translation>右隣の人は残り1枚で、もうすぐ上がりそうです。一度にできるだけ多くのカードを減らしましょう。</translation>
    </message>
    <message>
        <source>Five cards that can&apos;t cost you anything any more. Nobody beats the straight, so you lead again.</source>
        <translation>この5枚は、もう失点になりません。このストレートには誰も勝てず、またあなたのリードです。</translation>
    </message>
    <message>
        <source>You can play more cards than that at once: look for ranks in a row.</source>
        <translation>一度にもっと多く出せます。続いた数字を探してみましょう。</translation>
    </message>
    <message>
        <source>Now you can even win. Left are a four and two kings, and the player on your right still has one card. Lead what it can&apos;t beat.</source>
        <translation>もう勝ちも見えています。残りは4が1枚とキングが2枚、右隣の人はまだ1枚です。その1枚では勝てない手をリードしましょう。</translation>
    </message>
    <message>
        <source>All pass, and your four wins the deal. The others hold 1, 5 and 4 cards: you get ten points.</source>
        <translation>全員がパスし、4を出してあなたの勝ちです。ほかの人の手札は1枚、5枚、4枚なので、10点入ります。</translation>
    </message>
    <message>
        <source>One card can beat one card. It can&apos;t beat a pair.</source>
        <translation>1枚には1枚で勝てますが、ペアには勝てません。</translation>
    </message>
    <message>
        <source>What fits together</source>
        <translation>組になるカード</translation>
    </message>
    <message>
        <source>Before you play, see what fits together. Here you have a straight from four to eight, three pairs and two cards that fit nowhere: the queen and the 2.</source>
        <translation>出す前に、何と何が組になるかを見ましょう。ここには4から8のストレートと、ペアが3組、どこにも入らないカードが2枚あります。クイーンと2です。</translation>
    </message>
    <message>
        <source>The player on your left has led the three of diamonds. Answer with a card that fits nowhere, but keep your highest.</source>
        <translation>左隣の人がダイヤの3をリードしました。どこにも入らないカードで応じましょう。ただし、いちばん強いカードは残します。</translation>
    </message>
    <message>
        <source>The queen belongs to nothing, so your straight and your pairs stay whole.</source>
        <translation>クイーンはどの組にも入らないので、ストレートもペアも崩れません。</translation>
    </message>
    <message>
        <source>Look for the card that is in no straight and no pair. The 2 can wait, but don&apos;t pass.</source>
        <translation>ストレートにもペアにも入らないカードを探しましょう。2はまだ早いですが、パスもしないでおきましょう。</translation>
    </message>
    <message>
        <source>The ace of spades is on the table, and only your 2 beats it. All your other cards fit together, so the lead is worth it. Take it.</source>
        <translation>場にスペードのエースがあり、勝てるのはあなたの2だけです。ほかのカードはすべて組になっているので、リードを取る価値があります。取りましょう。</translation>
    </message>
    <message>
        <source>Nobody can beat the two of spades. You lead, and choose what is played.</source>
        <translation>スペードの2には誰も勝てません。あなたのリードで、何を出すかもあなたが決めます。</translation>
    </message>
    <message>
        <source>This is what the 2 is for: with the lead, your good plays can follow one after another.</source>
        <translation>2はこういうときのためにあります。リードを取れば、よい手を続けて出せます。</translation>
    </message>
    <message>
        <source>You lead. Get rid of as many cards at once as you can.</source>
        <translation>あなたのリードです。一度にできるだけ多くのカードを減らしましょう。</translation>
    </message>
    <message>
        <source>Everybody passes, and you lead again: only three pairs are left.</source>
        <translation>全員がパスし、またあなたのリードです。残りはペア3組だけです。</translation>
    </message>
    <message>
        <source>You hold five cards that go together, and nobody has to be beaten now.</source>
        <translation>一緒に出せる5枚があります。今は、誰かに勝つ必要もありません。</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>カードの点数</translation>
    </message>
    <message>
        <source>Briscola is played for points. An ace is worth 11, a three 10, a king 4, a knight 3 and a jack 2. All other cards are worth nothing.</source>
        <translation>ブリスコラは点を取り合うゲームです。エースは11点、3は10点、王は4点、騎士は3点、歩兵は2点で、ほかのカードは0点です。</translation>
    </message>
    <message>
        <source>A trick is one card from each of you, and the better one takes both. You lead: play the card that is worth nothing.</source>
        <translation>トリックでは2人が1枚ずつ出し、強いほうを出した人が両方取ります。あなたのリードです。点のないカードを出しましょう。</translation>
    </message>
    <message>
        <source>A seven looks big, but it is worth nothing. Your opponent&apos;s knight takes it: 3 points.</source>
        <translation>7は強そうに見えても、0点です。相手は騎士で取り、騎士の3点だけを手に入れました。</translation>
    </message>
    <message>
        <source>That card is worth points: an ace 11, a three 10.</source>
        <translation>それには点があります。エースは11点、3は10点です。</translation>
    </message>
    <message>
        <source>Now your opponent leads the king of cups, worth 4 points. The ace is the highest card of each suit: take the king.</source>
        <translation>今度は相手が4点のカップの王をリードしました。エースはどのスートでもいちばん強いカードです。王を取りましょう。</translation>
    </message>
    <message>
        <source>Your ace takes the king: 11 and 4 make 15 points.</source>
        <translation>エースで王を取りました。11点と4点で15点です。</translation>
    </message>
    <message>
        <source>A club doesn&apos;t take a cup here. You need a higher card of the king&apos;s own suit.</source>
        <translation>ここでは、棍棒ではカップを取れません。王と同じスートで、もっと強いカードが必要です。</translation>
    </message>
    <message>
        <source>Here your points are counted. The deck holds 120: with 61 you have won, and 60 each is a draw.</source>
        <translation>ここにあなたの点が出ます。点は全部で120点あり、61点で勝ち、60点ずつなら引き分けです。</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>カードの勝ち負け</translation>
    </message>
    <message>
        <source>In every suit this is the order: ace, three, king, knight, jack, seven, six, five, four, two. Mind the three: it is the second best card.</source>
        <translation>どのスートでも、強い順にエース、3、王、騎士、歩兵、7、6、5、4、2です。3に注意しましょう。2番目に強いカードです。</translation>
    </message>
    <message>
        <source>Your opponent leads the king of swords. Take it.</source>
        <translation>相手が剣の王をリードしました。取りましょう。</translation>
    </message>
    <message>
        <source>The three beats the king: 14 points for you.</source>
        <translation>3は王に勝ちます。あなたに14点です。</translation>
    </message>
    <message>
        <source>Of your cards, only a sword higher than the king takes it.</source>
        <translation>あなたのカードで取れるのは、王より強い剣だけです。</translation>
    </message>
    <message>
        <source>Your opponent leads the four of clubs, and you have no clubs. A high card of another suit doesn&apos;t help here. Give away the card that costs you least.</source>
        <translation>相手が棍棒の4をリードしましたが、あなたに棍棒はありません。ほかのスートは、強くても役に立ちません。失うものがいちばん小さいカードを捨てましょう。</translation>
    </message>
    <message>
        <source>The four takes the trick, but there are no points in it.</source>
        <translation>4がトリックを取りましたが、点はありません。</translation>
    </message>
    <message>
        <source>The four takes the trick whatever you play. Don&apos;t give it any points.</source>
        <translation>何を出しても、このトリックは4が取ります。点をあげないようにしましょう。</translation>
    </message>
    <message>
        <source>Had you played the ace of cups, the little four would have taken its 11 points. Cards of another suit take nothing, trumps excepted: they come next.</source>
        <translation>カップのエースを出していたら、小さな4に11点を取られていました。ほかのスートでは何も取れません。例外は切り札で、次のレッスンで出てきます。</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: coins in this game. A trump takes any card of the other three suits.</source>
        <translation>山札の下のカードが切り札のスートを決めます。このゲームではコインです。切り札は、ほかの3つのスートのどのカードにも勝てます。</translation>
    </message>
    <message>
        <source>Your opponent leads the ace of swords, worth 11 points. Take it.</source>
        <translation>相手が11点の剣のエースをリードしました。取りましょう。</translation>
    </message>
    <message>
        <source>The two of coins is the smallest trump, and it takes the ace. 11 points for you.</source>
        <translation>コインの2はいちばん弱い切り札ですが、それでもエースを取れます。あなたに11点です。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the ace, for it is no trump.</source>
        <translation>そのカードではエースを取れません。切り札ではないからです。</translation>
    </message>
    <message>
        <source>Here your opponent leads a trump, the jack of coins. Take it.</source>
        <translation>今度は相手が切り札のコインの歩兵をリードしました。取りましょう。</translation>
    </message>
    <message>
        <source>Among trumps the higher one takes the trick: 4 and 2 make 6 points.</source>
        <translation>切り札どうしなら、強いほうがトリックを取ります。4点と2点で6点です。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take it. A trump is taken only by a higher trump.</source>
        <translation>そのカードでは取れません。切り札を取れるのは、もっと強い切り札だけです。</translation>
    </message>
    <message>
        <source>Any card may be played</source>
        <translation>何を出してもよい</translation>
    </message>
    <message>
        <source>Your opponent leads the knight of cups. You have a cup, but you need not follow suit: you may always play any card.</source>
        <translation>相手がカップの騎士をリードしました。カップがあっても、同じスートを出す必要はありません。いつでも好きなカードを出せます。</translation>
    </message>
    <message>
        <source>Two of your cards take the knight. Take it without spending your trump.</source>
        <translation>騎士を取れるカードが2枚あります。切り札を使わずに取りましょう。</translation>
    </message>
    <message>
        <source>The king takes the knight: 7 points, and you still have your trump.</source>
        <translation>王が騎士を取りました。7点です。切り札もまだ残っています。</translation>
    </message>
    <message>
        <source>Take the trick, but with a card that is not a trump.</source>
        <translation>トリックを取りましょう。ただし、切り札ではないカードで。</translation>
    </message>
    <message>
        <source>Your opponent leads the seven of swords. You play last to this trick, so nothing can take your ace of swords now. Bring its points home.</source>
        <translation>相手が剣の7をリードしました。このトリックはあなたが最後なので、今なら剣のエースを取られる心配はありません。その点を確実に取りましょう。</translation>
    </message>
    <message>
        <source>The ace takes the seven: 11 points that nobody can take from you.</source>
        <translation>エースで7を取りました。もう誰にも取られない11点です。</translation>
    </message>
    <message>
        <source>The ace stays in your hand then, and later a trump may take it. Now it is safe.</source>
        <translation>それではエースが手に残り、後で切り札に取られるかもしれません。今なら安全です。</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>This is the stock. After each trick both of you draw a card: first the winner of the trick, who also leads to the next one, then the other.</source>
        <translation>これが山札です。トリックが終わるたびに2人とも1枚ずつ引きます。先に引くのはトリックを取った人で、次のトリックもその人がリードします。</translation>
    </message>
    <message>
        <source>You lead. Begin with a card that costs you nothing if it is taken.</source>
        <translation>あなたのリードです。取られても損のないカードから始めましょう。</translation>
    </message>
    <message>
        <source>The jack of coins takes it. Your opponent draws first, you draw next, and your opponent leads.</source>
        <translation>コインの歩兵に取られました。先に相手が引き、次にあなたが引いて、相手がリードします。</translation>
    </message>
    <message>
        <source>If your opponent takes that card, its points are gone as well.</source>
        <translation>そのカードを取られると、点も失います。</translation>
    </message>
    <message>
        <source>Now your opponent leads the six of clubs. Take it: then you draw first, and lead.</source>
        <translation>今度は相手が棍棒の6をリードしました。取りましょう。そうすれば先に引けて、次にリードできます。</translation>
    </message>
    <message>
        <source>Your three takes it and brings home its own 10 points. You have drawn first, and you lead.</source>
        <translation>3で取り、3の10点も手に入れました。先に引いて、リードもあなたです。</translation>
    </message>
    <message>
        <source>A cup doesn&apos;t take a club: cups are not trumps here.</source>
        <translation>カップでは棍棒を取れません。ここではカップは切り札ではありません。</translation>
    </message>
    <message>
        <source>Near the end: one hidden card is left, and under it the ace of clubs, the best trump. The winner of this trick draws the hidden one, the loser the ace. So lose it.</source>
        <translation>終わりが近づきました。伏せたカードはあと1枚、その下は最強の切り札、棍棒のエースです。このトリックに勝つと伏せたカード、負けるとエースを引きます。だから、負けましょう。</translation>
    </message>
    <message>
        <source>Your opponent takes a trick without points, and you draw the ace of trumps.</source>
        <translation>相手は点のないトリックを取り、あなたは切り札のエースを引きました。</translation>
    </message>
    <message>
        <source>That cup beats the five. You would take the trick, and your opponent would draw the ace.</source>
        <translation>そのカップは5に勝ってしまいます。あなたがトリックを取り、エースは相手が引くことになります。</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>切り札を残す</translation>
    </message>
    <message>
        <source>Your opponent leads the three of clubs, worth 10 points. Take it, and spend as little as you can.</source>
        <translation>相手が10点の棍棒の3をリードしました。できるだけ弱いカードで取りましょう。</translation>
    </message>
    <message>
        <source>The two is enough, and the seven of trumps is still yours.</source>
        <translation>2で十分です。切り札の7もまだ残っています。</translation>
    </message>
    <message>
        <source>Take these 10 points, but with a smaller card: one will do.</source>
        <translation>この10点は取りましょう。でも、もっと弱いカードで足ります。</translation>
    </message>
    <message>
        <source>Your opponent leads the six of swords: no points. Keep your trump for an ace or a three, let this trick go, and give no points with it.</source>
        <translation>相手が剣の6をリードしました。点はありません。切り札はエースや3のために残し、このトリックは見送って、点もあげないようにしましょう。</translation>
    </message>
    <message>
        <source>The six takes nothing but your four. And see what your opponent leads now.</source>
        <translation>6が取ったのは、あなたの4だけです。さあ、相手が次に何をリードしたか見てください。</translation>
    </message>
    <message>
        <source>There are no points to win here. Spend no trump on it, and don&apos;t give away a king.</source>
        <translation>ここには取る点がありません。切り札を使わず、王もあげないようにしましょう。</translation>
    </message>
    <message>
        <source>The three of cups, 10 points! This is what you kept your trump for.</source>
        <translation>カップの3、10点です！ 切り札を残しておいたのは、このためです。</translation>
    </message>
    <message>
        <source>10 points for a seven. Small trumps are there to catch aces and threes.</source>
        <translation>7で10点を取りました。弱い切り札は、エースや3を捕まえるためにあります。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the three: it is neither a trump nor the ace of cups.</source>
        <translation>そのカードでは3を取れません。切り札でも、カップのエースでもないからです。</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>最後の3枚</translation>
    </message>
    <message>
        <source>The stock is used up, and you hold the last trump. The ace of cups and the king of swords have not been played yet, so your opponent must have them.</source>
        <translation>山札がなくなり、あなたの手には最後の切り札があります。カップのエースと剣の王はまだ出ていないので、相手が持っているはずです。</translation>
    </message>
    <message>
        <source>You have 36 points and need 61. Your opponent leads the seven of clubs: no points in it. Which card do you give?</source>
        <translation>あなたは36点で、61点必要です。相手が棍棒の7をリードしました。点はありません。どのカードを捨てますか？</translation>
    </message>
    <message>
        <source>Nothing lost. Now your opponent has to lead one of the two good cards: here is the ace.</source>
        <translation>失ったものはありません。相手は、よいカード2枚のどちらかをリードするしかなくなりました。エースが出てきました。</translation>
    </message>
    <message>
        <source>There is nothing to win yet. Keep that card for the ace or the king.</source>
        <translation>まだ取る点がありません。そのカードは、エースか王のために残しましょう。</translation>
    </message>
    <message>
        <source>The ace of cups, 11 points. Take it.</source>
        <translation>カップのエース、11点です。取りましょう。</translation>
    </message>
    <message>
        <source>Your last trump takes the ace. You have 47 points.</source>
        <translation>最後の切り札でエースを取りました。これで47点です。</translation>
    </message>
    <message>
        <source>A sword doesn&apos;t take a cup. You have another card that takes it.</source>
        <translation>剣ではカップを取れません。取れるカードがほかにあります。</translation>
    </message>
    <message>
        <source>You lead your last card. The ace of swords is gone, and so are the trumps: nothing can take your three.</source>
        <translation>最後の1枚をリードします。剣のエースも切り札ももうないので、あなたの3は誰にも取られません。</translation>
    </message>
    <message>
        <source>The three takes the king, 14 points: 61 to 59. You win.</source>
        <translation>3で王を取って14点、61対59です。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Three players: one is the landlord and plays alone against the other two, the peasants. Whoever is out of cards first wins for their side. Here you are the landlord.</source>
        <translation>3人のゲームで、1人が地主となり、残る2人の農民を1人で相手にします。最初に手札を出し切った人の側の勝ちです。ここではあなたが地主です。</translation>
    </message>
    <message>
        <source>Suits don&apos;t matter. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>スートは関係ありません。いちばん強いのは赤のジョーカーで、黒のジョーカー、2、エース、キングと続き、3が最弱です。</translation>
    </message>
    <message>
        <source>The landlord leads first. Click your 3, then press Play.</source>
        <translation>最初にリードするのは地主です。3をクリックして、「出す」を押しましょう。</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now both peasants in turn play a higher single card.</source>
        <translation>いちばん弱いカードがなくなりました。今度は農民2人が順番に、より強いシングルを出します。</translation>
    </message>
    <message>
        <source>That could be led, too. Let us begin with the 3 alone.</source>
        <translation>それもリードできますが、まずは3を1枚だけ出してみましょう。</translation>
    </message>
    <message>
        <source>A 10 is the highest so far. Beat it with a single card, as cheaply as you can.</source>
        <translation>ここまででいちばん強いのは10です。できるだけ弱いシングルで勝ちましょう。</translation>
    </message>
    <message>
        <source>The jack is enough. Both peasants pass, so you lead again, whatever you like.</source>
        <translation>ジャックで十分です。農民は2人ともパスしたので、またあなたのリードです。好きな役を出せます。</translation>
    </message>
    <message>
        <source>You hold two cards of the rank just above the 10: one of them is enough.</source>
        <translation>10のすぐ上の数字が2枚あります。そのうち1枚で十分です。</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <translation>ペアとスリーカード</translation>
    </message>
    <message>
        <source>Whoever leads chooses the form: a single card, a pair, a triplet and so on. The others must play the same form, but higher, or pass.</source>
        <translation>リードする人が、シングル、ペア、スリーカードなどの形を選びます。ほかの人は、同じ形でより強い手を出すか、パスします。</translation>
    </message>
    <message>
        <source>The landlord, on your left, leads two queens. Beat them as cheaply as you can.</source>
        <translation>左隣の地主がクイーンを2枚リードしました。できるだけ弱い手で勝ちましょう。</translation>
    </message>
    <message>
        <source>Two aces are higher. Your own queens wouldn&apos;t do: equal cards don&apos;t beat each other.</source>
        <translation>エース2枚のほうが強いです。手元のクイーン2枚ではだめでした。同じ強さでは勝てません。</translation>
    </message>
    <message>
        <source>From the queen it goes up to the king, the ace and the 2. Which is the lowest pair you hold there?</source>
        <translation>クイーンの上は、キング、エース、2です。その中であなたが持つ、いちばん弱いペアはどれでしょう？</translation>
    </message>
    <message>
        <source>You lead. A triplet may carry a single card or a pair along. Lead your three 8s, and let them carry your lowest card.</source>
        <translation>あなたのリードです。スリーカードには、1枚かペアをつけられます。8を3枚リードして、いちばん弱いカードをつけましょう。</translation>
    </message>
    <message>
        <source>Your 3 is gone with them. Only the triplets count: the landlord&apos;s three 10s beat your 8s.</source>
        <translation>3も一緒に片づきました。比べるのはスリーカードだけで、地主の10の3枚が、あなたの8の3枚に勝ちました。</translation>
    </message>
    <message>
        <source>Four cards are asked for: all three 8s, and your lowest card.</source>
        <translation>出すのは4枚です。8を3枚全部と、いちばん弱いカードです。</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Five or more ranks in a row are a sequence. It may go up to the ace, but no 2 and no joker belong to it.</source>
        <translation>続いた数字が5枚以上で階段です。エースまで使えますが、2とジョーカーは入りません。</translation>
    </message>
    <message>
        <source>You lead. Play your longest sequence: seven cards.</source>
        <translation>あなたのリードです。いちばん長い、7枚の階段を出しましょう。</translation>
    </message>
    <message>
        <source>Seven cards at once. Only a sequence of seven is of the same form, and it must be higher.</source>
        <translation>一度に7枚です。同じ形は7枚の階段だけで、しかもより強くなければなりません。</translation>
    </message>
    <message>
        <source>Seven cards are asked for: one of each rank from your lowest card upwards.</source>
        <translation>出すのは7枚です。いちばん弱いカードから上へ、各数字を1枚ずつです。</translation>
    </message>
    <message>
        <source>Three or more pairs in a row go together, too: they are a sequence of pairs. Lead yours.</source>
        <translation>続いたペアが3組以上でも一緒に出せて、ペアの階段になります。それをリードしましょう。</translation>
    </message>
    <message>
        <source>Six cards more, and both peasants pass again.</source>
        <translation>さらに6枚減り、農民は2人ともまたパスしました。</translation>
    </message>
    <message>
        <source>Look for three pairs whose ranks follow one another, and play all six cards.</source>
        <translation>数字が続くペアを3組探して、6枚全部を出しましょう。</translation>
    </message>
    <message>
        <source>Triplets in a row are an airplane. Each of them may carry a single card along, or each a pair: the wings. Lead your airplane with your two lowest cards as wings.</source>
        <translation>続いたスリーカードは飛行機です。それぞれに1枚ずつ、またはペアを1組ずつ、翼としてつけられます。飛行機に、いちばん弱い2枚を翼としてつけてリードしましょう。</translation>
    </message>
    <message>
        <source>Eight cards at once, and the 3 and the 5, hard to get rid of alone, are gone.</source>
        <translation>一度に8枚です。1枚では出しにくい3と5も片づきました。</translation>
    </message>
    <message>
        <source>Eight cards are asked for: your 9s, your 10s and your two lowest cards.</source>
        <translation>出すのは8枚です。9と10を全部と、いちばん弱い2枚です。</translation>
    </message>
    <message>
        <source>Bombs and the rocket</source>
        <translation>爆弾とロケット</translation>
    </message>
    <message>
        <source>Four cards of a rank are a bomb: it beats everything but a higher bomb and the rocket. The rocket is both jokers, and beats everything. Each doubles the stake.</source>
        <translation>同じ数字の4枚は爆弾で、より強い爆弾とロケットのほかはすべてに勝ちます。ロケットはジョーカー2枚で、すべてに勝ちます。どちらも賭け点を2倍にします。</translation>
    </message>
    <message>
        <source>The landlord leads four 6s with two more cards. That is a form of its own and no bomb. Beat it as cheaply as you can.</source>
        <translation>地主が4枚の6に2枚つけてリードしました。これは別の形で、爆弾ではありません。できるだけ弱い手で勝ちましょう。</translation>
    </message>
    <message>
        <source>A bomb beats whatever is no bomb, so even 4s will do. The stake is doubled.</source>
        <translation>爆弾は、爆弾でないものすべてに勝つので、4でも足ります。賭け点は2倍です。</translation>
    </message>
    <message>
        <source>Any bomb beats it, even one of a lower rank, and you hold one. Leave the jokers in your hand.</source>
        <translation>数字が下でも、爆弾なら勝てます。あなたにも1つあります。ジョーカーは残しておきましょう。</translation>
    </message>
    <message>
        <source>The landlord answers with a higher bomb. You still hold the one thing that beats it.</source>
        <translation>地主がもっと強い爆弾で返してきました。それに勝てる手が、まだ1つだけあります。</translation>
    </message>
    <message>
        <source>Nothing beats the rocket, so you lead. Three doublings: the stake is eight times as high now.</source>
        <translation>ロケットに勝てるものはなく、あなたのリードです。2倍が3回で、賭け点は8倍になりました。</translation>
    </message>
    <message>
        <source>You need not let this go: both jokers together beat everything.</source>
        <translation>見送ることはありません。ジョーカー2枚を一緒に出せば、すべてに勝てます。</translation>
    </message>
    <message>
        <source>Another deal: the landlord, on your left, leads two 2s and has two cards left. Stop the landlord, but keep your jokers.</source>
        <translation>別の場面です。左隣の地主が2を2枚リードし、残りは2枚です。地主を止めましょう。ただし、ジョーカーは残します。</translation>
    </message>
    <message>
        <source>Now you lead, not the landlord. Bombs are for such moments: they decide who leads.</source>
        <translation>地主ではなく、あなたのリードになりました。誰がリードするかを決める、こんなときのために爆弾があります。</translation>
    </message>
    <message>
        <source>The landlord must not lead again, and less than the rocket is enough.</source>
        <translation>地主にもう一度リードさせてはいけません。それに、ロケットを使うまでもありません。</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>First the landlord is found. Each player in turn bids 1, 2 or 3, more than the bids before, or does not bid. Whoever bids most takes the three cards in the middle and leads; the bid is the stake.</source>
        <translation>まず地主を決めます。順番に1、2、3のどれかを前の人より高くなるようにビッドするか、見送ります。いちばん高くビッドした人が、真ん中の3枚を取ってリードします。ビッドが賭け点になります。</translation>
    </message>
    <message>
        <source>Alone against two, you need jokers, 2s and bombs, and few loose low cards. Here are both jokers, two 2s, two aces and a long sequence. What do you bid?</source>
        <translation>1人で2人を相手にするには、ジョーカー、2、爆弾が必要で、弱いばらの札は少ないほうがいいです。ここにはジョーカー2枚、2が2枚、エース2枚、長い階段があります。いくつでビッドしますか？</translation>
    </message>
    <message>
        <source>Nobody can bid more: you get the three cards, and with 20 cards you lead.</source>
        <translation>これより高いビッドはありません。3枚はあなたのもので、20枚の手札でリードします。</translation>
    </message>
    <message>
        <source>A hand this strong should be the landlord, and only the highest bid makes sure of it.</source>
        <translation>これだけ強い手札なら、地主になりましょう。いちばん高いビッドでなければ、確実とはいえません。</translation>
    </message>
    <message>
        <source>Another deal. The player on your right has bid 1, the one on your left did not bid. You have neither jokers nor 2s, but many low cards. What do you do?</source>
        <translation>別の場面です。右隣の人は1をビッドし、左隣の人は見送りました。あなたにはジョーカーも2もなく、弱いカードばかりです。どうしますか？</translation>
    </message>
    <message>
        <source>Nobody bids more than 1, so the player on your right is the landlord.</source>
        <translation>1より高いビッドはないので、右隣の人が地主です。</translation>
    </message>
    <message>
        <source>A landlord plays alone, and this hand has little to get the lead with. Better be a peasant.</source>
        <translation>地主は1人で戦います。この手札では、リードをなかなか取れません。農民になるほうがいいです。</translation>
    </message>
    <message>
        <source>The landlord has taken the three cards, which everybody may see, and has led a 3. The player on your left is your partner: you two are the peasants.</source>
        <translation>地主は、誰でも見られる3枚を取り、3をリードしました。左隣の人があなたの味方で、2人とも農民です。</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>2人対1人</translation>
    </message>
    <message>
        <source>You are a peasant, like the player on your left. The landlord, on your right, led a 5, and your partner has played a king. What do you do?</source>
        <translation>あなたも左隣の人も農民です。右隣の地主が5をリードし、味方がキングを出しました。どうしますか？</translation>
    </message>
    <message>
        <source>Your partner is winning the round for you both. The landlord passes, too, so your partner leads.</source>
        <translation>味方がこのラウンドを、2人のために取っています。地主もパスしたので、味方のリードです。</translation>
    </message>
    <message>
        <source>That beats your own partner and costs you a high card, though the king may well win the round.</source>
        <translation>それでは自分の味方に勝ってしまい、強いカードも使います。キングだけでも、このラウンドは取れそうです。</translation>
    </message>
    <message>
        <source>Another deal. You lead, and the landlord, on your right, has a single card left. Lead something which that card can&apos;t answer.</source>
        <translation>別の場面です。あなたのリードで、右隣の地主は残り1枚です。その1枚では応じられない手をリードしましょう。</translation>
    </message>
    <message>
        <source>The landlord can&apos;t answer a pair. Your partner takes over only because another pair ends the deal: you both win.</source>
        <translation>地主はペアに応じられません。味方があなたに勝ったのは、次のペアでこの回を終わらせるためです。2人の勝ちです。</translation>
    </message>
    <message>
        <source>A single card is just what the landlord could beat, and be out.</source>
        <translation>シングルでは、地主にちょうど1枚で勝たれ、上がられてしまいます。</translation>
    </message>
    <message>
        <source>Another deal. Now your partner sits on your right, plays after you, and has a single card left. Help your partner to be out.</source>
        <translation>別の場面です。今度は味方が右隣にいて、あなたの次に出し、残りは1枚です。味方が上がれるように助けましょう。</translation>
    </message>
    <message>
        <source>Your partner plays the last card on it, and you have both won.</source>
        <translation>味方が最後の1枚を重ねて、2人の勝ちです。</translation>
    </message>
    <message>
        <source>Your partner&apos;s one card must be higher than what you lead: your lowest single card is the surest.</source>
        <translation>味方の1枚は、あなたのリードより強くなければなりません。いちばん弱いシングルが、いちばん確実です。</translation>
    </message>
    <message>
        <source>You are the landlord. Both jokers and the other 2s have been played, so your 2 is the highest card left. Get the lead, but keep your sequence from 10 to ace.</source>
        <translation>あなたが地主です。ジョーカー2枚も、ほかの2もすべて出たので、残りでいちばん強いのはあなたの2です。10からエースの階段を残して、リードを取りましょう。</translation>
    </message>
    <message>
        <source>Nothing beats it, so you lead, and the sequence is whole.</source>
        <translation>これに勝てるものはなく、あなたのリードです。階段もそのままです。</translation>
    </message>
    <message>
        <source>You need the lead and the whole sequence. There is one higher card that isn&apos;t part of it.</source>
        <translation>リードも、階段も、両方必要です。階段に入っていない、もっと強いカードが1枚あります。</translation>
    </message>
    <message>
        <source>You lead. Play most cards at once: a sequence up to the ace can be beaten only by a bomb, and nobody has one.</source>
        <translation>あなたのリードです。一度にいちばん多く減る手を出しましょう。エースまでの階段に勝てるのは爆弾だけで、今は誰も持っていません。</translation>
    </message>
    <message>
        <source>Five cards less, and you still lead.</source>
        <translation>5枚減り、まだあなたのリードです。</translation>
    </message>
    <message>
        <source>Play the five ranks in a row together, while the lead is yours. The low cards come after.</source>
        <translation>リードできるうちに、続いた数字の5枚をまとめて出しましょう。弱いカードはその後です。</translation>
    </message>
    <message>
        <source>Left are a 4 and two 7s. The peasant on your right has a single card. What do you lead?</source>
        <translation>残りは4が1枚と7が2枚です。右隣の農民は残り1枚です。何をリードしますか？</translation>
    </message>
    <message>
        <source>A single card can&apos;t answer a pair, and nobody else has a higher one. Your 4 goes last, and you win.</source>
        <translation>1枚ではペアに応じられず、もっと強いペアを持つ人もいません。最後に4を出して、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>That could be beaten with the single card, and the peasants would have won.</source>
        <translation>それにはシングルで勝たれて、農民の勝ちになってしまいます。</translation>
    </message>
    <message>
        <source>The bid is the stake. Each bomb and the rocket double it. At the end the landlord wins or loses it against each of the two peasants.</source>
        <translation>ビッドが賭け点になります。爆弾やロケットが出るたびに2倍になります。最後に地主は、農民2人のそれぞれと賭け点をやり取りします。</translation>
    </message>
    <message>
        <source>The stake doubles once more for spring: the landlord is out before a peasant has played, or never plays after the first lead.</source>
        <translation>春天なら、賭け点はさらに2倍になります。農民が1枚も出さないうちに地主が上がるか、地主が最初のリードのほかに何も出せずに終わることです。</translation>
    </message>
    <message>
        <source>Here the landlord, on your right, bid 3, and the rocket has been played. You are a peasant. Beat the 8s and be out.</source>
        <translation>左隣の地主が3をビッドし、ロケットも出ています。あなたは農民です。8に勝って上がりましょう。</translation>
    </message>
    <message>
        <source>The stake 3, doubled, is 6: you and your partner win 6 each, the landlord loses 12.</source>
        <translation>賭け点3が2倍で6になりました。あなたと味方は6点ずつ得て、地主は12点失います。</translation>
    </message>
    <message>
        <source>Your two 9s are higher, and they are your last cards.</source>
        <translation>あなたの9が2枚のほうが強く、これが最後のカードです。</translation>
    </message>
    <message>
        <source>In this deal you are the landlord, and bid 2. You lead, and your last cards are four 7s. Be out at once.</source>
        <translation>この回はあなたが地主で、ビッドは2です。あなたのリードで、最後の手札は4枚の7。一気に上がりましょう。</translation>
    </message>
    <message>
        <source>A bomb: the stake of 2 is doubled to 4, and each peasant pays it. You win 8.</source>
        <translation>爆弾です。賭け点2が4になり、農民がそれぞれ払います。あなたは8点得ます。</translation>
    </message>
    <message>
        <source>All four go together, as a bomb, and then you are out.</source>
        <translation>4枚をまとめて爆弾として出せば、そのまま上がりです。</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>あなたとパートナー</translation>
    </message>
    <message>
        <source>The player opposite is your partner: your tricks count together. A trick is one card from each player, and everybody has five cards, so there are five tricks.</source>
        <translation>向かいの人がパートナーで、トリックは2人合わせて数えます。トリックは4人が1枚ずつ出して決めます。手札は5枚ずつなので、5トリックあります。</translation>
    </message>
    <message>
        <source>Hearts are trump in this deal: they beat all other suits. Your partner chose them, so you two are the makers and have to take at least three of the five tricks.</source>
        <translation>この回の切り札はハートで、ほかのスートすべてに勝ちます。パートナーが選んだので、あなたたち2人がメーカー側で、5トリック中3トリック以上取らなければなりません。</translation>
    </message>
    <message>
        <source>Clubs were led to the first trick. In clubs the order is ace, king, queen, jack, ten, nine. Take the trick.</source>
        <translation>最初のトリックはクラブがリードされました。クラブは強い順にエース、キング、クイーン、ジャック、10、9です。このトリックを取りましょう。</translation>
    </message>
    <message>
        <source>Your ace is the highest club: the first trick is yours, and you lead to the next.</source>
        <translation>あなたのエースがいちばん強いクラブです。最初のトリックはあなたのもので、次はあなたがリードします。</translation>
    </message>
    <message>
        <source>The king of clubs is higher than that.</source>
        <translation>クラブのキングのほうが強いです。</translation>
    </message>
    <message>
        <source>One trick for your side. It would have counted just the same if your partner had taken it.</source>
        <translation>あなたの側の1トリックです。パートナーが取っても、同じように数えます。</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>同じスートを出す</translation>
    </message>
    <message>
        <source>The player on your right leads the king of diamonds. You have diamonds, so you must follow suit: your other cards have to wait, trumps too.</source>
        <translation>右隣の人がダイヤのキングをリードしました。あなたもダイヤを持っているので、同じスートを出さなければなりません。切り札も含めて、ほかのカードは後で使えます。</translation>
    </message>
    <message>
        <source>Take the trick with one of your diamonds.</source>
        <translation>手持ちのダイヤで、このトリックを取りましょう。</translation>
    </message>
    <message>
        <source>The ace is the highest diamond. Nobody trumps it: the trick is yours.</source>
        <translation>エースがいちばん強いダイヤです。切り札も出なかったので、トリックはあなたのものです。</translation>
    </message>
    <message>
        <source>The nine is lower than the king. Play a higher diamond.</source>
        <translation>9はキングより弱いです。もっと強いダイヤを出しましょう。</translation>
    </message>
    <message>
        <source>Now hearts are led, and you have none, so you may play any card. Spades are trump: a trump takes what is not a trump. Take the ace of hearts.</source>
        <translation>今度はハートがリードされましたが、あなたは持っていないので、何を出してもかまいません。切り札はスペードで、切り札でないカードに勝ちます。ハートのエースを取りましょう。</translation>
    </message>
    <message>
        <source>Your trump takes the ace. Nobody plays a higher trump, so the trick is yours.</source>
        <translation>切り札でエースを取りました。もっと強い切り札は出なかったので、トリックはあなたのものです。</translation>
    </message>
    <message>
        <source>That card is neither a heart nor a trump, so it takes nothing.</source>
        <translation>そのカードはハートでも切り札でもないので、何にも勝てません。</translation>
    </message>
    <message>
        <source>Your ten of spades has taken the ace of hearts. The highest trump takes a trick; without a trump, the highest card of the suit led does.</source>
        <translation>あなたのスペードの10がハートのエースに勝ちました。いちばん強い切り札がトリックを取り、切り札が出なければ、リードと同じスートのいちばん強いカードが取ります。</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>2枚のバウアー</translation>
    </message>
    <message>
        <source>Hearts are trump. Now the jack of hearts, the right bower, is the best card, and the other red jack, your jack of diamonds, the second best: the left bower.</source>
        <translation>切り札はハートです。すると、いちばん強いのはハートのジャック（ライトバウアー）、2番目はもう1枚の赤いジャック、あなたのダイヤのジャック（レフトバウアー）です。</translation>
    </message>
    <message>
        <source>After the bowers come ace, king, queen, ten and nine of trump. The player on your right leads the ace of hearts: take it.</source>
        <translation>バウアーの次は、切り札のエース、キング、クイーン、10、9です。右隣の人がハートのエースをリードしました。取りましょう。</translation>
    </message>
    <message>
        <source>The left bower takes the ace. Only the right bower could have beaten it.</source>
        <translation>レフトバウアーがエースに勝ちました。勝てたのはライトバウアーだけです。</translation>
    </message>
    <message>
        <source>The ace is higher than the king. Only a bower takes it.</source>
        <translation>エースはキングより強いです。取れるのはバウアーだけです。</translation>
    </message>
    <message>
        <source>Here the ace of diamonds is led, and hearts are trump again. You have no diamonds, for your jack is a trump now. Take the trick.</source>
        <translation>今度はダイヤのエースがリードされました。切り札はまたハートです。あなたのジャックは今は切り札なので、ダイヤはありません。トリックを取りましょう。</translation>
    </message>
    <message>
        <source>The left bower is a heart now. It trumps the ace of diamonds.</source>
        <translation>レフトバウアーは今はハートです。切り札として、ダイヤのエースに勝ちます。</translation>
    </message>
    <message>
        <source>That card is no trump, so it takes nothing here. Which of your cards is one?</source>
        <translation>そのカードは切り札ではないので、ここでは勝てません。切り札になるのはどのカードでしょう？</translation>
    </message>
    <message>
        <source>Now the left bower is led: a heart, so you must play a heart, and neither of yours beats it. Which one do you give?</source>
        <translation>今度はレフトバウアーがリードされました。ハートなのでハートを出さなければなりませんが、どちらを出しても勝てません。どちらを捨てますか？</translation>
    </message>
    <message>
        <source>The low one. Your partner&apos;s right bower takes the trick, and you still have the king.</source>
        <translation>弱いほうで正解です。パートナーのライトバウアーがトリックを取り、あなたのキングも残りました。</translation>
    </message>
    <message>
        <source>That heart doesn&apos;t beat the left bower. Give the one that is worth less to you.</source>
        <translation>そのハートではレフトバウアーに勝てません。惜しくないほうを捨てましょう。</translation>
    </message>
    <message>
        <source>Ordering up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>First it is settled which suit is trump. In turn each player may order up the turned-up card: then its suit is trump, and the dealer, here your partner, picks it up.</source>
        <translation>まず切り札のスートを決めます。順番に、表向きのカードをオーダーアップできます。するとそのスートが切り札になり、ディーラー（ここではパートナー）がそのカードを取ります。</translation>
    </message>
    <message>
        <source>With spades as trump you would hold three: the right bower, ace and king, and an ace besides. Usually that is enough. Order up, or pass?</source>
        <translation>スペードが切り札なら、ライトバウアー、エース、キングの3枚になり、ほかにエースもあります。たいていそれで十分です。オーダーアップしますか、パスしますか？</translation>
    </message>
    <message>
        <source>Spades are trump, and you two are the makers. Your partner picks up the ten and discards.</source>
        <translation>切り札はスペードで、あなたたち2人がメーカー側です。パートナーが10を取り、1枚捨てます。</translation>
    </message>
    <message>
        <source>Three high trumps and an ace are good enough to make trump, together with your partner.</source>
        <translation>強い切り札3枚とエースがあれば、パートナーと組んで切り札を決めるのに十分です。</translation>
    </message>
    <message>
        <source>Here the player on your right deals, an opponent. The card that you order up would be theirs. What do you say?</source>
        <translation>今度は右隣の人がディーラーで、相手側です。オーダーアップしたカードは、その人のものになります。どうしますか？</translation>
    </message>
    <message>
        <source>Leave that to the dealer, who picks the jack up unasked here. Your side defends.</source>
        <translation>それはディーラーに任せましょう。ここでは自分からジャックを取ります。あなたの側がディフェンスです。</translation>
    </message>
    <message>
        <source>You hold one diamond only, and the dealer would get the right bower.</source>
        <translation>あなたのダイヤは1枚だけで、ディーラーがライトバウアーを手に入れてしまいます。</translation>
    </message>
    <message>
        <source>When you deal</source>
        <translation>自分がディーラーのとき</translation>
    </message>
    <message>
        <source>You deal, and the others have passed. You may pick up the queen of clubs yourself: with it you hold three trumps, and an ace besides. Pick it up, and play with your partner.</source>
        <translation>あなたがディーラーで、ほかの人はパスしました。クラブのクイーンを自分で取ることもできます。取れば切り札が3枚になり、ほかにエースもあります。パートナーと組んで、ピックアップしましょう。</translation>
    </message>
    <message>
        <source>Clubs are trump, and the queen is yours. For it you put another card away.</source>
        <translation>切り札はクラブで、クイーンはあなたのものです。代わりに別の1枚を捨てます。</translation>
    </message>
    <message>
        <source>Three trumps and an ace of another suit are good enough, together with your partner.</source>
        <translation>切り札3枚とほかのスートのエースがあれば、パートナーと組んで十分です。</translation>
    </message>
    <message>
        <source>You hold six cards: put one away, face down. Keep what may take tricks.</source>
        <translation>手札は6枚です。1枚を伏せて捨てましょう。トリックを取れそうなカードは残します。</translation>
    </message>
    <message>
        <source>Now you have no diamonds. When they are led, you can trump.</source>
        <translation>これでダイヤがなくなりました。ダイヤがリードされたら、切り札を使えます。</translation>
    </message>
    <message>
        <source>That card may take a trick. Another one hardly ever will.</source>
        <translation>そのカードはトリックを取れるかもしれません。取れる見込みのないカードが、ほかにあります。</translation>
    </message>
    <message>
        <source>And they are led! Take the trick, and keep your high trumps for later.</source>
        <translation>さっそくダイヤがリードされました！ トリックを取りましょう。強い切り札は後に残します。</translation>
    </message>
    <message>
        <source>The nine of clubs takes three diamonds, the ace among them.</source>
        <translation>クラブの9がダイヤ3枚に勝ちました。エースもその中にあります。</translation>
    </message>
    <message>
        <source>Take the trick, but with the smallest card that does it.</source>
        <translation>トリックを取りましょう。ただし、取れるいちばん弱いカードで。</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>2巡目</translation>
    </message>
    <message>
        <source>All four passed, and the queen of diamonds is turned down. Now each player in turn may name another suit as trump, or pass. You speak first.</source>
        <translation>4人ともパスし、ダイヤのクイーンは見送られました。今度は順番に、ほかのスートを切り札に指定するか、パスします。最初はあなたです。</translation>
    </message>
    <message>
        <source>In which suit would you hold most trumps? Mind the left bower: a jack counts in the other suit of its colour, too. Name that suit, and play with your partner.</source>
        <translation>切り札がいちばん多くなるのはどのスートでしょう？ レフトバウアーに注意です。ジャックは同じ色のもう1つのスートでも数えます。そのスートを指定して、パートナーと組みましょう。</translation>
    </message>
    <message>
        <source>Three spades, the jack of clubs among them as left bower, and an ace besides.</source>
        <translation>スペードの切り札3枚です。クラブのジャックもレフトバウアーとして数えます。ほかにエースもあります。</translation>
    </message>
    <message>
        <source>Count your trumps for each suit, the left bower too. Name the longest, with your partner.</source>
        <translation>スートごとに、レフトバウアーも数えて切り札の数を比べましょう。いちばん多いスートを指定し、パートナーと組みます。</translation>
    </message>
    <message>
        <source>Another deal, and the nine of hearts is turned down. Is there a suit worth naming?</source>
        <translation>別の場面です。ハートの9が見送られました。指定したいスートはありますか？</translation>
    </message>
    <message>
        <source>You pass, and your partner names diamonds. If all pass again, nobody scores.</source>
        <translation>あなたはパスし、パートナーがダイヤを指定しました。また全員がパスしたら、得点はありません。</translation>
    </message>
    <message>
        <source>You would hold two trumps at most, and no bower. That is too little.</source>
        <translation>切り札は多くて2枚、バウアーもありません。それでは足りません。</translation>
    </message>
    <message>
        <source>Three good habits</source>
        <translation>3つのコツ</translation>
    </message>
    <message>
        <source>You made spades trump, and you lead. Makers draw the trumps first, so that nobody can trump their aces later. Lead a card that nothing can beat.</source>
        <translation>あなたがスペードを切り札にし、リードもあなたです。メーカー側は、後でエースを切り札で取られないよう、まず切り札を引き出します。誰にも負けないカードをリードしましょう。</translation>
    </message>
    <message>
        <source>The trick is yours, and two trumps of your opponents fall.</source>
        <translation>トリックはあなたのもので、相手の切り札も2枚落ちました。</translation>
    </message>
    <message>
        <source>That card can be beaten now. You hold two that cannot.</source>
        <translation>そのカードは今は負けるかもしれません。負けないカードが2枚あります。</translation>
    </message>
    <message>
        <source>Clubs are trump, and you have no diamonds. Your partner&apos;s ace of diamonds is winning, and you play last. Which card do you give?</source>
        <translation>切り札はクラブで、あなたにダイヤはありません。パートナーのダイヤのエースが勝っていて、あなたが最後です。どのカードを捨てますか？</translation>
    </message>
    <message>
        <source>The trick goes to your side anyway, and you keep all your trumps.</source>
        <translation>どのみちトリックはあなたの側のものです。切り札はすべて残りました。</translation>
    </message>
    <message>
        <source>Your partner has this trick already. Keep that trump for another one.</source>
        <translation>このトリックは、もうパートナーのものです。その切り札は別のトリックに残しましょう。</translation>
    </message>
    <message>
        <source>The dealer, on your right, made diamonds trump. You defend, and you lead. Start with the card that takes a trick most surely.</source>
        <translation>右隣のディーラーがダイヤを切り札にしました。あなたはディフェンス側で、リードです。いちばん確実にトリックを取れるカードから始めましょう。</translation>
    </message>
    <message>
        <source>Against the makers, lead an ace that is not a trump, before they have got rid of that suit.</source>
        <translation>メーカー側が相手のときは、切り札でないエースをリードしましょう。相手がそのスートを手放す前のうちにです。</translation>
    </message>
    <message>
        <source>There are higher cards than that. You have one that only a trump can beat.</source>
        <translation>それより強いカードがあります。切り札にしか負けないカードを1枚持っています。</translation>
    </message>
    <message>
        <source>What a deal brings</source>
        <translation>1回ごとの得点</translation>
    </message>
    <message>
        <source>Makers score 1 point for three or four tricks, 2 for all five. With fewer than three they are euchred: 2 points for the other side. Ten points win the match.</source>
        <translation>メーカー側は3トリックか4トリックで1点、5トリックすべてで2点です。2トリック以下ならユーカーで、相手の組に2点入ります。10点で対戦の勝ちです。</translation>
    </message>
    <message>
        <source>You made spades trump. Your side has two tricks and needs a third. You lead: take it now.</source>
        <translation>あなたがスペードを切り札にしました。あなたの側は2トリック取り、あと1トリック必要です。あなたのリードです。今取りましょう。</translation>
    </message>
    <message>
        <source>Nobody trumps the ace. That is the third trick, and a point for your side.</source>
        <translation>エースに切り札は出ませんでした。これで3トリック目、あなたの側に1点です。</translation>
    </message>
    <message>
        <source>Higher diamonds beat the nine, and your ace takes nothing in a trick of another suit.</source>
        <translation>9は、もっと強いダイヤに負けます。エースも、別のスートのトリックでは何にも勝てません。</translation>
    </message>
    <message>
        <source>Here your opponents made hearts trump, but your side has two tricks already. The ace of hearts is winning: take it.</source>
        <translation>今度は相手がハートを切り札にしましたが、あなたの側はもう2トリック取りました。ハートのエースが勝っています。取りましょう。</translation>
    </message>
    <message>
        <source>The left bower, your third trick: the makers are euchred, and you two score 2 points.</source>
        <translation>レフトバウアーで3トリック目です。メーカー側はユーカーで、あなたたち2人に2点入ります。</translation>
    </message>
    <message>
        <source>The nine doesn&apos;t beat the ace of trump. Only a bower does.</source>
        <translation>9では切り札のエースに勝てません。勝てるのはバウアーだけです。</translation>
    </message>
    <message>
        <source>If you make trump, you may go alone: your partner sits out, and all five tricks then bring 4 points. These cards take every trick. Choose Alone, and order up.</source>
        <translation>切り札を決めると、単独プレイもできます。パートナーは休み、5トリックすべて取れば4点です。この手札なら全部取れます。「単独プレイ」を選んで、オーダーアップしましょう。</translation>
    </message>
    <message>
        <source>Your partner sits out. You have the four highest trumps and an ace: five tricks, 4 points.</source>
        <translation>パートナーは休みです。あなたはいちばん強い切り札4枚とエースを持っています。5トリックで4点です。</translation>
    </message>
    <message>
        <source>You can take all five tricks without help, and that brings most when you go alone.</source>
        <translation>助けがなくても5トリックすべて取れます。単独プレイなら、得点がいちばん大きくなります。</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>何を競うのか</translation>
    </message>
    <message>
        <source>Figures of three kinds stand in the settlements: Buddhas, helmets and rice. A village holds one figure, a town two, and Edo, the capital, one of each kind.</source>
        <translation>拠点には3種類のコマ、仏像、兜、米が立っています。村には1個、町には2個、都の江戸には3種類が1個ずつあります。</translation>
    </message>
    <message>
        <source>The figures you capture are counted here. Whoever has more of a kind leads it, and whoever leads two of the three kinds at the end wins.</source>
        <translation>獲得したコマの数は、ここに出ます。ある種類をより多く持つ人がその種類の首位で、最後に3種類のうち2種類で首位の人の勝ちです。</translation>
    </message>
    <message>
        <source>Capture one: your Buddha 3 lies beside Matsue, and one land space there is still free. Choose any tile in your hand but the ship, then the ringed space.</source>
        <translation>1個獲得してみましょう。松江の隣にはあなたの仏像3があり、空いている陸のマスはあと1つです。船以外のどれかのタイルを選び、次に丸印のマスを選びます。</translation>
    </message>
    <message>
        <source>Now every land space around Matsue has a tile. You have the most influence there: the Buddha is yours.</source>
        <translation>これで松江の隣の陸のマスはすべて埋まりました。影響力はあなたがいちばんで、仏像はあなたのものです。</translation>
    </message>
    <message>
        <source>Not there: the free land space beside Matsue is the ringed one.</source>
        <translation>そこではありません。松江の隣の空いている陸は、丸印のマスです。</translation>
    </message>
    <message>
        <source>There it stands. Seven figures of each kind are on this chart: with four you are sure to lead that kind.</source>
        <translation>ここに出ました。この地図には各種類のコマが7個ずつあり、4個取れば必ずその種類の首位になれます。</translation>
    </message>
    <message>
        <source>Your tiles, your turn</source>
        <translation>タイルと手番</translation>
    </message>
    <message>
        <source>The picture on a tile says for which kind of figure it counts, the number how much: its strength. Lying on a free land space, it counts for the settlements it touches.</source>
        <translation>タイルの絵はどの種類のコマに効くかを、数字はその強さを表します。空いている陸のマスに置くと、隣り合う拠点に効きます。</translation>
    </message>
    <message>
        <source>A Buddha stands in Matsue. Put the tile beside it that gives you the most influence on that Buddha.</source>
        <translation>松江には仏像が立っています。隣にタイルを置いて、その仏像への影響力をいちばん大きくしましょう。</translation>
    </message>
    <message>
        <source>Your influence there is 3 now: see the number beside Matsue. A helmet or rice would count nothing.</source>
        <translation>そこでの影響力は3になりました。松江の横の数字を見てください。兜や米では効きません。</translation>
    </message>
    <message>
        <source>There is more: this gives you less influence on the Buddha of Matsue. Compare pictures and numbers.</source>
        <translation>もっと大きくできます。これでは松江の仏像への影響力が小さくなります。絵と数字を比べましょう。</translation>
    </message>
    <message>
        <source>You play one normal tile a turn, and that was yours. The ship may wait: it is a fast tile, more of that later. End your turn, and you draw up to five tiles again.</source>
        <translation>通常タイルは1手番に1枚で、もう出しました。船はまだ待てます。速攻タイルといい、後のレッスンに出てきます。手番を終えると、タイルを5枚になるまで引きます。</translation>
    </message>
    <message>
        <source>You draw a tile, and it&apos;s your opponent&apos;s turn.</source>
        <translation>タイルを1枚引き、相手の番になりました。</translation>
    </message>
    <message>
        <source>Keep the ship for later: end your turn.</source>
        <translation>船は後に残して、手番を終えましょう。</translation>
    </message>
    <message>
        <source>The tile with the swords is a samurai: it counts for every kind of figure. Put it where it counts for as many figures as it can.</source>
        <translation>剣の絵のタイルは侍で、どの種類のコマにも効きます。できるだけ多くのコマに効くところに置きましょう。</translation>
    </message>
    <message>
        <source>It counts for the three figures of Edo, and for the one in the village on its other side.</source>
        <translation>江戸の3個と、反対側の村の1個に効きます。</translation>
    </message>
    <message>
        <source>That counts for fewer figures. Which settlement holds the most?</source>
        <translation>それでは効くコマが少なくなります。いちばん多くのコマがある拠点はどこでしょう？</translation>
    </message>
    <message>
        <source>Who captures a figure</source>
        <translation>コマは誰のもの？</translation>
    </message>
    <message>
        <source>The numbers beside Mito are the influence on its Buddha: you 2, your opponent 4. When all land around Mito is taken, the higher number gets it; the sea may stay empty.</source>
        <translation>水戸の横の数字は、仏像への影響力です。あなたが2、相手が4です。水戸の隣の陸がすべて埋まると、大きいほうがコマを獲得します。海は空いたままでかまいません。</translation>
    </message>
    <message>
        <source>One land space beside Mito is free. Put a tile there that wins you the Buddha. While you point at a space, a panel shows what your tile would change.</source>
        <translation>水戸の隣の陸のマスはあと1つ空いています。仏像を獲得できるタイルをそこに置きましょう。マスを指すと、タイルで何が変わるかがパネルに出ます。</translation>
    </message>
    <message>
        <source>5 to 4: the Buddha is yours. The helmet 4 and the rice 4 would have counted nothing there.</source>
        <translation>5対4で、仏像はあなたのものです。兜4や米4では、ここには効きませんでした。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Mito. You have 2 there, and your opponent&apos;s 4 must be beaten.</source>
        <translation>それでは水戸の仏像を獲得できません。あなたは2で、相手の4を上回る必要があります。</translation>
    </message>
    <message>
        <source>At Hirosaki your opponent has 4, you have 2, and none of your tiles takes you past 4. But in a tie nobody gets the rice: make it one, on the last land space.</source>
        <translation>弘前では相手が4、あなたが2で、4を超えられるタイルはありません。でも、同点なら米は誰のものにもなりません。最後の陸のマスで同点にしましょう。</translation>
    </message>
    <message>
        <source>4 to 4, a tie: nobody gets the rice, and it is set aside for good.</source>
        <translation>4対4の同点です。米は誰のものにもならず、ゲームから除外されます。</translation>
    </message>
    <message>
        <source>That makes no tie at Hirosaki. How much is missing from your 2 to your opponent&apos;s 4?</source>
        <translation>それでは弘前で同点になりません。あなたの2から相手の4まで、あといくつ足りないでしょう？</translation>
    </message>
    <message>
        <source>Figures set aside count for nobody, and the game ends with the fourth. A figure on which nobody has influence is set aside, too.</source>
        <translation>除外されたコマは誰にも数えず、4個目でゲームが終わります。誰の影響力もないコマも除外されます。</translation>
    </message>
    <message>
        <source>One space, two settlements</source>
        <translation>1マスで2つの拠点</translation>
    </message>
    <message>
        <source>Every land space touches two settlements, and a tile there counts for both. The ringed one is the last free land of Okayama and of Osaka.</source>
        <translation>陸のマスはどれも2つの拠点と隣り合い、そこに置いたタイルは両方に効きます。丸印のマスは、岡山と大坂の両方にとって、最後に空いている陸です。</translation>
    </message>
    <message>
        <source>Your opponent leads at both: 3 to 2 for the rice of Okayama, 2 to 0 for the Buddha of Osaka. Win both figures with one tile.</source>
        <translation>どちらも相手が優勢です。岡山の米は3対2、大坂の仏像は2対0です。タイル1枚で両方のコマを獲得しましょう。</translation>
    </message>
    <message>
        <source>Both are yours: the samurai made it 5 to 3 at Okayama and 3 to 2 at Osaka.</source>
        <translation>どちらもあなたのものです。侍で、岡山は5対3、大坂は3対2になりました。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win both. Which of your tiles counts for rice and for Buddhas alike?</source>
        <translation>それでは両方は取れません。米にも仏像にも効くタイルはどれでしょう？</translation>
    </message>
    <message>
        <source>In a town each figure is decided by itself. In Kyoto your opponent leads for the Buddha, 6 to 0; for the helmet it is 2 to 2. Fill the last land so that you win one.</source>
        <translation>町では、コマごとに別々に決まります。京都では、仏像は相手が6対0で優勢、兜は2対2です。最後の陸を埋めて、1個獲得しましょう。</translation>
    </message>
    <message>
        <source>The helmet is yours, 5 to 2, and the Buddha goes to your opponent. Each figure has its own winner.</source>
        <translation>兜は5対2であなたのもの、仏像は相手のものです。コマごとに獲得する人が決まります。</translation>
    </message>
    <message>
        <source>That wins you nothing in Kyoto. Which of its two figures is still within your reach?</source>
        <translation>それでは京都で何も獲得できません。2個のうち、まだ手が届くのはどちらでしょう？</translation>
    </message>
    <message>
        <source>Ships and the ronin</source>
        <translation>船と浪人</translation>
    </message>
    <message>
        <source>Tiles with two arrows are fast: ships, the ronin and the figure exchange. You may play as many of them as you like, with or without your one normal tile.</source>
        <translation>矢印が2つあるタイルは速攻タイルで、船、浪人、コマ交換がそうです。通常タイル1枚と一緒でも、なしでも、何枚でも出せます。</translation>
    </message>
    <message>
        <source>Your rice 4 alone would only tie at Yamaguchi, 4 to 4. So begin with the ship: put it on the sea beside Yamaguchi.</source>
        <translation>米4だけでは、山口は4対4の同点です。だから船から始めましょう。山口の隣の海に置きます。</translation>
    </message>
    <message>
        <source>It adds 1, for a ship counts for every kind. And as it lies on the sea, it takes up no land.</source>
        <translation>1増えました。船はどの種類のコマにも効くからです。海に置くので、陸も使いません。</translation>
    </message>
    <message>
        <source>First the ship, on a sea space that touches Yamaguchi.</source>
        <translation>まず船です。山口に隣り合う海のマスに置きましょう。</translation>
    </message>
    <message>
        <source>Now fill the last land beside Yamaguchi and win its rice.</source>
        <translation>次は山口の隣の最後の陸を埋めて、米を獲得しましょう。</translation>
    </message>
    <message>
        <source>5 to 4. The ship had to come first: figures are captured at once when the last land is taken.</source>
        <translation>5対4です。船が先でなければなりませんでした。最後の陸が埋まると、すぐにコマが獲得されるからです。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the rice of Yamaguchi. You have 1 there and need more than 4, on its last land.</source>
        <translation>それでは山口の米を獲得できません。あなたは1です。最後の陸に置いて、4を超えましょう。</translation>
    </message>
    <message>
        <source>The ronin, with the straw hat, is a fast tile for the land and counts 1 for every kind. At Hiroshima it&apos;s 2 to 2, and one land space is free. Play on in the same turn!</source>
        <translation>笠の絵の浪人は、陸に置く速攻タイルで、どの種類にも強さ1で効きます。広島は2対2で、空いている陸のマスはあと1つです。同じ手番で続けて出しましょう！</translation>
    </message>
    <message>
        <source>3 to 2: the helmet is yours, too. Three tiles and two figures, in a single turn.</source>
        <translation>3対2で、兜もあなたのものです。1手番でタイル3枚、コマ2個です。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the helmet of Hiroshima. One more point there is enough, on its last land.</source>
        <translation>それでは広島の兜を獲得できません。最後の陸で、あと1増やせば十分です。</translation>
    </message>
    <message>
        <source>The two exchanges</source>
        <translation>2つの交換</translation>
    </message>
    <message>
        <source>Your Buddha 4 counts nothing for the rice of Kanazawa. With the figure exchange two figures of different kinds change places: bring a Buddha to Kanazawa.</source>
        <translation>金沢の米に、あなたの仏像4は効きません。コマ交換では、種類の異なる2個のコマを入れ替えられます。金沢に仏像を持ってきましょう。</translation>
    </message>
    <message>
        <source>Now your Buddha 4 counts there: 4 to 1. The exchange is used up; it was fast, so a normal tile may follow.</source>
        <translation>これで仏像4が効き、4対1です。コマ交換は使い終わりました。速攻タイルなので、続けて通常タイルを出せます。</translation>
    </message>
    <message>
        <source>That brings no Buddha to Kanazawa. Choose the exchange, then the two figures.</source>
        <translation>それでは金沢に仏像が来ません。コマ交換を選び、次に2個のコマを選びましょう。</translation>
    </message>
    <message>
        <source>Edo&apos;s Buddha could not have come: no settlement may hold two figures of one kind, and Edo has rice already. Now take the last land beside Kanazawa, with any tile.</source>
        <translation>江戸の仏像とは入れ替えられませんでした。1つの拠点に同じ種類は2個置けず、江戸にはもう米があるからです。では、金沢の隣の最後の陸を、どのタイルでもよいので埋めましょう。</translation>
    </message>
    <message>
        <source>The Buddha is yours. Look for an exchange where your tiles already wait for another figure.</source>
        <translation>仏像はあなたのものです。交換は、自分のタイルがすでに別のコマを待っている場所で使いましょう。</translation>
    </message>
    <message>
        <source>That leaves the Buddha in Kanazawa: the ringed land space is still free.</source>
        <translation>それでは仏像が金沢に残ります。丸印の陸のマスがまだ空いています。</translation>
    </message>
    <message>
        <source>Matsue is empty, and your Buddha 4 beside it has done its work. The tile exchange, a normal tile, takes its place, and you put the Buddha 4 on another free land space at once.</source>
        <translation>松江にもうコマはなく、隣の仏像4は役目を終えました。通常タイルのタイル交換がその場所に入り、仏像4はすぐに別の空いている陸のマスに置けます。</translation>
    </message>
    <message>
        <source>Win the Buddha of Osaka: choose the tile exchange, then a tile of yours on land, then the space it moves to.</source>
        <translation>大坂の仏像を獲得しましょう。タイル交換を選び、陸にある自分のタイル、移動先のマスの順に選びます。</translation>
    </message>
    <message>
        <source>4 to 2: the Buddha is yours. The exchange stays at Matsue: it fills its space, but has no strength.</source>
        <translation>4対2で、仏像はあなたのものです。交換タイルは松江に残り、マスを埋めますが、強さはありません。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Osaka. Your opponent has 2 there: move a tile that beats it.</source>
        <translation>それでは大坂の仏像を獲得できません。相手は2です。それを上回るタイルを動かしましょう。</translation>
    </message>
    <message>
        <source>The end and the winner</source>
        <translation>終わりと勝者</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or four figures are set aside. Here one rice is left, in Morioka, and three are set aside.</source>
        <translation>1種類の最後のコマが地図からなくなるか、4個が除外されると、すぐにゲームが終わります。ここでは、米は盛岡の1個だけで、除外は3個です。</translation>
    </message>
    <message>
        <source>Whoever leads two kinds wins, else whoever alone leads one. Here you lead helmets, your opponent rice, and Buddhas are level. With one lead each, the figures of the other kinds decide.</source>
        <translation>2種類で首位の人が勝ちます。いなくても、首位の種類があるのが1人だけなら、その人の勝ちです。今は兜であなたが、米で相手が首位、仏像は同数です。首位が1つずつなら、ほかの種類のコマで決まります。</translation>
    </message>
    <message>
        <source>The ringed space is the last land of Hirosaki and of Morioka. The last rice will go to your opponent and end the game: fill the space so that you lead two kinds.</source>
        <translation>丸印のマスは、弘前と盛岡の最後の陸です。最後の米は相手のものになり、ゲームが終わります。2種類で首位になるように、そのマスを埋めましょう。</translation>
    </message>
    <message>
        <source>3 to 2 for the Buddha of Hirosaki: you lead two kinds and win, however much rice your opponent has.</source>
        <translation>弘前の仏像は3対2です。2種類で首位になり、相手の米がいくつでも、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>That doesn&apos;t end the game with you leading two kinds. At Hirosaki it is 1 to 2 for the Buddha.</source>
        <translation>それでは、2種類で首位になって終われません。弘前の仏像は今1対2です。</translation>
    </message>
    <message>
        <source>Another end: with Edo the last rice goes. You lead rice, your opponent leads Buddhas and, by one, helmets. Fill the last land beside Edo so that you win.</source>
        <translation>別の終わり方です。江戸で最後の米がなくなります。米はあなたが、仏像と1個差の兜は相手が首位です。江戸の隣の最後の陸を、勝てるように埋めましょう。</translation>
    </message>
    <message>
        <source>Helmets are level: one lead each. Outside those leads you have 3 figures, your opponent 2: you win.</source>
        <translation>兜が同数になり、首位は1つずつです。首位の種類を除くと、あなたが3個、相手が2個。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win. In Edo the Buddha and the rice are yours anyway, but the helmet is tied, 3 to 3.</source>
        <translation>それでは勝てません。江戸では仏像も米もどのみちあなたのものですが、兜は3対3の同点です。</translation>
    </message>
    <message>
        <source>A good beginning</source>
        <translation>よい始め方</translation>
    </message>
    <message>
        <source>Before the first turn you place the figures yourselves, in turn: two different ones in each town, then one in each village. Place one in Kyoto or Sendai, the towns.</source>
        <translation>最初の手番の前に、2人で交代にコマを置きます。まず各町に異なる2個を、次に各村に1個を置きます。町の京都か仙台に1個置きましょう。</translation>
    </message>
    <message>
        <source>And so on, in turn. &quot;Choose for me&quot; does it for you, as it does with your first tiles.</source>
        <translation>こうして交代で続けます。「おまかせ」を選べば代わりに置いてもらえます。最初のタイルも同じです。</translation>
    </message>
    <message>
        <source>Both of you own the same twenty tiles. You choose the first five yourselves, the others are drawn by chance: take strong ones, as here, and one or two that are fast.</source>
        <translation>2人とも同じ20枚のタイルを持ちます。最初の5枚は自分で選び、残りは運まかせに引きます。ここのように強いタイルと、速攻タイルを1、2枚選びましょう。</translation>
    </message>
    <message>
        <source>Two land spaces beside Kanazawa are free. If you take one, your opponent may take the other, and with it the rice. Get ahead there without using up land.</source>
        <translation>金沢の隣の陸のマスは2つ空いています。1つ取ると、相手がもう1つを取り、米も取るかもしれません。陸を使わずに、そこで優位に立ちましょう。</translation>
    </message>
    <message>
        <source>You lead there, and both land spaces are still free. Let your opponent take the first!</source>
        <translation>あなたが優位に立ち、陸のマスは2つとも空いています。最初の1つは相手に取らせましょう！</translation>
    </message>
    <message>
        <source>That adds nothing for Kanazawa&apos;s rice, or it takes up land there. Which tile needs no land?</source>
        <translation>それでは金沢の米への影響力が増えないか、陸を使ってしまいます。陸が要らないタイルはどれでしょう？</translation>
    </message>
    <message>
        <source>Your first game can begin. Choose two kinds early and let the third go. And count the free land: whoever fills the last space decides when a settlement is counted.</source>
        <translation>さあ、最初の対戦を始められます。狙う2種類を早めに決め、残る1種類はゆずりましょう。空いている陸も数えておきます。最後のマスを埋める人が、その拠点をいつ数えるかを決めます。</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Course of the deal</source>
        <translation>形勢の推移</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>lane of a chart</comment>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>CrossTable</name>
    <message>
        <source>Each against each, in per cent of the games</source>
        <translation>総当たりの結果（勝率%）</translation>
    </message>
    <message>
        <source>%1 against %2: %3 % of %4 games</source>
        <translation>%1対%2：%4局の%3%</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>%1に席をゆずってください</translation>
    </message>
    <message>
        <source>All cards are hidden until then.</source>
        <translation>それまでカードはすべて伏せておきます。</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>%1です。カードを見る</translation>
    </message>
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Nobody wins</source>
        <translation>勝者なし</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>対戦は引き分け</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>対戦はあなたの勝ち</translation>
    </message>
    <message>
        <source>You lose the match</source>
        <translation>対戦はあなたの負け</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation>対戦は%1と%2の勝ち</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1と%2の勝ち</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>対戦は%1の勝ち</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Your side scores %1</source>
        <translation>あなたの側が%1点獲得</translation>
    </message>
    <message>
        <source>%1 and %2 score %3</source>
        <translation>%1と%2が%3点獲得</translation>
    </message>
    <message>
        <source>Your side wins</source>
        <translation>あなたの側の勝ち</translation>
    </message>
    <message>
        <source>Your side wins the match</source>
        <translation>対戦はあなたの側の勝ち</translation>
    </message>
    <message>
        <source>Your side loses</source>
        <translation>あなたの側の負け</translation>
    </message>
    <message>
        <source>Your side loses the match</source>
        <translation>対戦はあなたの側の負け</translation>
    </message>
    <message>
        <source>Your side wins this one</source>
        <translation>この回はあなたの側の勝ち</translation>
    </message>
    <message>
        <source>You win this one</source>
        <translation>この回はあなたの勝ち</translation>
    </message>
    <message>
        <source>Your side loses this one</source>
        <translation>この回はあなたの側の負け</translation>
    </message>
    <message>
        <source>You lose this one</source>
        <translation>この回はあなたの負け</translation>
    </message>
    <message>
        <source>%1 and %2 win this one</source>
        <translation>この回は%1と%2の勝ち</translation>
    </message>
    <message>
        <source>%1 wins this one</source>
        <translation>この回は%1の勝ち</translation>
    </message>
</context>
<context>
    <name>DecisionView</name>
    <message>
        <source>Not looked at yet.</source>
        <translation>まだ検討していません。</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>ここからやり直す</translation>
    </message>
    <message>
        <source>This is where the game stands. Go back to play on.</source>
        <translation>ゲームは今ここです。続きをプレイするには戻ってください。</translation>
    </message>
    <message>
        <source>The decisions of the other players are shown once the deal is over.</source>
        <translation>ほかの人の手は、この回が終わると表示されます。</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>手札を開いて検討</translation>
    </message>
    <message>
        <source>Key O</source>
        <translation>Oキー</translation>
    </message>
    <message>
        <source>All hands lie open. Nobody could know this, so it changes no grade.</source>
        <translation>全員の手札が見えています。誰も知りえなかったことなので、評価は変わりません。</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>検討中…</translation>
    </message>
</context>
<context>
    <name>DecisionsView</name>
    <message>
        <source>Whose decisions</source>
        <translation>誰の手</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>手の種類</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>すべてのミス</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>明らかなミス</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並べ方</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>手順どおり</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>損失の大きい順</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>今のところ見つかっていません。</translation>
    </message>
    <message>
        <source>Nothing here. Well played!</source>
        <translation>該当する手はありません。お見事です！</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>ミスから学ぶ</translation>
    </message>
</context>
<context>
    <name>Doudizhu</name>
    <message>
        <source>single card</source>
        <translation>シングル</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <translation>スリーカード＋1枚</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <translation>スリーカード＋ペア</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <translation>フォーカード＋2枚</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation>フォーカード＋2ペア</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <translation>ペアの階段</translation>
    </message>
    <message>
        <source>airplane</source>
        <translation>飛行機</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <translation>翼つき飛行機</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <translation>ペアの翼つき飛行機</translation>
    </message>
    <message>
        <source>A sequence has at least five cards</source>
        <translation>階段には5枚以上が必要です</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>ロケットには何も勝てません</translation>
    </message>
    <message>
        <source>Only a higher bomb or the rocket beats a bomb</source>
        <translation>爆弾に勝てるのは、より強い爆弾かロケットだけです</translation>
    </message>
    <message>
        <source>The bidding is not over</source>
        <translation>まだビッドの途中です</translation>
    </message>
    <message>
        <source>A bid must be higher than those before it</source>
        <translation>ビッドはそれまでより高くなければなりません</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>ビッドはもう終わりました</translation>
    </message>
    <message>
        <source>Too many cards of rank %1 are dealt</source>
        <translation>%1が決まった枚数より多く配られています</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>残り%1枚</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>ビッド中</translation>
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
        <translation>「%1」にカードの記号（%2）以外の文字があります</translation>
    </message>
    <message>
        <source>&quot;%2&quot; holds more %1 than the deck</source>
        <translation>「%2」に含まれる%1は、全カードの枚数を超えています</translation>
    </message>
    <message>
        <source>nothing that can be played</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>Single kickers must have different ranks here and cannot be both jokers</source>
        <translation>1枚のつけ札に、同じ数字の札やジョーカー2枚は使えません</translation>
    </message>
    <message>
        <source>Kickers cannot be both jokers, four of a kind or a triplet that fits the sequence</source>
        <translation>ジョーカー2枚、同じ数字の4枚、並びにつながる3枚は、つけ札にできません</translation>
    </message>
    <message>
        <source>A sequence goes up to the ace: no 2 and no joker</source>
        <translation>階段はエースまでで、2とジョーカーは使えません</translation>
    </message>
    <message>
        <source>A sequence of pairs has at least three pairs</source>
        <translation>ペアの階段には3組以上が必要です</translation>
    </message>
    <message>
        <source>These cards do not form a pattern</source>
        <translation>この組み合わせは役になりません</translation>
    </message>
    <message>
        <source>This is not higher than the play on the table</source>
        <translation>場のカードより強くありません</translation>
    </message>
    <message>
        <source>Play as many cards as are on the table, or a bomb</source>
        <translation>出せるのは、場と同じ枚数か爆弾だけです</translation>
    </message>
    <message>
        <source>Play the same pattern as on the table, or a bomb</source>
        <translation>出せるのは、場と同じ役か爆弾だけです</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>リードのときはパスできません</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>手札にないカードがあります</translation>
    </message>
    <message>
        <source>Expected three hands, not %1</source>
        <translation>必要な手札は3人分ですが、%1人分あります</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>必要なカードは%1枚ですが、%2枚あります</translation>
    </message>
    <message>
        <source>A deal that names the landlord has no first bidder</source>
        <translation>地主が決まっているディールに、最初にビッドする人は指定できません</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>底札</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Bids first</source>
        <translation>最初にビッドする人</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>ビッドなし</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>ビッド%1</translation>
    </message>
    <message>
        <source>single card</source>
        <comment>in a sentence</comment>
        <translation>シングル</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>in a sentence</comment>
        <translation>ペア</translation>
    </message>
    <message>
        <source>triplet</source>
        <comment>in a sentence</comment>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <comment>in a sentence</comment>
        <translation>スリーカード＋1枚</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <comment>in a sentence</comment>
        <translation>スリーカード＋ペア</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <comment>in a sentence</comment>
        <translation>フォーカード＋2枚</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <comment>in a sentence</comment>
        <translation>フォーカード＋2ペア</translation>
    </message>
    <message>
        <source>bomb</source>
        <comment>in a sentence</comment>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>rocket</source>
        <comment>in a sentence</comment>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>in a sentence</comment>
        <translation>階段</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <comment>in a sentence</comment>
        <translation>ペアの階段</translation>
    </message>
    <message>
        <source>airplane</source>
        <comment>in a sentence</comment>
        <translation>飛行機</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <comment>in a sentence</comment>
        <translation>翼つき飛行機</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <comment>in a sentence</comment>
        <translation>ペアの翼つき飛行機</translation>
    </message>
</context>
<context>
    <name>Doudizhu cards</name>
    <message>
        <source>a two</source>
        <translation>2が1枚</translation>
    </message>
    <message>
        <source>two twos</source>
        <translation>2が2枚</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>2が3枚</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>2が4枚</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>黒のジョーカーが1枚</translation>
    </message>
    <message>
        <source>the black joker and a two</source>
        <translation>黒のジョーカーと2が1枚</translation>
    </message>
    <message>
        <source>the black joker and two twos</source>
        <translation>黒のジョーカーと2が2枚</translation>
    </message>
    <message>
        <source>the black joker and three twos</source>
        <translation>黒のジョーカーと2が3枚</translation>
    </message>
    <message>
        <source>the black joker and four twos</source>
        <translation>黒のジョーカーと2が4枚</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>赤のジョーカーが1枚</translation>
    </message>
    <message>
        <source>the red joker and a two</source>
        <translation>赤のジョーカーと2が1枚</translation>
    </message>
    <message>
        <source>the red joker and two twos</source>
        <translation>赤のジョーカーと2が2枚</translation>
    </message>
    <message>
        <source>the red joker and three twos</source>
        <translation>赤のジョーカーと2が3枚</translation>
    </message>
    <message>
        <source>the red joker and four twos</source>
        <translation>赤のジョーカーと2が4枚</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>エースが2枚</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>エースが3枚</translation>
    </message>
    <message>
        <source>the rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>a bomb or the rocket</source>
        <translation>爆弾かロケット</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawback thoughts</name>
    <message>
        <source>Then the cards are dealt again, and %0 loses this good hand.</source>
        <translation>それだと配り直しになり、%0のせっかくの手札がむだになります。</translation>
    </message>
    <message>
        <source>%0 could be only one play away from going out.</source>
        <translation>ここで出せば、%0はあと1手で上がりです。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, the partner.</source>
        <translation>それだと、リードは味方の%1のものです。</translation>
    </message>
    <message>
        <source>Then %1 can beat the partner more cheaply.</source>
        <translation>それだと、%1は味方にもっと安く勝てます。</translation>
    </message>
    <message>
        <source>This spends the %1, which can win the lead at any time.</source>
        <translation>それだと、いつでもリードを取れる%1を使ってしまいます。</translation>
    </message>
    <message>
        <source>This gives away the %1 as a kicker.</source>
        <translation>それだと、%1をつけ札にしてしまいます。</translation>
    </message>
    <message>
        <source>This beats %1, the partner.</source>
        <translation>それだと、味方の%1に勝ってしまいます。</translation>
    </message>
    <message>
        <source>With a lower bid a win brings %0 less.</source>
        <translation>低いビッドだと、%0は勝っても得る点が少なくなります。</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings %0 less.</source>
        <translation>それだと、まだ誰かに上のビッドをされるかもしれず、%0は勝っても得る点が少なくなります。</translation>
    </message>
    <message>
        <source>This breaks up the sequence from %1 to %2.</source>
        <translation>それだと、%1から%2までの階段が崩れます。</translation>
    </message>
    <message>
        <source>This shortens the sequence from %1 to %2.</source>
        <translation>それだと、%1から%2までの階段が短くなります。</translation>
    </message>
    <message>
        <source>Then the %1 has to go on its own.</source>
        <translation>それだと、%1は単独で出すしかありません。</translation>
    </message>
    <message>
        <source>The %1 could carry the %2 later.</source>
        <translation>%1は取っておけば、後で%2をつけて出せます。</translation>
    </message>
    <message>
        <source>The %1 may win the lead later.</source>
        <translation>%1は取っておけば、後でリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>This is only a part of the sequence from %1 to %2.</source>
        <translation>それだと、%1から%2までの階段の一部しか出せません。</translation>
    </message>
    <message>
        <source>%0 would rather get rid of the %1.</source>
        <translation>%0が片づけたいのは、むしろ%1のほうです。</translation>
    </message>
    <message>
        <source>Then %0 still needs %1 plays instead of %2.</source>
        <translation>それだと、%0は上がるまで%2手のところが、%1手かかります。</translation>
    </message>
    <message>
        <source>As landlord %0 plays alone against two, and a loss costs twice as much.</source>
        <translation>地主だと、%0は1人で2人を相手にし、負けたときの損も2倍です。</translation>
    </message>
    <message>
        <source>This makes it harder for %1, the partner, to go out.</source>
        <translation>それだと、味方の%1が上がりにくくなります。</translation>
    </message>
    <message>
        <source>Then %0 has no second sequence left.</source>
        <translation>それだと、%0に2つ目の階段が残りません。</translation>
    </message>
    <message>
        <source>%0 may need this to win the lead later.</source>
        <translation>それは、%0が後でリードを取るために必要になるかもしれません。</translation>
    </message>
    <message>
        <source>This spends one of the bombs, and each may win the lead later.</source>
        <translation>それだと、爆弾を1つ使ってしまいます。爆弾はどれも、後でリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>If this is bombed, %0 is left with the %1.</source>
        <translation>それだと、爆弾を出されたとき、%0に%1が残ってしまいます。</translation>
    </message>
    <message>
        <source>The %1 can&apos;t win the lead back from this.</source>
        <translation>それに勝たれると、%1ではリードを取り返せません。</translation>
    </message>
    <message>
        <source>The %1 is even harder to get rid of.</source>
        <translation>%1のほうが、もっと片づけにくい手です。</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawbacks</name>
    <message>
        <source>This raises the stake of a hand that may well lose.</source>
        <translation>それだと、負けそうな手札で賭け点を上げてしまいます。</translation>
    </message>
    <message>
        <source>Then somebody else is landlord, and a peasant wins only half as much.</source>
        <translation>それだと、ほかの人が地主になります。農民では、勝っても得点は半分です。</translation>
    </message>
    <message>
        <source>Then somebody else may be landlord, and a peasant wins only half as much.</source>
        <translation>それだと、ほかの人が地主になるかもしれません。農民では、勝っても得点は半分です。</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and you lose this good hand.</source>
        <translation>それだと配り直しになり、せっかくの手札がむだになります。</translation>
    </message>
    <message>
        <source>You could be only one play away from going out.</source>
        <translation>ここで出せば、あと1手で上がりです。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, your partner.</source>
        <translation>それだと、リードは味方の%1のものです。</translation>
    </message>
    <message>
        <source>Then %1 can beat your partner more cheaply.</source>
        <translation>それだと、%1は味方にもっと安く勝てます。</translation>
    </message>
    <message>
        <source>This spends your %1, which can win you the lead at any time.</source>
        <translation>それだと、いつでもリードを取れる%1を使ってしまいます。</translation>
    </message>
    <message>
        <source>This gives away your %1 as a kicker.</source>
        <translation>それだと、%1をつけ札にしてしまいます。</translation>
    </message>
    <message>
        <source>This beats %1, your partner.</source>
        <translation>それだと、味方の%1に勝ってしまいます。</translation>
    </message>
    <message>
        <source>With a lower bid a win brings you less.</source>
        <translation>低いビッドだと、勝っても得る点が少なくなります。</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings you less.</source>
        <translation>それだと、まだ誰かに上のビッドをされるかもしれず、勝っても得る点が少なくなります。</translation>
    </message>
    <message>
        <source>This breaks up your sequence from %1 to %2.</source>
        <translation>それだと、%1から%2までの階段が崩れます。</translation>
    </message>
    <message>
        <source>This shortens your sequence from %1 to %2.</source>
        <translation>それだと、%1から%2までの階段が短くなります。</translation>
    </message>
    <message>
        <source>Then your %1 has to go on its own.</source>
        <translation>それだと、%1は単独で出すしかありません。</translation>
    </message>
    <message>
        <source>Your %1 could carry your %2 later.</source>
        <translation>%1は取っておけば、後で%2をつけて出せます。</translation>
    </message>
    <message>
        <source>Your %1 may win you the lead later.</source>
        <translation>%1は取っておけば、後でリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>This is only a part of your sequence from %1 to %2.</source>
        <translation>それだと、%1から%2までの階段の一部しか出せません。</translation>
    </message>
    <message>
        <source>Then %1 can get rid of something low too.</source>
        <translation>それだと、%1も弱いカードを片づけられます。</translation>
    </message>
    <message>
        <source>You would rather get rid of the %1.</source>
        <translation>片づけたいのは、むしろ%1のほうです。</translation>
    </message>
    <message>
        <source>Then you still need %1 plays instead of %2.</source>
        <translation>それだと、上がるまで%2手のところが、%1手かかります。</translation>
    </message>
    <message>
        <source>As landlord you play alone against two, and a loss costs you twice as much.</source>
        <translation>地主だと、1人で2人を相手にし、負けたときの損も2倍です。</translation>
    </message>
    <message>
        <source>This makes it harder for %1, your partner, to go out.</source>
        <translation>それだと、味方の%1が上がりにくくなります。</translation>
    </message>
    <message>
        <source>This can wait: hardly anything can beat it.</source>
        <translation>それは後でも間に合います。勝たれるおそれは、ほとんどありません。</translation>
    </message>
    <message>
        <source>Then %1 is landlord, and a peasant wins only half as much.</source>
        <translation>それだと、%1が地主になります。農民では、勝っても得点は半分です。</translation>
    </message>
    <message>
        <source>Then you have no second sequence left.</source>
        <translation>それだと、2つ目の階段が残りません。</translation>
    </message>
    <message>
        <source>The lower sequence should go first.</source>
        <translation>階段は、弱いほうから出すのが得です。</translation>
    </message>
    <message>
        <source>This spends both jokers at once.</source>
        <translation>それだと、ジョーカーを2枚とも一度に使ってしまいます。</translation>
    </message>
    <message>
        <source>The lower triplet should go first.</source>
        <translation>スリーカードは、弱いほうから出すのが得です。</translation>
    </message>
    <message>
        <source>You may need this to win the lead later.</source>
        <translation>それは、後でリードを取るために必要になるかもしれません。</translation>
    </message>
    <message>
        <source>This spends one of your bombs, and each may win you the lead later.</source>
        <translation>それだと、爆弾を1つ使ってしまいます。爆弾はどれも、後でリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a %2 is higher.</source>
        <translation>それは取っておきたい手です。それより強いのは%2だけです。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a joker is higher.</source>
        <translation>それは取っておきたいカードです。それより強いのはジョーカーだけです。</translation>
    </message>
    <message>
        <source>This is worth keeping: only the %2 is still out above it.</source>
        <translation>それは取っておきたいカードです。まだ出ていないカードで、それより強いのは%2だけです。</translation>
    </message>
    <message>
        <source>This can wait: nobody can beat it.</source>
        <translation>それは後でも間に合います。勝たれるおそれはありません。</translation>
    </message>
    <message>
        <source>If this is bombed, you are left with your %1.</source>
        <translation>それだと、爆弾を出されたとき、%1が残ってしまいます。</translation>
    </message>
    <message>
        <source>This is worth keeping: only %2 cards still out are higher.</source>
        <translation>それは取っておきたいカードです。まだ出ていないカードで、それより強いのは%2枚だけです。</translation>
    </message>
    <message>
        <source>Your %1 can&apos;t win the lead back from this.</source>
        <translation>それに勝たれると、%1ではリードを取り返せません。</translation>
    </message>
    <message>
        <source>Your %1 is even harder to get rid of.</source>
        <translation>%1のほうが、もっと片づけにくい手です。</translation>
    </message>
</context>
<context>
    <name>Doudizhu habits</name>
    <message>
        <source>You bid too much for your hand</source>
        <translation>手札のわりにビッドが高すぎる</translation>
    </message>
    <message>
        <source>You bid too little for your hand</source>
        <translation>手札のわりにビッドが低すぎる</translation>
    </message>
    <message>
        <source>You play bombs too early</source>
        <translation>爆弾を出すのが早すぎる</translation>
    </message>
    <message>
        <source>You hold bombs back too long</source>
        <translation>爆弾を温存しすぎる</translation>
    </message>
    <message>
        <source>You pass when you should play</source>
        <translation>出すべきところでパスしてしまう</translation>
    </message>
    <message>
        <source>You beat your partner&apos;s cards</source>
        <translation>味方の出したカードに勝ってしまう</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>役を崩してしまう</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>パスすべきところで出してしまう</translation>
    </message>
    <message>
        <source>You carry the wrong kickers</source>
        <translation>つけ札の選び方がよくない</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>強すぎる手を出してしまう</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>弱すぎる手を出してしまう</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>リードで一度に出す枚数が少なすぎる</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>リードで一度に出す枚数が多すぎる</translation>
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
        <translation>ビッドで決める</translation>
    </message>
    <message>
        <source>Without bidding</source>
        <translation>ビッドなし</translation>
    </message>
    <message>
        <source>Single kickers</source>
        <translation>1枚のつけ札</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>With exceptions</source>
        <translation>例外あり</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>すべて別</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>簡単</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>競技</translation>
    </message>
    <message>
        <source>The players bid up to three for the kitty, or the deal names the landlord.</source>
        <translation>底札をめぐって3点までのビッドで競るか、ビッドなしで、配ったときに地主が決まるかを選びます。</translation>
    </message>
    <message>
        <source>Which single cards triplets and fours may carry: any cards of other ranks; any but both jokers, four of a kind or a triplet that fits the sequence; or only cards of different ranks, not both jokers.</source>
        <translation>スリーカードやフォーカードに1枚ずつつけられる札です。「自由」は、ほかの数字なら何でも。「例外あり」は、ジョーカー2枚、同じ数字の4枚、並びにつながる3枚を除きます。「すべて別」は、互いに違う数字だけで、ジョーカー2枚は使えません。</translation>
    </message>
    <message>
        <source>Classic: each bomb, the rocket and a spring double the bid. Simple: only bombs and the rocket count. Competition: each bomb adds the bid once more instead of doubling.</source>
        <translation>「標準」では爆弾、ロケット、春天（完封）のたびにビッドの点が2倍になります。「簡単」では爆弾とロケットだけを数えます。「競技」では爆弾1つごとにビッドの点をもう1回分足します。</translation>
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
        <translation>はじめての人</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>気軽に遊ぶ人</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>ベテラン</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>Makes any legal bid, play or pass at random.</source>
        <translation>ルールの許すかぎり、ビッドも、出すカードも、パスも運まかせです。</translation>
    </message>
    <message>
        <source>Notices one or two of all possible plays, and makes the better one.</source>
        <translation>出せる手のうち1つか2つにだけ気づき、よいほうを出します。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>上達中</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden cards.</source>
        <translation>ほとんどの手を見落とし、残りの手は、伏せられたカードを1通り推測するだけで判断します。</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and beats everything that can be beaten, even the partner&apos;s plays.</source>
        <translation>出せるいちばん弱い手を出し、勝てるときは必ず勝ちにいきます。味方が相手でもおかまいなしです。</translation>
    </message>
    <message>
        <source>Overlooks every second play, and judges the rest by two guesses at the hidden cards.</source>
        <translation>2手に1手を見落とし、残りの手は、伏せられたカードを2通り推測して判断します。</translation>
    </message>
    <message>
        <source>Plays each move out against twenty guesses at the hidden cards, but learns nothing from what the others play.</source>
        <translation>伏せられたカードを20通り推測し、どの手もそれぞれ最後までプレイして試します。ほかの人の出し方からは何も読み取りません。</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and plays each move out against more than a thousand such hands. Has played millions of games with itself and learned from them.</source>
        <translation>出された手とパスのすべてから相手の手札を推し量り、それに合う千通り以上の手札に対して、どの手も最後までプレイして試します。自分自身と何百万回も対戦し、そこから学んでいます。</translation>
    </message>
    <message>
        <source>Chooses what triplets carry as the published program did; where that had learned from people, follows simple rules. Helps the partner, but does not guess who holds what.</source>
        <translation>スリーカードにつけるカードを、発表されているプログラムと同じように選びます。もとのプログラムが人から学んだところは、簡単な決まりで補います。味方を助けますが、誰が何を持つかまでは読みません。</translation>
    </message>
    <message>
        <source>Multirole</source>
        <translation>Multirole</translation>
    </message>
    <message>
        <source>A network for each role learned to play as the champion does without imagining deals, from deals that it won; the published ones learned from people. Plays at once, without guessing at hidden cards.</source>
        <translation>配り方を想定しないチャンピオンが勝った回のプレイを、役割ごとのニューラルネットワークで学びました（発表されているものは人から学習）。伏せられたカードを推測せず、すぐに出します。</translation>
    </message>
    <message>
        <source>Cautious: bids only with a good hand, and is landlord less often than most.</source>
        <translation>慎重：手札がよいときだけビッドし、地主になることは少なめです。</translation>
    </message>
    <message>
        <source>Bold: bids where others pass, and is landlord more often than most.</source>
        <translation>大胆：ほかの人がパスする手札でもビッドし、地主になることは多めです。</translation>
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
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>黒のジョーカー</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>赤のジョーカー</translation>
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
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>in a sentence</comment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <comment>in a sentence</comment>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>in a sentence</comment>
        <translation>エース</translation>
    </message>
    <message>
        <source>2</source>
        <comment>in a sentence</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>black joker</source>
        <comment>in a sentence</comment>
        <translation>黒のジョーカー</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>in a sentence</comment>
        <translation>赤のジョーカー</translation>
    </message>
</context>
<context>
    <name>Doudizhu reasons</name>
    <message>
        <source>Don&apos;t bid: without a two or a joker you would seldom win the lead, and your hand needs %1 plays.</source>
        <translation>ビッドはやめましょう。2もジョーカーもないとリードをなかなか取れず、出し切るまで%1手かかります。</translation>
    </message>
    <message>
        <source>Bid %2: you hold the rocket, and the whole hand goes in %1 plays.</source>
        <translation>ビッド%2でいきましょう。ロケットがあり、全部で%1手で出し切れます。</translation>
    </message>
    <message>
        <source>Bid %2: the whole hand goes in %1 plays, so you need not win the lead often.</source>
        <translation>ビッド%2でいきましょう。全部で%1手で出し切れるので、リードを何度も取らずにすみます。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play the rest and win.</source>
        <translation>%1に勝てる相手はいません。続けて残りを出せば、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>これを出せば、あと1手で上がりです。</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>ここはパス。場より強い手がありません。</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake and still win too seldom.</source>
        <translation>ここはパス。%1を出すと賭け点が上がるうえ、勝てる見込みもあまりありません。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only one card left and may go out.</source>
        <translation>ここはパス。味方の%1はあと1枚で、上がれるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only %2 cards left and may go out.</source>
        <translation>ここはパス。味方の%1はあと%2枚で、上がれるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, has the lead.</source>
        <translation>ここはパス。そうすれば、味方の%1がリードできます。</translation>
    </message>
    <message>
        <source>Pass: don&apos;t spend the %1 on beating your partner.</source>
        <translation>ここはパス。味方に勝つために%1を使うことはありません。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it more cheaply.</source>
        <translation>ここはパス。次は味方の%1で、もっと安く勝てるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to win the lead when you need it.</source>
        <translation>ここはパス。%1は、リードがほしいときのために取っておきましょう。</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>いちばん強いカードを出しましょう。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Take the lead with the %1, then lead no single card: %2 has only one left.</source>
        <translation>%1でリードを取り、次はシングルを避けましょう。%2はあと1枚です。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 has only one card left, and only one above the %3 wins now.</source>
        <translation>味方の%1に%3を重ねましょう。%2はあと1枚で、それより強くないと勝てなくなります。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher.</source>
        <translation>味方の%1に%2を重ねて、%3にもっと強いカードを使わせましょう。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand is one play.</source>
        <translation>味方の%1からリードを引き継ぎましょう。残りの手札は1手で出し切れます。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand goes in %2 plays.</source>
        <translation>味方の%1からリードを引き継ぎましょう。残りの手札は%2手で出し切れます。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>あと1枚の%1に、リードを渡さないようにしましょう。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>あと%2枚の%1に、リードを渡さないようにしましょう。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead next.</source>
        <translation>%1に勝てる相手はいないので、次はあなたのリードです。</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: after it you can go out in %2 more plays.</source>
        <translation>今こそ%1でリードを取りましょう。このあと%2手で上がれます。</translation>
    </message>
    <message>
        <source>Play the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>もっと弱い手より、%1を出しましょう。%2に弱いカードを手放させません。</translation>
    </message>
    <message>
        <source>Lead the %1: whoever beats it, your other cards take the lead back, and you win.</source>
        <translation>%1をリードしましょう。誰に勝たれても、残りのカードでリードを取り返して勝てます。</translation>
    </message>
    <message>
        <source>Lead your lowest card: %1, your partner, has one card left and may win with it.</source>
        <translation>いちばん弱いカードをリードしましょう。味方の%1はあと1枚で、それで上がれるかもしれません。</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>シングルのリードは避けましょう。%1はあと1枚なので、%2には応じられません。</translation>
    </message>
    <message>
        <source>Lead your highest card: %1 has only one card left.</source>
        <translation>いちばん強いカードをリードしましょう。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your higher cards are needed later.</source>
        <translation>%1はあと1枚ですが、ここは%2に賭けましょう。強いカードは後で必要になります。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead again.</source>
        <translation>%1に勝てる相手はいないので、またリードできます。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>もっと弱い手より、%1をリードしましょう。%2に弱いカードを手放させません。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, the lowest you hold.</source>
        <translation>リードできるうちに、いちばん弱い%1を片づけましょう。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your higher cards for later.</source>
        <translation>%1をリードして、強いカードは後に残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: whoever wants the lead has to spend something higher.</source>
        <translation>%1をリードしましょう。リードがほしい人に、もっと強いカードを使わせます。</translation>
    </message>
    <message>
        <source>Lead the %2, your highest single card: %1 has only one card left.</source>
        <translation>いちばん強いシングルの%2をリードしましょう。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Get rid of the %1: it is left over when your cards are put together.</source>
        <translation>%1を片づけましょう。手札を組にまとめると、余るカードです。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your lower cards for later.</source>
        <translation>%1をリードして、弱いカードは後に残しましょう。</translation>
    </message>
    <message>
        <source>Pass: leave the lead to %1, your partner.</source>
        <translation>ここはパス。リードは味方の%1に任せましょう。</translation>
    </message>
    <message>
        <source>Beat it as high as you can, to lead low next: %1, your partner, has only one card left.</source>
        <translation>できるだけ強い手で勝って、次に弱いカードをリードしましょう。味方の%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest that breaks nothing up.</source>
        <translation>%1で勝ちましょう。何も崩さずに勝てる、いちばん弱い手です。</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only one card left.</source>
        <translation>崩してでも勝ちましょう。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>崩してでも勝ちましょう。%1はあと%2枚です。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks cards up, but costs you no more plays.</source>
        <translation>%1で勝ちましょう。役は崩れますが、出し切るまでの手数は増えません。</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>%2を出しましょう。場に勝てる手はほかになく、%1はあと1枚です。</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>%2を出しましょう。場に勝てる手はほかになく、%1はあと%3枚です。</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: you are nearly out.</source>
        <translation>今こそ%1でリードを取りましょう。もうすぐ上がれます。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 for a better moment.</source>
        <translation>ここはパス。%1は、もっとよい機会まで取っておきましょう。</translation>
    </message>
    <message>
        <source>Your %1 from %2 to %3 stays together.</source>
        <translation>%2から%3までの%1は、崩さずにおきましょう。</translation>
    </message>
    <message>
        <source>Bid %1: your high cards can win you the lead often enough.</source>
        <translation>ビッド%1でいきましょう。強いカードがあり、十分にリードを取れそうです。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your high cards are too few to win the lead for all the rest.</source>
        <translation>ビッドはやめましょう。残りを出すためのリードを取るには、強いカードが足りません。</translation>
    </message>
    <message>
        <source>Pass: those who won from such positions mostly passed.</source>
        <translation>ここはパス。このような局面から勝った人は、たいていパスしました。</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions played it nearly as often as they passed.</source>
        <translation>%1を出しましょう。このような局面から勝った人は、パスとほぼ同じくらいこの手を選びました。</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions mostly did.</source>
        <translation>%1を出しましょう。このような局面から勝った人は、たいていこの手を選びました。</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>どの手でもかまいません。これは運まかせに選びました。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you have too few bombs, jokers and twos.</source>
        <translation>ビッドはやめましょう。爆弾やジョーカーや2が足りません。</translation>
    </message>
    <message>
        <source>Bid %1 for your bombs, jokers and twos.</source>
        <translation>爆弾やジョーカーや2があるので、ビッド%1でいきましょう。</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>場に勝てるいちばん弱い手を出しましょう。</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>できるだけ多くの枚数で、いちばん弱い手をリードしましょう。%1です。</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>残りを全部出しましょう。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, too many even with the rocket.</source>
        <translation>ビッドはやめましょう。出し切るまで%1手かかり、ロケットがあっても多すぎます。</translation>
    </message>
    <message>
        <source>Play the %1: only a joker or a bomb can beat it.</source>
        <translation>%1を出しましょう。勝てるのはジョーカーか爆弾だけです。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>%1を出して、%2は後に残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>%2より、%1を出しましょう。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left, and it may not beat your partner&apos;s %1.</source>
        <translation>ここはパス。%2はあと1枚で、味方の%1に勝てないかもしれません。</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left and can&apos;t beat your partner&apos;s %1.</source>
        <translation>ここはパス。%2はあと1枚で、味方の%1には勝てません。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>ここはパス。場に勝つには、%1を使うしかありません。</translation>
    </message>
    <message>
        <source>Play the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>%1を出しましょう。%2はあと1枚で、もっと弱いカードだと勝たれやすくなります。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>%1で勝ちましょう。何も崩れず、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Let the %1 carry the cards that your hand needs least.</source>
        <translation>%1には、手札でいちばん要らないカードをつけましょう。</translation>
    </message>
    <message>
        <source>Let it carry the cards that your hand needs least.</source>
        <translation>手札でいちばん要らないカードを、つけ札にしましょう。</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>最後の1枚を出しましょう。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays.</source>
        <translation>ビッド%2でいきましょう。爆弾があり、残りは%1手で出し切れます。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>ここはパス。場に勝つには、%1を崩すしかありません。</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your %3 is needed later.</source>
        <translation>%1はあと1枚ですが、ここは%2に賭けましょう。%3は後で必要になります。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play your last card and win.</source>
        <translation>%1に勝てる相手はいません。続けて最後の1枚を出せば、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Play the %1: only a bomb can beat it.</source>
        <translation>%1を出しましょう。勝てるのは爆弾だけです。</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep the %4 for later.</source>
        <translation>%2から%3までの%1を出して、%4は後に残しましょう。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, and keep the %2 for later.</source>
        <translation>スリーカードには%1をつけて、%2は後に残しましょう。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keep your %4 together.</source>
        <translation>味方の%1に%2を重ねて、%3にもっと強いカードを使わせましょう。%4も崩れません。</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: the %2 is likelier to win a trick later.</source>
        <translation>リードできるうちに%1を片づけましょう。%2のほうが、後でリードを取れそうです。</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>%1で、一度に2枚減らしましょう。</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>どうやっても、この勝負は勝てます。どの手でもかまいません。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your hand needs only %1 plays, but you hold no two or joker to win the lead with.</source>
        <translation>ビッドはやめましょう。%1手で出し切れますが、リードを取るための2もジョーカーもありません。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 or a bomb can beat it.</source>
        <translation>%1を出しましょう。勝てるのは%2か爆弾だけです。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>%1をリードして、%2は後に残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>%2より、%1をリードしましょう。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>You win this anyway, and the %1 raises the stake.</source>
        <translation>この勝負はどのみち勝てるうえ、%1で賭け点が上がります。</translation>
    </message>
    <message>
        <source>Use the %1 now: it raises the stake, and you are still likely to win.</source>
        <translation>ここで%1を使いましょう。賭け点が上がり、それでも勝てる見込みは十分です。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations.</source>
        <translation>ここはパス。場に勝つには、もっとよい役を崩すしかありません。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold no two or joker to win the lead with.</source>
        <translation>ビッドはやめましょう。爆弾のほかに、リードを取るための2もジョーカーもありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend your %1.</source>
        <translation>ここはパス。場に勝つには、もっとよい役を崩すか、%1を使うしかありません。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 is the highest card left, so you can win the lead back with it and go out.</source>
        <translation>%1をリードしましょう。%2は残りでいちばん強いカードなので、リードを取り返して上がれます。</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: it belongs to no pair or sequence.</source>
        <translation>リードできるうちに%1を片づけましょう。ペアにも階段にもなりません。</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>%1をリードしましょう。%2より破られにくく、%3も後に残せます。</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>%1を出しましょう。%2より破られにくく、%3も後に残せます。</translation>
    </message>
    <message>
        <source>Lead low with the %1: %2, your partner, is next and may get rid of something low too.</source>
        <translation>弱い%1をリードしましょう。次は味方の%2で、やはり弱いカードを片づけられるかもしれません。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold only %1 to win the lead with.</source>
        <translation>ビッドはやめましょう。爆弾のほかに、リードを取れるカードは%1だけです。</translation>
    </message>
    <message>
        <source>Bid %3: you hold %2, and the whole hand goes in %1 plays.</source>
        <translation>ビッド%3でいきましょう。%2あり、全部で%1手で出し切れます。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb.</source>
        <translation>ここはパス。%2は、爆弾がなければ味方の%1に勝てません。</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep your %4 together.</source>
        <translation>%2から%3までの%1を出しましょう。%4は崩さずにすみます。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>%1を出しましょう。これに勝てる手には、どのみち%2も勝てません。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: you can do more with the lead.</source>
        <translation>味方の%1からリードを引き継ぎましょう。あなたのほうがリードを生かせます。</translation>
    </message>
    <message>
        <source>Play the %1: only a joker can beat it.</source>
        <translation>%1を出しましょう。勝てるのはジョーカーだけです。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it.</source>
        <translation>%1を出しましょう。勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1: it belongs to no pair or sequence.</source>
        <translation>スリーカードには%1をつけましょう。ペアにも階段にもなりません。</translation>
    </message>
    <message>
        <source>Bid %2: you hold %1 to win the lead with, although going out takes %3 plays.</source>
        <translation>ビッド%2でいきましょう。出し切るまで%3手かかりますが、リードを取るのに%1あります。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it instead of you.</source>
        <translation>ここはパス。次は味方の%1で、代わりに勝ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: your hand still needs %2 plays, so keep the %1 to win the lead later.</source>
        <translation>ここはパス。上がるまでまだ%2手かかるので、%1は後でリードを取るために残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 to win the lead back.</source>
        <translation>%1をリードして、%2はリードを取り返すために残しましょう。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 to win the lead later.</source>
        <translation>%1を出して、%2は後でリードを取るために残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: you have another for your sequence, which stays whole.</source>
        <translation>%1をリードしましょう。もう1枚あるので、階段は崩れません。</translation>
    </message>
    <message>
        <source>Play the %1: you have another for your sequence, which stays whole.</source>
        <translation>%1を出しましょう。もう1枚あるので、階段は崩れません。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 for later.</source>
        <translation>%1で勝ちましょう。何も崩れず、%2を後に残せます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 and %3 for later.</source>
        <translation>%1で勝ちましょう。何も崩れず、%2と%3を後に残せます。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>%1で勝ちましょう。何も崩れず、強いカードを後に残せます。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 can carry something lower later.</source>
        <translation>%1をリードしましょう。%2には、後でもっと弱いカードをつけて出せます。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you could go out in %1 plays, but %2 alone won&apos;t win you the lead often enough.</source>
        <translation>ビッドはやめましょう。%1手で出し切れますが、%2だけではリードを十分に取れません。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, and %2 alone won&apos;t win you the lead often enough.</source>
        <translation>ビッドはやめましょう。出し切るまで%1手かかるのに、%2だけではリードを十分に取れません。</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, leads the last card and wins.</source>
        <translation>ここはパス。そうすれば、味方の%1が最後の1枚をリードして勝ちです。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may go out by beating it.</source>
        <translation>ここはパス。次は味方の%1で、場に勝って上がれるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next, has only %2 cards left and may beat it.</source>
        <translation>ここはパス。次は味方の%1で、残りはあと%2枚です。場に勝ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to stop %2 with it later.</source>
        <translation>ここはパス。%1は、後で%2を止めるために残しましょう。</translation>
    </message>
    <message>
        <source>Pass: only your jokers can beat this, and you want to keep them together.</source>
        <translation>ここはパス。場に勝てるのはジョーカーだけで、2枚は一緒に残したいところです。</translation>
    </message>
    <message>
        <source>Pass: to beat this cheaply you would have to split your %1.</source>
        <translation>ここはパス。場に安く勝つには、%1を崩すしかありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this cheaply you would have to break up better combinations.</source>
        <translation>ここはパス。場に安く勝つには、もっとよい役を崩すしかありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this you need at least your %1.</source>
        <translation>ここはパス。場に勝つには、少なくとも%1が要ります。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 must not get the lead cheaply now that %3 has only one card left.</source>
        <translation>味方の%1に重ねましょう。%3はあと1枚なので、%2に楽にリードを取らせてはいけません。</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 leads next.</source>
        <translation>%2から%3までの%1で勝ちましょう。そうしないと、次は%4のリードです。</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 may lead next.</source>
        <translation>%2から%3までの%1で勝ちましょう。そうしないと、次は%4のリードになるかもしれません。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 leads next.</source>
        <translation>%1で勝ちましょう。そうしないと、次は%2のリードです。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may lead next.</source>
        <translation>%1で勝ちましょう。そうしないと、次は%2のリードになるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1 from %2 to %3: %4 cards go at once.</source>
        <translation>%2から%3までの%1をリードしましょう。一度に%4枚減らせます。</translation>
    </message>
    <message>
        <source>Let the %1 carry single cards that are hard to get rid of otherwise.</source>
        <translation>%1には、ほかでは片づけにくいシングルをつけましょう。</translation>
    </message>
    <message>
        <source>Bid %1: your rocket wins you the lead whenever you need it.</source>
        <translation>ビッド%1でいきましょう。ロケットがあるので、いつでもリードを取れます。</translation>
    </message>
    <message>
        <source>Bid %1: you hold two bombs, and each should win you the lead.</source>
        <translation>ビッド%1でいきましょう。爆弾が2つあり、どちらでもリードを取れそうです。</translation>
    </message>
    <message>
        <source>Bid %1: your bomb should win you the lead when you need it.</source>
        <translation>ビッド%1でいきましょう。爆弾があるので、必要なときにリードを取れそうです。</translation>
    </message>
    <message>
        <source>Pass: let your partner&apos;s %1 stand. It is up to %2 to beat it, and you keep your own cards.</source>
        <translation>ここはパス。味方の%1は、そのままにしておきましょう。勝つ必要があるのは%2のほうで、あなたのカードは残せます。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows.</source>
        <translation>%1に勝てる相手はいません。そのあとの手も、もう止められません。</translation>
    </message>
    <message>
        <source>Lead the sequence from %1 to %2: if somebody beats it, your sequence from %3 to %4 should win the lead back.</source>
        <translation>%1から%2までの階段をリードしましょう。勝たれても、%3から%4までの階段でリードを取り返せそうです。</translation>
    </message>
    <message>
        <source>Lead the sequence from %1 to %2: you still have one from %3 to %4.</source>
        <translation>%1から%2までの階段をリードしましょう。%3から%4までの階段が、まだ残ります。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break something up.</source>
        <translation>%1を出しましょう。もっと弱い手では、どこかの組が崩れます。</translation>
    </message>
    <message>
        <source>Nothing helps much here: one move is as good as another.</source>
        <translation>大して役に立つ手がありません。どれでも似たようなものです。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once.</source>
        <translation>%1をリードしましょう。一度に%2枚減らせます。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 should win the lead back.</source>
        <translation>%1をリードしましょう。%2でリードを取り返せそうです。</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake, and somebody may hold the rocket.</source>
        <translation>ここはパス。%1を出すと賭け点が上がるうえ、誰かがロケットを持っているかもしれません。</translation>
    </message>
    <message>
        <source>Pass: your %1 and then the rest win later just as well.</source>
        <translation>ここはパス。後で%1に続けて残りを出しても、同じように勝てます。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, which is hard to get rid of otherwise.</source>
        <translation>スリーカードには、ほかでは片づけにくい%1をつけましょう。</translation>
    </message>
    <message>
        <source>Lead the lower triplet first: your %1 are likelier to win the lead later.</source>
        <translation>弱いほうのスリーカードからリードしましょう。%1のほうが、後でリードを取れそうです。</translation>
    </message>
    <message>
        <source>This keeps your hand together: you then need only %1 more plays.</source>
        <translation>これなら手札は崩れず、上がるまであと%1手ですみます。</translation>
    </message>
    <message>
        <source>After this the %1 is your last card.</source>
        <translation>これを出せば、残りは%1の1枚だけです。</translation>
    </message>
    <message>
        <source>Pass: get rid of the %2 first and go out with the %1. If the %1 is beaten now, you are left with the %2.</source>
        <translation>ここはパス。先に%2を片づけて、%1で上がりましょう。今%1を出して勝たれると、%2が残ってしまいます。</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 cards still out are higher.</source>
        <translation>%1をリードしましょう。まだ出ていないカードで、これより強いのは%2枚だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: only a %2 is higher.</source>
        <translation>%1をリードしましょう。これより強いのは%2だけです。</translation>
    </message>
    <message>
        <source>If you don&apos;t bid either, the cards are dealt again and you lose nothing.</source>
        <translation>あなたもビッドしなければ配り直しになり、失うものはありません。</translation>
    </message>
    <message>
        <source>Bid %1: you hold %2, and neither %3 nor %4 has bid, so they are likely to be weak.</source>
        <translation>ビッド%1でいきましょう。%2あり、%3も%4もビッドしていないので、どちらも手札は弱そうです。</translation>
    </message>
    <message>
        <source>Bid %1: neither %2 nor %3 has bid, so they are likely to be weak.</source>
        <translation>ビッド%1でいきましょう。%2も%3もビッドしていないので、どちらも手札は弱そうです。</translation>
    </message>
    <message>
        <source>Lead the %1: unless %2 beats it with the last card, you get the lead back and win.</source>
        <translation>%1をリードしましょう。%2に最後の1枚で勝たれなければ、リードを取り返して勝てます。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend one of your bombs.</source>
        <translation>ここはパス。場に勝つには、爆弾を1つ使うしかありません。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend one of your bombs.</source>
        <translation>ここはパス。場に勝つには、もっとよい役を崩すか、爆弾を1つ使うしかありません。</translation>
    </message>
    <message>
        <source>Play the %1 and keep your higher cards: %2, your partner, plays before %3 and may still cover it.</source>
        <translation>%1を出して、強いカードは残しましょう。味方の%2が%3より先の番で、あとから重ねてくれるかもしれません。</translation>
    </message>
    <message>
        <source>Take the lead with the %1: then you can lead your sequence from %2 to %3.</source>
        <translation>%1でリードを取りましょう。そうすれば、%2から%3までの階段をリードできます。</translation>
    </message>
    <message>
        <source>Pass: this is lost, and the %1 would only raise the stake.</source>
        <translation>ここはパス。もう勝ち目はなく、%1を出しても賭け点が上がるだけです。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1: you have another for your sequence from %2 to %3.</source>
        <translation>スリーカードには%1をつけましょう。もう1枚あるので、%2から%3までの階段は崩れません。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1.</source>
        <translation>ここはパス。%2は、味方の%1には勝てません。</translation>
    </message>
    <message>
        <source>Pass: only the rocket can beat your partner&apos;s %1.</source>
        <translation>ここはパス。味方の%1に勝てるのは、ロケットだけです。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb or the rocket.</source>
        <translation>ここはパス。%2は、爆弾かロケットがなければ味方の%1に勝てません。</translation>
    </message>
    <message>
        <source>Pass: %2 still has %3 cards, so keep the %1 for a better moment.</source>
        <translation>ここはパス。%2にはまだ%3枚残っているので、%1は、もっとよい機会まで取っておきましょう。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 can&apos;t get rid of a middling card.</source>
        <translation>味方の%1に%2を重ねて、%3に中くらいのカードを片づけさせないようにしましょう。</translation>
    </message>
    <message>
        <source>Get rid of your lowest pair, the %1, while you have the lead.</source>
        <translation>リードできるうちに、いちばん弱いペアの%1を片づけましょう。</translation>
    </message>
    <message>
        <source>Bid %2: with %1, and %4 besides, you should win the lead often, although going out takes %3 plays.</source>
        <translation>ビッド%2でいきましょう。出し切るまで%3手かかりますが、%1あり、さらに%4あるので、リードを何度も取れそうです。</translation>
    </message>
    <message>
        <source>It matters little here: several leads are as good as this one.</source>
        <translation>ここは、どうリードしても大差ありません。これと同じくらいよいリードが、ほかにもいくつかあります。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner, who has more cards left than you.</source>
        <translation>味方の%1からリードを引き継ぎましょう。残りの手札は、あなたのほうが少ないです。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: whatever they play, your rocket takes the lead back.</source>
        <translation>ここは、まず間違えようがありません。何を出されても、あなたのロケットでリードを取り返せます。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: nothing can beat your %1.</source>
        <translation>ここは、まず間違えようがありません。あなたの%1に勝てる手はありません。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: only %2 can beat your %1.</source>
        <translation>ここは、まず間違えようがありません。あなたの%1に勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1, so you should lead again.</source>
        <translation>%1に勝てるのは%2だけなので、またリードできそうです。</translation>
    </message>
    <message>
        <source>Lead your lowest pair, the %1: only %2 can beat it.</source>
        <translation>いちばん弱いペアの%1をリードしましょう。これに勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>Play the %1: your sequence from %2 to %3 stays whole.</source>
        <translation>%1を出しましょう。%2から%3までの階段は崩れません。</translation>
    </message>
    <message>
        <source>Beat it, it matters little with what: otherwise %1 leads next.</source>
        <translation>何でもよいので、ここは勝ちましょう。そうしないと、次は%1のリードです。</translation>
    </message>
    <message>
        <source>Beat it, it matters little with what: otherwise %1 may lead next.</source>
        <translation>何でもよいので、ここは勝ちましょう。そうしないと、次は%1のリードになるかもしれません。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 at least gets rid of %2 cards at once.</source>
        <translation>ここは、どうリードしても大差ありません。せめて%1なら、一度に%2枚片づきます。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 at least belongs to no pair or sequence.</source>
        <translation>ここは、どうリードしても大差ありません。せめて%1なら、ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>Get rid of a low card while you have the lead: the %1 and the %2 belong to no pair or sequence.</source>
        <translation>リードできるうちに、弱いカードを片づけましょう。%1と%2は、ペアにも階段にもなりません。</translation>
    </message>
    <message>
        <source>Only %4 can stop you: play the %1, then the %2, and go out with the %3.</source>
        <translation>止められるのは%4だけです。%1、次に%2と出し、%3で上がりましょう。</translation>
    </message>
    <message>
        <source>%4 has only one card left: play the %1, then the %2, and go out with the %3.</source>
        <translation>%4はあと1枚です。%1、次に%2と出し、%3で上がりましょう。</translation>
    </message>
    <message>
        <source>%4 can&apos;t beat the %1, nor the %2 next: then you go out with the %3.</source>
        <translation>%4は%1に勝てず、続く%2にも勝てません。最後に%3で上がれます。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, nor the %2 next: then you go out with the %3.</source>
        <translation>%1にも、続く%2にも、勝てる相手はいません。最後に%3で上がれます。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise you play all the rest at once.</source>
        <translation>%1に勝てるのは%2だけです。それがなければ、残りを一度に出して上がれます。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise you go out with the %3.</source>
        <translation>%1に勝てるのは%2だけです。それがなければ、%3で上がれます。</translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1 or stop what follows.</source>
        <translation>%2は%1に勝てません。そのあとの手も、もう止められません。</translation>
    </message>
    <message>
        <source>Beat it with the %1: it may win you the lead.</source>
        <translation>%1で勝ちましょう。リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; a pair like the %1 at least gets rid of two cards at once.</source>
        <translation>ここは、どうリードしても大差ありません。せめて%1のようなペアなら、一度に2枚片づきます。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 and the %2 at least belong to no pair or sequence.</source>
        <translation>ここは、どうリードしても大差ありません。せめて%1や%2なら、ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1, the %2 and the %3 at least belong to no pair or sequence.</source>
        <translation>ここは、どうリードしても大差ありません。せめて%1や%2や%3なら、ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; you have another %1 for your sequence from %2 to %3.</source>
        <translation>ここは、どうリードしても大差ありません。%1はもう1枚あるので、%2から%3までの階段は崩れません。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; on the %1 at least nobody gets rid of a low card.</source>
        <translation>ここは、どうリードしても大差ありません。せめて%1なら、誰にも弱いカードを片づけさせません。</translation>
    </message>
    <message>
        <source>Get rid of a low card while you have the lead: the %1, the %2 and the %3 belong to no pair or sequence.</source>
        <translation>リードできるうちに、弱いカードを片づけましょう。%1と%2と%3は、ペアにも階段にもなりません。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can get rid of a low card on it.</source>
        <translation>%1をリードしましょう。誰にも弱いカードを片づけさせません。</translation>
    </message>
    <message>
        <source>Pass: unless %2 goes out with both cards at once, your %1 can still beat the first of them.</source>
        <translation>ここはパス。%2が2枚を一度に出して上がらないかぎり、1枚目に%1で勝てます。</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1, the lowest card that belongs to no pair or sequence.</source>
        <translation>スリーカードには%1をつけましょう。ペアにも階段にもならない、いちばん弱いカードです。</translation>
    </message>
    <message>
        <source>It matters little here what you do; the %1 at least may win you the lead.</source>
        <translation>ここは、どうしても大差ありません。せめて%1なら、リードを取れるかもしれません。</translation>
    </message>
</context>
<context>
    <name>Doudizhu thoughts</name>
    <message>
        <source>%0 doesn&apos;t bid: there is no two or joker in hand, and going out would take %1 plays.</source>
        <translation>%0はビッドしません。2もジョーカーもなく、出し切るまで%1手かかります。</translation>
    </message>
    <message>
        <source>%0 bids %2, with the rocket and a hand that goes in %1 plays.</source>
        <translation>%0は%2をビッドします。ロケットがあり、全部で%1手で出し切れます。</translation>
    </message>
    <message>
        <source>%0 bids %2: the whole hand goes in %1 plays.</source>
        <translation>%0は%2をビッドします。全部で%1手で出し切れます。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>%1に勝てる相手はいません。続けて残りを出せば、%0の勝ちです。</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>これを出せば、%0はあと1手で上がりです。</translation>
    </message>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0には場より強い手がありません。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake and still win too seldom.</source>
        <translation>%0はパスします。%1を出すと賭け点が上がるうえ、勝てる見込みもあまりありません。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only one card left and may go out.</source>
        <translation>%0はパスします。味方の%1はあと1枚で、上がれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only %2 cards left and may go out.</source>
        <translation>%0はパスします。味方の%1はあと%2枚で、上がれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, has the lead.</source>
        <translation>%0はパスします。そうすれば、味方の%1がリードできます。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1 on beating the partner.</source>
        <translation>%0はパスします。味方に勝つために%1を使うことはありません。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to stop %2 later.</source>
        <translation>%0はパスして、後で%2を止めるために%1を残します。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it more cheaply.</source>
        <translation>%0はパスします。次は味方の%1で、もっと安く勝てるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to win the lead later.</source>
        <translation>%0はパスして、後でリードを取るために%1を残します。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0はいちばん強いカードを出します。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1: %2 has only one card left.</source>
        <translation>%0は%1でリードを取ります。%2はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1, so that %3 has to spend something above the %2.</source>
        <translation>%0は味方の%1に重ねて、%3に%2より強いカードを使わせます。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand is one play.</source>
        <translation>%0は味方の%1からリードを引き継ぎます。残りの手札は1手で出し切れます。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.</source>
        <translation>%0は味方の%1からリードを引き継ぎます。残りの手札は%2手で出し切れます。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0は、あと1枚の%1にリードを渡しません。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0は、あと%2枚の%1にリードを渡しません。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads next.</source>
        <translation>%1に勝てる相手はいないので、次は%0のリードです。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, and can then go out in %2 more plays.</source>
        <translation>%0は今こそ%1でリードを取ります。このあと%2手で上がれます。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0はもっと弱い手ではなく、%1を出します。%2に弱いカードを手放させません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0は何も崩さずに%1で勝ち、強いカードを後に残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards take the lead back, whoever beats it.</source>
        <translation>%0は%1をリードします。誰に勝たれても、残りのカードでリードを取り返せます。</translation>
    </message>
    <message>
        <source>%0 leads the lowest card: %1, the partner, has one card left and may win with it.</source>
        <translation>%0はいちばん弱いカードをリードします。味方の%1はあと1枚で、それで上がれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0はシングルのリードを避けます。%1はあと1枚なので、%2には応じられません。</translation>
    </message>
    <message>
        <source>%0 leads the highest card: %1 has only one card left.</source>
        <translation>%0はいちばん強いカードをリードします。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the higher cards.</source>
        <translation>%1はあと1枚ですが、%0は%2に賭けて、強いカードを残します。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads again.</source>
        <translation>%1に勝てる相手はいないので、%0はまたリードできます。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0はもっと弱い手ではなく、%1をリードします。%2に弱いカードを手放させません。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: it goes with no other card in hand.</source>
        <translation>%0は%1を片づけます。ほかのどのカードとも組になりません。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest in hand.</source>
        <translation>%0はリードできるうちに、いちばん弱い%1を片づけます。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the higher cards for later.</source>
        <translation>%0は%1をリードして、強いカードを後に残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1: whoever wants the lead has to spend something higher.</source>
        <translation>%0は%1をリードします。リードがほしい人に、もっと強いカードを使わせます。</translation>
    </message>
    <message>
        <source>%0 leads the %2, the highest single card: %1 has only one card left.</source>
        <translation>%0はいちばん強いシングルの%2をリードします。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which goes with no other cards.</source>
        <translation>%0は、ほかのカードと組にならない%1を片づけます。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the lower cards for later.</source>
        <translation>%0は%1をリードして、弱いカードを後に残します。</translation>
    </message>
    <message>
        <source>%0 passes and leaves the lead to %1, the partner.</source>
        <translation>%0はパスして、リードを味方の%1に任せます。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest that breaks nothing up.</source>
        <translation>%0は%1で勝ちます。何も崩さずに勝てる、いちばん弱い手です。</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only one card left.</source>
        <translation>%0は崩してでも勝ちます。%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>%0は崩してでも勝ちます。%1はあと%2枚です。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: that breaks cards up, but costs no more plays.</source>
        <translation>%0は%1で勝ちます。役は崩れますが、出し切るまでの手数は増えません。</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>%0は%2を出します。場に勝てる手はほかになく、%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>%0は%2を出します。場に勝てる手はほかになく、%1はあと%3枚です。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, being nearly out.</source>
        <translation>%0は今こそ%1でリードを取ります。もうすぐ上がれます。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 for a better moment.</source>
        <translation>%0はパスして、%1をもっとよい機会まで取っておきます。</translation>
    </message>
    <message>
        <source>The %1 from %2 to %3 stays together.</source>
        <translation>%2から%3までの%1は、崩さずにおきます。</translation>
    </message>
    <message>
        <source>%0 passes, as those who won from such positions mostly did.</source>
        <translation>%0はパスします。このような局面から勝った人は、たいていそうしました。</translation>
    </message>
    <message>
        <source>%0 plays the %1: those who won from such positions did so nearly as often as they passed.</source>
        <translation>%0は%1を出します。このような局面から勝った人は、パスとほぼ同じくらいこの手を選びました。</translation>
    </message>
    <message>
        <source>%0 plays the %1, as those who won from such positions mostly did.</source>
        <translation>%0は%1を出します。このような局面から勝った人は、たいていそうしました。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few bombs, jokers and twos in hand.</source>
        <translation>%0はビッドしません。爆弾やジョーカーや2が足りません。</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0はできるだけ多くの枚数で、いちばん弱い手をリードします。%1です。</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0は残りを全部出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0は場に勝てるいちばん弱い手を出します。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, too many even with the rocket.</source>
        <translation>%0はビッドしません。出し切るまで%1手かかり、ロケットがあっても多すぎます。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker or a bomb can beat it.</source>
        <translation>%0は%1を出します。勝てるのはジョーカーか爆弾だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0は%1を出して、%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0は%2より%1を出します。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left, and it may not beat the partner&apos;s %1.</source>
        <translation>%0はパスします。%2はあと1枚で、味方の%1に勝てないかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left and can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0はパスします。%2はあと1枚で、味方の%1には勝てません。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0は、%1を使わずにパスします。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 has only one card left, and needs one above the %3 to win.</source>
        <translation>%0は味方の%1に%3を重ねます。%2はあと1枚で、%3より強くないと勝てなくなります。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>%0は%1を出します。%2はあと1枚で、もっと弱いカードだと勝たれやすくなります。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0は%1で勝ちます。何も崩れず、リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry the cards that the hand needs least.</source>
        <translation>%0は%1に、手札でいちばん要らないカードをつけます。</translation>
    </message>
    <message>
        <source>%0 beats it with the highest there is, to lead low next: %1, the partner, has only one card left.</source>
        <translation>%0はいちばん強い手で勝ち、次に弱いカードをリードします。味方の%1はあと1枚です。</translation>
    </message>
    <message>
        <source>%0 bids %1, with enough high cards to win the lead back.</source>
        <translation>%0は%1をビッドします。リードを取り返せるだけの強いカードがあります。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few high cards to win the lead back often enough.</source>
        <translation>%0はビッドしません。十分にリードを取り返すには、強いカードが足りません。</translation>
    </message>
    <message>
        <source>The cards that the hand needs least go with it.</source>
        <translation>手札でいちばん要らないカードを、一緒につけます。</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0は最後の1枚を出して勝ちます。</translation>
    </message>
    <message>
        <source>%0 bids %1 on bombs, jokers and twos.</source>
        <translation>爆弾やジョーカーや2があるので、%0は%1をビッドします。</translation>
    </message>
    <message>
        <source>%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.</source>
        <translation>%0は%2をビッドします。爆弾があり、残りは%1手で出し切れます。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0は%1を崩さず、パスします。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0は何も崩さずに%1で勝ち、%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the %3.</source>
        <translation>%1はあと1枚ですが、%0は%2に賭けて、%3を残します。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the last card and wins.</source>
        <translation>%1に勝てる相手はいません。続けて最後の1枚を出せば、%0の勝ちです。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a bomb can beat it.</source>
        <translation>%0は%1を出します。勝てるのは爆弾だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 for later.</source>
        <translation>%0は%2から%3までの%1を出して、%4を後に残します。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1 and keeps the %2 for later.</source>
        <translation>%0はスリーカードに%1をつけて、%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0は%1を出します。相手は%2のときより強いカードを使うことになり、%3も後に残せます。</translation>
    </message>
    <message>
        <source>%0 plays the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0は%1を出します。もう1枚あるので、階段は崩れません。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keeps the %4 together.</source>
        <translation>%0は味方の%1に%2を重ねて、%3にもっと強いカードを使わせます。%4も崩れません。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: the %2 is likelier to win a trick later.</source>
        <translation>%0は%1を片づけます。%2のほうが、後でリードを取れそうです。</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0は%1で、一度に2枚減らします。</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>%0は、どの手でもこの勝負に勝てます。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: the hand needs only %1 plays, but there is no two or joker in it to win the lead with.</source>
        <translation>%0はビッドしません。%1手で出し切れますが、リードを取るための2もジョーカーもありません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 or a bomb can beat it.</source>
        <translation>%0は%1を出します。勝てるのは%2か爆弾だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0は%1をリードします。相手は%2のときより強いカードを使うことになり、%3も後に残せます。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0は%1をリードして、%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0は%2より%1をリードします。そのほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>%0 leads the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0は%1をリードします。もう1枚あるので、階段は崩れません。</translation>
    </message>
    <message>
        <source>%0 wins this anyway, and raises the stake with the %1.</source>
        <translation>%0はこの勝負にどのみち勝てるうえ、%1で賭け点を上げます。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to raise the stake, still likely to win.</source>
        <translation>%0はここで%1を使い、賭け点を上げます。それでも勝てる見込みは十分です。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up better combinations.</source>
        <translation>%0はパスします。場に勝つには、もっとよい役を崩すしかありません。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is no two or joker in hand to win the lead with.</source>
        <translation>%0はビッドしません。爆弾のほかに、リードを取るための2もジョーカーもありません。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend the %1.</source>
        <translation>%0は、もっとよい役を崩したり%1を使ったりせずに、パスします。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is the highest card left, and wins the lead back.</source>
        <translation>%0は%1をリードします。%2は残りでいちばん強いカードなので、リードを取り返せます。</translation>
    </message>
    <message>
        <source>%0 leads low with the %1: %2, the partner, is next and may get rid of something low too.</source>
        <translation>%0は弱い%1をリードします。次は味方の%2で、やはり弱いカードを片づけられるかもしれません。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is only %1 in hand to win the lead with.</source>
        <translation>%0はビッドしません。爆弾のほかに、リードを取れるカードは%1だけです。</translation>
    </message>
    <message>
        <source>%0 bids %3, with %2 and a hand that goes in %1 plays.</source>
        <translation>%0は%3をビッドします。%2あり、全部で%1手で出し切れます。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb.</source>
        <translation>%0はパスします。%2は、爆弾がなければ味方の%1に勝てません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 together.</source>
        <translation>%0は%2から%3までの%1を出します。%4は崩さずにすみます。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0は%1を出します。これに勝てる手には、どのみち%2も勝てません。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, to do more with the lead.</source>
        <translation>%0は味方の%1からリードを引き継ぎます。自分のほうがリードを生かせると見ています。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, and %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0はビッドしません。出し切るまで%1手かかるのに、%2だけではリードを十分に取れません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker can beat it.</source>
        <translation>%0は%1を出します。勝てるのはジョーカーだけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it.</source>
        <translation>%0は%1を出します。勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which belongs to no pair or sequence.</source>
        <translation>%0はスリーカードに%1をつけます。ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 to win the lead, although going out takes %3 plays.</source>
        <translation>%0は%2をビッドします。出し切るまで%3手かかりますが、リードを取るのに%1あります。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it.</source>
        <translation>%0はパスします。次は味方の%1で、代わりに勝ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: the hand still needs %2 plays, and the %1 may win the lead later.</source>
        <translation>%0はパスします。上がるまでまだ%2手かかり、%1は後でリードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 to win the lead back.</source>
        <translation>%0は%1をリードして、リードを取り返すために%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 to win the lead later.</source>
        <translation>%0は%1を出して、後でリードを取るために%2を残します。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2 and %3.</source>
        <translation>%0は何も崩さずに%1で勝ち、%2と%3を後に残します。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 can carry something lower later.</source>
        <translation>%0は%1をリードします。%2には、後でもっと弱いカードをつけて出せます。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, but %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0はビッドしません。%1手で出し切れますが、%2だけではリードを十分に取れません。</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, leads the last card and wins.</source>
        <translation>%0はパスします。そうすれば、味方の%1が最後の1枚をリードして勝ちです。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may go out by beating it.</source>
        <translation>%0はパスします。次は味方の%1で、場に勝って上がれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next, has only %2 cards left and may beat it.</source>
        <translation>%0はパスします。次は味方の%1で、残りはあと%2枚です。場に勝ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the two jokers together.</source>
        <translation>%0はパスして、2枚のジョーカーを一緒に残します。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this cheaply would split the %1.</source>
        <translation>%0はパスします。場に安く勝つには、%1を崩すしかありません。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this cheaply would break up better combinations.</source>
        <translation>%0はパスします。場に安く勝つには、もっとよい役を崩すしかありません。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this takes at least the %1.</source>
        <translation>%0はパスします。場に勝つには、少なくとも%1が要ります。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 must not get the lead cheaply now that %3 has only one card left.</source>
        <translation>%0は味方の%1に重ねます。%3はあと1枚なので、%2に楽にリードを取らせるわけにはいきません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 leads next.</source>
        <translation>%0は%2から%3までの%1で勝ちます。そうしないと、次は%4のリードです。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 may lead next.</source>
        <translation>%0は%2から%3までの%1で勝ちます。そうしないと、次は%4のリードになるかもしれません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 leads next.</source>
        <translation>%0は%1で勝ちます。そうしないと、次は%2のリードです。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may lead next.</source>
        <translation>%0は%1で勝ちます。そうしないと、次は%2のリードになるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1 from %2 to %3: %4 cards go at once.</source>
        <translation>%0は%2から%3までの%1をリードします。一度に%4枚減らせます。</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry single cards that are hard to get rid of otherwise.</source>
        <translation>%0は%1に、ほかでは片づけにくいシングルをつけます。</translation>
    </message>
    <message>
        <source>%0 bids %1: the rocket wins the lead whenever that is needed.</source>
        <translation>%0は%1をビッドします。ロケットがあるので、いつでもリードを取れます。</translation>
    </message>
    <message>
        <source>%0 bids %1, with two bombs that should win the lead.</source>
        <translation>%0は%1をビッドします。爆弾が2つあり、どちらでもリードを取れそうです。</translation>
    </message>
    <message>
        <source>%0 bids %1: the bomb should win the lead when that is needed.</source>
        <translation>%0は%1をビッドします。爆弾があるので、必要なときにリードを取れそうです。</translation>
    </message>
    <message>
        <source>%0 lets the partner&apos;s %1 stand: it is up to %2 to beat it.</source>
        <translation>%0は、味方の%1をそのままにしておきます。勝つ必要があるのは%2のほうです。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what %0 plays then.</source>
        <translation>%1に勝てる相手はいません。そのあとの%0の手も、もう止められません。</translation>
    </message>
    <message>
        <source>%0 leads the sequence from %1 to %2: the one from %3 to %4 should win the lead back.</source>
        <translation>%0は%1から%2までの階段をリードします。勝たれても、%3から%4までの階段でリードを取り返せそうです。</translation>
    </message>
    <message>
        <source>%0 leads the sequence from %1 to %2 and still has one from %3 to %4.</source>
        <translation>%0は%1から%2までの階段をリードします。%3から%4までの階段が、まだ残ります。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break something up.</source>
        <translation>%0は%1を出します。もっと弱い手では、どこかの組が崩れます。</translation>
    </message>
    <message>
        <source>Nothing helps %0 much here: one move is as good as another.</source>
        <translation>%0には、大して役に立つ手がありません。どれでも似たようなものです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once.</source>
        <translation>%0は%1をリードします。一度に%2枚減らせます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 should win the lead back.</source>
        <translation>%0は%1をリードします。%2でリードを取り返せそうです。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake, and somebody may hold the rocket.</source>
        <translation>%0はパスします。%1を出すと賭け点が上がるうえ、誰かがロケットを持っているかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 and then the rest win later just as well.</source>
        <translation>%0はパスします。後で%1に続けて残りを出しても、同じように勝てます。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which is hard to get rid of otherwise.</source>
        <translation>%0はスリーカードに、ほかでは片づけにくい%1をつけます。</translation>
    </message>
    <message>
        <source>%0 leads the lower triplet first: the %1 are likelier to win the lead later.</source>
        <translation>%0は弱いほうのスリーカードからリードします。%1のほうが、後でリードを取れそうです。</translation>
    </message>
    <message>
        <source>This keeps the hand together: %0 then needs only %1 more plays.</source>
        <translation>これなら手札は崩れず、%0は上がるまであと%1手ですみます。</translation>
    </message>
    <message>
        <source>After this the %1 is the last card that %0 has.</source>
        <translation>これを出せば、%0の残りは%1の1枚だけです。</translation>
    </message>
    <message>
        <source>%0 passes, to get rid of the %2 first and go out with the %1.</source>
        <translation>%0はパスします。先に%2を片づけて、%1で上がるつもりです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 cards still out are higher.</source>
        <translation>%0は%1をリードします。まだ出ていないカードで、これより強いのは%2枚だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a %2 is higher.</source>
        <translation>%0は%1をリードします。これより強いのは%2だけです。</translation>
    </message>
    <message>
        <source>If %0 doesn&apos;t bid either, the cards are dealt again and nothing is lost.</source>
        <translation>%0もビッドしなければ配り直しになり、失うものはありません。</translation>
    </message>
    <message>
        <source>%0 bids %1, with %2 in hand: neither %3 nor %4 has bid, so they are likely to be weak.</source>
        <translation>%0は%1をビッドします。%2あり、%3も%4もビッドしていないので、どちらも手札は弱そうです。</translation>
    </message>
    <message>
        <source>%0 bids %1: neither %2 nor %3 has bid, so they are likely to be weak.</source>
        <translation>%0は%1をビッドします。%2も%3もビッドしていないので、どちらも手札は弱そうです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: unless %2 beats it with the last card, %0 gets the lead back and wins.</source>
        <translation>%0は%1をリードします。%2に最後の1枚で勝たれなければ、%0はリードを取り返して勝てます。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend one of the bombs.</source>
        <translation>%0は、爆弾を1つも使わずにパスします。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend one of the bombs.</source>
        <translation>%0は、もっとよい役を崩したり爆弾を使ったりせずに、パスします。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the higher cards: %2, the partner, plays before %3 and may still cover it.</source>
        <translation>%0は%1を出して、強いカードを残します。味方の%2が%3より先の番で、あとから重ねてくれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1, to lead the sequence from %2 to %3 next.</source>
        <translation>%0は%1でリードを取ります。次に%2から%3までの階段をリードするつもりです。</translation>
    </message>
    <message>
        <source>%0 passes: this is lost, and the %1 would only raise the stake.</source>
        <translation>%0はパスします。もう勝ち目はなく、%1を出しても賭け点が上がるだけです。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, holding another for the sequence from %2 to %3.</source>
        <translation>%0はスリーカードに%1をつけます。もう1枚あるので、%2から%3までの階段は崩れません。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0はパスします。%2は、味方の%1には勝てません。</translation>
    </message>
    <message>
        <source>%0 passes: only the rocket can beat the partner&apos;s %1.</source>
        <translation>%0はパスします。味方の%1に勝てるのは、ロケットだけです。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb or the rocket.</source>
        <translation>%0はパスします。%2は、爆弾かロケットがなければ味方の%1に勝てません。</translation>
    </message>
    <message>
        <source>%0 passes: %2 still has %3 cards, so the %1 stays for a better moment.</source>
        <translation>%0はパスします。%2にはまだ%3枚残っているので、%1を、もっとよい機会まで取っておきます。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 can&apos;t get rid of a middling card.</source>
        <translation>%0は味方の%1に%2を重ねて、%3に中くらいのカードを片づけさせません。</translation>
    </message>
    <message>
        <source>%0 gets rid of the lowest pair, the %1, while leading.</source>
        <translation>%0はリードできるうちに、いちばん弱いペアの%1を片づけます。</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 and %4 besides to win the lead, although going out takes %3 plays.</source>
        <translation>%0は%2をビッドします。出し切るまで%3手かかりますが、%1あり、さらに%4あるので、リードを取れそうです。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads: several leads are as good as this one.</source>
        <translation>ここは、%0がどうリードしても大差ありません。これと同じくらいよいリードが、ほかにもいくつかあります。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, who has more cards left.</source>
        <translation>%0は味方の%1からリードを引き継ぎます。残りの手札は、自分のほうが少ないです。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: whatever is played, the rocket takes the lead back.</source>
        <translation>ここは、%0にはまず間違えようがありません。何を出されても、ロケットでリードを取り返せます。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: nothing can beat the %1.</source>
        <translation>ここは、%0にはまず間違えようがありません。%1に勝てる手はありません。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: only %2 can beat the %1.</source>
        <translation>ここは、%0にはまず間違えようがありません。%1に勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1, so %0 should lead again.</source>
        <translation>%1に勝てるのは%2だけなので、%0はまたリードできそうです。</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, the %1: only %2 can beat it.</source>
        <translation>%0はいちばん弱いペアの%1をリードします。これに勝てるのは%2だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1, so that the sequence from %2 to %3 stays whole.</source>
        <translation>%0は%1を出します。%2から%3までの階段は崩れません。</translation>
    </message>
    <message>
        <source>%0 beats it, no matter with what: otherwise %1 leads next.</source>
        <translation>%0は、何でもよいので、ここは勝ちます。そうしないと、次は%1のリードです。</translation>
    </message>
    <message>
        <source>%0 beats it, no matter with what: otherwise %1 may lead next.</source>
        <translation>%0は、何でもよいので、ここは勝ちます。そうしないと、次は%1のリードになるかもしれません。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 at least gets rid of %2 cards at once.</source>
        <translation>ここは、%0がどうリードしても大差ありません。せめて%1なら、一度に%2枚片づきます。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 at least belongs to no pair or sequence.</source>
        <translation>ここは、%0がどうリードしても大差ありません。せめて%1なら、ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>%0 gets rid of a low card: the %1 and the %2 go with no other cards in hand.</source>
        <translation>%0は弱いカードを片づけます。%1と%2は、ほかのどれとも組になりません。</translation>
    </message>
    <message>
        <source>Only %4 can stop %0: the %1 goes first, then the %2, and the %3 goes out.</source>
        <translation>%0を止められるのは%4だけです。%1、次に%2と出し、%3で上がりです。</translation>
    </message>
    <message>
        <source>%4 has only one card left: %0 plays the %1, then the %2, and goes out with the %3.</source>
        <translation>%4はあと1枚です。%0は%1、次に%2と出し、%3で上がります。</translation>
    </message>
    <message>
        <source>%4 can&apos;t beat the %1, nor the %2 next: then %0 goes out with the %3.</source>
        <translation>%4は%1に勝てず、続く%2にも勝てません。最後は%3で%0の上がりです。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, nor the %2 next: then %0 goes out with the %3.</source>
        <translation>%1にも、続く%2にも、勝てる相手はいません。最後は%3で%0の上がりです。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise %0 plays all the rest at once.</source>
        <translation>%1に勝てるのは%2だけです。それがなければ、%0は残りを一度に出して上がります。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise %0 goes out with the %3.</source>
        <translation>%1に勝てるのは%2だけです。それがなければ、%3で%0の上がりです。</translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1 or stop what %0 plays then.</source>
        <translation>%2は%1に勝てません。そのあとの%0の手も、もう止められません。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which may win the lead.</source>
        <translation>%0は%1で勝ちます。リードを取れるかもしれません。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; a pair like the %1 at least gets rid of two cards at once.</source>
        <translation>ここは、%0がどうリードしても大差ありません。せめて%1のようなペアなら、一度に2枚片づきます。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 and the %2 at least belong to no pair or sequence.</source>
        <translation>ここは、%0がどうリードしても大差ありません。せめて%1や%2なら、ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1, the %2 and the %3 at least belong to no pair or sequence.</source>
        <translation>ここは、%0がどうリードしても大差ありません。せめて%1や%2や%3なら、ペアにも階段にもならないカードです。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads, who has another %1 for the sequence from %2 to %3.</source>
        <translation>ここは、%0がどうリードしても大差ありません。%1はもう1枚あるので、%2から%3までの階段は崩れません。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; on the %1 at least nobody gets rid of a low card.</source>
        <translation>ここは、%0がどうリードしても大差ありません。せめて%1なら、誰にも弱いカードを片づけさせません。</translation>
    </message>
    <message>
        <source>%0 gets rid of a low card: the %1, the %2 and the %3 go with no other cards in hand.</source>
        <translation>%0は弱いカードを片づけます。%1と%2と%3は、ほかのどれとも組になりません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can get rid of a low card on it.</source>
        <translation>%0は%1をリードします。誰にも弱いカードを片づけさせません。</translation>
    </message>
    <message>
        <source>%0 passes: unless %2 goes out with both cards at once, the %1 can still beat the first of them.</source>
        <translation>%0はパスします。%2が2枚を一度に出して上がらないかぎり、1枚目に%1で勝てます。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, the lowest card that belongs to no pair or sequence.</source>
        <translation>%0はスリーカードに%1をつけます。ペアにも階段にもならない、いちばん弱いカードです。</translation>
    </message>
    <message>
        <source>It matters little here what %0 does; the %1 at least may win the lead.</source>
        <translation>ここは、%0がどうしても大差ありません。せめて%1なら、リードを取れるかもしれません。</translation>
    </message>
</context>
<context>
    <name>DoudizhuRules</name>
    <message>
        <source>In a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
    <message>
        <source>Becoming the landlord</source>
        <translation>地主の決め方</translation>
    </message>
    <message>
        <source>Each player in turn bids one, two or three, higher than the bids before, or does not bid. The highest bid takes the three cards of the kitty, shows them, and leads. If nobody bids, the cards are dealt again.</source>
        <translation>順番に1、2、3のどれかを、前の人より高くなるようにビッドするか、ビッドを見送ります。いちばん高くビッドした人が底札の3枚を全員に見せて手札に加え、最初にリードします。誰もビッドしなければ、配り直します。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>カードの強さ</translation>
    </message>
    <message>
        <source>The red joker is highest, then the black joker, the two, the ace, the king and so on down to the three. Suits do not matter.</source>
        <translation>いちばん強いのは赤のジョーカーで、黒のジョーカー、2、エース、キングと続き、3が最弱です。スートは関係ありません。</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Single, pair, triplet</source>
        <translation>シングル、ペア、スリーカード</translation>
    </message>
    <message>
        <source>One, two or three cards of a rank.</source>
        <translation>同じ数字のカードを1枚、2枚、または3枚。</translation>
    </message>
    <message>
        <source>Triplet with a card or a pair</source>
        <translation>スリーカード＋1枚かペア</translation>
    </message>
    <message>
        <source>The triplet decides.</source>
        <translation>スリーカードのほうで比べます。</translation>
    </message>
    <message>
        <source>At least five ranks in a row, up to the ace.</source>
        <translation>続いた数字を5枚以上。エースまで使えます。</translation>
    </message>
    <message>
        <source>At least three pairs in a row.</source>
        <translation>続いたペアを3組以上。</translation>
    </message>
    <message>
        <source>Airplane</source>
        <translation>飛行機</translation>
    </message>
    <message>
        <source>Triplets in a row, bare or each with a card or a pair as wings.</source>
        <translation>続いたスリーカード。そのままでも、それぞれに翼として1枚かペアをつけても出せます。</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>フォーカード＋2</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Four of a rank beat everything but a higher bomb and the rocket.</source>
        <translation>同じ数字の4枚。より強い爆弾とロケットのほかは、すべてに勝ちます。</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>ロケット</translation>
    </message>
    <message>
        <source>Both jokers beat everything.</source>
        <translation>ジョーカー2枚。すべてに勝ちます。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>覚えておきたいこと</translation>
    </message>
    <message>
        <source>Three players, 54 cards. One of them becomes the landlord, who takes three more cards and plays alone against the other two, the peasants. Whoever leads plays any combination; the others in turn play a higher one of the same form, or pass. When both others have passed, the last to play leads again. The first to run out of cards wins for their side.</source>
        <translation>3人で54枚のカードを使います。1人が地主になり、3枚を余分に取って、残る2人の農民を1人で相手にします。リードする人は好きな役を出し、ほかの人は順番に、同じ形でより強い役を出すか、パスします。ほかの2人がパスしたら、最後に出した人があらためてリードします。最初に手札を出し切った人の側の勝ちです。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Sequence of pairs</source>
        <translation>ペアの階段</translation>
    </message>
    <message>
        <source>Four of a rank with two cards or two pairs. It is not a bomb.</source>
        <translation>同じ数字の4枚に、2枚か2ペアをつけたもの。爆弾にはなりません。</translation>
    </message>
    <message>
        <source>The bid is the stake. Every bomb and the rocket double it. It doubles once more for spring: the landlord is out before a peasant has played, or the landlord never plays after the first lead. The landlord wins or loses the stake against each peasant.</source>
        <translation>ビッドが賭け点になります。爆弾やロケットが出るたびに2倍になり、春天でさらに2倍になります。春天とは、農民が1枚も出さないうちに地主が上がるか、地主が最初のリードのほかに何も出せずに終わることです。地主は農民それぞれと賭け点をやり取りします。</translation>
    </message>
    <message>
        <source>Peasants win together: let your partner keep the lead when they can go on, and stop a landlord who has few cards left. Bid when you hold jokers, twos and bombs and few loose low cards.</source>
        <translation>農民の勝ちは2人の勝ちです。味方が続けて出せそうならリードを任せ、地主の残りが少なくなったら止めましょう。ジョーカーや2や爆弾があり、弱いばらの札が少ないときは、ビッドのしどきです。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several. With one or two raised, Tab completes them to what can be played. G finds plays, Enter plays, P passes, R sorts the hand, K shows which ranks are still out.</source>
        <translation>カードはクリックで選び、なぞればまとめて選べます。1、2枚選んでTabキーを押すと、出せる手になるように残りを選びます。Gキーで手を探し、Enterで出し、Pでパス、Rで手札を並べ替え、Kでまだ出ていない数字を表示します。</translation>
    </message>
</context>
<context>
    <name>DoudizhuView</name>
    <message>
        <source>bidding</source>
        <translation>ビッド中</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>底札：%1</translation>
    </message>
    <message>
        <source>%1: %2 still out</source>
        <translation>%1：残り%2枚</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>まだ出ていないカード</translation>
    </message>
    <message>
        <source>Bombs and rocket: the stake times %1</source>
        <translation>爆弾とロケット：賭け点×%1</translation>
    </message>
    <message>
        <source>Chances of at least one, from what was played and what was not</source>
        <translation>少なくとも1枚持つ見込み。出た札と出なかった札から</translation>
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
        <translation>%2局の%1%</translation>
    </message>
    <message>
        <source>%1; %2 decisions of %3 ms each</source>
        <translation>%1、%2手、1手%3ミリ秒</translation>
    </message>
</context>
<context>
    <name>Euchre</name>
    <message>
        <source>The suit that was turned down cannot be named</source>
        <translation>見送られたスートは指定できません</translation>
    </message>
    <message>
        <source>The dealer does not hold this card</source>
        <translation>ディーラーの手札にないカードです</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1が2回配られています</translation>
    </message>
    <message>
        <source>The dealer must discard first</source>
        <translation>先にディーラーが1枚捨てます</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <translation>今はカードを出す番です</translation>
    </message>
    <message>
        <source>The dealer must name trump, since everyone else has passed</source>
        <translation>全員がパスしたので、ディーラーは切り札を指定しなければなりません</translation>
    </message>
    <message>
        <source>The upcard has been turned down</source>
        <translation>表向きのカードはもう見送られました</translation>
    </message>
    <message>
        <source>Trump has already been made</source>
        <translation>切り札はもう決まっています</translation>
    </message>
    <message>
        <source>Suits are named only in the second round</source>
        <translation>スートを指定できるのは2巡目だけです</translation>
    </message>
    <message>
        <source>Only a defender against a lone maker may do this</source>
        <translation>これができるのは、単独プレイのメーカーに対するディフェンダーだけです</translation>
    </message>
    <message>
        <source>There is nothing to discard now</source>
        <translation>今は捨てるカードがありません</translation>
    </message>
    <message>
        <source>The card just picked up may not be discarded here</source>
        <translation>このルールでは、取ったばかりのカードを捨てられません</translation>
    </message>
    <message>
        <source>No card can be played now</source>
        <translation>今はカードを出す番ではありません</translation>
    </message>
    <message>
        <source>The hand does not hold this card</source>
        <translation>手札にないカードです</translation>
    </message>
    <message>
        <source>Trumps were led and must be followed; the left bower is a trump</source>
        <translation>切り札がリードされたので、切り札を出さなければなりません。レフトバウアーも切り札です</translation>
    </message>
    <message>
        <source>Clubs were led and must be followed</source>
        <translation>クラブがリードされたので、クラブを出さなければなりません</translation>
    </message>
    <message>
        <source>Diamonds were led and must be followed</source>
        <translation>ダイヤがリードされたので、ダイヤを出さなければなりません</translation>
    </message>
    <message>
        <source>Hearts were led and must be followed</source>
        <translation>ハートがリードされたので、ハートを出さなければなりません</translation>
    </message>
    <message>
        <source>Spades were led and must be followed</source>
        <translation>スペードがリードされたので、スペードを出さなければなりません</translation>
    </message>
    <message>
        <source>Going alone is not allowed at this table</source>
        <translation>このテーブルでは単独プレイはできません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of Euchre</source>
        <translation>「%1」はユーカーのカードではありません</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>必要なカードは%1枚ですが、%2枚あります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Euchre</source>
        <translation>「%1」はユーカーの手ではありません</translation>
    </message>
    <message>
        <source>Expected %1 hands, not %2</source>
        <translation>必要な手札は%1人分ですが、%2人分あります</translation>
    </message>
</context>
<context>
    <name>Euchre bids</name>
    <message>
        <source>Order it up</source>
        <translation>オーダーアップしましょう</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>ピックアップしましょう</translation>
    </message>
    <message>
        <source>Name clubs</source>
        <translation>クラブを指定しましょう</translation>
    </message>
    <message>
        <source>Name diamonds</source>
        <translation>ダイヤを指定しましょう</translation>
    </message>
    <message>
        <source>Name hearts</source>
        <translation>ハートを指定しましょう</translation>
    </message>
    <message>
        <source>Name spades</source>
        <translation>スペードを指定しましょう</translation>
    </message>
</context>
<context>
    <name>Euchre cards</name>
    <message>
        <source>right bower</source>
        <translation>ライトバウアー</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>レフトバウアー</translation>
    </message>
</context>
<context>
    <name>Euchre drawback thoughts</name>
    <message>
        <source>After this %0 has no trump left.</source>
        <translation>それだと、%0の切り札がなくなります。</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who made trump.</source>
        <translation>切り札のリードは、この切り札を選んだ%1を助けてしまいます。</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%2を切らした%1に、切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>With the %1 first, the opponents have to throw cards away.</source>
        <translation>先に%1を出せば、相手はカードを捨てるしかありません。</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>まだ切り札に負けるおそれがあります。切り札を引き出したあとのほうが安心です。</translation>
    </message>
    <message>
        <source>If the %1 waits, it is more likely to be trumped.</source>
        <translation>後回しにすると、%1は切り札で取られやすくなります。</translation>
    </message>
    <message>
        <source>This may lose the trick, which the %1 would take for certain.</source>
        <translation>それだと取れないかもしれませんが、%1なら確実に取れます。</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>それだと、まだ出ていない%1に負けます。</translation>
    </message>
    <message>
        <source>The %1 would be enough for this trick.</source>
        <translation>このトリックは、%1で十分です。</translation>
    </message>
    <message>
        <source>The %1 may be enough for this trick.</source>
        <translation>このトリックは、%1で足りるかもしれません。</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre %0&apos;s side.</source>
        <translation>このトリックを取られると、%0の側はユーカーです。</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>このトリックを取られると、%1をもうユーカーにできません。</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>このトリックを取られると、もうマーチはねらえません。</translation>
    </message>
    <message>
        <source>If %1 takes this trick, %0 doesn&apos;t lead next.</source>
        <translation>%1がこのトリックを取ると、%0は次にリードできません。</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than the %2.</source>
        <translation>%1のカードに任せるより、%2のほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for %0&apos;s side.</source>
        <translation>それだと、%0の側でこのトリックを取れるのは、もう%1だけです。</translation>
    </message>
    <message>
        <source>This gives up the trick, which the %1 might take.</source>
        <translation>それだと、%1で取れるかもしれないトリックを譲ることになります。</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; the %2 would take it.</source>
        <translation>それだと、このトリックは%1のものです。%2なら取れます。</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; the %1 would take it.</source>
        <translation>それだと、このトリックは相手のものです。%1なら取れます。</translation>
    </message>
    <message>
        <source>The %1 would be the highest trump left after this trick.</source>
        <translation>%1は、このトリックのあと、残りでいちばん強い切り札になります。</translation>
    </message>
    <message>
        <source>This leaves the %1 alone, and the %2 would take it.</source>
        <translation>それだと、%1が1枚だけになり、%2に取られてしまいます。</translation>
    </message>
    <message>
        <source>If the %1 is turned down, %0 can&apos;t name %2 any more.</source>
        <translation>%1が見送られると、%0はもう%2を指定できません。</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>それだと、%1が%2を見送るかもしれません。</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>それだと、いちばん強い切り札のライトバウアーを見送ることになります。</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>それだと、最初に別のスートを指定できるのは%1です。</translation>
    </message>
    <message>
        <source>With another pass nobody scores in this deal.</source>
        <translation>ここもパスだと、この回は誰にも得点がありません。</translation>
    </message>
    <message>
        <source>%0 gets no other chance to name trump, and %1 bids next.</source>
        <translation>%0が切り札を指定できる機会はもうなく、次は%1の番です。</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>%1は、この回休みになる%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>Alone %0 needs three tricks without any help from %1.</source>
        <translation>単独だと、%0は%1の助けなしに3トリック取るしかありません。</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>相手にライトバウアーがあれば、5トリックのうち1つは取られます。</translation>
    </message>
    <message>
        <source>%0 would hold no trump.</source>
        <translation>それだと、%0には切り札が1枚もありません。</translation>
    </message>
    <message>
        <source>%0 would hold only one trump.</source>
        <translation>それだと、%0の切り札は1枚だけです。</translation>
    </message>
    <message>
        <source>%0 would hold only %1 trumps.</source>
        <translation>それだと、%0の切り札は%1枚だけです。</translation>
    </message>
    <message>
        <source>%0 is stronger in %1 and may name them in the next round.</source>
        <translation>%0は%1のほうが強く、2巡目で指定できるかもしれません。</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>それだと、%1に切り札の%2を渡してしまいます。</translation>
    </message>
    <message>
        <source>The highest trump would be the %1; in %2 it is the %3.</source>
        <translation>それだと、いちばん強い切り札は%1ですが、%2なら%3です。</translation>
    </message>
    <message>
        <source>%1 would sit out and not help %0 against %2.</source>
        <translation>それだと%1は休みになり、%2との勝負で%0を助けられません。</translation>
    </message>
    <message>
        <source>If both defend, a euchre counts only 2 points, not 4.</source>
        <translation>2人でディフェンスすると、ユーカーにしても、4点ではなく2点だけです。</translation>
    </message>
    <message>
        <source>This leaves only the %1 for the last trick.</source>
        <translation>それだと、最後のトリックに%1しか残りません。</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>それだと切り札を引き出せず、まだ%1が残っているかもしれません。</translation>
    </message>
    <message>
        <source>This keeps the %1, so when %2 are led %0 must follow instead of trumping.</source>
        <translation>それだと%1が残り、%2がリードされると、%0は切り札で取れずに同じスートを出すしかありません。</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps, and neither bower.</source>
        <translation>それだと、%0の切り札は2枚だけで、バウアーは1枚もありません。</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps.</source>
        <translation>それだと、%0の切り札は2枚だけです。</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that %0 holds the %2, and may waste a trump on this.</source>
        <translation>それだと、%2が%0にあると知らない%1が、切り札を無駄に使うかもしれません。</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>%1と%2が、まだ出ていません。</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>もっと強い切り札が、まだ%1残っています。</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>もっと強い%2が、まだ%1残っています。</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>それだと、切り札の無駄づかいになります。</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>それがなくても、このトリックは%1のものです。</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>それだと、切り札の無駄づかいになるかもしれません。</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>それがなくても、このトリックは%1が取るかもしれません。</translation>
    </message>
    <message>
        <source>After this %0 has only one trump left, the %1.</source>
        <translation>それだと、%0に残る切り札は%1の1枚だけです。</translation>
    </message>
    <message>
        <source>After this %0 has only two trumps left.</source>
        <translation>それだと、%0に残る切り札は2枚だけです。</translation>
    </message>
    <message>
        <source>%1 trumps are still out, and this draws none.</source>
        <translation>切り札がまだ%1残っているのに、それだと引き出せません。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of %3 are still out.</source>
        <translation>%3の%1と%2が、まだ出ていません。</translation>
    </message>
    <message>
        <source>This takes a trick whenever it is played, so there is no hurry.</source>
        <translation>それはいつ出してもトリックを取れるので、急ぐことはありません。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>それだと、切り札を捨てることになります。</translation>
    </message>
    <message>
        <source>This throws away an ace.</source>
        <translation>それだと、エースを捨てることになります。</translation>
    </message>
    <message>
        <source>This throws away the highest card left in %1.</source>
        <translation>それだと、%1で残るいちばん強いカードを捨てることになります。</translation>
    </message>
    <message>
        <source>This spends %0&apos;s only trump.</source>
        <translation>それだと、%0は1枚だけの切り札を使ってしまいます。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a trump can beat it.</source>
        <translation>それは取っておきたいカードです。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>This is worth keeping: except for trumps, only the %1 can beat it.</source>
        <translation>それは取っておきたいカードです。切り札を別にすれば、%1にしか負けません。</translation>
    </message>
    <message>
        <source>Fewer %1 than %2 are still out, so this is likelier to be trumped.</source>
        <translation>まだ出ていないカードは%2より%1のほうが少なく、それだと切り札で取られやすくなります。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this can wait: it is less likely to be trumped later.</source>
        <translation>まだ出ていないカードは%2より%1のほうが多く、それは後でも切り札で取られにくいので、急ぐことはありません。</translation>
    </message>
    <message>
        <source>This is worth keeping: it may take a trick later.</source>
        <translation>それは取っておきたいカードです。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even a card like the %1 would have to take one.</source>
        <translation>単独で得をするのは5トリック全部取れたときだけで、それには%1のようなカードでも1つ取らなければなりません。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even the %1 would have to take one.</source>
        <translation>単独で得をするのは5トリック全部取れたときだけで、それには%1でも1つ取らなければなりません。</translation>
    </message>
    <message>
        <source>This should do just as well: no card still out comes between the two.</source>
        <translation>それでも同じはずです。2枚の間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this is likelier to win a trick later.</source>
        <translation>まだ出ていないカードは%2より%1のほうが多いので、そのカードのほうが後でトリックを取れそうです。</translation>
    </message>
    <message>
        <source>This might fall to a higher trump, and the %1 draws trumps as well.</source>
        <translation>もっと強い切り札に負けるおそれがあります。切り札は%1でも引き出せます。</translation>
    </message>
</context>
<context>
    <name>Euchre drawbacks</name>
    <message>
        <source>After this you have no trump left.</source>
        <translation>それだと、切り札がなくなります。</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who made trump.</source>
        <translation>切り札のリードは、この切り札を選んだ%1を助けてしまいます。</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%2を切らした%1に、切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>With your %1 first, the opponents have to throw cards away.</source>
        <translation>先に%1を出せば、相手はカードを捨てるしかありません。</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>まだ切り札に負けるおそれがあります。切り札を引き出したあとのほうが安心です。</translation>
    </message>
    <message>
        <source>If you wait, your %1 is more likely to be trumped.</source>
        <translation>後回しにすると、%1は切り札で取られやすくなります。</translation>
    </message>
    <message>
        <source>This may lose the trick, which your %1 would take for certain.</source>
        <translation>それだと取れないかもしれませんが、%1なら確実に取れます。</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>それだと、まだ出ていない%1に負けます。</translation>
    </message>
    <message>
        <source>Your %1 would be enough for this trick.</source>
        <translation>このトリックは、%1で十分です。</translation>
    </message>
    <message>
        <source>Your %1 may be enough for this trick.</source>
        <translation>このトリックは、%1で足りるかもしれません。</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre your side.</source>
        <translation>このトリックを取られると、あなたの側はユーカーです。</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>このトリックを取られると、%1をもうユーカーにできません。</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>このトリックを取られると、もうマーチはねらえません。</translation>
    </message>
    <message>
        <source>If %1 takes this trick, you don&apos;t lead next.</source>
        <translation>%1がこのトリックを取ると、あなたは次にリードできません。</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than your %2.</source>
        <translation>%1のカードに任せるより、%2のほうが負けにくくなります。</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for your side.</source>
        <translation>それだと、あなたの側でこのトリックを取れるのは、もう%1だけです。</translation>
    </message>
    <message>
        <source>This gives up the trick, which your %1 might take.</source>
        <translation>それだと、%1で取れるかもしれないトリックを譲ることになります。</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; your %2 would take it.</source>
        <translation>それだと、このトリックは%1のものです。%2なら取れます。</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; your %1 would take it.</source>
        <translation>それだと、このトリックは相手のものです。%1なら取れます。</translation>
    </message>
    <message>
        <source>Your %1 would be the highest trump left after this trick.</source>
        <translation>%1は、このトリックのあと、残りでいちばん強い切り札になります。</translation>
    </message>
    <message>
        <source>This leaves your %1 alone, and the %2 would take it.</source>
        <translation>それだと、%1が1枚だけになり、%2に取られてしまいます。</translation>
    </message>
    <message>
        <source>If the %1 is turned down, you can&apos;t name %2 any more.</source>
        <translation>%1が見送られると、もう%2を指定できません。</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>それだと、%1が%2を見送るかもしれません。</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>それだと、いちばん強い切り札のライトバウアーを見送ることになります。</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>それだと、最初に別のスートを指定できるのは%1です。</translation>
    </message>
    <message>
        <source>If you pass too, nobody scores in this deal.</source>
        <translation>あなたもパスすると、この回は誰にも得点がありません。</translation>
    </message>
    <message>
        <source>You get no other chance to name trump, and %1 bids next.</source>
        <translation>切り札を指定できる機会はもうなく、次は%1の番です。</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>%1は、この回休みになる%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>Alone you need three tricks without any help from %1.</source>
        <translation>単独だと、%1の助けなしに3トリック取るしかありません。</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>相手にライトバウアーがあれば、5トリックのうち1つは取られます。</translation>
    </message>
    <message>
        <source>You would hold no trump.</source>
        <translation>それだと、切り札が1枚もありません。</translation>
    </message>
    <message>
        <source>You would hold only one trump.</source>
        <translation>それだと、切り札は1枚だけです。</translation>
    </message>
    <message>
        <source>You would hold only %1 trumps.</source>
        <translation>それだと、切り札は%1枚だけです。</translation>
    </message>
    <message>
        <source>You are stronger in %1 and may name them in the next round.</source>
        <translation>%1のほうが強く、2巡目で指定できるかもしれません。</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>それだと、%1に切り札の%2を渡してしまいます。</translation>
    </message>
    <message>
        <source>Your highest trump would be the %1; in %2 it is the %3.</source>
        <translation>それだと、いちばん強い切り札は%1ですが、%2なら%3です。</translation>
    </message>
    <message>
        <source>%1 would sit out and not help you against %2.</source>
        <translation>それだと%1は休みになり、%2との勝負で助けてもらえません。</translation>
    </message>
    <message>
        <source>If you both defend, a euchre counts only 2 points, not 4.</source>
        <translation>2人でディフェンスすると、ユーカーにしても、4点ではなく2点だけです。</translation>
    </message>
    <message>
        <source>This leaves only your %1 for the last trick.</source>
        <translation>それだと、最後のトリックに%1しか残りません。</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>それだと切り札を引き出せず、まだ%1が残っているかもしれません。</translation>
    </message>
    <message>
        <source>This keeps your %1, so when %2 are led you must follow instead of trumping.</source>
        <translation>それだと%1が残り、%2がリードされると、切り札で取れずに同じスートを出すしかありません。</translation>
    </message>
    <message>
        <source>You would hold only two trumps, and neither bower.</source>
        <translation>それだと、切り札は2枚だけで、バウアーは1枚もありません。</translation>
    </message>
    <message>
        <source>You would hold only two trumps.</source>
        <translation>それだと、切り札は2枚だけです。</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that you hold the %2, and may waste a trump on this.</source>
        <translation>それだと、%2があなたにあると知らない%1が、切り札を無駄に使うかもしれません。</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>%1と%2が、まだ出ていません。</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>もっと強い切り札が、まだ%1残っています。</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>もっと強い%2が、まだ%1残っています。</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>それだと、切り札の無駄づかいになります。</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>それがなくても、このトリックは%1のものです。</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>それだと、切り札の無駄づかいになるかもしれません。</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>それがなくても、このトリックは%1が取るかもしれません。</translation>
    </message>
    <message>
        <source>After this you have only one trump left, the %1.</source>
        <translation>それだと、残る切り札は%1の1枚だけです。</translation>
    </message>
    <message>
        <source>After this you have only two trumps left.</source>
        <translation>それだと、残る切り札は2枚だけです。</translation>
    </message>
    <message>
        <source>%1 trumps are still out, and this draws none.</source>
        <translation>切り札がまだ%1残っているのに、それだと引き出せません。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of %3 are still out.</source>
        <translation>%3の%1と%2が、まだ出ていません。</translation>
    </message>
    <message>
        <source>This takes a trick whenever you play it, so there is no hurry.</source>
        <translation>それはいつ出してもトリックを取れるので、急ぐことはありません。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>それだと、切り札を捨てることになります。</translation>
    </message>
    <message>
        <source>This throws away an ace.</source>
        <translation>それだと、エースを捨てることになります。</translation>
    </message>
    <message>
        <source>This throws away the highest card left in %1.</source>
        <translation>それだと、%1で残るいちばん強いカードを捨てることになります。</translation>
    </message>
    <message>
        <source>This spends your only trump.</source>
        <translation>それだと、1枚だけの切り札を使ってしまいます。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a trump can beat it.</source>
        <translation>それは取っておきたいカードです。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>This is worth keeping: except for trumps, only the %1 can beat it.</source>
        <translation>それは取っておきたいカードです。切り札を別にすれば、%1にしか負けません。</translation>
    </message>
    <message>
        <source>Fewer %1 than %2 are still out, so this is likelier to be trumped.</source>
        <translation>まだ出ていないカードは%2より%1のほうが少なく、それだと切り札で取られやすくなります。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this can wait: it is less likely to be trumped later.</source>
        <translation>まだ出ていないカードは%2より%1のほうが多く、それは後でも切り札で取られにくいので、急ぐことはありません。</translation>
    </message>
    <message>
        <source>This is worth keeping: it may take a trick later.</source>
        <translation>それは取っておきたいカードです。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even a card like your %1 would have to take one.</source>
        <translation>単独で得をするのは5トリック全部取れたときだけで、それには%1のようなカードでも1つ取らなければなりません。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even your %1 would have to take one.</source>
        <translation>単独で得をするのは5トリック全部取れたときだけで、それには%1でも1つ取らなければなりません。</translation>
    </message>
    <message>
        <source>This should do just as well: no card still out comes between the two.</source>
        <translation>それでも同じはずです。2枚の間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this is likelier to win a trick later.</source>
        <translation>まだ出ていないカードは%2より%1のほうが多いので、そのカードのほうが後でトリックを取れそうです。</translation>
    </message>
    <message>
        <source>This might fall to a higher trump, and your %1 draws trumps as well.</source>
        <translation>もっと強い切り札に負けるおそれがあります。切り札は%1でも引き出せます。</translation>
    </message>
</context>
<context>
    <name>Euchre habits</name>
    <message>
        <source>You name trump with too weak a hand</source>
        <translation>弱すぎる手札で切り札を指定してしまう</translation>
    </message>
    <message>
        <source>You pass with a hand that is good enough to name trump</source>
        <translation>切り札を指定してよい手札なのにパスしてしまう</translation>
    </message>
    <message>
        <source>You name the wrong suit as trump</source>
        <translation>切り札に指定するスートを間違えてしまう</translation>
    </message>
    <message>
        <source>You go alone with a hand that needs your partner</source>
        <translation>パートナーが必要な手札で単独プレイをしてしまう</translation>
    </message>
    <message>
        <source>You take your partner along when you should go alone</source>
        <translation>単独プレイにすべきところでパートナーと組んでしまう</translation>
    </message>
    <message>
        <source>You put the wrong card away as dealer</source>
        <translation>ディーラーのとき、捨てるカードを間違えてしまう</translation>
    </message>
    <message>
        <source>You lead trump when you should keep it</source>
        <translation>残すべき切り札をリードしてしまう</translation>
    </message>
    <message>
        <source>You keep trump when you should lead it</source>
        <translation>リードすべき切り札を残してしまう</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>パートナーが勝っているトリックを取ってしまう</translation>
    </message>
    <message>
        <source>You trump in too early</source>
        <translation>切り札で取るのが早すぎる</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>取るべきトリックを見送ってしまう</translation>
    </message>
    <message>
        <source>You win tricks with more than you need</source>
        <translation>必要以上に強いカードでトリックを取ってしまう</translation>
    </message>
    <message>
        <source>You throw the wrong card when you do not want the trick</source>
        <translation>トリックを見送るとき、捨てるカードを間違えてしまう</translation>
    </message>
</context>
<context>
    <name>Euchre numbers</name>
    <message>
        <source>Three</source>
        <translation>3枚</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4枚</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5枚</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6枚</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2枚</translation>
    </message>
</context>
<context>
    <name>Euchre options</name>
    <message>
        <source>Stick the dealer</source>
        <translation>スティック・ザ・ディーラー</translation>
    </message>
    <message>
        <source>The dealer may pass</source>
        <translation>ディーラーもパスできる</translation>
    </message>
    <message>
        <source>The dealer must call</source>
        <translation>ディーラーが必ず指定</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>単独プレイ</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Defending alone</source>
        <translation>単独ディフェンス</translation>
    </message>
    <message>
        <source>Discarding the turned-up card</source>
        <translation>表向きのカードを捨てる</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>最初のリード</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>最初のトリックで誰がリードするかを選びます。</translation>
    </message>
    <message>
        <source>The seat after the dealer</source>
        <translation>ディーラーの次の人</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>By bidding</source>
        <translation>ビッドで決める</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>勝利に必要な点</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>10点</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5点</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>15点</translation>
    </message>
    <message>
        <source>If all others pass twice, the dealer must name trump. Otherwise the dealer may pass too, and the deal is thrown in.</source>
        <translation>ほかの全員が2回パスしたとき、ディーラーは必ず切り札を指定するか、ディーラーもパスできてその回が流れるかを選びます。</translation>
    </message>
    <message>
        <source>The maker may play without the partner; all five tricks then score four points.</source>
        <translation>メーカーは、パートナーなしでプレイできます。5トリックすべて取れば4点です。</translation>
    </message>
    <message>
        <source>Against a lone maker a defender may play alone too; euchring the maker then scores four points.</source>
        <translation>メーカーが単独プレイのとき、ディフェンダーもパートナーなしでプレイできます。メーカーを阻止すれば4点です。</translation>
    </message>
    <message>
        <source>Whether the dealer may discard the card just picked up.</source>
        <translation>ディーラーが、取ったばかりのカードをそのまま捨てられるかどうかを選びます。</translation>
    </message>
    <message>
        <source>Usually the players bid for trump. For experiments the suit turned up can be trump at once: the dealer picks up the card and discards the lowest.</source>
        <translation>ふつうはビッドで決めます。実験用に、表向きのカードのスートをそのまま切り札にもできます。その場合、ディーラーがそのカードを取り、いちばん弱い1枚を捨てます。</translation>
    </message>
    <message>
        <source>No bidding, a random maker</source>
        <translation>ビッドなし、メーカーは抽選</translation>
    </message>
    <message>
        <source>No bidding, the dealer is maker</source>
        <translation>ビッドなし、ディーラーがメーカー</translation>
    </message>
    <message>
        <source>The first side with this many points wins the game.</source>
        <translation>先にこの点数に達した組の勝ちです。</translation>
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
        <translation>出たカードを数え、誰がどのスートを切らしたかを覚え、確実に取れるいちばん弱いカードで勝ちます。</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>うっかり者</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>早打ち</translation>
    </message>
    <message>
        <source>Bids and plays by feel, mostly well, and overlooks something now and then.</source>
        <translation>勘でビッドし、勘でプレイします。たいていはうまくいきますが、ときどき見落としがあります。</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>抜け目ない人</translation>
    </message>
    <message>
        <source>Bids boldly, often alone, plays by feel, and overlooks little.</source>
        <translation>大胆にビッドし、単独プレイも多くなります。勘でプレイしますが、見落としはわずかです。</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>はじめての人</translation>
    </message>
    <message>
        <source>Always plays the lowest card, and so loses tricks that could have been won.</source>
        <translation>いつもいちばん弱いカードを出すので、取れるはずのトリックも逃します。</translation>
    </message>
    <message>
        <source>Plays high while holding a good share of the cards left, otherwise low, and looks neither at the trick nor at the partner.</source>
        <translation>残りのカードに比べて手札が強ければ強いカードを、そうでなければ弱いカードを出します。トリックもパートナーも見ていません。</translation>
    </message>
    <message>
        <source>Plays any legal card without looking.</source>
        <translation>出せるカードの中から、見もせずに選びます。</translation>
    </message>
    <message>
        <source>Always plays the highest card, even on the partner&apos;s tricks.</source>
        <translation>いつもいちばん強いカードを出します。パートナーのトリックでもおかまいなしです。</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and notices few of the possibilities.</source>
        <translation>勘でビッドし、勘でプレイします。できることにほとんど気づきません。</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and overlooks most of the possibilities.</source>
        <translation>勘でビッドし、勘でプレイします。できることのほとんどを見落とします。</translation>
    </message>
    <message>
        <source>Plays high to win, but leaves the partner&apos;s tricks alone.</source>
        <translation>強いカードで取りにいきますが、パートナーのトリックには手を出しません。</translation>
    </message>
    <message>
        <source>Wins every trick as cheaply as possible, even the partner&apos;s.</source>
        <translation>取れるトリックは、なるべく弱いカードですべて取ります。パートナーのトリックも取ってしまいます。</translation>
    </message>
    <message>
        <source>Leaves the partner&apos;s tricks alone, and wins cheaply when last to play.</source>
        <translation>パートナーのトリックは取らず、最後に出すときは勝てるいちばん弱いカードで取ります。</translation>
    </message>
    <message>
        <source>Tries every bid and card against a thousand guesses at the hidden cards that fit the bidding and play, and never looks at your cards. Has played millions of deals with itself and learned from them.</source>
        <translation>これまでのビッドとプレイに合うように、伏せられたカードを千通り推測し、すべてのビッドとカードを試します。あなたの手札は決して見ません。自分自身と何百万回も対戦し、そこから学んでいます。</translation>
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
        <translation>しきい値2つのMDP</translation>
    </message>
    <message>
        <source>Plays high with a strong hand and low with a weak one; between, its lowest card that will probably take the trick.</source>
        <translation>手札が強ければ強いカードを、弱ければ弱いカードを出します。その中間なら、おそらくトリックを取れるいちばん弱いカードを出します。</translation>
    </message>
    <message>
        <source>UF.5</source>
        <translation>UF.5</translation>
    </message>
    <message>
        <source>Plays like HIGH! with a good share of the cards left, otherwise like UF.</source>
        <translation>残りのカードに比べて手札が強ければHIGH!と、そうでなければUFと同じようにプレイします。</translation>
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
        <translation>誰がどのカードを持ちそうかを表にまとめます。トリックはパートナーに任せ、パートナーが切り札で取れそうなスートをリードします。</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>値を学習したHIGH!</translation>
    </message>
    <message>
        <source>Plays like HIGH! with card values that were learned: it leads aces before most trumps.</source>
        <translation>学習したカードの値を使うHIGH!です。たいていの切り札よりエースを先にリードします。</translation>
    </message>
    <message>
        <source>Euchre 0.7, easy</source>
        <translation>Euchre 0.7 初級</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Euchre 0.7, medium</source>
        <translation>Euchre 0.7 中級</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Leads the right bower and new aces, otherwise low, and trusts the partner&apos;s strong cards.</source>
        <translation>ライトバウアーや、まだリードされていないスートのエースをリードし、なければ弱いカードをリードします。パートナーの強いカードは信頼します。</translation>
    </message>
    <message>
        <source>Euchre 0.7, hard</source>
        <translation>Euchre 0.7 上級</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Cautious: names trump only with a good hand, and passes more often than most.</source>
        <translation>慎重：手札がよいときだけ切り札を指定し、たいていのプレイヤーよりよくパスします。</translation>
    </message>
</context>
<context>
    <name>Euchre reasons</name>
    <message>
        <source>You have to name a suit, and %1 fit your hand best.</source>
        <translation>スートを指定するしかありません。手札にいちばん合うのは%1です。</translation>
    </message>
    <message>
        <source>Go alone: with both bowers you may take all five tricks, and alone they count 4 points.</source>
        <translation>単独プレイでいきましょう。バウアーが2枚あるので5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>Go alone: you need little help, and five tricks count 4 points alone, only 2 together.</source>
        <translation>単独プレイでいきましょう。助けはほとんど要りません。5トリック取れば、2人だと2点ですが、単独なら4点です。</translation>
    </message>
    <message>
        <source>Order it up: the %1 makes %2 stronger, and you can help with a trump and an ace.</source>
        <translation>オーダーアップしましょう。%1で%2が強くなり、あなたも切り札とエースで助けられます。</translation>
    </message>
    <message>
        <source>Pick it up: if you turn the %1 down, %2 is the first to name another suit.</source>
        <translation>ピックアップしましょう。%1を見送ると、最初に別のスートを指定できるのは%2です。</translation>
    </message>
    <message>
        <source>Order it up: your hand should be strong enough even though the %1 goes to %2.</source>
        <translation>オーダーアップしましょう。%1が%2に渡っても、あなたの手札なら足りそうです。</translation>
    </message>
    <message>
        <source>Name %1: if you pass too, nobody scores in this deal.</source>
        <translation>%1を指定しましょう。あなたもパスすると、この回は誰にも得点がありません。</translation>
    </message>
    <message>
        <source>Name %1 yourself, before the opponents choose a suit that fits them.</source>
        <translation>相手が自分に合うスートを選ぶ前に、%1を指定しましょう。</translation>
    </message>
    <message>
        <source>Turn it down: you are stronger in %1 and may be able to name them later.</source>
        <translation>ここは見送り。%1のほうが強いので、後で指定できるかもしれません。</translation>
    </message>
    <message>
        <source>Turn it down: the %1 would be your only trump.</source>
        <translation>ここは見送り。取っても、切り札は%1だけになります。</translation>
    </message>
    <message>
        <source>Turn it down: even with the %1 you would need a lot of help from %2.</source>
        <translation>ここは見送り。%1を取っても、%2にたくさん助けてもらうことになります。</translation>
    </message>
    <message>
        <source>Pass: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>ここはパス。オーダーアップすると、いちばん強い切り札のライトバウアーを%1に渡してしまいます。</translation>
    </message>
    <message>
        <source>Pass: you are stronger in %2, and if the %1 is turned down you may name them.</source>
        <translation>ここはパス。%2のほうが強く、%1が見送られれば指定できるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: then nobody has named a suit, and this deal costs you nothing.</source>
        <translation>ここはパス。そうすれば誰もスートを指定しないまま終わり、この回の損はありません。</translation>
    </message>
    <message>
        <source>Pass: whatever you named, you would hold two trumps at most.</source>
        <translation>ここはパス。どのスートを指定しても、切り札は多くて2枚です。</translation>
    </message>
    <message>
        <source>Pass: your longest suit is %1, and you have neither of its bowers.</source>
        <translation>ここはパス。いちばん長いスートは%1ですが、そのバウアーが1枚もありません。</translation>
    </message>
    <message>
        <source>It makes no difference: you sit this deal out.</source>
        <translation>どれでも同じです。この回、あなたは休みです。</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>最後の1枚です。</translation>
    </message>
    <message>
        <source>You have to follow suit, and this is your only card of it.</source>
        <translation>リードと同じスートを出す決まりで、そのスートはこの1枚だけです。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>%1をリードしましょう。誰にも負けず、切り札を引き出せます。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it.</source>
        <translation>%1をリードしましょう。誰にも負けません。</translation>
    </message>
    <message>
        <source>Lead the %1 to draw trumps: your %2 is safer once they are gone.</source>
        <translation>%1をリードして、切り札を引き出しましょう。なくなれば、あなたの%2は安心です。</translation>
    </message>
    <message>
        <source>You have only trumps left to lead.</source>
        <translation>リードできるカードは切り札しかありません。</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the fewer can beat your other cards.</source>
        <translation>%1をリードしましょう。切り札が減るほど、ほかのカードが負けにくくなります。</translation>
    </message>
    <message>
        <source>Lead the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>%1をリードしましょう。相手にもう切り札はなく、このトリックを取れます。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it.</source>
        <translation>%1をリードしましょう。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 is out of that suit and may trump it.</source>
        <translation>%1をリードしましょう。%2はそのスートを切らしていて、切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can beat it.</source>
        <translation>%1をリードしましょう。切り札を別にすれば、負けるのは%2だけです。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2: it may take a trick later.</source>
        <translation>%1をリードして、%2は残しましょう。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your %2 for later.</source>
        <translation>ここは%1で十分取れます。%2は後に残しましょう。</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have the %2 for later.</source>
        <translation>%1を試しましょう。これで取れるかもしれませんし、%2も後に残ります。</translation>
    </message>
    <message>
        <source>Take it with the %1: you play last, so it is yours.</source>
        <translation>%1で取りましょう。最後に出すので、確実にあなたのものです。</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 can still beat it.</source>
        <translation>切り札の%1で取りにいきましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it.</source>
        <translation>%1を出しましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>%1を出しましょう。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>Play the %1: whoever wants this trick has to beat it.</source>
        <translation>%1を出しましょう。このトリックがほしい人は、これに勝つしかありません。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your %2.</source>
        <translation>このトリックは%1が確実に取ります。%2は残しましょう。</translation>
    </message>
    <message>
        <source>Let this one go: your %1 may do more in a later trick.</source>
        <translation>ここは見送りましょう。%1は、後のトリックのほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: save your %2 for a later one.</source>
        <translation>このトリックは%1が確実に取ります。%2は後のトリックに取っておきましょう。</translation>
    </message>
    <message>
        <source>Pass: the two of you stop %1 more often than you alone.</source>
        <translation>ここはパス。1人より2人のほうが、%1を止めやすくなります。</translation>
    </message>
    <message>
        <source>Defend alone: to euchre %1 on your own counts 4 points instead of 2.</source>
        <translation>単独でディフェンスしましょう。1人で%1をユーカーにすれば、2点ではなく4点です。</translation>
    </message>
    <message>
        <source>Try to win the trick with your highest card.</source>
        <translation>いちばん強いカードで、トリックを取りにいきましょう。</translation>
    </message>
    <message>
        <source>Lead your highest card: it is the likeliest to win the trick.</source>
        <translation>いちばん強いカードをリードしましょう。トリックをいちばん取りやすいカードです。</translation>
    </message>
    <message>
        <source>Your partner is out of this suit and may trump it.</source>
        <translation>パートナーはこのスートを切らしていて、切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Your partner probably holds the highest card of this suit.</source>
        <translation>このスートのいちばん強いカードは、おそらくパートナーが持っています。</translation>
    </message>
    <message>
        <source>Play low: your partner can probably win in the suit led.</source>
        <translation>弱いカードを出しましょう。リードされたスートで、おそらくパートナーが勝てます。</translation>
    </message>
    <message>
        <source>Play high: your partner has no trumps to help with.</source>
        <translation>強いカードを出しましょう。パートナーには助けになる切り札がありません。</translation>
    </message>
    <message>
        <source>Play your lowest card and keep the better ones.</source>
        <translation>いちばん弱いカードを出して、よいカードを残しましょう。</translation>
    </message>
    <message>
        <source>Play your highest card: it is the likeliest to win.</source>
        <translation>いちばん強いカードを出しましょう。いちばん勝ちやすいカードです。</translation>
    </message>
    <message>
        <source>Leave this trick to your partner, who is ahead.</source>
        <translation>このトリックは、今勝っているパートナーに任せましょう。</translation>
    </message>
    <message>
        <source>Your partner&apos;s card will probably be beaten: play a higher one.</source>
        <translation>パートナーのカードはおそらく負けます。もっと強いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Win this with the cheapest card that will do.</source>
        <translation>勝てるカードのうち、いちばん弱いもので取りましょう。</translation>
    </message>
    <message>
        <source>Try to win the trick with the cheapest card that will do.</source>
        <translation>勝てそうなカードのうち、いちばん弱いもので取りにいきましょう。</translation>
    </message>
    <message>
        <source>Try to win the trick with the lowest trump that will do.</source>
        <translation>勝てそうな切り札のうち、いちばん弱いもので取りにいきましょう。</translation>
    </message>
    <message>
        <source>Lead the right bower: nobody can beat it.</source>
        <translation>ライトバウアーをリードしましょう。誰にも負けません。</translation>
    </message>
    <message>
        <source>Lead an ace of a suit not led before: the others may still have to follow.</source>
        <translation>まだリードされていないスートのエースをリードしましょう。ほかの人も、まだそのスートを持っていそうです。</translation>
    </message>
    <message>
        <source>Lead a trump that nobody can beat.</source>
        <translation>誰にも負けない切り札をリードしましょう。</translation>
    </message>
    <message>
        <source>Lead the highest card left of a suit: only a trump can beat it.</source>
        <translation>どれかのスートに残るいちばん強いカードをリードしましょう。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>Win with your cheapest card that no opponent to come can beat.</source>
        <translation>このあと出す相手に負けないカードのうち、いちばん弱いもので取りましょう。</translation>
    </message>
    <message>
        <source>This is the only card you may play.</source>
        <translation>出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>You hold %1 percent of what is left in play: play high.</source>
        <translation>残りの強さの%1パーセントを持っています。強いカードを出しましょう。</translation>
    </message>
    <message>
        <source>You hold only %1 percent of what is left in play: play low.</source>
        <translation>残りの強さの%1パーセントしか持っていません。弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Play the lowest card that will probably take the trick.</source>
        <translation>おそらくトリックを取れる、いちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Pass: you have no trump to help with, and %1 can still pick up the %2.</source>
        <translation>ここはパス。助けになる切り札がなく、%1はまだ%2をピックアップできます。</translation>
    </message>
    <message>
        <source>Pass: you have only one trump to help with, and %1 can still pick up the %2.</source>
        <translation>ここはパス。助けになる切り札は1枚だけで、%1はまだ%2をピックアップできます。</translation>
    </message>
    <message>
        <source>Pass and leave it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>パスして%1に任せましょう。手札がよければ、%2をピックアップしてくれます。</translation>
    </message>
    <message>
        <source>Pass: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>ここはパス。切り札2枚では心もとなく、%1も%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>Pass: you could order it up, but the %1 would go to %2.</source>
        <translation>ここはパス。オーダーアップもできますが、%1が%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>Discard the %1: it is the card least likely to take a trick.</source>
        <translation>%1を捨てましょう。手札の中で、いちばんトリックを取れそうにないカードです。</translation>
    </message>
    <message>
        <source>Discard the %1: your other cards should do more for you.</source>
        <translation>%1を捨てましょう。ほかのカードのほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and it hardly matters which card you play.</source>
        <translation>このトリックは取れません。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Go alone: your trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>単独プレイでいきましょう。切り札とエースで5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>Go alone: with so many trumps you may take all five tricks, and alone they count 4 points.</source>
        <translation>単独プレイでいきましょう。これだけ切り札があれば5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>Order it up: you are strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>オーダーアップしましょう。あなたは%1が強く、%2で%3も強くなります。</translation>
    </message>
    <message>
        <source>You hold few trumps, but your aces may take tricks as well.</source>
        <translation>切り札は少なめですが、エースでもトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Order it up: the %1 goes to your side, and the opponents can&apos;t choose the trump.</source>
        <translation>オーダーアップしましょう。%1があなたの側に入り、相手は切り札を選べません。</translation>
    </message>
    <message>
        <source>Pass: you are longest in %1, but the rest of your hand is too weak.</source>
        <translation>ここはパス。いちばん長いスートは%1ですが、残りの手札が弱すぎます。</translation>
    </message>
    <message>
        <source>Discard the %1: then you are out of %2 and can trump them.</source>
        <translation>%1を捨てましょう。%2がなくなり、切り札で取れるようになります。</translation>
    </message>
    <message>
        <source>Discard the %1: keep your trumps; which other card goes hardly matters.</source>
        <translation>%1を捨てて、切り札は残しましょう。ほかのどれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth %1, and %3 are needed.</source>
        <translation>ここはパス。切り札が%2だと手札の評価は%1で、必要な%3に足りません。</translation>
    </message>
    <message>
        <source>Go alone: with %2 as trump your hand is worth %1, and %3 are enough for that.</source>
        <translation>単独プレイでいきましょう。切り札が%2だと手札の評価は%1で、単独に必要な%3に届いています。</translation>
    </message>
    <message>
        <source>With %2 as trump your hand is worth %1, and %3 are enough.</source>
        <translation>切り札が%2だと手札の評価は%1で、必要な%3に届いています。</translation>
    </message>
    <message>
        <source>Defend alone: your hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>単独でディフェンスしましょう。メーカーのスートでの手札の評価は%1で、必要な%2に届いています。</translation>
    </message>
    <message>
        <source>Pass: your hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>ここはパス。メーカーのスートでの手札の評価は%1で、単独のディフェンスに必要な%2に足りません。</translation>
    </message>
    <message>
        <source>Discard the card that is worth least.</source>
        <translation>いちばん値打ちのないカードを捨てましょう。</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick, so you can&apos;t be euchred any more.</source>
        <translation>%1であなたの側の3トリック目が取れるので、もうユーカーにはなりません。</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick: %2 is euchred.</source>
        <translation>%1であなたの側の3トリック目が取れて、%2はユーカーです。</translation>
    </message>
    <message>
        <source>One trick stops the march, and the %1 takes it.</source>
        <translation>1トリックでマーチを止められます。%1で取りましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: of your cards it is the likeliest to take a trick.</source>
        <translation>%1をリードしましょう。手札の中で、いちばんトリックを取れそうなカードです。</translation>
    </message>
    <message>
        <source>Lead the %1: no lead stands out, and it does as well as any other.</source>
        <translation>%1をリードしましょう。特によいリードはなく、これでも変わりません。</translation>
    </message>
    <message>
        <source>Play the %1: %2&apos;s card can still be beaten, yours can&apos;t.</source>
        <translation>%1を出しましょう。%2のカードはまだ負けるかもしれませんが、これは負けません。</translation>
    </message>
    <message>
        <source>Play the %1: you hold the %2 yourself, so only a trump can beat it.</source>
        <translation>%1を出しましょう。%2もあなたの手にあるので、切り札にしか負けません。</translation>
    </message>
    <message>
        <source>Keep your %1: %2 still has to play and may take this trick.</source>
        <translation>%1は残しましょう。%2の番がまだで、このトリックを取るかもしれません。</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%1は残しましょう。このトリックのあと、残りでいちばん強い切り札になり、1トリック確実です。</translation>
    </message>
    <message>
        <source>Throw the %1 and keep your %2, which may win a later trick.</source>
        <translation>%1を捨てて、%2は残しましょう。後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2 for the last one.</source>
        <translation>このトリックは%1が勝っています。%2は最後のトリックに残しましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, but your %1 may win the last one.</source>
        <translation>このトリックは取れませんが、%1で最後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: save your %2 for a later one.</source>
        <translation>このトリックは%1が勝っています。%2は後のトリックに取っておきましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may win a later one.</source>
        <translation>このトリックは取れません。%1は残しましょう。後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card.</source>
        <translation>このトリックは取れません。いちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Play any card you may: one is chosen at random.</source>
        <translation>出せるカードならどれでもかまいません。これは運まかせに選びました。</translation>
    </message>
    <message>
        <source>You will probably not take this trick: play your lowest card.</source>
        <translation>このトリックはおそらく取れません。いちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>%2: three trumps and an ace beside them should make three tricks.</source>
        <translation>%2。切り札3枚とほかのエース1枚で、3トリック取れそうです。</translation>
    </message>
    <message>
        <source>Pass: %1 can still pick up the %2, and if not, you may name %3.</source>
        <translation>ここはパス。%1はまだ%2をピックアップできますし、見送られれば%3を指定できるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: you have no trump, and the %1 would go to %2.</source>
        <translation>ここはパス。切り札がなく、%1も%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>Pass: you have only one trump, and the %1 would go to %2.</source>
        <translation>ここはパス。切り札は1枚だけで、%1も%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>Discard the %1 and keep your only trump; which other card goes hardly matters.</source>
        <translation>%1を捨てて、1枚だけの切り札は残しましょう。ほかのどれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Lead the %1: once the %3 is gone, your %2 may take a trick.</source>
        <translation>%1をリードしましょう。%3がなくなれば、%2でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: once the higher cards are gone, your %2 may take a trick.</source>
        <translation>%1をリードしましょう。もっと強いカードがなくなれば、%2でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no %3 and may trump your %4.</source>
        <translation>%1をリードしましょう。%4だと、%3を切らした%2に切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>Trump in with the %1: no opponent can beat it.</source>
        <translation>切り札の%1で取りにいきましょう。どの相手にも負けません。</translation>
    </message>
    <message>
        <source>Play the %1: no opponent can beat it.</source>
        <translation>%1を出しましょう。どの相手にも負けません。</translation>
    </message>
    <message>
        <source>Your %1 may still win the last trick and stop the march: keep it.</source>
        <translation>%1は残しましょう。最後のトリックを取って、マーチを止められるかもしれません。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your aces, which may win later ones.</source>
        <translation>このトリックは取れません。エースは残しましょう。後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Pass: if the %3 is turned down, you may name %1, just as strong, and %2 gets no trump from you.</source>
        <translation>ここはパス。%3が見送られれば、同じくらい強い%1を指定できるかもしれず、%2に切り札を渡さずにすみます。</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre you.</source>
        <translation>%1でこのトリックが取れます。あと1つ相手に取られると、ユーカーになります。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2.</source>
        <translation>このトリックは%1が勝っています。%2は残しましょう。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card you play.</source>
        <translation>このトリックは%1が確実に取ります。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card you play.</source>
        <translation>このトリックは%1が勝っています。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may still stop the march.</source>
        <translation>このトリックは取れません。%1は残しましょう。まだマーチを止められるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2, since more %3 than %4 are still out.</source>
        <translation>このトリックは%1が勝っています。まだ出ていないカードは%4より%3のほうが多いので、%2は残しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest card: you have the least to lose with it.</source>
        <translation>%1をリードしましょう。いちばん弱いカードなので、失うものも最小です。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%1を出しましょう。もう%2と%3にしか負けません。</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the safer your %2 is.</source>
        <translation>%1をリードしましょう。切り札が減るほど、%2が負けにくくなります。</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you lead next.</source>
        <translation>%1が勝っていても、あなたが取りにいきましょう。%2が負けなければ、次はあなたのリードです。</translation>
    </message>
    <message>
        <source>Overtake %1, so that you lead next.</source>
        <translation>%1が勝っていても、あなたが取りましょう。次はあなたのリードです。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>%1を出しましょう。これに勝てるカードには、どのみち%2も勝てません。</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you may play beats the %2.</source>
        <translation>%1で取りましょう。出せるカードのうち、%2に勝てるのはこれだけです。</translation>
    </message>
    <message>
        <source>Lead the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>%1をリードしましょう。%2はそのスートを切らしていますが、切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 and the %4 may take the two others you need.</source>
        <translation>%2。ライトバウアーで1トリックは確実です。必要なあと2つも、%3と%4で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>オーダーアップしましょう。あなたには%3と%4があり、%1で%2も強くなります。</translation>
    </message>
    <message>
        <source>Throw the %1: it is as good a card to part with as any.</source>
        <translation>%1を捨てましょう。ほかのどれを捨てるのとも変わりません。</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your other cards.</source>
        <translation>%1をリードしましょう。%2がまだ残っていれば引き出せて、ほかのカードを切り札で取られる心配がなくなります。</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one, whoever leads.</source>
        <translation>残りの2トリックがどちらも必要です。まず%1をリードしましょう。最後は誰がリードしても、%2で取れるかもしれません。</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one.</source>
        <translation>残りの2トリックがどちらも必要です。まず%1をリードしましょう。最後は%2で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and your %3 may take them later.</source>
        <translation>%1をリードしましょう。あなたの側に必要なあと2トリックは、後で%2と%3で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep all your trumps.</source>
        <translation>%1をリードしましょう。%2が取ってくれるかもしれず、切り札は全部残せます。</translation>
    </message>
    <message>
        <source>Lead the %1: there is no hurry with your %2, which takes a trick whenever you play it.</source>
        <translation>%1をリードしましょう。%2はいつ出してもトリックを取れるので、急ぐことはありません。</translation>
    </message>
    <message>
        <source>Discard the %1: keep trumps and aces; which other card goes hardly matters.</source>
        <translation>%1を捨てて、切り札とエースは残しましょう。ほかのどれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your trumps.</source>
        <translation>このトリックは%1が確実に取ります。切り札は残しましょう。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your trumps.</source>
        <translation>このトリックは%1が勝っています。切り札は残しましょう。</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it can&apos;t win the last trick either.</source>
        <translation>%1を捨てましょう。ほかに%2をリードできる人はもういないので、残しても最後のトリックは取れません。</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it only wins if you lead it yourself.</source>
        <translation>%1を捨てましょう。ほかに%2をリードできる人はもういないので、自分でリードしないと勝てません。</translation>
    </message>
    <message>
        <source>Throw the %1: except for trumps, only the %3 can beat your %2.</source>
        <translation>%1を捨てましょう。%2が負けるのは、切り札を別にすれば%3だけです。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: throw the lowest you have.</source>
        <translation>このトリックは%1が確実に取ります。いちばん弱いカードを捨てましょう。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: throw the lowest you have.</source>
        <translation>このトリックは%1が勝っています。いちばん弱いカードを捨てましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: throw the lowest you have.</source>
        <translation>このトリックは自分では取れませんが、%1が取るかもしれません。いちばん弱いカードを捨てましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: throw the lowest you have.</source>
        <translation>このトリックは取れません。いちばん弱いカードを捨てましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may; it hardly matters which card you play.</source>
        <translation>このトリックは自分では取れませんが、%1が取るかもしれません。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%1は残しましょう。このトリックのあと、最後の1枚の切り札になり、1トリック確実です。</translation>
    </message>
    <message>
        <source>Lead the %1 and then your %2: nobody can beat either, and they draw out trumps.</source>
        <translation>まず%1、次に%2をリードしましょう。どちらも誰にも負けず、切り札を引き出せます。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>%1をリードしましょう。%2にしか負けず、切り札を引き出せます。</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4 of %1, and the upcard makes %2 stronger too.</source>
        <translation>オーダーアップしましょう。あなたには%1の%3と%4があり、表向きのカードで%2の手も強くなります。</translation>
    </message>
    <message>
        <source>You have no other %1, so you can trump them next time.</source>
        <translation>%1はほかにないので、次からは切り札で取れます。</translation>
    </message>
    <message>
        <source>It makes no difference any more: %1 is euchred.</source>
        <translation>もうどれでも同じです。%1はユーカーです。</translation>
    </message>
    <message>
        <source>%1 takes this trick whatever you play, and that decides the deal.</source>
        <translation>何を出しても、このトリックは%1が取り、それでこの回は決まりです。</translation>
    </message>
    <message>
        <source>It makes no difference: all the tricks left are yours.</source>
        <translation>どれでも同じです。残りのトリックは全部あなたのものです。</translation>
    </message>
    <message>
        <source>Your side takes this trick whatever you play, and that decides the deal.</source>
        <translation>何を出しても、このトリックはあなたの側が取り、それでこの回は決まりです。</translation>
    </message>
    <message>
        <source>It makes no difference: your trumps take the tricks you still need, in any order.</source>
        <translation>どれでも同じです。まだ必要なトリックは、どの順に出しても切り札で取れます。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, since more %2 than %3 are still out.</source>
        <translation>このトリックは取れません。まだ出ていないカードは%3より%2のほうが多いので、%1は残しましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 and %2 of %3, which may win tricks later.</source>
        <translation>このトリックは取れません。%3の%1と%2は残しましょう。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 picked up the %3, so no opponent can beat it.</source>
        <translation>%1をリードしましょう。%3は%2がピックアップしたので、どの相手にも負けません。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 and the %3 of %4 can beat it.</source>
        <translation>%1をリードしましょう。切り札を別にすれば、負けるのは%4の%2と%3だけです。</translation>
    </message>
    <message>
        <source>You keep your trumps for later.</source>
        <translation>切り札は後に残せます。</translation>
    </message>
    <message>
        <source>You have no other %1, so you can trump when they are led.</source>
        <translation>%1はほかにないので、リードされたら切り札で取れます。</translation>
    </message>
    <message>
        <source>It makes no difference: neither of your cards can win a trick any more.</source>
        <translation>どちらでも同じです。2枚とも、もうトリックを取れません。</translation>
    </message>
    <message>
        <source>It makes no difference: an opponent may trump whichever card you lead.</source>
        <translation>どれでも同じです。どのカードをリードしても、相手に切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>Play the %1: except for trumps, only the %2 can still beat it.</source>
        <translation>%1を出しましょう。切り札を別にすれば、もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>Throw the %1: you have no other %2, so you can trump them later.</source>
        <translation>%1を捨てましょう。%2はほかにないので、後でリードされたら切り札で取れます。</translation>
    </message>
    <message>
        <source>Throw the %1: after your %2, your %3 may take a trick as well.</source>
        <translation>%1を捨てましょう。%2のあと、%3でもトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: you have no other %2, so you can trump the next one.</source>
        <translation>%1をリードしましょう。%2はほかにないので、次からは切り札で取れます。</translation>
    </message>
    <message>
        <source>Discard the %1 rather than the %2, which is likelier to take a trick.</source>
        <translation>%1を捨てましょう。%2のほうがトリックを取れそうです。</translation>
    </message>
    <message>
        <source>Name %1: you hold the %4, and %2, who turned down %3, probably has no bower.</source>
        <translation>%1を指定しましょう。あなたには%4があり、%3を見送った%2には、たぶんバウアーがありません。</translation>
    </message>
    <message>
        <source>It makes no difference: you hold all the %1 that are left.</source>
        <translation>どれでも同じです。残りの%1は全部あなたの手にあります。</translation>
    </message>
    <message>
        <source>Discard the %1: more cards can beat it than your %2.</source>
        <translation>%1を捨てましょう。これに勝てるカードは、%2に勝てるカードより多くあります。</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you hold beats the %2.</source>
        <translation>%1で取りましょう。手札で%2に勝てるのはこれだけです。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: no opponent can beat it.</source>
        <translation>もっと強い切り札の%1で取りにいきましょう。どの相手にも負けません。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: only the %2 can still beat it.</source>
        <translation>もっと強い切り札の%1で取りにいきましょう。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: follow as low as you can.</source>
        <translation>このトリックは%1が確実に取ります。同じスートのいちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: follow as low as you can.</source>
        <translation>このトリックは%1が勝っています。同じスートのいちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: follow as low as you can.</source>
        <translation>このトリックは自分では取れませんが、%1が取るかもしれません。同じスートのいちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: follow as low as you can.</source>
        <translation>このトリックは取れません。同じスートのいちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your %3.</source>
        <translation>%1をリードしましょう。%2がまだ残っていれば引き出せて、%3を切り札で取られる心配がなくなります。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 made trump and should hold high ones.</source>
        <translation>%1をリードしましょう。切り札を選んだ%2が、強い切り札を持っていそうです。</translation>
    </message>
    <message>
        <source>%1&apos;s card is as hard to beat as your %2, so it hardly matters which card you play.</source>
        <translation>%1のカードも、あなたの%2も、負けにくさは変わりません。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Take this one, too: your side has every trick so far, and the march is still possible.</source>
        <translation>ここも取りましょう。これまでのトリックは全部あなたの側が取っていて、まだマーチをねらえます。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.</source>
        <translation>%1をリードしましょう。切り札にしか負けません。%2に切り札を出されても、%3がもっと強い切り札で取ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%2: with both bowers you have two sure tricks and need only one more.</source>
        <translation>%2。2枚のバウアーで2トリックは確実なので、あと1つで足ります。</translation>
    </message>
    <message>
        <source>%3: you would hold %2 of the 7 trumps, more than anyone else can.</source>
        <translation>%3。7枚の切り札のうち%2枚があなたのもので、それより多く持てる人はいません。</translation>
    </message>
    <message>
        <source>%3: you would hold three trumps, and a little help from %2 is enough.</source>
        <translation>%3。切り札が3枚になるので、%2に少し助けてもらえば足ります。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 loses to the %3 now, but may trump in on the last trick.</source>
        <translation>%1をリードしましょう。%2は今だと%3に負けますが、最後のトリックを切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 loses to any higher trump now, but may trump in on the last trick.</source>
        <translation>%1をリードしましょう。%2は今だともっと強い切り札に負けますが、最後のトリックを切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2, which may win the last trick.</source>
        <translation>%1をリードして、%2は残しましょう。最後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>You need both tricks left: %2 may take this one, and your %1 the last.</source>
        <translation>残りの2トリックがどちらも必要です。ここは%2が取り、最後は%1で取れるかもしれません。</translation>
    </message>
    <message>
        <source>Your trumps are worth the same now: no card still out comes between them.</source>
        <translation>今は、どの切り札も同じ強さです。間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>Your %1 are worth the same now: no card still out comes between them.</source>
        <translation>今は、どの%1も同じ強さです。間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>Go alone: three trumps and an ace beside them may take all five tricks, and alone they count 4 points.</source>
        <translation>単独プレイでいきましょう。切り札3枚とほかのエース1枚で5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>For the march you need both tricks left, so it hardly matters which card goes first.</source>
        <translation>マーチには残りの2トリックがどちらも必要なので、どのカードから出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and %3 of %4 may take them later.</source>
        <translation>%1をリードしましょう。あなたの側に必要なあと2トリックは、後で%4の%2と%3で取れるかもしれません。</translation>
    </message>
    <message>
        <source>You have to overtake %2: use the %1 and keep your %3 for later.</source>
        <translation>%2が勝っていても、あなたが取るしかありません。%1を使って、%3は後に残しましょう。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your higher trumps for later.</source>
        <translation>ここは%1で十分取れます。もっと強い切り札は後に残しましょう。</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have higher trumps for later.</source>
        <translation>%1を試しましょう。これで取れるかもしれませんし、もっと強い切り札も後に残ります。</translation>
    </message>
    <message>
        <source>It makes no difference: your %1 stops the march, now or later.</source>
        <translation>どれでも同じです。今でも後でも、%1でマーチを止められます。</translation>
    </message>
    <message>
        <source>It makes no difference: your %1 takes your side&apos;s third trick, now or later.</source>
        <translation>どれでも同じです。今でも後でも、%1であなたの側の3トリック目が取れます。</translation>
    </message>
    <message>
        <source>Your %1 are next to each other in rank, so it makes no difference which you play.</source>
        <translation>あなたの%1は強さが隣り合っているので、どれを出しても同じです。</translation>
    </message>
    <message>
        <source>It makes no difference: either bower takes this trick.</source>
        <translation>どちらでも同じです。どちらのバウアーでも、このトリックを取れます。</translation>
    </message>
    <message>
        <source>Your trumps are next to each other in rank, so it makes no difference which you play.</source>
        <translation>あなたの切り札は強さが隣り合っているので、どれを出しても同じです。</translation>
    </message>
    <message>
        <source>The opponents have no trumps left: the rest of the tricks are yours, in any order.</source>
        <translation>相手にはもう切り札がありません。残りのトリックは、どの順に出しても全部あなたのものです。</translation>
    </message>
    <message>
        <source>You hold the highest trumps: the rest of the tricks are yours, in any order.</source>
        <translation>手札にいちばん強い切り札がそろっているので、残りのトリックは、どの順に出しても全部あなたのものです。</translation>
    </message>
    <message>
        <source>Discard the %1 to trump %2: they are led more often than %3, whose jack is a trump.</source>
        <translation>%1を捨てて、%2を切り札で取れるようにしましょう。ジャックが切り札になる%3より、よくリードされるスートです。</translation>
    </message>
    <message>
        <source>Lead the %1: your other suits are better left for somebody else to lead.</source>
        <translation>%1をリードしましょう。残りのスートは、ほかの人のリードに任せるほうが得です。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep your %3 for later.</source>
        <translation>%1をリードしましょう。%2が取ってくれるかもしれず、%3は後に残せます。</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>切り札の%1で取りにいきましょう。もう%2と%3にしか負けません。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>もっと強い切り札の%1で取りにいきましょう。もう%2と%3にしか負けません。</translation>
    </message>
    <message>
        <source>Keep your %1: %2 picked up the %3 and can take this trick.</source>
        <translation>%1は残しましょう。%3をピックアップした%2が、このトリックを取れます。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 picked up the %2 and can: play low.</source>
        <translation>このトリックは自分では取れませんが、%2をピックアップした%1が取れます。弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 picked up the %2 and can; it hardly matters which card you play.</source>
        <translation>このトリックは自分では取れませんが、%2をピックアップした%1が取れます。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Neither of your cards is likely to win the last trick.</source>
        <translation>最後のトリックは、どちらのカードでも取れそうにありません。</translation>
    </message>
    <message>
        <source>None of your cards is likely to win a trick later.</source>
        <translation>後のトリックを取れそうなカードは、手札にありません。</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you can lead your %3 next.</source>
        <translation>%1が勝っていても、あなたが取りにいきましょう。%2が負けなければ、次は%3をリードできます。</translation>
    </message>
    <message>
        <source>Overtake %1, so that you can lead your %2 next.</source>
        <translation>%1が勝っていても、あなたが取りましょう。次は%2をリードできます。</translation>
    </message>
    <message>
        <source>Throw the %1: your %2 is likelier to win the last trick.</source>
        <translation>%1を捨てましょう。最後のトリックは、%2のほうが取れそうです。</translation>
    </message>
    <message>
        <source>Throw the %1: your %2 should do more in a later trick.</source>
        <translation>%1を捨てましょう。後のトリックでは、%2のほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, the %3 may take another, and %4 may bring the third.</source>
        <translation>%2。ライトバウアーで1トリックは確実です。%3でもう1つ取れるかもしれず、3つ目は%4が取ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%2: three trumps and two aces beside them should make three tricks.</source>
        <translation>%2。切り札3枚とほかのエース2枚で、3トリック取れそうです。</translation>
    </message>
    <message>
        <source>Turn it down: your aces may well euchre the opponents if they name a suit.</source>
        <translation>ここは見送り。相手が切り札を決めても、あなたのエースでユーカーにできそうです。</translation>
    </message>
    <message>
        <source>Lead the %1 first: nobody can beat it, and the opponents have to throw cards away without seeing your last one.</source>
        <translation>まず%1をリードしましょう。誰にも負けません。相手は、あなたの最後の1枚を見ないままカードを捨てることになります。</translation>
    </message>
    <message>
        <source>Lead the %1: you have no trump, and none of your cards is likely to win, so any lead will do.</source>
        <translation>%1をリードしましょう。切り札がなく、取れそうなカードもないので、どれをリードしてもかまいません。</translation>
    </message>
    <message>
        <source>Trump in with the %1: %2 needs a bower to beat it.</source>
        <translation>切り札の%1で取りにいきましょう。%2が勝つにはバウアーが必要です。</translation>
    </message>
    <message>
        <source>Trump in with the %1: %2 needs a higher trump to beat it.</source>
        <translation>切り札の%1で取りにいきましょう。%2が勝つにはもっと強い切り札が必要です。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: %2 needs a bower to beat it.</source>
        <translation>もっと強い切り札の%1で取りにいきましょう。%2が勝つにはバウアーが必要です。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: %2 needs a higher trump to beat it.</source>
        <translation>もっと強い切り札の%1で取りにいきましょう。%2が勝つにはさらに強い切り札が必要です。</translation>
    </message>
    <message>
        <source>Play the %1: %2 needs a bower to beat it.</source>
        <translation>%1を出しましょう。%2が勝つにはバウアーが必要です。</translation>
    </message>
    <message>
        <source>Play the %1: %2 needs a higher trump to beat it.</source>
        <translation>%1を出しましょう。%2が勝つにはもっと強い切り札が必要です。</translation>
    </message>
    <message>
        <source>Throw the %1: it is easier to beat than your %2.</source>
        <translation>%1を捨てましょう。あなたの%2より負けやすいカードです。</translation>
    </message>
    <message>
        <source>Lead the %1: it draws trumps as well as your %2, which might fall to a higher one.</source>
        <translation>%1をリードしましょう。%2と同じように切り札を引き出せます。%2は、もっと強い切り札に負けるおそれがあります。</translation>
    </message>
    <message>
        <source>Lead the %1 first: an opponent without trumps has to throw a card, perhaps the one that beats your %2.</source>
        <translation>先に%1をリードしましょう。切り札のない相手は1枚捨てることになり、それが%2に勝つカードかもしれません。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your trumps for later ones.</source>
        <translation>このトリックは取れません。切り札は後のトリックに残しましょう。</translation>
    </message>
    <message>
        <source>Throw the %1: %2 has no %3 and may trump it.</source>
        <translation>%1を捨てましょう。%2は%3を持っていないので、切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>Throw the %1: while the %2 is out, your %3 needs the %4 beside it.</source>
        <translation>%1を捨てましょう。%2が出るまでは、%3を守るのに%4が必要です。</translation>
    </message>
    <message>
        <source>Throw the %1: %2 has no %3 to lead.</source>
        <translation>%1を捨てましょう。%2は%3を持っていないので、リードできません。</translation>
    </message>
</context>
<context>
    <name>Euchre table</name>
    <message>
        <source>bidding</source>
        <translation>ビッド中</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>切り札：%1</translation>
    </message>
    <message>
        <source>Tricks %1 to %2</source>
        <translation>トリック %1対%2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>表向きのカード</translation>
    </message>
    <message>
        <source>Kitty, which nobody sees</source>
        <translation>誰にも見えない伏せ札</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>メーカー</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
</context>
<context>
    <name>Euchre thoughts</name>
    <message>
        <source>%0 goes alone: with both bowers all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0は単独でプレイします。バウアーが2枚あるので5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>%0 goes alone: five tricks count 4 points alone, only 2 together.</source>
        <translation>%0は単独でプレイします。5トリック取れば、2人だと2点ですが、単独なら4点です。</translation>
    </message>
    <message>
        <source>%0 makes %2 stronger with the %1, and can help with a trump and an ace.</source>
        <translation>%0は%1で%2を強くし、切り札とエースで助けることもできます。</translation>
    </message>
    <message>
        <source>%0 picks it up: with the %1 turned down, %2 would be the first to name another suit.</source>
        <translation>%0はピックアップします。%1を見送ると、最初に別のスートを指定できるのは%2です。</translation>
    </message>
    <message>
        <source>%0 feels strong enough even though the %1 goes to %2.</source>
        <translation>%1が%2に渡っても、%0は手札に自信があります。</translation>
    </message>
    <message>
        <source>%0 names %1: after another pass nobody would score in this deal.</source>
        <translation>%0は%1を指定します。もう1人パスすると、この回は誰にも得点がありません。</translation>
    </message>
    <message>
        <source>%0 names %1 before the opponents choose a suit that fits them.</source>
        <translation>%0は、相手が自分に合うスートを選ぶ前に、%1を指定します。</translation>
    </message>
    <message>
        <source>%0 turns it down: even with the %1 it would take a lot of help from %2.</source>
        <translation>%0は見送ります。%1を取っても、%2にたくさん助けてもらうことになります。</translation>
    </message>
    <message>
        <source>%0 passes: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>%0はパスします。オーダーアップすると、いちばん強い切り札のライトバウアーを%1に渡してしまいます。</translation>
    </message>
    <message>
        <source>%0 passes: then nobody has named a suit, and this deal costs nothing.</source>
        <translation>%0はパスします。そうすれば誰もスートを指定しないまま終わり、この回の損はありません。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 sits this deal out.</source>
        <translation>どれでも同じです。この回、%0は休みです。</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0にはこのカードしか残っていません。</translation>
    </message>
    <message>
        <source>%0 has to follow suit and has no other card of it.</source>
        <translation>%0はリードと同じスートを出す決まりで、そのスートはこの1枚だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>%0は%1をリードします。誰にも負けず、切り札を引き出せます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it.</source>
        <translation>%0は%1をリードします。誰にも負けません。</translation>
    </message>
    <message>
        <source>%0 leads the %1 to draw trumps: the %2 is safer once they are gone.</source>
        <translation>%0は%1をリードして、切り札を引き出します。なくなれば、%2は安心です。</translation>
    </message>
    <message>
        <source>%0 has only trumps left to lead.</source>
        <translation>%0がリードできるカードは切り札しかありません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the fewer can beat the other cards.</source>
        <translation>%0は%1をリードします。切り札が減るほど、ほかのカードが負けにくくなります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>%0は%1をリードします。相手にもう切り札はなく、このトリックを取れます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it.</source>
        <translation>%0は%1をリードします。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 is out of that suit and may trump it.</source>
        <translation>%0は%1をリードします。%2はそのスートを切らしていて、切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can beat it.</source>
        <translation>%0は%1をリードします。切り札を別にすれば、負けるのは%2だけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0は%1をリードして、%2を残します。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps the %2 for later.</source>
        <translation>ここは%1で十分取れます。%0は%2を後に残します。</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and the %2 stays for later.</source>
        <translation>%0は%1を試します。これで取れるかもしれませんし、%2も後に残ります。</translation>
    </message>
    <message>
        <source>%0 plays last and takes it with the %1.</source>
        <translation>%0は最後に出して、%1で取ります。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 can still beat it.</source>
        <translation>%0は切り札の%1で取りにいきます。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can still beat it.</source>
        <translation>%0は%1を出します。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0は%1を出します。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whoever wants this trick has to beat it.</source>
        <translation>%0は%1を出します。このトリックがほしい人は、これに勝つしかありません。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps the %2.</source>
        <translation>このトリックは%1が確実に取ります。%0は%2を残します。</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 may do more in a later trick.</source>
        <translation>%0はここを見送ります。%1は、後のトリックのほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 saves the %2 for a later one.</source>
        <translation>このトリックは%1が確実に取ります。%0は%2を後のトリックに取っておきます。</translation>
    </message>
    <message>
        <source>%0 passes: two defenders stop %1 more often than one.</source>
        <translation>%0はパスします。1人より2人のほうが、%1を止めやすくなります。</translation>
    </message>
    <message>
        <source>%0 defends alone: to euchre %1 that way counts 4 points instead of 2.</source>
        <translation>%0は単独でディフェンスします。1人で%1をユーカーにすれば、2点ではなく4点です。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with a high card.</source>
        <translation>%0は強いカードで、トリックを取りにいきます。</translation>
    </message>
    <message>
        <source>%0 leads a high card: it is the likeliest to win the trick.</source>
        <translation>%0は強いカードをリードします。トリックをいちばん取りやすいカードです。</translation>
    </message>
    <message>
        <source>%0 plays low: the partner can probably win in the suit led.</source>
        <translation>%0は弱いカードを出します。リードされたスートで、おそらくパートナーが勝てます。</translation>
    </message>
    <message>
        <source>%0 plays high: the partner has no trumps to help with.</source>
        <translation>%0は強いカードを出します。パートナーには助けになる切り札がありません。</translation>
    </message>
    <message>
        <source>%0 plays the lowest card and keeps the better ones.</source>
        <translation>%0はいちばん弱いカードを出して、よいカードを残します。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: it is the likeliest to win.</source>
        <translation>%0はいちばん強いカードを出します。いちばん勝ちやすいカードです。</translation>
    </message>
    <message>
        <source>%0 leaves this trick to the partner, who is ahead.</source>
        <translation>%0はこのトリックを、今勝っているパートナーに任せます。</translation>
    </message>
    <message>
        <source>%0 plays a higher card: the partner&apos;s will probably be beaten.</source>
        <translation>%0はもっと強いカードを出します。パートナーのカードはおそらく負けます。</translation>
    </message>
    <message>
        <source>%0 wins this with the cheapest card that will do.</source>
        <translation>%0は勝てるカードのうち、いちばん弱いもので取ります。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the cheapest card that will do.</source>
        <translation>%0は勝てそうなカードのうち、いちばん弱いもので取りにいきます。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the lowest trump that will do.</source>
        <translation>%0は勝てそうな切り札のうち、いちばん弱いもので取りにいきます。</translation>
    </message>
    <message>
        <source>%0 leads the right bower: nobody can beat it.</source>
        <translation>%0はライトバウアーをリードします。誰にも負けません。</translation>
    </message>
    <message>
        <source>%0 leads an ace of a suit not led before: the others may still have to follow.</source>
        <translation>%0は、まだリードされていないスートのエースをリードします。ほかの人も、まだそのスートを持っていそうです。</translation>
    </message>
    <message>
        <source>%0 leads a trump that nobody can beat.</source>
        <translation>%0は誰にも負けない切り札をリードします。</translation>
    </message>
    <message>
        <source>%0 leads the highest card left of a suit: only a trump can beat it.</source>
        <translation>%0は、どれかのスートに残るいちばん強いカードをリードします。切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 wins with the cheapest card that no opponent to come can beat.</source>
        <translation>%0はこのあと出す相手に負けないカードのうち、いちばん弱いもので取ります。</translation>
    </message>
    <message>
        <source>%0 holds %1 percent of what is left in play and plays high.</source>
        <translation>%0は残りの強さの%1パーセントを持っていて、強いカードを出します。</translation>
    </message>
    <message>
        <source>%0 holds only %1 percent of what is left in play and plays low.</source>
        <translation>%0は残りの強さの%1パーセントしか持っていないので、弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0 plays the lowest card that will probably take the trick.</source>
        <translation>%0は、おそらくトリックを取れるいちばん弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0 has to name a suit, and %1 fit the hand best.</source>
        <translation>%0はスートを指定するしかありません。手札にいちばん合うのは%1です。</translation>
    </message>
    <message>
        <source>%0 turns it down: the %1 would be the only trump in hand.</source>
        <translation>%0は見送ります。取っても、切り札は%1だけになります。</translation>
    </message>
    <message>
        <source>%0 passes without a trump to help with; %1 can still pick up the %2.</source>
        <translation>%0は助けになる切り札がなく、パスします。%1はまだ%2をピックアップできます。</translation>
    </message>
    <message>
        <source>%0 passes with only one trump to help with; %1 can still pick up the %2.</source>
        <translation>%0は助けになる切り札が1枚だけで、パスします。%1はまだ%2をピックアップできます。</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>%0は%1に任せます。手札がよければ、%2をピックアップできます。</translation>
    </message>
    <message>
        <source>%0 passes: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>%0はパスします。切り札2枚では心もとなく、%1も%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>%0 could order it up, but the %1 would go to %2.</source>
        <translation>%0はオーダーアップもできますが、それでは%1が%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>%0 passes: no suit would give more than two trumps.</source>
        <translation>%0はパスします。どのスートを指定しても、切り札は多くて2枚です。</translation>
    </message>
    <message>
        <source>%0 passes: the longest suit in hand is %1, and without a bower.</source>
        <translation>%0はパスします。いちばん長いスートは%1ですが、そのバウアーが1枚もありません。</translation>
    </message>
    <message>
        <source>%0 discards the %1, the card least likely to take a trick.</source>
        <translation>%0は%1を捨てます。手札の中で、いちばんトリックを取れそうにないカードです。</translation>
    </message>
    <message>
        <source>%0 discards the %1: the other cards should do more.</source>
        <translation>%0は%1を捨てます。ほかのカードのほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, and it hardly matters which card goes.</source>
        <translation>%0はこのトリックを取れず、どれを出してもほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 has no other card to play.</source>
        <translation>%0に出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0は運まかせに選んだカードを出します。</translation>
    </message>
    <message>
        <source>%0 goes alone: trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>%0は単独プレイです。切り札とエースで5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>%0 goes alone: with so many trumps all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0は単独プレイです。これだけ切り札があれば5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, and only one more is needed.</source>
        <translation>%0は切り札を%1にします。2枚のバウアーで2トリックは確実なので、あと1つで足ります。</translation>
    </message>
    <message>
        <source>%0 makes it %1 with %2 of the 7 trumps, more than anyone else can hold.</source>
        <translation>%0は切り札を%1にします。7枚の切り札のうち%2枚が手にあり、それより多く持てる人はいません。</translation>
    </message>
    <message>
        <source>%0 is strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>%0は%1が強く、%2で%3も強くなります。</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and an ace beside them should make three tricks.</source>
        <translation>%0は切り札を%1にします。切り札3枚とほかのエース1枚で、3トリック取れそうです。</translation>
    </message>
    <message>
        <source>%0 makes it %1 with three trumps: a little help from %2 is enough.</source>
        <translation>%0は切り札3枚で、切り札を%1にします。%2に少し助けてもらえば足ります。</translation>
    </message>
    <message>
        <source>%0 holds few trumps, but aces may take tricks as well.</source>
        <translation>%0の切り札は少なめですが、エースでもトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 orders up the %1 for %2, so that the opponents can&apos;t choose the trump.</source>
        <translation>%0は%2に%1をオーダーアップします。これで相手は切り札を選べません。</translation>
    </message>
    <message>
        <source>%0 turns it down: %1 would fit the hand better.</source>
        <translation>%0は見送ります。手札には%1のほうが合います。</translation>
    </message>
    <message>
        <source>%0 passes: %2 would fit the hand better, if the %1 is turned down.</source>
        <translation>%0はパスします。%1が見送られれば、%2のほうが手札に合います。</translation>
    </message>
    <message>
        <source>%0 passes: longest in %1, but with too weak a hand beside them.</source>
        <translation>%0はパスします。いちばん長いスートは%1ですが、残りの手札が弱すぎます。</translation>
    </message>
    <message>
        <source>%0 discards the %1, to be out of %2 and trump them.</source>
        <translation>%0は%1を捨てます。%2がなくなり、切り札で取れるようになります。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the trumps; which other card goes hardly matters.</source>
        <translation>%0は%1を捨てて、切り札を残します。ほかのどれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 passes: with %2 as trump the hand is worth %1, and %3 are needed.</source>
        <translation>%0はパスします。切り札が%2だと手札の評価は%1で、必要な%3に足りません。</translation>
    </message>
    <message>
        <source>%0 goes alone: with %2 as trump the hand is worth %1, and %3 are enough for that.</source>
        <translation>%0は単独プレイです。切り札が%2だと手札の評価は%1で、単独に必要な%3に届いています。</translation>
    </message>
    <message>
        <source>With %2 as trump %0&apos;s hand is worth %1, and %3 are enough.</source>
        <translation>切り札が%2だと%0の手札の評価は%1で、必要な%3に届いています。</translation>
    </message>
    <message>
        <source>%0 defends alone: the hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>%0は単独でディフェンスします。メーカーのスートでの手札の評価は%1で、必要な%2に届いています。</translation>
    </message>
    <message>
        <source>%0 passes: the hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>%0はパスします。メーカーのスートでの手札の評価は%1で、単独のディフェンスに必要な%2に足りません。</translation>
    </message>
    <message>
        <source>%0 discards the card that is worth least.</source>
        <translation>%0はいちばん値打ちのないカードを捨てます。</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side, so there is no euchre now.</source>
        <translation>%1で%0の側の3トリック目が取れるので、もうユーカーにはなりません。</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side: %2 is euchred.</source>
        <translation>%1で%0の側の3トリック目が取れて、%2はユーカーです。</translation>
    </message>
    <message>
        <source>One trick stops the march, and %0 takes it with the %1.</source>
        <translation>1トリックでマーチを止められます。%0は%1で取ります。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand, and loses the least with it.</source>
        <translation>%0は手札でいちばん弱い%1をリードします。失うものも最小です。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the likeliest card in hand to take a trick.</source>
        <translation>%0は%1をリードします。手札の中で、いちばんトリックを取れそうなカードです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: no lead stands out, and it does as well as any other.</source>
        <translation>%0は%1をリードします。特によいリードはなく、これでも変わりません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2&apos;s card can still be beaten, this one can&apos;t.</source>
        <translation>%0は%1を出します。%2のカードはまだ負けるかもしれませんが、これは負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and holds the %2, too: only a trump can beat it now.</source>
        <translation>%0は%1を出します。%2も手札にあるので、もう切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 still has to play and may take this trick.</source>
        <translation>%0は%1を残します。%2の番がまだで、このトリックを取るかもしれません。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 follows with a low card.</source>
        <translation>このトリックは%1が確実に取ります。%0は同じスートの弱いカードを出します。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 follows with a low card.</source>
        <translation>このトリックは%1が勝っています。%0は同じスートの弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and follows with a low card.</source>
        <translation>%0はこのトリックを取れず、同じスートの弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%0は%1を残します。このトリックのあと、残りでいちばん強い切り札になり、1トリック確実です。</translation>
    </message>
    <message>
        <source>%0 throws the %1 and keeps the %2, which may win a later trick.</source>
        <translation>%0は%1を捨てて、%2を残します。後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2 for the last one.</source>
        <translation>このトリックは%1が勝っています。%0は%2を最後のトリックに残します。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, but the %1 may win the last one.</source>
        <translation>%0はこのトリックを取れませんが、%1で最後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2 for a later one.</source>
        <translation>このトリックは%1が勝っています。%0は%2を後のトリックに取っておきます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may win a later one.</source>
        <translation>%0はこのトリックを取れず、%1を残します。後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and plays a low card.</source>
        <translation>%0はこのトリックを取れず、弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0&apos;s partner is out of this suit and may trump it.</source>
        <translation>%0のパートナーはこのスートを切らしていて、切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0&apos;s partner probably holds the highest card of this suit.</source>
        <translation>このスートのいちばん強いカードは、おそらく%0のパートナーが持っています。</translation>
    </message>
    <message>
        <source>%0 will probably not take this trick and plays a low card.</source>
        <translation>%0はこのトリックをおそらく取れず、弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0 passes: %1 can still pick up the %2, and if not, %0 may name %3.</source>
        <translation>%0はパスします。%1はまだ%2をピックアップできますし、見送られれば%0が%3を指定できるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes without a trump, and the %1 would go to %2.</source>
        <translation>%0は切り札がなく、パスします。%1も%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>%0 passes with only one trump, and the %1 would go to %2.</source>
        <translation>%0は切り札が1枚だけで、パスします。%1も%2に渡ってしまいます。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the only trump; which other card goes hardly matters.</source>
        <translation>%0は%1を捨てて、1枚だけの切り札を残します。ほかのどれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the %3 is gone, the %2 may take a trick.</source>
        <translation>%0は%1をリードします。%3がなくなれば、%2でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the higher cards are gone, the %2 may take a trick.</source>
        <translation>%0は%1をリードします。もっと強いカードがなくなれば、%2でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no %3 and may trump the %4.</source>
        <translation>%0は%1をリードします。%4だと、%3を切らした%2に切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: no opponent can beat it.</source>
        <translation>%0は切り札の%1で取りにいきます。どの相手にも負けません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: no opponent can beat it.</source>
        <translation>%0は%1を出します。どの相手にも負けません。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which may still win the last trick and stop the march.</source>
        <translation>%0は%1を残します。最後のトリックを取って、マーチを止められるかもしれません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the aces, which may win later ones.</source>
        <translation>%0はこのトリックを取れず、エースを残します。後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 passes: if the %3 is turned down, %1 are just as strong, and %2 gets no extra trump.</source>
        <translation>%0はパスします。%3が見送られれば、手札は%1で同じくらい強く、%2に切り札を渡さずにすみます。</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre %0&apos;s side.</source>
        <translation>%1でこのトリックが取れます。あと1つ相手に取られると、%0の側はユーカーになります。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2.</source>
        <translation>このトリックは%1が勝っています。%0は%2を残します。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card %0 plays.</source>
        <translation>このトリックは%1が確実に取ります。%0がどれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card %0 plays.</source>
        <translation>このトリックは%1が勝っています。%0がどれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may still stop the march.</source>
        <translation>%0はこのトリックを取れず、%1を残します。まだマーチを止められるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 are still out.</source>
        <translation>このトリックは%1が勝っています。まだ出ていないカードは%4より%3のほうが多いので、%0は%2を残します。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0は%1を出します。もう%2と%3にしか負けません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the safer the %2 is.</source>
        <translation>%0は%1をリードします。切り札が減るほど、%2が負けにくくなります。</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 leads next.</source>
        <translation>%1が勝っていても、%0は取りにいきます。%2が負けなければ、次は%0のリードです。</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead next.</source>
        <translation>%1が勝っていても、次にリードするために%0が取ります。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0は%1を出します。これに勝てるカードには、どのみち%2も勝てません。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else that may be played beats the %2.</source>
        <translation>%0は%1で取ります。出せるカードのうち、%2に勝てるのはこれだけです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>%0は%1をリードします。%2はそのスートを切らしていますが、切り札にしか負けません。</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 and the %4 may take the two others needed.</source>
        <translation>%0は切り札を%1にします。ライトバウアーで1トリックは確実です。必要なあと2つも、%3と%4で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>%0には%3と%4があり、%1で%2も強くなります。</translation>
    </message>
    <message>
        <source>%0 throws the %1, as good a card to part with as any.</source>
        <translation>%0は%1を捨てます。ほかのどれを捨てるのとも変わりません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the other cards.</source>
        <translation>%0は%1をリードします。%2がまだ残っていれば引き出せて、ほかのカードを切り札で取られる心配がなくなります。</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one, whoever leads.</source>
        <translation>%0は残りの2トリックがどちらも必要なので、まず%1をリードします。最後は誰がリードしても、%2で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one.</source>
        <translation>%0は残りの2トリックがどちらも必要なので、まず%1をリードします。最後は%2で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 may take them later.</source>
        <translation>%0は%1をリードします。自分の側に必要なあと2トリックは、後で%2と%3で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps all trumps.</source>
        <translation>%0は%1をリードします。%2が取ってくれるかもしれず、%0には切り札が全部残ります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: there is no hurry with the %2, which takes a trick whenever it is played.</source>
        <translation>%0は%1をリードします。%2はいつ出してもトリックを取れるので、急ぐことはありません。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps trumps and aces; which other card goes hardly matters.</source>
        <translation>%0は%1を捨てて、切り札とエースを残します。ほかのどれを捨てても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps all trumps.</source>
        <translation>このトリックは%1が確実に取ります。%0は切り札を全部残します。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps all trumps.</source>
        <translation>このトリックは%1が勝っています。%0は切り札を全部残します。</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it couldn&apos;t win the last trick.</source>
        <translation>%0は%1を捨てます。ほかに%2をリードできる人はもういないので、残しても最後のトリックは取れません。</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it only wins if %0 leads it.</source>
        <translation>%0は%1を捨てます。ほかに%2をリードできる人はもういないので、自分でリードしないと勝てません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and follows with a low card.</source>
        <translation>%0は同じスートの弱いカードを出します。このトリックは自分では取れませんが、%1が取るかもしれません。</translation>
    </message>
    <message>
        <source>%0 throws the %1: except for trumps, only the %3 can beat the %2.</source>
        <translation>%0は%1を捨てます。%2が負けるのは、切り札を別にすれば%3だけです。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 throws a low card.</source>
        <translation>このトリックは%1が確実に取ります。%0は弱いカードを捨てます。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 throws a low card.</source>
        <translation>このトリックは%1が勝っています。%0は弱いカードを捨てます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and throws a low card.</source>
        <translation>%0は弱いカードを捨てます。このトリックは自分では取れませんが、%1が取るかもしれません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and throws a low card.</source>
        <translation>%0はこのトリックを取れず、弱いカードを捨てます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may; it hardly matters which card goes.</source>
        <translation>%0はこのトリックを取れませんが、%1が取るかもしれません。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%0は%1を残します。このトリックのあと、最後の1枚の切り札になり、1トリック確実です。</translation>
    </message>
    <message>
        <source>%0 leads the %1, to be followed by the %2: nobody can beat either, and they draw out trumps.</source>
        <translation>%0はまず%1、次に%2をリードします。どちらも誰にも負けず、切り札を引き出せます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>%0は%1をリードします。%2にしか負けず、切り札を引き出せます。</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4 of %1, and the upcard makes %2 stronger too.</source>
        <translation>%0には%1の%3と%4があり、表向きのカードで%2の手も強くなります。</translation>
    </message>
    <message>
        <source>%0 has no other %1 and can trump them next time.</source>
        <translation>%0には%1がほかにないので、次からは切り札で取れます。</translation>
    </message>
    <message>
        <source>%1 takes this trick whatever %0 plays, and that decides the deal.</source>
        <translation>%0が何を出しても、このトリックは%1が取り、それでこの回は決まりです。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 takes all the tricks left.</source>
        <translation>どれでも同じです。残りのトリックは全部%0のものです。</translation>
    </message>
    <message>
        <source>%0&apos;s side takes this trick whatever %0 plays, and that decides the deal.</source>
        <translation>%0が何を出しても、このトリックは%0の側が取り、それでこの回は決まりです。</translation>
    </message>
    <message>
        <source>It makes no difference: the trumps take the tricks that %0 still needs, in any order.</source>
        <translation>どれでも同じです。%0にまだ必要なトリックは、どの順に出しても切り札で取れます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, since more %2 than %3 are still out.</source>
        <translation>%0はこのトリックを取れません。まだ出ていないカードは%3より%2のほうが多いので、%1を残します。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 and the %2 of %3, which may win tricks later.</source>
        <translation>%0はこのトリックを取れず、%3の%1と%2を残します。後でトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 picked up the %3, so no opponent can beat it.</source>
        <translation>%0は%1をリードします。%3は%2がピックアップしたので、どの相手にも負けません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 and the %3 of %4 can beat it.</source>
        <translation>%0は%1をリードします。切り札を別にすれば、負けるのは%4の%2と%3だけです。</translation>
    </message>
    <message>
        <source>%0 keeps all trumps for later.</source>
        <translation>%0は切り札を全部、後に残せます。</translation>
    </message>
    <message>
        <source>%0 has no other %1 and can trump when they are led.</source>
        <translation>%0には%1がほかにないので、リードされたら切り札で取れます。</translation>
    </message>
    <message>
        <source>It makes no difference: neither of %0&apos;s cards can win a trick any more.</source>
        <translation>どちらでも同じです。%0のカードは2枚とも、もうトリックを取れません。</translation>
    </message>
    <message>
        <source>It makes no difference: an opponent may trump whichever card %0 leads.</source>
        <translation>どれでも同じです。%0がどのカードをリードしても、相手に切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>%0 plays the %1: except for trumps, only the %2 can still beat it.</source>
        <translation>%0は%1を出します。切り札を別にすれば、もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>%0 throws the %1, having no other %2, to trump them later.</source>
        <translation>%0は%1を捨てます。%2はほかにないので、後でリードされたら切り札で取れます。</translation>
    </message>
    <message>
        <source>%0 throws the %1: after the %2, the %3 may take a trick as well.</source>
        <translation>%0は%1を捨てます。%2のあと、%3でもトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1, having no other %2, to trump the next one.</source>
        <translation>%0は%1をリードします。%2はほかにないので、次からは切り札で取れます。</translation>
    </message>
    <message>
        <source>%0 discards the %1 rather than the %2, which is likelier to take a trick.</source>
        <translation>%0は%1を捨てます。%2のほうがトリックを取れそうです。</translation>
    </message>
    <message>
        <source>%0 names %1: %2, who turned down %3, probably has no bower, and %0 holds the %4.</source>
        <translation>%0は%1を指定します。%0には%4があり、%3を見送った%2には、たぶんバウアーがありません。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 holds all the %1 that are left.</source>
        <translation>どれでも同じです。残りの%1は全部%0の手にあります。</translation>
    </message>
    <message>
        <source>%0 discards the %1: more cards can beat it than the %2.</source>
        <translation>%0は%1を捨てます。これに勝てるカードは、%2に勝てるカードより多くあります。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else in hand beats the %2.</source>
        <translation>%0は%1で取ります。手札で%2に勝てるのはこれだけです。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: no opponent can beat it.</source>
        <translation>%0はもっと強い切り札の%1で取りにいきます。どの相手にも負けません。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: only the %2 can still beat it.</source>
        <translation>%0はもっと強い切り札の%1で取りにいきます。もう%2にしか負けません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the %3.</source>
        <translation>%0は%1をリードします。%2がまだ残っていれば引き出せて、%3を切り札で取られる心配がなくなります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 made trump and should hold high ones.</source>
        <translation>%0は%1をリードします。切り札を選んだ%2が、強い切り札を持っていそうです。</translation>
    </message>
    <message>
        <source>%1&apos;s card is as hard to beat as the %2, so it hardly matters which card %0 plays.</source>
        <translation>%1のカードも%2も、負けにくさは変わりません。%0がどれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 takes this one, too: %0&apos;s side has every trick so far, and the march is still possible.</source>
        <translation>%0はここも取ります。これまでのトリックは全部%0の側が取っていて、まだマーチをねらえます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.</source>
        <translation>%0は%1をリードします。切り札にしか負けません。%2に切り札を出されても、%3がもっと強い切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 loses to the %3 now, but may trump in on the last trick.</source>
        <translation>%0は%1をリードします。%2は今だと%3に負けますが、最後のトリックを切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 loses to any higher trump now, but may trump in on the last trick.</source>
        <translation>%0は%1をリードします。%2は今だともっと強い切り札に負けますが、最後のトリックを切り札で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may win the last trick.</source>
        <translation>%0は%1をリードして、%2を残します。最後のトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0&apos;s side needs both tricks left: %2 may take this one, and the %1 the last.</source>
        <translation>%0の側は残りの2トリックがどちらも必要です。ここは%2が取り、最後は%1で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0&apos;s trumps are worth the same now: no card still out comes between them.</source>
        <translation>今は、%0のどの切り札も同じ強さです。間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>%0&apos;s %1 are worth the same now: no card still out comes between them.</source>
        <translation>今は、%0のどの%1も同じ強さです。間に入るカードは、もう残っていません。</translation>
    </message>
    <message>
        <source>%0 goes alone: three trumps and an ace beside them may take all five tricks, and alone they count 4 points.</source>
        <translation>%0は単独プレイです。切り札3枚とほかのエース1枚で5トリック全部ねらえて、単独なら4点です。</translation>
    </message>
    <message>
        <source>For the march %0 needs both tricks left, so it hardly matters which card goes first.</source>
        <translation>マーチには残りの2トリックがどちらも必要なので、%0がどのカードから出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 of %4 may take them later.</source>
        <translation>%0は%1をリードします。自分の側に必要なあと2トリックは、後で%4の%2と%3で取れるかもしれません。</translation>
    </message>
    <message>
        <source>%0 has to overtake %2, uses the %1 and keeps the %3 for later.</source>
        <translation>%2が勝っていても、%0は取るしかありません。%1を使い、%3を後に残します。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps higher trumps for later.</source>
        <translation>ここは%1で十分取れます。%0はもっと強い切り札を後に残します。</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and higher trumps stay for later.</source>
        <translation>%0は%1を試します。これで取れるかもしれませんし、もっと強い切り札も後に残ります。</translation>
    </message>
    <message>
        <source>It makes no difference: the %1 stops the march, now or later.</source>
        <translation>どれでも同じです。今でも後でも、%1でマーチを止められます。</translation>
    </message>
    <message>
        <source>It makes no difference: the %1 takes the third trick for %0&apos;s side, now or later.</source>
        <translation>どれでも同じです。今でも後でも、%1で%0の側の3トリック目が取れます。</translation>
    </message>
    <message>
        <source>%0&apos;s %1 are next to each other in rank, so it makes no difference which one goes.</source>
        <translation>%0の%1は強さが隣り合っているので、どれを出しても同じです。</translation>
    </message>
    <message>
        <source>%0&apos;s trumps are next to each other in rank, so it makes no difference which one goes.</source>
        <translation>%0の切り札は強さが隣り合っているので、どれを出しても同じです。</translation>
    </message>
    <message>
        <source>The opponents have no trumps left: %0 takes the rest of the tricks, in any order.</source>
        <translation>相手にはもう切り札がありません。残りのトリックは、どの順に出しても全部%0のものです。</translation>
    </message>
    <message>
        <source>%0 holds the highest trumps and takes the rest of the tricks, in any order.</source>
        <translation>%0の手札にいちばん強い切り札がそろっているので、残りのトリックは、どの順に出しても全部取れます。</translation>
    </message>
    <message>
        <source>%0 discards the %1 to trump %2: they are led more often than %3, whose jack is a trump.</source>
        <translation>%0は%1を捨てて、%2を切り札で取れるようにします。ジャックが切り札になる%3より、よくリードされるスートです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and leaves the other suits for somebody else to lead.</source>
        <translation>%0は%1をリードして、残りのスートをほかの人のリードに任せます。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps the %3 for later.</source>
        <translation>%0は%1をリードします。%2が取ってくれるかもしれず、%0は%3を後に残せます。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0は切り札の%1で取りにいきます。もう%2と%3にしか負けません。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0はもっと強い切り札の%1で取りにいきます。もう%2と%3にしか負けません。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 picked up the %3 and can take this trick.</source>
        <translation>%0は%1を残します。%3をピックアップした%2が、このトリックを取れます。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 picked up the %2 and can, so %0 plays low.</source>
        <translation>%0はこのトリックを取れませんが、%2をピックアップした%1が取れるので、%0は弱いカードを出します。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 picked up the %2 and can; it hardly matters which card goes.</source>
        <translation>%0はこのトリックを取れませんが、%2をピックアップした%1が取れます。どれを出しても、ほとんど同じです。</translation>
    </message>
    <message>
        <source>Neither of %0&apos;s cards is likely to win the last trick.</source>
        <translation>最後のトリックは、%0のどちらのカードでも取れそうにありません。</translation>
    </message>
    <message>
        <source>None of %0&apos;s cards is likely to win a trick later.</source>
        <translation>後のトリックを取れそうなカードは、%0の手札にありません。</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 can lead the %3 next.</source>
        <translation>%1が勝っていても、%0は取りにいきます。%2が負けなければ、次は%0が%3をリードできます。</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead the %2 next.</source>
        <translation>%1が勝っていても、次に%2をリードするために%0が取ります。</translation>
    </message>
    <message>
        <source>%0 throws the %1: the %2 is likelier to win the last trick.</source>
        <translation>%0は%1を捨てます。最後のトリックは、%2のほうが取れそうです。</translation>
    </message>
    <message>
        <source>%0 throws the %1: the %2 should do more in a later trick.</source>
        <translation>%0は%1を捨てます。後のトリックでは、%2のほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, the %3 may take another, and %4 may bring the third.</source>
        <translation>%0は切り札を%1にします。ライトバウアーで1トリックは確実です。%3でもう1つ取れるかもしれず、3つ目は%4が取ってくれるかもしれません。</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and two aces beside them should make three tricks.</source>
        <translation>%0は切り札を%1にします。切り札3枚とほかのエース2枚で、3トリック取れそうです。</translation>
    </message>
    <message>
        <source>%0 turns it down: aces in hand may well euchre the opponents if they name a suit.</source>
        <translation>%0は見送ります。相手が切り札を決めても、手札のエースでユーカーにできそうです。</translation>
    </message>
    <message>
        <source>%0 leads the %1 first: nobody can beat it, and the opponents have to throw cards away without seeing the last one.</source>
        <translation>%0はまず%1をリードします。誰にも負けません。相手は、最後の1枚を見ないままカードを捨てることになります。</translation>
    </message>
    <message>
        <source>%0 leads the %1: without a trump or a card that is likely to win, any lead will do.</source>
        <translation>%0は%1をリードします。切り札がなく、取れそうなカードもないので、どれをリードしてもかまいません。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: %2 needs a bower to beat it.</source>
        <translation>%0は切り札の%1で取りにいきます。%2が勝つにはバウアーが必要です。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0は切り札の%1で取りにいきます。%2が勝つにはもっと強い切り札が必要です。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: %2 needs a bower to beat it.</source>
        <translation>%0はもっと強い切り札の%1で取りにいきます。%2が勝つにはバウアーが必要です。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0はもっと強い切り札の%1で取りにいきます。%2が勝つにはさらに強い切り札が必要です。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 needs a bower to beat it.</source>
        <translation>%0は%1を出します。%2が勝つにはバウアーが必要です。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0は%1を出します。%2が勝つにはもっと強い切り札が必要です。</translation>
    </message>
    <message>
        <source>%0 throws the %1: it is easier to beat than the %2.</source>
        <translation>%0は%1を捨てます。%2より負けやすいカードです。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it draws trumps as well as the %2, which might fall to a higher one.</source>
        <translation>%0は%1をリードします。%2と同じように切り札を引き出せます。%2は、もっと強い切り札に負けるおそれがあります。</translation>
    </message>
    <message>
        <source>%0 leads the %1 first: an opponent without trumps has to throw a card, perhaps the one that beats the %2.</source>
        <translation>%0は先に%1をリードします。切り札のない相手は1枚捨てることになり、それが%2に勝つカードかもしれません。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps all trumps for later ones.</source>
        <translation>%0はこのトリックを取れないので、切り札はすべて後のトリックに残します。</translation>
    </message>
    <message>
        <source>%0 throws the %1: %2 has no %3 and may trump it.</source>
        <translation>%0は%1を捨てます。%2は%3を持っていないので、切り札で取られるかもしれません。</translation>
    </message>
    <message>
        <source>%0 throws the %1: while the %2 is out, the %3 needs the %4 beside it.</source>
        <translation>%0は%1を捨てます。%2が出るまでは、%3を守るのに%4が必要です。</translation>
    </message>
    <message>
        <source>%0 throws the %1: %2 has no %3 to lead.</source>
        <translation>%0は%1を捨てます。%2は%3を持っていないので、リードできません。</translation>
    </message>
</context>
<context>
    <name>EuchreRules</name>
    <message>
        <source>In a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
    <message>
        <source>Four players in two partnerships; partners sit opposite each other. There are 24 cards, from nine to ace. Everybody gets five, and one more is turned up. First it is settled which suit is trump; then the five tricks are played. The side that named trump, the makers, must take at least three of them. The first side to have ten points wins.</source>
        <translation>4人が2組に分かれ、向かい合う2人がパートナーになります。カードは9からエースまでの24枚です。5枚ずつ配り、もう1枚を表向きに置きます。まず切り札のスートを決め、それから5回のトリックを争います。切り札を決めた組（メーカー側）は、3トリック以上取らなければなりません。先に10点に達した組の勝ちです。</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>2枚のバウアー</translation>
    </message>
    <message>
        <source>The jack of trump is the highest card of all: the right bower. The other jack of the same colour is the second highest: the left bower. It belongs to the trump suit in every respect and no longer to the suit printed on it.</source>
        <translation>切り札のジャックは全カードで最強で、ライトバウアーと呼びます。同じ色のもう1枚のジャックは2番目に強く、レフトバウアーと呼びます。レフトバウアーは完全に切り札のスートとして扱い、印刷されたスートには属しません。</translation>
    </message>
    <message>
        <source>When hearts are trump, these are the trumps, best card first:</source>
        <translation>ハートが切り札なら、切り札は強い順に次のとおりです。</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>ライトバウアー</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>レフトバウアー</translation>
    </message>
    <message>
        <source>In all other suits the order is ace, king, queen, jack, ten, nine; in diamonds, here, without the jack.</source>
        <translation>ほかのスートでは、強い順にエース、キング、クイーン、ジャック、10、9です。この例のダイヤにはジャックがありません。</translation>
    </message>
    <message>
        <source>Making trump</source>
        <translation>切り札の決め方</translation>
    </message>
    <message>
        <source>Second round: if all four pass, the card is turned down. Each player in turn may then name one of the three other suits, or pass. If all pass again, nobody scores, and the next player deals.</source>
        <translation>2巡目：4人ともパスしたら、表向きのカードを伏せます（見送り）。順番に、残る3つのスートから1つを指定するか、パスします。また全員がパスしたら得点はなく、次の人が配ります。</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>単独プレイ</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>プレイの進め方</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, and the winner of each trick leads to the next. You must follow the suit led if you can; otherwise you may play anything. The highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>最初のトリックはディーラーの次の人がリードし、その後はトリックを取った人が次をリードします。リードと同じスートがあれば必ず出し、なければ何を出してもかまいません。いちばん強い切り札がトリックを取り、切り札が出なければ、リードと同じスートのいちばん強いカードが取ります。</translation>
    </message>
    <message>
        <source>Say hearts are trump:</source>
        <translation>切り札がハートの場合：</translation>
    </message>
    <message>
        <source>Clubs were led. The nine of hearts wins: it is the only trump.</source>
        <translation>クラブがリードされました。ハートの9の勝ちです。切り札はこの1枚だけです。</translation>
    </message>
    <message>
        <source>Diamonds were led. The jack of diamonds wins: it is the left bower, a trump. Only a player without diamonds may play it here.</source>
        <translation>ダイヤがリードされました。ダイヤのジャックの勝ちです。これはレフトバウアーで、切り札です。ここで出せるのは、ダイヤを持たない人だけです。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>The makers take three or four tricks: 1 point for them.</source>
        <translation>メーカー側が3トリックか4トリック取ると、メーカー側に1点。</translation>
    </message>
    <message>
        <source>The makers take all five tricks, a march: 2 points; a maker who played alone: 4 points. Alone with three or four tricks counts 1 point.</source>
        <translation>メーカー側が5トリックすべて取ると（マーチ）2点、単独プレイなら4点。単独プレイで3トリックか4トリックなら1点。</translation>
    </message>
    <message>
        <source>Customs you may choose</source>
        <translation>選べるルール</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>覚えておきたいこと</translation>
    </message>
    <message>
        <source>A hand with three trumps, one of them a bower, and an ace besides is usually good enough. Count on your partner for one trick. Order up your partner more readily than your opponents, and mind the score: the other side at nine points needs only one.</source>
        <translation>切り札が3枚でうち1枚がバウアー、さらにほかのスートのエースが1枚あれば、たいてい十分です。パートナーにも1トリックは期待できます。オーダーアップは、相手がディーラーのときより、パートナーがディーラーのときに積極的にしましょう。得点にも注意が必要です。9点の相手は、あと1点で勝ちます。</translation>
    </message>
    <message>
        <source>First round: starting at the dealer&apos;s left, each player either passes or orders up the turned-up card. Then its suit is trump; the dealer picks up the card and discards another one, face down, even when an opponent ordered it up. The dealer speaks last and may pick up the card unasked.</source>
        <translation>1巡目：ディーラーの左隣から順番に、パスするか、表向きのカードをディーラーに取らせます（オーダーアップ）。オーダーアップすると、そのカードのスートが切り札になります。ディーラーは、相手がオーダーアップした場合でも、そのカードを手札に加えて別の1枚を伏せて捨てます。最後はディーラーの番で、自分からカードを取ること（ピックアップ）もできます。</translation>
    </message>
    <message>
        <source>Think who gets the turned-up card: ordering it up strengthens the dealer&apos;s side.</source>
        <translation>表向きのカードが誰の手に入るかを考えましょう。オーダーアップすると、ディーラーの組が強くなります。</translation>
    </message>
    <message>
        <source>Whoever makes trump may go alone. Their partner lays the cards down and sits out; three players play the tricks.</source>
        <translation>切り札を決める人は、単独プレイを宣言できます。パートナーは手札を伏せて休み、3人でトリックを争います。</translation>
    </message>
    <message>
        <source>Spades were led. The ace of spades wins; the ace of diamonds is not a trump and did not follow suit.</source>
        <translation>スペードがリードされました。スペードのエースの勝ちです。ダイヤのエースは切り札ではなく、リードとスートも違います。</translation>
    </message>
    <message>
        <source>The left bower was led, so everybody must play a trump if they can. It wins; the ace of diamonds came from somebody without trumps.</source>
        <translation>レフトバウアーがリードされたので、切り札を持つ人は全員、切り札を出さなければなりません。レフトバウアーの勝ちです。ダイヤのエースを出した人は、切り札を持っていません。</translation>
    </message>
    <message>
        <source>The makers take fewer than three tricks and are euchred: 2 points for the other side.</source>
        <translation>メーカー側が2トリック以下に終わると（ユーカー）、相手の組に2点。</translation>
    </message>
    <message>
        <source>Ten points win the match. After each deal the next player clockwise becomes the dealer.</source>
        <translation>10点で対戦の勝ちです。1回終わるごとに、時計回りで次の人がディーラーになります。</translation>
    </message>
    <message>
        <source>Stick the dealer: at the end of the second round the dealer must name a suit. Defending alone: against a lone maker a defender may play alone too, and if the maker fails, that counts 4 points. You may also forbid going alone, forbid the dealer to discard the card just picked up, let the dealer lead first, or play to five or fifteen points.</source>
        <translation>スティック・ザ・ディーラー：2巡目の最後に、ディーラーは必ずスートを指定します。単独ディフェンス：メーカーが単独プレイのとき、ディフェンダーも1人でプレイでき、メーカーを阻止すれば4点です。ほかに、単独プレイをなしにする、取ったばかりのカードを捨てられないようにする、最初にディーラーがリードする、5点または15点で勝ちにする、といった設定も選べます。</translation>
    </message>
    <message>
        <source>As a maker, lead trumps, high ones first: the opponents then cannot trump your aces. Against the makers, lead aces. Do not trump a trick that your partner has won.</source>
        <translation>メーカーなら、切り札を強いものからリードしましょう。相手はあなたのエースを切り札で取れなくなります。メーカーを相手にするときは、エースをリードします。パートナーが勝っているトリックに切り札を使わないようにしましょう。</translation>
    </message>
    <message>
        <source>In the bidding the keys 1 to 4 make a choice, P passes, A switches going alone on or off. K shows who holds what, C claims the tricks left when they are certain, H gives a hint, T shows the tricks so far.</source>
        <translation>ビッドでは1から4のキーで選び、Pでパス、Aで単独プレイのオンとオフを切り替えます。Kキーで誰が何を持つかを、Hキーでヒントを、Tキーでこれまでのトリックを見られます。残りのトリックが確実なときは、Cキーでまとめて取れます。</translation>
    </message>
</context>
<context>
    <name>EuchreView</name>
    <message>
        <source>bidding</source>
        <translation>ビッド中</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>見送り</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>表向き：%1</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>あなたのビッド</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>残りを宣言</translation>
    </message>
    <message>
        <source>All tricks left are yours, whatever the others hold. (C)</source>
        <translation>ほかの人が何を持っていても、残りのトリックはすべてあなたのものです。（C）</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>捨てるカードを選んでください</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>単独ディフェンス</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>ピックアップ</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>%1, alone</source>
        <extracomment>A bid, and that its maker plays without the partner</extracomment>
        <translation>%1（単独）</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>%1を捨てる</translation>
    </message>
</context>
<context>
    <name>ExerciseBubble</name>
    <message>
        <source>Best: %1.</source>
        <translation>最善手：%1。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Shift+N</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>振り返りに戻る</translation>
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
        <translation>点</translation>
    </message>
    <message>
        <source>The published means are those of the score lists that the authors published.</source>
        <translation>論文の平均は、著者が公開した得点一覧の平均です。</translation>
    </message>
    <message>
        <source>Two rule-based players against two of the others, as the paper has it; seats alternate from game to game. Players who pass may play again in the same round (pass=reenter): the paper does not say so, but the average length of its games, 37.4 turns, comes back (37.1), and does not by the default rules (32.8). Those are played beside. The intervals take the scores of a game for independent.</source>
        <translation>論文のとおり、Rule-based2人が相手方2人と対戦し、席は1局ごとに入れ替わります。パスした人も同じラウンドでまた出せます（pass=reenter）。論文には書かれていませんが、これなら論文の1局の平均37.4手番が再現し（37.1）、既定のルールでは再現しません（32.8）。既定のルールの局も並べて実行します。区間は、1局の中の得点を独立とみなしています。</translation>
    </message>
    <message>
        <source>Experiment %1: rule-based against %2</source>
        <translation>実験%1：Rule-based対%2</translation>
    </message>
    <message>
        <source>What decides how much rule-based loses is whether its classes list plays that share cards, as in the example of section 3.1: with plays=overlapping it answers with cards of its pairs and five-card plays, and keeps fewer; but it wins less. The other readings of the player change its mean loss by less than a third of that.</source>
        <translation>Rule-basedがどれだけ失点するかを決めるのは、第3.1節の例のように、カードを共有する手もリストに入れるかどうかです。plays=overlappingだと、ペアや5枚の役のカードでも応じ、残すカードは減りますが、勝ちも減ります。ほかの解釈では、平均失点の変化はその3分の1未満です。</translation>
    </message>
    <message>
        <source>Each published share and mean comes back with one reading or another, but none gives all of them, and none could: see the points that losers lost.</source>
        <translation>論文の割合と平均は、それぞれどれかの解釈で再現しますが、すべてを再現する解釈はなく、ありえません。敗者の失点を参照してください。</translation>
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
        <translation>第3.7節で2について書かれているとおり、`rule-based:pairs=split`にすると90.0%勝ちます。</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split` against `randomized:pass=drawn`, whose passes leave it with more cards, it gains 15.7.</source>
        <translation>`rule-based:pairs=split`で、パスが多くカードが多めに残る`randomized:pass=drawn`と対戦すると、15.7の得点です。</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.8; but the published scores do not add up, see below.</source>
        <translation>ペアや5枚の役を崩す`rule-based:plays=overlapping`にすると、失点は3.8です。ただし、論文の得点は合計が合いません（下記）。</translation>
    </message>
    <message>
        <source>As `randomized:pass=drawn` it gains 12.4.</source>
        <translation>`randomized:pass=drawn`では12.4の得点です。</translation>
    </message>
    <message>
        <source>Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` it loses 4.6; but the published scores do not add up, see below.</source>
        <translation>`rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum`が相手だと、失点は4.6です。ただし、論文の得点は合計が合いません（下記）。</translation>
    </message>
    <message>
        <source>There randomized scores -4.634 when losing, which the paper prints as -4.64.</source>
        <translation>そこでのRandomizedの負けたときの得点は-4.634で、論文の表記は-4.64です。</translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation>Conventional</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 72.9 %.</source>
        <translation>第3.7節で2について書かれているとおり、`rule-based:pairs=split`にすると72.9%勝ちます。</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` against `conventional:lead=fewest` it gains 15.6.</source>
        <translation>`rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum`で`conventional:lead=fewest`と対戦すると、15.6の得点です。</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.9; but the published scores do not add up, see below.</source>
        <translation>ペアや5枚の役を崩す`rule-based:plays=overlapping`にすると、失点は3.9です。ただし、論文の得点は合計が合いません（下記）。</translation>
    </message>
    <message>
        <source>As `conventional:lead=lowest` it gains 15.2.</source>
        <translation>`conventional:lead=lowest`では15.2の得点です。</translation>
    </message>
    <message>
        <source>The published scores of fifty people beside what people at this computer have played: two of them against two rule-based players. They are other people, so their figures may differ.</source>
        <translation>論文の50人の得点と、このコンピューターで人がプレイした得点です。人2人がRule-based2人と対戦します。別の人たちなので、数値は異なることがあります。</translation>
    </message>
    <message>
        <source>Experiment 3: rule-based against people</source>
        <translation>実験3：Rule-based対人</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>%1 There rule-based scores -4.725 when losing, which the paper prints as -4.72.</source>
        <translation>%1そこでのRule-basedの負けたときの得点は-4.725で、論文の表記は-4.72です。</translation>
    </message>
    <message>
        <source>Games as those of Tables 2 to 4.</source>
        <translation>表2〜4と同じ条件の局です。</translation>
    </message>
    <message>
        <source>Games won and lost by rule-based</source>
        <translation>Rule-basedの勝敗</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 90.0 %.</source>
        <translation>`rule-based:pairs=split`にすると90.0%勝ちます。</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 72.9 %.</source>
        <translation>`rule-based:pairs=split`にすると72.9%勝ちます。</translation>
    </message>
    <message>
        <source>against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>share of games</source>
        <translation>局の割合</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>won, published</source>
        <translation>勝ち（論文）</translation>
    </message>
    <message>
        <source>lost, published</source>
        <translation>負け（論文）</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>ここまでの勝率</translation>
    </message>
    <message>
        <source>published, at the end</source>
        <translation>論文の値、最終</translation>
    </message>
    <message>
        <source>Performance curves</source>
        <translation>成績の推移</translation>
    </message>
    <message>
        <source>(a) and (b): the share won so far in our games of Tables 2 and 3, in twenty parts. People at this computer play against two conventional players (c) or two rule-based ones (d); they are other people, so their figures may differ, and the statistics keep no order of games, so that they have no curve.</source>
        <translation>(a)と(b)：表2と表3の局でのここまでの勝率を、20区間で示します。このコンピューターの人は、Conventional2人(c)かRule-based2人(d)と対戦します。別の人たちなので、数値は異なることがあります。統計には局の順番が残らないため、曲線はありません。</translation>
    </message>
    <message>
        <source>(a) Rule-based against randomized</source>
        <translation>(a) Rule-based対Randomized</translation>
    </message>
    <message>
        <source>(b) Rule-based against conventional</source>
        <translation>(b) Rule-based対Conventional</translation>
    </message>
    <message>
        <source>(c) Conventional against people</source>
        <translation>(c) Conventional対人</translation>
    </message>
    <message>
        <source>(d) Rule-based against people</source>
        <translation>(d) Rule-based対人</translation>
    </message>
    <message>
        <source>Rule-based against randomized</source>
        <translation>Rule-based対Randomized</translation>
    </message>
    <message>
        <source>Rule-based against conventional</source>
        <translation>Rule-based対Conventional</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against %1</source>
        <translation>得点の分布：Rule-based対%1</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against people</source>
        <translation>得点の分布：Rule-based対人</translation>
    </message>
    <message>
        <source>The size of the game: B^D</source>
        <translation>ゲームの大きさ：B^D</translation>
    </message>
    <message>
        <source>B is the paper&apos;s count of possible moves, any five, two or one of the cards or a pass, whether or not they are legal; D is the mean number of plays and passes of a game. Which players played its 250 games, and whether a pass put them out of the round, is not said; here four rule-based ones do, and it does not (pass=reenter).</source>
        <translation>Bは論文の数え方による可能な手の数で、ルールに合うかどうかを問わず、任意の5枚、2枚、1枚、またはパスを数えます。Dは1局の手とパスの平均数です。論文の250局をどのプレイヤーが打ったか、パスするとラウンドから抜けるかは書かれていません。ここではRule-based4人が打ち、パスしても抜けません（pass=reenter）。</translation>
    </message>
    <message>
        <source>None was found: tried other players, see below, and `pass=locked`, 32.8 turns.</source>
        <translation>原因は見つかっていません。試したのは、ほかのプレイヤー（下記）と、`pass=locked`（32.8手番）です。</translation>
    </message>
    <message>
        <source>Average length D</source>
        <translation>平均の長さD</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Average possible moves B</source>
        <translation>可能な手の平均数B</translation>
    </message>
    <message>
        <source>Strategic complexity sqrt(B)/D</source>
        <translation>戦略の複雑さ sqrt(B)/D</translation>
    </message>
    <message>
        <source>Tree size B^D, decimal logarithm</source>
        <translation>木の大きさB^D、常用対数</translation>
    </message>
    <message>
        <source>B counts sets of cards, most of which are no plays: a player who is to move has far fewer legal moves.</source>
        <translation>Bはカードの組を数えたもので、ほとんどは役になりません。実際に出せる手は、はるかに少数です。</translation>
    </message>
    <message>
        <source>Time of a decision by cards left</source>
        <translation>残り枚数ごとの1手の時間</translation>
    </message>
    <message>
        <source>Rule-based against conventional, with pass=reenter; by the cards in its hand and those on the table, which the paper gives for 13, 8 and 5 cards on its own computer.</source>
        <translation>Rule-based対Conventional、pass=reenter。手札と場の枚数ごとの値です。論文には、著者のコンピューターでの13枚、8枚、5枚の値があります。</translation>
    </message>
    <message>
        <source>one-card field</source>
        <translation>場に1枚</translation>
    </message>
    <message>
        <source>%1 cards, one-card field</source>
        <translation>手札%1枚、場に1枚</translation>
    </message>
    <message>
        <source>two-card field</source>
        <translation>場に2枚</translation>
    </message>
    <message>
        <source>%1 cards, two-card field</source>
        <translation>手札%1枚、場に2枚</translation>
    </message>
    <message>
        <source>five-card field</source>
        <translation>場に5枚</translation>
    </message>
    <message>
        <source>%1 cards, five-card field</source>
        <translation>手札%1枚、場に5枚</translation>
    </message>
    <message>
        <source>Time of a decision</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>残り枚数</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Rule-based wins</source>
        <translation>Rule-basedの勝率</translation>
    </message>
    <message>
        <source>Rule-based, score when winning</source>
        <translation>Rule-based、勝ったときの得点</translation>
    </message>
    <message>
        <source>Rule-based, score when losing</source>
        <translation>Rule-based、負けたときの得点</translation>
    </message>
    <message>
        <source>%1, score when winning</source>
        <translation>%1、勝ったときの得点</translation>
    </message>
    <message>
        <source>%1, score when losing</source>
        <translation>%1、負けたときの得点</translation>
    </message>
    <message>
        <source>The published scores break the paper&apos;s own scoring, by which the winner gains what the three losers lose (section 2.1): in %1 games the winners gained %2 points and the losers lost %3. With these winners the mean loser loses %4, not %5; no player can have both of the published means.</source>
        <translation>論文の得点は、勝者の得点が敗者3人の失点の合計になるという論文自身の規則（第2.1節）に反しています。%1局で、勝者の得点は%2点、敗者の失点は%3点です。この勝者なら、敗者の平均失点は%5ではなく%4になります。論文の2つの平均を同時に満たすプレイヤーはありえません。</translation>
    </message>
    <message>
        <source>The test pairs the scores of a rule-based player and an opponent of the same game, drops pairs without a difference, gives ties their mean rank and takes the sum of ranks as normal, two-sided: so the published scores give the published p-values. No single formula gives the three published effect sizes, 0.5921, 0.3545 and 0.1442: the rank-biserial correlation of the published scores is 0.684, 0.404 and 0.144, z/sqrt(n) 0.593, 0.350 and 0.125.</source>
        <translation>検定では、同じ局のRule-basedと相手の得点を対にし、差のない対を除き、同順位には平均順位を与え、順位和を正規分布とみなします（両側）。これで論文の得点から論文のp値が出ます。論文の3つの効果量0.5921、0.3545、0.1442をすべて与える式は1つもありません。論文の得点の順位双列相関は0.684、0.404、0.144、z/sqrt(n)は0.593、0.350、0.125です。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>share of the scores</source>
        <translation>得点の割合</translation>
    </message>
    <message>
        <source>Scores of rule-based</source>
        <translation>Rule-basedの得点</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>Parlourの値</translation>
    </message>
    <message>
        <source>published</source>
        <translation>論文の値</translation>
    </message>
    <message>
        <source>Scores of %1</source>
        <translation>%1の得点</translation>
    </message>
    <message>
        <source>Scores of rule-based and %1</source>
        <translation>Rule-basedと%1の得点</translation>
    </message>
    <message>
        <source>determinizations</source>
        <translation>決定化の数</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Appendix C: MiniMax by determinizations, the mean against the three simple players</source>
        <translation>付録C：決定化の数ごとのMiniMax、単純なプレイヤー3種に対する平均</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat against each of three players. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2</source>
        <translation>%1論文の値：3種のプレイヤーそれぞれと、各席10,000局。秒数はMiniMaxの10,000局分で、著者のコンピューターとこのコンピューターの値です。%2</translation>
    </message>
    <message>
        <source>Appendix C: games that MiniMax won</source>
        <translation>付録C：MiniMaxの勝率</translation>
    </message>
    <message>
        <source>Appendix C: seconds</source>
        <translation>付録C：秒数</translation>
    </message>
    <message>
        <source>seconds for 10,000 games</source>
        <translation>10,000局の秒数</translation>
    </message>
    <message>
        <source>%1 determinizations</source>
        <translation>決定化%1</translation>
    </message>
    <message>
        <source>Section VII sees about 12 points between 3 and 500 determinizations; its own table has 9.0.</source>
        <translation>第VII節では、決定化3と500の差を約12ポイントとしていますが、論文自身の表では9.0です。</translation>
    </message>
    <message>
        <source>%1 Against `baseline:cases=hand` ours wins more with every number: up to 2 points with 100 and fewer, 2 to 4 with more.</source>
        <translation>%1`baseline:cases=hand`が相手だと、Parlourのほうがどの数でもよく勝ちます。差は100以下で最大2ポイント、それより多いと2〜4ポイントです。</translation>
    </message>
    <message>
        <source>Appendix E: MiniMax by determinizations, against each of the simple players</source>
        <translation>付録E：決定化の数ごとのMiniMax、単純なプレイヤーそれぞれとの対戦</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2 Appendix D is a diagram; our copy of the paper has no Appendix F.</source>
        <translation>%1論文の値：各席10,000局。秒数はMiniMaxの10,000局分で、著者のコンピューターとこのコンピューターの値です。%2付録Dは図です。手元の論文に付録Fはありません。</translation>
    </message>
    <message>
        <source>MiniMax by the depth of its tree, against Greedy</source>
        <translation>木の深さごとのMiniMax、対Greedy</translation>
    </message>
    <message>
        <source>%1 The paper has a depth of 6 cards (section IV-E) and no comparison. %2 That holds at depth 6, with less the whole tree is searched until so few cards are left.</source>
        <translation>%1論文の深さは6枚で（第IV-E節）、比較はありません。%2これは深さ6の場合です。それより浅いと、残りがその枚数になるまで木全体を探索します。</translation>
    </message>
    <message>
        <source>Games that MiniMax won against Greedy</source>
        <translation>MiniMaxのGreedyに対する勝率</translation>
    </message>
    <message>
        <source>depth, in cards</source>
        <translation>深さ（枚）</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深さ%1</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>Games won against %1, draws half</source>
        <translation>%1に対する勝率、引き分けは0.5勝</translation>
    </message>
    <message>
        <source>Games won with each reading of trumps, draws half</source>
        <translation>切り札の解釈ごとの勝率、引き分けは0.5勝</translation>
    </message>
    <message>
        <source>Section V: Hybrid against the other players, and its networks beside each other</source>
        <translation>第V節：Hybrid対ほかのプレイヤー、ネットワークの比較</translation>
    </message>
    <message>
        <source>The paper&apos;s text has no figures of Hybrid. Alone it plays the card of its hand with the highest output; with hybrid:fallback=minimax it asks MiniMax when the highest of all outputs is for another card, as the paper&apos;s program does. All networks have learned from the same positions: three activations, three sizes of the hidden layer, and three readings of &quot;a high suit card&quot;. %1</source>
        <translation>論文の本文に、Hybridの数値はありません。単独では、手札のうち出力が最大のカードを出します。hybrid:fallback=minimaxでは、論文のプログラムと同じく、全出力の最大が手札にないカードのとき、MiniMaxに従います。どのネットワークも同じ局面から学習しました。活性化関数3種、隠れ層の大きさ3通り、「a high suit card」の解釈3通りです。%1</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Hybrid asking MiniMax</source>
        <translation>MiniMaxに聞くHybrid</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1、先手</translation>
    </message>
    <message>
        <source>%1 v itself</source>
        <translation>%1同士</translation>
    </message>
    <message>
        <source>highest output not in the hand, %1</source>
        <translation>最大の出力が手札にない、%1</translation>
    </message>
    <message>
        <source>Section V: all pairings of Random, BaseLine, Greedy and MiniMax, both seats</source>
        <translation>第V節：Random、BaseLine、Greedy、MiniMaxの総当たり、両方の席</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games of each pairing and seat.</source>
        <translation>%1論文の値：著者の記録、各組み合わせと席につき10,000局。</translation>
    </message>
    <message>
        <source>Fig. 3: Greedy against the other players</source>
        <translation>図3：Greedy対ほかのプレイヤー</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1論文の値：著者の記録、各席10,000局。</translation>
    </message>
    <message>
        <source>Fig. 3: games that Greedy won</source>
        <translation>図3：Greedyの勝率</translation>
    </message>
    <message>
        <source>Greedy against itself, first</source>
        <translation>Greedy同士、先手</translation>
    </message>
    <message>
        <source>Greedy against %1</source>
        <translation>Greedy対%1</translation>
    </message>
    <message>
        <source>Fig. 4: first and second player, each player against itself</source>
        <translation>図4：先手と後手、各プレイヤー同士</translation>
    </message>
    <message>
        <source>%1 Published: Greedy in the text of section VII, the others in the authors&apos; log, 10,000 games each.</source>
        <translation>%1論文の値：Greedyは第VII節の本文、ほかは著者の記録、各10,000局。</translation>
    </message>
    <message>
        <source>%1, second</source>
        <translation>%1、後手</translation>
    </message>
    <message>
        <source>That the second player is better off is a property of the program: it draws the turned-up trump, and the first trick counts as if it had led. By the rules Random and BaseLine win more as the first player, Greedy and MiniMax as the second.</source>
        <translation>後手が有利なのは、プログラムの性質です。後手が表向きの切り札を引き、最初のトリックは後手がリードしたものとして判定されます。ルールどおりなら、RandomとBaseLineは先手のほうが、GreedyとMiniMaxは後手のほうがよく勝ちます。</translation>
    </message>
    <message>
        <source>Fig. 5: MiniMax that knows 0 to 3 cards of Greedy&apos;s hand, and the clairvoyant</source>
        <translation>図5：Greedyの手札を0〜3枚知るMiniMaxと、Clairvoyant</translation>
    </message>
    <message>
        <source>%1 MiniMax here, by the program: %2;known=lot;peek=0 to 3, which knows other cards of the hand in each sample; by the rules: minimax:peek=0 to 3, minimax:ties=cheapest;peek=0 to 3 and minimax:ties=cheapest;depth=4;peek=0 to 3. Greedy is greedy:second=off and greedy; the clairvoyant is clairvoyant in both. Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1ここでのMiniMaxは、プログラムの条件では%2;known=lot;peek=0〜3で、サンプルごとに手札の別のカードを知っています。ルールの条件では、minimax:peek=0〜3、minimax:ties=cheapest;peek=0〜3、minimax:ties=cheapest;depth=4;peek=0〜3です。Greedyはgreedy:second=offとgreedy、Clairvoyantはどちらもclairvoyantです。論文の値：著者の記録、各席10,000局。</translation>
    </message>
    <message>
        <source>ties by lot</source>
        <translation>同値は抽選</translation>
    </message>
    <message>
        <source>ties to the cheapest card</source>
        <translation>同値は最も安いカード</translation>
    </message>
    <message>
        <source>the same, two tricks deep</source>
        <translation>同上、2トリック先まで</translation>
    </message>
    <message>
        <source>Fig. 5: games won against Greedy</source>
        <translation>図5：Greedyに対する勝率</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>知っている枚数</translation>
    </message>
    <message>
        <source>%1, %2 known</source>
        <translation>%1、%2枚既知</translation>
    </message>
    <message>
        <source>the paper&apos;s program</source>
        <translation>論文のプログラム</translation>
    </message>
    <message>
        <source>None was found: tried `clairvoyant:positions=1`, which wins 98 % of 1,000 games as well. The published player wins fewer than MiniMax, which sees no stock.</source>
        <translation>原因は見つかっていません。試したのは`clairvoyant:positions=1`で、これも1,000局の98%に勝ちます。論文のプレイヤーの勝ちは、山札の見えないMiniMaxよりも少数です。</translation>
    </message>
    <message>
        <source>Knowing cards hardly helps, as published, and by the rules it even hurts. It is not the vote but the ties: in a hand of three tricks many orders of play have the same value. Thirty different hands settle them by vote; with the hand known every vote is drawn by lot. Where the cheapest of equal cards is played, knowing does not hurt; and with two tricks of depth, so that the end of the hand is not taken for the end of the game, it helps as one would expect.</source>
        <translation>カードを知っていても、論文のとおり、ほとんど役に立ちません。ルールどおりだと、むしろ不利です。原因は投票ではなく同値の扱いです。3トリック分の手札では、多くの手順が同じ値になります。30通りの手札なら投票で決まりますが、手札を知っていると、どの票も抽選になります。同値なら最も安いカードを出すようにすれば、知っていても不利になりません。また、2トリックの深さにして手札の終わりをゲームの終わりと取り違えなければ、予想どおり有利になります。</translation>
    </message>
    <message>
        <source>Appendix B: the ordered deck, every game with the same cards</source>
        <translation>付録B：並びの決まった山札、毎局同じカード</translation>
    </message>
    <message>
        <source>The appendix gives the numbers of the cards but not the order that was drawn; here it is drawn with seed 1. Seat 0 begins. %1</source>
        <translation>付録にはカードの番号はありますが、引かれた順番はありません。ここではシード1で引きます。席0が先手です。%1</translation>
    </message>
    <message>
        <source>Games the first player won, the rules</source>
        <translation>先手の勝率、ルール</translation>
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
        <translation>先手の点、ルール</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <translation>%1（プログラム）</translation>
    </message>
    <message>
        <source>%1 (rules)</source>
        <translation>%1（ルール）</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>&quot;Program&quot;: as the paper&apos;s program plays, with a fixed order of drawing, the first trick judged as if the second player had led it, a card drawn in the place of the card played, and the players baseline:cases=hand, greedy:second=off and %1. &quot;Rules&quot;: the common rules and the players as the paper&apos;s text has them. Draws are not won.</source>
        <translation>「プログラム」：論文のプログラムの条件です。引く順番は固定で、最初のトリックは後手がリードしたものとして判定し、引いたカードは出したカードの位置に入ります。プレイヤーはbaseline:cases=hand、greedy:second=off、%1です。「ルール」：一般のルールと、論文の本文どおりのプレイヤーです。引き分けは勝ちに数えません。</translation>
    </message>
    <message>
        <source>None was found: tried %1 games, %2 % (%3 to %4).</source>
        <translation>原因は見つかっていません。試したのは%1局で、%2%（%3〜%4）です。</translation>
    </message>
    <message>
        <source>By the rules the default MiniMax does not search the tree between two players, but works out its values in closed form; they are the same, its seconds do not compare with the program&apos;s.</source>
        <translation>ルールの条件では、既定のMiniMaxは2人のあいだの木を探索せず、値を閉じた式で求めます。値は同じですが、秒数はプログラムと比べられません。</translation>
    </message>
    <message>
        <source>Games the first player won, the program&apos;s conditions</source>
        <translation>先手の勝率、プログラムの条件</translation>
    </message>
    <message>
        <source>%1 first, %2 second</source>
        <translation>%1先手、%2後手</translation>
    </message>
    <message>
        <source>13,525,720 rows, answering the deck</source>
        <translation>13,525,720行、デッキが相手</translation>
    </message>
    <message>
        <source>a row for all renamings of suits, answering the deck</source>
        <translation>スートの入れ替えを1行に、デッキが相手</translation>
    </message>
    <message>
        <source>the trump suit alone, answering the deck</source>
        <translation>切り札のスートだけ、デッキが相手</translation>
    </message>
    <message>
        <source>the trump suit alone, playing Greedy</source>
        <translation>切り札のスートだけ、Greedyが相手</translation>
    </message>
    <message>
        <source>against %1 after %2 games</source>
        <translation>対%1、%2局後</translation>
    </message>
    <message>
        <source>Appendix A: training by Q-learning</source>
        <translation>付録A：Q学習による訓練</translation>
    </message>
    <message>
        <source>Published: no figures, but that &quot;the training times are far too long and impractical&quot;. Ours: the paper&apos;s table of 13,525,720 states and three actions, and smaller ones, learn from 200,000 games and play 2,000 games against each player; and the program&apos;s tables, which learned from millions, by the rules. Leads and the last tricks are not in the paper&apos;s table: there the player gives the card it needs least.</source>
        <translation>論文の値：数値はなく、「the training times are far too long and impractical」とだけあります。Parlour：論文の13,525,720状態と3つの行動の表、およびそれより小さい表が、200,000局から学習し、各プレイヤーと2,000局対戦します。さらに、何百万局も学習したParlourの表を、ルールの条件で使います。リードと終盤のトリックは論文の表になく、そこではいちばん要らないカードを出します。</translation>
    </message>
    <message>
        <source>Games won, %1</source>
        <translation>勝率、%1</translation>
    </message>
    <message>
        <source>games of training</source>
        <translation>学習した局数</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>対%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>not within %1 games</source>
        <translation>%1局では未達</translation>
    </message>
    <message>
        <source>after %1 games</source>
        <translation>%1局後</translation>
    </message>
    <message>
        <source>%1, beats %2 %3, %4 %5, %6 %7.</source>
        <translation>%1、勝ち越すまで：%2 %3、%4 %5、%6 %7。</translation>
    </message>
    <message>
        <source>%1, seconds for 200,000 games</source>
        <translation>%1、200,000局の秒数</translation>
    </message>
    <message>
        <source>The paper&apos;s outer loop, until no value of the table is 0, never ends: in the last trick, a card without points against a trump card without points is worth 0 whichever way it goes.</source>
        <translation>論文の外側のループは、表の値に0がなくなるまで続くため、終わりません。最後のトリックで、点のない切り札に点のないカードで応じると、どちらにしても値は0です。</translation>
    </message>
    <message>
        <source>alpha-beta, a window for each card</source>
        <translation>アルファベータ法、カードごとの窓</translation>
    </message>
    <message>
        <source>alpha-beta, one window (Algorithm 1)</source>
        <translation>アルファベータ法、1つの窓（アルゴリズム1）</translation>
    </message>
    <message>
        <source>Section VII: nodes and time of MiniMax with and without pruning</source>
        <translation>第VII節：枝刈りの有無によるMiniMaxのノード数と時間</translation>
    </message>
    <message>
        <source>The paper times both together (40 minutes for all pairings) and gives the order of b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at each decision of games between random players, and matches against Greedy. Compare minimax:ties=bounds, which searches the tree, with and without pruning=off; the default minimax takes the values from a closed form. %1</source>
        <translation>論文は両方をまとめて計時し（全組み合わせで40分）、ノード数をb=3、m=6のb^(m/2)程度としています（第IV-F節）。ここでは、Random同士の局の1手ごとに手札を1通りサンプルし、Greedyとも対戦します。木を探索するminimax:ties=boundsを、pruning=offの有無で比べます。既定のminimaxは値を閉じた式で求めます。%1</translation>
    </message>
    <message>
        <source>%1, leading with %2 cards</source>
        <translation>%1、%2枚でリード</translation>
    </message>
    <message>
        <source>%1, answering with %2 cards</source>
        <translation>%1、%2枚で応じる</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>%1, a tree</source>
        <translation>%1、木1本</translation>
    </message>
    <message>
        <source>%1 against Greedy</source>
        <translation>%1対Greedy</translation>
    </message>
    <message>
        <source>%1, 10,000 games</source>
        <translation>%1、10,000局</translation>
    </message>
    <message>
        <source>Pruning leaves the values of the best cards as they are: minimax, whose closed form has the values of alpha-beta with a window for each card, and minimax:pruning=off win the same games. With ties=bounds all cards of the hand share one window, and a pruned card can have the best value and its vote: those games differ. With three cards each the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. b^(m/2) = 27 is the best that pruning could do if they did not.</source>
        <translation>枝刈りをしても、最善のカードの値は変わりません。カードごとの窓を使うアルファベータ法と同じ値を閉じた式で出すminimaxと、minimax:pruning=offは、同じ局に勝ちます。ties=boundsでは手札のすべてのカードが1つの窓を共有し、刈られたカードが最善の値と票を得ることがあるため、結果が異なります。手札3枚ずつなら、手札は減っていくので、木全体は139ノード、葉は3 * 3 * 2 * 2の36枚です。b^(m/2) = 27は、手札が減らない場合に枝刈りで達しうる最善の値です。</translation>
    </message>
    <message>
        <source>Section IV-G: confidence bounds of MiniMax against Greedy</source>
        <translation>第IV-G節：MiniMax対Greedyの信頼限界</translation>
    </message>
    <message>
        <source>%1 Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, which is taken for the number of games, MiniMax beginning. The paper&apos;s opponent is &quot;simple brains&quot;, which is taken for Greedy: our assumption.</source>
        <translation>%1論文の値：78,235局と19,342局の勝ち。合わせて100,000局の97.6%になるので、MiniMaxが先手の100,000局とみなします。論文の相手は「simple brains」で、Greedyのことと仮定しています。</translation>
    </message>
    <message>
        <source>MiniMax first, won</source>
        <translation>MiniMax先手、勝ち</translation>
    </message>
    <message>
        <source>Greedy second, won</source>
        <translation>Greedy後手、勝ち</translation>
    </message>
    <message>
        <source>w1, Eq. 4</source>
        <translation>w1、式4</translation>
    </message>
    <message>
        <source>s(w1), Eq. 5</source>
        <translation>s(w1)、式5</translation>
    </message>
    <message>
        <source>lower bound, Eq. 6</source>
        <translation>下限、式6</translation>
    </message>
    <message>
        <source>upper bound, Eq. 7</source>
        <translation>上限、式7</translation>
    </message>
    <message>
        <source>lower bound of the published counts, Eq. 6</source>
        <translation>論文の局数による下限、式6</translation>
    </message>
    <message>
        <source>upper bound of the published counts, Eq. 7</source>
        <translation>論文の局数による上限、式7</translation>
    </message>
    <message>
        <source>The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 and 7, and a difference of shares cannot exceed 1. With the published counts they give %1 to %2. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - w2). Eq. 7 limits the upper bound by max(..., -1); here it is min(..., 1).</source>
        <translation>論文の区間0.1985352〜1.376395239は、式6と式7からは出ません。それに、割合の差は1を超えません。論文の局数からは%1〜%2になります。論文の両端は、w2 + 2 z s(w1)と、それに2 (w1 - w2)を足した値です。式7は上限をmax(..., -1)で抑えていますが、ここではmin(..., 1)を使います。</translation>
    </message>
    <message>
        <source>How often the network of the landlord plays as its teacher</source>
        <translation>地主のネットワークが教師と同じ手を選ぶ割合</translation>
    </message>
    <message>
        <source>How often the network of the peasant 1 plays as its teacher</source>
        <translation>農民1のネットワークが教師と同じ手を選ぶ割合</translation>
    </message>
    <message>
        <source>How often the network of the peasant 2 plays as its teacher</source>
        <translation>農民2のネットワークが教師と同じ手を選ぶ割合</translation>
    </message>
    <message>
        <source>positions learned from, in thousands</source>
        <translation>学習した局面（千）</translation>
    </message>
    <message>
        <source>first of all outputs</source>
        <translation>全出力の第1位</translation>
    </message>
    <message>
        <source>first of the legal outputs, where there is a choice</source>
        <translation>出せる手の第1位、選択の余地あり</translation>
    </message>
    <message>
        <source>Section 6.1: the share of moves for which the network&apos;s first output is what was played, by iterations of the training; about 85 % after 5 million games of people, which are not public. Here the teacher is `%1`, and learned were deals that the role&apos;s side won, as in the paper. The plot has the course of the training, on deals held out; the figures are of fresh deals, half as many as asked for.</source>
        <translation>第6.1節：ネットワークの第1位の出力が実際に出された手と一致する割合を、学習の反復ごとに示したものです。論文では、非公開の人の500万局を学習して約85%です。ここでの教師は`%1`で、論文と同じく、その役割の側が勝った回から学習しました。グラフは学習の経過で、取り分けておいた回で測りました。数値は新しい回によるもので、回数は指定の半分です。</translation>
    </message>
    <message>
        <source>first output, deals won</source>
        <translation>第1位の出力、勝った回</translation>
    </message>
    <message>
        <source>The teacher, `%1`, is no person: in the same position it always plays the same, and its quick rules decide where plays are about as good. The networks learned from 160,000 deals instead of 5 million.</source>
        <translation>教師の`%1`は人ではありません。同じ局面ではいつも同じ手を選び、手がほぼ同じよさなら素早い規則が決めます。また、学習は500万回ではなく160,000回からです。</translation>
    </message>
    <message>
        <source>first output, deals won, with a choice</source>
        <translation>第1位の出力、勝った回、選択の余地あり</translation>
    </message>
    <message>
        <source>decision, deals won</source>
        <translation>選んだ手、勝った回</translation>
    </message>
    <message>
        <source>decision, deals won, with a choice</source>
        <translation>選んだ手、勝った回、選択の余地あり</translation>
    </message>
    <message>
        <source>decision, all deals</source>
        <translation>選んだ手、すべての回</translation>
    </message>
    <message>
        <source>first output, deals won, as `%1` would play</source>
        <translation>第1位の出力、勝った回、`%1`が選ぶ手との一致</translation>
    </message>
    <message>
        <source>the same, with a choice</source>
        <translation>同じく、選択の余地あり</translation>
    </message>
    <message>
        <source>The same deal played three times, as sheets</source>
        <translation>同じ配り方での3回のプレイ、記録</translation>
    </message>
    <message>
        <source>Section 6.2: one deal, played by the program alone, by the program as the landlord against people, and by two programs as the peasants against a person. Here `multirole` is the program, and `%1` plays for the people. The contents of the published table are not in our copy: the deal is another, and changes with the seed. Landlord&apos;s hand, those of peasants 1 and 2, the kitty; then seat (0: the landlord) and cards of each play, a round a line. Passes are not recorded.</source>
        <translation>第6.2節：1つの配り方を3回プレイします。プログラムだけの回、プログラムが地主で人が相手の回、プログラム2つが農民で人が相手の回です。ここでは`multirole`がプログラム、`%1`が人の代わりです。論文の表の中身は手元の論文にないため、配り方は別のもので、シードによって変わります。地主の手札、農民1と2の手札、底札の順で、続いて席（0は地主）と出したカードを、1ラウンド1行で示します。パスは記録しません。</translation>
    </message>
    <message>
        <source>One deal shows how it is played, and nothing of how well. How often the program plays as its teacher does is in figures 3 to 5.</source>
        <translation>1つの配り方でわかるのは、どうプレイするかだけで、どれほど強いかはわかりません。プログラムが教師と同じ手を選ぶ割合は、図3〜5にあります。</translation>
    </message>
    <message>
        <source>Who passes more often</source>
        <translation>パスが多いのは誰か</translation>
    </message>
    <message>
        <source>Section 6.1 counts the plays of people: peasants pass more often than the landlord, which is taken for cooperation. It gives no figures. Here the passes of each role in games of three equal players; peasant 1 plays after the landlord.</source>
        <translation>第6.1節は人の手を数え、農民は地主よりパスが多く、それを協力の表れとしています。数値はありません。ここでは、同じプレイヤー3人の局での、役割ごとのパスの数を示します。農民1は地主の次の番です。</translation>
    </message>
    <message>
        <source>%1: landlord</source>
        <translation>%1：地主</translation>
    </message>
    <message>
        <source>%1: peasant 1</source>
        <translation>%1：農民1</translation>
    </message>
    <message>
        <source>%1: peasant 2</source>
        <translation>%1：農民2</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>1局のパス</translation>
    </message>
    <message>
        <source>What triplets carry, in four cases</source>
        <translation>スリーカードのつけ札、4つの例</translation>
    </message>
    <message>
        <source>Section 6.3: four situations out of the games of table 3, the ways to carry cards, and the one the valuation (section 4) recommends. The contents of the table are not in our copy: these hands are made after the text, the last with its 456667899. Value of the cards that stay, for each way; 9999 if none stay.</source>
        <translation>第6.3節：表3の局から4つの局面を取り、つけ札の選び方と、評価法（第4節）が勧めるものを示します。表の中身は手元の論文にないため、手札は本文をもとに作り、最後のものは本文の456667899です。選び方ごとに、残るカードの評価値を示します。残らなければ9999です。</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!、学習した値</translation>
    </message>
    <message>
        <source>MDP, two thresholds</source>
        <translation>MDP、しきい値2つ</translation>
    </message>
    <message>
        <source>Published: 31 games up to ten points. The thesis does not say how trump was made; here the upcard is trump and the maker drawn by lot (`trump=random_maker`), and the dealer leads as in its text (`lead=dealer`). Each deal is played again with the sides exchanged, of mixed teams also with the partners exchanged. &quot;At the table&quot;: with bidding, the seat after the dealer leads.</source>
        <translation>論文の値：10点までの31局。切り札の決め方は論文にないため、ここでは表向きのカードを切り札とし、メーカーは抽選で（`trump=random_maker`）、本文どおりディーラーがリードします（`lead=dealer`）。どの配り方も両側を入れ替えてもう一度プレイし、混成チームではパートナーも入れ替えます。「実際の卓」：ビッドがあり、ディーラーの次の席がリードします。</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 (other reading)</source>
        <translation>%1（別の解釈）</translation>
    </message>
    <message>
        <source>%1 (at the table)</source>
        <translation>%1（実際の卓）</translation>
    </message>
    <message>
        <source>%1, games won</source>
        <translation>%1、勝率</translation>
    </message>
    <message>
        <source>%1, points</source>
        <translation>%1、点</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>%1&apos;s win does not come out clearly: %2 wins %3 against %4, published %5.</source>
        <translation>%1の勝ちは、はっきりとは出ません。%4に対する%2の勝率は%3で、論文では%5です。</translation>
    </message>
    <message>
        <source>%1 In the other reading it wins %2.</source>
        <translation>%1別の解釈での勝率は%2です。</translation>
    </message>
    <message>
        <source>%1 &quot;Other reading&quot;: players as %2.</source>
        <translation>%1「別の解釈」：プレイヤーは%2。</translation>
    </message>
    <message>
        <source>%1 Players after the thesis&apos; short descriptions stand in for the programs; its averages against them are no multiples of 1/31.</source>
        <translation>%1プログラムの代わりは、論文の短い説明をもとにしたプレイヤーです。それらに対する論文の平均は、1/31の倍数になっていません。</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (HIGH 8.2 points) and `trump=dealer_maker` (8.4).</source>
        <translation>原因は見つかっていません。試したのは`lead=eldest`（HIGHは8.2点）と`trump=dealer_maker`（8.4）です。</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (LOW 6.6 points).</source>
        <translation>原因は見つかっていません。試したのは`lead=eldest`（LOWは6.6点）です。</translation>
    </message>
    <message>
        <source>With `mdp:threshold=5` MDP wins 59.7 % and HIGH has 7.5 points, which 31 games cannot tell from what was published; thresholds of 10 to 60 bring less.</source>
        <translation>`mdp:threshold=5`だと、MDPは59.7%勝ち、HIGHは7.5点です。31局では、論文の値と区別できません。しきい値10〜60では下がります。</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, RANDOM has 6.8 points, which 31 games cannot tell from 7.5.</source>
        <translation>規則3cと3dを文字どおりに取る`uf:beaten_chance=1;partner_loses=high`だと、RANDOMは6.8点で、31局では7.5と区別できません。</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (83.9 %), `uf:good_chance=25` (87.3 %) and `trump=dealer_maker` (91.4 %).</source>
        <translation>原因は見つかっていません。試したのは`uf:beaten_chance=1;partner_loses=high`（83.9%）、`uf:good_chance=25`（87.3%）、`trump=dealer_maker`（91.4%）です。</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, UF wins 42.3 %, which 31 games cannot tell from 35.5 %.</source>
        <translation>規則3cと3dを文字どおりに取る`uf:beaten_chance=1;partner_loses=high`だと、UFは42.3%勝ち、31局では35.5%と区別できません。</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (7.9 points, 46.2 % won).</source>
        <translation>原因は見つかっていません。試したのは`uf:beaten_chance=1;partner_loses=high`（7.9点、勝率46.2%）です。</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, UF wins 48.9 %, and `uf:good_chance=25` 52.9 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>`bid-euchre:lead=highest`が相手だと、UFは48.9%、`uf:good_chance=25`は52.9%勝ち、31局では64.5%と区別できません。代わりのプレイヤーは、元のプログラムよりリードが上手です。</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 54.1 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>`bid-euchre:lead=highest`が相手だと、`uf-hybrid:good_chance=25;threshold=50`は54.1%勝ち、31局では64.5%と区別できません。代わりのプレイヤーは、元のプログラムよりリードが上手です。</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf:good_chance=25` wins 61.2 %, which 31 games cannot tell from 71.0 %.</source>
        <translation>`classic-easy:wins=highest`が相手だと、`uf:good_chance=25`は61.2%勝ち、31局では71.0%と区別できません。</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 62.1 %, which 31 games cannot tell from 74.2 %.</source>
        <translation>`classic-easy:wins=highest`が相手だと、`uf-hybrid:good_chance=25;threshold=50`は62.1%勝ち、31局では74.2%と区別できません。</translation>
    </message>
    <message>
        <source>With `uf-hybrid:good_chance=25;threshold=50` UF.5 wins 54.2 %, which 31 games cannot tell from 61.3 %.</source>
        <translation>`uf-hybrid:good_chance=25;threshold=50`だと、UF.5は54.2%勝ち、31局では61.3%と区別できません。</translation>
    </message>
    <message>
        <source>UF as it is against `classic-hard` as it is comes nearer: 35.9 %, which 31 games cannot tell from 41.9 %.</source>
        <translation>そのままのUFとそのままの`classic-hard`のほうが近く、35.9%です。31局では41.9%と区別できません。</translation>
    </message>
    <message>
        <source>Against `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 53.6 %, which 31 games cannot tell from 51.6 %.</source>
        <translation>`classic-hard:lead=highest`が相手だと、`uf-hybrid:good_chance=25;threshold=50`は53.6%勝ち、31局では51.6%と区別できません。</translation>
    </message>
    <message>
        <source>The thesis says that UF.5 always took more than half of the tricks, and about 5 points more than UF. Here it takes %1 % or more, and %2 points compared with UF on average over the first five; `%3` takes %4.</source>
        <translation>論文によれば、UF.5はいつもトリックの半分より多く取り、UFを約5ポイント上回ります。ここでは%1%以上を取り、UFとの差は最初の5人の平均で%2ポイントです。`%3`では%4です。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>beats all six</source>
        <translation>6人全員に勝ち越し</translation>
    </message>
    <message>
        <source>does not clearly beat %1</source>
        <translation>%1には明らかな勝ち越しなし</translation>
    </message>
    <message>
        <source>The thesis&apos; headline is that UF.5 beats everyone, 73.1 % over all. Here UF.5 wins %1 % and %2; `%3` wins %4 % and %5.</source>
        <translation>論文の主な結論は、UF.5が全員に勝ち越し、全体で73.1%勝つというものです。ここでのUF.5の勝率は%1%（%2）、`%3`は%4%（%5）です。</translation>
    </message>
    <message>
        <source>Section 5.2 says that UF takes about 56 % of the points and wins about 71 % of the games against HIGH; figure 4.12, which stands beside ours, gives %1 and %2.</source>
        <translation>第5.2節によれば、UFはHIGHを相手に点の約56%を取り、約71%の局に勝ちます。Parlourの値と並ぶ図4.12では、%1と%2です。</translation>
    </message>
    <message>
        <source>Published: bars of 31 games each; the shares of games and points are those of chapter 4. Conditions as in figure 4.1; a game that is asked for is played twice, with the sides exchanged. The other readings are those of figures 4.11 and 4.21.</source>
        <translation>論文の値：各31局の棒グラフ。局と点の割合は第4章の値です。条件は図4.1と同じで、指定した1局につき、両側を入れ替えて2回プレイします。別の解釈は図4.11と図4.21のものです。</translation>
    </message>
    <message>
        <source>clearly beats %1</source>
        <translation>%1に明らかに勝ち越し</translation>
    </message>
    <message>
        <source>neither clearly beats nor clearly loses to %1</source>
        <translation>%1とは明らかな差なし</translation>
    </message>
    <message>
        <source>clearly loses to %1</source>
        <translation>%1に明らかに負け越し</translation>
    </message>
    <message>
        <source>%1; it %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>In the thesis&apos; game `%1` %2.</source>
        <translation>論文のゲームでの`%1`：%2。</translation>
    </message>
    <message>
        <source>Future work: MDP with two thresholds, and HIGH! with learned card values</source>
        <translation>今後の課題：しきい値2つのMDPと、カードの値を学習したHIGH!</translation>
    </message>
    <message>
        <source>Section 6.1 proposes both and gives no figures. `mdp-two` plays high from 50 % and low below 25 %, as the thesis&apos; example does; between them, where the thesis leaves the method open, it predicts who takes the trick. `high-cautious:values=learned` compares cards by values that a genetic algorithm bred against HIGH! in the thesis&apos; game. Conditions as in figure 4.1.</source>
        <translation>第6.1節が両方を提案していますが、数値はありません。`mdp-two`は論文の例のとおり、50%以上なら強く、25%未満なら弱く出し、その間は（論文は方法を定めていません）誰がトリックを取るかを予測します。`high-cautious:values=learned`は、論文のゲームでHIGH!を相手に遺伝的アルゴリズムで得た値でカードを比べます。条件は図4.1と同じです。</translation>
    </message>
    <message>
        <source>Tricks taken by UF and UF.5 against the others</source>
        <translation>UFとUF.5がほかから取ったトリック</translation>
    </message>
    <message>
        <source>Games won by UF and UF.5 against the others</source>
        <translation>UFとUF.5の勝率</translation>
    </message>
    <message>
        <source>Points won by UF and UF.5 against the others</source>
        <translation>UFとUF.5が得た点</translation>
    </message>
    <message>
        <source>Ours play the thesis&apos; game: two players, 18 tiles, figures and hands by lot, until no figure is left. Draws, which the thesis does not mention, count half. Our map is not the published one.</source>
        <translation>Parlourは論文のゲームをプレイします。2人、タイル18枚、コマと手札は抽選で、コマがなくなるまで続けます。論文に記述のない引き分けは、0.5勝とします。地図は論文のものではありません。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2</source>
        <translation>Advanced Strategy 2対Basic Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2, finer</source>
        <translation>Advanced Strategy 2対Basic Strategy 2、細分</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1</source>
        <translation>Advanced Strategy 3対Advanced Strategy 1</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 both as the tested player, where the text says 3, and as the opponent, where it says 1; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>図の説明はAdvanced Strategy 2を、本文が3とする試験対象にも、本文が1とする相手にも挙げています。表の見出しはw1 = 0ですが、本文では1です。ここでは本文に従います。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1, finer</source>
        <translation>Advanced Strategy 3対Advanced Strategy 1、細分</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 as the tested player, where the text says 3; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>図の説明は試験対象をAdvanced Strategy 2としますが、本文では3です。表の見出しはw1 = 0ですが、本文では1です。ここでは本文に従います。</translation>
    </message>
    <message>
        <source>%1 and %2 of %3</source>
        <translation>%3の%1と%2</translation>
    </message>
    <message>
        <source>Published: %1 games in each cell. %2</source>
        <translation>論文の値：各セル%1局。%2</translation>
    </message>
    <message>
        <source>The thesis&apos; cells: mean %1 %, chi-squared around it %2 with %3 degrees of freedom (p = %4). %5</source>
        <translation>論文のセル：平均%1%、平均まわりのカイ二乗は%2、自由度%3（p = %4）。%5</translation>
    </message>
    <message>
        <source>Chance alone explains how they differ: the parameters need have no effect.</source>
        <translation>ばらつきは偶然だけで説明でき、パラメーターに効果があるとは限りません。</translation>
    </message>
    <message>
        <source>They differ by more than chance does in independent games.</source>
        <translation>ばらつきは、独立な局の偶然によるものより大きくなっています。</translation>
    </message>
    <message>
        <source>Fig. %1, %2</source>
        <translation>図%1、%2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1、%2 %3</translation>
    </message>
    <message>
        <source>Our cells, %1: mean %2 %, from %3 to %4 %; all cells play the same deals.</source>
        <translation>Parlourのセル、%1：平均%2%、%3〜%4%。どのセルも同じ配り方です。</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: Basic Strategy 2 then also counts half of the influence that it already has on a figure. The half is fitted (Fig. 5.5).</source>
        <translation>`greedy:held=50`なら再現します。この場合のBasic Strategy 2は、すでにコマに及ぼしている影響力の半分も数えます。半分という値は合わせたものです（図5.5）。</translation>
    </message>
    <message>
        <source>None was found: tried `greedy:held=50` and beginning (cells from 82 to 84 %).</source>
        <translation>原因は見つかっていません。試したのは`greedy:held=50`と先手（セルは82〜84%）です。</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3` beginning in every game, which has the cells between 66 and 82 % that are nearest to the thesis&apos; 63 to 87 %.</source>
        <translation>原因は見つかっていません。試したのは、全局`heuristic-3`が先手で、論文の63〜87%に最も近い66〜82%のセルになります。</translation>
    </message>
    <message>
        <source>None was found: tried seats in turn (mean 62 to 64 %) and `heuristic-3:score=figures` (mean 85 % when it begins).</source>
        <translation>原因は見つかっていません。試したのは、交互の先手（平均62〜64%）と`heuristic-3:score=figures`（先手で平均85%）です。</translation>
    </message>
    <message>
        <source>seats in turn</source>
        <translation>先手は交互</translation>
    </message>
    <message>
        <source>opponent greedy:held=50, seats in turn</source>
        <translation>相手はgreedy:held=50、先手は交互</translation>
    </message>
    <message>
        <source>heuristic-3 begins</source>
        <translation>heuristic-3が先手</translation>
    </message>
    <message>
        <source>Published: three tests of 300 games, added up. %1</source>
        <translation>論文の値：300局の試験3回の合計。%1</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: it then also counts half of the influence that it already has on a figure, &quot;regardless of whether there has already got excessive points by his own&quot;. The half is fitted, as the thesis gives no number: of 25 % (97.8 % won), 50 % (93.6) and 75 % (88.4), 50 % comes nearest.</source>
        <translation>`greedy:held=50`なら再現します。この場合は、「regardless of whether there has already got excessive points by his own」のとおり、すでにコマに及ぼしている影響力の半分も数えます。論文に値がないため、半分は合わせたものです。25%（勝率97.8%）、50%（93.6）、75%（88.4）のうち、50%が最も近くなります。</translation>
    </message>
    <message>
        <source>Basic Strategy 2 against Basic Strategy 1</source>
        <translation>Basic Strategy 2対Basic Strategy 1</translation>
    </message>
    <message>
        <source>Basic Strategy 2 begins</source>
        <translation>Basic Strategy 2が先手</translation>
    </message>
    <message>
        <source>greedy:held=50, seats in turn</source>
        <translation>greedy:held=50、先手は交互</translation>
    </message>
    <message>
        <source>None was found: tried beginning (32 %), `greedy-boundary:boundary=5` (45 % when it begins), both with `greedy:held=50` (40 %), both with `greedy:ties=first` (32 %).</source>
        <translation>原因は見つかっていません。試したのは、先手（32%）、`greedy-boundary:boundary=5`（先手で45%）、両者`greedy:held=50`（40%）、両者`greedy:ties=first`（32%）です。</translation>
    </message>
    <message>
        <source>Basic Strategy 3 against Basic Strategy 2</source>
        <translation>Basic Strategy 3対Basic Strategy 2</translation>
    </message>
    <message>
        <source>Basic Strategy 3 begins</source>
        <translation>Basic Strategy 3が先手</translation>
    </message>
    <message>
        <source>boundary=5, Basic Strategy 3 begins</source>
        <translation>boundary=5、Basic Strategy 3が先手</translation>
    </message>
    <message>
        <source>both with held=50, Basic Strategy 3 begins</source>
        <translation>両者held=50、Basic Strategy 3が先手</translation>
    </message>
    <message>
        <source>The thesis prints 191 games won and 49.00 %; the tests add up to 300 with 185, which is 59.00 %. That holding tiles back until round ten helps does not reproduce: every tile of both players is needed to fill the land, and who plays more of them in a turn chooses first.</source>
        <translation>論文には191勝、49.00%とありますが、合計が300になるのは185勝のときで、59.00%です。10巡目までタイルを残すと有利だという結果は再現しません。陸を埋めるには両者のタイルがすべて必要で、1手番に多く出すほうが先に場所を選べます。</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-1` begins in every game (80 %), which the thesis does not say but its cell of equal players suggests (Fig. 5.3: 63.67 %).</source>
        <translation>全局`heuristic-1`が先手なら再現します（80%）。論文に記述はありませんが、同じプレイヤー同士のセルがそれを示唆します（図5.3：63.67%）。</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 against Basic Strategy 3</source>
        <translation>Advanced Strategy 1対Basic Strategy 3</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 begins</source>
        <translation>Advanced Strategy 1が先手</translation>
    </message>
    <message>
        <source>domain=printed, seats in turn</source>
        <translation>domain=printed、先手は交互</translation>
    </message>
    <message>
        <source>It comes back with `heuristic-1:domain=contested`, the default: as printed, the formula adds tiles to figures that are as good as won.</source>
        <translation>既定の`heuristic-1:domain=contested`なら再現します。論文の式のままだと、ほぼ獲得の決まったコマにタイルを足します。</translation>
    </message>
    <message>
        <source>The printed domain term does not reproduce the figure; we take it for a misprint of minus the distance of the two players&apos; influence, which does.</source>
        <translation>論文の領域の項では図が再現しません。両者の影響力の差に負号をつけたものの誤植とみなすと、再現します。</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-2:ties=first` begins in every game against `heuristic-1:ties=first` (70 %). The thesis says neither, but its cell of equal players suggests that the tested one began (Fig. 5.3: 63.67 %).</source>
        <translation>全局`heuristic-2:ties=first`が先手で、相手が`heuristic-1:ties=first`なら再現します（70%）。論文にどちらの記述もありませんが、同じプレイヤー同士のセルは、試験対象が先手だったことを示唆します（図5.3：63.67%）。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Advanced Strategy 1</source>
        <translation>Advanced Strategy 2対Advanced Strategy 1</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 begins</source>
        <translation>Advanced Strategy 2が先手</translation>
    </message>
    <message>
        <source>ties=first, Advanced Strategy 2 begins</source>
        <translation>ties=first、Advanced Strategy 2が先手</translation>
    </message>
    <message>
        <source>two Advanced Strategy 1, the first begins</source>
        <translation>Advanced Strategy 1同士、1人目が先手</translation>
    </message>
    <message>
        <source>keep=meant, seats in turn</source>
        <translation>keep=meant、先手は交互</translation>
    </message>
    <message>
        <source>That keep-in-hand helps does not reproduce. As printed it only puts the tiles of a turn in order, because all are played (`heuristic-2:keep=printed`); where it does keep fast tiles in the hand (`heuristic-2:keep=meant`) it harms.</source>
        <translation>手札に残すと有利だという結果は再現しません。論文のとおりだと、タイルをすべて出すため、手番の中の順番が変わるだけです（`heuristic-2:keep=printed`）。実際に速攻タイルを手札に残すと（`heuristic-2:keep=meant`）、不利になります。</translation>
    </message>
    <message>
        <source>Most of the thesis&apos; 72.4 % is what beginning brings to equal players (68 %).</source>
        <translation>論文の72.4%の大部分は、同じプレイヤー同士でも先手で得られる分（68%）です。</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3:score=figures`, 69.2 % of 2,000 games, and beginning; this is the nearest.</source>
        <translation>原因は見つかっていません。試したのは`heuristic-3:score=figures`（2,000局の69.2%）と先手で、これが最も近い値です。</translation>
    </message>
    <message>
        <source>It comes nearest with `heuristic-3:score=kinds`, the default, when both players begin in turn.</source>
        <translation>既定の`heuristic-3:score=kinds`で、先手が交互のとき、最も近くなります。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 2</source>
        <translation>Advanced Strategy 3対Advanced Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 begins</source>
        <translation>Advanced Strategy 3が先手</translation>
    </message>
    <message>
        <source>score=figures, seats in turn</source>
        <translation>score=figures、先手は交互</translation>
    </message>
    <message>
        <source>The thesis prints 187 games won in the third test; 188 adds up to 300 and to its 60.78 %. Its tests cannot all have had the same seats: Fig. 5.8 comes back only when the tested player begins, Fig. 5.9 only when both do.</source>
        <translation>論文には3回目の試験で187勝とありますが、合計が300になり60.78%に合うのは188勝です。試験の席がすべて同じだったとは考えられません。図5.8は試験対象が先手のときだけ、図5.9は先手が交互のときだけ再現します。</translation>
    </message>
    <message>
        <source>MiniMax that knows the other hand against Advanced Strategy 3, by depth</source>
        <translation>相手の手札を知るMiniMax対Advanced Strategy 3、深さごと</translation>
    </message>
    <message>
        <source>Depth counts turns, the player&apos;s own included. Published: all turns searched without pruning, in Python, 5 minutes for 300 games and 21 hours for 3; at depth 5 the first game was stopped after 64,800 s. Ours prunes, and searches the 12 most promising turns of each position (`minimax:width=12`). %1</source>
        <translation>深さは自分の手番を含む手番の数です。論文の値：Pythonで枝刈りなしに全手番を探索し、300局に5分、3局に21時間。深さ5では、最初の局が64,800秒で打ち切られました。Parlourは枝刈りをし、局面ごとに最も有望な12通りの手番を探索します（`minimax:width=12`）。%1</translation>
    </message>
    <message>
        <source>%1, time of a game</source>
        <translation>%1、1局の時間</translation>
    </message>
    <message>
        <source>At depth 1 MiniMax values the tiles of a turn together, Advanced Strategy 3 one after the other; the thesis takes them for the same player. That looking ahead helps rests on three games there, and holds here.</source>
        <translation>深さ1では、MiniMaxは手番のタイルをまとめて評価し、Advanced Strategy 3は1枚ずつ評価します。論文は両者を同じプレイヤーとみなしています。先読みが有利だという結果は、論文では3局によるものですが、ここでも成り立ちます。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against people</source>
        <translation>Advanced Strategy 3対人</translation>
    </message>
    <message>
        <source>Advanced Strategy 4 against people</source>
        <translation>Advanced Strategy 4対人</translation>
    </message>
    <message>
        <source>People against Advanced Strategy 3 and 4</source>
        <translation>人対Advanced Strategy 3と4</translation>
    </message>
    <message>
        <source>Published: two people who had played once before, three games each against Advanced Strategy 3 (33.3 and 66.7 %), two games of one of them against Advanced Strategy 4 (100 %). The thesis does not say whose percentages these are; its discussion speaks of its players as the winners. Ours: games that other people played at this computer, by any rules for two, so the figures may differ.</source>
        <translation>論文の値：1度だけプレイしたことのある2人が、Advanced Strategy 3と3局ずつ（33.3%と66.7%）、うち1人がAdvanced Strategy 4と2局（100%）。誰の勝率かは書かれておらず、論文の考察では論文のプレイヤーの勝ちとされています。Parlour：このコンピューターでの人の局で、2人用ならルールを問いません。数値は異なることがあります。</translation>
    </message>
</context>
<context>
    <name>ExperimentsTab</name>
    <message>
        <source>Runs so far</source>
        <translation>これまでの実行</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>論文の表と図</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>論文全体</translation>
    </message>
    <message>
        <source>The whole paper at once</source>
        <translation>論文全体をまとめて</translation>
    </message>
    <message>
        <source>Runs every table and figure of the paper, one after another. What is complete is shown while the rest runs.</source>
        <translation>論文の表と図をすべて、順番に実行します。終わったものは、残りの実行中にも表示されます。</translation>
    </message>
    <message>
        <source>chances of %1</source>
        <translation>%1の勝率予想</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>予想した勝率と実際の勝率</translation>
    </message>
    <message>
        <source>Do the chances that a player tells come true?</source>
        <translation>プレイヤーの予想する勝率は当たるでしょうか？</translation>
    </message>
</context>
<context>
    <name>FigureChooser</name>
    <message>
        <source>Which figure?</source>
        <translation>どのコマですか？</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1〜%2</translation>
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
        <translation>正確さ %1</translation>
    </message>
    <message>
        <source>Mean cost of a decision</source>
        <translation>1手あたりの平均損失</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>配る前</translation>
    </message>
    <message>
        <source>Luck, give or take %1</source>
        <translation>運（誤差±%1）</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>自分のプレイ</translation>
    </message>
    <message>
        <source>Play of the other players</source>
        <translation>ほかの人のプレイ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Every decision is judged by what its player could know.</source>
        <translation>どの手も、その人が知りえたことだけをもとに評価しています。</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>さらに検討する</translation>
    </message>
    <message>
        <source>Save as page...</source>
        <translation>ページとして保存…</translation>
    </message>
    <message>
        <source>Save as data...</source>
        <translation>データとして保存…</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>誰の数値か</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>この回</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>対戦全体</translation>
    </message>
    <message>
        <source>%1 of %2 deals looked at</source>
        <translation>%2回中%1回を検討済み</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>この回</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at</source>
        <translation>%2回中%1回を検討済み</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a saved game</source>
        <translation>保存したゲームを開く</translation>
    </message>
    <message>
        <source>Saved games (*.parlour)</source>
        <translation>保存したゲーム (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>このゲームを保存</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>地図を開く</translation>
    </message>
    <message>
        <source>Maps (*.json)</source>
        <translation>地図 (*.json)</translation>
    </message>
    <message>
        <source>Save the review as a page</source>
        <translation>振り返りをページとして保存</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>ページ (*.html)</translation>
    </message>
    <message>
        <source>Save the review as data</source>
        <translation>振り返りをデータとして保存</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>データ (*.json)</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>この局面を保存</translation>
    </message>
    <message>
        <source>Save the decisions as a table</source>
        <translation>手の評価を表として保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>ファイルを開けません：%1</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation>ファイルの大きさが%1バイトを超えています</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み込めません：%1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>ファイルに書き込めません：%1</translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation>ファイルの名前を変更できません：%1</translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation>JSONではありません</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>この項目がありません</translation>
    </message>
    <message>
        <source>Expected whole numbers</source>
        <translation>ここには整数が必要です</translation>
    </message>
    <message>
        <source>Expected a whole number</source>
        <translation>ここには整数が必要です</translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation>ここにはtrueかfalseが必要です</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>ここには数値が必要です</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>The folder cannot be created: %1</source>
        <translation>フォルダーを作成できません：%1</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>ここにはオブジェクトが必要です</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>ここにはリストが必要です</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>ここには文字列が必要です</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation>ここには%1から%2までの整数が必要です</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>知らない名前です</translation>
    </message>
    <message>
        <source>This is not a saved game of Parlour</source>
        <translation>Parlourで保存したゲームではありません</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Parlour (format %1; this program reads up to format %2)</source>
        <translation>より新しいParlourのファイルです（形式バージョン%1。このプログラムで読めるのはバージョン%2まで）</translation>
    </message>
    <message>
        <source>There are more scores than players</source>
        <translation>得点の数がプレイヤーの人数を超えています</translation>
    </message>
    <message>
        <source>This is not a table of Q-values</source>
        <translation>Q値の表ではありません</translation>
    </message>
    <message>
        <source>This program cannot read files of this version</source>
        <translation>このバージョンのファイルは、このプログラムでは読めません</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1は%2から%3までの数値ではありません</translation>
    </message>
    <message>
        <source>The file has %1 bytes instead of %2</source>
        <translation>ファイルの大きさは%2バイトのはずですが、%1バイトです</translation>
    </message>
    <message>
        <source>The file is damaged: its checksum is wrong</source>
        <translation>ファイルが壊れています：チェックサムが一致しません</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
    <message>
        <source>These numbers should rise</source>
        <translation>ここの数値は小さい順でなければなりません</translation>
    </message>
    <message>
        <source>Expected a number in range</source>
        <translation>ここには範囲内の数値が必要です</translation>
    </message>
    <message>
        <source>This text is too long</source>
        <translation>テキストが長すぎます</translation>
    </message>
    <message>
        <source>There are too many entries</source>
        <translation>項目が多すぎます</translation>
    </message>
    <message>
        <source>Expected a number for each seat</source>
        <translation>席ごとに数値が1つずつ必要です</translation>
    </message>
    <message>
        <source>Expected a context and a text</source>
        <translation>ここにはコンテキストとテキストが必要です</translation>
    </message>
    <message>
        <source>Luck and skill do not add up to the result</source>
        <translation>運と腕前の合計が結果と一致しません</translation>
    </message>
    <message>
        <source>This does not fit the moves</source>
        <translation>手の記録と合いません</translation>
    </message>
    <message>
        <source>The best move must come first</source>
        <translation>最善手を先頭に置いてください</translation>
    </message>
    <message>
        <source>Another seat is to move</source>
        <translation>手番は別の席です</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>2回指定されています</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>%1が必要です</translation>
    </message>
    <message>
        <source>There are more than %1 deals</source>
        <translation>ディールが%1回を超えています</translation>
    </message>
    <message>
        <source>There are more deals than were played before</source>
        <translation>ディールの数が、これまでにプレイされた数を超えています</translation>
    </message>
    <message>
        <source>Expected at least two entries</source>
        <translation>少なくとも2つの項目が必要です</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>複数人</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>%1 to %2 against %3</source>
        <translation>%1対%2（相手：%3）</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>ディール%1</translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>戻した手%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>ゲーム%1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message numerus="yes">
        <source>tutor, %n question(s)</source>
        <translation>
            <numerusform>コーチの質問%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>French cards</name>
    <message>
        <source>two of clubs</source>
        <translation>クラブの2</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>クラブの3</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>クラブの4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>クラブの5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>クラブの6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>クラブの7</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>クラブの8</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>クラブの9</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>クラブの10</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>クラブのジャック</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ダイヤの2</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ダイヤの3</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ダイヤの4</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ダイヤの5</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ダイヤの6</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ダイヤの7</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ダイヤの8</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ダイヤの9</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ダイヤの10</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ダイヤのジャック</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ダイヤのクイーン</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ダイヤのエース</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>ハートの2</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>ハートの3</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>ハートの4</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>ハートの5</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>ハートの6</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>ハートのジャック</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>ハートのクイーン</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>スペードの2</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>スペードの3</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>スペードの4</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>スペードの5</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>スペードの6</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>スペードの7</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>スペードの8</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>スペードの9</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>スペードの10</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>スペードのクイーン</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>スペードのキング</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>スペードのエース</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>pair of threes</source>
        <translation>3のペア</translation>
    </message>
    <message>
        <source>pair of fours</source>
        <translation>4のペア</translation>
    </message>
    <message>
        <source>pair of fives</source>
        <translation>5のペア</translation>
    </message>
    <message>
        <source>pair of sixes</source>
        <translation>6のペア</translation>
    </message>
    <message>
        <source>pair of sevens</source>
        <translation>7のペア</translation>
    </message>
    <message>
        <source>pair of eights</source>
        <translation>8のペア</translation>
    </message>
    <message>
        <source>pair of nines</source>
        <translation>9のペア</translation>
    </message>
    <message>
        <source>pair of tens</source>
        <translation>10のペア</translation>
    </message>
    <message>
        <source>pair of jacks</source>
        <translation>ジャックのペア</translation>
    </message>
    <message>
        <source>pair of queens</source>
        <translation>クイーンのペア</translation>
    </message>
    <message>
        <source>pair of kings</source>
        <translation>キングのペア</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>エースのペア</translation>
    </message>
    <message>
        <source>pair of twos</source>
        <translation>2のペア</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3のカード</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4のカード</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5のカード</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6のカード</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7のカード</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8のカード</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9のカード</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10のカード</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2のカード</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの2</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの3</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの7</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの8</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの9</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブの10</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブのジャック</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>in a sentence</comment>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの2</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの3</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの4</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの5</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの6</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの7</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの8</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの9</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤの10</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤのジャック</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤのクイーン</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>in a sentence</comment>
        <translation>ダイヤのエース</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの2</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの3</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの4</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの5</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの6</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートのジャック</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートのクイーン</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>in a sentence</comment>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの2</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの3</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの4</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの5</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの6</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの7</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの8</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの9</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードの10</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードのクイーン</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードのキング</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>in a sentence</comment>
        <translation>スペードのエース</translation>
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
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>GameOffer</name>
    <message>
        <source>Level 1 of %1.</source>
        <translation>レベル1／全%1。</translation>
    </message>
    <message>
        <source>Level %1 of %2: wins %3 of 100 games against level %4.</source>
        <translation>レベル%1／全%2：レベル%4に100回中%3回勝ちます。</translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation>いかさまあり</translation>
    </message>
    <message>
        <source>From the paper: %1</source>
        <translation>論文より：%1</translation>
    </message>
    <message>
        <source>Stand-ins for programs only described</source>
        <translation>論文に説明だけあるプログラムの代役</translation>
    </message>
    <message>
        <source>Levels and champions</source>
        <translation>レベルとチャンピオン</translation>
    </message>
    <message>
        <source>%1, section %2</source>
        <translation>%1、§%2</translation>
    </message>
    <message>
        <source>A player of the paper: %1.</source>
        <translation>論文のプレイヤー：%1。</translation>
    </message>
    <message>
        <source>Our stand-in for a program that the paper only describes: %1.</source>
        <translation>論文に説明だけあるプログラムの、Parlourによる代役：%1。</translation>
    </message>
    <message>
        <source>Our player, after an idea of the paper: %1.</source>
        <translation>論文の着想に基づく、Parlourのプレイヤー：%1。</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1: watching</source>
        <translation>%1を観戦中</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1（相手：%2）</translation>
    </message>
    <message>
        <source>saved today at %1</source>
        <translation>今日%1に保存</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>%1に保存</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Briscola</source>
        <translation>ブリスコラ</translation>
    </message>
    <message>
        <source>Italian cards: catch the aces and the threes</source>
        <translation>イタリアのカードで、エースと3を奪い合う</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2〜4人</translation>
    </message>
    <message>
        <source>Big Two</source>
        <translation>ビッグツー</translation>
    </message>
    <message>
        <source>Be first to shed all thirteen cards</source>
        <translation>13枚の手札を誰よりも早く出し切る</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>Doudizhu</source>
        <translation>闘地主</translation>
    </message>
    <message>
        <source>Two peasants against one landlord</source>
        <translation>2人の農民が、1人の地主に挑む</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>ユーカー</translation>
    </message>
    <message>
        <source>Partners, five tricks and two mighty jacks</source>
        <translation>5トリックのペア戦、2枚のジャックが最強</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>サムライ</translation>
    </message>
    <message>
        <source>Win towns, temples and rice across old Japan</source>
        <translation>いにしえの日本で、町と寺と米を手に入れる</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2</source>
        <translation>「%1」というゲームはありません。あるのは：%2</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>対戦一覧</translation>
    </message>
    <message>
        <source>No game waits to be continued.</source>
        <translation>続きを遊べるゲームはありません。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1の名前を変更</translation>
    </message>
    <message>
        <source>Name and keep %1</source>
        <translation>%1に名前を付けて保存</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>%1を投了する</translation>
    </message>
    <message>
        <source>Really give up?</source>
        <translation>本当に投了しますか？</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終わったゲーム</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <source>Choose a game to replay it, to play its deal again or to share it, or review what each decision cost. The last %1 games of each type are kept.</source>
        <translation>ゲームを選ぶと、リプレイ、同じディールでの再戦、共有のほか、1手ごとの損失の振り返りができます。ゲームの種類ごとに、最近の%1回分が残ります。</translation>
    </message>
</context>
<context>
    <name>GoToSpace</name>
    <message>
        <source>Go to space</source>
        <translation>マスへ移動</translation>
    </message>
</context>
<context>
    <name>HandChoice</name>
    <message>
        <source>The others are shuffled and drawn later, one for each tile that you play.</source>
        <translation>残りのタイルはよく混ぜ、あとで1枚出すごとに1枚引きます。</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>おまかせ</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thoughts</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The hint sees only what you see.</source>
        <translation>ヒントに見えるのは、あなたに見えるものだけです。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>この手にする</translation>
    </message>
    <message>
        <source>Chances, from what was played and what was not</source>
        <translation>出されたカードと出されなかったカードからの見込み</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>どう出すか</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>誰が何を持つか</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>After the next move, its player&apos;s thoughts appear here.</source>
        <translation>次の手のあと、そのプレイヤーの考えがここに出ます。</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn.</source>
        <translation>あなたの番になると、ヒントが出ます。</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>勝ちは確実</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>負けたも同然</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>この勝負は勝てます。</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>勝ち目はありませんが、粘りましょう。</translation>
    </message>
    <message>
        <source>First look, looking deeper...</source>
        <translation>最初の見立て、さらに検討中…</translation>
    </message>
    <message>
        <source>Looking deeper...</source>
        <translation>さらに検討中…</translation>
    </message>
    <message>
        <source>Final advice</source>
        <translation>最終的な助言</translation>
    </message>
    <message>
        <source>Play this instead?</source>
        <translation>この手に変えますか？</translation>
    </message>
</context>
<context>
    <name>Italian cards</name>
    <message>
        <source>two of cups</source>
        <translation>カップの2</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>カップの4</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>カップの5</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>カップの6</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>カップの7</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>カップの歩兵</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>カップの騎士</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>カップの王</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>カップの3</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>カップのエース</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>コインの2</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>コインの4</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>コインの5</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>コインの6</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>コインの7</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>コインの歩兵</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>コインの騎士</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>コインの王</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>コインの3</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>コインのエース</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>剣の2</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>剣の4</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>剣の5</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>剣の6</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>剣の7</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>剣の歩兵</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>剣の騎士</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>剣の王</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>剣の3</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>剣のエース</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>棍棒の2</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>棍棒の4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>棍棒の5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>棍棒の6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>棍棒の7</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>棍棒の歩兵</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>棍棒の騎士</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>棍棒の王</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>棍棒の3</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>棍棒のエース</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>two of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの2</translation>
    </message>
    <message>
        <source>four of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの4</translation>
    </message>
    <message>
        <source>five of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの5</translation>
    </message>
    <message>
        <source>six of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの6</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの7</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの歩兵</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの騎士</translation>
    </message>
    <message>
        <source>king of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの王</translation>
    </message>
    <message>
        <source>three of cups</source>
        <comment>in a sentence</comment>
        <translation>カップの3</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <comment>in a sentence</comment>
        <translation>カップのエース</translation>
    </message>
    <message>
        <source>two of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの2</translation>
    </message>
    <message>
        <source>four of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの4</translation>
    </message>
    <message>
        <source>five of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの5</translation>
    </message>
    <message>
        <source>six of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの6</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの7</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの歩兵</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの騎士</translation>
    </message>
    <message>
        <source>king of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの王</translation>
    </message>
    <message>
        <source>three of coins</source>
        <comment>in a sentence</comment>
        <translation>コインの3</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <comment>in a sentence</comment>
        <translation>コインのエース</translation>
    </message>
    <message>
        <source>two of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の2</translation>
    </message>
    <message>
        <source>four of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の4</translation>
    </message>
    <message>
        <source>five of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の5</translation>
    </message>
    <message>
        <source>six of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の6</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の7</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の歩兵</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の騎士</translation>
    </message>
    <message>
        <source>king of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の王</translation>
    </message>
    <message>
        <source>three of swords</source>
        <comment>in a sentence</comment>
        <translation>剣の3</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <comment>in a sentence</comment>
        <translation>剣のエース</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の2</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の7</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の歩兵</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の騎士</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の王</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒の3</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒のエース</translation>
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
        <translation>歩兵</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
</context>
<context>
    <name>KeepSheet</name>
    <message>
        <source>Save this game</source>
        <translation>このゲームを保存</translation>
    </message>
    <message>
        <source>You have an unfinished game</source>
        <translation>終わっていないゲームがあります</translation>
    </message>
    <message>
        <source>Keep it as</source>
        <translation>保存する名前</translation>
    </message>
    <message>
        <source>You find kept games under Games. A game you give up is counted as given up.</source>
        <translation>保存したゲームは「対戦一覧」にあります。投了したゲームは、投了として記録されます。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>play the card at that place</source>
        <translation>その位置のカードを出す</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>カードの間を移動する</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, スペース</translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation>カードを出す、ボタンを押す</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>次の項目に移る</translation>
    </message>
    <message>
        <source>tricks so far</source>
        <translation>これまでのトリック</translation>
    </message>
    <message>
        <source>when watching: pause, one step, faster, slower, open hands</source>
        <translation>観戦中：一時停止、一手進める、速く、遅く、手札の公開</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>効果音のオン、オフ</translation>
    </message>
    <message>
        <source>menu of the table</source>
        <translation>テーブルのメニュー</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>open a saved game, save this one</source>
        <translation>保存したゲームを開く、このゲームを保存する</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl+0</source>
        <translation>Ctrl+ホイール, Ctrl+0</translation>
    </message>
    <message>
        <source>size of the cards</source>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Samurai: choose a tile, or a figure to place</source>
        <translation>サムライ：タイル、または置くコマを選ぶ</translation>
    </message>
    <message>
        <source>Samurai: go to a space by its letter and number</source>
        <translation>サムライ：文字と数字でマスへ移動</translation>
    </message>
    <message>
        <source>Backspace, E</source>
        <translation>Backspace, E</translation>
    </message>
    <message>
        <source>Samurai: zoom in and out, the whole chart</source>
        <translation>サムライ：拡大、縮小、地図全体</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: the next play with the raised cards</source>
        <translation>ビッグツー、闘地主：選んだカードを含む次の手</translation>
    </message>
    <message>
        <source>Big Two: classes of the cards; Euchre: claim the rest</source>
        <translation>ビッグツー：カードのクラス、ユーカー：残りを宣言</translation>
    </message>
    <message>
        <source>Doudizhu: cards still out; Euchre: who may hold which card</source>
        <translation>闘地主：まだ出ていないカード、ユーカー：誰がどのカードを持っていそうか</translation>
    </message>
    <message>
        <source>Euchre: a bid, pass, go alone</source>
        <translation>ユーカー：ビッド、パス、単独プレイ</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>戻す、進める</translation>
    </message>
    <message>
        <source>Samurai: take back a step, end the turn</source>
        <translation>サムライ：1手戻す、手番を終える</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation>ヒント、観戦中は思考</translation>
    </message>
    <message>
        <source>in the hint: who may hold what</source>
        <translation>ヒントの表示中：誰が何を持っていそうか</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>in a replay: to its beginning, to its end</source>
        <translation>リプレイ中：最初へ、最後へ</translation>
    </message>
    <message>
        <source>in a review: the next mistake, the one before</source>
        <translation>振り返り中：次のミス、前のミス</translation>
    </message>
    <message>
        <source>close, back; in a first game: stop explaining</source>
        <translation>閉じる、戻る、説明つきの最初の1回では説明を終える</translation>
    </message>
    <message>
        <source>Ctrl+Page up, Ctrl+Page down</source>
        <translation>Ctrl+Page Up, Ctrl+Page Down</translation>
    </message>
    <message>
        <source>in a replay or review of a match: the deal before, the next one</source>
        <translation>対戦のリプレイ中や振り返り中：前の回、次の回</translation>
    </message>
    <message>
        <source>on the start screen: the laboratory</source>
        <translation>スタート画面：実験室</translation>
    </message>
    <message>
        <source>in a review: learn from your mistakes; then N and Shift+N: the next one, the one before</source>
        <translation>振り返り中：ミスから学ぶ。その後はNで次、Shift+Nで前のミス</translation>
    </message>
    <message>
        <source>Esc, W, Ctrl+Enter</source>
        <translation>Esc, W, Ctrl+Enter</translation>
    </message>
    <message>
        <source>at the tutor&apos;s question: take back, show why, play anyway</source>
        <translation>コーチの質問：1手戻す、理由を見る、このままプレイ</translation>
    </message>
    <message>
        <source>in training: the next problem</source>
        <translation>トレーニング中：次の問題</translation>
    </message>
    <message>
        <source>in the laboratory: paste a position</source>
        <translation>実験室：局面を貼り付ける</translation>
    </message>
    <message>
        <source>training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>review a game that is over, or what was played so far (counts as a hint)</source>
        <translation>終わったゲーム、またはここまでのプレイを振り返る（ヒントとして数える）</translation>
    </message>
    <message>
        <source>in a review: with open cards, or without</source>
        <translation>振り返り中：手札を開いて検討、または伏せて検討</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: review what was played so far (counts as a hint)</source>
        <translation>ビッグツー、闘地主：ここまでのプレイを振り返る（ヒントとして数える）</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: find a play, pass, sort the hand</source>
        <translation>ビッグツー、闘地主：手を探す、パス、手札の並べ替え</translation>
    </message>
</context>
<context>
    <name>Kinds of decision</name>
    <message>
        <source>Leading</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Answering a single card</source>
        <translation>シングルへの応手</translation>
    </message>
    <message>
        <source>Answering a pair or a triple</source>
        <translation>ペアやスリーカードへの応手</translation>
    </message>
    <message>
        <source>Answering five cards</source>
        <translation>5枚の役への応手</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>リードへの応手</translation>
    </message>
    <message>
        <source>Once the stock is empty</source>
        <translation>山札がなくなってから</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Answering an opponent</source>
        <translation>相手への応手</translation>
    </message>
    <message>
        <source>Answering your partner</source>
        <translation>味方への応手</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>ディーラーの捨て札</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>同じスートで応じる</translation>
    </message>
    <message>
        <source>Trumping or throwing</source>
        <translation>切り札を使うか捨てるか</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Placing on land</source>
        <translation>陸への配置</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>船の配置</translation>
    </message>
    <message>
        <source>Placing the ronin</source>
        <translation>浪人の配置</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Ending the turn</source>
        <translation>手番の終了</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation>実験「%1」はありません。</translation>
    </message>
    <message>
        <source>This is the report of another experiment.</source>
        <translation>これは別の実験の結果です。</translation>
    </message>
    <message>
        <source>This is the report of another match.</source>
        <translation>これは別の対戦の結果です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a word that is known here</source>
        <translation>「%1」は、ここでは使えない語です</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>大会には2人以上のプレイヤーが必要です。</translation>
    </message>
    <message>
        <source>A tournament has at most %1 players.</source>
        <translation>大会のプレイヤーは%1人までです。</translation>
    </message>
    <message>
        <source>A program of your own needs a command.</source>
        <translation>自作プログラムにはコマンドが必要です。</translation>
    </message>
    <message>
        <source>%1 is there twice: give one of them another value of a parameter.</source>
        <translation>%1が2つあります。どちらかのパラメーターを別の値にしてください。</translation>
    </message>
    <message>
        <source>A match has from %1 to %2 games.</source>
        <translation>1つの対戦は%1〜%2局です。</translation>
    </message>
    <message>
        <source>A test needs sides of the same size: a table of two or four.</source>
        <translation>検定には、両側の人数が同じ、2人か4人のゲームが必要です。</translation>
    </message>
    <message>
        <source>At a table of three the sides cannot be exchanged: deal in every seat.</source>
        <translation>3人のゲームでは両側を入れ替えられません。「すべての席」を選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot learn in this way.</source>
        <translation>%1は、この方法では学習できません。</translation>
    </message>
    <message>
        <source>Choose a number from %1 to %2.</source>
        <translation>%1から%2までの数を選んでください。</translation>
    </message>
    <message>
        <source>This is the report of another run.</source>
        <translation>これは別の実行の結果です。</translation>
    </message>
    <message>
        <source>Your player needs a name.</source>
        <translation>プレイヤーに名前を付けてください。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>この名前は長すぎます。</translation>
    </message>
    <message>
        <source>Choose a player that tells chances.</source>
        <translation>勝率を予想するプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Choose %1 players at most.</source>
        <translation>選べるプレイヤーは%1人までです。</translation>
    </message>
</context>
<context>
    <name>LaboratoryPage</name>
    <message>
        <source>Tournament</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>実験室</translation>
    </message>
    <message>
        <source>Part of the laboratory</source>
        <translation>実験室の項目</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
</context>
<context>
    <name>LearningForm</name>
    <message>
        <source>Who learns</source>
        <translation>学習するプレイヤー</translation>
    </message>
    <message>
        <source>How</source>
        <translation>学習方法</translation>
    </message>
    <message>
        <source>It plays against itself and writes into a table what each card was worth.</source>
        <translation>自分自身と対戦し、それぞれのカードの価値を表に書き込みます。</translation>
    </message>
    <message>
        <source>Variants that win more games have more children, with numbers mixed from both parents.</source>
        <translation>よく勝つ変種ほど、多くの子を残します。子の数値は両方の親から混ぜ合わせます。</translation>
    </message>
    <message>
        <source>Variants around the player are tried; the next ones are drawn around the best quarter.</source>
        <translation>プレイヤーに近い変種を試し、成績のよい4分の1をもとに次の変種を作ります。</translation>
    </message>
    <message>
        <source>Evolution strategy</source>
        <translation>進化戦略</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>遺伝的アルゴリズム</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q学習</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>世代数</translation>
    </message>
    <message>
        <source>Variants of a generation</source>
        <translation>1世代あたりの変種数</translation>
    </message>
    <message>
        <source>Games of a variant</source>
        <translation>1変種あたりの局数</translation>
    </message>
    <message>
        <source>Each plays against the player as it is.</source>
        <translation>どの変種も、元のままのプレイヤーと対戦します。</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>学習に使う局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>シードが同じなら、ディールも結果も同じになります。</translation>
    </message>
    <message>
        <source>Games of the comparison</source>
        <translation>比較の局数</translation>
    </message>
    <message>
        <source>At the end, on new deals.</source>
        <translation>最後に、新しいディールで比べます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>A network learns which cards MiniMax plays. This needs PyTorch and NumPy for Python 3.</source>
        <translation>MiniMaxがどのカードを出すかを、ニューラルネットワークが学びます。Python 3のPyTorchとNumPyが必要です。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ニューラルネットワーク</translation>
    </message>
    <message>
        <source>Its table</source>
        <translation>学習する表</translation>
    </message>
    <message>
        <source>Hands that differ only in the names of the suits share a row: it learns sooner.</source>
        <translation>スートの名前だけが違う手札は、表の同じ行にまとめます。早く学べます。</translation>
    </message>
    <message>
        <source>A row for every hand, as published: millions of games, and 80 megabytes.</source>
        <translation>論文のとおり、手札ごとに1行。何百万局も必要で、80メガバイトになります。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小さい表</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>論文のとおり</translation>
    </message>
</context>
<context>
    <name>LearningTab</name>
    <message>
        <source>Training so far</source>
        <translation>これまでの学習</translation>
    </message>
    <message>
        <source>New training</source>
        <translation>新しい学習</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>自作プレイヤー</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>LearningView</name>
    <message>
        <source>All training</source>
        <translation>すべての学習</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVで保存</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>JSONで保存</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>学習した表を保存</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>学習曲線</translation>
    </message>
    <message>
        <source>What it has become</source>
        <translation>学習の成果</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % (%3 to %4) of %5 games.</source>
        <translation>%1に、%5局の%2%（%3〜%4）で勝ちます。</translation>
    </message>
    <message>
        <source>Keep it as a player of your own</source>
        <translation>自作プレイヤーとして残す</translation>
    </message>
    <message>
        <source>Name of your player</source>
        <translation>プレイヤーの名前</translation>
    </message>
    <message>
        <source>Keep the player</source>
        <translation>プレイヤーを残す</translation>
    </message>
    <message>
        <source>%1 can be chosen for new games.</source>
        <translation>新しいゲームで%1を選べます。</translation>
    </message>
    <message>
        <source>%1: %2 learns</source>
        <comment>game, player</comment>
        <translation>%1：%2の学習</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>ネットワークを保存</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>The laboratory is still at work</source>
        <translation>実験室はまだ実行中です</translation>
    </message>
    <message>
        <source>The run can go on without the window, or pause. Either way nothing is lost, and you find it in the laboratory at the next start.</source>
        <translation>ウィンドウなしで実行を続けることも、一時停止することもできます。どちらでも何も失われず、次の起動時に実験室で見られます。</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>一時停止して閉じる</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>実行を続けて閉じる</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>閉じない</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Stop explaining</source>
        <translation>説明を終える</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. Between two cards of a rank the suit decides: spades, hearts, clubs, diamonds.</source>
        <translation>いちばん強い数字は2で、エース、キング、クイーンと続き、3が最弱です。同じ数字ならスートで決まり、強い順にスペード、ハート、クラブ、ダイヤです。</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards.</source>
        <translation>誰よりも早く手札を出し切りましょう。</translation>
    </message>
    <message>
        <source>You hold the three of diamonds, so you begin, with a play that contains it: the card alone, a pair, or five cards.</source>
        <translation>ダイヤの3を持っているので、あなたから始めます。そのカードを含めて、1枚、ペア、5枚の役のどれかを出します。</translation>
    </message>
    <message>
        <source>Your two threes and a three of a kind make a full house: five cards gone at once. Click them, then Play.</source>
        <translation>2枚の3とスリーカードでフルハウスになり、一度に5枚減らせます。カードをクリックして、「出す」を押しましょう。</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of as many cards, or pass. Whoever passes is out until the round is over.</source>
        <translation>場にあるのは、%2が出した%1です。同じ枚数でより強い手を出すか、パスします。一度パスすると、そのラウンドが終わるまで出せません。</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round is yours, and you lead the next.</source>
        <translation>ほかの全員がパスしたので、このラウンドはあなたのものです。次もあなたがリードします。</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round goes to %1, who leads the next.</source>
        <translation>ほかの全員がパスしたので、このラウンドは%1のものです。次は%1がリードします。</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair or five cards, as you like. Get rid of low cards now, while nobody can ask for higher ones.</source>
        <translation>あなたのリードです。1枚でも、ペアでも、5枚の役でも、好きに出せます。場に勝つ必要のない今のうちに、弱いカードを減らしましょう。</translation>
    </message>
    <message>
        <source>Five cards can go together: a straight, a flush, a full house, four of a kind with a fifth card, or a straight flush. Each beats those before.</source>
        <translation>5枚まとめて出せるのは、ストレート、フラッシュ、フルハウス、フォーカード＋1枚、ストレートフラッシュです。どの役も、それより前の役すべてに勝ちます。</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead a pair, five cards, or your highest single.</source>
        <translation>%1は残り1枚です。リードするなら、ペアか5枚の役、1枚ならいちばん強いカードにしましょう。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Each card that you still hold at the end costs you a point.</source>
        <translation>%1は残り%2枚です。最後まで手に残ったカードは、1枚につき1点の損になります。</translation>
    </message>
    <message>
        <source>You were out first, and get a point for every card the others still hold.</source>
        <translation>あなたが最初に出し切り、ほかの人の手に残ったカード1枚につき1点を得ました。</translation>
    </message>
    <message>
        <source>You led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>%2ラウンド中%1ラウンドをあなたがリードしました。リードする人は、弱いカードを減らせます。</translation>
    </message>
    <message>
        <source>%1 was out first, and led %2 of %3 rounds: whoever leads gets rid of low cards.</source>
        <translation>%1が最初に出し切りました。リードしたのは%3ラウンド中%2ラウンドです。リードする人は、弱いカードを減らせます。</translation>
    </message>
    <message>
        <source>The %1 was left in your hand: played earlier, it would have won you the lead.</source>
        <translation>手札に%1が残りました。もっと早く出していれば、リードを取れたはずです。</translation>
    </message>
    <message>
        <source>What you still held costs a point for each card: %1.</source>
        <translation>手に残ったカードは1枚につき1点の損で、合わせて%1点です。</translation>
    </message>
    <message>
        <source>These are your cards. An ace is worth 11 points, a three 10, a king 4, a knight 3, a jack 2; the others nothing.</source>
        <translation>これがあなたの手札です。エースは11点、3は10点、王は4点、騎士は3点、歩兵は2点で、ほかは0点です。</translation>
    </message>
    <message>
        <source>There are 120 points in the deck. Take more than 60 and you win.</source>
        <translation>点は全部で120点あります。60点より多く取れば勝ちです。</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: %1. The smallest trump takes the best card of another suit.</source>
        <translation>山札の下のカードが切り札のスートを決めます。今回は%1です。いちばん弱い切り札でも、ほかのスートの最強のカードに勝てます。</translation>
    </message>
    <message>
        <source>You lead: play any card you like. With the %1 you risk nothing, it is worth no points.</source>
        <translation>あなたのリードです。好きなカードを出しましょう。%1には点がないので、取られても損はありません。</translation>
    </message>
    <message>
        <source>You lead: play any card you like. The fewer points it is worth, the less you risk.</source>
        <translation>あなたのリードです。好きなカードを出しましょう。点の低いカードほど、取られたときの損も小さくなります。</translation>
    </message>
    <message>
        <source>The %1 takes the %2: the same suit, and higher.</source>
        <translation>%1が%2に勝ちます。同じスートで、より強いからです。</translation>
    </message>
    <message>
        <source>The %1 takes the %2, for it is a trump.</source>
        <translation>%1が%2に勝ちます。切り札だからです。</translation>
    </message>
    <message>
        <source>The %1 takes the %2: it was led, and the other card is of another suit and no trump.</source>
        <translation>%1が%2に勝ちます。先にリードされたカードで、もう1枚はスートが違い、切り札でもないからです。</translation>
    </message>
    <message>
        <source>There are no points in this trick.</source>
        <translation>このトリックに点はありません。</translation>
    </message>
    <message>
        <source>You win its %1 points.</source>
        <translation>このトリックの%1点はあなたのものです。</translation>
    </message>
    <message>
        <source>%1 wins its %2 points.</source>
        <translation>このトリックの%2点は%1のものです。</translation>
    </message>
    <message>
        <source>After each trick both draw a card, the winner first, and the winner leads the next trick.</source>
        <translation>トリックが終わるたびに、取った人から順に2人とも1枚ずつ引きます。次のトリックは、取った人がリードします。</translation>
    </message>
    <message>
        <source>%1 leads the %2. You need not follow suit: play what you like.</source>
        <translation>%1が%2をリードしました。同じスートを出す必要はありません。好きなカードを出しましょう。</translation>
    </message>
    <message>
        <source>None of your cards takes it, so give away the one you need least.</source>
        <translation>これに勝てるカードはないので、いちばん要らないカードを捨てましょう。</translation>
    </message>
    <message>
        <source>It is worth %1 points, and your %2 would take it.</source>
        <translation>これは%1点のカードで、あなたの%2で取れます。</translation>
    </message>
    <message>
        <source>Your %1 would take it, but there are no points in it yet: it may be better to let it go.</source>
        <translation>あなたの%1で取れますが、まだ点がないので、見送るほうがよいかもしれません。</translation>
    </message>
    <message>
        <source>Here you see your points: %1, and %2 has %3. It is the aces and threes that decide a game.</source>
        <translation>ここに得点が出ます。あなたは%1点、%2は%3点です。勝負を決めるのはエースと3です。</translation>
    </message>
    <message>
        <source>The stock is used up: these are the last cards. %1 now holds all that you have not seen, so whoever remembers best plays best.</source>
        <translation>山札がなくなり、これが最後の手札です。まだ見ていないカードはすべて%1の手にあるので、よく覚えている人ほど有利です。</translation>
    </message>
    <message>
        <source>Sixty points each: you took %1 of the eight aces and threes, %2 took %3.</source>
        <translation>60点ずつで引き分けです。エースと3の計8枚のうち、あなたが%1枚、%2が%3枚取りました。</translation>
    </message>
    <message>
        <source>Of the eight aces and threes you took %1 and %2 took %3: the kings, knights and jacks made the difference.</source>
        <translation>エースと3の計8枚のうち、あなたが%1枚、%2が%3枚取りました。差がついたのは、王、騎士、歩兵です。</translation>
    </message>
    <message>
        <source>The aces and threes decided it: you took %1 of the eight, %2 took %3.</source>
        <translation>エースと3が勝負を決めました。計8枚のうち、あなたが%1枚、%2が%3枚取りました。</translation>
    </message>
    <message>
        <source>You took %1 of the eight aces and threes and %2 took %3, but the other cards turned it round.</source>
        <translation>エースと3の計8枚のうち、あなたが%1枚、%2が%3枚取りましたが、ほかのカードで逆転しました。</translation>
    </message>
    <message>
        <source>Your best trick was worth %1 points: the %2 took the %3.</source>
        <translation>あなたの最高のトリックは%1点で、%2で%3を取りました。</translation>
    </message>
    <message>
        <source>The dearest trick, %1 points, went to %2: the %3 took the %4.</source>
        <translation>いちばん大きい%1点のトリックは%2が取りました。%3が%4に勝っています。</translation>
    </message>
    <message>
        <source>Suits do not matter here. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>このゲームではスートは関係ありません。いちばん強いのは赤のジョーカーで、黒のジョーカー、2、エース、キングと続き、3が最弱です。</translation>
    </message>
    <message>
        <source>The highest bid makes the landlord, who gets the three cards in the middle and plays alone against the other two. The bid is the stake.</source>
        <translation>いちばん高くビッドした人が地主になり、真ん中の3枚を取って、残る2人を1人で相手にします。ビッドが賭け点になります。</translation>
    </message>
    <message>
        <source>You are the landlord: the three cards are yours, and you lead. %1 and %2 are the peasants. Be out of cards before either of them.</source>
        <translation>あなたが地主です。3枚はあなたのもので、リードもあなたからです。%1と%2が農民です。どちらよりも先に手札を出し切りましょう。</translation>
    </message>
    <message>
        <source>%1 is the landlord, takes the three cards and leads. You and %2 are the peasants: if one of you is out of cards first, you both win.</source>
        <translation>%1が地主で、3枚を取ってリードします。あなたと%2は農民です。どちらかが最初に出し切れば、2人の勝ちです。</translation>
    </message>
    <message>
        <source>You hold both jokers, the rocket: it beats everything, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>ジョーカーが2枚あり、ロケットになります。すべてに勝ち、賭け点を2倍にします。リードがほしいときまで取っておきましょう。</translation>
    </message>
    <message>
        <source>You hold a bomb, four cards of rank %1: it beats everything but a higher bomb and the rocket, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>%1が4枚そろい、爆弾になります。より強い爆弾とロケットのほかはすべてに勝ち、賭け点を2倍にします。リードがほしいときまで取っておきましょう。</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair, a triplet, alone or with a card or a pair, or a sequence of five ranks or more.</source>
        <translation>あなたのリードです。シングル、ペア、スリーカード（1枚かペアをつけてもよい）、続いた数字5枚以上の階段などを出せます。</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of the same form, or pass. Who passes may play again as soon as it is their turn.</source>
        <translation>場にあるのは、%2が出した%1です。同じ形でより強い手を出すか、パスします。パスしても、次に番が来ればまた出せます。</translation>
    </message>
    <message>
        <source>%1 is on your side: it is often right to pass.</source>
        <translation>%1は味方なので、パスがよいことも多くあります。</translation>
    </message>
    <message>
        <source>The other two have passed, so you lead again, with whatever you like.</source>
        <translation>ほかの2人がパスしたので、またあなたのリードです。好きな役を出せます。</translation>
    </message>
    <message>
        <source>The other two have passed, so %1 leads again. Whoever leads chooses the form.</source>
        <translation>ほかの2人がパスしたので、また%1のリードです。リードする人が形を選びます。</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead pairs or sequences: they cannot be followed with it.</source>
        <translation>%1は残り1枚です。リードするなら、ペアや階段にしましょう。1枚では応じられません。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Now it is worth playing high, so that %1 does not get the lead.</source>
        <translation>%1は残り%2枚です。リードを渡さないよう、強いカードを出すときです。</translation>
    </message>
    <message>
        <source>You were out of cards first, alone against two.</source>
        <translation>あなたが1人で2人を相手に、最初に出し切りました。</translation>
    </message>
    <message>
        <source>You were out of cards first, and so won for both peasants.</source>
        <translation>あなたが最初に出し切ったので、農民2人の勝ちです。</translation>
    </message>
    <message>
        <source>%1, the landlord, was out of cards first.</source>
        <translation>地主の%1が最初に出し切りました。</translation>
    </message>
    <message>
        <source>%1 was out of cards first, and so won for both peasants.</source>
        <translation>%1が最初に出し切ったので、農民2人の勝ちです。</translation>
    </message>
    <message>
        <source>The landlord led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>%2ラウンド中%1ラウンドを地主がリードしました。リードする人は、弱いカードを減らせます。</translation>
    </message>
    <message>
        <source>You still held a bomb: it would have brought you the lead once more.</source>
        <translation>爆弾がまだ残っていました。使えば、もう一度リードを取れたはずです。</translation>
    </message>
    <message>
        <source>%1 opposite is your partner: your tricks count together. The side that names the trump suit has to take three of the five.</source>
        <translation>向かいの%1はパートナーで、トリックは2人合わせて数えます。切り札を決めた組は、5トリック中3トリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>If %1 became trump, the best card would be the %2, the right bower, and the next the %3, the left bower, which is then a trump too.</source>
        <translation>%1が切り札になると、いちばん強いのは%2（ライトバウアー）、次が%3（レフトバウアー）です。レフトバウアーも切り札になります。</translation>
    </message>
    <message>
        <source>After them, and in the other suits, come ace, king, queen, jack, ten, nine.</source>
        <translation>その次は、ほかのスートと同じく、エース、キング、クイーン、ジャック、10、9の順です。</translation>
    </message>
    <message>
        <source>Shall %1 be trump? Order the card up, and they are: %2, the dealer, takes it. Or pass.</source>
        <translation>%1を切り札にするなら、オーダーアップします。ディーラーの%2がそのカードを取ります。しないならパスします。</translation>
    </message>
    <message>
        <source>You would hold %1 trumps: with a bower among them, usually enough.</source>
        <translation>切り札が%1枚になります。うち1枚がバウアーなら、たいてい十分です。</translation>
    </message>
    <message>
        <source>You would hold fewer than three trumps: passing is the safe choice.</source>
        <translation>切り札は2枚以下にしかなりません。パスが無難です。</translation>
    </message>
    <message>
        <source>Nobody wanted %1. Now each in turn may name another suit. Name one of which you hold three or more, its bowers counted; else pass.</source>
        <translation>誰も%1を選びませんでした。今度は順番に、ほかのスートを指定できます。バウアーも数えて3枚以上あるスートがあれば指定し、なければパスしましょう。</translation>
    </message>
    <message>
        <source>You made %1 trump: you and %2 are the makers.</source>
        <translation>あなたが%1を切り札にしました。あなたと%2がメーカー側です。</translation>
    </message>
    <message>
        <source>%1, your partner, made %2 trump: you two are the makers.</source>
        <translation>パートナーの%1が%2を切り札にしました。あなたたち2人がメーカー側です。</translation>
    </message>
    <message>
        <source>%1 made %2 trump: %1 and %3 are the makers.</source>
        <translation>%1が%2を切り札にしました。%1と%3がメーカー側です。</translation>
    </message>
    <message>
        <source>Three tricks bring the makers a point, all five two. If they take fewer than three, the other side gets two points.</source>
        <translation>3トリック取ればメーカー側に1点、5トリックすべてなら2点です。3トリックに届かなければ、相手の組に2点入ります。</translation>
    </message>
    <message>
        <source>You lead: play any card. Makers like to lead their high trumps first, so that nobody can trump their aces later.</source>
        <translation>あなたのリードです。どのカードでも出せます。メーカー側はふつう、後でエースを切り札で取られないよう、強い切り札からリードします。</translation>
    </message>
    <message>
        <source>You lead: play any card. Against the makers, an ace of another suit than trump is a good start.</source>
        <translation>あなたのリードです。どのカードでも出せます。メーカー側が相手のときは、切り札でないスートのエースから始めるのがよい手です。</translation>
    </message>
    <message>
        <source>%1 led %2, and you have %2: you must follow suit. The other cards wait.</source>
        <translation>%1が%2をリードしました。あなたも%2を持っているので、同じスートを出さなければなりません。ほかのカードは後で使えます。</translation>
    </message>
    <message>
        <source>%1 led %2, and you have none: play what you like. A trump takes the trick unless somebody plays a higher one.</source>
        <translation>%1が%2をリードしましたが、あなたは持っていないので、何を出してもかまいません。切り札を出せば、より強い切り札が出ないかぎりトリックを取れます。</translation>
    </message>
    <message>
        <source>You take the trick with the %1, the highest trump in it, and lead the next.</source>
        <translation>あなたがいちばん強い切り札の%1でトリックを取りました。次もあなたがリードします。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2, the highest trump in it, and leads the next.</source>
        <translation>%1がいちばん強い切り札の%2でトリックを取りました。次は%1がリードします。</translation>
    </message>
    <message>
        <source>You take the trick with the %1: the highest card of the suit led, and nobody trumped it. You lead the next.</source>
        <translation>あなたが%1でトリックを取りました。リードされたスートでいちばん強く、切り札も出なかったからです。次はあなたがリードします。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2: the highest card of the suit led, and nobody trumped it. %1 leads the next.</source>
        <translation>%1が%2でトリックを取りました。リードされたスートでいちばん強く、切り札も出なかったからです。次は%1がリードします。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have taken all so far. With all five they score two points instead of one.</source>
        <translation>丸い印は取ったトリックです。ここまではすべてメーカー側が取りました。5トリックすべて取れば、1点ではなく2点です。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have their three, and so their point. What is left changes nothing.</source>
        <translation>丸い印は取ったトリックです。メーカー側は3トリックに届き、1点を決めました。残りは結果に関係ありません。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers can no longer take three. They are euchred, and the other side scores two points.</source>
        <translation>丸い印は取ったトリックです。メーカー側はもう3トリックに届きません。ユーカーとなり、相手の組に2点入ります。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers still need some for their three. The last tricks decide it.</source>
        <translation>丸い印は取ったトリックです。メーカー側はまだ3トリックに届いていません。最後のトリックで決まります。</translation>
    </message>
    <message>
        <source>Nobody wanted to name a trump suit, so nobody scores, and the next player deals.</source>
        <translation>誰も切り札を指定しなかったので得点はなく、次の人が配ります。</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks: you took %2.</source>
        <translation>あなたの側は%1を切り札にし、必要な3トリックに対して%2トリック取りました。</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks, but took only %2.</source>
        <translation>あなたの側は%1を切り札にして3トリックが必要でしたが、%2トリックしか取れませんでした。</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: they took %2.</source>
        <translation>%3と%4は%1を切り札にし、必要な3トリックに対して%2トリック取りました。</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: you left them only %2.</source>
        <translation>%3と%4は%1を切り札にして3トリックが必要でしたが、あなたの側が%2トリックに抑えました。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower lay face down all the time.</source>
        <translation>5トリック中%1トリックを切り札が取りました。ライトバウアーはずっと伏せられたままでした。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was yours.</source>
        <translation>5トリック中%1トリックを切り札が取りました。最強の切り札、ライトバウアーはあなたの手にありました。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was in the hand of %2.</source>
        <translation>5トリック中%1トリックを切り札が取りました。最強の切り札、ライトバウアーは%2の手にありました。</translation>
    </message>
    <message>
        <source>Figures stand in the settlements, of three kinds: Buddhas, helmets and rice. Whoever has collected most of two kinds wins.</source>
        <translation>拠点には、仏像、兜、米の3種類のコマが立っています。そのうち2種類を、いちばん多く集めた人の勝ちです。</translation>
    </message>
    <message>
        <source>Little land is free beside this settlement. Choose a tile, say your %1, then a space beside it. Any other lit space will do, too.</source>
        <translation>この拠点の隣には、空いている陸のマスがわずかしかありません。タイルを選び（たとえば%1）、その隣のマスに置きましょう。光っているほかのマスでもかまいません。</translation>
    </message>
    <message>
        <source>Your influence here (%1): %2; that of %3: %4. When a tile lies on every land space beside a settlement, each figure goes to whoever has more influence on it.</source>
        <translation>ここでの影響力（%1）は、あなたが%2、%3が%4です。拠点の隣の陸のマスがすべて埋まると、コマはそれぞれ影響力の大きい人のものになります。</translation>
    </message>
    <message>
        <source>You may play one normal tile in a turn, and any number of fast ones: those with two arrows. Then end your turn, and you draw up to five tiles.</source>
        <translation>1手番に出せるのは、通常タイルが1枚、速攻タイル（矢印が2つあるもの）は何枚でもです。手番を終えると、タイルを5枚になるまで引きます。</translation>
    </message>
    <message>
        <source>A tile lies on every land space beside this settlement, so its figure leaves it (%1). Your influence was %2, that of %3 was %4.</source>
        <translation>この拠点の隣の陸のマスがすべて埋まったので、コマ（%1）が拠点を離れます。影響力は、あなたが%2、%3が%4でした。</translation>
    </message>
    <message>
        <source>You had more: the figure is yours.</source>
        <translation>あなたのほうが大きいので、コマはあなたのものです。</translation>
    </message>
    <message>
        <source>That is a tie: nobody gets the figure, and it is set aside.</source>
        <translation>同点なので、コマは誰のものにもならず、除外されます。</translation>
    </message>
    <message>
        <source>%1 had more and gets the figure.</source>
        <translation>%1のほうが大きいので、コマは%1のものです。</translation>
    </message>
    <message>
        <source>These are the figures still on the chart. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>これが地図に残っているコマです。1種類がなくなるか、4個が除外されるとゲームが終わります。</translation>
    </message>
    <message>
        <source>Your figures so far: Buddhas %1, helmets %2, rice %3. Two kinds are enough to win, so let the third go if it costs too much.</source>
        <translation>あなたのコマは今、仏像%1、兜%2、米%3です。2種類で首位なら勝てるので、残る1種類は、無理に争わずゆずりましょう。</translation>
    </message>
    <message>
        <source>You have most of at least two kinds: that wins at once.</source>
        <translation>あなたが2種類以上をいちばん多く集めたので、それだけであなたの勝ちです。</translation>
    </message>
    <message>
        <source>%1 has most of at least two kinds: that wins at once.</source>
        <translation>%1が2種類以上をいちばん多く集めたので、それだけで%1の勝ちです。</translation>
    </message>
    <message>
        <source>Only you have most of a kind: that wins.</source>
        <translation>いちばん多く集めた種類があるのはあなただけなので、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Only %1 has most of a kind: that wins.</source>
        <translation>いちばん多く集めた種類があるのは%1だけなので、%1の勝ちです。</translation>
    </message>
    <message>
        <source>Neither of you has most of more kinds, so the other figures were counted.</source>
        <translation>いちばん多く集めた種類の数が同じなので、ほかのコマの数で比べました。</translation>
    </message>
    <message>
        <source>It was closest here: %1, %2 for you and %3 for %4.</source>
        <translation>いちばんの接戦は%1で、あなたが%2個、%4が%3個でした。</translation>
    </message>
    <message>
        <source>Get rid of all your cards. One player, the landlord, is alone against the other two, the peasants, and whoever is out of cards first wins for their side.</source>
        <translation>手札を出し切りましょう。地主1人が、残る2人の農民を相手にします。最初に手札を出し切った人の側の勝ちです。</translation>
    </message>
    <message>
        <source>Jokers, twos and bombs, four cards of a rank, are what a landlord needs: with such a hand, bid high.</source>
        <translation>地主に要るのは、ジョーカー、2、それに爆弾（同じ数字の4枚）です。そういう手札なら、高くビッドしましょう。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or press Find a play. Low cards first: they win nothing later.</source>
        <translation>カードをクリックして選ぶか、「手を探す」を押しましょう。弱いカードから先に出します。残しても、後では勝てません。</translation>
    </message>
    <message>
        <source>These are your tiles. The picture says for which kind of figure a tile counts, the number how much it counts. The swords are a samurai, who counts for all three kinds.</source>
        <translation>これがあなたのタイルです。絵はどの種類のコマに効くかを、数字はその強さを表します。剣の絵は侍で、3種類すべてに効きます。</translation>
    </message>
    <message>
        <source>Point at a tile to read what it does.</source>
        <translation>タイルを指すと、その働きがわかります。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>Sees your hand</source>
        <translation>手札が見える</translation>
    </message>
    <message>
        <source>Sees everything</source>
        <translation>すべて見える</translation>
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
        <translation>第%1回</translation>
    </message>
    <message>
        <source>Accuracy: %1</source>
        <translation>正確さ：%1</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>未検討</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>第%1回</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>There is nothing to add up</source>
        <translation>合計するものがありません</translation>
    </message>
    <message>
        <source>Expected %1 players, not %2</source>
        <translation>必要なプレイヤーは%1人ですが、%2人が指定されています</translation>
    </message>
    <message>
        <source>Expected %1 totals, not %2</source>
        <translation>必要な合計点は%1人分ですが、%2人分あります</translation>
    </message>
    <message>
        <source>Only two sides can be exchanged, not %1</source>
        <translation>入れ替えられるのは2組のときだけで、%1組ではできません</translation>
    </message>
    <message>
        <source>This is a part of a different match from the first</source>
        <translation>最初のものとは別の対戦の一部です</translation>
    </message>
    <message>
        <source>Part %1 appears twice</source>
        <translation>部分%1が重複しています</translation>
    </message>
    <message>
        <source>Networks do not learn this game yet</source>
        <translation>このゲームのネットワークの学習には、まだ対応していません</translation>
    </message>
    <message>
        <source>Only two sides can be tested, not %1</source>
        <translation>検定できるのは2組のときだけで、%1組ではできません</translation>
    </message>
    <message>
        <source>A match that is tested has no parts</source>
        <translation>検定を行う対戦は、部分に分けられません</translation>
    </message>
    <message>
        <source>Sides of different sizes need --duplicate to be tested</source>
        <translation>人数の違う組の検定には--duplicateが必要です</translation>
    </message>
    <message>
        <source>This is the report of another match</source>
        <translation>これは別の対戦のレポートです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be one of: %2</source>
        <translation>「%1」は使えません。使えるのは：%2</translation>
    </message>
    <message>
        <source>Expected one number from %1 to %2</source>
        <translation>ここには%1から%2までの数値が1つ必要です</translation>
    </message>
    <message>
        <source>This must be more than elo0</source>
        <translation>elo0より大きくなければなりません</translation>
    </message>
    <message>
        <source>These counts contradict each other</source>
        <translation>これらの数は互いに矛盾しています</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;</source>
        <translation>部分「%1」はありません</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1が2つあります</translation>
    </message>
</context>
<context>
    <name>MeetingRow</name>
    <message>
        <source>%1 % (%2 to %3) of %4 games</source>
        <translation>%4局の%1%（%2〜%3）</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo rather than by %3.</source>
        <translation>%1の優位は、Elo %3ではなくElo %2とみられます。</translation>
    </message>
    <message>
        <source>%1 is not stronger by %2 Elo.</source>
        <translation>%1がElo %2だけ強いとはいえません。</translation>
    </message>
    <message>
        <source>The games were not enough to tell.</source>
        <translation>判定するには局数が足りませんでした。</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Number of a game</source>
        <translation>局の番号</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Number of a deal of the game</source>
        <translation>局の中の回の番号</translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>「%1」はカードでもパスでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must list each card once, in ascending order</source>
        <translation>「%1」には、カードを弱い順に1枚ずつ並べてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a French card</source>
        <translation>「%1」はトランプのカードではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Italian card</source>
        <translation>「%1」はイタリアのカードではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a bid nor cards nor a pass</source>
        <translation>「%1」はビッドでもカードでもパスでもありません</translation>
    </message>
    <message>
        <source>%1 is not a legal move here</source>
        <translation>%1はここでは出せません</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A combination and its cards</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>Expected %1 numbers, not %2</source>
        <translation>数値は%1個のはずですが、%2個あります</translation>
    </message>
    <message>
        <source>It is larger than what it looks at</source>
        <translation>入力より大きくなっています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>「%1」は使えません。使えるのは：%2</translation>
    </message>
    <message>
        <source>The layer is too large</source>
        <translation>層が大きすぎます</translation>
    </message>
    <message>
        <source>This is not a file of a network&apos;s weights</source>
        <translation>ネットワークの重みのファイルではありません</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>There must be %1 to %2 layers</source>
        <translation>層の数は%1から%2まででなければなりません</translation>
    </message>
    <message>
        <source>The layers need %1 bytes of weights, not %2</source>
        <translation>層に必要な重みは%1バイトですが、%2バイトあります</translation>
    </message>
    <message>
        <source>The weights are damaged</source>
        <translation>重みのデータが壊れています</translation>
    </message>
    <message>
        <source>Weight %1 is not a number</source>
        <translation>重み%1が数値ではありません</translation>
    </message>
    <message>
        <source>This network does not fit &quot;%1&quot;</source>
        <translation>このネットワークは「%1」に合いません</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>遊ぶ人</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>2人で</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>4, as partners</source>
        <translation>4（ペア戦）</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>別の似顔絵</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1のレベル</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>最初にリードする人</translation>
    </message>
    <message>
        <source>Rules and deal</source>
        <translation>ルールとディール</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>ディール番号</translation>
    </message>
    <message>
        <source>The same number deals the same cards again: to play a deal once more or to share it.</source>
        <translation>同じ番号なら、同じカードが配られます。もう一度遊んだり、人に伝えたりできます。</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>別の番号</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Deal after deal</source>
        <translation>回数を決めない</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n点まで</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対戦の長さ</translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Change portrait of %1</source>
        <translation>%1の似顔絵を変える</translation>
    </message>
    <message>
        <source>Game after game</source>
        <translation>回数を決めない</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>New to %1?</source>
        <translation>%1は初めてですか？</translation>
    </message>
    <message>
        <source>Play a first game in which every step is explained. It is under How to play later, too.</source>
        <translation>最初の1回は、一手ずつ説明を聞きながら遊べます。あとから「遊び方」でも始められます。</translation>
    </message>
    <message>
        <source>Explain it to me</source>
        <translation>説明つきで遊ぶ</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>最初の番の人</translation>
    </message>
    <message>
        <source>Rules and setup</source>
        <translation>ルールと配置</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>ゲーム番号</translation>
    </message>
    <message>
        <source>The same number sets the game up in the same way again: to play it once more or to share it.</source>
        <translation>同じ番号なら、同じ配置で始まります。もう一度遊んだり、人に伝えたりできます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation>このゲームにそのオプションはありません。あるのは：%1</translation>
    </message>
    <message>
        <source>%1 is possible only with %2 = %3</source>
        <translation>%1を選べるのは、%2 = %3のときだけです</translation>
    </message>
    <message>
        <source>This option has no value %1; it can be: %2</source>
        <translation>このオプションに値%1はありません。使えるのは：%2</translation>
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
            <numerusform>%1：%n回、1回の損失%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
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
        <translation>1部あたりの局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>シードが同じなら、ディールも結果も同じになります。</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>もう一度実行</translation>
    </message>
</context>
<context>
    <name>PaperFigures</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>ours, with its 95 % interval</source>
        <translation>Parlourの値（95%区間つき）</translation>
    </message>
    <message>
        <source>published</source>
        <translation>論文の値</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>Parlour %1</translation>
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
        <translation>論文の数値との比較</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>論文のとおり</translation>
    </message>
</context>
<context>
    <name>PaperRunView</name>
    <message>
        <source>All experiments</source>
        <translation>すべての実験</translation>
    </message>
    <message>
        <source>%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.</source>
        <translation>論文の数値%2個のうち、%1個は一致、%3個は不一致、%4個は局数不足で判定できません。</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>論文全体</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVで保存</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>JSONで保存</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>論文の表と図</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Deals that agree with what was seen, imagined for each decision</source>
        <translation>1手ごとに想定する、これまでの経過に合う配り方の数</translation>
    </message>
    <message>
        <source>Rounds of looking, each at the better half of the moves</source>
        <translation>よい半分の手に絞りながら検討する回数</translation>
    </message>
    <message>
        <source>Whether deals that explain the others&apos; moves count for more</source>
        <translation>ほかの人の手をうまく説明できる配り方ほど重く見るかどうか</translation>
    </message>
    <message>
        <source>Deals with at most so many cards left are solved, not played out</source>
        <translation>残り枚数がこれ以下の配り方は、プレイアウトせずに解く</translation>
    </message>
    <message>
        <source>Weight of what the quick rules think of a move, in thousandths</source>
        <translation>簡易ルールによる手の評価の重み（1000分の1単位）</translation>
    </message>
    <message>
        <source>How often it overlooks a move, in 100</source>
        <translation>手を見落とす割合（100回あたり）</translation>
    </message>
    <message>
        <source>How imagined deals are played out: by quick rules or at random</source>
        <translation>想定した配り方のプレイアウトの方法：簡易ルールかランダムか</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played out</source>
        <translation>想定した配り方をプレイアウトする手番の数</translation>
    </message>
    <message>
        <source>How much a win is worth, in cards or figures</source>
        <translation>勝ちの価値（カードまたはコマの数で）</translation>
    </message>
    <message>
        <source>Whether it plays sure wins without looking further</source>
        <translation>確実な勝ちがあれば、先を読まずに選ぶかどうか</translation>
    </message>
    <message>
        <source>Most plays it looks at, besides a pass</source>
        <translation>パスのほかに検討する手の上限</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played with more thought</source>
        <translation>想定した配り方で、よりよく考えてプレイする手番の数</translation>
    </message>
    <message>
        <source>How it chooses its tiles and places the figures</source>
        <translation>タイルの選び方とコマの置き方</translation>
    </message>
    <message>
        <source>Most steps or turns it looks at in a position</source>
        <translation>1つの局面で調べるステップや手番の上限</translation>
    </message>
    <message>
        <source>Walks through all its trees together</source>
        <translation>全部の木をまとめた探索回数</translation>
    </message>
    <message>
        <source>Trees that vote on the move</source>
        <translation>手を投票で決める木の数</translation>
    </message>
    <message>
        <source>How much it tries what it knows little of: the constant of UCB1, in hundredths</source>
        <translation>よく知らない手を試す度合い：UCB1の定数（100分の1単位）</translation>
    </message>
    <message>
        <source>Memory for all its trees</source>
        <translation>全部の木に使うメモリー</translation>
    </message>
    <message>
        <source>One tree for all players, or one for each</source>
        <translation>木を全員で1つにするか、プレイヤーごとに分けるか</translation>
    </message>
    <message>
        <source>Samples of the cards or tiles it does not see</source>
        <translation>見えないカードやタイルのサンプル数</translation>
    </message>
    <message>
        <source>How far its tree looks ahead, in moves or turns</source>
        <translation>木で先読みする深さ（手または手番の数）</translation>
    </message>
    <message>
        <source>Cards it knows of each opponent&apos;s hand; above 0 it cheats</source>
        <translation>相手ごとの、知っている手札の枚数。0より大きいといかさま</translation>
    </message>
    <message>
        <source>Whether each sample has a vote, or the mean decides</source>
        <translation>サンプルごとに投票するか、平均で決めるか</translation>
    </message>
    <message>
        <source>Alpha-beta; without it every line is searched, for the same values</source>
        <translation>アルファベータ法。使わないとすべての手順を調べますが、値は同じです</translation>
    </message>
    <message>
        <source>Which of several equally good moves it takes</source>
        <translation>同じくらいよい手のうち、どれを選ぶか</translation>
    </message>
    <message>
        <source>Who leads next in its tree: the winner of the trick, or each in turn</source>
        <translation>木の中で次にリードする人：トリックを取った人か、順番か</translation>
    </message>
    <message>
        <source>Whether a sampled hand may hold a card twice, as in the paper&apos;s program</source>
        <translation>論文のプログラムのように、サンプルした手札に同じカードが2枚あってもよいかどうか</translation>
    </message>
    <message>
        <source>Whether sampled hands have as many cards as the opponent, or always three</source>
        <translation>サンプルした手札の枚数：相手と同じか、いつも3枚か</translation>
    </message>
    <message>
        <source>Which cards it knows when it peeks: the first ones, or others in each sample</source>
        <translation>のぞき見るカード：最初の何枚かか、サンプルごとに別のカードか</translation>
    </message>
    <message>
        <source>Weights of its evaluation: the thesis&apos; or ours</source>
        <translation>評価の重み：論文の値か、Parlourの値か</translation>
    </message>
    <message>
        <source>What its table has learned from: the paper&apos;s deck, or games by the rules</source>
        <translation>表の学習元：論文のデッキか、ルールどおりのゲームか</translation>
    </message>
    <message>
        <source>What it plays where its table knows nothing</source>
        <translation>表に当てはまるものがないときに出す手</translation>
    </message>
    <message>
        <source>Activation function of its network</source>
        <translation>ネットワークの活性化関数</translation>
    </message>
    <message>
        <source>Units in the hidden layer of its network</source>
        <translation>ネットワークの隠れ層のユニット数</translation>
    </message>
    <message>
        <source>Which trumps its network sees marked: all, those not played, or the card turned up</source>
        <translation>ネットワークに印を付けて見せる切り札：すべて、未プレイのもの、表向きのカードのいずれか</translation>
    </message>
    <message>
        <source>Whom it asks when its network wants a card that is not in the hand</source>
        <translation>ネットワークの選んだカードが手札にないときに、何に従うか</translation>
    </message>
    <message>
        <source>Whether it goes by the order of its rules, or of the cards in the hand</source>
        <translation>ルールの順に従うか、手札のカードの順に従うか</translation>
    </message>
    <message>
        <source>Whether it uses the second rule, which the paper&apos;s program never reaches</source>
        <translation>論文のプログラムでは決して使われない2番目のルールを使うかどうか</translation>
    </message>
    <message>
        <source>Positions for each card that it may look at</source>
        <translation>1枚につき調べてよい局面の数</translation>
    </message>
    <message>
        <source>Whether it passes only when it has to, or draws a pass like any other move</source>
        <translation>やむを得ないときだけパスするか、ほかの手と同じように抽選でも選ぶか</translation>
    </message>
    <message>
        <source>What it leads: what is beaten least often, the lowest card, the most or the fewest cards</source>
        <translation>リードの選び方：最も負けにくいもの、いちばん弱いカード、枚数の最も多いもの、最も少ないもの</translation>
    </message>
    <message>
        <source>Whether it breaks up a pair to answer a single card</source>
        <translation>シングルに応えるのに、ペアを崩すかどうか</translation>
    </message>
    <message>
        <source>Whether it breaks up five cards to answer a single card although it has a pair</source>
        <translation>シングルに応えるのに、ペアがあっても5枚の役を崩すかどうか</translation>
    </message>
    <message>
        <source>Whether plays in its lists may share cards</source>
        <translation>リストの手どうしで同じカードを使ってよいかどうか</translation>
    </message>
    <message>
        <source>When it uses its winning strategy: only when it leads, or always</source>
        <translation>勝ちきる手順を使うとき：リードのときだけか、いつもか</translation>
    </message>
    <message>
        <source>What it answers while an opponent has one card: its lowest or its highest card</source>
        <translation>残り1枚の相手がいるときの応じ方：いちばん弱いカードか、いちばん強いカードか</translation>
    </message>
    <message>
        <source>How it values what is left: by the highest card, or by the sum of all cards</source>
        <translation>残りの手札の評価：いちばん強いカードによるか、すべてのカードの合計によるか</translation>
    </message>
    <message>
        <source>Among how many outputs of the network a play must be to replace a pass</source>
        <translation>パスの代わりに選ぶ手は、ネットワークの出力の上位何位までか</translation>
    </message>
    <message>
        <source>How much likelier a pass may be than a play that replaces it, in hundredths</source>
        <translation>パスを代わりの手に替えてよい、確率の倍率の上限（100分の1単位）</translation>
    </message>
    <message>
        <source>Which kickers it takes: by the value of what is left, or the lowest</source>
        <translation>つけ札の選び方：残りの手札の価値によるか、いちばん弱いものか</translation>
    </message>
    <message>
        <source>From what share of the strength left it plays high, in 100</source>
        <translation>残りの強さに占める割合がこれ以上なら強いカードを出す（100分の1単位）</translation>
    </message>
    <message>
        <source>From what chance a trick counts as won, in 100</source>
        <translation>確率がこれ以上なら、トリックを取れるとみなす（100分の1単位）</translation>
    </message>
    <message>
        <source>From what chance the last player is thought to beat the partner, in 100</source>
        <translation>確率がこれ以上なら、最後の人がパートナーに勝つとみなす（100分の1単位）</translation>
    </message>
    <message>
        <source>What it plays when the partner is losing: a card that wins, or always a high one</source>
        <translation>パートナーが負けているときに出すカード：勝てるカードか、いつも強いカードか</translation>
    </message>
    <message>
        <source>Which card it leads: its best, or its highest</source>
        <translation>リードするカード：最良のカードか、いちばん強いカードか</translation>
    </message>
    <message>
        <source>With which card it wins: the lowest or the highest that does</source>
        <translation>取るときに使うカード：勝てるうちでいちばん弱いものか、いちばん強いものか</translation>
    </message>
    <message>
        <source>Values of the cards: the thesis&apos; figure, or learned</source>
        <translation>カードの値：論文の数値か、学習した値か</translation>
    </message>
    <message>
        <source>Below what share of the strength left it plays low, in 100</source>
        <translation>残りの強さに占める割合がこれ未満なら弱いカードを出す（100分の1単位）</translation>
    </message>
    <message>
        <source>The round from which it plays fast tiles; of the heuristics in hundredths</source>
        <translation>速攻タイルを出し始める巡目。ヒューリスティックでは100分の1単位</translation>
    </message>
    <message>
        <source>How much of the influence it has already counts again, in hundredths</source>
        <translation>すでに持つ影響力をどれだけ重ねて数えるか（100分の1単位）</translation>
    </message>
    <message>
        <source>What a kind of figure loses in value once somebody has its majority, in hundredths</source>
        <translation>誰かが過半数を取った種類の価値を下げる割合（100分の1単位）</translation>
    </message>
    <message>
        <source>How influence on a figure counts: by how close it is, or as printed</source>
        <translation>コマへの影響力の数え方：接戦の度合いか、論文の式のとおりか</translation>
    </message>
    <message>
        <source>Worth of a figure, in hundredths</source>
        <translation>コマの価値（100分の1単位）</translation>
    </message>
    <message>
        <source>Whether the score adds up kinds of figures, or figures</source>
        <translation>得点を、コマの種類の数で合計するか、コマの数で合計するか</translation>
    </message>
    <message>
        <source>Whether fast tiles stay in the hand, or only come last as printed</source>
        <translation>速攻タイルを手札に残すか、論文のとおり最後に回すだけか</translation>
    </message>
    <message>
        <source>How much of a turn it weighs at a time</source>
        <translation>一度に手番のどこまでを評価するか</translation>
    </message>
    <message>
        <source>Weight of influence, in hundredths</source>
        <translation>影響力の重み（100分の1単位）</translation>
    </message>
    <message>
        <source>Weight of keeping fast tiles, in hundredths</source>
        <translation>速攻タイルを残しておく重み（100分の1単位）</translation>
    </message>
    <message>
        <source>Weight of the figures that would be captured, in hundredths</source>
        <translation>獲得されるコマの重み（100分の1単位）</translation>
    </message>
    <message>
        <source>Worth of keeping a tile of one kind, in hundredths</source>
        <translation>1種類に効くタイルを残す価値（100分の1単位）</translation>
    </message>
    <message>
        <source>Worth of keeping a samurai, in hundredths</source>
        <translation>侍を残す価値（100分の1単位）</translation>
    </message>
    <message>
        <source>Worth of keeping a ship, in hundredths</source>
        <translation>船を残す価値（100分の1単位）</translation>
    </message>
    <message>
        <source>Worth of keeping a ronin, in hundredths</source>
        <translation>浪人を残す価値（100分の1単位）</translation>
    </message>
    <message>
        <source>How bold it is: above 0 it dares more, below 0 it holds back</source>
        <translation>大胆さ：0より上なら大胆に、0より下なら控えめに打つ</translation>
    </message>
    <message>
        <source>A file with what was learned, in place of the program&apos;s own</source>
        <translation>内蔵のものの代わりに使う、学習結果のファイル</translation>
    </message>
    <message>
        <source>How much of a move&apos;s value its network tells, in 100; imagined deals tell the rest</source>
        <translation>手の価値のうちネットワークの評価が占める割合（100分の1単位）。残りは想定した配り方で決める</translation>
    </message>
    <message>
        <source>How near to what its network expects of a position it tells values, in 100</source>
        <translation>伝える値を、ネットワークが局面に期待する値へどれだけ近づけるか（100分の1単位）</translation>
    </message>
</context>
<context>
    <name>PlayStatistics</name>
    <message>
        <source>Your play</source>
        <translation>あなたのプレイ</translation>
    </message>
    <message>
        <source>Nothing yet: review a game that you have finished, and your decisions are rated here.</source>
        <translation>まだ記録がありません。終わったゲームを振り返ると、あなたの手の評価がここに表示されます。</translation>
    </message>
    <message>
        <source>accuracy, of 100</source>
        <translation>正確さ（100点満点）</translation>
    </message>
    <message>
        <source>mean cost of a decision</source>
        <translation>1手あたりの平均損失</translation>
    </message>
    <message>
        <source>decisions rated</source>
        <translation>評価した手の数</translation>
    </message>
    <message>
        <source>deals reviewed</source>
        <translation>振り返った回の数</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>正確さの推移</translation>
    </message>
    <message>
        <source>Mean cost over time</source>
        <translation>平均損失の推移</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>いちばん損をしている癖</translation>
    </message>
    <message>
        <source>No mistake of yours has become a habit.</source>
        <translation>癖になっているミスはありません。</translation>
    </message>
    <message>
        <source>Show: %1, %2</source>
        <comment>a mistake: when, and what it cost</comment>
        <translation>見る：%1、%2</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <translation>手の種類別</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>正確さ %1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>1手の損失 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>ミス%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as table...</source>
        <translation>表として保存…</translation>
    </message>
    <message>
        <source>Mean cost over time, in 100 games</source>
        <translation>平均損失の推移（100局あたり）</translation>
    </message>
    <message>
        <source>Mean cost over time, in points</source>
        <translation>平均損失の推移（点）</translation>
    </message>
</context>
<context>
    <name>PlayerLabel</name>
    <message>
        <source>%1 (%2 in the paper)</source>
        <comment>a player and the paper&apos;s word for its level</comment>
        <translation>%1（論文では%2）</translation>
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
        <translation>人間</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>This player has no parameters</source>
        <translation>このプレイヤーにパラメーターはありません</translation>
    </message>
    <message>
        <source>This player has no such parameter; it has: %1</source>
        <translation>このプレイヤーにそのパラメーターはありません。あるのは：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>「%1」は使えません。使えるのは：%2</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation>「%1」というプレイヤーはいません。いるのは：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation>「%1」は「名前=値」の形で書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from %2 to %3</source>
        <translation>「%1」は%2から%3までの整数ではありません</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>2回指定されています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2</source>
        <translation>「%1」には%2が必要です</translation>
    </message>
    <message>
        <source>A command is missing here</source>
        <translation>ここにコマンドがありません</translation>
    </message>
    <message>
        <source>The path of this file must not have a &quot;;&quot;</source>
        <translation>このファイルのパスには「;」を使えません</translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>Can be played</source>
        <translation>出せます</translation>
    </message>
</context>
<context>
    <name>PlotFiles</name>
    <message>
        <source>Save the plot as %1</source>
        <translation>グラフを%1で保存</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save the plot</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Save the plot as %1</source>
        <translation>グラフを%1で保存</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point.</source>
        <translation>矢印キーで点から点へ移動します。</translation>
    </message>
    <message>
        <source>Which plot</source>
        <translation>どのグラフ</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>グラフ：%1</translation>
    </message>
</context>
<context>
    <name>PositionTab</name>
    <message>
        <source>Lay out a deal, or paste a position or a saved game as text. At the table you make the moves for everybody, and any players tell what they would do.</source>
        <translation>ディールを並べるか、局面や保存したゲームをテキストで貼り付けます。テーブルでは全員の手をあなたが選び、好きなプレイヤーに、自分ならどうするかを聞けます。</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>テーブルへ</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>並べ直す</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Lays out the position that was copied (Ctrl+V)</source>
        <translation>コピーした局面を並べます（Ctrl+V）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n move(s) of the position can still be played.</source>
        <translation>
            <numerusform>この局面では、最初の%n手までしかプレイできません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Choose cards, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>カードを選び、置きたい場所に置きます。ほかのカードはよけ、あなたの置いたカードはその場所に残ります。</translation>
    </message>
    <message>
        <source>Choose tiles, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>タイルを選び、置きたい場所に置きます。ほかのタイルはよけ、あなたの置いたタイルはその場所に残ります。</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>ここに置く</translation>
    </message>
    <message>
        <source>Put here: %1</source>
        <translation>ここに置く：%1</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>入れ替える</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you play here: %1</source>
        <translation>ここに出すと：%1</translation>
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
        <translation>ディール番号には整数を入力してください。</translation>
    </message>
    <message>
        <source>Parlour is already running, and only a new program can do this: add --new-instance</source>
        <translation>Parlourはすでに起動しています。これは新しく起動したプログラムでしかできないので、--new-instanceをつけてください</translation>
    </message>
    <message>
        <source>This is too long to be a position.</source>
        <translation>局面としては長すぎます。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This keeps your %1 together.</source>
        <translation>これなら%1は崩れません。</translation>
    </message>
    <message>
        <source>You keep your %1, which nobody can beat.</source>
        <translation>誰にも負けない%1が残ります。</translation>
    </message>
    <message>
        <source>What is left goes out in one play.</source>
        <translation>残りは1手で出し切れます。</translation>
    </message>
    <message>
        <source>What is left goes out in %1 plays.</source>
        <translation>残りは%1手で出し切れます。</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>これに勝てるカードは、あと1枚だけです。</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>これに勝てるカードは、あと%1枚だけです。</translation>
    </message>
    <message>
        <source>Once your %1 is gone, nothing else you hold is sure to win the lead.</source>
        <translation>%1を使ってしまうと、確実にリードを取れる手がなくなります。</translation>
    </message>
    <message>
        <source>You keep your %1 for later.</source>
        <translation>これなら、%1を後に残せます。</translation>
    </message>
    <message>
        <source>You keep your %1, a trump, for later.</source>
        <translation>これなら、切り札の%1を後に残せます。</translation>
    </message>
    <message>
        <source>You keep your %1, the highest of its suit left.</source>
        <translation>これなら、%1を残せます。そのスートの残りでいちばん強いカードです。</translation>
    </message>
    <message>
        <source>You keep your %1, the highest trump left.</source>
        <translation>これなら、%1を残せます。残りでいちばん強い切り札です。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only one point.</source>
        <translation>%1は取られても、失うのは1点だけです。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only %2 points.</source>
        <translation>%1は取られても、失うのは%2点だけです。</translation>
    </message>
    <message>
        <source>Play the %1 and keep your %2 together.</source>
        <translation>%1を出しましょう。%2は崩さずにすみます。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back, and then you play the rest and win.</source>
        <translation>勝たれても、%1でリードを取り返し、続けて残りを出せば、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back.</source>
        <translation>勝たれても、%1でリードを取り返せます。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 should win the lead back.</source>
        <translation>勝たれても、%1でリードを取り返せそうです。</translation>
    </message>
    <message>
        <source>This spends your %1, which nobody can beat.</source>
        <translation>それだと、誰にも負けない%1を使ってしまいます。</translation>
    </message>
    <message>
        <source>This is easier to beat.</source>
        <translation>それだと、負けやすくなります。</translation>
    </message>
    <message>
        <source>After this you still need %1 plays to go out.</source>
        <translation>それだと、上がるまであと%1手かかります。</translation>
    </message>
    <message>
        <source>This gets rid of only one card.</source>
        <translation>それだと、1枚しか減りません。</translation>
    </message>
    <message>
        <source>This gets rid of only %1 cards.</source>
        <translation>それだと、%1枚しか減りません。</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it is hard to get rid of.</source>
        <translation>それだと、片づけにくい%1が残ります。</translation>
    </message>
    <message>
        <source>Your %1 stay behind, and they are hard to get rid of.</source>
        <translation>それだと、片づけにくい%1が残ります。</translation>
    </message>
    <message>
        <source>%1 has only one card left and may go out on it.</source>
        <translation>それだと、あと1枚の%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left and may go out on it.</source>
        <translation>それだと、あと%2枚の%1に上がられるかもしれません。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only one card left.</source>
        <translation>それだと、あと1枚の%1にリードを渡してしまいます。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only %2 cards left.</source>
        <translation>それだと、あと%2枚の%1にリードを渡してしまいます。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only one card left.</source>
        <translation>それだと、あと1枚の%1にリードを渡すかもしれません。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only %2 cards left.</source>
        <translation>それだと、あと%2枚の%1にリードを渡すかもしれません。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1.</source>
        <translation>それだと、%1にリードを渡してしまいます。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1.</source>
        <translation>それだと、%1にリードを渡すかもしれません。</translation>
    </message>
    <message>
        <source>This is higher than it needs to be.</source>
        <translation>それだと、必要以上に強いカードを使います。</translation>
    </message>
    <message>
        <source>Only a bomb can beat this play.</source>
        <translation>これに勝てるのは爆弾だけです。</translation>
    </message>
    <message>
        <source>Only the rocket can beat this play.</source>
        <translation>これに勝てるのはロケットだけです。</translation>
    </message>
    <message>
        <source>Only a bomb or the rocket can beat this play.</source>
        <translation>これに勝てるのは爆弾かロケットだけです。</translation>
    </message>
    <message>
        <source>Your sequence from %1 to %2 stays whole.</source>
        <translation>これなら、%1から%2までの階段も崩れません。</translation>
    </message>
    <message>
        <source>This breaks up your %1.</source>
        <translation>それだと、%1を崩してしまいます。</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>So close!</source>
        <translation>惜しい！</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>間一髪でした！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>Nicely done.</source>
        <translation>うまいですね。</translation>
    </message>
    <message>
        <source>Fortune favours the bold.</source>
        <translation>幸運は勇者に味方します。</translation>
    </message>
    <message>
        <source>It was worth the risk.</source>
        <translation>賭けてみる価値がありました。</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <translation>待てば報われますね。</translation>
    </message>
    <message>
        <source>I was in no hurry.</source>
        <translation>急ぎませんでしたよ。</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New deal</source>
        <translation>次のゲームを配る</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じディールで再戦</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第%1回／全%2回</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次の回を配る</translation>
    </message>
    <message>
        <source>Deal %1 of a match to %2 points</source>
        <translation>第%1回（%2点までの対戦）</translation>
    </message>
    <message>
        <source>Deal %1 with these players</source>
        <translation>この顔ぶれで第%1回</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>第%1回／全%2回</translation>
    </message>
    <message>
        <source>Game %1 with these players</source>
        <translation>この顔ぶれで第%1回</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次の回を始める</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しく始める</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>同じ配置で再戦</translation>
    </message>
</context>
<context>
    <name>ResultsPlot</name>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1勝 %3敗 %2分け</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, and how games went then</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>対戦成績の推移</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>第%1回</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Cost of a decision</source>
        <translation>1手の損失</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Own decisions</source>
        <translation>自分の判断</translation>
    </message>
    <message>
        <source>Decisions of others</source>
        <translation>ほかの人の判断</translation>
    </message>
    <message>
        <source>What each player could expect</source>
        <translation>各プレイヤーの見込みの推移</translation>
    </message>
    <message>
        <source>Cost: about %1.</source>
        <translation>損失：約%1。</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最善手：%1。</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>すべての回</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1が出したカード</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>表向きのカード</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <translation>手札の枚数：%1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>盤面</translation>
    </message>
</context>
<context>
    <name>ReviewFiles</name>
    <message>
        <source>The review was saved as %1.</source>
        <translation>振り返りを%1に保存しました。</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>振り返りを保存できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Looking...</source>
        <translation>検討中…</translation>
    </message>
    <message>
        <source>First look: %1 of %2</source>
        <translation>最初の見立て：%1/%2</translation>
    </message>
    <message>
        <source>Looking closer: %1 of %2</source>
        <translation>さらに検討中：%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>残り約%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>最初の見立て</translation>
    </message>
    <message>
        <source>Looked at closely</source>
        <translation>詳しく検討済み</translation>
    </message>
    <message>
        <source>Looked at very closely</source>
        <translation>とても詳しく検討済み</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>この手</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Review so far</source>
        <translation>ここまでの振り返り</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>Cost: about %1</source>
        <translation>損失：約%1</translation>
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
        <translation>これまでのラウンド</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>まだ何も出されていません。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How to play %1</source>
        <translation>%1の遊び方</translation>
    </message>
    <message>
        <source>Play a first game with explanations</source>
        <translation>説明つきで最初の1回を遊ぶ</translation>
    </message>
    <message>
        <source>Lessons at the table, a minute each</source>
        <translation>テーブルで学ぶ、1分ずつのレッスン</translation>
    </message>
    <message>
        <source>You took this lesson</source>
        <translation>このレッスンは済みです</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>残り%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) left</source>
        <translation>
            <numerusform>残り%n時間</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Pausing</source>
        <translation>一時停止しています</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>本当に削除しますか？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2局中%1局</translation>
    </message>
    <message>
        <source>Something has failed. What was played is kept, and Go on tries again.</source>
        <translation>何かに失敗しました。プレイした分は残してあり、「続ける」でやり直せます。</translation>
    </message>
    <message>
        <source>At work without a window</source>
        <translation>ウィンドウなしで実行中</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Save the results as a table</source>
        <translation>結果を表として保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Save the results as data</source>
        <translation>結果をデータとして保存</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>データ (*.json)</translation>
    </message>
    <message>
        <source>Save what it has learned</source>
        <translation>学習した内容を保存</translation>
    </message>
    <message>
        <source>Learned tables (*.table)</source>
        <translation>学習した表 (*.table)</translation>
    </message>
    <message>
        <source>Networks (*.net)</source>
        <translation>ネットワーク (*.net)</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>at work</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
</context>
<context>
    <name>Samurai</name>
    <message>
        <source>village</source>
        <translation>村</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>都</translation>
    </message>
    <message>
        <source>The figures of %1 are missing</source>
        <translation>%1のコマが指定されていません</translation>
    </message>
    <message>
        <source>%1 players play on the map &quot;%2&quot;</source>
        <translation>%1人のゲームで使うのは地図「%2」です</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>仏像</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>兜</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>米</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>コマの合計が最多</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>勝ちを分け合う</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初の手番の前</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) captured</source>
        <translation>
            <numerusform>獲得したコマ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1巡目</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space such as M14</source>
        <translation>「%1」はM14のようなマスの名前ではありません</translation>
    </message>
    <message>
        <source>town</source>
        <translation>町</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of this game</source>
        <translation>「%1」はこのゲームの手ではありません</translation>
    </message>
    <message>
        <source>Expected %1 of the letters b, h, r, in this order</source>
        <translation>b、h、rのうち%1文字を、この順に書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a settlement of this map</source>
        <translation>「%1」という拠点はこの地図にありません</translation>
    </message>
    <message>
        <source>There must be %1 figures &quot;%2&quot;, not %3</source>
        <translation>コマ「%2」は%1個のはずですが、%3個あります</translation>
    </message>
    <message>
        <source>Each player has %1 tiles, not %2</source>
        <translation>タイルは1人%1枚のはずですが、%2枚あります</translation>
    </message>
    <message>
        <source>No player has that many tiles %1</source>
        <translation>タイル%1は、1人の枚数より多くなっています</translation>
    </message>
    <message>
        <source>Under these options the players place the figures themselves</source>
        <translation>このルールでは、プレイヤーが自分でコマを置きます</translation>
    </message>
    <message>
        <source>Expected a list for each of %1 players</source>
        <translation>%1人それぞれのリストが必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile</source>
        <translation>「%1」はタイルではありません</translation>
    </message>
    <message>
        <source>Leads in two kinds of figure or more</source>
        <translation>2種類以上で首位</translation>
    </message>
    <message>
        <source>The only one to lead in a kind of figure</source>
        <translation>ただ1人、首位の種類がある</translation>
    </message>
    <message>
        <source>Most figures of the other kinds</source>
        <translation>ほかの種類のコマが最多</translation>
    </message>
    <message>
        <source>Leads in more kinds of figure</source>
        <translation>首位の種類が最多</translation>
    </message>
    <message>
        <source>Tiles of %1, in the order of drawing</source>
        <translation>%1のタイル（引く順）</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>最初の番の人</translation>
    </message>
</context>
<context>
    <name>Samurai drawback thoughts</name>
    <message>
        <source>This leaves %1 that %0 can capture now.</source>
        <translation>それだと、%0が今獲得できる%1を残してしまいます。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which %0 can capture now.</source>
        <translation>それだと、%0が今獲得できる%2の%1を残してしまいます。</translation>
    </message>
    <message>
        <source>This gives up the lead for %1 of %2.</source>
        <translation>それだと、%2の%1での優勢を手放してしまいます。</translation>
    </message>
    <message>
        <source>After this, %1 may still catch %0 for %2 of %3.</source>
        <translation>それだと、%3の%2で、%0はまだ%1に追いつかれるかもしれません。</translation>
    </message>
    <message>
        <source>This leaves %0 only %1 ahead for %2 of %3.</source>
        <translation>それだと、%3の%2で%0が優勢でも、差は%1だけです。</translation>
    </message>
    <message>
        <source>This leaves %0 %1 behind for %2 of %3.</source>
        <translation>それだと、%3の%2では%0が%1の差で劣勢です。</translation>
    </message>
    <message>
        <source>This brings neither figure to where %0 leads.</source>
        <translation>それだと、どちらのコマも%0が優勢な場所へ移りません。</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where %0 leads.</source>
        <translation>コマ交換なら、%2の%1を、%0が優勢な場所へ移せます。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 for %1 of %2 anyway.</source>
        <translation>%2の%1なら、%0はどのみちタイル1枚では追いつかれません。</translation>
    </message>
    <message>
        <source>This lets the game go on, although %0 could win now.</source>
        <translation>それだと、%0は今勝てるのに、ゲームが続いてしまいます。</translation>
    </message>
    <message>
        <source>%0 can still play a normal tile this turn.</source>
        <translation>%0はこの手番でまだ通常タイルを出せます。</translation>
    </message>
    <message>
        <source>%0 holds no tile for %1.</source>
        <translation>%0には、%1に効くタイルがありません。</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is only the %2.</source>
        <translation>%0の手札で%1に効くタイルは、いちばん強くても%2です。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and %0 holds no strong tile for %3.</source>
        <translation>%1は陸のタイル%2枚だけで囲まれるのに、%0には%3に効く強いタイルがありません。</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves the normal tile for elsewhere.</source>
        <translation>%1でも効果は同じで、通常タイルをほかの場所のために残せます。</translation>
    </message>
    <message>
        <source>Where it lay, the %1 counted for %2 of %3.</source>
        <translation>%1は元の場所で、%3の%2に効いていました。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch %0 at %4.</source>
        <translation>それだと、%2の%1を獲得できますが、%4で%0は%3に追いつかれるかもしれません。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where %0 is only %3 ahead.</source>
        <translation>それだと、%2の%1が残ります。%0はそこで優勢でも、差は%3だけです。</translation>
    </message>
    <message>
        <source>This puts %0 only %1 ahead for %2 of %3.</source>
        <translation>それだと、%3の%2で%0が優勢に立っても、差は%1だけです。</translation>
    </message>
    <message>
        <source>%0 can still play this after the %1, in the same turn.</source>
        <translation>%0はそれを、同じ手番で%1の後にも出せます。</translation>
    </message>
    <message>
        <source>The %1 captures as much, and %0 keeps the tile exchange.</source>
        <translation>%1でも同じだけ獲得でき、%0はタイル交換を残せます。</translation>
    </message>
    <message>
        <source>The %1 does as much, and %0 keeps the tile exchange.</source>
        <translation>%1でも効果は同じで、%0はタイル交換を残せます。</translation>
    </message>
    <message>
        <source>%0 can win without this.</source>
        <translation>それがなくても、%0は勝てます。</translation>
    </message>
    <message>
        <source>After the %1, this would capture %2 of %3.</source>
        <translation>先に%1を出せば、そのあとそれを出して%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>This is more than %0 needs here.</source>
        <translation>ここでは、%0にそこまでの強さは要りません。</translation>
    </message>
    <message>
        <source>This gives away %1 of %2, where %0 is %3 ahead.</source>
        <translation>それだと、%0が%3の差で優勢な%2の%1を手放してしまいます。</translation>
    </message>
    <message>
        <source>With the tile exchange, %1 could still catch %0 for %2 of %3.</source>
        <translation>それだと、%3の%2で、%0はまだ%1にタイル交換で追いつかれるかもしれません。</translation>
    </message>
    <message>
        <source>This is nearly as good: it puts %0 in the lead for as many figures.</source>
        <translation>それも、ほぼ同じくらいよい手です。%0は同じ数のコマで優勢に立てます。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 at %1 anyway.</source>
        <translation>%1なら、%0はどのみちタイル1枚では追いつかれません。</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is just as strong.</source>
        <translation>%0の手札で%1に効くいちばん強いタイルも、強さは同じです。</translation>
    </message>
    <message>
        <source>This is the only land tile %0 holds that counts for %1.</source>
        <translation>%0の手札で%1に効く陸のタイルは、それだけです。</translation>
    </message>
    <message>
        <source>%0 holds more tiles for %1 of %2 than for %3 of %4.</source>
        <translation>%0の手札には、%4の%3より、%2の%1に効くタイルのほうが多くあります。</translation>
    </message>
    <message>
        <source>%0 leads for both figures already, so this gains little.</source>
        <translation>%0はもうどちらのコマでも優勢なので、それではあまり得になりません。</translation>
    </message>
    <message>
        <source>This need not cost the %4: unless %1 answers, any land tile can capture %2 of %3 for %0 next turn.</source>
        <translation>それに%4を使うまでもありません。%1が手を打たなければ、%0は次の手番に、どの陸のタイルでも%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>After the %1, the normal tile can capture %2 at %3 instead.</source>
        <translation>先に%1を出せば、代わりに通常タイルで、%3の%2を獲得できます。</translation>
    </message>
</context>
<context>
    <name>Samurai drawbacks</name>
    <message>
        <source>This gives %1 %2.</source>
        <translation>それだと、%1に%2を取られます。</translation>
    </message>
    <message>
        <source>This leaves %1 that you can capture now.</source>
        <translation>それだと、今獲得できる%1を残してしまいます。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2 and %3 of %4.</source>
        <translation>それだと、%2の%1と%4の%3で優勢に立てません。</translation>
    </message>
    <message>
        <source>This gives %1 %2 of %3.</source>
        <translation>それだと、%1に%3の%2を取られます。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which you can capture now.</source>
        <translation>それだと、今獲得できる%2の%1を残してしまいます。</translation>
    </message>
    <message>
        <source>With this, nobody gets %1 of %2.</source>
        <translation>それだと、%2の%1は誰のものにもなりません。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, so %2 can capture %3.</source>
        <translation>それだと、%1の隣の空いている陸のマスがあと1つになり、%2が%3を獲得できます。</translation>
    </message>
    <message>
        <source>This lets %1 capture %2 of %3.</source>
        <translation>それだと、%1が%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3.</source>
        <translation>それだと、%1の隣の空いている陸のマスがあと1つになり、%2に%3を取られるかもしれません。</translation>
    </message>
    <message>
        <source>This gives up your lead for %1 of %2.</source>
        <translation>それだと、%2の%1での優勢を手放してしまいます。</translation>
    </message>
    <message>
        <source>This leaves %1 in the lead for %2 of %3.</source>
        <translation>それだと、%3の%2は%1が優勢なままです。</translation>
    </message>
    <message>
        <source>After this, %1 may still catch you for %2 of %3.</source>
        <translation>それだと、%3の%2で、まだ%1に追いつかれるかもしれません。</translation>
    </message>
    <message>
        <source>This leaves you only %1 ahead for %2 of %3.</source>
        <translation>それだと、%3の%2で優勢でも、差は%1だけです。</translation>
    </message>
    <message>
        <source>This leaves you %1 behind for %2 of %3.</source>
        <translation>それだと、%3の%2では%1の差で劣勢です。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2.</source>
        <translation>それだと、%2の%1で優勢に立てません。</translation>
    </message>
    <message>
        <source>This brings neither figure to where you lead.</source>
        <translation>それだと、どちらのコマも優勢な場所へ移りません。</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where you lead.</source>
        <translation>コマ交換なら、%2の%1を、優勢な場所へ移せます。</translation>
    </message>
    <message>
        <source>The lead in %1 is decided already.</source>
        <translation>%1の首位は、もう決まっています。</translation>
    </message>
    <message>
        <source>No single tile can catch you for %1 of %2 anyway.</source>
        <translation>%2の%1なら、どのみちタイル1枚では追いつかれません。</translation>
    </message>
    <message>
        <source>This brings %1 closer to capture while %2 leads there.</source>
        <translation>それだと、%2が優勢なまま、%1での獲得が近づきます。</translation>
    </message>
    <message>
        <source>This counts for only one figure.</source>
        <translation>それだと、コマ1個にしか効きません。</translation>
    </message>
    <message>
        <source>This counts for only %1 figures.</source>
        <translation>それだと、コマ%1個にしか効きません。</translation>
    </message>
    <message>
        <source>The %1 is enough here.</source>
        <translation>ここは%1で十分です。</translation>
    </message>
    <message>
        <source>This lets the game go on, although you could win now.</source>
        <translation>それだと、今勝てるのに、ゲームが続いてしまいます。</translation>
    </message>
    <message>
        <source>You can still play a normal tile this turn.</source>
        <translation>この手番でまだ通常タイルを出せます。</translation>
    </message>
    <message>
        <source>This has no strength of its own.</source>
        <translation>そのタイル自体には強さがありません。</translation>
    </message>
    <message>
        <source>This counts only for %1.</source>
        <translation>それだと、%1にしか効きません。</translation>
    </message>
    <message>
        <source>This is a normal tile: only one can be played each turn.</source>
        <translation>それは通常タイルで、1手番に1枚しか出せません。</translation>
    </message>
    <message>
        <source>This needs a land space, and a ship does not.</source>
        <translation>それを置くには陸のマスが要りますが、船なら要りません。</translation>
    </message>
    <message>
        <source>The %1 is stronger.</source>
        <translation>%1のほうが強いタイルです。</translation>
    </message>
    <message>
        <source>You hold no tile for %1.</source>
        <translation>%1に効くタイルがありません。</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is only the %2.</source>
        <translation>%1に効くタイルは、いちばん強くても%2です。</translation>
    </message>
    <message>
        <source>No tile there counts for %1 of two settlements.</source>
        <translation>そこでは、タイル1枚が2つの拠点の%1に効くことはありません。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and you hold no strong tile for %3.</source>
        <translation>%1は陸のタイル%2枚だけで囲まれるのに、%3に効く強いタイルがありません。</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves your normal tile for elsewhere.</source>
        <translation>%1でも効果は同じで、通常タイルをほかの場所のために残せます。</translation>
    </message>
    <message>
        <source>With this, %1 of %2 go to nobody.</source>
        <translation>それだと、%2の%1は誰のものにもなりません。</translation>
    </message>
    <message>
        <source>Where it lies now, your %1 counts for %2 of %3.</source>
        <translation>%1は今の場所で、%3の%2に効いています。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 in the lead at %4.</source>
        <translation>それだと、%2の%1を獲得できますが、%4では%3が優勢なままです。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but passes up the lead at %3.</source>
        <translation>それだと、%2の%1を獲得できますが、%3で優勢に立てません。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 the last land space of %4.</source>
        <translation>それだと、%2の%1を獲得できますが、%4の最後の陸のマスを%3に残してしまいます。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch you at %4.</source>
        <translation>それだと、%2の%1を獲得できますが、%4で%3に追いつかれるかもしれません。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where you are only %3 ahead.</source>
        <translation>それだと、%2の%1が残ります。そこで優勢でも、差は%3だけです。</translation>
    </message>
    <message>
        <source>This puts you only %1 ahead for %2 of %3.</source>
        <translation>それだと、%3の%2で優勢に立っても、差は%1だけです。</translation>
    </message>
    <message>
        <source>This does not bring %1 closer to capture.</source>
        <translation>それだと、%1での獲得に近づきません。</translation>
    </message>
    <message>
        <source>You can still play this after the %1, in the same turn.</source>
        <translation>それは、同じ手番で%1の後にも出せます。</translation>
    </message>
    <message>
        <source>%1 still has %2 tiles to answer this with.</source>
        <translation>%1には、それに応じるタイルがまだ%2枚あります。</translation>
    </message>
    <message>
        <source>The %1 captures as much, and you keep the tile exchange.</source>
        <translation>%1でも同じだけ獲得でき、タイル交換を残せます。</translation>
    </message>
    <message>
        <source>The %1 does as much, and you keep the tile exchange.</source>
        <translation>%1でも効果は同じで、タイル交換を残せます。</translation>
    </message>
    <message>
        <source>This is nearly as good.</source>
        <translation>それも、ほぼ同じくらいよい手です。</translation>
    </message>
    <message>
        <source>You can win without this.</source>
        <translation>それがなくても勝てます。</translation>
    </message>
    <message>
        <source>Play the %1 first: then this captures %2 of %3.</source>
        <translation>先に%1を出しましょう。そのあとそれを出せば、%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>This is more than you need here.</source>
        <translation>ここでは、そこまでの強さは要りません。</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, %3 only %4.</source>
        <translation>空いている陸のマスは、%1の隣にまだ%2つありますが、%3の隣には%4つだけです。</translation>
    </message>
    <message>
        <source>%1 still holds the %2, which can capture %3 on the last land space of %4.</source>
        <translation>%1にはまだ%2があり、%4の最後の陸のマスに置かれると、%3を取られてしまいます。</translation>
    </message>
    <message>
        <source>%1 may still capture %2 on the last land space of %3.</source>
        <translation>まだ%1に、%3の最後の陸のマスで%2を取られるかもしれません。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of both %2 and %3.</source>
        <translation>それだと、%2と%3のどちらの%1でも優勢に立てません。</translation>
    </message>
    <message>
        <source>This is nearly as good: it does the same at %1 instead of %2.</source>
        <translation>それも、ほぼ同じくらいよい手です。%2ではなく%1で、同じ効果があります。</translation>
    </message>
    <message>
        <source>This gives away %1 of %2, where you are %3 ahead.</source>
        <translation>それだと、%3の差で優勢な%2の%1を手放してしまいます。</translation>
    </message>
    <message>
        <source>This moves %1 of %2 to %3, where %4 leads.</source>
        <translation>それだと、%2の%1を、%4が優勢な%3へ移してしまいます。</translation>
    </message>
    <message>
        <source>With the tile exchange, %1 could still catch you for %2 of %3.</source>
        <translation>それだと、%3の%2で、まだ%1にタイル交換で追いつかれるかもしれません。</translation>
    </message>
    <message>
        <source>This is better drawn later, when it can decide a close capture.</source>
        <translation>それは後で引くほうが得です。きわどい獲得争いの決め手にできます。</translation>
    </message>
    <message>
        <source>It does better in %1, where %2 land tiles surround it, not %3.</source>
        <translation>%1に置くほうが得です。そこなら、囲むのに要る陸のタイルは%3枚ではなく%2枚です。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so %3 has time to answer.</source>
        <translation>%1を囲むには陸のタイルが%2枚要るので、その間に%3が手を打てます。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so the others have time to answer.</source>
        <translation>%1を囲むには陸のタイルが%2枚要るので、その間にほかの人が手を打てます。</translation>
    </message>
    <message>
        <source>No single tile counts for %1 of both %2 and %3.</source>
        <translation>それだと、1枚のタイルを%2と%3の両方の%1に効かせることができません。</translation>
    </message>
    <message>
        <source>This is nearly as good: it puts you in the lead for as many figures.</source>
        <translation>それも、ほぼ同じくらいよい手です。同じ数のコマで優勢に立てます。</translation>
    </message>
    <message>
        <source>No single tile can catch you at %1 anyway.</source>
        <translation>%1なら、どのみちタイル1枚では追いつかれません。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3 with the tile exchange.</source>
        <translation>それだと、%1の隣の空いている陸のマスがあと1つになり、%2にタイル交換で%3を取られるかもしれません。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3 with a ship and another tile.</source>
        <translation>それだと、%1の隣の空いている陸のマスがあと1つになり、%2に船ともう1枚のタイルで%3を取られるかもしれません。</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is just as strong.</source>
        <translation>手札で%1に効くいちばん強いタイルも、強さは同じです。</translation>
    </message>
    <message>
        <source>This tile can still take the lead for %1 of %2.</source>
        <translation>そのタイルなら、まだ%2の%1で優勢に立てます。</translation>
    </message>
    <message>
        <source>This is the only land tile you hold that counts for %1.</source>
        <translation>手札で%1に効く陸のタイルは、それだけです。</translation>
    </message>
    <message>
        <source>You hold more tiles for %1 of %2 than for %3 of %4.</source>
        <translation>手札には、%4の%3より、%2の%1に効くタイルのほうが多くあります。</translation>
    </message>
    <message>
        <source>This captures nothing yet, so it can wait.</source>
        <translation>それだと、まだ何も獲得できません。急がなくてかまいません。</translation>
    </message>
    <message>
        <source>This can decide a closer capture later.</source>
        <translation>それは後で、もっときわどい獲得争いの決め手にできます。</translation>
    </message>
    <message>
        <source>This tile counts for every kind of figure, so it is better kept.</source>
        <translation>そのタイルはどの種類のコマにも効くので、残すほうが得です。</translation>
    </message>
    <message>
        <source>You lead for both figures already, so this gains little.</source>
        <translation>もうどちらのコマでも優勢なので、それではあまり得になりません。</translation>
    </message>
    <message>
        <source>This tile counts for nothing here.</source>
        <translation>そのタイルは、ここでは何にも効きません。</translation>
    </message>
    <message>
        <source>This tile could count for %1 figures elsewhere.</source>
        <translation>そのタイルは、ほかの場所ならコマ%1個に効きます。</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so this can wait.</source>
        <translation>空いている陸のマスが%1の隣にまだ%2つあるので、それは急がなくてかまいません。</translation>
    </message>
    <message>
        <source>Even then %1 is still ahead for %2 of %3.</source>
        <translation>それでもまだ、%3の%2は%1が優勢です。</translation>
    </message>
    <message>
        <source>This need not cost the %4: unless %1 answers, any land tile can capture %2 of %3 for you next turn.</source>
        <translation>それに%4を使うまでもありません。%1が手を打たなければ、次の手番に、どの陸のタイルでも%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>After the %1, your normal tile can capture %2 at %3 instead.</source>
        <translation>先に%1を出せば、代わりに通常タイルで、%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>This only trades one lead for another.</source>
        <translation>それでは、優勢を別の優勢と交換するだけです。</translation>
    </message>
    <message>
        <source>This does not count for %1 of %2.</source>
        <translation>それは%2の%1には効きません。</translation>
    </message>
</context>
<context>
    <name>Samurai figures</name>
    <message>
        <source>the Buddha</source>
        <translation>仏像</translation>
    </message>
    <message>
        <source>the helmet</source>
        <translation>兜</translation>
    </message>
    <message>
        <source>the rice field</source>
        <translation>米</translation>
    </message>
    <message>
        <source>the Buddhas</source>
        <translation>仏像</translation>
    </message>
    <message>
        <source>the helmets</source>
        <translation>兜</translation>
    </message>
    <message>
        <source>the rice fields</source>
        <translation>米</translation>
    </message>
    <message>
        <source>two figures</source>
        <translation>2個のコマ</translation>
    </message>
    <message>
        <source>three figures</source>
        <translation>3個のコマ</translation>
    </message>
    <message>
        <source>four figures</source>
        <translation>4個のコマ</translation>
    </message>
    <message>
        <source>many figures</source>
        <translation>たくさんのコマ</translation>
    </message>
    <message>
        <source>both figures</source>
        <translation>両方のコマ</translation>
    </message>
    <message>
        <source>all three figures</source>
        <translation>3個すべてのコマ</translation>
    </message>
    <message>
        <source>a Buddha</source>
        <translation>仏像</translation>
    </message>
    <message>
        <source>a helmet</source>
        <translation>兜</translation>
    </message>
    <message>
        <source>a rice field</source>
        <translation>米</translation>
    </message>
    <message>
        <source>the helmet and the rice field</source>
        <translation>兜と米</translation>
    </message>
    <message>
        <source>the Buddha and the rice field</source>
        <translation>仏像と米</translation>
    </message>
    <message>
        <source>the Buddha and the helmet</source>
        <translation>仏像と兜</translation>
    </message>
</context>
<context>
    <name>Samurai habits</name>
    <message>
        <source>You choose the wrong first tiles</source>
        <translation>最初のタイルの選び方がよくない</translation>
    </message>
    <message>
        <source>You put figures where they help the others</source>
        <translation>ほかの人に有利な場所にコマを置いてしまう</translation>
    </message>
    <message>
        <source>You surround figures that you do not get</source>
        <translation>自分が獲得できないコマを囲んでしまう</translation>
    </message>
    <message>
        <source>You leave figures that you could capture at once</source>
        <translation>すぐに獲得できるコマを見逃してしまう</translation>
    </message>
    <message>
        <source>You end your turn when you should play on</source>
        <translation>続けるべきところで手番を終えてしまう</translation>
    </message>
    <message>
        <source>You play on when you should end your turn</source>
        <translation>手番を終えるべきところで続けてしまう</translation>
    </message>
    <message>
        <source>You use exchanges at the wrong time</source>
        <translation>交換を使う時機がよくない</translation>
    </message>
    <message>
        <source>You play fast tiles too early</source>
        <translation>速攻タイルを出すのが早すぎる</translation>
    </message>
    <message>
        <source>You hold fast tiles back too long</source>
        <translation>速攻タイルを温存しすぎる</translation>
    </message>
    <message>
        <source>You play for the wrong kind of figure</source>
        <translation>争うコマの種類を間違えてしまう</translation>
    </message>
    <message>
        <source>You play a stronger tile than you should</source>
        <translation>強すぎるタイルを出してしまう</translation>
    </message>
    <message>
        <source>You play a weaker tile than you should</source>
        <translation>弱すぎるタイルを出してしまう</translation>
    </message>
    <message>
        <source>You put the right tile in the wrong place</source>
        <translation>よいタイルなのに、置く場所を間違えてしまう</translation>
    </message>
</context>
<context>
    <name>Samurai kinds</name>
    <message>
        <source>Buddhas</source>
        <translation>仏像</translation>
    </message>
    <message>
        <source>helmets</source>
        <translation>兜</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>米</translation>
    </message>
</context>
<context>
    <name>Samurai map</name>
    <message>
        <source>&quot;%1&quot; is not land, sea or settlement</source>
        <translation>「%1」は陸でも海でも拠点でもありません</translation>
    </message>
    <message>
        <source>A settlement needs a name</source>
        <translation>拠点には名前が必要です</translation>
    </message>
    <message>
        <source>There are more than %1 sea spaces</source>
        <translation>海のマスが%1個を超えています</translation>
    </message>
    <message>
        <source>It touches another settlement</source>
        <translation>別の拠点と隣り合っています</translation>
    </message>
    <message>
        <source>It touches no settlement</source>
        <translation>どの拠点とも隣り合っていません</translation>
    </message>
    <message>
        <source>This sea touches no coast</source>
        <translation>この海のマスは、どの海岸とも隣り合っていません</translation>
    </message>
    <message>
        <source>The map is not connected</source>
        <translation>地図が1つにつながっていません</translation>
    </message>
    <message>
        <source>The sea is not connected</source>
        <translation>海が1つにつながっていません</translation>
    </message>
    <message>
        <source>There are more than %1 spaces</source>
        <translation>マスが%1個を超えています</translation>
    </message>
    <message>
        <source>There are two spaces %1</source>
        <translation>マス%1が2つあります</translation>
    </message>
    <message>
        <source>A map is for one number of players</source>
        <translation>1つの地図に指定できる人数は1通りです</translation>
    </message>
    <message>
        <source>Two settlements are called &quot;%1&quot;</source>
        <translation>拠点「%1」が2つあります</translation>
    </message>
    <message>
        <source>The settlements hold %1 figures, but there are %2</source>
        <translation>拠点に置けるコマは%1個ですが、コマは%2個あります</translation>
    </message>
    <message>
        <source>Expected one capital, not %1</source>
        <translation>都は1つのはずですが、%1つあります</translation>
    </message>
    <message>
        <source>There are %1 towns, but only %2 can be filled</source>
        <translation>町が%1か所ありますが、コマを置けるのは%2か所までです</translation>
    </message>
    <message>
        <source>%1 players cannot fill %2 land spaces</source>
        <translation>%1人では、陸のマス%2個を埋めきれません</translation>
    </message>
    <message>
        <source>A settlement needs at least two land spaces around it, not %1</source>
        <translation>拠点のまわりには陸のマスが2個以上必要ですが、%1個です</translation>
    </message>
    <message>
        <source>It lies on the edge of the map</source>
        <translation>地図の端にあります</translation>
    </message>
    <message>
        <source>It touches %1 of another island</source>
        <translation>別の島の%1と隣り合っています</translation>
    </message>
    <message>
        <source>The island &quot;%1&quot; is not connected</source>
        <translation>島「%1」が1つにつながっていません</translation>
    </message>
    <message>
        <source>%1 is in the same position as %2</source>
        <translation>%1が%2と同じ位置にあります</translation>
    </message>
    <message>
        <source>The spaces must be ordered by row and column, but %1 comes after %2</source>
        <translation>マスは行と列の順に並べますが、%1が%2のあとにあります</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>ここに必要なのは「%1」で、「%2」ではありません</translation>
    </message>
    <message>
        <source>For %1 players this must be %2</source>
        <translation>%1人用の地図では%2でなければなりません</translation>
    </message>
    <message>
        <source>This is longer than %1 bytes</source>
        <translation>長さが%1バイトを超えています</translation>
    </message>
    <message>
        <source>This is not one line of text</source>
        <translation>1行のテキストではありません</translation>
    </message>
</context>
<context>
    <name>Samurai moves</name>
    <message>
        <source>%1: there is no such space on this map</source>
        <translation>%1：この地図にないマスです</translation>
    </message>
    <message>
        <source>%1: this settlement is full</source>
        <translation>%1：この拠点はもういっぱいです</translation>
    </message>
    <message>
        <source>%1: a ship belongs on the sea</source>
        <translation>%1：船は海に置きます</translation>
    </message>
    <message>
        <source>%1: only ships belong on the sea</source>
        <translation>%1：海に置けるのは船だけです</translation>
    </message>
    <message>
        <source>%1: the figures must stand on two different settlements</source>
        <translation>%1：別々の拠点にあるコマを選びます</translation>
    </message>
    <message>
        <source>%1: a tile exchange stays where it is</source>
        <translation>%1：タイル交換のタイルは動かせません</translation>
    </message>
    <message>
        <source>%1: no such tile is left</source>
        <translation>%1：そのタイルは残っていません</translation>
    </message>
    <message>
        <source>%1: figures stand only on settlements</source>
        <translation>%1：コマを置けるのは拠点だけです</translation>
    </message>
    <message>
        <source>%1: a figure of this kind already stands there</source>
        <translation>%1：同じ種類のコマがすでにあります</translation>
    </message>
    <message>
        <source>%1: no figure of this kind is left</source>
        <translation>%1：この種類のコマは残っていません</translation>
    </message>
    <message>
        <source>%1: towns are filled before villages</source>
        <translation>%1：村より先に町を埋めます</translation>
    </message>
    <message>
        <source>%1: tiles cannot be placed on settlements</source>
        <translation>%1：拠点にタイルは置けません</translation>
    </message>
    <message>
        <source>%1: there is already a tile there</source>
        <translation>%1：すでにタイルがあります</translation>
    </message>
    <message>
        <source>%1: no such figure stands there</source>
        <translation>%1：そこにそのコマはありません</translation>
    </message>
    <message>
        <source>%1: figures of the same kind cannot be exchanged</source>
        <translation>%1：同じ種類のコマは交換できません</translation>
    </message>
    <message>
        <source>%1: a settlement cannot hold two figures of the same kind</source>
        <translation>%1：1つの拠点に同じ種類のコマは2つ置けません</translation>
    </message>
    <message>
        <source>%1: there is no tile on land to pick up</source>
        <translation>%1：取り上げられる陸のタイルがありません</translation>
    </message>
    <message>
        <source>%1: you can pick up only your own tiles</source>
        <translation>%1：取り上げられるのは自分のタイルだけです</translation>
    </message>
    <message>
        <source>%1: under these rules the ronin cannot be picked up</source>
        <translation>%1：このルールでは浪人を取り上げられません</translation>
    </message>
    <message>
        <source>%1: choose the five tiles first</source>
        <translation>%1：先にタイルを5枚選びます</translation>
    </message>
    <message>
        <source>%1: place the figures first</source>
        <translation>%1：先にコマを置きます</translation>
    </message>
    <message>
        <source>%1: the setup is over</source>
        <translation>%1：準備はもう終わっています</translation>
    </message>
    <message>
        <source>%1: play at least one tile first</source>
        <translation>%1：先に1枚以上タイルを出します</translation>
    </message>
    <message>
        <source>%1: the hand does not hold this tile</source>
        <translation>%1：手札にないタイルです</translation>
    </message>
    <message>
        <source>%1: only one normal tile may be played per turn</source>
        <translation>%1：通常タイルは1手番に1枚だけ出せます</translation>
    </message>
</context>
<context>
    <name>Samurai options</name>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Edition of 1998</source>
        <translation>1998年版</translation>
    </message>
    <message>
        <source>Edition of 2015</source>
        <translation>2015年版</translation>
    </message>
    <message>
        <source>As in the thesis</source>
        <translation>論文のとおり</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20枚</translation>
    </message>
    <message>
        <source>18</source>
        <translation>18枚</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>コマ</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>プレイヤーが置く</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>最初の手札</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>各自が選ぶ</translation>
    </message>
    <message>
        <source>The first hand is chosen</source>
        <translation>最初の手札を選ぶ時期</translation>
    </message>
    <message>
        <source>Before the figures are placed</source>
        <translation>コマを置く前</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>コマの獲得</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>手番の終わり</translation>
    </message>
    <message>
        <source>The tile exchange moves</source>
        <translation>タイル交換で動かせるもの</translation>
    </message>
    <message>
        <source>Normal tiles, not the ronin</source>
        <translation>通常タイル（浪人を除く）</translation>
    </message>
    <message>
        <source>Any tile on land</source>
        <translation>陸のすべてのタイル</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>制覇</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>By the printed rules</source>
        <translation>市販のルールどおり</translation>
    </message>
    <message>
        <source>Empty exchanges</source>
        <translation>変化のない交換</translation>
    </message>
    <message>
        <source>Open captures</source>
        <translation>獲得したコマの公開</translation>
    </message>
    <message>
        <source>A map of your own</source>
        <translation>自作の地図</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地図</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Two play on Honshu; three add Kyushu and Shikoku, four also Hokkaido.</source>
        <translation>2人なら本州で争い、3人なら九州と四国、4人ならさらに北海道が加わります。</translation>
    </message>
    <message>
        <source>The program&apos;s map of Japan, or a map of your own from a file.</source>
        <translation>プログラムに付属の日本地図か、ファイルから読み込む自作の地図を選びます。</translation>
    </message>
    <message>
        <source>The two published editions, and the short game in which the computer players were first tested.</source>
        <translation>市販された2つの版と、コンピューターのプレイヤーが最初に試された短いゲームから選べます。</translation>
    </message>
    <message>
        <source>Tiles per player</source>
        <translation>1人のタイル</translation>
    </message>
    <message>
        <source>18 leaves out the two exchanges.</source>
        <translation>2枚の交換タイルを除くと18枚です。</translation>
    </message>
    <message>
        <source>The players place the figures one by one, towns first, or they are placed by lot.</source>
        <translation>プレイヤーが町から順に1個ずつ置くか、抽選で置くかを選びます。</translation>
    </message>
    <message>
        <source>All players choose their first five tiles, or draw them by lot.</source>
        <translation>最初の5枚を各自が選ぶか、抽選で引くかを選びます。</translation>
    </message>
    <message>
        <source>Whether the first hand is chosen before or after it is known where the figures stand.</source>
        <translation>最初の手札を、コマの配置が決まる前に選ぶか、決まったあとに選ぶか。</translation>
    </message>
    <message>
        <source>After the figures are placed</source>
        <translation>コマを置いたあと</translation>
    </message>
    <message>
        <source>As soon as a settlement is surrounded, or at the end of the turn, so that later tiles of the turn still count.</source>
        <translation>拠点が囲まれたらすぐに獲得するか、手番の終わりに獲得するかを選びます。手番の終わりなら、同じ手番にあとから出すタイルも数えます。</translation>
    </message>
    <message>
        <source>Which of your own tiles on land it may pick up.</source>
        <translation>陸にある自分のタイルのうち、取り上げられるものを選びます。</translation>
    </message>
    <message>
        <source>When one kind of figure is gone or four figures are set aside; in domination, when no figure is left.</source>
        <translation>「標準」では、1種類のコマがなくなるか、除外されたコマが4個になったとき。「制覇」では、すべてのコマがなくなったときです。</translation>
    </message>
    <message>
        <source>If nobody leads in two kinds of figure, those who lead in one compare their figures of the other kinds first; in the two-player game of the thesis they compare all their figures.</source>
        <translation>2種類で首位の人がいなければ、1種類で首位の人が、まずほかの種類のコマの数を比べます。論文のゲーム（2人用）では、すべてのコマの数を比べます。</translation>
    </message>
    <message>
        <source>Whether two figures of the same kind may be exchanged, which changes nothing.</source>
        <translation>同じ種類のコマどうしの、何も変わらない交換を認めるかどうかを選びます。</translation>
    </message>
    <message>
        <source>Whether the table shows what the others have captured, which everybody has seen.</source>
        <translation>ほかの人が獲得したコマをテーブルに表示するかどうか。獲得の場面は全員が見ています。</translation>
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
        <translation>江戸</translation>
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
        <translation>函館</translation>
    </message>
    <message>
        <source>Hirosaki</source>
        <translation>弘前</translation>
    </message>
    <message>
        <source>Hiroshima</source>
        <translation>広島</translation>
    </message>
    <message>
        <source>Kagoshima</source>
        <translation>鹿児島</translation>
    </message>
    <message>
        <source>Kanazawa</source>
        <translation>金沢</translation>
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
        <translation>水戸</translation>
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
        <translation>徳島</translation>
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
        <translation>はじめての人</translation>
    </message>
    <message>
        <source>Trained strategist</source>
        <translation>鍛えたStrategist</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>うっかり者</translation>
    </message>
    <message>
        <source>Distracted</source>
        <translation>うわの空</translation>
    </message>
    <message>
        <source>Daimyo</source>
        <translation>大名</translation>
    </message>
    <message>
        <source>Quick champion</source>
        <translation>早打ちチャンピオン</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>Plays one tile per turn, any tile on any space.</source>
        <translation>手番ごとにタイルを1枚、どれでも、どのマスにでも、運まかせに置きます。</translation>
    </message>
    <message>
        <source>Notices one or two possible moves, and makes the better one.</source>
        <translation>打てる手のうち1つか2つにだけ気づき、よいほうを選びます。</translation>
    </message>
    <message>
        <source>Plays as many tiles as possible where they count most, and never checks whether a figure is already won.</source>
        <translation>いちばん効くところへ出せるだけ出します。コマの行方がもう決まっているかどうかは見ません。</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks three moves in four.</source>
        <translation>それぞれのコマの価値と獲得の見込みを知っていますが、4手のうち3手を見落とします。</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks every other move.</source>
        <translation>それぞれのコマの価値と獲得の見込みを知っていますが、2手に1手を見落とします。</translation>
    </message>
    <message>
        <source>Weighs every move by the chance to win each figure and by the kinds of figure still needed, but does not look ahead.</source>
        <translation>どの手も、それぞれのコマを獲得する見込みと、まだ必要な種類を考えて選びますが、先は読みません。</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against ten guesses at the hidden tiles.</source>
        <translation>伏せられたタイルを10通り推測し、よさそうな手をそれぞれ終局までプレイして試します。</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against two hundred guesses at the hidden tiles, and chooses the first hand that way, too. Has played hundreds of thousands of games with itself and learned from them.</source>
        <translation>伏せられたタイルを200通り推測し、よさそうな手をそれぞれ終局までプレイして試します。最初の手札も同じように選びます。自分自身と何十万回も対戦し、そこから学んでいます。</translation>
    </message>
    <message>
        <source>Basic Strategy 1</source>
        <translation>Basic Strategy 1</translation>
    </message>
    <message>
        <source>Basic Strategy 3</source>
        <translation>Basic Strategy 3</translation>
    </message>
    <message>
        <source>Plays tiles where they count for most figures: one a turn in the first nine rounds, then all it can.</source>
        <translation>いちばん多くのコマに効くところへタイルを出します。はじめの9巡は手番ごとに1枚、そのあとは出せるだけ出します。</translation>
    </message>
    <message>
        <source>Basic Strategy 2</source>
        <translation>Basic Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 1</source>
        <translation>Advanced Strategy 1</translation>
    </message>
    <message>
        <source>Plays where many figures are close. The printed formula, which plays where it already leads, is taken for a misprint.</source>
        <translation>多くのコマが接戦になっているところに置きます。論文の式のままだと、すでに優勢なところに置くことになるため、誤植とみなしています。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2</source>
        <translation>Advanced Strategy 2</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 1, but prefers fast tiles from round eleven, which then come earlier in its turn.</source>
        <translation>Advanced Strategy 1と同じですが、11巡目からは速攻タイルを優先し、手番の早いうちに出します。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3</source>
        <translation>Advanced Strategy 3</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 2, but prefers kinds of figure of which it is close to the majority, and avoids those that are decided.</source>
        <translation>Advanced Strategy 2と同じですが、過半数まであと少しの種類のコマを優先し、もう決着のついた種類は避けます。</translation>
    </message>
    <message>
        <source>Plays by the terms of Advanced Strategy 3, with weights trained in thousands of games.</source>
        <translation>Advanced Strategy 3の評価項目を使い、何千局もの対戦で鍛えた重みをつけて判断します。</translation>
    </message>
    <message>
        <source>Fair MiniMax</source>
        <translation>フェアなMiniMax</translation>
    </message>
    <message>
        <source>Makes ten guesses at the other hands, and looks three turns ahead, its own included.</source>
        <translation>相手の手札を10通り推測し、自分の手番を含めて3手番先まで読みます。</translation>
    </message>
    <message>
        <source>Advanced Strategy 4</source>
        <translation>Advanced Strategy 4</translation>
    </message>
    <message>
        <source>A MiniMax that looks three turns ahead, its own included, each time at the twelve most promising. It cheats by looking at the other hands, but does not know what will be drawn.</source>
        <translation>いかさま：自分の手番を含めて3手番先まで、毎回もっとも有望な12通りを読むMiniMaxです。ほかの人の手札をのぞき見ますが、これから何が引かれるかは知りません。</translation>
    </message>
</context>
<context>
    <name>Samurai reasons</name>
    <message>
        <source>Nothing more can be played this turn.</source>
        <translation>この手番ではもう何も置けません。</translation>
    </message>
    <message>
        <source>That puts you ahead in %1.</source>
        <translation>これで%1の首位に立てます。</translation>
    </message>
    <message>
        <source>That draws you level with %1 in %2.</source>
        <translation>これで%2の数が%1と並びます。</translation>
    </message>
    <message>
        <source>Capture both %1 and %2 of %3.</source>
        <translation>%3の%1と%2を両方獲得しましょう。</translation>
    </message>
    <message>
        <source>Capture two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>一度にコマを2個獲得しましょう。%2の%1と%4の%3です。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, where %3 was ahead.</source>
        <translation>%3が優勢だった%2の%1を獲得しましょう。</translation>
    </message>
    <message>
        <source>Capture %1 of %2 while you lead there.</source>
        <translation>優勢なうちに、%2の%1を獲得しましょう。</translation>
    </message>
    <message>
        <source>Capture %1 of %2.</source>
        <translation>%2の%1を獲得しましょう。</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get it.</source>
        <translation>%2の%1で同点に並んで、%3に取らせないようにしましょう。</translation>
    </message>
    <message>
        <source>Surround %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>%2で誰も優勢でないうちに、%1を囲みましょう。%2は誰のものにもなりません。</translation>
    </message>
    <message>
        <source>This ends the game, and you win.</source>
        <translation>これで終局し、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>This ends the game, and you share the victory.</source>
        <translation>これで終局し、勝ちを分け合います。</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins.</source>
        <translation>これで終局し、%1の勝ちです。</translation>
    </message>
    <message>
        <source>This ends the game, and others share the victory.</source>
        <translation>これで終局し、ほかの人たちが勝ちを分け合います。</translation>
    </message>
    <message>
        <source>Overtake %1 for %2 of %3.</source>
        <translation>%3の%2で、%1を抜きましょう。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2.</source>
        <translation>%2の%1で優勢に立ちましょう。</translation>
    </message>
    <message>
        <source>Get within %1 of the lead for %2 of %3.</source>
        <translation>%3の%2で、首位との差を%1まで縮めましょう。</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep the %2 for later.</source>
        <translation>ここは%1で十分です。%2は後に残しましょう。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: you can still play a normal one this turn.</source>
        <translation>%1は速攻タイルです。この手番でまだ通常タイルを出せます。</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake.</source>
        <translation>%1は、争いのない場所で使ってしまいましょう。</translation>
    </message>
    <message>
        <source>Swap %1 of %2 and %3 of %4.</source>
        <translation>%2の%1と%4の%3を入れ替えましょう。</translation>
    </message>
    <message>
        <source>You cannot play any tile.</source>
        <translation>出せるタイルがありません。</translation>
    </message>
    <message>
        <source>You have played all your tiles.</source>
        <translation>タイルをすべて出しました。</translation>
    </message>
    <message>
        <source>End your turn here: the %1 is worth more later.</source>
        <translation>手番はここまでにしましょう。%1は、後で出すほうが役に立ちます。</translation>
    </message>
    <message>
        <source>End your turn here: what you still hold is worth more later.</source>
        <translation>手番はここまでにしましょう。残りのタイルは、後で出すほうが役に立ちます。</translation>
    </message>
    <message>
        <source>This is the best of %1 turns, looking %2 turns ahead.</source>
        <translation>%2手番先まで読んで、%1通りの手順の中でこれがいちばんです。</translation>
    </message>
    <message>
        <source>Put a figure anywhere: no tile is on the board yet.</source>
        <translation>コマはどこに置いてもかまいません。まだタイルが1枚も出ていません。</translation>
    </message>
    <message>
        <source>This move was drawn by lot.</source>
        <translation>この手は運まかせに選びました。</translation>
    </message>
    <message>
        <source>Winning it would put you ahead in %1.</source>
        <translation>それを取れば、%1で首位に立てます。</translation>
    </message>
    <message>
        <source>Winning it would put %1 ahead in %2.</source>
        <translation>%1がそれを取れば、%2で首位に立ちます。</translation>
    </message>
    <message>
        <source>Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>%3の%2で、%1と同点に並びましょう。同点のままなら、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3, so that %4 does not get it.</source>
        <translation>%2の%1を獲得して、%3で同点に並び、%4に取らせないようにしましょう。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for the other two, so that %3 does not get them.</source>
        <translation>%2の%1を獲得して、残りの2個で同点に並び、%3に取らせないようにしましょう。</translation>
    </message>
    <message>
        <source>Capture %1 at once.</source>
        <translation>%1を一度に獲得しましょう。</translation>
    </message>
    <message>
        <source>Capture %1 of both %2 and %3.</source>
        <translation>%2と%3の%1を両方獲得しましょう。</translation>
    </message>
    <message>
        <source>Draw level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>%2の%1で同点に並びましょう。同点のままなら、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2.</source>
        <translation>%2の%1で優勢を固めましょう。</translation>
    </message>
    <message>
        <source>Bring %1 closer to capture while you lead there.</source>
        <translation>優勢なうちに、%1での獲得に近づきましょう。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of both %2 and %3.</source>
        <translation>%2と%3の両方の%1で優勢に立ちましょう。</translation>
    </message>
    <message>
        <source>Take the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%2の%1と%4の%3の両方で優勢に立ちましょう。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and draw level for %3 of %4.</source>
        <translation>%2の%1で優勢に立ち、%4の%3で同点に並びましょう。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for %3 of %4.</source>
        <translation>%2の%1で優勢に立ち、%4の%3で優勢を固めましょう。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of both %2 and %3.</source>
        <translation>%2と%3の両方の%1で優勢を固めましょう。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2, and close in on %3 of %4.</source>
        <translation>%2の%1で優勢を固め、%4の%3で差を縮めましょう。</translation>
    </message>
    <message>
        <source>Close in on %1 of both %2 and %3.</source>
        <translation>%2と%3の両方の%1で差を縮めましょう。</translation>
    </message>
    <message>
        <source>Close in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>%2の%1と%4の%3、2個のコマで差を縮めましょう。</translation>
    </message>
    <message>
        <source>Fill a space beside %1 before it can be used against you.</source>
        <translation>%1の隣のマスを、相手に使われる前に埋めましょう。</translation>
    </message>
    <message>
        <source>Then you, not %1, lead for %2.</source>
        <translation>これで、%2では%1に代わってあなたが優勢になります。</translation>
    </message>
    <message>
        <source>Then you lead for %1 by %2.</source>
        <translation>これで、%1で優勢になります。差は%2です。</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for %2.</source>
        <translation>これで、%2では%1が優勢でなくなります。</translation>
    </message>
    <message>
        <source>Then you lead for both.</source>
        <translation>これで、どちらでも優勢になります。</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for either.</source>
        <translation>これで、%1はどちらでも優勢でなくなります。</translation>
    </message>
    <message>
        <source>In return, %1 leads for %2.</source>
        <translation>その代わり、%2では%1が優勢になります。</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1.</source>
        <translation>その代わり、%1での優勢は手放します。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3 of %4, so that nobody gets it.</source>
        <translation>%2の%1を獲得し、%4の%3は同点にして、誰にも渡さないようにしましょう。</translation>
    </message>
    <message>
        <source>Let %1 have %2 of %3: you stay ahead in %4.</source>
        <translation>%3の%2は%1にゆずりましょう。%4では、あなたが首位のままです。</translation>
    </message>
    <message>
        <source>Close in on %1 of %2.</source>
        <translation>%2の%1で差を縮めましょう。</translation>
    </message>
    <message>
        <source>Bring %1 and %2 closer to capture while you lead at both.</source>
        <translation>どちらでも優勢なうちに、%1と%2での獲得に近づきましょう。</translation>
    </message>
    <message>
        <source>Spend the %1 here and keep your other tiles for better places.</source>
        <translation>ここは%1を使って、ほかのタイルはもっとよい場所のために残しましょう。</translation>
    </message>
    <message>
        <source>That puts you ahead in %1 and %2.</source>
        <translation>これで%1と%2の首位に立てます。</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get them.</source>
        <translation>%2の%1で同点に並んで、%3に取らせないようにしましょう。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but you will need it elsewhere.</source>
        <translation>ここでは%1のほうが役に立ちますが、ほかの場所で必要になります。</translation>
    </message>
    <message>
        <source>Any tile will do here: spend the %1.</source>
        <translation>ここはどのタイルでもかまいません。%1を使いましょう。</translation>
    </message>
    <message>
        <source>Keep the %1 for later: it counts for every kind of figure.</source>
        <translation>%1は後に残しましょう。どの種類のコマにも効きます。</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 can then count there and in %4 at once.</source>
        <translation>%1を%2に置きましょう。%3が、そこと%4の両方に一度に効くようになります。</translation>
    </message>
    <message>
        <source>Put %1 in %2, where few tiles decide it: you hold no strong tile for it, so little is lost.</source>
        <translation>%1を、少ないタイルで決まる%2に置きましょう。それに効く強いタイルがないので、失うものはわずかです。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2: no single tile can catch you there.</source>
        <translation>%2の%1で差を広げましょう。タイル1枚では、もう追いつかれません。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2 and %3 of %4: no single tile can catch you at either.</source>
        <translation>%2の%1と%4の%3で差を広げましょう。どちらも、タイル1枚ではもう追いつかれません。</translation>
    </message>
    <message>
        <source>Break the tie for %1 of %2 and capture it.</source>
        <translation>%2の%1で同点を破って、獲得しましょう。</translation>
    </message>
    <message>
        <source>Nobody gets %1 of %2, as nobody leads for it.</source>
        <translation>%2の%1は、誰も優勢でないので、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>Then one tile between %2 and %3 counts for %1 of both.</source>
        <translation>これで、%2と%3の間のタイル1枚が、両方の%1に効くようになります。</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and you hold none for them.</source>
        <translation>これで、タイル1枚が%2と%3の両方の%1に効くことはなくなります。あなたには、それに効くタイルがありません。</translation>
    </message>
    <message>
        <source>No one thing decides, but this suits your tiles a little better than anything else.</source>
        <translation>決め手はありませんが、ほかの手より少しだけ、あなたのタイルに合っています。</translation>
    </message>
    <message>
        <source>You have as good as won: this move hardly matters.</source>
        <translation>もう勝ったも同然です。どの手でも、ほとんど変わりません。</translation>
    </message>
    <message>
        <source>You have as good as lost: this move hardly matters.</source>
        <translation>もう負けたも同然です。どの手でも、ほとんど変わりません。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3.</source>
        <translation>先に船を出しましょう。そうすれば、%2の最後の陸のマスに置く%1で、%3を獲得できます。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>先に船を出しましょう。そうすれば、%2の最後の陸のマスに置く%1で、%3を獲得し、%4で同点に並べます。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>先に船を出しましょう。そうすれば、%2の最後の陸のマスに置く%1で、%3が同点になり、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>You can end your turn here and keep your tiles: playing on is just as good.</source>
        <translation>手番をここで終えてタイルを残しても、続けて出しても、同じくらいよい手です。</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a figure to where you lead.</source>
        <translation>%1を手札に入れましょう。優勢な場所へコマを移せます。</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a tile to where you need it.</source>
        <translation>%1を手札に入れましょう。必要な場所へタイルを移せます。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and you can play it in the same turn as another tile.</source>
        <translation>%1を手札に入れましょう。どの種類のコマにも効き、同じ手番にほかのタイルも出せます。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure.</source>
        <translation>%1を手札に入れましょう。どの種類のコマにも効きます。</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early.</source>
        <translation>%1を手札に入れましょう。1種類のコマに効くタイルは、早めに出すのがいちばんです。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2: that puts you %3 ahead.</source>
        <translation>%2の%1で優勢を固めましょう。これで差は%3になります。</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the one of strength %2.</source>
        <translation>%3では、強さ%2のタイルより%1を使うほうが、追いつかれにくくなります。</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the %2.</source>
        <translation>%3では、%2より%1を使うほうが、追いつかれにくくなります。</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep anything stronger for later.</source>
        <translation>ここは%1で十分です。もっと強いタイルは後に残しましょう。</translation>
    </message>
    <message>
        <source>One tile puts you in the lead for all %3 figures of %1 and %2.</source>
        <translation>タイル1枚で、%1と%2のコマ%3個すべてで優勢に立てます。</translation>
    </message>
    <message>
        <source>%2 gets %1, but led for them anyway.</source>
        <translation>%2が%1を獲得しますが、もともと優勢でした。</translation>
    </message>
    <message>
        <source>%3 gets %1 of %2, but led for it anyway.</source>
        <translation>%3が%2の%1を獲得しますが、もともと優勢でした。</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1 of %2.</source>
        <translation>その代わり、%2の%1での優勢は手放します。</translation>
    </message>
    <message>
        <source>In return, you give up the tie for %1 of %2.</source>
        <translation>その代わり、%2の%1では同点から劣勢になります。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>手番はここまでにして、%1を残しましょう。後でほかのタイルと同じ手番に出して、きわどい獲得争いの決め手にできます。</translation>
    </message>
    <message>
        <source>No single tile can catch you there.</source>
        <translation>そこなら、タイル1枚では追いつかれません。</translation>
    </message>
    <message>
        <source>If nobody answers, your next land tile there captures it.</source>
        <translation>誰も手を打たなければ、次にそこへ置く陸のタイルで獲得できます。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to another space beside %2. Its old space stays filled, and you keep the tiles in your hand.</source>
        <translation>タイル交換で、%1を%2の隣の別のマスへ移しましょう。元のマスは埋まったままで、手札のタイルも残せます。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to %2. Where it lies now, nothing is left for it to win.</source>
        <translation>タイル交換で、%1を%2へ移しましょう。今の場所では、もう取れるものがありません。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3, where it counts for more.</source>
        <translation>タイル交換で、%1を%2から%3へ移しましょう。そこなら、もっと多くのコマに効きます。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3.</source>
        <translation>タイル交換で、%1を%2から%3へ移しましょう。</translation>
    </message>
    <message>
        <source>Any tile on that space will do.</source>
        <translation>そのマスなら、どのタイルでもかまいません。</translation>
    </message>
    <message>
        <source>The tile also puts you in the lead for %1 of %2.</source>
        <translation>このタイルなら、%2の%1でも優勢に立てます。</translation>
    </message>
    <message>
        <source>The tile also draws you level for %1 of %2.</source>
        <translation>このタイルなら、%2の%1でも同点に並べます。</translation>
    </message>
    <message>
        <source>The tile also extends your lead for %1 of %2 so far that no single tile can catch you there.</source>
        <translation>このタイルなら、%2の%1でも差が広がり、タイル1枚では追いつかれなくなります。</translation>
    </message>
    <message>
        <source>The tile also strengthens your lead for %1 of %2.</source>
        <translation>このタイルなら、%2の%1でも優勢を固められます。</translation>
    </message>
    <message>
        <source>The tile also brings you closer to the lead for %1 of %2.</source>
        <translation>このタイルなら、%2の%1でも差を縮められます。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3.</source>
        <translation>このタイルなら、%3の%2でも、首位との差を%1まで縮められます。</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while you lead there.</source>
        <translation>このタイルなら、優勢なうちに、%1での獲得にも近づけます。</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to take the lead there.</source>
        <translation>これで、%1を出せばそこで優勢に立てるようになります。</translation>
    </message>
    <message>
        <source>Leave one land space at %1: there your %2 can capture %3 in this same turn.</source>
        <translation>%1の隣の陸のマスを1つ残しましょう。同じ手番に、そこへ置く%2で、%3を獲得できます。</translation>
    </message>
    <message>
        <source>Then your %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>これで、%1の最後の陸のマスに置く%2で、同じ手番に%3を獲得できます。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one you can still capture %2 of %3 this turn.</source>
        <translation>%1は速攻タイルです。この手番でまだ、通常タイルで%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>Nobody can catch you in %1 any more.</source>
        <translation>これで%1の数では、もう誰にも追いつかれません。</translation>
    </message>
    <message>
        <source>Tie for both %1 of %2 and %3 of %4: nobody gets them.</source>
        <translation>%2の%1と%4の%3の両方で同点に並びましょう。どちらも誰のものにもなりません。</translation>
    </message>
    <message>
        <source>If you win it, nobody can catch you in %1 any more.</source>
        <translation>それを取れば、%1の数では、もう誰にも追いつかれません。</translation>
    </message>
    <message>
        <source>It hardly matters, though: a space where nothing is at stake is just as good.</source>
        <translation>ただ、大した違いはありません。争いのないマスに置いても、同じくらいよい手です。</translation>
    </message>
    <message>
        <source>End your turn here and keep your fast tiles: later they can decide a close capture, in the same turn as another tile.</source>
        <translation>手番はここまでにして、速攻タイルを残しましょう。後でほかのタイルと同じ手番に出して、きわどい獲得争いの決め手にできます。</translation>
    </message>
    <message>
        <source>If %1 does not answer, your next land tile there captures it.</source>
        <translation>%1が手を打たなければ、次にそこへ置く陸のタイルで獲得できます。</translation>
    </message>
    <message>
        <source>Otherwise %1 can capture it with the %2.</source>
        <translation>そうしないと、%1に%2で取られてしまいます。</translation>
    </message>
    <message>
        <source>Otherwise %1 may capture it on the last land space.</source>
        <translation>そうしないと、最後の陸のマスで、%1に取られるかもしれません。</translation>
    </message>
    <message>
        <source>You have to play a tile: spend the %1 where nothing is at stake.</source>
        <translation>タイルを1枚は出す決まりです。%1を、争いのない場所で使ってしまいましょう。</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake: you draw a new tile for it.</source>
        <translation>%1は、争いのない場所で使ってしまいましょう。代わりに新しいタイルを引けます。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to a space between %2 and %3, where it still counts at %3.</source>
        <translation>タイル交換で、%1を%2と%3の間のマスへ移しましょう。そこなら、%3にも引き続き効きます。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when %2 has few tiles left to answer it.</source>
        <translation>手番はここまでにして、%1を残しましょう。いちばん役に立つのは、それに応じるタイルが%2にあまり残っていないときです。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when the others have few tiles left to answer it.</source>
        <translation>手番はここまでにして、%1を残しましょう。いちばん役に立つのは、それに応じるタイルがほかの人にあまり残っていないときです。</translation>
    </message>
    <message>
        <source>That puts you ahead in all three kinds.</source>
        <translation>これで3種類すべての首位に立てます。</translation>
    </message>
    <message>
        <source>Only one kind of figure is left to place, so it makes no difference which place you fill first.</source>
        <translation>置くコマはあと1種類だけなので、どの順に置いても同じです。</translation>
    </message>
    <message>
        <source>The swap also puts you in the lead for %1.</source>
        <translation>この入れ替えで、%1でも優勢に立てます。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold tiles of strength %3 and %4 for it.</source>
        <translation>%1を%2に置きましょう。それに効く強さ%3と%4のタイルがあります。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of both %2 and %3: no single tile can catch you at either.</source>
        <translation>%2と%3の両方の%1で差を広げましょう。どちらも、タイル1枚ではもう追いつかれません。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2 and %3 of %4.</source>
        <translation>%2の%1と%4の%3で優勢を固めましょう。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for that of %3.</source>
        <translation>%1で、%2では優勢に立ち、%3では優勢を固めましょう。</translation>
    </message>
    <message>
        <source>Counting those you lead for, you then have most of %1: %2 of %3.</source>
        <translation>優勢なコマも含めると、これで%1は%3個のうち%2個になり、過半数に届きます。</translation>
    </message>
    <message>
        <source>Spend the %1 here: who leads in %2 is decided already.</source>
        <translation>ここは%1を使いましょう。%2の首位は、もう決まっています。</translation>
    </message>
    <message>
        <source>You also lead in %1 at %2, which is closer to capture than %3.</source>
        <translation>%2でも%1で優勢で、%3より獲得が近くなっています。</translation>
    </message>
    <message>
        <source>Capturing %1 of %2 is just as good: then nobody can catch you in %3 any more.</source>
        <translation>%2の%1を獲得するのも、同じくらいよい手です。それを取れば、%3の数では、もう誰にも追いつかれません。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and it saves a stronger one for later.</source>
        <translation>%1を手札に入れましょう。どの種類のコマにも効き、もっと強いタイルを後のために取っておけます。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2 and draw level for the one at %3.</source>
        <translation>%1で、%2では優勢に立ち、%3では同点に並びましょう。</translation>
    </message>
    <message>
        <source>Take the strongest tile of each kind first, here the %1.</source>
        <translation>まず、それぞれの種類でいちばん強いタイルを手札に入れましょう。ここでは%1です。</translation>
    </message>
    <message>
        <source>Put %1 in %2: each of your two strong tiles for it can count there and in %3 at once.</source>
        <translation>%1を%2に置きましょう。それに効く強いタイルが2枚あり、どちらも、そこと%3の両方に一度に効くようになります。</translation>
    </message>
    <message>
        <source>Put %1 in %2, or choose freely: you hold a strong tile for every kind of figure, so little depends on this.</source>
        <translation>%1を%2に置くか、好きに選びましょう。どの種類のコマにも、それに効く強いタイルが手札にあるので、どう置いても大差ありません。</translation>
    </message>
    <message>
        <source>Which kind goes there matters little: you hold a strong tile for each.</source>
        <translation>そこにどの種類を置いても、ほとんど同じです。どの種類にも、それに効く強いタイルがあります。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it is your only land tile that can take the lead for %2 of %3.</source>
        <translation>ここでは%1のほうが役に立ちますが、%3の%2で優勢に立てる陸のタイルは、手札でそれだけです。</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early, and this saves a stronger one for later.</source>
        <translation>%1を手札に入れましょう。1種類のコマに効くタイルは早めに出すのがいちばんで、もっと強いタイルを後のために取っておけます。</translation>
    </message>
    <message>
        <source>Take the %1: it is your strongest tile for %2, and tiles for one kind of figure are best played early.</source>
        <translation>%1を手札に入れましょう。%2に効くいちばん強いタイルですし、1種類のコマに効くタイルは、早めに出すのがいちばんです。</translation>
    </message>
    <message>
        <source>Take the %1: with the one of strength %2 you then hold two strong tiles for %3.</source>
        <translation>%1を手札に入れましょう。強さ%2のタイルと合わせて、%3に効く強いタイルが2枚になります。</translation>
    </message>
    <message>
        <source>Take the %1: it is the strongest tile left that counts for every kind of figure.</source>
        <translation>%1を手札に入れましょう。どの種類のコマにも効くタイルのうち、残りでいちばん強いものです。</translation>
    </message>
    <message>
        <source>Put %1 in %2: surrounding %2 takes %3 land tiles, so you have time to play both your strong tiles for it.</source>
        <translation>%1を%2に置きましょう。%2を囲むには陸のタイルが%3枚要るので、それに効く強いタイルを2枚とも出す時間があります。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold no strong tile for it, and surrounding %2 takes %3 land tiles, so you have time to draw one.</source>
        <translation>%1を%2に置きましょう。それに効く強いタイルはありませんが、%2を囲むには陸のタイルが%3枚要るので、引く時間があります。</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to draw level there.</source>
        <translation>これで、%1を出せばそこで同点に並べるようになります。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3, where your %4 can then draw level.</source>
        <translation>このタイルなら、%3の%2でも、首位との差を%1まで縮められます。そうすれば、%4で同点に並べます。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3, which your %4 can then take.</source>
        <translation>このタイルなら、%3の%2でも、首位との差を%1まで縮められます。そうすれば、%4で優勢に立てます。</translation>
    </message>
    <message>
        <source>Other places and figures are about as good, though: choose freely.</source>
        <translation>ただ、ほかの場所やコマを選んでも、よさはほぼ同じです。好きに選びましょう。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it counts for every kind of figure: keep it for later.</source>
        <translation>ここでは%1のほうが役に立ちますが、どの種類のコマにも効くので、後に残しておきましょう。</translation>
    </message>
    <message>
        <source>Every other move is as good as lost, too.</source>
        <translation>ほかのどの手でも、やはり負けたも同然です。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold the %3 for it.</source>
        <translation>%1を%2に置きましょう。それに効く%3を持っています。</translation>
    </message>
    <message>
        <source>Put %1 in %2, though little depends on this: you hold a strong tile for every kind of figure.</source>
        <translation>%1を%2に置きましょう。ただ、どの種類のコマにも、それに効く強いタイルが手札にあるので、どう置いても大差ありません。</translation>
    </message>
    <message>
        <source>If %1 does not answer, your %2 can capture %3 next turn.</source>
        <translation>%1が手を打たなければ、次の手番に%2で%3を獲得できます。</translation>
    </message>
    <message>
        <source>Winning it would give %1 the lead in %2 for good.</source>
        <translation>%1がそれを取れば、%2の首位が決まってしまいます。</translation>
    </message>
    <message>
        <source>Then you lead for %1 at %2, and any land tile on the last space there captures it this turn.</source>
        <translation>これで%2の%1で優勢になり、そこの最後のマスにどの陸のタイルを置いても、この手番で獲得できます。</translation>
    </message>
    <message>
        <source>The %1 would do as well here.</source>
        <translation>ここでは%1でも同じことです。</translation>
    </message>
    <message>
        <source>It hardly matters, though: if you play it now, you draw a new tile for it.</source>
        <translation>ただし、大差はありません。今使っても、代わりに新しいタイルを引けます。</translation>
    </message>
    <message>
        <source>It hardly matters, though: playing it now is as good.</source>
        <translation>ただし、大差はありません。今使っても同じくらいよい手です。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, at %2 for example, in the same turn as another tile.</source>
        <translation>手番はここまでにして、%1を残しましょう。後でほかのタイルと同じ手番に出して、たとえば%2で、きわどい獲得争いの決め手にできます。</translation>
    </message>
</context>
<context>
    <name>Samurai thoughts</name>
    <message>
        <source>That puts %0 ahead in %1.</source>
        <translation>これで%0が%1の首位に立ちます。</translation>
    </message>
    <message>
        <source>That draws %0 level with %1 in %2.</source>
        <translation>これで%0の%2の数が%1と並びます。</translation>
    </message>
    <message>
        <source>%0 captures both %1 and %2 of %3.</source>
        <translation>%0は%3の%1と%2を両方獲得します。</translation>
    </message>
    <message>
        <source>%0 captures two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>%0は一度にコマを2個獲得します。%2の%1と%4の%3です。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, where %3 was ahead.</source>
        <translation>%0は、%3が優勢だった%2の%1を獲得します。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2 while leading there.</source>
        <translation>%0は優勢なうちに、%2の%1を獲得します。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2.</source>
        <translation>%0は%2の%1を獲得します。</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get it.</source>
        <translation>%0は%2の%1で同点に並び、%3に取らせません。</translation>
    </message>
    <message>
        <source>%0 surrounds %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>%2で誰も優勢でないうちに、%0は%1を囲みます。%2は誰のものにもなりません。</translation>
    </message>
    <message>
        <source>This ends the game, and %0 wins.</source>
        <translation>これで終局し、%0の勝ちです。</translation>
    </message>
    <message>
        <source>This ends the game, and %0 shares the victory.</source>
        <translation>これで終局し、%0は勝ちを分け合います。</translation>
    </message>
    <message>
        <source>%0 overtakes %1 for %2 of %3.</source>
        <translation>%0は%3の%2で、%1を抜きます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2.</source>
        <translation>%0は%2の%1で優勢に立ちます。</translation>
    </message>
    <message>
        <source>%0 gets within %1 of the lead for %2 of %3.</source>
        <translation>%0は%3の%2で、首位との差を%1まで縮めます。</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps the %2 for later.</source>
        <translation>ここは%1で十分です。%0は%2を後に残します。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: %0 can still play a normal one this turn.</source>
        <translation>%1は速攻タイルです。%0はこの手番でまだ通常タイルを出せます。</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake.</source>
        <translation>%0は%1を、争いのない場所で使ってしまいます。</translation>
    </message>
    <message>
        <source>%0 swaps %1 of %2 and %3 of %4.</source>
        <translation>%0は%2の%1と%4の%3を入れ替えます。</translation>
    </message>
    <message>
        <source>%0 cannot play any tile.</source>
        <translation>%0に出せるタイルはありません。</translation>
    </message>
    <message>
        <source>%0 has played all tiles.</source>
        <translation>%0はタイルをすべて出しました。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1 for later.</source>
        <translation>%0は手番を終えて、%1を後に残します。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the other tiles for later.</source>
        <translation>%0は手番を終えて、残りのタイルを後に残します。</translation>
    </message>
    <message>
        <source>Winning it would put %0 ahead in %1.</source>
        <translation>それを取れば、%0が%1で首位に立ちます。</translation>
    </message>
    <message>
        <source>%0 draws level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>%0は%3の%2で、%1と同点に並びます。同点のままなら、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3, so that %4 does not get it.</source>
        <translation>%0は%2の%1を獲得して、%3で同点に並び、%4に取らせません。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for the other two, so that %3 does not get them.</source>
        <translation>%0は%2の%1を獲得して、残りの2個で同点に並び、%3に取らせません。</translation>
    </message>
    <message>
        <source>%0 captures %1 at once.</source>
        <translation>%0は%1を一度に獲得します。</translation>
    </message>
    <message>
        <source>%0 captures %1 of both %2 and %3.</source>
        <translation>%0は%2と%3の%1を両方獲得します。</translation>
    </message>
    <message>
        <source>%0 draws level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>%0は%2の%1で同点に並びます。同点のままなら、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2.</source>
        <translation>%0は%2の%1で優勢を固めます。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and is now %3 ahead.</source>
        <translation>%0は%2の%1で優勢を固め、差は%3になります。</translation>
    </message>
    <message>
        <source>%0 brings %1 closer to capture while leading there.</source>
        <translation>%0は優勢なうちに、%1での獲得に近づきます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of both %2 and %3.</source>
        <translation>%0は%2と%3の両方の%1で優勢に立ちます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0は%2の%1と%4の%3の両方で優勢に立ちます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and draws level for %3 of %4.</source>
        <translation>%0は%2の%1で優勢に立ち、%4の%3で同点に並びます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for %3 of %4.</source>
        <translation>%0は%2の%1で優勢に立ち、%4の%3で優勢を固めます。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of both %2 and %3.</source>
        <translation>%0は%2と%3の両方の%1で優勢を固めます。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2, and closes in on %3 of %4.</source>
        <translation>%0は%2の%1で優勢を固め、%4の%3で差を縮めます。</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of both %2 and %3.</source>
        <translation>%0は%2と%3の両方の%1で差を縮めます。</translation>
    </message>
    <message>
        <source>%0 closes in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>%0は%2の%1と%4の%3、2個のコマで差を縮めます。</translation>
    </message>
    <message>
        <source>%0 fills a space beside %1 before anybody else can use it.</source>
        <translation>%0は%1の隣のマスを、ほかの人に使われる前に埋めます。</translation>
    </message>
    <message>
        <source>Then %0, not %1, leads for %2.</source>
        <translation>これで、%2では%1に代わって%0が優勢になります。</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 by %2.</source>
        <translation>これで、%0は%1で優勢になります。差は%2です。</translation>
    </message>
    <message>
        <source>Then %0 leads for both.</source>
        <translation>これで、%0はどちらでも優勢になります。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1.</source>
        <translation>その代わり、%0は%1での優勢を手放します。</translation>
    </message>
    <message>
        <source>%0 puts the figure anywhere: no tile is on the board yet.</source>
        <translation>%0はコマをどこにでも置けます。まだタイルが1枚も出ていません。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.</source>
        <translation>%0は%2の%1を獲得し、%4の%3は同点にして、誰にも渡しません。</translation>
    </message>
    <message>
        <source>%0 lets %1 have %2 of %3: still ahead in %4.</source>
        <translation>%0は%3の%2を%1にゆずります。%4では首位のままです。</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of %2.</source>
        <translation>%0は%2の%1で差を縮めます。</translation>
    </message>
    <message>
        <source>%0 brings %1 and %2 closer to capture, leading at both.</source>
        <translation>どちらでも優勢なうちに、%0は%1と%2での獲得に近づきます。</translation>
    </message>
    <message>
        <source>%0 spends the %1 here and keeps the other tiles for better places.</source>
        <translation>%0はここで%1を使って、ほかのタイルをもっとよい場所のために残します。</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1 and %2.</source>
        <translation>これで%0が%1と%2の首位に立ちます。</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get them.</source>
        <translation>%0は%2の%1で同点に並び、%3に取らせません。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 keeps it for elsewhere.</source>
        <translation>ここでは%1のほうが役に立ちますが、%0はほかの場所のために残します。</translation>
    </message>
    <message>
        <source>Any tile will do here: %0 spends the %1.</source>
        <translation>ここはどのタイルでもかまいません。%0は%1を使います。</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later: it counts for every kind of figure.</source>
        <translation>%0は%1を後に残します。どの種類のコマにも効きます。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 can then count there and in %4 at once.</source>
        <translation>%0は%1を%2に置きます。%3が、そこと%4の両方に一度に効くようになります。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, where few tiles decide it, holding no strong tile for it.</source>
        <translation>%0は%1を、少ないタイルで決まる%2に置きます。それに効く強いタイルがありません。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2: no single tile can catch up there.</source>
        <translation>%0は%2の%1で差を広げます。タイル1枚では、もう追いつかれません。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2 and %3 of %4: no single tile can catch up at either.</source>
        <translation>%0は%2の%1と%4の%3で差を広げます。どちらも、タイル1枚ではもう追いつかれません。</translation>
    </message>
    <message>
        <source>%0 breaks the tie for %1 of %2 and captures it.</source>
        <translation>%0は%2の%1で同点を破って、獲得します。</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and %0 holds none for them.</source>
        <translation>これで、タイル1枚が%2と%3の両方の%1に効くことはなくなります。%0には、それに効くタイルがありません。</translation>
    </message>
    <message>
        <source>It suits %0&apos;s tiles a little better than anything else.</source>
        <translation>ほかの手より少しだけ、%0のタイルに合っています。</translation>
    </message>
    <message>
        <source>%0 has as good as won: this move hardly matters.</source>
        <translation>%0はもう勝ったも同然です。どの手でも、ほとんど変わりません。</translation>
    </message>
    <message>
        <source>%0 has as good as lost: this move hardly matters.</source>
        <translation>%0はもう負けたも同然です。どの手でも、ほとんど変わりません。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3.</source>
        <translation>%0は先に船を出します。そうすれば、%2の最後の陸のマスに置く%1で、%3を獲得できます。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>%0は先に船を出します。そうすれば、%2の最後の陸のマスに置く%1で、%3を獲得し、%4で同点に並べます。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>%0は先に船を出します。そうすれば、%2の最後の陸のマスに置く%1で、%3が同点になり、誰のものにもなりません。</translation>
    </message>
    <message>
        <source>%0 may end the turn here or play on: both are as good.</source>
        <translation>%0は手番をここで終えても続けても、同じくらいよい手です。</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a figure to where it is wanted.</source>
        <translation>%0は、ほしい場所へコマを移せる%1を手札に入れます。</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a tile to where it is needed.</source>
        <translation>%0は、必要な場所へタイルを移せる%1を手札に入れます。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and can be played in the same turn as another tile.</source>
        <translation>%0は%1を手札に入れます。どの種類のコマにも効き、同じ手番にほかのタイルも出せます。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure.</source>
        <translation>%0は%1を手札に入れます。どの種類のコマにも効きます。</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early.</source>
        <translation>%0は%1を手札に入れます。1種類のコマに効くタイルは、早めに出すのがいちばんです。</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the one of strength %2.</source>
        <translation>%3では、強さ%2のタイルより%1を使うほうが、%0は追いつかれにくくなります。</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the %2.</source>
        <translation>%3では、%2より%1を使うほうが、%0は追いつかれにくくなります。</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps anything stronger for later.</source>
        <translation>ここは%1で十分です。%0はもっと強いタイルを後に残します。</translation>
    </message>
    <message>
        <source>One tile puts %0 in the lead for all %3 figures of %1 and %2.</source>
        <translation>タイル1枚で、%0は%1と%2のコマ%3個すべてで優勢に立ちます。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1 of %2.</source>
        <translation>その代わり、%0は%2の%1での優勢を手放します。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the tie for %1 of %2.</source>
        <translation>その代わり、%0は%2の%1で同点から劣勢になります。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>%0は手番を終えて、%1を残します。後でほかのタイルと同じ手番に出して、きわどい獲得争いの決め手にできます。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 there.</source>
        <translation>そこなら、%0はタイル1枚では追いつかれません。</translation>
    </message>
    <message>
        <source>If nobody answers, %0&apos;s next land tile there captures it.</source>
        <translation>誰も手を打たなければ、%0は次にそこへ置く陸のタイルで獲得できます。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to another space beside %2: its old space stays filled.</source>
        <translation>%0はタイル交換で、%1を%2の隣の別のマスへ移します。元のマスは埋まったままです。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to %2: where it lay, nothing is left for it to win.</source>
        <translation>%0はタイル交換で、%1を%2へ移します。元の場所では、もう取れるものがありません。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3, where it counts for more.</source>
        <translation>%0はタイル交換で、%1を%2から%3へ移します。そこなら、もっと多くのコマに効きます。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3.</source>
        <translation>%0はタイル交換で、%1を%2から%3へ移します。</translation>
    </message>
    <message>
        <source>The tile also puts %0 in the lead for %1 of %2.</source>
        <translation>このタイルで、%0は%2の%1でも優勢に立ちます。</translation>
    </message>
    <message>
        <source>The tile also draws %0 level for %1 of %2.</source>
        <translation>このタイルで、%0は%2の%1でも同点に並びます。</translation>
    </message>
    <message>
        <source>The tile also extends %0&apos;s lead for %1 of %2 so far that no single tile can catch up there.</source>
        <translation>このタイルで、%0は%2の%1でも差を広げ、タイル1枚では追いつかれなくなります。</translation>
    </message>
    <message>
        <source>The tile also strengthens %0&apos;s lead for %1 of %2.</source>
        <translation>このタイルで、%0は%2の%1でも優勢を固めます。</translation>
    </message>
    <message>
        <source>The tile also brings %0 closer to the lead for %1 of %2.</source>
        <translation>このタイルで、%0は%2の%1でも差を縮めます。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3.</source>
        <translation>このタイルで、%0は%3の%2でも、首位との差を%1まで縮めます。</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while %0 leads there.</source>
        <translation>このタイルで、%0は優勢なうちに、%1での獲得にも近づきます。</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to take the lead there.</source>
        <translation>これで、%1を出せばそこで優勢に立てるようになります。</translation>
    </message>
    <message>
        <source>%0 leaves one land space at %1: there the %2 can capture %3 in this same turn.</source>
        <translation>%0は%1の隣の陸のマスを1つ残します。同じ手番に、そこへ置く%2で、%3を獲得できます。</translation>
    </message>
    <message>
        <source>Then the %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>これで、%1の最後の陸のマスに置く%2で、同じ手番に%3を獲得できます。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one %0 can still capture %2 of %3 this turn.</source>
        <translation>%1は速攻タイルです。%0はこの手番でまだ、通常タイルで%3の%2を獲得できます。</translation>
    </message>
    <message>
        <source>Nobody can catch %0 in %1 any more.</source>
        <translation>これで%1の数では、もう誰も%0に追いつけません。</translation>
    </message>
    <message>
        <source>%0 ties for both %1 of %2 and %3 of %4: nobody gets them.</source>
        <translation>%0は%2の%1と%4の%3の両方で同点に並びます。どちらも誰のものにもなりません。</translation>
    </message>
    <message>
        <source>Once it is won, nobody can catch %0 in %1 any more.</source>
        <translation>それを取れば、%1の数では、もう誰も%0に追いつけません。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the fast tiles: later they can decide a close capture, in the same turn as another tile.</source>
        <translation>%0は手番を終えて、速攻タイルを残します。後でほかのタイルと同じ手番に出して、きわどい獲得争いの決め手にできます。</translation>
    </message>
    <message>
        <source>If %1 does not answer, %0&apos;s next land tile there captures it.</source>
        <translation>%1が手を打たなければ、%0は次にそこへ置く陸のタイルで獲得できます。</translation>
    </message>
    <message>
        <source>%0 has to play a tile and spends the %1 where nothing is at stake.</source>
        <translation>%0はタイルを1枚は出す決まりなので、%1を、争いのない場所で使ってしまいます。</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake, to draw a new tile for it.</source>
        <translation>%0は%1を、争いのない場所で使ってしまいます。代わりに新しいタイルを引けます。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to a space between %2 and %3, where it still counts at %3.</source>
        <translation>%0はタイル交換で、%1を%2と%3の間のマスへ移します。そこなら、%3にも引き続き効きます。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when %2 has few tiles left to answer it.</source>
        <translation>%0は手番を終えて、%1を残します。いちばん役に立つのは、それに応じるタイルが%2にあまり残っていないときです。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when the others have few tiles left to answer it.</source>
        <translation>%0は手番を終えて、%1を残します。いちばん役に立つのは、それに応じるタイルがほかの人にあまり残っていないときです。</translation>
    </message>
    <message>
        <source>That puts %0 ahead in all three kinds.</source>
        <translation>これで%0が3種類すべての首位に立ちます。</translation>
    </message>
    <message>
        <source>The swap also puts %0 in the lead for %1.</source>
        <translation>この入れ替えで、%0は%1でも優勢に立ちます。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding tiles of strength %3 and %4 for it.</source>
        <translation>%0は%1を%2に置きます。それに効く強さ%3と%4のタイルがあります。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of both %2 and %3: no single tile can catch up at either.</source>
        <translation>%0は%2と%3の両方の%1で差を広げます。どちらも、タイル1枚ではもう追いつかれません。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and %3 of %4.</source>
        <translation>%0は%2の%1と%4の%3で優勢を固めます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for that of %3.</source>
        <translation>%0は%1で、%2では優勢に立ち、%3では優勢を固めます。</translation>
    </message>
    <message>
        <source>Counting those that %0 leads for, that makes most of %1: %2 of %3.</source>
        <translation>%0が優勢なコマも含めると、これで%1は%3個のうち%2個になり、過半数に届きます。</translation>
    </message>
    <message>
        <source>%0 spends the %1 here: who leads in %2 is decided already.</source>
        <translation>%0はここで%1を使います。%2の首位は、もう決まっています。</translation>
    </message>
    <message>
        <source>%0 also leads in %1 at %2, which is closer to capture than %3.</source>
        <translation>%0は%2でも%1で優勢で、%3より獲得が近くなっています。</translation>
    </message>
    <message>
        <source>Capturing %1 of %2 is just as good: then nobody can catch %0 in %3 any more.</source>
        <translation>%2の%1を獲得するのも、同じくらいよい手です。それを取れば、%3の数では、もう誰も%0に追いつけません。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and it saves a stronger one for later.</source>
        <translation>%0は%1を手札に入れます。どの種類のコマにも効き、もっと強いタイルを後のために取っておけます。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2 and draws level for the one at %3.</source>
        <translation>%0は%1で、%2では優勢に立ち、%3では同点に並びます。</translation>
    </message>
    <message>
        <source>%0 takes the strongest tile of each kind first, here the %1.</source>
        <translation>%0はまず、それぞれの種類でいちばん強いタイルを手札に入れます。ここでは%1です。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: each of two strong tiles for it can count there and in %3 at once.</source>
        <translation>%0は%1を%2に置きます。それに効く強いタイルが2枚あり、どちらも、そこと%3の両方に一度に効くようになります。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, but little depends on this, with a strong tile in hand for every kind of figure.</source>
        <translation>%0は%1を%2に置きますが、どの種類のコマにも、それに効く強いタイルが手札にあるので、どう置いても大差ありません。</translation>
    </message>
    <message>
        <source>Which kind goes there matters little: %0 holds a strong tile for each.</source>
        <translation>そこにどの種類を置いても、ほとんど同じです。%0には、どの種類にも、それに効く強いタイルがあります。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 has no other land tile that can take the lead for %2 of %3.</source>
        <translation>ここでは%1のほうが役に立ちますが、%3の%2で優勢に立てる陸のタイルは、%0の手札でそれだけです。</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early, and this saves a stronger one for later.</source>
        <translation>%0は%1を手札に入れます。1種類のコマに効くタイルは早めに出すのがいちばんで、もっと強いタイルを後のために取っておけます。</translation>
    </message>
    <message>
        <source>%0 takes the %1, the strongest tile for %2: tiles for one kind of figure are best played early.</source>
        <translation>%0は、%2に効くいちばん強いタイルの%1を手札に入れます。1種類のコマに効くタイルは、早めに出すのがいちばんです。</translation>
    </message>
    <message>
        <source>%0 takes the %1: with the one of strength %2 that makes two strong tiles for %3.</source>
        <translation>%0は%1を手札に入れます。強さ%2のタイルと合わせて、%3に効く強いタイルが2枚になります。</translation>
    </message>
    <message>
        <source>%0 takes the %1, the strongest tile left that counts for every kind of figure.</source>
        <translation>%0は%1を手札に入れます。どの種類のコマにも効くタイルのうち、残りでいちばん強いものです。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is time to play both strong tiles for it.</source>
        <translation>%0は%1を%2に置きます。%2を囲むには陸のタイルが%3枚要るので、それに効く強いタイルを2枚とも出す時間があります。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is time to draw a strong tile for it.</source>
        <translation>%0は%1を%2に置きます。%2を囲むには陸のタイルが%3枚要るので、それに効く強いタイルを引く時間があります。</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to draw level there.</source>
        <translation>これで、%1を出せばそこで同点に並べるようになります。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3, where the %4 can then draw level.</source>
        <translation>このタイルで、%0は%3の%2でも、首位との差を%1まで縮めます。そうすれば、%4で同点に並べます。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3, which the %4 can then take.</source>
        <translation>このタイルで、%0は%3の%2でも、首位との差を%1まで縮めます。そうすれば、%4で優勢に立てます。</translation>
    </message>
    <message>
        <source>Other places and figures would be about as good.</source>
        <translation>ほかの場所やコマを選んでも、よさはほぼ同じです。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it counts for every kind of figure: %0 keeps it for later.</source>
        <translation>ここでは%1のほうが役に立ちますが、どの種類のコマにも効くので、%0は後に残します。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding the %3 for it.</source>
        <translation>%0は%1を%2に置きます。それに効く%3を持っています。</translation>
    </message>
    <message>
        <source>If %1 does not answer, the %2 can capture %3 next turn.</source>
        <translation>%1が手を打たなければ、次の手番に%2で%3を獲得できます。</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 at %2, and any land tile on the last space there captures it this turn.</source>
        <translation>これで%0が%2の%1で優勢になり、そこの最後のマスにどの陸のタイルを置いても、この手番で獲得できます。</translation>
    </message>
    <message>
        <source>It hardly matters, though: once it is played, %0 draws a new tile for it.</source>
        <translation>ただし、大差はありません。使っても、%0は代わりに新しいタイルを引けます。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, at %2 for example, in the same turn as another tile.</source>
        <translation>%0は手番を終えて%1を残します。後でほかのタイルと同じ手番に出して、たとえば%2で、きわどい獲得争いの決め手にできます。</translation>
    </message>
</context>
<context>
    <name>Samurai tiles</name>
    <message>
        <source>Buddha 2</source>
        <translation>仏像2</translation>
    </message>
    <message>
        <source>Buddha 3</source>
        <translation>仏像3</translation>
    </message>
    <message>
        <source>Buddha 4</source>
        <translation>仏像4</translation>
    </message>
    <message>
        <source>helmet 2</source>
        <translation>兜2</translation>
    </message>
    <message>
        <source>helmet 3</source>
        <translation>兜3</translation>
    </message>
    <message>
        <source>helmet 4</source>
        <translation>兜4</translation>
    </message>
    <message>
        <source>rice 2</source>
        <translation>米2</translation>
    </message>
    <message>
        <source>rice 3</source>
        <translation>米3</translation>
    </message>
    <message>
        <source>rice 4</source>
        <translation>米4</translation>
    </message>
    <message>
        <source>samurai 1</source>
        <translation>侍1</translation>
    </message>
    <message>
        <source>samurai 2</source>
        <translation>侍2</translation>
    </message>
    <message>
        <source>samurai 3</source>
        <translation>侍3</translation>
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
        <translation>コマ交換</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>タイル交換</translation>
    </message>
</context>
<context>
    <name>Samurai tiles told</name>
    <message>
        <source>Buddha tile of strength 2</source>
        <translation>強さ2の仏像タイル</translation>
    </message>
    <message>
        <source>Buddha tile of strength 3</source>
        <translation>強さ3の仏像タイル</translation>
    </message>
    <message>
        <source>Buddha tile of strength 4</source>
        <translation>強さ4の仏像タイル</translation>
    </message>
    <message>
        <source>helmet tile of strength 2</source>
        <translation>強さ2の兜タイル</translation>
    </message>
    <message>
        <source>helmet tile of strength 3</source>
        <translation>強さ3の兜タイル</translation>
    </message>
    <message>
        <source>helmet tile of strength 4</source>
        <translation>強さ4の兜タイル</translation>
    </message>
    <message>
        <source>rice tile of strength 2</source>
        <translation>強さ2の米タイル</translation>
    </message>
    <message>
        <source>rice tile of strength 3</source>
        <translation>強さ3の米タイル</translation>
    </message>
    <message>
        <source>rice tile of strength 4</source>
        <translation>強さ4の米タイル</translation>
    </message>
    <message>
        <source>samurai of strength 1</source>
        <translation>強さ1の侍</translation>
    </message>
    <message>
        <source>samurai of strength 2</source>
        <translation>強さ2の侍</translation>
    </message>
    <message>
        <source>samurai of strength 3</source>
        <translation>強さ3の侍</translation>
    </message>
    <message>
        <source>ship of strength 1</source>
        <translation>強さ1の船</translation>
    </message>
    <message>
        <source>ship of strength 2</source>
        <translation>強さ2の船</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>浪人</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>コマ交換</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>タイル交換</translation>
    </message>
</context>
<context>
    <name>SamuraiReckoning</name>
    <message>
        <source>others</source>
        <comment>figures of the castes that a player does not lead</comment>
        <translation>首位以外</translation>
    </message>
    <message>
        <source>all</source>
        <comment>figures that a player has</comment>
        <translation>合計</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>others %1, all %2</source>
        <translation>首位以外%1個、合計%2個</translation>
    </message>
    <message>
        <source>Decided by: %1</source>
        <comment>the rule that decided the game</comment>
        <translation>決め手：%1</translation>
    </message>
</context>
<context>
    <name>SamuraiRules</name>
    <message>
        <source>In a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>仏像</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>兜</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>米</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>地図</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初の手番の前</translation>
    </message>
    <message>
        <source>Of your twenty tiles you choose five to begin with; the other fifteen are shuffled and drawn one by one. In the edition of 1998 the hand is chosen before the figures are placed, in that of 2015 afterwards. Both may also be left to chance, and at the table you may have it done for you.</source>
        <translation>20枚のタイルから最初の5枚を選びます。残りの15枚はよく混ぜて、1枚ずつ引いていきます。1998年版ではコマを置く前に、2015年版では置いたあとに選びます。コマの配置も最初の5枚も抽選にでき、対戦中に「おまかせ」を選ぶこともできます。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>Everybody owns the same twenty. Normal tiles, on any free land space:</source>
        <translation>全員が同じ20枚を持ちます。通常タイルは、空いている陸のマスのどこにでも置けます。</translation>
    </message>
    <message>
        <source>Buddha 2, 3, 4: for Buddhas only</source>
        <translation>仏像2、3、4：仏像だけに効く</translation>
    </message>
    <message>
        <source>helmet 2, 3, 4: for helmets only</source>
        <translation>兜2、3、4：兜だけに効く</translation>
    </message>
    <message>
        <source>rice 2, 3, 4: for rice only</source>
        <translation>米2、3、4：米だけに効く</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>タイル交換</translation>
    </message>
    <message>
        <source>Fast tiles, besides the normal one:</source>
        <translation>速攻タイルは、通常タイルに加えて出せます。</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>コマ交換</translation>
    </message>
    <message>
        <source>The tile exchange: take up one of your own tiles on land, put the exchange there in its place, and place the tile at once on another free land space. The exchange stays and fills its space, but has no strength. By the rules of 1998 the ronin cannot be taken up, by those of 2015 it can; ships and other exchanges never can.</source>
        <translation>タイル交換：陸にある自分のタイルを1枚取り上げ、代わりにこのタイルを置きます。取り上げたタイルは、すぐに別の空いている陸のマスに置きます。交換タイルはそこに残ってマスを埋めますが、強さはありません。1998年版では浪人を取り上げられませんが、2015年版では取り上げられます。船とほかの交換タイルは、どちらの版でも取り上げられません。</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>コマの獲得</translation>
    </message>
    <message>
        <source>If the highest sum is shared, or nobody has any influence, nobody gets the figure: it is set aside for good.</source>
        <translation>いちばん大きい合計が同点のときや、誰の影響力もないときは、誰もそのコマを獲得できず、コマはゲームから除外されます。</translation>
    </message>
    <message>
        <source>In the edition of 1998 this happens at once, before the next tile of the turn; in that of 2015 when the turn ends, so that a ship played after the last land tile still counts.</source>
        <translation>1998年版ではすぐに、その手番の次のタイルを出す前に獲得します。2015年版では手番の終わりに獲得するので、最後の陸のタイルのあとに出した船も数えます。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows all turns so far.</source>
        <translation>Hキーでヒントが出ます。ヒントはあなたと同じことしか知らず、理由も教えてくれます。Tキーでこれまでの手番をすべて見られます。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>覚えておきたいこと</translation>
    </message>
    <message>
        <source>Figures of three castes stand in the settlements of Japan: Buddhas, helmets and rice. You place tiles beside the settlements; each tile has a strength and influences one kind of figure or all three. When every land space around a settlement is taken, each figure there goes to the player with the most influence on it. Whoever collects most of a kind leads it, and whoever leads most kinds wins.</source>
        <translation>日本各地の拠点に、仏像、兜、米の3種類のコマが立っています。プレイヤーは拠点の隣にタイルを置きます。タイルにはそれぞれ強さがあり、1種類または3種類すべてのコマに影響します。拠点のまわりの陸のマスがすべて埋まると、そこのコマはそれぞれ、影響力のいちばん大きい人のものになります。ある種類をいちばん多く集めた人がその種類の首位になり、首位の種類がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Two players fight for Honshu. With three players Kyushu and Shikoku are added, with four Hokkaido too. A village holds one figure, a town two of different kinds, and Edo, the capital, one of each kind.</source>
        <translation>2人なら本州で争い、3人なら九州と四国、4人ならさらに北海道が加わります。コマは、村に1個、町に異なる種類を2個、都の江戸に3種類を1個ずつ置きます。</translation>
    </message>
    <message>
        <source>Tiles never lie on settlements, only on the land beside them; ships lie on the sea. Every land space on this chart touches at least one settlement.</source>
        <translation>タイルは拠点の上には置けず、その隣の陸に、船は海に置きます。この地図の陸のマスはどれも、1つ以上の拠点と隣り合っています。</translation>
    </message>
    <message>
        <source>Edo begins with one figure of each kind. In turn each player places one more figure: first until every town holds two different ones, then one in each village.</source>
        <translation>江戸には、初めから3種類のコマが1個ずつあります。プレイヤーは順番にコマを1個ずつ置きます。まず、すべての町に異なる種類が2個ずつそろうまで置き、それから村に1個ずつ置きます。</translation>
    </message>
    <message>
        <source>Play one or more of the five tiles in your hand: at most one normal tile, and as many fast tiles as you like, in any order. Fast tiles carry two arrows at the bottom. Then end your turn and draw until you hold five tiles again. You may not pass while you can still play a tile.</source>
        <translation>手札の5枚から1枚以上を出します。通常タイルは1枚まで、速攻タイルは何枚でも、好きな順番で出せます。速攻タイルの下には矢印が2つ描かれています。出し終えたら手番を終え、手札が5枚になるまで引きます。出せるタイルがあるうちはパスできません。</translation>
    </message>
    <message>
        <source>samurai 1, 1, 2, 2, 3: for every kind</source>
        <translation>侍1、1、2、2、3：すべての種類に効く</translation>
    </message>
    <message>
        <source>ships 1, 1, 2: on the sea, for every kind</source>
        <translation>船1、1、2：海に置き、すべての種類に効く</translation>
    </message>
    <message>
        <source>ronin 1: on land, for every kind</source>
        <translation>浪人1：陸に置き、すべての種類に効く</translation>
    </message>
    <message>
        <source>The figure exchange: two figures of different kinds in two different settlements change places; no settlement may then hold two of one kind. The tile is used up and is not placed anywhere.</source>
        <translation>コマ交換：別々の拠点にある、種類の異なる2個のコマを入れ替えます。入れ替えた結果、1つの拠点に同じ種類が2個あってはいけません。使ったタイルはどこにも置かず、ゲームから除きます。</translation>
    </message>
    <message>
        <source>A settlement is surrounded as soon as a tile lies on every land space beside it; the sea does not matter. For each of its figures the strengths of the tiles around it are added up, ships included, if they influence that kind. The highest sum takes the figure, and different figures of a settlement may go to different players.</source>
        <translation>拠点の隣の陸のマスすべてにタイルが置かれると、その拠点は囲まれたことになります。海は関係ありません。そこのコマごとに、まわりのタイルのうちその種類に効くものの強さを、船も含めて合計します。合計のいちばん大きい人がそのコマを獲得します。同じ拠点のコマが、別々の人のものになることもあります。</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or when four figures have been set aside. In domination it goes on until no figure is left.</source>
        <translation>1種類のコマがすべて地図からなくなるか、除外されたコマが4個になると、すぐにゲームが終わります。「制覇」では、すべてのコマがなくなるまで続きます。</translation>
    </message>
    <message>
        <source>You lead a kind of figure if you alone have the most of it. Then this decides, line by line:</source>
        <translation>ある種類をいちばん多く持つ人が1人だけなら、その人がその種類の首位です。勝者は、次の順に決めます。</translation>
    </message>
    <message>
        <source>1. Whoever leads two or three kinds wins.
2. Otherwise only those who lead a kind stay in; if that is just one player, they win.
3. Each of them counts their figures of the kinds that they do not lead: the most win.
4. Still equal: the most figures in all.
5. Still equal: the victory is shared. If nobody leads any kind, the figures in all decide.</source>
        <translation>1. 2種類以上で首位の人がいれば、その人の勝ちです。
2. いなければ、1種類で首位の人だけが残ります。1人だけなら、その人の勝ちです。
3. 残った人は、自分が首位でない種類のコマを数え、いちばん多い人の勝ちです。
4. まだ同点なら、コマの合計がいちばん多い人の勝ちです。
5. それでも同点なら、勝ちを分け合います。どの種類にも首位がいなければ、コマの合計で決めます。</translation>
    </message>
    <message>
        <source>In the game of the thesis two players have eighteen tiles, without the exchanges; the number of kinds led decides, then the figures in all.</source>
        <translation>論文のゲームは2人用で、交換タイルを除く18枚を使います。首位の種類の数で決め、同じならコマの合計で決めます。</translation>
    </message>
    <message>
        <source>Choose a tile with the mouse or the keys 1 to 5, then one of the spaces that are lit. While you point at a space, a panel shows what your tile would change there and who would capture what. The numbers beside a settlement are the influence on its figures.</source>
        <translation>マウスか1から5のキーでタイルを選び、光っているマスから1つを選びます。マスを指すと、そのタイルで何が変わり、誰が何を獲得するかがパネルに表示されます。拠点の横の数字は、そこのコマへの影響力です。</translation>
    </message>
    <message>
        <source>With the keyboard: arrow keys go from space to space, Enter places the tile, G goes to a space by its letter and number, Backspace takes back a step of this turn, E ends the turn. Plus, minus and 0 zoom; so does the wheel, and the chart can be moved with the mouse.</source>
        <translation>キーボードでは、矢印キーでマスを移動し、Enterでタイルを置きます。Gキーで文字と数字を入れてマスへ移動、Backspaceでこの手番の1手を戻し、Eで手番を終えます。プラス、マイナス、0のキーかマウスホイールで拡大や縮小ができ、地図はマウスで動かせます。</translation>
    </message>
    <message>
        <source>Two kinds win the game: choose them early, and give away figures of the third. Most land spaces touch two settlements, so a samurai between two figures that you want is worth double. Whoever fills the last space around a settlement decides when it is counted: be ahead before you close it, and keep a fast tile for the moment when one more point is enough.</source>
        <translation>2種類で首位になれば勝ちです。狙う2種類を早めに決め、残る1種類のコマはゆずりましょう。陸のマスはたいてい2つの拠点と隣り合うので、ほしい2個のコマの間に侍を置けば、2倍の働きをします。拠点のまわりの最後のマスを埋める人が、いつ数えるかを決めます。優勢になってから囲み、あと1点が効く場面のために速攻タイルを残しておきましょう。</translation>
    </message>
</context>
<context>
    <name>SamuraiView</name>
    <message>
        <source>the first tiles</source>
        <translation>最初のタイル</translation>
    </message>
    <message>
        <source>placing the figures</source>
        <translation>コマの配置</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1巡目</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>考え中</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1：盤上に%2個</translation>
    </message>
    <message>
        <source>%1 of %2 set aside</source>
        <translation>除外 %1/%2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>除外 %1</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when none is left.</source>
        <translation>盤上のコマの数です。すべてなくなるとゲームが終わります。</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>あなたの最初のタイル</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <translation>%1のタイル</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>サムライ</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1、残り%2個</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>1手戻す</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>There is no space %1 on this chart</source>
        <translation>マス%1はこの地図にありません</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>あなたのタイル</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>次の番</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>盤上のコマの数です。1種類がなくなるか、4個が除外されるとゲームが終わります。</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Show whole chart</source>
        <translation>地図全体を見る</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>手番を戻す</translation>
    </message>
    <message>
        <source>The last step of this turn (Backspace)</source>
        <translation>この手番の最後の1手（Backspace）</translation>
    </message>
</context>
<context>
    <name>SamuraiWords</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>A tile and where it is placed</extracomment>
        <translation>%1を%2に</translation>
    </message>
    <message>
        <source>swap %1 of %2 for %3 of %4</source>
        <extracomment>Two figures change places: figure, settlement, figure, settlement</extracomment>
        <translation>%2の%1と%4の%3を交換</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>A tile, from where and to where it moves</extracomment>
        <translation>%1を%2から%3へ</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A figure and the settlement it is placed in</extracomment>
        <translation>%1を%2に</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>まだ誰の影響力もなし</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>あなたが優勢</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1が優勢</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and his influence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2: nobody has influence, it is set aside</source>
        <translation>%2の%1：誰の影響力もないため除外</translation>
    </message>
    <message>
        <source>%1 of %2: a tie at %3, it is set aside</source>
        <translation>%2の%1：%3で同点のため除外</translation>
    </message>
    <message>
        <source>%1 of %2: to you, %3 to %4</source>
        <extracomment>A figure, its settlement, your influence, the highest of the others</extracomment>
        <translation>%2の%1：%3対%4であなたが獲得</translation>
    </message>
    <message>
        <source>%1 of %2: to %3, %4 to %5</source>
        <extracomment>A figure, its settlement, the player who gets it, their influence, the highest of the others</extracomment>
        <translation>%2の%1：%4対%5で%3が獲得</translation>
    </message>
    <message>
        <source>Two figures change places</source>
        <translation>2個のコマを入れ替える</translation>
    </message>
    <message>
        <source>Moves one of your tiles on land</source>
        <translation>陸にある自分のタイルを1枚動かす</translation>
    </message>
    <message>
        <source>On the sea, counts for every figure</source>
        <translation>海に置き、すべてのコマに効く</translation>
    </message>
    <message>
        <source>On land, counts for every figure</source>
        <translation>陸に置き、すべてのコマに効く</translation>
    </message>
    <message>
        <source>On land, counts for one kind of figure</source>
        <translation>陸に置き、1種類のコマに効く</translation>
    </message>
    <message>
        <source>%1; fast</source>
        <translation>%1（速攻）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>A space and the settlements beside it</extracomment>
        <translation>%1（%2の隣）</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>%1: %2, %3 of %4 points</source>
        <translation>%1：%2、%4点中%3点</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>メーカー</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points, and those that win</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>誰が何を持つか</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>This move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>いちばん確かな手です。%2回試して、%1回これを選びました。</translation>
    </message>
</context>
<context>
    <name>Search thoughts</name>
    <message>
        <source>For %0 this move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>%0にとって、いちばん確かな手です。%2回試して、%1回これを選びました。</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>次の番</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
</context>
<context>
    <name>SeatedPlayer</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
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
        <translation>見た目</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>緑のラシャ</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>真夜中</translation>
    </message>
    <message>
        <source>Washi paper</source>
        <translation>和紙</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>画面の明るさ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>カードの裏</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>ワイン</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>松葉</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel at the table do the same</source>
        <translation>テーブルでCtrlとマウスホイールを使っても変えられます</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>動きとテンポ</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Reduced: cards fade instead of moving</source>
        <translation>控えめ：カードは動かず、ふわりと現れます</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>カードの速さ</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>コンピューターのテンポ</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>瞬時</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>The key S turns them on and off</source>
        <translation>Sキーでオンとオフを切り替えられます</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>描画方式</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>ソフトウェア</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色のスート</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>大きな隅の文字</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Twenty seconds a turn</source>
        <translation>1手20秒</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Puts everything here back as it was at first</source>
        <translation>ここの設定をすべて最初の状態に戻します</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>All screens except the tables</source>
        <translation>テーブル以外のすべての画面</translation>
    </message>
    <message>
        <source>Match the table</source>
        <translation>テーブルに合わせる</translation>
    </message>
    <message>
        <source>On French cards: clubs green, diamonds blue</source>
        <translation>トランプのクラブを緑、ダイヤを青にします</translation>
    </message>
    <message>
        <source>On French cards: rank and suit are easier to read</source>
        <translation>トランプの数字とスートが読みやすくなります</translation>
    </message>
    <message>
        <source>How long they take over a move, at least</source>
        <translation>1手にかける最短の時間</translation>
    </message>
    <message>
        <source>For people at Big Two and Doudizhu. If you take longer, you pass, or lead your lowest card.</source>
        <translation>ビッグツーと闘地主で人が考える時間です。過ぎるとパスになり、リードの番なら手札でいちばん弱いカードを出します。</translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1</source>
        <translation>次に起動したときから有効です。現在：%1</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Asks before a move that gives up much: gentle, before mistakes; strict, before inaccuracies too</source>
        <translation>損の大きい手の前に確認します。「やさしめ」は悪手の前、「きびしめ」は疑問手の前も</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>やさしめ</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>きびしめ</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>雰囲気</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ひとこと</translation>
    </message>
    <message>
        <source>At rare moments a computer player says a word when the game is over</source>
        <translation>ゲームのあと、まれにコンピューターがひとこと話します</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>部屋の音</translation>
    </message>
    <message>
        <source>At a table: quiet air and a clock on the wall</source>
        <translation>テーブルで、静かな空気の音と壁の時計の音が聞こえます</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手の基準</translation>
    </message>
    <message>
        <source>What a move must give up to be called a mistake, by the tutor and in reviews. What is not certain is never called one, so a review, which looks longer, may find more.</source>
        <translation>損がどれだけなら、コーチや振り返りで悪手とするか。確かでないものは悪手としないので、より長く検討する振り返りでは、悪手が多く見つかることもあります。</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>自作プログラム</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of parlour-lab can sit at the table, in every game. It is told no more than a player in its place sees. Parlour starts its command on this computer, so add only what you trust.</source>
        <translation>parlour-labのプロトコルに対応したプログラムは、どのゲームでも席に着けます。伝わるのは、その席のプレイヤーに見えることだけです。Parlourがこのコンピューターでコマンドを起動するので、信頼できるものだけを追加してください。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>プログラムの名前</translation>
    </message>
    <message>
        <source>Its command</source>
        <translation>プログラムのコマンド</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>When a program fails</source>
        <translation>プログラムが失敗したら</translation>
    </message>
    <message>
        <source>It ends, is late, or makes no legal move</source>
        <translation>途中で終わる、時間に遅れる、出せない手を返す</translation>
    </message>
    <message>
        <source>The game waits</source>
        <translation>ゲームを止めて待つ</translation>
    </message>
    <message>
        <source>Play any move</source>
        <translation>出せる手で進める</translation>
    </message>
</context>
<context>
    <name>SpacePreview</name>
    <message>
        <source>set aside</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>you capture it</source>
        <translation>あなたが獲得</translation>
    </message>
    <message>
        <source>%1 captures it</source>
        <translation>%1が獲得</translation>
    </message>
    <message>
        <source>leaves this settlement</source>
        <translation>この拠点を離れる</translation>
    </message>
    <message>
        <source>comes here: %1</source>
        <translation>ここに移動：%1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1にコマはありません</translation>
    </message>
    <message>
        <source>%1 is surrounded: captured at the end of the turn</source>
        <translation>%1は囲まれました：手番の終わりに獲得</translation>
    </message>
    <message>
        <source>%1 is surrounded</source>
        <translation>%1は囲まれました</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n land space(s) still open</source>
        <translation>
            <numerusform>%1：空いている陸のマスはあと%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Far from every settlement</source>
        <translation>どの拠点からも離れています</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a town and what it is</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and what it is</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>land</source>
        <translation>陸</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>コマなし</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n land space(s) open</source>
        <translation>
            <numerusform>空いている陸のマス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile and its owner</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>%1の隣</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A settlement, a figure there and what becomes of it</extracomment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>%1. Then: %2</source>
        <translation>%1。選んだ場合：%2</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Parlourについて</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>新しいゲームを始める</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選んでください</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter deals, F1 explains the rules</source>
        <translation>矢印キーで選び、Enterで配ります。F1で遊び方を見られます</translation>
    </message>
    <message>
        <source>Games (%1)</source>
        <translation>対戦一覧（%1）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦一覧</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>実験室</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>games to continue</comment>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>played</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>won in a row (best)</source>
        <translation>連勝（最高）</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Nothing yet: finished games are counted here.</source>
        <translation>まだ記録がありません。終わったゲームがここに記録されます。</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1勝 %3敗 %2分け</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>最近のゲーム</translation>
    </message>
    <message>
        <source>with several people</source>
        <translation>複数人で対戦</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>All games of %1 are deleted as soon as you leave this page.</source>
        <translation>このページを離れると、%1のゲームがすべて削除されます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>これまでの推移</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>あなたの強さ</translation>
    </message>
    <message>
        <source>Games against %1</source>
        <translation>%1とのゲーム</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <source>Against everybody</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>Delete all games of %1</source>
        <translation>%1のゲームをすべて削除</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>対戦結果</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>あなたのプレイ</translation>
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
        <translation>あなたの強さは、このレベルと同じくらいです：%1。</translation>
    </message>
    <message>
        <source>You play about as well as this level: %1. Likely between %2 and %3.</source>
        <translation>あなたの強さは、このレベルと同じくらいです：%1。おそらく%2から%3の間です。</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.</source>
        <translation>
            <numerusform>ヒントやコーチを使わず、手も戻さずに、これらのレベルとあと%n回最後まで対戦すると、あなたの強さがここに表示されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your last %n game(s) without hints, tutor and taking back, against these levels.</source>
        <translation>
            <numerusform>ヒントやコーチを使わず、手も戻さなかった、これらのレベルとの最近%n回の対戦から求めました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>What they would play</source>
        <translation>みんなならどう出すか</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>最後までプレイしています…</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>考えるのを止める</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度聞く</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ask another player</source>
        <translation>別のプレイヤーに聞く</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>プレイヤーを選ぶ</translation>
    </message>
    <message>
        <source>A player with parameters, or engine:COMMAND</source>
        <translation>パラメーター付きのプレイヤー、またはengine:コマンド</translation>
    </message>
    <message>
        <source>Played on by</source>
        <translation>続きのプレイ</translation>
    </message>
    <message>
        <source>The player who told the move</source>
        <translation>手を答えたプレイヤー</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>伏せられたカード</translation>
    </message>
    <message>
        <source>Hidden tiles</source>
        <translation>伏せられたタイル</translation>
    </message>
    <message>
        <source>Dealt anew</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>Each game deals again what the player to move cannot see: what a chance that is told should come to.</source>
        <translation>毎回、手番の人に見えないものを配り直します。答えられた勝率は、この結果に近づくはずです。</translation>
    </message>
    <message>
        <source>As they lie</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Each game begins with exactly this position.</source>
        <translation>毎回、この局面からそのまま始めます。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>A game of your own: you play for whoever is to move.</source>
        <translation>あなた自身のゲームです。手番の人の代わりにプレイします。</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Deal %1</source>
        <translation>ディール%1</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>同じ相手で新しく配る</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じディールで再戦</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>効果音を消す</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>効果音を鳴らす</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>新しいゲーム…</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>ディール番号をコピー</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Copy game as text</source>
        <translation>ゲームをテキストとしてコピー</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>ゲーム%1</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>同じ相手で新しく始める</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>同じ配置で再戦</translation>
    </message>
    <message>
        <source>Copy game number</source>
        <translation>ゲーム番号をコピー</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第%1回／全%2回</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>やさしめ</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>きびしめ</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation>この局面を研究</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>コーチ：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>最初の1回</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>第%1回／全%2回</translation>
    </message>
    <message>
        <source>The tutor keeps silent.</source>
        <translation>コーチは口を出しません。</translation>
    </message>
    <message>
        <source>The tutor asks before you make a mistake.</source>
        <translation>コーチが悪手の前に確認します。</translation>
    </message>
    <message>
        <source>The tutor asks before mistakes and inaccuracies.</source>
        <translation>コーチが悪手と疑問手の前に確認します。</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>This keeps the %1 together.</source>
        <translation>これなら手元の%1は崩れません。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which nobody can beat.</source>
        <translation>%0には、誰にも負けない%1が残ります。</translation>
    </message>
    <message>
        <source>What %0 has left goes out in one play.</source>
        <translation>%0の残りは1手で出し切れます。</translation>
    </message>
    <message>
        <source>What %0 has left goes out in %1 plays.</source>
        <translation>%0の残りは%1手で出し切れます。</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>これに勝てるカードは、あと1枚だけです。</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>これに勝てるカードは、あと%1枚だけです。</translation>
    </message>
    <message>
        <source>Without the %1 nothing that %0 holds is sure to win the lead.</source>
        <translation>%1を使ってしまうと、%0には確実にリードを取れる手がなくなります。</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later.</source>
        <translation>%0は%1を後に残します。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump, for later.</source>
        <translation>%0は切り札の%1を後に残します。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest of its suit left.</source>
        <translation>%0は%1を残します。そのスートの残りでいちばん強いカードです。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest trump left.</source>
        <translation>%0は%1を残します。残りでいちばん強い切り札です。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only one point.</source>
        <translation>%1は取られても、失うのは1点だけです。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only %2 points.</source>
        <translation>%1は取られても、失うのは%2点だけです。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 together.</source>
        <translation>%0は%1を出します。%2は崩さずにすみます。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back, and then %0 plays the rest and wins.</source>
        <translation>%0は勝たれても、%1でリードを取り返します。続けて残りを出せば、%0の勝ちです。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back.</source>
        <translation>%0は勝たれても、%1でリードを取り返せます。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 should win the lead back.</source>
        <translation>%0は勝たれても、%1でリードを取り返せそうです。</translation>
    </message>
    <message>
        <source>This spends the %1, which nobody can beat.</source>
        <translation>それだと、誰にも負けない%1を使ってしまいます。</translation>
    </message>
    <message>
        <source>After this %0 still needs %1 plays to go out.</source>
        <translation>それだと、%0は上がるまであと%1手かかります。</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it is hard to get rid of.</source>
        <translation>それだと、片づけにくい%1が残ります。</translation>
    </message>
    <message>
        <source>The %1 stay behind, and they are hard to get rid of.</source>
        <translation>それだと、片づけにくい%1が残ります。</translation>
    </message>
    <message>
        <source>The sequence from %1 to %2 stays whole.</source>
        <translation>これなら、%1から%2までの階段も崩れません。</translation>
    </message>
    <message>
        <source>This breaks up the %1.</source>
        <translation>それだと、%1を崩してしまいます。</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
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
        <translation>参加者を選びます。レベル、論文のプレイヤー、チャンピオン、同じプレイヤーのパラメーター違い、自作プログラムから選べます。</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>全レベル</translation>
    </message>
    <message>
        <source>Command of a program of your own</source>
        <translation>自作プログラムのコマンド</translation>
    </message>
    <message>
        <source>A program&apos;s command</source>
        <translation>プログラムのコマンド</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>プログラムを追加</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>対戦の組み合わせ</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>先頭のプレイヤーが、ほかの全員と対戦します。</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>全員が互いに対戦します。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>先頭対ほか</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Each deal is played once in every seat: no luck of the seat remains.</source>
        <translation>どのディールもすべての席で1回ずつプレイするので、席による運は残りません。</translation>
    </message>
    <message>
        <source>Each deal is played twice, by both sides with each other&apos;s cards.</source>
        <translation>どのディールも2回プレイし、2回目は両側が互いのカードを持ちます。</translation>
    </message>
    <message>
        <source>Each deal is played once.</source>
        <translation>どのディールも1回だけプレイします。</translation>
    </message>
    <message>
        <source>Every seat</source>
        <translation>すべての席</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両側</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>1回</translation>
    </message>
    <message>
        <source>When a match ends</source>
        <translation>対戦の終わり方</translation>
    </message>
    <message>
        <source>As soon as it is clear whether the first of two players is stronger by %1 Elo: a sequential test, wrong in 5 of 100 cases at most.</source>
        <translation>2人のうち前のプレイヤーがElo %1だけ強いかどうかがわかりしだい終わります。逐次検定で、誤りは100回に5回以下です。</translation>
    </message>
    <message>
        <source>After a number of games.</source>
        <translation>決まった局数で終わります。</translation>
    </message>
    <message>
        <source>After a number of games</source>
        <translation>局数で終わる</translation>
    </message>
    <message>
        <source>Is one stronger by %1 Elo?</source>
        <translation>Elo %1だけ強いか</translation>
    </message>
    <message>
        <source>Games of a match, at most</source>
        <translation>1対戦の局数の上限</translation>
    </message>
    <message>
        <source>Games of a match</source>
        <translation>1対戦の局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>シードが同じなら、ディールも結果も同じになります。</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>同時に行う対戦</translation>
    </message>
    <message>
        <source>Each is a program of its own that lets everything else go first.</source>
        <translation>それぞれが、ほかの処理を優先させる独立したプログラムです。</translation>
    </message>
    <message>
        <source>Keep all games</source>
        <translation>全局を残す</translation>
    </message>
    <message>
        <source>Then any of them can be watched and reviewed. A million deals need about a gigabyte.</source>
        <translation>どの局も後で観戦したり振り返ったりできます。100万ディールで約1ギガバイト必要です。</translation>
    </message>
    <message>
        <source>Games in all: %1</source>
        <translation>合計局数：%1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>参加中</translation>
    </message>
</context>
<context>
    <name>TournamentTab</name>
    <message>
        <source>Tournaments so far</source>
        <translation>これまでの大会</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新しい大会</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament in %1</source>
        <translation>%1の大会</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>すべての大会</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVで保存</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>JSONで保存</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals, one fit of all matches together. The first player chosen for the tournament has 0.</source>
        <translation>Eloと95%区間です。すべての対戦をまとめて推定しました。大会で最初に選んだプレイヤーを0とします。</translation>
    </message>
    <message>
        <source>Each plays alone against two of the other; in games with roles only games with the lone player as the landlord count.</source>
        <translation>それぞれが1人で、相手の側の2人と戦います。役割のあるゲームでは、1人側が地主の局だけを数えます。</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>総当たりの結果（%）</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>%1の対戦</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>最善手を探す</translation>
    </message>
    <message>
        <source>Positions of real deals, each with exactly one best move. Play it on the table; then you see what it is worth, and why. What you do not find comes back after 1, 3, 7 and 21 days.</source>
        <translation>実際のディールの局面で、最善手は必ず1つです。テーブルでプレイすると、その手の価値と理由がわかります。見つけられなかった問題は、1日、3日、7日、21日後にまた出ます。</translation>
    </message>
    <message>
        <source>This game has no problems yet.</source>
        <translation>このゲームには、まだ問題がありません。</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>自分のレーティング付近</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>解けなかった</translation>
    </message>
    <message>
        <source>Easy (%1)</source>
        <translation>易しい（%1）</translation>
    </message>
    <message>
        <source>Medium (%1)</source>
        <translation>ふつう（%1）</translation>
    </message>
    <message>
        <source>Hard (%1)</source>
        <translation>難しい（%1）</translation>
    </message>
    <message>
        <source>All answers are deleted as soon as you leave this page.</source>
        <translation>このページを離れると、すべての解答が削除されます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>あなたの成績</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>挑戦</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>to be tried again today</source>
        <translation>今日の復習</translation>
    </message>
    <message>
        <source>Delete all answers</source>
        <translation>すべての解答を削除</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Which move is best? Play it.</source>
        <translation>最善手はどれでしょう？ 選んでプレイしてください。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks so far</source>
        <translation>これまでのトリック</translation>
    </message>
    <message>
        <source>No trick is complete yet.</source>
        <translation>まだ終わったトリックはありません。</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2点</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>前のトリック</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>トリック %1/%2</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns so far</source>
        <translation>これまでの手番</translation>
    </message>
    <message>
        <source>Nobody has played a tile yet.</source>
        <translation>まだ誰もタイルを出していません。</translation>
    </message>
</context>
<context>
    <name>TutorBubble</name>
    <message>
        <source>Better: %1.</source>
        <translation>よりよい手：%1。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>1手戻す</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を見る</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>このままプレイ</translation>
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
        <translation>一時停止</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一手進める</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>遅く</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>瞬時</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速く</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>手札を伏せる</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>手札を開く</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Deal before</source>
        <translation>前の回</translation>
    </message>
    <message>
        <source>Ctrl+Page up</source>
        <translation>Ctrl+Page Up</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次の回</translation>
    </message>
    <message>
        <source>Ctrl+Page down</source>
        <translation>Ctrl+Page Down</translation>
    </message>
    <message>
        <source>Game before</source>
        <translation>前の回</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次の回</translation>
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
        <translation>序盤</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>phase of a deal</comment>
        <translation>中盤</translation>
    </message>
    <message>
        <source>late</source>
        <comment>phase of a deal</comment>
        <translation>終盤</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>リードする側</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>応じる側</translation>
    </message>
    <message>
        <source>who began</source>
        <translation>最初の人</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>ほかの人</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>ビッド中</translation>
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
        <translation>メーカー</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>予想した勝率と実際の勝率</translation>
    </message>
    <message>
        <source>Points told against points made</source>
        <translation>予想した得点と実際の得点</translation>
    </message>
    <message>
        <source>Told, in per cent</source>
        <translation>予想した勝率（%）</translation>
    </message>
    <message>
        <source>Points told</source>
        <translation>予想した得点</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>実際の勝率（%）</translation>
    </message>
    <message>
        <source>Points made</source>
        <translation>実際の得点</translation>
    </message>
    <message>
        <source>what came of it</source>
        <translation>実際の結果</translation>
    </message>
    <message>
        <source>true values</source>
        <translation>予想どおりの場合</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>準備</translation>
    </message>
</context>
<context>
    <name>parlour::ClimbingTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they play</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing here beats it</source>
        <translation>場に勝てる手がありません</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>あなたのリード</translation>
    </message>
    <message>
        <source>To beat: %1</source>
        <translation>場：%1</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>ビッドを選んでください</translation>
    </message>
    <message>
        <source>Choose the cards to play, or pass</source>
        <translation>出すカードを選ぶか、パスしてください</translation>
    </message>
    <message>
        <source>Choose the cards to play</source>
        <translation>出すカードを選んでください</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>レッスン %1/%2</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>このレッスンはここまでです。</translation>
    </message>
    <message>
        <source>That was the last lesson: now you know how to play.</source>
        <translation>これが最後のレッスンでした。これで遊び方がわかりましたね。</translation>
    </message>
</context>
<context>
    <name>parlour::DealSetup</name>
    <message numerus="yes">
        <source>%1: there is room for %n more.</source>
        <translation>
            <numerusform>%1：あと%n枚置けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
</context>
<context>
    <name>parlour::DoudizhuTable</name>
    <message>
        <source>black joker</source>
        <translation>黒のジョーカー</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>赤のジョーカー</translation>
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
        <translation>最高のビッド：%1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>ビッドはまだありません</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>賭け点：%1</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>誰もビッドしません</translation>
    </message>
    <message>
        <source>No points: the cards are dealt again.</source>
        <translation>得点はなく、配り直します。</translation>
    </message>
    <message>
        <source>Spring: no peasant has played a card.</source>
        <translation>春天：農民は1枚も出せませんでした。</translation>
    </message>
    <message>
        <source>Anti-spring: the landlord has played only once.</source>
        <translation>反春天：地主は1回しか出せませんでした。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A factor of the stake, and what it comes from</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>ビッド</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>爆弾%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>ロケット</translation>
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
        <translation>農民はそれぞれ賭け点を、地主はその2倍を得るか失います：</translation>
    </message>
</context>
<context>
    <name>parlour::EuchreTable</name>
    <message>
        <source>%1 discards a card</source>
        <translation>%1がカードを捨てます</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they bid</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>切り札は未定</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>切り札は%1</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>全員パス</translation>
    </message>
    <message>
        <source>first round of bidding</source>
        <translation>ビッドの1巡目</translation>
    </message>
    <message>
        <source>second round of bidding</source>
        <translation>ビッドの2巡目</translation>
    </message>
    <message>
        <source>Maker: %1, alone against %2</source>
        <translation>メーカー：%1（%2と1対1）</translation>
    </message>
    <message>
        <source>Maker: %1, alone</source>
        <translation>メーカー：%1（単独）</translation>
    </message>
    <message>
        <source>Maker: %1</source>
        <translation>メーカー：%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>全員がパスしました</translation>
    </message>
    <message>
        <source>No points, and the next player deals.</source>
        <translation>得点はなく、次の人が配ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Euchred: the makers needed 3 tricks and took %1. That is %2 for %3.</source>
        <translation>ユーカー：メーカー側は必要な3トリックに届かず、%1トリックでした。%3に%2。</translation>
    </message>
    <message>
        <source>All 5 tricks, played alone by %1: %2.</source>
        <translation>%1が単独で5トリックすべてを獲得：%2。</translation>
    </message>
    <message>
        <source>%1 of 5 tricks, played alone by %2: %3.</source>
        <translation>%2が単独で5トリック中%1トリックを獲得：%3。</translation>
    </message>
    <message>
        <source>All 5 tricks for the makers, %1: %2.</source>
        <translation>メーカー側の%1が5トリックすべてを獲得：%2。</translation>
    </message>
    <message>
        <source>%1 of 5 tricks for the makers, %2: %3.</source>
        <translation>メーカー側の%2が5トリック中%1トリックを獲得：%3。</translation>
    </message>
</context>
<context>
    <name>parlour::Exercise</name>
    <message>
        <source>Your decision %1 of %2 that can be better. What would you play now?</source>
        <translation>%2手中%1手目：もっとよくできる手です。今ならどうしますか？</translation>
    </message>
    <message>
        <source>Looking at it...</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>That is what you played.</source>
        <translation>実際に出した手です。</translation>
    </message>
    <message>
        <source>That is no better than what you played.</source>
        <translation>実際の手と比べて、よくなっていません。</translation>
    </message>
    <message>
        <source>That is about %1 better than what you played, and there is better still.</source>
        <translation>実際の手より約%1よくなりましたが、もっとよい手があります。</translation>
    </message>
    <message>
        <source>Well done: nothing is better.</source>
        <translation>お見事：これ以上の手はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more try(s).</source>
        <translation>
            <numerusform>あと%n回試せます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::FinishedGames</name>
    <message>
        <source>Finished games are kept and will be counted later.</source>
        <translation>終わったゲームは残してあり、後で記録されます。</translation>
    </message>
    <message>
        <source>A finished game could not be read and was kept as %1. %2</source>
        <translation>終わったゲームを読み込めなかったため、%1として残しました。%2</translation>
    </message>
    <message>
        <source>A finished game cannot be kept in %1: %2</source>
        <translation>終わったゲームを%1に残せません：%2</translation>
    </message>
</context>
<context>
    <name>parlour::GameCatalogue</name>
    <message>
        <source>This file cannot be used. %1</source>
        <translation>このファイルは使えません。%1</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>自作プレイヤー</translation>
    </message>
    <message>
        <source>Made in the laboratory: %1</source>
        <translation>実験室で作成：%1</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>自作プログラム：%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameResults</name>
    <message>
        <source>The table was saved as %1.</source>
        <translation>表を%1に保存しました。</translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>表を保存できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameReview</name>
    <message>
        <source>Before the deal</source>
        <translation>配る前</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>%1手目、%2</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>運 %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>プレイ %1</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>%1 played this</source>
        <translation>%1の手</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Best by what could be known</source>
        <translation>知りえたことからの最善手</translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>%1 is a program that is not among yours in the settings, so it is not started. The game waits.</source>
        <translation>%1は設定の自作プログラムにないので、起動していません。ゲームは止まっています。</translation>
    </message>
    <message>
        <source>%1 has failed, and the game waits: take a move back or open it again, and the program is started again. %2</source>
        <translation>%1が失敗し、ゲームは止まっています。手を戻すか、ゲームを開き直すと、プログラムがもう一度起動します。%2</translation>
    </message>
    <message>
        <source>%1 has failed; the first legal move is played. %2</source>
        <translation>%1が失敗したので、出せる最初の手で進めます。%2</translation>
    </message>
</context>
<context>
    <name>parlour::LabProcess</name>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1を起動できませんでした。</translation>
    </message>
    <message>
        <source>It told a line without an end.</source>
        <translation>終わりのない行が出力されました。</translation>
    </message>
    <message>
        <source>Its report has no end.</source>
        <translation>結果が途中で切れています。</translation>
    </message>
    <message>
        <source>It ended suddenly (signal %1).</source>
        <translation>突然終了しました（シグナル%1）。</translation>
    </message>
    <message>
        <source>It failed without a reason (exit code %1).</source>
        <translation>理由を示さずに失敗しました（終了コード%1）。</translation>
    </message>
    <message>
        <source>Its report cannot be read.</source>
        <translation>結果を読み込めません。</translation>
    </message>
</context>
<context>
    <name>parlour::LabRun</name>
    <message>
        <source>The laboratory needs the program parlour-lab, which is not installed.</source>
        <translation>実験室にはプログラムparlour-labが必要ですが、インストールされていません。</translation>
    </message>
    <message>
        <source>Another Parlour is at work on this run.</source>
        <translation>別のParlourが、この実行を処理しています。</translation>
    </message>
    <message>
        <source>What another version of Parlour had begun is played again.</source>
        <translation>別のバージョンのParlourが途中まで進めた分は、もう一度プレイします。</translation>
    </message>
</context>
<context>
    <name>parlour::Laboratory</name>
    <message>
        <source>The program without a window could not be started, so the run stays here.</source>
        <translation>ウィンドウなしのプログラムを起動できなかったため、実行はここで続きます。</translation>
    </message>
</context>
<context>
    <name>parlour::LearningRun</name>
    <message>
        <source>The best of each generation against the player as it was</source>
        <translation>各世代の最強の変種と、元のプレイヤーの対戦</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Per cent won</source>
        <translation>勝率（%）</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>最強の変種</translation>
    </message>
    <message>
        <source>Games won after so many games of learning</source>
        <translation>学習した局数と勝率</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>%1との対戦</translation>
    </message>
    <message>
        <source>How often it plays what MiniMax would play, on other deals</source>
        <translation>別のディールでMiniMaxと同じ手を選ぶ割合</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>パーセント</translation>
    </message>
    <message>
        <source>all positions</source>
        <translation>すべての局面</translation>
    </message>
    <message>
        <source>where there is a choice</source>
        <translation>選べる手がある局面</translation>
    </message>
</context>
<context>
    <name>parlour::PaperRun</name>
    <message>
        <source>%1, ours</source>
        <comment>title of a plot</comment>
        <translation>%1（Parlourの値）</translation>
    </message>
    <message>
        <source>%1, published</source>
        <comment>title of a plot</comment>
        <translation>%1（論文の値）</translation>
    </message>
    <message>
        <source>Ours beside the published figures</source>
        <translation>論文の数値との比較</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>パーセント</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>Parlourの値</translation>
    </message>
    <message>
        <source>published</source>
        <translation>論文の値</translation>
    </message>
    <message>
        <source>%1, %2 %3, %4 %5</source>
        <comment>a table, then its row and its column, each by what it is and its value</comment>
        <translation>%1、%2 %3、%4 %5</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOnJob</name>
    <message>
        <source>Your system starts no more threads. Try again later.</source>
        <translation>システムがこれ以上スレッドを開始できません。後でもう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>parlour::PlotDrawing</name>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1（%2〜%3）</translation>
    </message>
</context>
<context>
    <name>parlour::PositionStudy</name>
    <message>
        <source>%1 players at most can be asked side by side.</source>
        <translation>同時に聞けるプレイヤーは%1人までです。</translation>
    </message>
    <message>
        <source>This player is asked already.</source>
        <translation>このプレイヤーには、もう聞いています。</translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written.</source>
        <translation>設定を保存できません。%1に書き込めません。</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>ゲームを保存できません：%1</translation>
    </message>
    <message>
        <source>The game could not be opened. %1</source>
        <translation>ゲームを開けませんでした。%1</translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation>ゲームを%1に保存しました。</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>ゲームを保存できませんでした。%1</translation>
    </message>
    <message>
        <source>Parlour is already running but does not answer. This window is a new start; the other game stays saved.</source>
        <translation>Parlourはすでに起動していますが、応答がありません。このウィンドウは新しく起動したものです。もう一方のゲームは保存されたままです。</translation>
    </message>
    <message>
        <source>This game was given up: it cannot be reviewed.</source>
        <translation>このゲームは投了したので、振り返れません。</translation>
    </message>
    <message>
        <source>From move %1</source>
        <translation>%1手目から</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>局面から</translation>
    </message>
    <message>
        <source>The position was saved as %1.</source>
        <translation>局面を%1に保存しました。</translation>
    </message>
    <message>
        <source>The position could not be saved. %1</source>
        <translation>局面を保存できませんでした。%1</translation>
    </message>
    <message>
        <source>No mistake of yours was found so far.</source>
        <translation>あなたのミスはまだ見つかっていません。</translation>
    </message>
    <message>
        <source>No mistake of yours was found. Well played!</source>
        <translation>あなたのミスは見つかりませんでした。お見事です！</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewJob</name>
    <message>
        <source>A kept review could not be used and was kept as %1. The game is looked at again.</source>
        <translation>残してあった振り返りは使えなかったため、%1として残しました。このゲームをもう一度検討します。</translation>
    </message>
    <message>
        <source>The review cannot be kept: %1</source>
        <translation>振り返りを残せません：%1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. The review begins as soon as it does.</source>
        <translation>システムがこれ以上スレッドを開始できません。開始できるようになりしだい、振り返りを始めます。</translation>
    </message>
</context>
<context>
    <name>parlour::Run</name>
    <message>
        <source>This run cannot be read. %1</source>
        <translation>この実行を読み込めません。%1</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTable</name>
    <message>
        <source>%1 chooses tiles</source>
        <translation>%1がタイルを選んでいます</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1が手番を終えます</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and their move</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>次は%1さんです</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が考えています</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTurn</name>
    <message numerus="yes">
        <source>Choose %n more tile(s) to begin with</source>
        <translation>
            <numerusform>最初のタイルをあと%n枚選んでください</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a figure: choose a lit settlement</source>
        <translation>コマを置きます。光っている拠点を選んでください</translation>
    </message>
    <message>
        <source>Choose a settlement for the figure</source>
        <translation>コマを置く拠点を選んでください</translation>
    </message>
    <message>
        <source>Nothing more can be played: end your turn</source>
        <translation>もう出せません。手番を終えてください</translation>
    </message>
    <message>
        <source>Play fast tiles, or end your turn</source>
        <translation>速攻タイルを出すか、手番を終えてください</translation>
    </message>
    <message>
        <source>Play another tile, or end your turn</source>
        <translation>もう1枚出すか、手番を終えてください</translation>
    </message>
    <message>
        <source>Choose one of your tiles</source>
        <translation>タイルを選んでください</translation>
    </message>
    <message>
        <source>Choose the figure that changes places with the %1 of %2</source>
        <translation>%2の%1と入れ替えるコマを選んでください</translation>
    </message>
    <message>
        <source>Choose the first of two figures that change places</source>
        <translation>入れ替えるコマの1個目を選んでください</translation>
    </message>
    <message>
        <source>Choose a land space to move it to</source>
        <translation>移す先の陸のマスを選んでください</translation>
    </message>
    <message>
        <source>Choose which of your tiles to move</source>
        <translation>動かすタイルを選んでください</translation>
    </message>
    <message>
        <source>Choose a free sea space</source>
        <translation>空いている海のマスを選んでください</translation>
    </message>
    <message>
        <source>Choose a free land space</source>
        <translation>空いている陸のマスを選んでください</translation>
    </message>
    <message>
        <source>Only one normal tile is played in a turn; fast ones may follow</source>
        <translation>通常タイルは1手番に1枚だけです。速攻タイルは続けて出せます</translation>
    </message>
    <message>
        <source>This tile cannot be played now</source>
        <translation>このタイルは今は出せません</translation>
    </message>
    <message>
        <source>Choose one of your tiles first</source>
        <translation>先にタイルを選んでください</translation>
    </message>
    <message>
        <source>Choose a settlement with a figure</source>
        <translation>コマのある拠点を選んでください</translation>
    </message>
    <message>
        <source>No figure there can change places now</source>
        <translation>そこに今入れ替えられるコマはありません</translation>
    </message>
    <message>
        <source>Choose one of your own tiles on land</source>
        <translation>陸にある自分のタイルを選んでください</translation>
    </message>
</context>
<context>
    <name>parlour::SavedGames</name>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation>中断したゲームを読み込めなかったため、%1として残しました。%2</translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation>中断したゲームを読み込めませんでした：%1</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>ゲームを保存できません：%1</translation>
    </message>
    <message>
        <source>This game is being played in another window of Parlour.</source>
        <translation>このゲームは、Parlourの別のウィンドウでプレイ中です。</translation>
    </message>
    <message>
        <source>This game was ended in another window of Parlour.</source>
        <translation>このゲームは、Parlourの別のウィンドウで終了しました。</translation>
    </message>
    <message>
        <source>This game could not be read and was kept as %1. %2</source>
        <translation>このゲームを読み込めなかったため、%1として残しました。%2</translation>
    </message>
    <message>
        <source>This game could not be read: %1</source>
        <translation>このゲームを読み込めませんでした：%1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. Your game is still saved, but the table may pause for it.</source>
        <translation>システムがこれ以上スレッドを開始できません。ゲームは引き続き保存されますが、そのたびにテーブルが少し止まることがあります。</translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and were reset. The old file was kept as %1.</source>
        <translation>設定を読み込めなかったため、初期設定に戻しました。元のファイルは%1として残しました。</translation>
    </message>
    <message>
        <source>The settings could not be read: %1</source>
        <translation>設定を読み込めませんでした：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Statistics</name>
    <message>
        <source>The statistics cannot be saved: %1</source>
        <translation>成績を保存できません：%1</translation>
    </message>
    <message>
        <source>The statistics could not be read and were reset. The old file was kept as %1.</source>
        <translation>成績を読み込めなかったため、記録を初めからにしました。元のファイルは%1として残しました。</translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation>結果を記録できませんでした：%1</translation>
    </message>
    <message>
        <source>The results could not be deleted: %1</source>
        <translation>結果を削除できませんでした：%1</translation>
    </message>
    <message>
        <source>another program is busy with it</source>
        <translation>ほかのプログラムが使用中です</translation>
    </message>
    <message>
        <source>What the review found could not be added to the statistics: %1</source>
        <translation>振り返りの結果を成績に加えられませんでした：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Tournament</name>
    <message>
        <source>This game was not kept.</source>
        <translation>この局は残していません。</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo（95%区間つき）</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>1手あたりの時間</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>総当たりの結果（%）</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>How often which score</source>
        <translation>得点の分布</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>パーセント</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>scores</comment>
        <translation>%1〜%2</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n deal(s).</source>
        <translation>
            <numerusform>この局は全%n回です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Training</name>
    <message>
        <source>The problems cannot be read. %1</source>
        <translation>問題を読み込めません。%1</translation>
    </message>
    <message>
        <source>The answers cannot be deleted.</source>
        <translation>解答を削除できません。</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>この種類の問題はほかにありません。</translation>
    </message>
    <message>
        <source>The answer cannot be kept: the disk cannot be written.</source>
        <translation>解答を残せません。ディスクに書き込めません。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Problem %1 of %2, %3</source>
        <translation>問題%1／全%2、%3</translation>
    </message>
    <message>
        <source>Right! Every other move gives up at least %1.</source>
        <translation>正解！ ほかの手はどれも%1以上の損です。</translation>
    </message>
    <message>
        <source>Every other move gives up at least %1.</source>
        <translation>ほかの手はどれも%1以上の損です。</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up about %1.</source>
        <translation>もっとよい手があります。この手は約%1の損です。</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up more than %1.</source>
        <translation>もっとよい手があります。この手は%1を超える損です。</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>You found it</source>
        <translation>正解です</translation>
    </message>
    <message>
        <source>A deep search confirmed this.</source>
        <translation>深い探索でも確かめました。</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>あなたのレーティング：%1（%2）</translation>
    </message>
    <message>
        <source>This is certain, whatever the others hold.</source>
        <translation>ほかの人が何を持っていても確実です。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中くらい</translation>
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
        <translation>トリックは%1のもの：%2点</translation>
    </message>
    <message>
        <source>The trick goes to %1</source>
        <translation>トリックは%1のもの</translation>
    </message>
</context>
<context>
    <name>parlour::Tutor</name>
    <message>
        <source>This gives up about %1. Look again?</source>
        <translation>この手は約%1の損です。考え直しますか？</translation>
    </message>
</context>
</TS>
