<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Parlour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For playing, watching and learning games of skill against strong computer players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the players come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Briscola: after H. Konduru, O. von Moeller, P. Mohri, J. Monedero Simon, A. Safi and A. Todorova, &quot;Applications of Adversarial Search and Machine Learning in Briscola&quot;, Maastricht University. Its players have kept their names; the program is our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players that cheat are the paper&apos;s too. They are offered only under that label; all others see no more than you would in their place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are the deals fair?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. Whoever doubts can let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Briscola</name>
    <message>
        <source>Points %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game for %1 needs %2 cards; here are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is dealt twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players leave out a two, not the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Briscola options</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, three each for himself without the two of cups, or four as partners who sit opposite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four, as partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually the winner of a trick draws first. In a fixed order it is known from the start who will get the turned-up trump card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner draws first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a fixed order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Briscola players</name>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays any of its cards without looking at them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BaseLine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a trump whenever it has one, else follows suit; it does not count points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes all it can from the trick on the table and never thinks of the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiniMax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imagines thirty hands for the others, plays each of them out and does what is best most often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiniMax that peeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheats: it looks into the hands of its opponents. That helps it less than one would think.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clairvoyant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheats: it sees every hand and the whole stock, and plays the rest of the game without a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>Sees all cards: with best play on all sides it will have %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees all cards and has looked %1 tricks ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads a card that nobody can take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads a small trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads a trump worth %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads a card without points: little is lost if it is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads %1 points and hopes that nobody can take them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is ahead in a trick without points so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is ahead in a trick with %1 points so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a trick without points, to lead the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps the trick for %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the trick with %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the trick to the partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds %1 points to the partner&apos;s trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives up %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the trick with %1 points go and adds nothing to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets a trick without points go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best in %1 of %2 imagined deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 would do almost as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card, drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a trump because it has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a card of the suit led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads a card without points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of its rules fits: any card, drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays its highest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the card worth most: %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over %1 imagined deals this brings %2 points more, on average, than the %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BriscolaRules</name>
    <message>
        <source>In a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may always play any card you like: there is no duty to follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards and what they are worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace: 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three: 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king: 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight: 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say cups are trump:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king takes the five: same suit, higher card. 4 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five takes the ace: another suit, and no trump. 11 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two takes the ace: cups are trump. 11 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing and the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the points are counted: 61 win, 60 to 60 is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three and four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three play each for himself with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four play in two partnerships; partners sit opposite each other and count their points together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message>
        <source>trick %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No stock left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>saved today at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are hidden until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*.parlour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Whole numbers are wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is nested deeper than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this name is known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no saved game of Parlour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file comes from a newer Parlour (version %1; this program reads version %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>coming later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Briscola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian cards: catch the aces and the threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be first to shed all thirteen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doudizhu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two peasants against one landlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners, five tricks and two mighty jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win towns, temples and rice across old Japan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thoughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the next move you see here what its player thought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint is given when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint sees only what you see.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Italian cards</name>
    <message>
        <source>two of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>play the card at that place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back, play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when watching: pause, one step, faster, slower, open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>menu of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a saved game, save this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close, back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>%1 players are wanted here, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanging sides needs two sides; here are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a part of another match than the first one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part %1 is there twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>&quot;%1&quot; is no Italian card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no legal move here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4, as partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait of %1: choose the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards again: to play a deal once more or to share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interrupted game will be given up for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no value of this option; allowed are: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>This player has no parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player has no such parameter; it has: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>Can be played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How to play %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts everything here back to how it was at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Washi paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all screens but the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel at the table do the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced: cards fade instead of moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long they seem to think, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key S turns them on and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start on. Now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter deals, F1 explains the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Really forget all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won in a row (best)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet: finished games are counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deal&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick is complete yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::BriscolaTable</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and the card he plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick goes to %1: %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be kept: %1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal&apos;s number is a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be opened. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and start afresh. The old file was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Statistics</name>
    <message>
        <source>The statistics cannot be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics could not be read and start afresh. The old file was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results could not be forgotten: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
