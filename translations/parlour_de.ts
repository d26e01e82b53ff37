<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Parlour</source>
        <translation>Über Parlour</translation>
    </message>
    <message>
        <source>For playing, watching and learning games of skill against strong computer players.</source>
        <translation>Spiele mit Köpfchen zum Mitspielen, Zuschauen und Lernen, gegen starke Computerspieler.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Drawn with %1.</source>
        <translation>Darstellung: %1.</translation>
    </message>
    <message>
        <source>Where the players come from</source>
        <translation>Woher die Spieler kommen</translation>
    </message>
    <message>
        <source>Are the deals fair?</source>
        <translation>Wird ehrlich gegeben?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>%1: after %2</source>
        <translation>%1: nach %2</translation>
    </message>
    <message>
        <source>Players that cheat are offered only under that label; all others see no more than you would in their place.</source>
        <translation>Spieler, die schummeln, gibt es nur mit diesem Hinweis; alle anderen sehen nicht mehr, als du an ihrer Stelle sähst.</translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. If you doubt it, let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation>Die Karten ergeben sich allein aus der Spielnummer, noch bevor jemand spielt. Dieselbe Nummer gibt auf jedem Computer dieselben Karten, egal wer spielt. Wer zweifelt, lässt das Labor, parlour-lab, eine Million Mal geben und zählt nach.</translation>
    </message>
    <message>
        <source>Its players here: %1</source>
        <translation>Spieler daraus: %1</translation>
    </message>
    <message>
        <source>Published players keep their names and play as their papers say, or say where they do not; the program is our own. Hybrid and Multirole learned from our own players, Q-learning by practice. The laboratory, parlour-lab, repeats the experiments of the papers.</source>
        <translation>Veröffentlichte Spieler behalten ihre Namen und spielen so, wie ihre Arbeiten es beschreiben, oder sagen, wo sie abweichen; das Programm ist unser eigenes. Hybrid und Multirole haben von unseren eigenen Spielern gelernt, Q-Learning durch Übung. Das Labor, parlour-lab, wiederholt die Experimente der Arbeiten.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
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
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>Chance that your side wins the game</source>
        <translation>Gewinnchance deiner Seite</translation>
    </message>
    <message>
        <source>Chance that you win the game</source>
        <translation>Deine Gewinnchance</translation>
    </message>
    <message>
        <source>Points your side can expect from this deal</source>
        <translation>Erwartete Punkte deiner Seite in diesem Spiel</translation>
    </message>
    <message>
        <source>Points you can expect from this deal</source>
        <translation>Deine erwarteten Punkte in diesem Spiel</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>etwa ebenso gut</translation>
    </message>
    <message>
        <source>fewer wins</source>
        <translation>weniger Siege</translation>
    </message>
    <message>
        <source>less sound</source>
        <translation>weniger solide</translation>
    </message>
    <message>
        <source>It is worth about nothing either way.</source>
        <translation>So oder so kommt kaum etwas dabei heraus.</translation>
    </message>
    <message>
        <source>%1 expects to gain about %2 points.</source>
        <translation>%1 kann mit etwa %2 Punkten Gewinn rechnen.</translation>
    </message>
    <message>
        <source>%1 expects to lose about %2 points.</source>
        <translation>%1 muss mit etwa %2 Punkten Verlust rechnen.</translation>
    </message>
    <message>
        <source>Your side can expect to gain about %1 points.</source>
        <translation>Deine Seite kann mit etwa %1 Punkten Gewinn rechnen.</translation>
    </message>
    <message>
        <source>Your side has to expect to lose about %1 points.</source>
        <translation>Deine Seite muss mit etwa %1 Punkten Verlust rechnen.</translation>
    </message>
    <message>
        <source>You can expect to gain about %1 points.</source>
        <translation>Du kannst mit etwa %1 Punkten Gewinn rechnen.</translation>
    </message>
    <message>
        <source>You have to expect to lose about %1 points.</source>
        <translation>Du musst mit etwa %1 Punkten Verlust rechnen.</translation>
    </message>
    <message>
        <source>%1 wins this.</source>
        <translation>Das gewinnt %1.</translation>
    </message>
    <message>
        <source>Your side wins this.</source>
        <translation>Das gewinnt deine Seite.</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>Das gewinnst du.</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>Das ist verloren; verschenk trotzdem nichts.</translation>
    </message>
    <message>
        <source>This is lost for %1.</source>
        <translation>Für %1 ist das verloren.</translation>
    </message>
    <message>
        <source>The side of %1 wins about %2 in 100 from here.</source>
        <translation>Von hier aus gewinnt die Seite von %1 etwa %2 von 100 Spielen.</translation>
    </message>
    <message>
        <source>%1 wins about %2 in 100 from here.</source>
        <translation>Von hier aus gewinnt %1 etwa %2 von 100 Spielen.</translation>
    </message>
    <message>
        <source>Your side wins about %1 in 100 from here.</source>
        <translation>Von hier aus gewinnt deine Seite etwa %1 von 100 Spielen.</translation>
    </message>
    <message>
        <source>You win about %1 in 100 from here.</source>
        <translation>Von hier aus gewinnst du etwa %1 von 100 Spielen.</translation>
    </message>
    <message>
        <source>As many points, and wins more often</source>
        <translation>Bringt ebenso viele Punkte und gewinnt öfter</translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <translation>Ebenso gut: %1.</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2 in 100.</source>
        <translation>Zweite Wahl: %1, mit etwa %2 von 100.</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2 points.</source>
        <translation>Zweite Wahl: %1, mit etwa %2 Punkten.</translation>
    </message>
    <message>
        <source>wins by less</source>
        <translation>gewinnt knapper</translation>
    </message>
    <message>
        <source>As likely to win, and by more</source>
        <translation>Gewinnt ebenso oft, und höher</translation>
    </message>
    <message>
        <source>Those about equal are as good; this is the natural choice</source>
        <translation>Was etwa ebenso gut ist, geht auch; dies liegt am nächsten</translation>
    </message>
    <message>
        <source>Those about equal are as good; this was the first choice</source>
        <translation>Was etwa ebenso gut ist, geht auch; dies war die erste Wahl</translation>
    </message>
    <message>
        <source>Those about equal will do just as well</source>
        <translation>Was etwa ebenso gut ist, geht genauso</translation>
    </message>
    <message>
        <source>Likewise.</source>
        <translation>Auch hier.</translation>
    </message>
</context>
<context>
    <name>AskedPlayer</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds of thinking</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Do not ask %1</source>
        <translation>%1 nicht fragen</translation>
    </message>
    <message>
        <source>Sees hidden cards</source>
        <translation>Sieht verdeckte Karten</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>Wartet, bis er dran ist</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Nicht gefragt</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>Spielt weiter…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Won in %1: %2 (%3)</source>
        <translation>%1, davon gewonnen: %2 (%3)</translation>
    </message>
    <message>
        <source>Points in %1: %2 on average (%3)</source>
        <translation>%1, Punkte im Schnitt: %2 (%3)</translation>
    </message>
    <message>
        <source>Told before: %1</source>
        <translation>Vorher geschätzt: %1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play out 1,000 times</source>
        <translation>1.000-mal durchspielen</translation>
    </message>
    <message>
        <source>Plays this move and on to the end, again and again, to see what it is worth.</source>
        <translation>Spielt diesen Zug und weiter bis zum Ende, immer wieder, um zu sehen, was er wert ist.</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>Sicherer Sieg</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>So gut wie verloren</translation>
    </message>
</context>
<context>
    <name>BeliefTable</name>
    <message>
        <source>All of this is certain.</source>
        <translation>All das ist sicher.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Nothing is certain yet; each best guess is right about %1 times in 100.</source>
        <translation>Noch ist nichts sicher; die beste Vermutung stimmt jeweils in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You know %1 of %2 for certain; for the rest, each best guess is right about %3 times in 100.</source>
        <translation>Du kennst %1 von %2 sicher; sonst stimmt die beste Vermutung jeweils in etwa %3 von 100 Fällen.</translation>
    </message>
</context>
<context>
    <name>BidChoices</name>
    <message>
        <source>The card is turned down, and another suit may be named.</source>
        <translation>Die Karte wird abgelehnt, und eine andere Farbe darf angesagt werden.</translation>
    </message>
    <message>
        <source>The next player decides.</source>
        <translation>Der nächste Spieler entscheidet.</translation>
    </message>
    <message>
        <source>%1 become trump: you pick up the %2 and discard a card.</source>
        <translation>%1 wird Trumpf: Du nimmst die Karte auf (%2) und legst eine ab.</translation>
    </message>
    <message>
        <source>%1 become trump: your partner %2 picks up the %3.</source>
        <translation>%1 wird Trumpf: Dein Partner %2 nimmt die Karte auf (%3).</translation>
    </message>
    <message>
        <source>%1 become trump, but your opponent %2 picks up the %3.</source>
        <translation>%1 wird Trumpf, aber dein Gegner %2 nimmt die Karte auf (%3).</translation>
    </message>
    <message>
        <source>Nobody makes trump, and the next player deals.</source>
        <translation>Niemand macht Trumpf, und der nächste Spieler gibt.</translation>
    </message>
    <message>
        <source>The suit becomes trump: without %1 you need three of five tricks.</source>
        <translation>Die Farbe wird Trumpf: Ohne %1 brauchst du drei von fünf Stichen.</translation>
    </message>
    <message>
        <source>The suit becomes trump: you and %1 need three of five tricks.</source>
        <translation>Die Farbe wird Trumpf: Du und %1 braucht drei von fünf Stichen.</translation>
    </message>
    <message>
        <source>You defend together with %1.</source>
        <translation>Du verteidigst zusammen mit %1.</translation>
    </message>
    <message>
        <source>%1 sits out. If the maker is euchred, you score 4 points.</source>
        <translation>%1 setzt aus. Scheitert der Trumpfmacher, zählt das 4 Punkte für euch.</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Alone  (A)</source>
        <translation>Allein  (A)</translation>
    </message>
    <message>
        <source>Your partner sits out; all five tricks count 4 points.</source>
        <translation>Dein Partner setzt aus; alle fünf Stiche zählen 4 Punkte.</translation>
    </message>
</context>
<context>
    <name>Big Two</name>
    <message>
        <source>fewest of the others: %1</source>
        <translation>bei den anderen mindestens: %1</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>keine Kombination</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>Einzelkarte</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>Two cards must be a pair</source>
        <translation>Zwei Karten müssen ein Paar sein</translation>
    </message>
    <message>
        <source>A play has at most five cards</source>
        <translation>Höchstens fünf Karten auf einmal</translation>
    </message>
    <message>
        <source>The first play must contain the three of diamonds</source>
        <translation>Im ersten Zug muss die Karo-Drei dabei sein</translation>
    </message>
    <message>
        <source>This does not beat the play on the table</source>
        <translation>Das schlägt die Karten auf dem Tisch nicht</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>Doppelt gegeben: %1</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>Noch Karten: %1</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>Wer ausspielt, kann nicht passen</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>Nicht alle diese Karten sind auf der Hand</translation>
    </message>
    <message>
        <source>Three cards must have the same rank</source>
        <translation>Drei Karten müssen denselben Wert haben</translation>
    </message>
    <message>
        <source>Three cards are not a play</source>
        <translation>Drei Karten kann man nicht zusammen spielen</translation>
    </message>
    <message>
        <source>Four cards are not a play</source>
        <translation>Vier Karten kann man nicht zusammen spielen</translation>
    </message>
    <message>
        <source>These five cards are not a straight, flush, full house, four of a kind or straight flush</source>
        <translation>Diese fünf Karten sind keine Straße, kein Flush, kein Full House, kein Vierling und kein Straight Flush</translation>
    </message>
    <message>
        <source>Only a single card can be played here</source>
        <translation>Hier kann man nur eine einzelne Karte spielen</translation>
    </message>
    <message>
        <source>Only a pair can be played here</source>
        <translation>Hier kann man nur ein Paar spielen</translation>
    </message>
    <message>
        <source>Only three of a kind can be played here</source>
        <translation>Hier kann man nur einen Drilling spielen</translation>
    </message>
    <message>
        <source>Only a five-card combination can be played here</source>
        <translation>Hier kann man nur eine Kombination aus fünf Karten spielen</translation>
    </message>
    <message>
        <source>Expected four hands, not %1</source>
        <translation>Hier werden vier Blätter erwartet, nicht %1</translation>
    </message>
    <message>
        <source>A hand has 13 cards, not %1</source>
        <translation>Ein Blatt hat 13 Karten, nicht %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Blatt von %1</translation>
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
        <translation>dagegen kommt nichts mehr an</translation>
    </message>
    <message>
        <source>few plays still out beat it</source>
        <translation>dagegen kommt kaum noch etwas an</translation>
    </message>
    <message>
        <source>many plays still out beat it</source>
        <translation>dagegen kommt noch vieles an</translation>
    </message>
    <message>
        <source>every play still out beats it</source>
        <translation>dagegen kommt noch alles an</translation>
    </message>
</context>
<context>
    <name>Big Two habits</name>
    <message>
        <source>You pass when you should play</source>
        <translation>Du passt, wenn du spielen solltest</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>Du spielst, wenn du passen solltest</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>Du zerlegst Kombinationen</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>Du spielst höher, als du solltest</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>Du spielst niedriger, als du solltest</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>Du spielst zu wenige Karten auf einmal aus</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>Du spielst zu viele Karten auf einmal aus</translation>
    </message>
</context>
<context>
    <name>Big Two options</name>
    <message>
        <source>First play</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Whoever has the three of diamonds begins; usually with a play that contains it.</source>
        <translation>Wer die Karo-Drei hat, beginnt; meist mit einem Zug, in dem sie vorkommt.</translation>
    </message>
    <message>
        <source>With the three of diamonds</source>
        <translation>Mit der Karo-Drei</translation>
    </message>
    <message>
        <source>Any play</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation>Nach dem Passen</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again before the round is over.</source>
        <translation>Ob jemand, der gepasst hat, in derselben Runde wieder einsteigen darf.</translation>
    </message>
    <message>
        <source>Out for the round</source>
        <translation>Für die Runde draußen</translation>
    </message>
    <message>
        <source>May play again</source>
        <translation>Darf wieder einsteigen</translation>
    </message>
    <message>
        <source>Straights with a two</source>
        <translation>Straßen mit einer Zwei</translation>
    </message>
    <message>
        <source>A2345 and 23456 are the lowest two straights, or the highest two, compared by the suit of the two.</source>
        <translation>A2345 und 23456 sind die beiden niedrigsten Straßen oder die beiden höchsten; dann entscheidet die Farbe der Zwei.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Die niedrigsten</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Die höchsten</translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>The suit</source>
        <translation>Die Farbe</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Die höchste Karte</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>What decides first between two flushes: their suit or their highest card.</source>
        <translation>Was zwischen zwei Flushs zuerst entscheidet: die Farbe oder die höchste Karte.</translation>
    </message>
    <message>
        <source>Whether three cards of the same rank may be played together.</source>
        <translation>Ob man drei Karten gleichen Werts zusammen spielen darf.</translation>
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
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lernender</translation>
    </message>
    <message>
        <source>Plays any legal move at random.</source>
        <translation>Macht irgendeinen erlaubten Zug, rein zufällig.</translation>
    </message>
    <message>
        <source>Notices hardly more than one play, and makes it.</source>
        <translation>Bemerkt kaum mehr als einen möglichen Zug, und den macht er.</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden hands.</source>
        <translation>Übersieht die meisten Züge und beurteilt die übrigen nach einer einzigen Vermutung über die verdeckten Blätter.</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>Aufsteiger</translation>
    </message>
    <message>
        <source>Overlooks two plays in three, and judges the rest by a single guess at the hidden hands.</source>
        <translation>Übersieht zwei von drei Zügen und beurteilt die übrigen nach einer einzigen Vermutung über die verdeckten Blätter.</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and never passes when a play is possible.</source>
        <translation>Spielt immer so niedrig wie möglich und passt nie, wenn er spielen kann.</translation>
    </message>
    <message>
        <source>Judges plays by a single guess at the hidden hands, and now and then overlooks one.</source>
        <translation>Beurteilt Züge nach einer einzigen Vermutung über die verdeckten Blätter und übersieht ab und zu einen.</translation>
    </message>
    <message>
        <source>Knows which cards are still out, gets rid of weak plays first and keeps strong ones for the end, but does not guess who holds what.</source>
        <translation>Weiß, welche Karten noch fehlen, wird schwache Züge zuerst los und hebt starke für den Schluss auf, errät aber nicht, wer was hat.</translation>
    </message>
    <message>
        <source>Tries each play against sixty guesses at the hidden hands that fit what the others have played.</source>
        <translation>Erprobt jeden Zug an sechzig Vermutungen über die verdeckten Blätter, die zu den Zügen der anderen passen.</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and tries each play against thousands of such hands. Has played millions of games with itself and learned from them.</source>
        <translation>Schließt aus jedem Zug und jedem Passen, was die anderen haben könnten, und erprobt jeden Zug an Tausenden solcher Blätter. Hat Millionen Partien gegen sich selbst gespielt und daraus gelernt.</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomized</translation>
    </message>
    <message>
        <source>Plays any combination that it can at random, and passes only when it has none.</source>
        <translation>Spielt rein zufällig irgendeine mögliche Kombination und passt nur, wenn er keine hat.</translation>
    </message>
    <message>
        <source>Rule-based, splitting pairs</source>
        <translation>Rule-based, trennt Paare</translation>
    </message>
    <message>
        <source>Plays like Rule-based, but breaks a pair up when each of its cards may win a round.</source>
        <translation>Spielt wie Rule-based, trennt aber ein Paar, wenn jede seiner Karten eine Runde gewinnen könnte.</translation>
    </message>
    <message>
        <source>Cautious: holds cards back, and passes more often than most.</source>
        <translation>Vorsichtig: hält Karten zurück und passt öfter als die meisten.</translation>
    </message>
    <message>
        <source>Bold: beats what can be beaten, and passes less often than most.</source>
        <translation>Kühn: schlägt, was sich schlagen lässt, und passt seltener als die meisten.</translation>
    </message>
</context>
<context>
    <name>Big Two reasons</name>
    <message>
        <source>An opponent has two cards at most, so no pair is held back.</source>
        <translation>Ein Gegner hat höchstens zwei Karten, also wird kein Paar zurückgehalten.</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>Passe: Du hast nichts Höheres.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>Passe: Um das zu schlagen, müsstest du eine Kombination zerlegen (%1).</translation>
    </message>
    <message>
        <source>Pass: anything that beats this would break up a better combination.</source>
        <translation>Passe: Alles, was das schlägt, würde eine bessere Kombination zerlegen.</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to win the lead when you need it.</source>
        <translation>Passe: Heb dir %1 auf, um ans Ausspiel zu kommen, wenn du es brauchst.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then you play the rest and win.</source>
        <translation>Gegen %1 kommt niemand an, und dann spielst du den Rest und gewinnst.</translation>
    </message>
    <message>
        <source>Don&apos;t play a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>Spiel keine Einzelkarte: %1 hat nur noch eine Karte und kommt gegen %2 nicht an.</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>Spiel deine höchste Karte: %1 hat nur noch eine.</translation>
    </message>
    <message>
        <source>Risk it, although %1 has only one card left: the %2 is needed later.</source>
        <translation>Riskier es, auch wenn %1 nur noch eine Karte hat: %2 brauchst du später.</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>Danach fehlt dir nur noch ein Zug.</translation>
    </message>
    <message>
        <source>Play five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>Spiel fünf auf einmal: Mit nur noch %2 Karten kann %1 sie nicht schlagen.</translation>
    </message>
    <message>
        <source>You have to open with your three of diamonds, and it goes with nothing else.</source>
        <translation>Du musst mit deiner Karo-Drei eröffnen, und sie passt zu nichts anderem.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead again.</source>
        <translation>Gegen %1 kommt niemand an, also spielst du gleich wieder aus.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, your lowest card.</source>
        <translation>Du hast das Ausspiel: Werd deine niedrigste Karte los, %1.</translation>
    </message>
    <message>
        <source>Get rid of five cards at once with the %1.</source>
        <translation>Werd fünf Karten auf einmal los: %1.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>Spiel %1 aus statt etwas Niedrigerem: Wer ans Ausspiel will, muss mehr dafür hergeben.</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead next.</source>
        <translation>Zerleg deine Kombination (%1): Gegen %2 kommt niemand an, also spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead next.</source>
        <translation>Gegen %1 kommt niemand an, also spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>Lass %1 mit nur noch einer Karte nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>Lass %1 mit nur noch %2 Karten nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up cards that belong together.</source>
        <translation>Spiel %1: Alles Niedrigere würde Karten trennen, die zusammengehören.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and your higher cards stay for later.</source>
        <translation>Schlag das mit %1: So bleibt alles beisammen, und deine höheren Karten hebst du dir auf.</translation>
    </message>
    <message>
        <source>You win in %1 plays, whatever the others hold.</source>
        <translation>Du gewinnst in %1 Zügen, was die anderen auch haben.</translation>
    </message>
    <message>
        <source>Lead your higher card: nobody can beat it, and then you play the other and win.</source>
        <translation>Spiel die höhere Karte aus: Die schlägt niemand, und dann spielst du die andere und gewinnst.</translation>
    </message>
    <message>
        <source>Lead your higher card: an opponent has only one card left.</source>
        <translation>Spiel die höhere Karte aus: Ein Gegner hat nur noch eine.</translation>
    </message>
    <message>
        <source>Lead your lower card first: the higher one may win the lead back.</source>
        <translation>Spiel erst die niedrigere Karte aus: Mit der höheren kommst du vielleicht wieder ans Ausspiel.</translation>
    </message>
    <message>
        <source>Lead the pair: nobody can beat it, and then you play your last card and win.</source>
        <translation>Spiel das Paar aus: Das schlägt niemand, und dann spielst du deine letzte Karte und gewinnst.</translation>
    </message>
    <message>
        <source>Lead the single card: nobody can beat it, and then you play the pair and win.</source>
        <translation>Spiel die Einzelkarte aus: Die schlägt niemand, und dann spielst du das Paar und gewinnst.</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>Spiel das Paar aus: Ein Gegner hat nur noch eine Karte und kann es nicht schlagen.</translation>
    </message>
    <message>
        <source>Lead the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>Spiel die Einzelkarte aus: Ein Gegner hat noch zwei Karten, vielleicht ein höheres Paar.</translation>
    </message>
    <message>
        <source>Lead the weaker of your two plays: %1.</source>
        <translation>Spiel zuerst den schwächeren deiner beiden Züge: %1.</translation>
    </message>
    <message>
        <source>Lead the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>Spiel die mittlere Karte aus: Die höchste schlägt niemand, und sie holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>Lead the highest of your three cards: an opponent has only one left.</source>
        <translation>Spiel die höchste deiner drei Karten aus: Ein Gegner hat nur noch eine.</translation>
    </message>
    <message>
        <source>Lead the lowest of your three cards first.</source>
        <translation>Spiel zuerst die niedrigste deiner drei Karten aus.</translation>
    </message>
    <message>
        <source>Lead the higher pair: nobody can beat it, and then you play the other and win.</source>
        <translation>Spiel das höhere Paar aus: Das schlägt niemand, und dann spielst du das andere und gewinnst.</translation>
    </message>
    <message>
        <source>Lead the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>Spiel das höhere Paar aus: Ein Gegner hat noch zwei Karten, vielleicht ein Paar.</translation>
    </message>
    <message>
        <source>Lead the lower pair first: the higher one may win the lead back.</source>
        <translation>Spiel erst das niedrigere Paar aus: Mit dem höheren kommst du vielleicht wieder ans Ausspiel.</translation>
    </message>
    <message>
        <source>Nothing you hold is sure to win the lead, so lead the weakest play: %1.</source>
        <translation>Nichts in deinem Blatt holt das Ausspiel sicher, also spiel zuerst den schwächsten Zug: %1.</translation>
    </message>
    <message>
        <source>Lead the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>Spiel die niedrigere Einzelkarte aus: Die höhere schlägt niemand, und sie holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>Spiel das Paar aus: Ein Gegner hat nur noch eine Karte, und das Paar schlägt niemand.</translation>
    </message>
    <message>
        <source>Lead the lower single card: an opponent has two cards left, so keep the pair.</source>
        <translation>Spiel die niedrigere Einzelkarte aus: Ein Gegner hat noch zwei Karten, also behalte das Paar.</translation>
    </message>
    <message>
        <source>Lead the lower single card and keep the pair, which nobody can beat.</source>
        <translation>Spiel die niedrigere Einzelkarte aus und behalte das Paar, das niemand schlagen kann.</translation>
    </message>
    <message>
        <source>Lead your second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>Spiel deine zweitniedrigste Karte aus: Die höchste schlägt niemand, und sie holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>Lead the highest of your four cards: an opponent has only one left.</source>
        <translation>Spiel die höchste deiner vier Karten aus: Ein Gegner hat nur noch eine.</translation>
    </message>
    <message>
        <source>Lead the lowest of your four cards first.</source>
        <translation>Spiel zuerst die niedrigste deiner vier Karten aus.</translation>
    </message>
    <message>
        <source>Lead five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>Spiel fünf Karten aus: Ein Gegner hat nur eine und kann sie nicht schlagen.</translation>
    </message>
    <message>
        <source>Lead a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>Spiel ein Paar aus: Ein Gegner hat nur eine Karte und kann es nicht schlagen.</translation>
    </message>
    <message>
        <source>An opponent has only one card, so lead your strongest: %1.</source>
        <translation>Ein Gegner hat nur eine Karte, also spiel deinen stärksten Zug: %1.</translation>
    </message>
    <message>
        <source>Lead your lowest pair: you hold more pairs than single cards.</source>
        <translation>Spiel dein niedrigstes Paar aus: Du hast mehr Paare als Einzelkarten.</translation>
    </message>
    <message>
        <source>You have the lead, so start with your weakest play: %1.</source>
        <translation>Du hast das Ausspiel, also fang mit deinem schwächsten Zug an: %1.</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then you play the rest and win.</source>
        <translation>Das schlägt niemand, und dann spielst du den Rest und gewinnst.</translation>
    </message>
    <message>
        <source>You have two plays left, neither sure to win the lead: lead the five cards.</source>
        <translation>Du hast noch zwei Züge, und keiner holt das Ausspiel sicher: Spiel die fünf Karten aus.</translation>
    </message>
    <message>
        <source>Nobody can beat %1 of your last three plays: lead one of them.</source>
        <translation>Von deinen letzten drei Zügen kann niemand %1 schlagen: Fang mit so einem an.</translation>
    </message>
    <message>
        <source>You have three plays left: lead the five cards first.</source>
        <translation>Du hast noch drei Züge: Spiel zuerst die fünf Karten aus.</translation>
    </message>
    <message>
        <source>You have three plays left: lead the highest pair, for an opponent has two cards.</source>
        <translation>Du hast noch drei Züge: Spiel das höchste Paar aus, denn ein Gegner hat zwei Karten.</translation>
    </message>
    <message>
        <source>You have three plays left: lead the lowest pair first.</source>
        <translation>Du hast noch drei Züge: Spiel zuerst das niedrigste Paar aus.</translation>
    </message>
    <message>
        <source>With two cards left nothing is held back.</source>
        <translation>Mit nur noch zwei Karten wird nichts mehr zurückgehalten.</translation>
    </message>
    <message>
        <source>An opponent has fewer than three cards left, so nothing is held back.</source>
        <translation>Ein Gegner hat weniger als drei Karten, also wird nichts zurückgehalten.</translation>
    </message>
    <message>
        <source>Nobody can beat at least half of the plays in hand, so nothing is held back.</source>
        <translation>Mindestens die Hälfte der Züge im Blatt kann niemand schlagen, also wird nichts zurückgehalten.</translation>
    </message>
    <message>
        <source>The highest card is kept for later.</source>
        <translation>Die höchste Karte wird für später aufgehoben.</translation>
    </message>
    <message>
        <source>The highest card stays for later.</source>
        <translation>Die höchste Karte bleibt für später.</translation>
    </message>
    <message>
        <source>With three cards left no pair is held back.</source>
        <translation>Mit nur noch drei Karten wird kein Paar zurückgehalten.</translation>
    </message>
    <message>
        <source>The pair of twos is kept for later, to beat two single cards.</source>
        <translation>Das Paar Zweien wird aufgehoben, um später zwei Einzelkarten zu schlagen.</translation>
    </message>
    <message>
        <source>Only a pair of twos would be kept for later.</source>
        <translation>Aufgehoben würde nur ein Paar Zweien.</translation>
    </message>
    <message>
        <source>So early in the game high five cards are kept, to win the lead back after the other five.</source>
        <translation>So früh im Spiel bleiben hohe fünf Karten auf der Hand, um nach den anderen fünf das Ausspiel zurückzuholen.</translation>
    </message>
    <message>
        <source>There is no need to keep five cards for later.</source>
        <translation>Fünf Karten für später aufzuheben, ist nicht nötig.</translation>
    </message>
    <message>
        <source>Split your %1 to play a pair: an opponent has only one card left.</source>
        <translation>Zerleg deine Kombination (%1), um ein Paar zu spielen: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Split a pair: an opponent has only one card left.</source>
        <translation>Zerleg ein Paar: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Split your %1 for a single card: an opponent has only one card left.</source>
        <translation>Zerleg deine Kombination (%1) für eine Einzelkarte: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Pass: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>Passe: Nichts, was sich zu zerlegen lohnt, schlägt das, auch wenn ein Gegner nur eine Karte hat.</translation>
    </message>
    <message>
        <source>You have at most three plays left: beat this with the highest.</source>
        <translation>Du hast höchstens noch drei Züge: Schlag das mit dem höchsten davon.</translation>
    </message>
    <message>
        <source>Play your highest single card: an opponent has only one card left.</source>
        <translation>Spiel deine höchste Einzelkarte: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Beat it with the weakest play that does: %1.</source>
        <translation>Schlag das mit dem schwächsten Zug, der reicht: %1.</translation>
    </message>
    <message>
        <source>Split your high pair: nobody can beat it, and each of its cards may win the lead.</source>
        <translation>Trenn dein hohes Paar: Niemand kann es schlagen, und jede der beiden Karten holt dir vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>Pass: what beats this is worth more to you later.</source>
        <translation>Passe: Was das schlägt, ist dir später mehr wert.</translation>
    </message>
    <message>
        <source>Pass: no whole combination of yours beats this.</source>
        <translation>Passe: Keine deiner ganzen Kombinationen schlägt das.</translation>
    </message>
    <message>
        <source>Open with the play that your three of diamonds belongs to.</source>
        <translation>Eröffne mit dem Zug, zu dem deine Karo-Drei gehört.</translation>
    </message>
    <message>
        <source>The hand holds two five-card plays side by side.</source>
        <translation>Das Blatt enthält zwei getrennte Kombinationen aus fünf Karten.</translation>
    </message>
    <message>
        <source>There are no other five cards to play.</source>
        <translation>Andere fünf Karten zum Spielen gibt es nicht.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum.</source>
        <translation>Von allen Kombinationen aus fünf Karten lässt diese insgesamt die höchsten Karten übrig.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card.</source>
        <translation>Von allen Kombinationen aus fünf Karten lässt diese die höchste Karte übrig.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum, in the fewest plays.</source>
        <translation>Von allen Kombinationen aus fünf Karten lässt diese insgesamt die höchsten Karten übrig, in den wenigsten Zügen.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card and the fewest plays.</source>
        <translation>Von allen Kombinationen aus fünf Karten lässt diese die höchste Karte und die wenigsten Züge übrig.</translation>
    </message>
    <message>
        <source>Of equally good five-card plays in hand this one is the highest.</source>
        <translation>Von gleich guten Kombinationen aus fünf Karten ist diese die höchste.</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>Jeder erlaubte Zug ist recht: Dieser ist ausgelost.</translation>
    </message>
    <message>
        <source>Any play will do: this one is drawn by lot.</source>
        <translation>Was du spielst, ist gleich: Das hier ist ausgelost.</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>Schlag das so niedrig, wie du kannst.</translation>
    </message>
    <message>
        <source>Lead what beats the fewest of the plays still out: the %1.</source>
        <translation>Spiel aus, was am wenigsten von dem schlägt, was noch kommen kann: %1.</translation>
    </message>
    <message>
        <source>Lead your lowest card with as many others as you can: the %1.</source>
        <translation>Spiel deine niedrigste Karte mit möglichst vielen anderen aus: %1.</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>Spiel möglichst viele Karten auf einmal aus, die niedrigsten: %1.</translation>
    </message>
    <message>
        <source>Lead as few cards as you can, the lowest: the %1.</source>
        <translation>Spiel möglichst wenige Karten aus, die niedrigsten: %1.</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>Spiel alles, was du noch hast: Du gewinnst.</translation>
    </message>
    <message>
        <source>Pass: let somebody else beat this, and keep your %1.</source>
        <translation>Passe: Lass jemand anderen das schlagen und behalte %1.</translation>
    </message>
    <message>
        <source>Play high: %1 has only two cards left.</source>
        <translation>Spiel hoch: %1 hat nur noch zwei Karten.</translation>
    </message>
    <message>
        <source>Play five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>Spiel fünf auf einmal: Mit nur noch einer Karte kann %1 sie nicht schlagen.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>Spiel %1 und heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>Spiel %1 statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 wins the lead back, and then you play the rest and win.</source>
        <translation>Spiel %1 aus: Mit %2 holst du das Ausspiel zurück, und dann spielst du den Rest und gewinnst.</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead again.</source>
        <translation>Zerleg deine Kombination (%1): Gegen %2 kommt niemand an, also spielst du gleich wieder aus.</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so you lead again.</source>
        <translation>Niemand hat noch fünf Karten, um %1 zu schlagen, also spielst du gleich wieder aus.</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest, and play this hand as pairs rather than as a straight.</source>
        <translation>Spiel %1 aus, dein Niedrigstes, und nutz dieses Blatt für Paare statt für eine Straße.</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>Werd zwei Karten auf einmal los: %1.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>Schlag das mit %1: So bleibt alles beisammen, und vielleicht bringt es dir das Ausspiel.</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>Spiel deine letzte Karte: Du gewinnst.</translation>
    </message>
    <message>
        <source>Lead a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>Spiel eine Einzelkarte aus, kein Paar: %1 hat noch zwei Karten und wird damit vielleicht fertig.</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2.</source>
        <translation>Spiel %1: Alles Niedrigere würde eine Kombination zerlegen (%2).</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and your %2 stays for later.</source>
        <translation>Schlag das mit %1: So bleibt alles beisammen, und %2 hebst du dir auf.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only one card left, so don&apos;t make it easy to beat this.</source>
        <translation>Spiel %1 statt %2: %3 hat nur noch eine Karte, also mach das Schlagen nicht zu leicht.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only %4 cards left, so don&apos;t make it easy to beat this.</source>
        <translation>Spiel %1 statt %2: %3 hat nur noch %4 Karten, also mach das Schlagen nicht zu leicht.</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: no card still out lies between them.</source>
        <translation>Spiel %1 oder %2: Von den Karten, die noch im Spiel sind, liegt keine dazwischen.</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for later.</source>
        <translation>Nimm %1 für das Full House und heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Play the %1 that leaves you the %2 for later.</source>
        <translation>Spiel die Kombination (%1), bei der dir %2 für später bleibt.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your three of a kind for another full house.</source>
        <translation>Spiel %1 aus und behalte deinen Drilling für ein anderes Full House.</translation>
    </message>
    <message>
        <source>Lead the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>Spiel %1 aus, deine niedrigste Karte, die zu nichts anderem passt.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>Du hast das Ausspiel: Werd eine niedrige Karte los, %1 oder %2.</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you may win the lead.</source>
        <translation>Schlag das mit %1: Deine Kombination (%2) bleibt ganz, und vielleicht bringt es dir das Ausspiel.</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and your higher cards stay for later.</source>
        <translation>Schlag das mit %1: Deine Kombination (%2) bleibt ganz, und deine höheren Karten hebst du dir auf.</translation>
    </message>
    <message>
        <source>Beat it with the %2: you may never get to play your %1 in one piece.</source>
        <translation>Schlag das mit %2: Deine Kombination (%1) kannst du vielleicht nie am Stück spielen.</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>Schlag das mit %1: Sonst behält %2 vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>Das gewinnst du so oder so: Jeder Zug ist recht.</translation>
    </message>
    <message>
        <source>Pass: the %1 is still out and beats your %2. Once it is gone, your %2 wins the lead, and then you play the rest and win.</source>
        <translation>Passe: Noch ist %1 im Spiel und schlägt %2. Ist diese Karte weg, holst du mit %2 das Ausspiel, und dann spielst du den Rest und gewinnst.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>Spiel %1 aus und heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>Spiel %1 aus statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of your two lowest cards at once.</source>
        <translation>Du hast das Ausspiel: Werd deine zwei niedrigsten Karten auf einmal los.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once, your lowest among them.</source>
        <translation>Spiel %1 aus: %2 Karten auf einmal, deine niedrigste ist dabei.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1, or spend your %2 or something better.</source>
        <translation>Passe: Um das zu schlagen, müsstest du eine Kombination zerlegen (%1) oder %2 oder noch mehr hergeben.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend at least your %1.</source>
        <translation>Passe: Um das zu schlagen, müsstest du mindestens %1 hergeben.</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Spiel %1 aus: Das ist schwerer zu schlagen als %2, und %3 hebst du dir auf.</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Spiel %1: Das ist schwerer zu schlagen als %2, und %3 hebst du dir auf.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which nobody can beat.</source>
        <translation>Spiel %1 und behalte %2: Dagegen kommt niemand an.</translation>
    </message>
    <message>
        <source>Play the %1: only one card still out can beat it, and you may lead next.</source>
        <translation>Spiel %1: Nur eine Karte, die noch im Spiel ist, schlägt das, und vielleicht spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Play the %1: only %2 cards still out can beat it, and you may lead next.</source>
        <translation>Spiel %1: Nur %2 Karten, die noch im Spiel sind, schlagen das, und vielleicht spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>You can hardly win this, so get rid of cards: each one left at the end costs you a point.</source>
        <translation>Das gewinnst du kaum, also werd Karten los: Jede, die am Ende übrig ist, kostet dich einen Punkt.</translation>
    </message>
    <message>
        <source>Beat it with the %1: you have another card of that rank, so your %2 stays whole.</source>
        <translation>Schlag das mit %1: Du hast noch eine Karte mit diesem Wert, also bleibt deine Kombination ganz (%2).</translation>
    </message>
    <message>
        <source>Beat it with the %1: that leaves you one play fewer, and it may win you the lead.</source>
        <translation>Schlag das mit %1: Danach brauchst du einen Zug weniger, und vielleicht bringt es dir das Ausspiel.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that leaves you one play fewer, and your higher cards stay for later.</source>
        <translation>Schlag das mit %1: Danach brauchst du einen Zug weniger, und deine höheren Karten hebst du dir auf.</translation>
    </message>
    <message>
        <source>Lead the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>Spiel %1 aus: Mit %2 schlägst du später eher eine Karte, und dann bist du fertig.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or spend your %2.</source>
        <translation>Passe: Um das zu schlagen, müsstest du eine Kombination zerlegen (%1) oder %2 hergeben.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>Passe: Um das zu schlagen, müsstest du %1 hergeben.</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>Spiel %1: Wer dagegen ankommt, kommt auch gegen %2 an.</translation>
    </message>
    <message>
        <source>Pass: played one at a time, your %1 win the lead twice.</source>
        <translation>Passe: Einzeln gespielt bringen dir %1 zweimal das Ausspiel.</translation>
    </message>
    <message>
        <source>Split your %1 rather than spend the %2: you then need no more plays than before.</source>
        <translation>Zerleg deine Kombination (%1), statt %2 herzugeben: Danach brauchst du nicht mehr Züge als vorher.</translation>
    </message>
    <message>
        <source>Beat it with the %1 and split your %2: you then need no more plays than before, and may take the lead from %3.</source>
        <translation>Schlag das mit %1 und zerleg deine Kombination (%2): Du brauchst dann nicht mehr Züge als vorher und nimmst %3 vielleicht das Ausspiel ab.</translation>
    </message>
</context>
<context>
    <name>Big Two thoughts</name>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0 hat nichts Höheres.</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0 passt lieber, als eine Kombination zu zerlegen (%1).</translation>
    </message>
    <message>
        <source>%0 passes: anything that beats this would break up a better combination.</source>
        <translation>%0 passt: Alles, was das schlägt, würde eine bessere Kombination zerlegen.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to win the lead later.</source>
        <translation>%0 passt und hebt %1 auf, um später ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>Gegen %1 kommt niemand an, und dann spielt %0 den Rest und gewinnt.</translation>
    </message>
    <message>
        <source>%0 plays no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0 spielt keine Einzelkarte: %1 hat nur noch eine Karte und kommt gegen %2 nicht an.</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0 spielt die höchste Karte: %1 hat nur noch eine.</translation>
    </message>
    <message>
        <source>%0 keeps the %2 for later, although %1 has only one card left.</source>
        <translation>%0 hebt %2 für später auf, auch wenn %1 nur noch eine Karte hat.</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>Danach fehlt %0 nur noch ein Zug.</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>%0 spielt fünf auf einmal: Mit nur noch %2 Karten kann %1 sie nicht schlagen.</translation>
    </message>
    <message>
        <source>%0 has to open with the three of diamonds, which goes with nothing else.</source>
        <translation>%0 muss mit der Karo-Drei eröffnen, und die passt zu nichts anderem.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads again.</source>
        <translation>Gegen %1 kommt niemand an, also spielt %0 gleich wieder aus.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest card in hand.</source>
        <translation>%0 hat das Ausspiel und wird die niedrigste Karte los, %1.</translation>
    </message>
    <message>
        <source>%0 gets rid of five cards at once with the %1.</source>
        <translation>%0 wird fünf Karten auf einmal los: %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>%0 spielt %1 aus statt etwas Niedrigerem: Wer ans Ausspiel will, muss mehr dafür hergeben.</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2.</source>
        <translation>%0 zerlegt eine Kombination (%1): Gegen %2 kommt niemand an.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads next.</source>
        <translation>Gegen %1 kommt niemand an, also spielt %0 als Nächstes aus.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0 lässt %1 mit nur noch einer Karte nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0 lässt %1 mit nur noch %2 Karten nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up cards that belong together.</source>
        <translation>%0 spielt %1: Alles Niedrigere würde Karten trennen, die zusammengehören.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0 schlägt das mit %1, ohne etwas zu zerlegen, und hebt die höheren Karten auf.</translation>
    </message>
    <message>
        <source>%0 wins in %1 plays, whatever the others hold.</source>
        <translation>%0 gewinnt in %1 Zügen, was die anderen auch haben.</translation>
    </message>
    <message>
        <source>%0 leads the higher card, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0 spielt die höhere Karte aus, die niemand schlagen kann, dann die andere, und gewinnt.</translation>
    </message>
    <message>
        <source>%0 leads the higher card: an opponent has only one left.</source>
        <translation>%0 spielt die höhere Karte aus: Ein Gegner hat nur noch eine.</translation>
    </message>
    <message>
        <source>%0 leads the lower card first: the higher one may win the lead back.</source>
        <translation>%0 spielt erst die niedrigere Karte aus: Die höhere holt vielleicht das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>%0 leads the pair, which nobody can beat, and then plays the last card and wins.</source>
        <translation>%0 spielt das Paar aus, das niemand schlagen kann, dann die letzte Karte, und gewinnt.</translation>
    </message>
    <message>
        <source>%0 leads the single card, which nobody can beat, and then plays the pair and wins.</source>
        <translation>%0 spielt die Einzelkarte aus, die niemand schlagen kann, dann das Paar, und gewinnt.</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>%0 spielt das Paar aus: Ein Gegner hat nur noch eine Karte und kann es nicht schlagen.</translation>
    </message>
    <message>
        <source>%0 leads the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>%0 spielt die Einzelkarte aus: Ein Gegner hat noch zwei Karten, vielleicht ein höheres Paar.</translation>
    </message>
    <message>
        <source>%0 leads the weaker of two plays: %1.</source>
        <translation>%0 spielt zuerst den schwächeren von zwei Zügen: %1.</translation>
    </message>
    <message>
        <source>%0 leads the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0 spielt die mittlere Karte aus: Die höchste schlägt niemand, und sie holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>%0 leads the highest of three cards: an opponent has only one left.</source>
        <translation>%0 spielt die höchste von drei Karten aus: Ein Gegner hat nur noch eine.</translation>
    </message>
    <message>
        <source>%0 leads the lowest of three cards first.</source>
        <translation>%0 spielt zuerst die niedrigste von drei Karten aus.</translation>
    </message>
    <message>
        <source>%0 leads the higher pair, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0 spielt das höhere Paar aus, das niemand schlagen kann, dann das andere, und gewinnt.</translation>
    </message>
    <message>
        <source>%0 leads the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>%0 spielt das höhere Paar aus: Ein Gegner hat noch zwei Karten, vielleicht ein Paar.</translation>
    </message>
    <message>
        <source>%0 leads the lower pair first: the higher one may win the lead back.</source>
        <translation>%0 spielt erst das niedrigere Paar aus: Das höhere holt vielleicht das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>Nothing in hand is sure to win the lead, so %0 leads the weakest play: %1.</source>
        <translation>Nichts im Blatt holt das Ausspiel sicher, also spielt %0 zuerst den schwächsten Zug: %1.</translation>
    </message>
    <message>
        <source>%0 leads the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>%0 spielt die niedrigere Einzelkarte aus: Die höhere schlägt niemand, und sie holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>%0 spielt das Paar aus: Ein Gegner hat nur noch eine Karte, und das Paar schlägt niemand.</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair: an opponent has two cards left.</source>
        <translation>%0 spielt die niedrigere Einzelkarte aus und behält das Paar: Ein Gegner hat noch zwei Karten.</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair, which nobody can beat.</source>
        <translation>%0 spielt die niedrigere Einzelkarte aus und behält das Paar, das niemand schlagen kann.</translation>
    </message>
    <message>
        <source>%0 leads the second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0 spielt die zweitniedrigste Karte aus: Die höchste schlägt niemand, und sie holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>%0 leads the highest of four cards: an opponent has only one left.</source>
        <translation>%0 spielt die höchste von vier Karten aus: Ein Gegner hat nur noch eine.</translation>
    </message>
    <message>
        <source>%0 leads the lowest of four cards first.</source>
        <translation>%0 spielt zuerst die niedrigste von vier Karten aus.</translation>
    </message>
    <message>
        <source>%0 leads five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>%0 spielt fünf Karten aus: Ein Gegner hat nur eine und kann sie nicht schlagen.</translation>
    </message>
    <message>
        <source>%0 leads a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>%0 spielt ein Paar aus: Ein Gegner hat nur eine Karte und kann es nicht schlagen.</translation>
    </message>
    <message>
        <source>An opponent has only one card, so %0 leads the strongest: %1.</source>
        <translation>Ein Gegner hat nur eine Karte, also spielt %0 den stärksten Zug: %1.</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, holding more pairs than single cards.</source>
        <translation>%0 hat mehr Paare als Einzelkarten und spielt das niedrigste Paar aus.</translation>
    </message>
    <message>
        <source>%0 has the lead and starts with the weakest play: %1.</source>
        <translation>%0 hat das Ausspiel und fängt mit dem schwächsten Zug an: %1.</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then %0 plays the rest and wins.</source>
        <translation>Das schlägt niemand, und dann spielt %0 den Rest und gewinnt.</translation>
    </message>
    <message>
        <source>%0 has two plays left, neither sure to win the lead, and leads the five cards.</source>
        <translation>%0 hat noch zwei Züge, von denen keiner das Ausspiel sicher holt, und spielt die fünf Karten aus.</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the five cards first.</source>
        <translation>%0 hat noch drei Züge und spielt zuerst die fünf Karten aus.</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the highest pair: an opponent has two cards.</source>
        <translation>%0 hat noch drei Züge und spielt das höchste Paar aus: Ein Gegner hat zwei Karten.</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the lowest pair first.</source>
        <translation>%0 hat noch drei Züge und spielt zuerst das niedrigste Paar aus.</translation>
    </message>
    <message>
        <source>%0 splits the %1 to play a pair: an opponent has only one card left.</source>
        <translation>%0 zerlegt eine Kombination (%1), um ein Paar zu spielen: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 splits a pair: an opponent has only one card left.</source>
        <translation>%0 zerlegt ein Paar: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 splits the %1 for a single card: an opponent has only one card left.</source>
        <translation>%0 zerlegt eine Kombination (%1) für eine Einzelkarte: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 passes: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>%0 passt: Nichts, was sich zu zerlegen lohnt, schlägt das, auch wenn ein Gegner nur eine Karte hat.</translation>
    </message>
    <message>
        <source>%0 plays the highest single card: an opponent has only one card left.</source>
        <translation>%0 spielt die höchste Einzelkarte: Ein Gegner hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 beats it with the weakest play that does: %1.</source>
        <translation>%0 schlägt das mit dem schwächsten Zug, der reicht: %1.</translation>
    </message>
    <message>
        <source>%0 splits a high pair: each of its cards may win the lead.</source>
        <translation>%0 trennt ein hohes Paar: Jede der beiden Karten holt vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 passes: what beats this is worth more later.</source>
        <translation>%0 passt: Was das schlägt, ist später mehr wert.</translation>
    </message>
    <message>
        <source>%0 passes: no whole combination in hand beats this.</source>
        <translation>%0 passt: Keine ganze Kombination im Blatt schlägt das.</translation>
    </message>
    <message>
        <source>%0 opens with the play that the three of diamonds belongs to.</source>
        <translation>%0 eröffnet mit dem Zug, zu dem die Karo-Drei gehört.</translation>
    </message>
    <message>
        <source>%0 leads what beats the fewest of the plays still out: the %1.</source>
        <translation>%0 spielt aus, was am wenigsten von dem schlägt, was noch kommen kann: %1.</translation>
    </message>
    <message>
        <source>%0 leads the lowest card with as many others as possible: the %1.</source>
        <translation>%0 spielt die niedrigste Karte mit möglichst vielen anderen aus: %1.</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0 spielt möglichst viele Karten auf einmal aus, die niedrigsten: %1.</translation>
    </message>
    <message>
        <source>%0 leads as few cards as possible, the lowest: the %1.</source>
        <translation>%0 spielt möglichst wenige Karten aus, die niedrigsten: %1.</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0 spielt alles, was noch da ist, und gewinnt.</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0 schlägt das so billig wie möglich.</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or spend the %2.</source>
        <translation>%0 passt lieber, als eine Kombination zu zerlegen (%1) oder %2 herzugeben.</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0 passt lieber, als %1 herzugeben.</translation>
    </message>
    <message>
        <source>%0 lets somebody else beat this and keeps the %1.</source>
        <translation>%0 lässt jemand anderen das schlagen und behält %1.</translation>
    </message>
    <message>
        <source>%0 plays high: %1 has only two cards left.</source>
        <translation>%0 spielt hoch: %1 hat nur noch zwei Karten.</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>%0 spielt fünf auf einmal: Mit nur noch einer Karte kann %1 sie nicht schlagen.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0 spielt %1 und hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 spielt %1 statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 wins the lead back, and then the rest goes out.</source>
        <translation>%0 spielt %1 aus: %2 holt das Ausspiel zurück, und dann geht der Rest weg.</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2, so %0 leads again.</source>
        <translation>%0 zerlegt eine Kombination (%1): Gegen %2 kommt niemand an, also spielt %0 gleich wieder aus.</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so %0 leads again.</source>
        <translation>Niemand hat noch fünf Karten, um %1 zu schlagen, also spielt %0 gleich wieder aus.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest in hand, and plays pairs rather than a straight.</source>
        <translation>%0 spielt das Niedrigste im Blatt aus, %1, und lieber Paare als eine Straße.</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0 wird zwei Karten auf einmal los: %1.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0 schlägt das mit %1, ohne etwas zu zerlegen, und bekommt vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0 spielt die letzte Karte und gewinnt.</translation>
    </message>
    <message>
        <source>%0 has three plays left, %1 of them unbeatable, and leads one of those.</source>
        <translation>%0 hat noch drei Züge, von denen niemand %1 schlagen kann, und spielt so einen aus.</translation>
    </message>
    <message>
        <source>%0 has at most three plays left and beats this with the highest of them.</source>
        <translation>%0 hat höchstens noch drei Züge und schlägt das mit dem höchsten davon.</translation>
    </message>
    <message>
        <source>%0 leads a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>%0 spielt eine Einzelkarte aus, kein Paar: %1 hat noch zwei Karten und wird damit vielleicht fertig.</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2.</source>
        <translation>%0 spielt %1: Alles Niedrigere würde eine Kombination zerlegen (%2).</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0 schlägt das mit %1, ohne etwas zu zerlegen, und hebt %2 auf.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only one card left.</source>
        <translation>%0 spielt %1 statt %2, weil %3 nur noch eine Karte hat.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only %4 cards left.</source>
        <translation>%0 spielt %1 statt %2, weil %3 nur noch %4 Karten hat.</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is worth as much as the %2.</source>
        <translation>%0 spielt %1: Das ist so viel wert wie %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 spielt %1: Wer das schlägt, muss mehr hergeben als bei %2, und %3 bleibt für später.</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for later.</source>
        <translation>%0 nimmt %1 für das Full House und hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 plays the %1 that leaves the %2 for later.</source>
        <translation>%0 spielt die Kombination (%1), bei der %2 für später bleibt.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the three of a kind for another full house.</source>
        <translation>%0 spielt %1 aus und behält den Drilling für ein anderes Full House.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0 spielt %1 aus, die niedrigste Karte im Blatt, die zu nichts anderem passt.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0 hat das Ausspiel und wird eine niedrige Karte los: %1 ist so gut wie %2.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole and may win the lead.</source>
        <translation>%0 schlägt das mit %1: Die Kombination (%2) bleibt ganz, und vielleicht bringt es das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole, and keeps the higher cards.</source>
        <translation>%0 schlägt das mit %1, lässt die Kombination (%2) ganz und behält die höheren Karten.</translation>
    </message>
    <message>
        <source>%0 beats it with the %2, because the %1 may never get played in one piece.</source>
        <translation>%0 schlägt das mit %2, denn die Kombination (%1) kommt vielleicht nie am Stück auf den Tisch.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0 schlägt das mit %1: Sonst behält %2 vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>%0 gewinnt das mit jedem Zug.</translation>
    </message>
    <message>
        <source>%0 passes: the %1 is still out and beats the %2, which would win the lead for the rest.</source>
        <translation>%0 passt: Noch ist %1 im Spiel und schlägt %2, womit das Ausspiel für den Rest zu holen wäre.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 spielt %1 aus: Das zu schlagen, kostet mehr als bei %2, und %3 bleibt für später.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0 spielt %1 aus und hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 spielt %1 aus statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, holding another of its rank, so that the %2 stays whole.</source>
        <translation>%0 schlägt das mit %1 und hat noch eine Karte mit diesem Wert, also bleibt die Kombination (%2) ganz.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of two low cards at once.</source>
        <translation>%0 hat das Ausspiel und wird zwei niedrige Karten auf einmal los.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once, the lowest in hand among them.</source>
        <translation>%0 spielt %1 aus: %2 Karten auf einmal, die niedrigste ist dabei.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which nobody can beat.</source>
        <translation>%0 spielt %1 und behält %2: Dagegen kommt niemand an.</translation>
    </message>
    <message>
        <source>%0 can hardly win this and gets rid of cards: each one left costs a point.</source>
        <translation>%0 gewinnt das kaum und wird Karten los: Jede übrige kostet einen Punkt.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves one play fewer and may win the lead.</source>
        <translation>%0 schlägt das mit %1, braucht danach einen Zug weniger und kommt so vielleicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves one play fewer, and keeps the higher cards.</source>
        <translation>%0 schlägt das mit %1, braucht danach einen Zug weniger und behält die höheren Karten.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0 spielt %1 aus: Mit %2 lässt sich später eher eine Karte schlagen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0 spielt %1: Wer dagegen ankommt, kommt auch gegen %2 an.</translation>
    </message>
    <message>
        <source>%0 passes: played one at a time, the %1 win the lead twice.</source>
        <translation>%0 passt: Einzeln gespielt bringen %1 zweimal das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 splits the %1 rather than spend the %2, and then needs no more plays than before.</source>
        <translation>%0 zerlegt eine Kombination (%1), statt %2 herzugeben, und braucht danach nicht mehr Züge als vorher.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 and splits the %2: that needs no more plays than before, and may take the lead from %3.</source>
        <translation>%0 schlägt das mit %1 und zerlegt eine Kombination (%2): Das braucht nicht mehr Züge als vorher und nimmt %3 vielleicht das Ausspiel ab.</translation>
    </message>
</context>
<context>
    <name>BigTwoRules</name>
    <message>
        <source>In a minute</source>
        <translation>In einer Minute</translation>
    </message>
    <message>
        <source>The holder of the three of diamonds begins, with a play that contains it.</source>
        <translation>Wer die Karo-Drei hat, beginnt, und zwar mit einem Zug, in dem sie vorkommt.</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Hoch und niedrig</translation>
    </message>
    <message>
        <source>The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.</source>
        <translation>Die Zwei ist der höchste Wert, dann kommen Ass, König, Dame und so weiter bis hinunter zur Drei. Bei Karten gleichen Werts entscheidet die Farbe: Pik ist am höchsten, dann Herz, Kreuz und Karo. So ist jede Karte höher oder niedriger als jede andere.</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>die niedrigste</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>die höchste</translation>
    </message>
    <message>
        <source>A pair is as high as its higher card.</source>
        <translation>Ein Paar ist so hoch wie seine höhere Karte.</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>Fünf Karten</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Five cards of one suit. The higher suit wins, then the highest card.</source>
        <translation>Fünf Karten einer Farbe. Die höhere Farbe gewinnt, dann die höchste Karte.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Three of a kind and a pair. The three decide.</source>
        <translation>Ein Drilling und ein Paar. Der Drilling entscheidet.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Four of a kind and any fifth card. The four decide.</source>
        <translation>Vier gleiche Karten und eine beliebige fünfte. Die vier entscheiden.</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>A straight of one suit. Nothing beats it but a higher one.</source>
        <translation>Eine Straße in einer Farbe. Nur ein höherer Straight Flush schlägt sie.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.</source>
        <translation>Du darfst auch passen, wenn du spielen könntest. Wer gepasst hat, ist bis zum Ende der Runde draußen. Wer ausspielt, kann nicht passen.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play the same number of higher cards, or pass. When all others have passed, the last to play has the lead again. The first to get rid of all their cards wins.</source>
        <translation>Vier Spieler haben je dreizehn Karten. Wer ausspielt, legt eine Karte, ein Paar oder fünf Karten, die zusammengehören; die anderen legen reihum ebenso viele, aber höhere Karten, oder sie passen. Haben alle anderen gepasst, spielt wieder aus, wer zuletzt gelegt hat. Wer als Erster alle Karten los ist, gewinnt.</translation>
    </message>
    <message>
        <source>There are five combinations of five cards. Each beats all those before it:</source>
        <translation>Fünf Karten bilden eine von fünf Kombinationen. Jede schlägt alle vorigen:</translation>
    </message>
    <message>
        <source>Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is not a straight.</source>
        <translation>Fünf Werte in Folge. Die höchste Karte entscheidet. A2345 ist die niedrigste Straße, 10JQKA die höchste; JQKA2 ist keine Straße.</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold, and the winner gets them all.</source>
        <translation>Ist jemand alle Karten los, verliert jeder andere einen Punkt für jede Karte, die er noch hat, und der Gewinner bekommt sie alle.</translation>
    </message>
    <message>
        <source>Get rid of low cards while you have the lead, and keep something high to win it back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.</source>
        <translation>Werde niedrige Karten los, solange du das Ausspiel hast, und behalte etwas Hohes, um es zurückzugewinnen. Zweien und Asse sind am meisten wert, wenn sie die Runde gewinnen, nicht, wenn sie dir auf der Hand bleiben. Achte darauf, wie viele Karten die anderen haben: Hat einer nur noch eine, spiel Paare aus oder hohe Einzelkarten.</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G finds plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.</source>
        <translation>Klick Karten an, um sie anzuheben, oder zieh über mehrere; noch ein Klick senkt sie wieder. Ist eine Karte angehoben, geht Tab die Züge durch, in denen sie vorkommt. G findet Züge, Enter spielt, P passt, R sortiert das Blatt, C zeigt die Klassen deiner Karten: A ist unschlagbar, B ist hoch, C liegt in der Mitte, D schlägt nichts.</translation>
    </message>
</context>
<context>
    <name>BigTwoView</name>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>Briscola</name>
    <message>
        <source>Points %1 to %2</source>
        <translation>Punkte %1 : %2</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>Stich %1 von %2</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>Doppelt gegeben: %1</translation>
    </message>
    <message>
        <source>A game for %1 players needs %2 cards, not %3</source>
        <translation>Ein Spiel für %1 Spieler braucht %2 Karten, nicht %3</translation>
    </message>
    <message>
        <source>For three players a two is left out, not %1</source>
        <translation>Zu dritt bleibt eine Zwei draußen, nicht %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Blatt von %1</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Trumpfkarte</translation>
    </message>
    <message>
        <source>Stock, in the order of drawing</source>
        <translation>Talon, in der Reihenfolge des Ziehens</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>Wer beginnt</translation>
    </message>
</context>
<context>
    <name>Briscola drawback thoughts</name>
    <message>
        <source>The %1 wins the game at once.</source>
        <translation>%1 gewinnt das Spiel sofort.</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that %0 can&apos;t win.</source>
        <translation>Damit legt %0 noch %1 Punkte in einen verlorenen Stich.</translation>
    </message>
    <message>
        <source>The %1 is enough to take this trick.</source>
        <translation>Für diesen Stich reicht %1.</translation>
    </message>
    <message>
        <source>The %1 takes this trick without a trump.</source>
        <translation>Mit %1 ist dieser Stich auch ohne Trumpf zu holen.</translation>
    </message>
    <message>
        <source>The %1 is ahead as well, without a trump.</source>
        <translation>Auch %1 liegt vorn, ganz ohne Trumpf.</translation>
    </message>
    <message>
        <source>This throws away the %1, a trump.</source>
        <translation>Damit ist ein Trumpf verschenkt (%1).</translation>
    </message>
    <message>
        <source>This spends the %1, a trump, on a trick without points.</source>
        <translation>Damit geht ein Trumpf (%1) für einen Stich ohne Punkte weg.</translation>
    </message>
    <message>
        <source>This spends the %1, a trump, on a trick of only %2 points.</source>
        <translation>Damit geht ein Trumpf (%1) für einen Stich mit nur %2 Punkten weg.</translation>
    </message>
    <message>
        <source>This gives up the %1, the highest trump left.</source>
        <translation>Damit geht %1 weg, der höchste noch übrige Trumpf.</translation>
    </message>
    <message>
        <source>The %1 and its %2 points would be safe in this trick.</source>
        <translation>%1 mit %2 Punkten wäre in diesem Stich sicher.</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take the %1.</source>
        <translation>Das kann gestochen werden, %1 dagegen nicht.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take the %2.</source>
        <translation>Das können noch %1 Karten stechen, %2 nur eine.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take the %2.</source>
        <translation>Das können noch %1 Karten stechen, %2 nur %3.</translation>
    </message>
    <message>
        <source>This brings no points, and %0 has to lead next.</source>
        <translation>Punkte bringt das nicht, und %0 muss als Nächstes ausspielen.</translation>
    </message>
    <message>
        <source>The %1 may catch the %2 later.</source>
        <translation>Mit %1 lässt sich später vielleicht %2 fangen.</translation>
    </message>
    <message>
        <source>This gives up the %1, the highest of its suit left.</source>
        <translation>Damit geht %1 weg, die höchste noch übrige Karte der Farbe.</translation>
    </message>
    <message>
        <source>This is the only card %0 can throw away without loss.</source>
        <translation>Nur diese Karte kann %0 ohne Verlust abwerfen.</translation>
    </message>
    <message>
        <source>The %1 may take a trick later: only one card of its suit beats it.</source>
        <translation>%1 macht später vielleicht einen Stich: Nur eine Karte der Farbe ist höher.</translation>
    </message>
    <message>
        <source>The %1 may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>%1 macht später vielleicht einen Stich: Nur %2 Karten der Farbe sind höher.</translation>
    </message>
    <message>
        <source>After this %0 ends with only %1 points.</source>
        <translation>Damit hat %0 am Ende nur %1 Punkte.</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>%1 ist nicht leichter zu stechen und bringt %2 Punkte, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>The %1 brings %2 points if nobody takes it.</source>
        <translation>%1 bringt %2 Punkte, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and less is lost if it is taken.</source>
        <translation>%1 ist nicht leichter zu stechen, und wird es gestochen, ist weniger verloren.</translation>
    </message>
</context>
<context>
    <name>Briscola drawbacks</name>
    <message>
        <source>With this trick %1 wins the game.</source>
        <translation>Mit diesem Stich gewinnt %1 das Spiel.</translation>
    </message>
    <message>
        <source>Your %1 wins the game at once.</source>
        <translation>Mit %1 gewinnst du das Spiel sofort.</translation>
    </message>
    <message>
        <source>After this %1 draws the %2, the turned-up trump.</source>
        <translation>Danach zieht %1 den aufgedeckten Trumpf (%2).</translation>
    </message>
    <message>
        <source>This leaves %1 the %2 points of this trick.</source>
        <translation>Damit bekommt %1 die %2 Punkte in diesem Stich.</translation>
    </message>
    <message>
        <source>This adds %2 points to a trick that %1 wins.</source>
        <translation>Damit gehen %2 Punkte in einen Stich, den %1 bekommt.</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in a trick with %2 points.</source>
        <translation>Damit bleibt %1 in einem Stich mit %2 Punkten vorn.</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that you can&apos;t win.</source>
        <translation>Damit legst du %1 Punkte in einen Stich, den du nicht bekommst.</translation>
    </message>
    <message>
        <source>Your %1 is enough to take this trick.</source>
        <translation>Für diesen Stich reicht %1.</translation>
    </message>
    <message>
        <source>Your %1 takes this trick without a trump.</source>
        <translation>Mit %1 bekommst du diesen Stich auch ohne Trumpf.</translation>
    </message>
    <message>
        <source>Your %1 is ahead as well, without a trump.</source>
        <translation>Mit %1 liegst du auch ohne Trumpf vorn.</translation>
    </message>
    <message>
        <source>This throws away your %1, a trump.</source>
        <translation>Damit verschenkst du einen Trumpf (%1).</translation>
    </message>
    <message>
        <source>This spends a trump on a trick in which %1 is ahead.</source>
        <translation>Damit geht ein Trumpf in einen Stich, in dem %1 schon vorn liegt.</translation>
    </message>
    <message>
        <source>This spends your %1, a trump, on a trick without points.</source>
        <translation>Damit gibst du einen Trumpf (%1) für einen Stich ohne Punkte her.</translation>
    </message>
    <message>
        <source>This spends your %1, a trump, on a trick of only %2 points.</source>
        <translation>Damit gibst du einen Trumpf (%1) für einen Stich mit nur %2 Punkten her.</translation>
    </message>
    <message>
        <source>This gives up your %1, the highest trump left.</source>
        <translation>Damit gibst du %1 her, den höchsten noch übrigen Trumpf.</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>Ein Trumpf ist mehr wert, wenn es Punkte zu holen gibt.</translation>
    </message>
    <message>
        <source>This puts %1 points at risk.</source>
        <translation>Damit sind %1 Punkte in Gefahr.</translation>
    </message>
    <message>
        <source>Your %1 and its %2 points would be safe in this trick.</source>
        <translation>%1 mit %2 Punkten wäre in diesem Stich sicher.</translation>
    </message>
    <message>
        <source>This adds no points to the trick in which %1 is ahead.</source>
        <translation>Damit kommen keine Punkte in den Stich, in dem %1 vorn liegt.</translation>
    </message>
    <message>
        <source>%1 may still take this trick, and this adds no points to it.</source>
        <translation>%1 kann diesen Stich noch machen, und damit kommen keine Punkte hinein.</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in the trick.</source>
        <translation>Damit bleibt %1 in diesem Stich vorn.</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take your %1.</source>
        <translation>Das kann gestochen werden, %1 dagegen nicht.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take your %2.</source>
        <translation>Das können noch %1 Karten stechen, %2 nur eine.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take your %2.</source>
        <translation>Das können noch %1 Karten stechen, %2 nur %3.</translation>
    </message>
    <message>
        <source>This brings you no points, and you have to lead next.</source>
        <translation>Punkte bringt dir das nicht, und du musst als Nächstes ausspielen.</translation>
    </message>
    <message>
        <source>Your %1 may catch the %2 later.</source>
        <translation>Mit %1 fängst du später vielleicht %2.</translation>
    </message>
    <message>
        <source>This gives up your %1, the highest of its suit left.</source>
        <translation>Damit gibst du %1 her, die höchste noch übrige Karte der Farbe.</translation>
    </message>
    <message>
        <source>This is the only card you can throw away without loss.</source>
        <translation>Nur diese Karte kannst du ohne Verlust abwerfen.</translation>
    </message>
    <message>
        <source>Your %1 may take a trick later: only one card of its suit beats it.</source>
        <translation>%1 macht später vielleicht einen Stich: Nur eine Karte der Farbe ist höher.</translation>
    </message>
    <message>
        <source>Your %1 may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>%1 macht später vielleicht einen Stich: Nur %2 Karten der Farbe sind höher.</translation>
    </message>
    <message>
        <source>After this you end with only %1 points.</source>
        <translation>Damit hast du am Ende nur %1 Punkte.</translation>
    </message>
    <message>
        <source>A trump can take this, and so can a higher card of its suit.</source>
        <translation>Das kann ein Trumpf stechen, und eine höhere Karte der Farbe auch.</translation>
    </message>
    <message>
        <source>Nobody can take this, so %1 draws the %2, the turned-up trump.</source>
        <translation>Das kann niemand stechen, also zieht %1 den aufgedeckten Trumpf (%2).</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>%1 ist nicht leichter zu stechen und bringt dir %2 Punkte, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>Your %1 brings %2 points if nobody takes it.</source>
        <translation>%1 bringt dir %2 Punkte, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and you lose less if it is taken.</source>
        <translation>%1 ist nicht leichter zu stechen, und wird es gestochen, verlierst du weniger.</translation>
    </message>
    <message>
        <source>The %1 is still out: it could take this and bring home its %2 points.</source>
        <translation>%1 ist noch im Spiel: Die Karte könnte das stechen und ihre %2 Punkte heimbringen.</translation>
    </message>
    <message>
        <source>The ace and the three of %1 are still out: either could take this and bring home its points.</source>
        <translation>Ass und Drei der Farbe %1 sind noch im Spiel: Jede der beiden könnte das stechen und ihre Punkte heimbringen.</translation>
    </message>
</context>
<context>
    <name>Briscola habits</name>
    <message>
        <source>You lead trumps that you should keep</source>
        <translation>Du spielst Trümpfe aus, die du behalten solltest</translation>
    </message>
    <message>
        <source>You keep trumps that you should lead</source>
        <translation>Du behältst Trümpfe, die du ausspielen solltest</translation>
    </message>
    <message>
        <source>You lead cards with too many points</source>
        <translation>Du spielst Karten mit zu vielen Punkten aus</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>Du nimmst deinem Partner Stiche weg, die er gewinnt</translation>
    </message>
    <message>
        <source>You spend trumps on tricks that are worth little</source>
        <translation>Du opferst Trümpfe für Stiche, die wenig wert sind</translation>
    </message>
    <message>
        <source>You trump in with more than you need</source>
        <translation>Du stichst mit höherem Trumpf als nötig</translation>
    </message>
    <message>
        <source>You take tricks that you should let go</source>
        <translation>Du machst Stiche, die du laufen lassen solltest</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>Du lässt Stiche laufen, die du machen solltest</translation>
    </message>
    <message>
        <source>You give points away in tricks you lose</source>
        <translation>Du verschenkst Punkte in Stichen, die du verlierst</translation>
    </message>
    <message>
        <source>You keep points back from tricks your side wins</source>
        <translation>Du hältst Punkte zurück, wenn deine Seite den Stich macht</translation>
    </message>
</context>
<context>
    <name>Briscola options</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two, three each for himself without the two of cups, or four as partners who sit opposite each other.</source>
        <translation>Zu zweit; zu dritt jeder für sich und ohne die Kelch-Zwei; oder zu viert, wobei die Partner einander gegenübersitzen.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four, as partners</source>
        <translation>Vier, als Paare</translation>
    </message>
    <message>
        <source>Drawing from the stock</source>
        <translation>Ziehen vom Talon</translation>
    </message>
    <message>
        <source>Usually the winner of a trick draws first. In a fixed order it is known from the start who will get the turned-up trump card.</source>
        <translation>Meist zieht zuerst, wer den Stich gemacht hat. Bei fester Reihenfolge ist von Anfang an klar, wer die offene Trumpfkarte bekommt.</translation>
    </message>
    <message>
        <source>The winner draws first</source>
        <translation>Wer sticht, zieht zuerst</translation>
    </message>
    <message>
        <source>In a fixed order</source>
        <translation>Feste Reihenfolge</translation>
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
        <translation>MiniMax mit Seitenblick</translation>
    </message>
    <message>
        <source>Clairvoyant</source>
        <translation>Hellseher</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Plays any card without looking at it.</source>
        <translation>Spielt irgendeine Karte, ohne hinzusehen.</translation>
    </message>
    <message>
        <source>Looks at hardly more than one card of the hand, and plays it.</source>
        <translation>Sieht sich kaum mehr als eine Karte seines Blatts an, und die spielt er.</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>Aufsteiger</translation>
    </message>
    <message>
        <source>Thinks about the points, but overlooks about half of the hand.</source>
        <translation>Denkt an die Punkte, übersieht aber etwa die Hälfte seines Blatts.</translation>
    </message>
    <message>
        <source>Judges cards by three guesses at the hidden ones, and overlooks about a third of the hand.</source>
        <translation>Beurteilt Karten nach drei Vermutungen über die verdeckten und übersieht etwa ein Drittel seines Blatts.</translation>
    </message>
    <message>
        <source>Plans several tricks ahead, but now and then overlooks a card.</source>
        <translation>Plant mehrere Stiche voraus, übersieht aber ab und zu eine Karte.</translation>
    </message>
    <message>
        <source>Plays each card out against a thousand guesses at the hidden ones and, between two players, solves the last tricks exactly. Has played millions of games with itself and learned from them.</source>
        <translation>Spielt jede Karte gegen tausend Vermutungen über die verdeckten durch und löst zu zweit die letzten Stiche exakt. Hat Millionen Partien gegen sich selbst gespielt und daraus gelernt.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Plays a trump whenever possible; without one, follows suit, or leads a card without points.</source>
        <translation>Spielt Trumpf, wann immer er kann; hat er keinen, bedient er oder spielt eine Karte ohne Punkte aus.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Leads the highest trump or the card worth most; answering, takes as many points as possible. Never thinks of the next trick.</source>
        <translation>Spielt den höchsten Trumpf oder die wertvollste Karte aus; spielt ein anderer aus, holt er so viele Punkte wie möglich. An den nächsten Stich denkt er nie.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Makes thirty guesses at the other hands, looks six cards ahead in each, and plays the card that is best most often.</source>
        <translation>Stellt dreißig Vermutungen über die anderen Blätter an, denkt bei jeder sechs Karten voraus und spielt die Karte, die am häufigsten die beste ist.</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>Schwierig</translation>
    </message>
    <message>
        <source>Cheats by looking at every hand and the whole stock. With two players that is enough to play without a mistake, with three or four only in the last eight tricks.</source>
        <translation>Schummelt: Er sieht jedes Blatt und den ganzen Talon. Zu zweit reicht das, um fehlerlos zu spielen, zu dritt oder zu viert nur in den letzten acht Stichen.</translation>
    </message>
    <message>
        <source>Cheats by looking at the opponents&apos; hands. Against one opponent this wins no more games: cards that look equally good are chosen by lot.</source>
        <translation>Schummelt: Er schaut den Gegnern ins Blatt. Gegen einen einzigen Gegner gewinnt er damit nicht öfter: Zwischen Karten, die gleich gut aussehen, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-Learning</translation>
    </message>
    <message>
        <source>Looks up its cards and the card to answer in a table that it learned in three million games. Leads the card it needs least.</source>
        <translation>Schlägt sein Blatt und die ausgespielte Karte in einer Tabelle nach, die er in drei Millionen Spielen gelernt hat. Spielt er selbst aus, dann die Karte, die er am wenigsten braucht.</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Learned from MiniMax&apos;s play in many thousands of games, and now plays about as well at a glance, without guessing at the other hands.</source>
        <translation>Hat in vielen Tausend Spielen von MiniMax gelernt und spielt jetzt auf einen Blick etwa ebenso gut, ohne Vermutungen über die anderen Blätter.</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Cautious: saves trumps for later.</source>
        <translation>Vorsichtig: hebt Trümpfe für später auf.</translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>With all cards seen, best play on all sides brings you %1 points.</source>
        <translation>Alle Karten sind bekannt: Spielen alle bestmöglich, bringt dir das %1 Punkte.</translation>
    </message>
    <message>
        <source>All cards are seen here, but only this trick was looked at.</source>
        <translation>Alle Karten sind hier bekannt, aber angesehen wurde nur dieser Stich.</translation>
    </message>
    <message>
        <source>All cards are seen here, and %1 tricks were looked ahead.</source>
        <translation>Alle Karten sind hier bekannt, und %1 Stiche wurden vorausgedacht.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>Das ist deine letzte Karte.</translation>
    </message>
    <message>
        <source>Your side has won already, with %1 points: play as you like.</source>
        <translation>Deine Seite hat mit %1 Punkten schon gewonnen: Spiel, wie du magst.</translation>
    </message>
    <message>
        <source>You have won already, with %1 points: play as you like.</source>
        <translation>Du hast mit %1 Punkten schon gewonnen: Spiel, wie du magst.</translation>
    </message>
    <message>
        <source>%1 has won already, with %2 points: nothing can change that.</source>
        <translation>%1 hat mit %2 Punkten schon gewonnen: Daran lässt sich nichts mehr ändern.</translation>
    </message>
    <message>
        <source>That wins the game: it makes %1 points.</source>
        <translation>Das gewinnt das Spiel: Damit sind es %1 Punkte.</translation>
    </message>
    <message>
        <source>You have to take this: %1 would win the game with it.</source>
        <translation>Den Stich musst du machen: %1 würde damit das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>Spiel %1 aus: Das kann niemand stechen, und die %2 Punkte sind dir sicher.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it.</source>
        <translation>Spiel %1 aus: Das kann niemand stechen.</translation>
    </message>
    <message>
        <source>Lead the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>Spiel %1 aus, die höchste noch übrige Karte der Farbe: Nur ein Trumpf kann sie stechen.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump is worth more when there are points to take.</source>
        <translation>Spiel %1 aus und behalte %2: Ein Trumpf ist mehr wert, wenn es Punkte zu holen gibt.</translation>
    </message>
    <message>
        <source>Lead the %1: if you led the %2 instead, its %3 points could be taken.</source>
        <translation>Spiel %1 aus: Kämst du stattdessen mit %2, wären %3 Punkte in Gefahr.</translation>
    </message>
    <message>
        <source>Lead the %1: only a higher trump can take it.</source>
        <translation>Spiel %1 aus: Das kann nur ein höherer Trumpf stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can take it.</source>
        <translation>Spiel %1 aus: Außer Trumpf kann nur %2 das stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can put the ace or the three of that suit on it.</source>
        <translation>Spiel %1 aus: Niemand kann das Ass oder die Drei dieser Farbe darauflegen.</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points, so you lose little if it is taken.</source>
        <translation>Spiel %1 aus: Da sind keine Punkte drin, du verlierst also wenig, wenn es gestochen wird.</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you only %2 points.</source>
        <translation>Spiel %1 aus: Wird es gestochen, kostet dich das nur %2 Punkte.</translation>
    </message>
    <message>
        <source>Take over from %1: your %2 points are safe in this trick.</source>
        <translation>Übernimm den Stich von %1: Deine %2 Punkte sind darin sicher.</translation>
    </message>
    <message>
        <source>Take over from %1, so that you lead next.</source>
        <translation>Übernimm den Stich von %1, dann spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Take it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>Hol dir den Stich mit %1: Nach dir kommt niemand mehr, die %2 Punkte sind also sicher.</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>Hol dir den Stich mit %1 und behalte %2 für einen, der es braucht.</translation>
    </message>
    <message>
        <source>Take it with the %1: there are no points in it, but you lead next.</source>
        <translation>Hol dir den Stich mit %1: Punkte bringt er keine, aber du spielst als Nächstes aus.</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points.</source>
        <translation>Stich mit %1: Das bringt dir %2 Punkte.</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points, and it costs you no trump.</source>
        <translation>Hol dir den Stich mit %1: Das sind %2 Punkte, und es kostet dich keinen Trumpf.</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points.</source>
        <translation>Hol dir den Stich mit %1: Das sind %2 Punkte.</translation>
    </message>
    <message>
        <source>Play the %1: nobody can beat it, so the trick is yours.</source>
        <translation>Spiel %1: Darüber kommt niemand, der Stich ist also deiner.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it now.</source>
        <translation>Spiel %1: Darüber kommt jetzt nur noch %2.</translation>
    </message>
    <message>
        <source>Play the %1: only a higher trump can beat it now.</source>
        <translation>Spiel %1: Darüber kommt jetzt nur noch ein höherer Trumpf.</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>Spiel %1: Darüber kommt jetzt nur noch ein Trumpf.</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and it may be enough.</source>
        <translation>Spiel %1: Damit liegst du vorn, und vielleicht reicht es.</translation>
    </message>
    <message>
        <source>Lose this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>Verlier diesen Stich mit Absicht: Wer ihn verliert, zieht einen Trumpf, %1.</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 still plays and may take them.</source>
        <translation>Leg deine %1 Punkte dazu: %2 kommt noch und kann sie vielleicht holen.</translation>
    </message>
    <message>
        <source>Leave it to %1, who still plays and may take this trick.</source>
        <translation>%1 kommt noch und kann den Stich vielleicht machen: Verlass dich darauf.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: add your %2 points.</source>
        <translation>%1 hat diesen Stich sicher: Leg deine %2 Punkte dazu.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: add your %2 points.</source>
        <translation>%1 liegt in diesem Stich vorn: Leg deine %2 Punkte dazu.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: you can save your %2.</source>
        <translation>%1 liegt in diesem Stich vorn: Du kannst dir %2 sparen.</translation>
    </message>
    <message>
        <source>Add no points: the card of %1 can still be beaten.</source>
        <translation>Leg keine Punkte dazu: Die Karte von %1 kann noch geschlagen werden.</translation>
    </message>
    <message>
        <source>Leave this trick to %1, who is ahead.</source>
        <translation>%1 liegt vorn: Lass den Stich dort.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trump.</source>
        <translation>Lass diesen Stich laufen: Punkte sind keine drin, und du behältst deinen Trumpf.</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2.</source>
        <translation>Lass diesen Stich laufen: Für die %1 Punkte ist %2 zu schade.</translation>
    </message>
    <message>
        <source>Let this one go: your %1 can take more in another trick.</source>
        <translation>Lass diesen Stich laufen: %1 kann in einem anderen mehr holen.</translation>
    </message>
    <message>
        <source>It makes no difference which card you play: you end with %1 points.</source>
        <translation>Egal, welche Karte du spielst: Am Ende hast du %1 Punkte.</translation>
    </message>
    <message>
        <source>You have it in hand: %1 points are certain.</source>
        <translation>Du hast es in der Hand: %1 Punkte sind dir sicher.</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points.</source>
        <translation>Spielen beide Seiten bestmöglich, hast du am Ende %1 Punkte.</translation>
    </message>
    <message>
        <source>This is judged at a glance, as learned from MiniMax.</source>
        <translation>Das ist auf einen Blick beurteilt, wie von MiniMax gelernt.</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, this card is best in %1.</source>
        <translation>Bei %1 von %2 möglichen Lagen der verdeckten Karten ist diese Karte die beste.</translation>
    </message>
    <message>
        <source>Play the card that the learned table values most.</source>
        <translation>Spiel die Karte, die in der gelernten Tabelle am meisten zählt.</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: play the card you need least.</source>
        <translation>In der gelernten Tabelle steht dazu nichts: Spiel die Karte, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>Play any card: one is drawn by lot.</source>
        <translation>Spiel irgendeine Karte: Sie ist ausgelost.</translation>
    </message>
    <message>
        <source>Play a trump, since you have one.</source>
        <translation>Spiel Trumpf, denn du hast einen.</translation>
    </message>
    <message>
        <source>Follow the suit that was led.</source>
        <translation>Bediene die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>Lead a card without points: there is little to lose.</source>
        <translation>Spiel eine Karte ohne Punkte aus: Da ist wenig zu verlieren.</translation>
    </message>
    <message>
        <source>No rule fits here: play any card, drawn by lot.</source>
        <translation>Hier passt keine Regel: Spiel irgendeine Karte, ausgelost.</translation>
    </message>
    <message>
        <source>Play your highest trump: it is the likeliest to take the trick.</source>
        <translation>Spiel deinen höchsten Trumpf: Der macht den Stich am ehesten.</translation>
    </message>
    <message>
        <source>Play the card that is worth most: %1 points.</source>
        <translation>Spiel die Karte, die am meisten zählt: %1 Punkte.</translation>
    </message>
    <message>
        <source>Keep your %1, a trump: it would not take this trick either.</source>
        <translation>Behalte deinen Trumpf (%1): Auch damit bekämst du diesen Stich nicht.</translation>
    </message>
    <message>
        <source>Keep your %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>Behalte %1: Auch damit bekämst du diesen Stich nicht, und die %2 Punkte wären weg.</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it, and it has no points.</source>
        <translation>Spiel %1 aus: Das kann nur ein Trumpf stechen, und Punkte sind keine drin.</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it.</source>
        <translation>Spiel %1 aus: Das kann nur ein Trumpf stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: your other cards are about as good.</source>
        <translation>Spiel %1 aus: Deine anderen Karten sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can take it.</source>
        <translation>Spiel %1 aus: Das kann nur %2 stechen.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2, which may take a trick later.</source>
        <translation>Spiel %1 aus und behalte %2: Das macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>Lead the %1: fewer points of its suit are still out than of the suit of the %2.</source>
        <translation>Spiel %1 aus: In dieser Farbe sind noch weniger Punkte im Spiel als in der von %2.</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4.</source>
        <translation>Spiel %1 aus: Wird es gestochen, kostet dich das %2 Punkte; bei %3 wären es %4.</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and there are already %2 points in the trick.</source>
        <translation>Spiel %1: Damit liegst du vorn, und im Stich sind schon %2 Punkte.</translation>
    </message>
    <message>
        <source>Trump it with the %1: its own %2 points are safe with you, and you lead next.</source>
        <translation>Stich mit %1: Die %2 Punkte der Karte sind dir sicher, und du spielst als Nächstes aus.</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points, and its own %3 are safe.</source>
        <translation>Stich mit %1: Das bringt dir %2 Punkte, und die %3 der Karte sind dir sicher.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: play a card without points.</source>
        <translation>Diesen Stich bekommst du nicht: Spiel eine Karte ohne Punkte.</translation>
    </message>
    <message>
        <source>Let this one go, and add no points to it.</source>
        <translation>Lass diesen Stich laufen und leg keine Punkte dazu.</translation>
    </message>
    <message>
        <source>Play the %1: it costs %2 points, and you have nothing cheaper.</source>
        <translation>Spiel %1: Das kostet %2 Punkte, und Billigeres hast du nicht.</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: your other cards do more for you later.</source>
        <translation>Spiel %1, auch wenn das %2 Punkte kostet: Deine anderen Karten nützen dir später mehr.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it.</source>
        <translation>Lass diesen Stich laufen: Es sind keine Punkte drin.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, it is a trump.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte deinen Trumpf (%1).</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, or its %2 points are lost.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte %1, sonst sind die %2 Punkte weg.</translation>
    </message>
    <message>
        <source>Take it with the %1: its %2 points are safe, and then your %3 is the highest of its suit.</source>
        <translation>Hol dir den Stich mit %1: Die %2 Punkte sind dir sicher, und dann ist %3 die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>Keep your %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>Behalte %1, die höchste noch übrige Karte der Farbe: Die kann einen eigenen Stich machen.</translation>
    </message>
    <message>
        <source>You can&apos;t win any more: %1 points is the most you can get.</source>
        <translation>Du kannst nicht mehr gewinnen: Mehr als %1 Punkte sind nicht drin.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and %1 wins the game with it.</source>
        <translation>Diesen Stich bekommst du nicht, und %1 gewinnt damit das Spiel.</translation>
    </message>
    <message>
        <source>Lead the %1: fewer cards can beat it than can beat the %2, and it costs you only %3 points if it is taken.</source>
        <translation>Spiel %1 aus: Das wird von weniger Karten geschlagen als %2, und wird es gestochen, kostet dich das nur %3 Punkte.</translation>
    </message>
    <message>
        <source>Lead the %1 or the %2 and keep the %3: its %4 points could be taken.</source>
        <translation>Spiel %1 oder %2 aus und behalte %3: Sonst wären %4 Punkte in Gefahr.</translation>
    </message>
    <message>
        <source>Lead the %1 or the %2: neither costs you much if it is taken.</source>
        <translation>Spiel %1 oder %2 aus: Keine der beiden kostet dich viel, wenn sie gestochen wird.</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>Spiel %1 aus, einen kleinen Trumpf ohne Punkte: Wer ihn sticht, muss einen höheren hergeben.</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>Leg deine %1 Punkte dazu: %2 hat den letzten Trumpf (%3) und kann diesen Stich machen.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: play a card without points, but not a trump.</source>
        <translation>Diesen Stich bekommst du nicht: Spiel eine Karte ohne Punkte, aber keinen Trumpf.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: throw the lowest.</source>
        <translation>Diesen Stich bekommst du nicht, und keine deiner Karten zählt Punkte: Wirf die niedrigste ab.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: it hardly matters which one you throw.</source>
        <translation>Diesen Stich bekommst du nicht, und keine deiner Karten zählt Punkte: Welche du abwirfst, ist fast egal.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your %1.</source>
        <translation>Lass diesen Stich laufen: Punkte sind keine drin, und du behältst %1.</translation>
    </message>
    <message>
        <source>Lead either of your %1 and keep the %2: its %3 points could be taken.</source>
        <translation>Spiel eine deiner beiden Karten der Farbe %1 aus und behalte %2: Sonst wären %3 Punkte in Gefahr.</translation>
    </message>
    <message>
        <source>Lead either of your %1: neither costs you much if it is taken.</source>
        <translation>Spiel eine deiner beiden Karten der Farbe %1 aus: Keine kostet dich viel, wenn sie gestochen wird.</translation>
    </message>
    <message>
        <source>Take it with the %1: any other card would cost you at least %2 points.</source>
        <translation>Hol dir den Stich mit %1: Jede andere Karte würde dich mindestens %2 Punkte kosten.</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: then your %3 is the highest of its suit.</source>
        <translation>Spiel %1, auch wenn das %2 Punkte kostet: Dann ist %3 die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and you have no points to add: play any card.</source>
        <translation>%1 liegt in diesem Stich vorn, und du hast keine Punkte zum Dazulegen: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>Let this one go: %1 still has the %2, the last trump, and may take your %3 with it.</source>
        <translation>Lass diesen Stich laufen: %1 hat noch den letzten Trumpf (%2) und sticht damit vielleicht %3.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>Lass diesen Stich laufen: Punkte sind keine drin, und %1 muss als Nächstes ausspielen.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 or the %2, and keep your %3, or its %4 points are lost.</source>
        <translation>Diesen Stich bekommst du nicht: Wirf %1 oder %2 ab und behalte %3, sonst sind %4 Punkte weg.</translation>
    </message>
    <message>
        <source>You can hardly win this now, whichever card you play.</source>
        <translation>Das kannst du kaum noch gewinnen, egal, welche Karte du spielst.</translation>
    </message>
    <message>
        <source>You can hardly lose this now, whichever card you play.</source>
        <translation>Das kannst du kaum noch verlieren, egal, welche Karte du spielst.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trumps.</source>
        <translation>Lass diesen Stich laufen: Punkte sind keine drin, und du behältst deine Trümpfe.</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>Spiel %1 aus, einen kleinen Trumpf ohne Punkte: Um ihn zu stechen, muss %2 einen höheren hergeben.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, it costs you the least.</source>
        <translation>Diesen Stich bekommst du nicht: Wirf %1 ab, das kostet dich am wenigsten.</translation>
    </message>
    <message>
        <source>Take it with the %1 or the %2: throwing your %3 would cost you its %4 points.</source>
        <translation>Hol dir den Stich mit %1 oder %2: %3 abzuwerfen, würde dich %4 Punkte kosten.</translation>
    </message>
    <message>
        <source>Lead the %1: if nobody takes it, you win the game.</source>
        <translation>Spiel %1 aus: Sticht das niemand, gewinnst du das Spiel.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, you win the game.</source>
        <translation>Spiel %1 aus: Sticht %2, ziehst du einen Trumpf (%3); wenn nicht, gewinnst du das Spiel.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, its %4 points are yours.</source>
        <translation>Spiel %1 aus: Sticht %2, ziehst du einen Trumpf (%3); wenn nicht, gehören die %4 Punkte dir.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump.</source>
        <translation>Spiel %1 aus: Sticht %2, ziehst du einen Trumpf (%3).</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 and the %3 can take it.</source>
        <translation>Spiel %1 aus: Das können nur %2 und %3 stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: you hold the %2 yourself, so only a trump can take it.</source>
        <translation>Spiel %1 aus: Du hast selbst %2, also kann das nur ein Trumpf stechen.</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the %4.</source>
        <translation>Spiel %1 aus, einen Trumpf: Kämst du mit %2, brächte %3 vielleicht %4 heim.</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>Spiel %1 aus, einen Trumpf: Kämst du mit %2, brächte %3 vielleicht Ass oder Drei der Farbe %4 heim.</translation>
    </message>
</context>
<context>
    <name>Briscola thoughts</name>
    <message>
        <source>%0 sees all cards: best play on all sides brings %1 points.</source>
        <translation>%0 sieht alle Karten: Spielen alle bestmöglich, bringt das %1 Punkte.</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked at this trick.</source>
        <translation>%0 sieht alle Karten und hat diesen Stich durchdacht.</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked %1 tricks ahead.</source>
        <translation>%0 sieht alle Karten und hat %1 Stiche vorausgedacht.</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0 hat nur noch diese Karte.</translation>
    </message>
    <message>
        <source>%0 has won already, with %1 points.</source>
        <translation>%0 hat mit %1 Punkten schon gewonnen.</translation>
    </message>
    <message>
        <source>That wins the game for %0: it makes %1 points.</source>
        <translation>Das gewinnt das Spiel für %0: Damit sind es %1 Punkte.</translation>
    </message>
    <message>
        <source>%0 has to take this: %1 would win the game with it.</source>
        <translation>%0 muss diesen Stich machen: %1 würde damit das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>%0 spielt %1 aus: Das kann niemand stechen, und die %2 Punkte sind sicher.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it.</source>
        <translation>%0 spielt %1 aus: Das kann niemand stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>%0 spielt %1 aus, die höchste noch übrige Karte der Farbe: Nur ein Trumpf kann sie stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump is worth more when there are points to take.</source>
        <translation>%0 spielt %1 aus und behält %2: Ein Trumpf ist mehr wert, wenn es Punkte zu holen gibt.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a higher trump can take it.</source>
        <translation>%0 spielt %1 aus: Das kann nur ein höherer Trumpf stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can take it.</source>
        <translation>%0 spielt %1 aus: Außer Trumpf kann nur %2 das stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can put the ace or the three of that suit on it.</source>
        <translation>%0 spielt %1 aus: Niemand kann das Ass oder die Drei dieser Farbe darauflegen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points, so little is lost if it is taken.</source>
        <translation>%0 spielt %1 aus: Da sind keine Punkte drin, es ist also wenig verloren, wenn es gestochen wird.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs only %2 points.</source>
        <translation>%0 spielt %1 aus: Wird es gestochen, kostet das nur %2 Punkte.</translation>
    </message>
    <message>
        <source>%0 takes over from %1: %2 points are safe in this trick.</source>
        <translation>%0 übernimmt den Stich von %1: Die %2 Punkte sind darin sicher.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, to lead next.</source>
        <translation>%0 übernimmt den Stich von %1, um als Nächstes auszuspielen.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0 holt den Stich mit %1: Danach kommt niemand mehr, die %2 Punkte sind also sicher.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0 holt den Stich mit %1 und behält %2 für einen, der es braucht.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0 holt den Stich mit %1: Punkte bringt er keine, aber das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points.</source>
        <translation>%0 sticht mit %1: Das bringt %2 Punkte.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points, and it costs no trump.</source>
        <translation>%0 holt den Stich mit %1: Das sind %2 Punkte, und es kostet keinen Trumpf.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points.</source>
        <translation>%0 holt den Stich mit %1: Das sind %2 Punkte.</translation>
    </message>
    <message>
        <source>%0 plays the %1: nobody can beat it, so the trick is safe.</source>
        <translation>%0 spielt %1: Darüber kommt niemand, der Stich ist also sicher.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it now.</source>
        <translation>%0 spielt %1: Darüber kommt jetzt nur noch %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a higher trump can beat it now.</source>
        <translation>%0 spielt %1: Darüber kommt jetzt nur noch ein höherer Trumpf.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0 spielt %1: Darüber kommt jetzt nur noch ein Trumpf.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: it may be enough.</source>
        <translation>%0 spielt %1 und liegt damit vorn: Vielleicht reicht es.</translation>
    </message>
    <message>
        <source>%0 loses this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>%0 verliert diesen Stich mit Absicht: Wer ihn verliert, zieht einen Trumpf, %1.</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 still plays and may take them.</source>
        <translation>%0 legt %1 Punkte dazu: %2 kommt noch und kann sie vielleicht holen.</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who still plays and may take this trick.</source>
        <translation>%1 kommt noch und kann den Stich vielleicht machen: %0 verlässt sich darauf.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 adds %2 points.</source>
        <translation>%1 hat diesen Stich sicher: %0 legt %2 Punkte dazu.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 adds %2 points.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 legt %2 Punkte dazu.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 spart sich %2.</translation>
    </message>
    <message>
        <source>%0 adds no points: the card of %1 can still be beaten.</source>
        <translation>%0 legt keine Punkte dazu: Die Karte von %1 kann noch geschlagen werden.</translation>
    </message>
    <message>
        <source>%0 leaves this trick to %1, who is ahead.</source>
        <translation>%1 liegt vorn: %0 lässt den Stich dort.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trump is kept.</source>
        <translation>%0 lässt diesen Stich laufen: Punkte sind keine drin, und der Trumpf bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2.</source>
        <translation>%0 lässt diesen Stich laufen: Für die %1 Punkte ist %2 zu schade.</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 can take more in another trick.</source>
        <translation>%0 lässt diesen Stich laufen: %1 kann in einem anderen mehr holen.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%0 behält %1: Auch damit wäre dieser Stich nicht zu holen, und die %2 Punkte wären weg.</translation>
    </message>
    <message>
        <source>%0 has it in hand: %1 points are certain.</source>
        <translation>%0 hat es in der Hand: %1 Punkte sind sicher.</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points.</source>
        <translation>Spielen beide Seiten bestmöglich, hat %0 am Ende %1 Punkte.</translation>
    </message>
    <message>
        <source>%0 judges at a glance, as learned from MiniMax.</source>
        <translation>%0 urteilt auf einen Blick, wie von MiniMax gelernt.</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, %0 finds this card best in %1.</source>
        <translation>Bei %1 von %2 möglichen Lagen der verdeckten Karten hält %0 diese Karte für die beste.</translation>
    </message>
    <message>
        <source>%0 plays the card that the learned table values most.</source>
        <translation>%0 spielt die Karte, die in der gelernten Tabelle am meisten zählt.</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: %0 plays the card that is needed least.</source>
        <translation>In der gelernten Tabelle steht dazu nichts: %0 spielt die Karte, die am wenigsten gebraucht wird.</translation>
    </message>
    <message>
        <source>%0 has a trump and plays it.</source>
        <translation>%0 hat einen Trumpf und spielt ihn.</translation>
    </message>
    <message>
        <source>%0 follows the suit that was led.</source>
        <translation>%0 bedient die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>%0 leads a card without points: there is little to lose.</source>
        <translation>%0 spielt eine Karte ohne Punkte aus: Da ist wenig zu verlieren.</translation>
    </message>
    <message>
        <source>%0 plays the highest trump: it is the likeliest to take the trick.</source>
        <translation>%0 spielt den höchsten Trumpf: Der macht den Stich am ehesten.</translation>
    </message>
    <message>
        <source>%0 plays the card that is worth most: %1 points.</source>
        <translation>%0 spielt die Karte, die am meisten zählt: %1 Punkte.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump: it would not take this trick either.</source>
        <translation>%0 behält den Trumpf (%1): Auch damit wäre dieser Stich nicht zu holen.</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0 spielt aufs Geratewohl eine Karte.</translation>
    </message>
    <message>
        <source>No rule fits here: %0 plays a card at random.</source>
        <translation>Hier passt keine Regel: %0 spielt aufs Geratewohl eine Karte.</translation>
    </message>
    <message>
        <source>%0&apos;s side has already won, with %1 points.</source>
        <translation>Die Seite von %0 hat mit %1 Punkten schon gewonnen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it, and it has no points.</source>
        <translation>%0 spielt %1 aus: Das kann nur ein Trumpf stechen, und Punkte sind keine drin.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it.</source>
        <translation>%0 spielt %1 aus: Das kann nur ein Trumpf stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards are about as good.</source>
        <translation>%0 spielt %1 aus: Die anderen Karten sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can take it.</source>
        <translation>%0 spielt %1 aus: Das kann nur %2 stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0 spielt %1 aus und behält %2: Das macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>%0 leads the %1: fewer points of its suit are still out than of the suit of the %2.</source>
        <translation>%0 spielt %1 aus: In dieser Farbe sind noch weniger Punkte im Spiel als in der von %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs %2 points; the %3 would cost %4.</source>
        <translation>%0 spielt %1 aus: Wird es gestochen, kostet das %2 Punkte; bei %3 wären es %4.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 would put %3 points at risk.</source>
        <translation>%0 spielt %1 aus: Mit %2 wären %3 Punkte in Gefahr.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: there are already %2 points in the trick.</source>
        <translation>%0 spielt %1 und liegt damit vorn: Im Stich sind schon %2 Punkte.</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: its own %2 points are safe, and %0 leads next.</source>
        <translation>%0 sticht mit %1: Die %2 Punkte der Karte sind sicher, und %0 spielt als Nächstes aus.</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points, and its own %3 are safe.</source>
        <translation>%0 sticht mit %1: Das bringt %2 Punkte, und die %3 der Karte sind sicher.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and plays a card without points.</source>
        <translation>%0 bekommt diesen Stich nicht und spielt eine Karte ohne Punkte.</translation>
    </message>
    <message>
        <source>%0 lets this one go and adds no points to it.</source>
        <translation>%0 lässt diesen Stich laufen und legt keine Punkte dazu.</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs %2 points, and no card in hand costs less.</source>
        <translation>%0 spielt %1: Das kostet %2 Punkte, und Billigeres ist nicht im Blatt.</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: the other cards do more later.</source>
        <translation>%0 spielt %1, auch wenn das %2 Punkte kostet: Die anderen Karten nützen später mehr.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it.</source>
        <translation>%0 lässt diesen Stich laufen: Es sind keine Punkte drin.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, a trump.</source>
        <translation>%0 bekommt diesen Stich nicht und behält den Trumpf (%1).</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, or its %2 points would be lost.</source>
        <translation>%0 bekommt diesen Stich nicht und behält %1, sonst wären die %2 Punkte weg.</translation>
    </message>
    <message>
        <source>It makes no difference which card %0 plays: %0 ends with %1 points.</source>
        <translation>Egal, welche Karte %0 spielt: Am Ende hat %0 damit %1 Punkte.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: its %2 points are safe, and then the %3 is the highest of its suit.</source>
        <translation>%0 holt den Stich mit %1: Die %2 Punkte sind sicher, und dann ist %3 die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%0 behält %1, die höchste noch übrige Karte der Farbe: Die kann einen eigenen Stich machen.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win any more: %1 points is the most %0 can get.</source>
        <translation>%0 kann nicht mehr gewinnen: Mehr als %1 Punkte sind nicht drin.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, and %1 wins the game with it.</source>
        <translation>%0 bekommt diesen Stich nicht, und %1 gewinnt damit das Spiel.</translation>
    </message>
    <message>
        <source>%0 leads the %1: fewer cards can beat it than can beat the %2, and it costs only %3 points if it is taken.</source>
        <translation>%0 spielt %1 aus: Das wird von weniger Karten geschlagen als %2, und wird es gestochen, kostet das nur %3 Punkte.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %3, whose %4 points could be taken; the %2 would do as well.</source>
        <translation>%0 spielt %1 aus und behält %3, denn sonst wären %4 Punkte in Gefahr; %2 ginge auch.</translation>
    </message>
    <message>
        <source>%0 leads the %1; the %2 would do as well, and neither costs much if it is taken.</source>
        <translation>%0 spielt %1 aus; %2 ginge auch, und keine der beiden kostet viel, wenn sie gestochen wird.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>%0 spielt %1 aus, einen kleinen Trumpf ohne Punkte: Wer ihn sticht, muss einen höheren hergeben.</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>%0 legt %1 Punkte dazu: %2 hat den letzten Trumpf (%3) und kann diesen Stich machen.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and plays a card without points, but no trump.</source>
        <translation>%0 bekommt diesen Stich nicht und spielt eine Karte ohne Punkte, aber keinen Trumpf.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, holds no points and throws the lowest card.</source>
        <translation>%0 bekommt diesen Stich nicht, hat keine Punkte und wirft die niedrigste Karte ab.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and holds no points: it hardly matters which card goes.</source>
        <translation>%0 bekommt diesen Stich nicht und hat keine Punkte: Welche Karte fällt, ist fast egal.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the %1 is kept.</source>
        <translation>%0 lässt diesen Stich laufen: Punkte sind keine drin, und %1 bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>%0 leads one of two %1 and keeps the %2, whose %3 points could be taken.</source>
        <translation>%0 spielt eine von zwei Karten der Farbe %1 aus und behält %2, denn sonst wären %3 Punkte in Gefahr.</translation>
    </message>
    <message>
        <source>%0 leads one of two %1: neither costs much if it is taken.</source>
        <translation>%0 spielt eine von zwei Karten der Farbe %1 aus: Keine kostet viel, wenn sie gestochen wird.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0 holt den Stich mit %1: Jede andere Karte würde mindestens %2 Punkte kosten.</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: then the %3 is the highest of its suit.</source>
        <translation>%0 spielt %1, auch wenn das %2 Punkte kostet: Dann ist %3 die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and %0 has no points to add: any card will do.</source>
        <translation>%1 liegt in diesem Stich vorn, und %0 hat keine Punkte zum Dazulegen: Jede Karte ist recht.</translation>
    </message>
    <message>
        <source>%0 lets this one go: %1 still has the %2, the last trump, and may take the %3 with it.</source>
        <translation>%0 lässt diesen Stich laufen: %1 hat noch den letzten Trumpf (%2) und sticht damit vielleicht %3.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>%0 lässt diesen Stich laufen: Punkte sind keine drin, und %1 muss als Nächstes ausspielen.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1 or the %2; the %3 would lose its %4 points.</source>
        <translation>%0 bekommt diesen Stich nicht und wirft %1 oder %2 ab; mit %3 wären %4 Punkte weg.</translation>
    </message>
    <message>
        <source>%0 can hardly win this now, whichever card is played.</source>
        <translation>%0 kann das kaum noch gewinnen, egal, welche Karte fällt.</translation>
    </message>
    <message>
        <source>%0 can hardly lose this now, whichever card is played.</source>
        <translation>%0 kann das kaum noch verlieren, egal, welche Karte fällt.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trumps stay.</source>
        <translation>%0 lässt diesen Stich laufen: Punkte sind keine drin, und die Trümpfe bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>%0 spielt %1 aus, einen kleinen Trumpf ohne Punkte: Um ihn zu stechen, muss %2 einen höheren hergeben.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which costs the least.</source>
        <translation>%0 bekommt diesen Stich nicht und wirft %1 ab, was am wenigsten kostet.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1; the %2 would do as well, but throwing the %3 would cost %4 points.</source>
        <translation>%0 holt den Stich mit %1; %2 ginge auch, aber %3 abzuwerfen, würde %4 Punkte kosten.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if nobody takes it.</source>
        <translation>%0 spielt %1 aus und gewinnt das Spiel, wenn niemand sticht.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, %0 wins the game.</source>
        <translation>%0 spielt %1 aus: Sticht %2, zieht %0 einen Trumpf (%3); wenn nicht, gewinnt %0 das Spiel.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, its %4 points come home.</source>
        <translation>%0 spielt %1 aus: Sticht %2, zieht %0 einen Trumpf (%3); wenn nicht, kommen die %4 Punkte der Karte heim.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump.</source>
        <translation>%0 spielt %1 aus: Sticht %2, zieht %0 einen Trumpf (%3).</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 and the %3 can take it.</source>
        <translation>%0 spielt %1 aus: Das können nur %2 und %3 stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and holds the %2: only a trump can take it.</source>
        <translation>%0 spielt %1 aus und hat selbst %2: Das kann nur ein Trumpf stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the %4.</source>
        <translation>%0 spielt %1 aus, einen Trumpf: Auf %2 brächte %3 vielleicht %4 heim.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>%0 spielt %1 aus, einen Trumpf: Auf %2 brächte %3 vielleicht Ass oder Drei der Farbe %4 heim.</translation>
    </message>
</context>
<context>
    <name>BriscolaRules</name>
    <message>
        <source>In a minute</source>
        <translation>In einer Minute</translation>
    </message>
    <message>
        <source>Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.</source>
        <translation>In vierzig Karten stecken 120 Punkte. Wer mehr als die Hälfte holt, gewinnt. Jeder hat drei Karten; eine weitere liegt offen unter dem Talon und bestimmt die Trumpffarbe, die Briscola. Reihum spielt jeder eine Karte. Die beste macht den Stich; wer ihn bekommt, zieht zuerst vom Talon und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>You may always play any card you like: there is no duty to follow suit.</source>
        <translation>Du darfst immer jede Karte spielen: Farbzwang gibt es nicht.</translation>
    </message>
    <message>
        <source>The cards and what they are worth</source>
        <translation>Die Karten und ihr Wert</translation>
    </message>
    <message>
        <source>There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:</source>
        <translation>Es gibt vier Farben: Kelche, Münzen, Schwerter und Stäbe. In jeder Farbe gilt diese Reihenfolge, die beste Karte zuerst, und so viele Punkte zählen sie:</translation>
    </message>
    <message>
        <source>ace: 11</source>
        <translation>Ass: 11</translation>
    </message>
    <message>
        <source>three: 10</source>
        <translation>Drei: 10</translation>
    </message>
    <message>
        <source>king: 4</source>
        <translation>König: 4</translation>
    </message>
    <message>
        <source>knight: 3</source>
        <translation>Reiter: 3</translation>
    </message>
    <message>
        <source>jack: 2</source>
        <translation>Bube: 2</translation>
    </message>
    <message>
        <source>Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).</source>
        <translation>Achte auf die Drei: Sie ist die zweitbeste Karte ihrer Farbe. Die Buchstaben auf den Bildkarten sind italienisch: R für re (König), C für cavallo (Reiter), F für fante (Bube).</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>Wer den Stich macht</translation>
    </message>
    <message>
        <source>If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.</source>
        <translation>Liegt Trumpf im Stich, macht ihn der höchste Trumpf. Sonst macht ihn die höchste Karte der ausgespielten Farbe. Eine Karte anderer Farbe sticht nicht, so hoch sie auch ist.</translation>
    </message>
    <message>
        <source>Say cups are trump:</source>
        <translation>Angenommen, Kelche sind Trumpf:</translation>
    </message>
    <message>
        <source>The king takes the five: same suit, higher card. 4 points.</source>
        <translation>Der König schlägt die Fünf: gleiche Farbe, höhere Karte. 4&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>The two takes the ace: cups are trump. 11 points.</source>
        <translation>Die Zwei sticht das Ass: Kelche sind Trumpf. 11&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>Drawing and the end</source>
        <translation>Ziehen und Spielende</translation>
    </message>
    <message>
        <source>After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.</source>
        <translation>Nach jedem Stich zieht zuerst, wer ihn gemacht hat, dann reihum die anderen. Als Letztes wird die Trumpfkarte unter dem Talon gezogen; so sehen alle, wer sie bekommt. Ist der Talon leer, werden die letzten drei Karten ohne Ziehen gespielt.</translation>
    </message>
    <message>
        <source>Then the points are counted: 61 win, 60 to 60 is a draw.</source>
        <translation>Dann werden die Punkte gezählt: 61 gewinnen, 60 zu 60 ist unentschieden.</translation>
    </message>
    <message>
        <source>Three and four players</source>
        <translation>Zu dritt und zu viert</translation>
    </message>
    <message>
        <source>Four play in two partnerships; partners sit opposite each other and count their points together.</source>
        <translation>Zu viert spielen zwei Paare; die Partner sitzen einander gegenüber und zählen ihre Punkte zusammen.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.</source>
        <translation>Spiel Karten ohne Punkte aus, solange du nicht weißt, was kommt, und heb dir kleine Trümpfe auf, um ein Ass oder eine Drei zu fangen. Wer als Letzter an der Reihe ist, weiß, was der Stich wert ist: Oft lohnt es sich, einen wertlosen Stich laufen zu lassen, um beim nächsten der Letzte zu sein.</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.</source>
        <translation>H zeigt einen Tipp: Er weiß nur, was du weißt, und sagt, warum. T zeigt die bisherigen Stiche. Züge darfst du zurücknehmen.</translation>
    </message>
    <message>
        <source>The five takes the ace: another suit, and not a trump. 11 points.</source>
        <translation>Die Fünf schlägt das Ass: andere Farbe und kein Trumpf. 11&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>Three players play for themselves with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation>Zu dritt spielt jeder für sich mit 39 Karten: Die Kelch-Zwei bleibt in der Schachtel. Die meisten Punkte gewinnen.</translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No stock left</source>
        <translation>Talon leer</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>Trump card: %1</source>
        <translation>Trumpfkarte: %1</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation>
            <numerusform>%n Karte gewonnen</numerusform>
            <numerusform>%n Karten gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationForm</name>
    <message>
        <source>Who tells chances</source>
        <translation>Wer Chancen nennt</translation>
    </message>
    <message>
        <source>A curve for each</source>
        <translation>Eine Kurve für jede</translation>
    </message>
    <message>
        <source>One for all decisions</source>
        <translation>Eine für alle Entscheidungen</translation>
    </message>
    <message>
        <source>Role of the player</source>
        <translation>Rolle des Spielers</translation>
    </message>
    <message>
        <source>Phase of the deal</source>
        <translation>Phase des Spiels</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Ten times as many show errors a third as large.</source>
        <translation>Zehnmal so viele zeigen Abweichungen, die nur ein Drittel so groß sind.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Derselbe Startwert gibt dieselben Verteilungen und dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Each player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.</source>
        <translation>Jeder Spieler spielt gegen sich selbst und nennt bei jeder Entscheidung seine Gewinnchance oder die Punkte, die er erwartet. Das Diagramm zeigt, was daraus wurde.</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n player(s). All play the same deals.</source>
        <translation>
            <numerusform>Wähle höchstens %n Spieler. Alle spielen dieselben Verteilungen.</numerusform>
            <numerusform>Wähle bis zu %n Spieler. Alle spielen dieselben Verteilungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationView</name>
    <message>
        <source>%1 decisions, on average %2 in 100 off; if all were true, chance alone would show %3.</source>
        <translation>%1 Entscheidungen, im Mittel um %2 von 100 daneben; stimmte alles, ergäbe schon der Zufall %3.</translation>
    </message>
    <message>
        <source>%1 decisions, on average %2 points off; if all were true, chance alone would show %3.</source>
        <translation>%1 Entscheidungen, im Mittel um %2 Punkte daneben; stimmte alles, ergäbe schon der Zufall %3.</translation>
    </message>
    <message>
        <source>%1: chances of %2</source>
        <comment>game, player</comment>
        <translation>%1: Chancen laut %2</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Alle Experimente</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
    <message>
        <source>This player tells no chances.</source>
        <translation>Dieser Spieler nennt keine Chancen.</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>Genannte Chancen und gewonnene Spiele</translation>
    </message>
    <message>
        <source>Each point is about a tenth of what it told, with its 95 % interval. Above the diagonal it was too careful, below it too bold.</source>
        <translation>Jeder Punkt steht für etwa ein Zehntel der genannten Werte, mit 95-%-Intervall. Über der Diagonale war der Spieler zu vorsichtig, darunter zu kühn.</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Your lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Each card that you have not seen is equally likely to be anywhere it can be:
with a player who has not shown a void in its suit, or with nobody, face down.</source>
        <translation>Jede Karte, die du nicht gesehen hast, liegt mit gleicher Chance überall, wo sie liegen kann:
bei jedem Spieler, der nicht gezeigt hat, dass ihm ihre Farbe fehlt, oder verdeckt bei niemandem.</translation>
    </message>
    <message>
        <source>Who holds what, in %</source>
        <translation>Wer was hat, in %</translation>
    </message>
</context>
<context>
    <name>ClanPlate</name>
    <message>
        <source>%1: %2 captured</source>
        <translation>%1: %2 erobert</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in hand and supply</comment>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>Klasse %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Nach Wert sortiert</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Nach Farbe sortiert</translation>
    </message>
    <message>
        <source>Sorted by combination</source>
        <translation>Nach Kombination sortiert</translation>
    </message>
    <message>
        <source>Classes of the cards</source>
        <translation>Klassen der Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>has the lead</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>Find a play</source>
        <translation>Zug finden</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Zurück zu den Lektionen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>The command is copied. It gives the same figures in a terminal.</source>
        <translation>Der Befehl ist kopiert. Im Terminal liefert er dieselben Zahlen.</translation>
    </message>
</context>
<context>
    <name>ContestantRow</name>
    <message>
        <source>Parameters of %1</source>
        <translation>Parameter von %1</translation>
    </message>
    <message>
        <source>Put %1 first</source>
        <translation>%1 an die erste Stelle setzen</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>Üblich: %1.</translation>
    </message>
    <message>
        <source>From %1 to %2, usually %3.</source>
        <translation>Von %1 bis %2, üblich: %3.</translation>
    </message>
    <message>
        <source>The path of a file; usually there is none.</source>
        <translation>Der Pfad einer Datei; üblich: keiner.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each, and everybody plays alone. Whoever gets rid of all their cards first wins the deal.</source>
        <translation>Vier Spieler haben je dreizehn Karten, und jeder spielt für sich. Wer als Erster alle Karten los ist, gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>Whoever holds the three of diamonds begins, with a play that contains it. You hold it. Click it, then press Play.</source>
        <translation>Wer die Karo-Drei hat, beginnt, und zwar mit einem Zug, in dem sie vorkommt. Du hast sie. Klicke sie an, dann „Spielen“.</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now the others answer in turn, each with a higher card.</source>
        <translation>Deine niedrigste Karte ist weg. Jetzt antworten die anderen reihum, jeder mit einer höheren Karte.</translation>
    </message>
    <message>
        <source>That contains the three of diamonds and is allowed, but for now play it alone.</source>
        <translation>Darin kommt die Karo-Drei vor, es ist also erlaubt. Spiel sie aber fürs Erste allein.</translation>
    </message>
    <message>
        <source>The jack of hearts is the highest so far. Your queen, king, ace and 2 are all higher. Play one of them.</source>
        <translation>Der Herz-Bube ist bisher am höchsten. Deine Dame, dein König, dein Ass und deine 2 sind alle höher. Spiel eine dieser Karten.</translation>
    </message>
    <message>
        <source>All others pass, so the round is yours, and you begin the next one: you lead.</source>
        <translation>Alle anderen passen, also gehört die Runde dir. Du beginnst die nächste: Du spielst aus.</translation>
    </message>
    <message>
        <source>You may pass, but this time beat the jack: you have four cards that do.</source>
        <translation>Du darfst passen, aber schlag diesmal den Buben: Vier deiner Karten können das.</translation>
    </message>
    <message>
        <source>Another deal, much later: you have the lead, and a single card is left in your hand. Play it.</source>
        <translation>Ein anderes Spiel, viel später: Du hast das Ausspiel und nur noch eine Karte auf der Hand. Spiel sie.</translation>
    </message>
    <message>
        <source>All thirteen are gone, and you are the first: you win the deal.</source>
        <translation>Alle dreizehn sind weg, und du bist als Erster fertig: Du gewinnst das Spiel.</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Hoch und niedrig</translation>
    </message>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. You hold one card of each rank.</source>
        <translation>Die 2 ist der höchste Wert, dann kommen Ass, König, Dame und so weiter bis zur 3. Du hast von jedem Wert eine Karte.</translation>
    </message>
    <message>
        <source>The king of spades lies on the table. Beat it as cheaply as you can.</source>
        <translation>Der Pik-König liegt auf dem Tisch. Schlag ihn so billig, wie du kannst.</translation>
    </message>
    <message>
        <source>The ace is the next rank above the king, and you still have your 2.</source>
        <translation>Das Ass ist der nächste Wert über dem König, und deine 2 hast du noch.</translation>
    </message>
    <message>
        <source>One of your cards is just above the king. From the top: 2, ace, king, queen.</source>
        <translation>Eine deiner Karten steht gleich über dem König. Von oben: 2, Ass, König, Dame.</translation>
    </message>
    <message>
        <source>Between two cards of one rank the suit decides: spades are highest, then hearts, clubs, diamonds. So your king of hearts couldn&apos;t have beaten the king of spades.</source>
        <translation>Bei zwei Karten gleichen Werts entscheidet die Farbe: Pik ist am höchsten, dann Herz, Kreuz, Karo. Dein Herz-König hätte den Pik-König also nicht geschlagen.</translation>
    </message>
    <message>
        <source>Now the nine of hearts lies on the table. Beat it with a nine.</source>
        <translation>Jetzt liegt die Herz-Neun auf dem Tisch. Schlag sie mit einer Neun.</translation>
    </message>
    <message>
        <source>Spades beat hearts, so the nine of spades is enough. Your higher cards stay with you.</source>
        <translation>Pik schlägt Herz, also reicht die Pik-Neun. Deine höheren Karten bleiben dir.</translation>
    </message>
    <message>
        <source>A nine is enough, if its suit is higher than hearts.</source>
        <translation>Eine Neun reicht, wenn ihre Farbe höher ist als Herz.</translation>
    </message>
    <message>
        <source>Singles and pairs</source>
        <translation>Einzelkarten und Paare</translation>
    </message>
    <message>
        <source>Whoever leads plays one card, a pair or five cards that belong together. The others must play just as many cards, and higher ones, or pass.</source>
        <translation>Wer ausspielt, legt eine Karte, ein Paar oder fünf Karten, die zusammengehören. Die anderen müssen ebenso viele, aber höhere Karten legen oder passen.</translation>
    </message>
    <message>
        <source>Two sevens lie on the table: diamonds and hearts. A pair is as high as its higher card. Beat it as cheaply as you can.</source>
        <translation>Zwei Siebenen liegen auf dem Tisch: Karo und Herz. Ein Paar ist so hoch wie seine höhere Karte. Schlag es so billig, wie du kannst.</translation>
    </message>
    <message>
        <source>Your seven of spades is higher than the seven of hearts, so your pair is higher.</source>
        <translation>Deine Pik-Sieben ist höher als die Herz-Sieben, also ist dein Paar höher.</translation>
    </message>
    <message>
        <source>A lower pair of yours is enough. The rank may be the same, if the higher card&apos;s suit is higher.</source>
        <translation>Ein niedrigeres deiner Paare reicht. Der Wert darf gleich sein, wenn die höhere Karte die höhere Farbe hat.</translation>
    </message>
    <message>
        <source>The player on your right has two nines. Beat them, but save your aces.</source>
        <translation>Der Spieler rechts von dir hat zwei Neunen gelegt. Schlag sie, aber heb dir deine Asse auf.</translation>
    </message>
    <message>
        <source>Two tens are enough. All others have passed, so you lead.</source>
        <translation>Zwei Zehnen reichen. Alle anderen haben gepasst, also spielst du aus.</translation>
    </message>
    <message>
        <source>Without the aces, but without giving up the round: a pair just above the nines is enough.</source>
        <translation>Ohne die Asse, aber auch ohne die Runde herzugeben: Ein Paar gleich über den Neunen reicht.</translation>
    </message>
    <message>
        <source>You lead, so you choose how many cards. Get rid of your lowest pair.</source>
        <translation>Du spielst aus, also bestimmst du, wie viele Karten es sind. Werde dein niedrigstes Paar los.</translation>
    </message>
    <message>
        <source>Two low cards gone at once. Now everybody must answer with pairs.</source>
        <translation>Zwei niedrige Karten auf einmal weg. Jetzt müssen alle mit Paaren antworten.</translation>
    </message>
    <message>
        <source>You may lead that, but this time lead the lowest two cards of one rank.</source>
        <translation>Das darfst du ausspielen, aber nimm diesmal die zwei niedrigsten Karten gleichen Werts.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Two queens lie on the table. You may pass even when you could play. The only higher pair you hold is your two 2s, and you will need them later: pass.</source>
        <translation>Zwei Damen liegen auf dem Tisch. Du darfst auch passen, wenn du spielen könntest. Dein einziges höheres Paar sind deine beiden Zweien, und die brauchst du später: Passe.</translation>
    </message>
    <message>
        <source>You keep both 2s. Watch how the round goes on without you.</source>
        <translation>Beide Zweien bleiben dir. Sieh zu, wie die Runde ohne dich weitergeht.</translation>
    </message>
    <message>
        <source>You may, but one at a time your 2s can win you two rounds. Passing costs nothing now.</source>
        <translation>Das darfst du, aber einzeln können dir deine Zweien zwei Runden gewinnen. Passen kostet jetzt nichts.</translation>
    </message>
    <message>
        <source>You were skipped: whoever has passed is out until the round is over. The player on your left won it and has led the six of diamonds.</source>
        <translation>Du wurdest übersprungen: Wer gepasst hat, ist bis zum Ende der Runde draußen. Der Spieler links von dir hat sie gewonnen und die Karo-Sechs ausgespielt.</translation>
    </message>
    <message>
        <source>It is a new round, and you are in again. Beat the six of diamonds as cheaply as you can.</source>
        <translation>Das ist eine neue Runde, und du bist wieder dabei. Schlag die Karo-Sechs so billig, wie du kannst.</translation>
    </message>
    <message>
        <source>Spades beat diamonds, and a low card is gone. One more thing: whoever leads cannot pass.</source>
        <translation>Pik schlägt Karo, und eine niedrige Karte ist weg. Noch etwas: Wer ausspielt, kann nicht passen.</translation>
    </message>
    <message>
        <source>Your cheapest answer has the same rank, in a higher suit.</source>
        <translation>Deine billigste Antwort hat den gleichen Wert in einer höheren Farbe.</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>Fünf Karten</translation>
    </message>
    <message>
        <source>Five ranks in a row are a straight; the highest card decides between two of them. Five cards of one suit are a flush, and a flush beats every straight.</source>
        <translation>Fünf Werte in Folge sind eine Straße; zwischen zweien entscheidet die höchste Karte. Fünf Karten einer Farbe sind ein Flush, und ein Flush schlägt jede Straße.</translation>
    </message>
    <message>
        <source>You could beat this with a higher straight, but also with a flush. Play your flush.</source>
        <translation>Das könntest du mit einer höheren Straße schlagen, aber auch mit einem Flush. Spiel deinen Flush.</translation>
    </message>
    <message>
        <source>A flush beats every straight, even one up to the ace.</source>
        <translation>Ein Flush schlägt jede Straße, auch eine bis zum Ass.</translation>
    </message>
    <message>
        <source>Look for the suit of which you hold five cards, and play them all.</source>
        <translation>Such die Farbe, von der du fünf Karten hast, und spiel alle fünf.</translation>
    </message>
    <message>
        <source>Three of a kind and a pair are a full house. It beats every flush, and only its three cards of a kind count. Beat this flush, but keep your queens.</source>
        <translation>Ein Drilling und ein Paar sind ein Full House. Es schlägt jeden Flush, und nur der Drilling zählt. Schlag diesen Flush, aber behalte deine Damen.</translation>
    </message>
    <message>
        <source>Any full house beats any flush, and your two queens are still yours.</source>
        <translation>Jedes Full House schlägt jeden Flush, und deine beiden Damen hast du noch.</translation>
    </message>
    <message>
        <source>Your three fives and a pair beat it, and the pair&apos;s rank doesn&apos;t matter: use the lower one.</source>
        <translation>Deine drei Fünfen und ein Paar schlagen ihn, und der Wert des Paars spielt keine Rolle: Nimm das niedrigere.</translation>
    </message>
    <message>
        <source>Four of a kind, with any fifth card, beats every full house. Only a straight flush, a straight of one suit, ranks above it. Play four of a kind with your lowest other card.</source>
        <translation>Ein Vierling mit einer beliebigen fünften Karte schlägt jedes Full House. Darüber steht nur der Straight Flush, eine Straße in einer Farbe. Spiel deinen Vierling mit deiner niedrigsten anderen Karte.</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush could beat that.</source>
        <translation>Nur ein höherer Vierling oder ein Straight Flush könnte das schlagen.</translation>
    </message>
    <message>
        <source>Take all four of your fours, and the lowest of your other cards with them.</source>
        <translation>Nimm alle vier Vieren und dazu die niedrigste deiner anderen Karten.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>You hold four cards. The player opposite has a single card left and must not get to play it. Take the round with a card that nobody can beat.</source>
        <translation>Du hast vier Karten. Dein Gegenüber hat nur noch eine und darf nicht dazu kommen, sie zu spielen. Hol dir die Runde mit einer Karte, gegen die niemand ankommt.</translation>
    </message>
    <message>
        <source>Nothing beats the two of spades. Now you lead.</source>
        <translation>Nichts schlägt die Pik-Zwei. Jetzt spielst du aus.</translation>
    </message>
    <message>
        <source>The player opposite might beat what lies there then, and would be out. Which card is the highest of all?</source>
        <translation>Dein Gegenüber könnte schlagen, was dann daliegt, und wäre fertig. Welche Karte ist die höchste von allen?</translation>
    </message>
    <message>
        <source>Left are a five and two jacks. Lead something that a player with a single card can&apos;t answer.</source>
        <translation>Übrig sind eine Fünf und zwei Buben. Spiel etwas aus, worauf man mit einer einzigen Karte nicht antworten kann.</translation>
    </message>
    <message>
        <source>One card can&apos;t answer a pair. The others have no higher pair either.</source>
        <translation>Eine Karte reicht nicht gegen ein Paar. Ein höheres Paar haben auch die anderen nicht.</translation>
    </message>
    <message>
        <source>A single card can be beaten with a single card, and the player opposite has just one.</source>
        <translation>Eine Einzelkarte lässt sich mit einer Einzelkarte schlagen, und genau eine hat dein Gegenüber.</translation>
    </message>
    <message>
        <source>The lead is still yours, and this is your last card.</source>
        <translation>Das Ausspiel gehört immer noch dir, und das ist deine letzte Karte.</translation>
    </message>
    <message>
        <source>You win the deal, because your lowest card came last, when nobody could answer it.</source>
        <translation>Du gewinnst das Spiel, weil deine niedrigste Karte zuletzt kam, als niemand mehr antworten konnte.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold. The winner gets all these points. The plates show how many cards are left.</source>
        <translation>Ist jemand fertig, verliert jeder andere einen Punkt für jede Karte, die er noch hat. Der Gewinner bekommt alle diese Punkte. Die Schilder zeigen, wie viele Karten noch da sind.</translation>
    </message>
    <message>
        <source>The player on your right has one card left and may soon be out. Get rid of as many cards as you can at once.</source>
        <translation>Der Spieler rechts von dir hat nur noch eine Karte und ist vielleicht bald fertig. Werde so viele Karten wie möglich auf einmal los.</translation>
    </message>
    <message>
        <source>Five cards that can&apos;t cost you anything any more. Nobody beats the straight, so you lead again.</source>
        <translation>Fünf Karten, die dich nichts mehr kosten können. Die Straße schlägt niemand, also spielst du wieder aus.</translation>
    </message>
    <message>
        <source>You can play more cards than that at once: look for ranks in a row.</source>
        <translation>Du kannst mehr Karten auf einmal spielen: Such nach Werten in Folge.</translation>
    </message>
    <message>
        <source>Now you can even win. Left are a four and two kings, and the player on your right still has one card. Lead what it can&apos;t beat.</source>
        <translation>Jetzt kannst du sogar gewinnen. Übrig sind eine Vier und zwei Könige, und der Spieler rechts von dir hat immer noch eine Karte. Spiel aus, was sie nicht schlagen kann.</translation>
    </message>
    <message>
        <source>All pass, and your four wins the deal. The others hold 1, 5 and 4 cards: you get ten points.</source>
        <translation>Alle passen, und deine Vier gewinnt das Spiel. Die anderen haben noch 1, 5 und 4 Karten: Du bekommst zehn Punkte.</translation>
    </message>
    <message>
        <source>One card can beat one card. It can&apos;t beat a pair.</source>
        <translation>Eine Karte kann eine Karte schlagen, aber kein Paar.</translation>
    </message>
    <message>
        <source>What fits together</source>
        <translation>Was zusammenpasst</translation>
    </message>
    <message>
        <source>Before you play, see what fits together. Here you have a straight from four to eight, three pairs and two cards that fit nowhere: the queen and the 2.</source>
        <translation>Sieh dir vor dem Spielen an, was zusammenpasst. Hier hast du eine Straße von der Vier bis zur Acht, drei Paare und zwei Karten, die nirgends passen: die Dame und die 2.</translation>
    </message>
    <message>
        <source>The player on your left has led the three of diamonds. Answer with a card that fits nowhere, but keep your highest.</source>
        <translation>Der Spieler links von dir hat die Karo-Drei ausgespielt. Antworte mit einer Karte, die nirgends passt, aber behalte deine höchste.</translation>
    </message>
    <message>
        <source>The queen belongs to nothing, so your straight and your pairs stay whole.</source>
        <translation>Die Dame gehört zu nichts, also bleiben deine Straße und deine Paare ganz.</translation>
    </message>
    <message>
        <source>Look for the card that is in no straight and no pair. The 2 can wait, but don&apos;t pass.</source>
        <translation>Such die Karte, die in keiner Straße und keinem Paar steckt. Die 2 kann warten, aber passe nicht.</translation>
    </message>
    <message>
        <source>The ace of spades is on the table, and only your 2 beats it. All your other cards fit together, so the lead is worth it. Take it.</source>
        <translation>Das Pik-Ass liegt auf dem Tisch, und nur deine 2 schlägt es. Alle deine anderen Karten passen zusammen, also lohnt sich das Ausspiel. Hol es dir.</translation>
    </message>
    <message>
        <source>Nobody can beat the two of spades. You lead, and choose what is played.</source>
        <translation>Die Pik-Zwei kann niemand schlagen. Du spielst aus und bestimmst, was gespielt wird.</translation>
    </message>
    <message>
        <source>This is what the 2 is for: with the lead, your good plays can follow one after another.</source>
        <translation>Dafür ist die 2 da: Mit dem Ausspiel kannst du deine guten Züge nacheinander spielen.</translation>
    </message>
    <message>
        <source>You lead. Get rid of as many cards at once as you can.</source>
        <translation>Du spielst aus. Werde so viele Karten auf einmal los, wie du kannst.</translation>
    </message>
    <message>
        <source>Everybody passes, and you lead again: only three pairs are left.</source>
        <translation>Alle passen, und du spielst wieder aus: Nur drei Paare sind noch übrig.</translation>
    </message>
    <message>
        <source>You hold five cards that go together, and nobody has to be beaten now.</source>
        <translation>Du hast fünf Karten, die zusammengehören, und schlagen musst du jetzt niemanden.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Was die Karten wert sind</translation>
    </message>
    <message>
        <source>Briscola is played for points. An ace is worth 11, a three 10, a king 4, a knight 3 and a jack 2. All other cards are worth nothing.</source>
        <translation>Bei Briscola geht es um Punkte. Ein Ass zählt 11, eine Drei 10, ein König 4, ein Reiter 3 und ein Bube 2. Alle anderen Karten zählen nichts.</translation>
    </message>
    <message>
        <source>A trick is one card from each of you, and the better one takes both. You lead: play the card that is worth nothing.</source>
        <translation>Zu einem Stich legt jeder von euch eine Karte, und die bessere bekommt beide. Du spielst aus: Spiel die Karte, die nichts zählt.</translation>
    </message>
    <message>
        <source>A seven looks big, but it is worth nothing. Your opponent&apos;s knight takes it: 3 points.</source>
        <translation>Eine Sieben sieht groß aus, zählt aber nichts. Der Reiter deines Gegners schlägt sie: 3 Punkte.</translation>
    </message>
    <message>
        <source>That card is worth points: an ace 11, a three 10.</source>
        <translation>Diese Karte zählt Punkte: ein Ass 11, eine Drei 10.</translation>
    </message>
    <message>
        <source>Now your opponent leads the king of cups, worth 4 points. The ace is the highest card of each suit: take the king.</source>
        <translation>Jetzt spielt dein Gegner den Kelch-König aus, 4 Punkte wert. Das Ass ist die höchste Karte jeder Farbe: Schlag den König.</translation>
    </message>
    <message>
        <source>Your ace takes the king: 11 and 4 make 15 points.</source>
        <translation>Dein Ass schlägt den König: 11 und 4 macht 15 Punkte.</translation>
    </message>
    <message>
        <source>A club doesn&apos;t take a cup here. You need a higher card of the king&apos;s own suit.</source>
        <translation>Ein Stab schlägt hier keinen Kelch. Du brauchst eine höhere Karte in der Farbe des Königs.</translation>
    </message>
    <message>
        <source>Here your points are counted. The deck holds 120: with 61 you have won, and 60 each is a draw.</source>
        <translation>Hier werden deine Punkte gezählt. Im Spiel sind 120: Mit 61 hast du gewonnen, und 60 zu 60 ist unentschieden.</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Wer wen schlägt</translation>
    </message>
    <message>
        <source>In every suit this is the order: ace, three, king, knight, jack, seven, six, five, four, two. Mind the three: it is the second best card.</source>
        <translation>In jeder Farbe gilt diese Reihenfolge: Ass, Drei, König, Reiter, Bube, Sieben, Sechs, Fünf, Vier, Zwei. Achte auf die Drei: Sie ist die zweitbeste Karte.</translation>
    </message>
    <message>
        <source>Your opponent leads the king of swords. Take it.</source>
        <translation>Dein Gegner spielt den Schwert-König aus. Schlag ihn.</translation>
    </message>
    <message>
        <source>The three beats the king: 14 points for you.</source>
        <translation>Die Drei schlägt den König: 14 Punkte für dich.</translation>
    </message>
    <message>
        <source>Of your cards, only a sword higher than the king takes it.</source>
        <translation>Von deinen Karten schlägt ihn nur ein Schwert, das höher ist als der König.</translation>
    </message>
    <message>
        <source>Your opponent leads the four of clubs, and you have no clubs. A high card of another suit doesn&apos;t help here. Give away the card that costs you least.</source>
        <translation>Dein Gegner spielt die Stab-Vier aus, und du hast keine Stäbe. Eine hohe Karte einer anderen Farbe hilft hier nicht. Gib die Karte her, die dich am wenigsten kostet.</translation>
    </message>
    <message>
        <source>The four takes the trick, but there are no points in it.</source>
        <translation>Die Vier macht den Stich, aber Punkte sind keine drin.</translation>
    </message>
    <message>
        <source>The four takes the trick whatever you play. Don&apos;t give it any points.</source>
        <translation>Die Vier macht den Stich, was du auch spielst. Gib keine Punkte dazu.</translation>
    </message>
    <message>
        <source>Had you played the ace of cups, the little four would have taken its 11 points. Cards of another suit take nothing, trumps excepted: they come next.</source>
        <translation>Hättest du das Kelch-Ass gespielt, hätte die kleine Vier seine 11 Punkte geholt. Karten einer anderen Farbe stechen nicht, außer Trümpfen: Die kommen als Nächstes.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: coins in this game. A trump takes any card of the other three suits.</source>
        <translation>Die Karte unter dem Talon bestimmt die Trumpffarbe: in diesem Spiel Münzen. Ein Trumpf sticht jede Karte der drei anderen Farben.</translation>
    </message>
    <message>
        <source>Your opponent leads the ace of swords, worth 11 points. Take it.</source>
        <translation>Dein Gegner spielt das Schwert-Ass aus, 11 Punkte wert. Hol es dir.</translation>
    </message>
    <message>
        <source>The two of coins is the smallest trump, and it takes the ace. 11 points for you.</source>
        <translation>Die Münz-Zwei ist der kleinste Trumpf, und sie sticht das Ass. 11 Punkte für dich.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the ace, for it is no trump.</source>
        <translation>Diese Karte sticht das Ass nicht, denn sie ist kein Trumpf.</translation>
    </message>
    <message>
        <source>Here your opponent leads a trump, the jack of coins. Take it.</source>
        <translation>Hier spielt dein Gegner einen Trumpf aus, den Münz-Buben. Schlag ihn.</translation>
    </message>
    <message>
        <source>Among trumps the higher one takes the trick: 4 and 2 make 6 points.</source>
        <translation>Von zwei Trümpfen macht der höhere den Stich: 4 und 2 macht 6 Punkte.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take it. A trump is taken only by a higher trump.</source>
        <translation>Diese Karte schlägt ihn nicht. Einen Trumpf schlägt nur ein höherer Trumpf.</translation>
    </message>
    <message>
        <source>Any card may be played</source>
        <translation>Jede Karte ist erlaubt</translation>
    </message>
    <message>
        <source>Your opponent leads the knight of cups. You have a cup, but you need not follow suit: you may always play any card.</source>
        <translation>Dein Gegner spielt den Kelch-Reiter aus. Du hast einen Kelch, musst aber nicht bedienen: Du darfst immer jede Karte spielen.</translation>
    </message>
    <message>
        <source>Two of your cards take the knight. Take it without spending your trump.</source>
        <translation>Zwei deiner Karten schlagen den Reiter. Hol ihn dir, ohne deinen Trumpf herzugeben.</translation>
    </message>
    <message>
        <source>The king takes the knight: 7 points, and you still have your trump.</source>
        <translation>Der König schlägt den Reiter: 7 Punkte, und deinen Trumpf hast du noch.</translation>
    </message>
    <message>
        <source>Take the trick, but with a card that is not a trump.</source>
        <translation>Mach den Stich, aber mit einer Karte, die kein Trumpf ist.</translation>
    </message>
    <message>
        <source>Your opponent leads the seven of swords. You play last to this trick, so nothing can take your ace of swords now. Bring its points home.</source>
        <translation>Dein Gegner spielt die Schwert-Sieben aus. In diesem Stich kommst du zuletzt, also kann dein Schwert-Ass jetzt nicht mehr gestochen werden. Bring seine Punkte heim.</translation>
    </message>
    <message>
        <source>The ace takes the seven: 11 points that nobody can take from you.</source>
        <translation>Das Ass schlägt die Sieben: 11 Punkte, die dir niemand mehr nehmen kann.</translation>
    </message>
    <message>
        <source>The ace stays in your hand then, and later a trump may take it. Now it is safe.</source>
        <translation>Dann bleibt das Ass auf deiner Hand, und später sticht es vielleicht ein Trumpf. Jetzt ist es sicher.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>This is the stock. After each trick both of you draw a card: first the winner of the trick, who also leads to the next one, then the other.</source>
        <translation>Das ist der Talon. Nach jedem Stich zieht ihr beide eine Karte: zuerst, wer den Stich gemacht hat und auch zum nächsten ausspielt, dann der andere.</translation>
    </message>
    <message>
        <source>You lead. Begin with a card that costs you nothing if it is taken.</source>
        <translation>Du spielst aus. Fang mit einer Karte an, die dich nichts kostet, wenn sie geschlagen wird.</translation>
    </message>
    <message>
        <source>The jack of coins takes it. Your opponent draws first, you draw next, and your opponent leads.</source>
        <translation>Der Münz-Bube schlägt sie. Zuerst zieht dein Gegner, dann du, und dein Gegner spielt aus.</translation>
    </message>
    <message>
        <source>If your opponent takes that card, its points are gone as well.</source>
        <translation>Nimmt dein Gegner diese Karte, sind auch ihre Punkte weg.</translation>
    </message>
    <message>
        <source>Now your opponent leads the six of clubs. Take it: then you draw first, and lead.</source>
        <translation>Jetzt spielt dein Gegner die Stab-Sechs aus. Schlag sie: Dann ziehst du zuerst und spielst aus.</translation>
    </message>
    <message>
        <source>Your three takes it and brings home its own 10 points. You have drawn first, and you lead.</source>
        <translation>Deine Drei schlägt sie und bringt ihre eigenen 10 Punkte heim. Du hast zuerst gezogen, und du spielst aus.</translation>
    </message>
    <message>
        <source>A cup doesn&apos;t take a club: cups are not trumps here.</source>
        <translation>Ein Kelch schlägt keinen Stab: Kelche sind hier nicht Trumpf.</translation>
    </message>
    <message>
        <source>Near the end: one hidden card is left, and under it the ace of clubs, the best trump. The winner of this trick draws the hidden one, the loser the ace. So lose it.</source>
        <translation>Kurz vor Schluss: Eine verdeckte Karte ist noch da und darunter das Stab-Ass, der beste Trumpf. Wer diesen Stich macht, zieht die verdeckte, der andere das Ass. Also verlier ihn.</translation>
    </message>
    <message>
        <source>Your opponent takes a trick without points, and you draw the ace of trumps.</source>
        <translation>Dein Gegner macht einen Stich ohne Punkte, und du ziehst das Trumpf-Ass.</translation>
    </message>
    <message>
        <source>That cup beats the five. You would take the trick, and your opponent would draw the ace.</source>
        <translation>Dieser Kelch schlägt die Fünf. Du würdest den Stich machen, und dein Gegner bekäme das Ass.</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>Trümpfe sparen</translation>
    </message>
    <message>
        <source>Your opponent leads the three of clubs, worth 10 points. Take it, and spend as little as you can.</source>
        <translation>Dein Gegner spielt die Stab-Drei aus, 10 Punkte wert. Hol sie dir, und gib dafür so wenig her, wie du kannst.</translation>
    </message>
    <message>
        <source>The two is enough, and the seven of trumps is still yours.</source>
        <translation>Die Zwei reicht, und die Trumpf-Sieben hast du noch.</translation>
    </message>
    <message>
        <source>Take these 10 points, but with a smaller card: one will do.</source>
        <translation>Hol dir diese 10 Punkte, aber mit einer kleineren Karte: Auch die reicht.</translation>
    </message>
    <message>
        <source>Your opponent leads the six of swords: no points. Keep your trump for an ace or a three, let this trick go, and give no points with it.</source>
        <translation>Dein Gegner spielt die Schwert-Sechs aus: keine Punkte. Heb dir deinen Trumpf für ein Ass oder eine Drei auf, lass diesen Stich laufen und gib keine Punkte dazu.</translation>
    </message>
    <message>
        <source>The six takes nothing but your four. And see what your opponent leads now.</source>
        <translation>Die Sechs bekommt nur deine Vier. Und sieh, was dein Gegner jetzt ausspielt.</translation>
    </message>
    <message>
        <source>There are no points to win here. Spend no trump on it, and don&apos;t give away a king.</source>
        <translation>Hier gibt es keine Punkte zu holen. Gib keinen Trumpf dafür her und verschenk keinen König.</translation>
    </message>
    <message>
        <source>The three of cups, 10 points! This is what you kept your trump for.</source>
        <translation>Die Kelch-Drei, 10 Punkte! Dafür hast du dir den Trumpf aufgehoben.</translation>
    </message>
    <message>
        <source>10 points for a seven. Small trumps are there to catch aces and threes.</source>
        <translation>10 Punkte für eine Sieben. Kleine Trümpfe sind dazu da, Asse und Dreien zu fangen.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the three: it is neither a trump nor the ace of cups.</source>
        <translation>Diese Karte schlägt die Drei nicht: Sie ist weder ein Trumpf noch das Kelch-Ass.</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>Die letzten drei Karten</translation>
    </message>
    <message>
        <source>The stock is used up, and you hold the last trump. The ace of cups and the king of swords have not been played yet, so your opponent must have them.</source>
        <translation>Der Talon ist leer, und du hast den letzten Trumpf. Das Kelch-Ass und der Schwert-König sind noch nicht gefallen, also muss dein Gegner sie haben.</translation>
    </message>
    <message>
        <source>You have 36 points and need 61. Your opponent leads the seven of clubs: no points in it. Which card do you give?</source>
        <translation>Du hast 36 Punkte und brauchst 61. Dein Gegner spielt die Stab-Sieben aus: keine Punkte drin. Welche Karte gibst du?</translation>
    </message>
    <message>
        <source>Nothing lost. Now your opponent has to lead one of the two good cards: here is the ace.</source>
        <translation>Nichts verloren. Jetzt muss dein Gegner mit einer der beiden guten Karten kommen: Da ist das Ass.</translation>
    </message>
    <message>
        <source>There is nothing to win yet. Keep that card for the ace or the king.</source>
        <translation>Noch gibt es nichts zu holen. Behalte diese Karte für das Ass oder den König.</translation>
    </message>
    <message>
        <source>The ace of cups, 11 points. Take it.</source>
        <translation>Das Kelch-Ass, 11 Punkte. Hol es dir.</translation>
    </message>
    <message>
        <source>Your last trump takes the ace. You have 47 points.</source>
        <translation>Dein letzter Trumpf sticht das Ass. Du hast 47 Punkte.</translation>
    </message>
    <message>
        <source>A sword doesn&apos;t take a cup. You have another card that takes it.</source>
        <translation>Ein Schwert schlägt keinen Kelch. Du hast eine andere Karte, die das Ass holt.</translation>
    </message>
    <message>
        <source>You lead your last card. The ace of swords is gone, and so are the trumps: nothing can take your three.</source>
        <translation>Du spielst deine letzte Karte aus. Das Schwert-Ass ist weg, die Trümpfe auch: Gegen deine Drei kommt nichts mehr an.</translation>
    </message>
    <message>
        <source>The three takes the king, 14 points: 61 to 59. You win.</source>
        <translation>Die Drei schlägt den König, 14 Punkte: 61 zu 59. Du gewinnst.</translation>
    </message>
    <message>
        <source>Three players: one is the landlord and plays alone against the other two, the peasants. Whoever is out of cards first wins for their side. Here you are the landlord.</source>
        <translation>Drei Spieler: Einer ist der Grundherr und spielt allein gegen die beiden anderen, die Bauern. Wer zuerst alle Karten los ist, gewinnt für seine Seite. Hier bist du der Grundherr.</translation>
    </message>
    <message>
        <source>Suits don&apos;t matter. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>Farben spielen keine Rolle. Der rote Joker ist die höchste Karte, dann kommen der schwarze Joker, die 2, das Ass, der König und so weiter bis zur 3.</translation>
    </message>
    <message>
        <source>The landlord leads first. Click your 3, then press Play.</source>
        <translation>Der Grundherr spielt zuerst aus. Klicke deine 3 an, dann „Spielen“.</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now both peasants in turn play a higher single card.</source>
        <translation>Deine niedrigste Karte ist weg. Jetzt spielen beide Bauern nacheinander eine höhere Einzelkarte.</translation>
    </message>
    <message>
        <source>That could be led, too. Let us begin with the 3 alone.</source>
        <translation>Auch das könntest du ausspielen. Fangen wir mit der 3 allein an.</translation>
    </message>
    <message>
        <source>A 10 is the highest so far. Beat it with a single card, as cheaply as you can.</source>
        <translation>Eine 10 ist bisher am höchsten. Schlag sie mit einer Einzelkarte, so billig, wie du kannst.</translation>
    </message>
    <message>
        <source>The jack is enough. Both peasants pass, so you lead again, whatever you like.</source>
        <translation>Der Bube reicht. Beide Bauern passen, also spielst du wieder aus, was du willst.</translation>
    </message>
    <message>
        <source>You hold two cards of the rank just above the 10: one of them is enough.</source>
        <translation>Du hast zwei Karten vom Wert gleich über der 10: Eine davon reicht.</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <translation>Paare und Drillinge</translation>
    </message>
    <message>
        <source>Whoever leads chooses the form: a single card, a pair, a triplet and so on. The others must play the same form, but higher, or pass.</source>
        <translation>Wer ausspielt, bestimmt die Form: Einzelkarte, Paar, Drilling und so weiter. Die anderen müssen Höheres derselben Form spielen oder passen.</translation>
    </message>
    <message>
        <source>The landlord, on your left, leads two queens. Beat them as cheaply as you can.</source>
        <translation>Der Grundherr links von dir spielt zwei Damen aus. Schlag sie so billig, wie du kannst.</translation>
    </message>
    <message>
        <source>Two aces are higher. Your own queens wouldn&apos;t do: equal cards don&apos;t beat each other.</source>
        <translation>Zwei Asse sind höher. Deine eigenen Damen reichen nicht: Gleiche Karten schlagen einander nicht.</translation>
    </message>
    <message>
        <source>From the queen it goes up to the king, the ace and the 2. Which is the lowest pair you hold there?</source>
        <translation>Über der Dame kommen König, Ass und 2. Welches ist dort dein niedrigstes Paar?</translation>
    </message>
    <message>
        <source>You lead. A triplet may carry a single card or a pair along. Lead your three 8s, and let them carry your lowest card.</source>
        <translation>Du spielst aus. Ein Drilling darf eine Einzelkarte oder ein Paar mitnehmen. Spiel deine drei Achten aus, und lass sie deine niedrigste Karte mitnehmen.</translation>
    </message>
    <message>
        <source>Your 3 is gone with them. Only the triplets count: the landlord&apos;s three 10s beat your 8s.</source>
        <translation>Deine 3 ist mit ihnen weg. Nur die Drillinge zählen: Die drei Zehnen des Grundherrn schlagen deine Achten.</translation>
    </message>
    <message>
        <source>Four cards are asked for: all three 8s, and your lowest card.</source>
        <translation>Gefragt sind vier Karten: alle drei Achten und deine niedrigste Karte.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Five or more ranks in a row are a sequence. It may go up to the ace, but no 2 and no joker belong to it.</source>
        <translation>Fünf oder mehr Werte in Folge sind eine Straße. Sie darf bis zum Ass gehen, aber 2 und Joker gehören nicht hinein.</translation>
    </message>
    <message>
        <source>You lead. Play your longest sequence: seven cards.</source>
        <translation>Du spielst aus. Nimm deine längste Straße: sieben Karten.</translation>
    </message>
    <message>
        <source>Seven cards at once. Only a sequence of seven is of the same form, and it must be higher.</source>
        <translation>Sieben Karten auf einmal. Nur eine Straße aus sieben Karten hat dieselbe Form, und sie muss höher sein.</translation>
    </message>
    <message>
        <source>Seven cards are asked for: one of each rank from your lowest card upwards.</source>
        <translation>Gefragt sind sieben Karten: eine von jedem Wert, von deiner niedrigsten Karte an aufwärts.</translation>
    </message>
    <message>
        <source>Three or more pairs in a row go together, too: they are a sequence of pairs. Lead yours.</source>
        <translation>Auch drei oder mehr Paare in Folge gehören zusammen: Sie sind eine Straße aus Paaren. Spiel deine aus.</translation>
    </message>
    <message>
        <source>Six cards more, and both peasants pass again.</source>
        <translation>Noch sechs Karten weg, und beide Bauern passen wieder.</translation>
    </message>
    <message>
        <source>Look for three pairs whose ranks follow one another, and play all six cards.</source>
        <translation>Such drei Paare, deren Werte aufeinanderfolgen, und spiel alle sechs Karten.</translation>
    </message>
    <message>
        <source>Triplets in a row are an airplane. Each of them may carry a single card along, or each a pair: the wings. Lead your airplane with your two lowest cards as wings.</source>
        <translation>Drillinge in Folge sind ein Flugzeug. Jeder darf eine Einzelkarte mitnehmen oder jeder ein Paar: die Flügel. Spiel dein Flugzeug mit deinen beiden niedrigsten Karten als Flügeln aus.</translation>
    </message>
    <message>
        <source>Eight cards at once, and the 3 and the 5, hard to get rid of alone, are gone.</source>
        <translation>Acht Karten auf einmal, und die 3 und die 5, die man allein schwer loswird, sind weg.</translation>
    </message>
    <message>
        <source>Eight cards are asked for: your 9s, your 10s and your two lowest cards.</source>
        <translation>Gefragt sind acht Karten: deine Neunen, deine Zehnen und deine beiden niedrigsten Karten.</translation>
    </message>
    <message>
        <source>Bombs and the rocket</source>
        <translation>Bomben und die Rakete</translation>
    </message>
    <message>
        <source>Four cards of a rank are a bomb: it beats everything but a higher bomb and the rocket. The rocket is both jokers, and beats everything. Each doubles the stake.</source>
        <translation>Vier Karten gleichen Werts sind eine Bombe: Sie schlägt alles außer einer höheren Bombe und der Rakete. Die Rakete sind beide Joker, und sie schlägt alles. Jede verdoppelt den Einsatz.</translation>
    </message>
    <message>
        <source>The landlord leads four 6s with two more cards. That is a form of its own and no bomb. Beat it as cheaply as you can.</source>
        <translation>Der Grundherr spielt vier Sechsen mit zwei weiteren Karten aus. Das ist eine eigene Form und keine Bombe. Schlag das so billig, wie du kannst.</translation>
    </message>
    <message>
        <source>A bomb beats whatever is no bomb, so even 4s will do. The stake is doubled.</source>
        <translation>Eine Bombe schlägt alles, was keine Bombe ist, also reichen sogar Vieren. Der Einsatz ist verdoppelt.</translation>
    </message>
    <message>
        <source>Any bomb beats it, even one of a lower rank, and you hold one. Leave the jokers in your hand.</source>
        <translation>Jede Bombe schlägt das, auch eine von niedrigerem Wert, und du hast eine. Lass die Joker auf der Hand.</translation>
    </message>
    <message>
        <source>The landlord answers with a higher bomb. You still hold the one thing that beats it.</source>
        <translation>Der Grundherr antwortet mit einer höheren Bombe. Du hast noch das Einzige, was sie schlägt.</translation>
    </message>
    <message>
        <source>Nothing beats the rocket, so you lead. Three doublings: the stake is eight times as high now.</source>
        <translation>Nichts schlägt die Rakete, also spielst du aus. Drei Verdopplungen: Der Einsatz ist jetzt achtmal so hoch.</translation>
    </message>
    <message>
        <source>You need not let this go: both jokers together beat everything.</source>
        <translation>Das musst du nicht hinnehmen: Beide Joker zusammen schlagen alles.</translation>
    </message>
    <message>
        <source>Another deal: the landlord, on your left, leads two 2s and has two cards left. Stop the landlord, but keep your jokers.</source>
        <translation>Ein anderes Spiel: Der Grundherr links von dir spielt zwei Zweien aus und hat noch zwei Karten. Halte ihn auf, aber behalte deine Joker.</translation>
    </message>
    <message>
        <source>Now you lead, not the landlord. Bombs are for such moments: they decide who leads.</source>
        <translation>Jetzt spielst du aus, nicht der Grundherr. Für solche Momente sind Bomben da: Sie entscheiden, wer ausspielt.</translation>
    </message>
    <message>
        <source>The landlord must not lead again, and less than the rocket is enough.</source>
        <translation>Der Grundherr darf nicht wieder ausspielen, und dafür reicht weniger als die Rakete.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>First the landlord is found. Each player in turn bids 1, 2 or 3, more than the bids before, or does not bid. Whoever bids most takes the three cards in the middle and leads; the bid is the stake.</source>
        <translation>Zuerst wird der Grundherr bestimmt. Reihum bietet jeder 1, 2 oder 3, und zwar mehr als alle vor ihm, oder er bietet nicht. Wer am meisten bietet, nimmt die drei Karten in der Mitte und spielt aus; das Gebot ist der Einsatz.</translation>
    </message>
    <message>
        <source>Alone against two, you need jokers, 2s and bombs, and few loose low cards. Here are both jokers, two 2s, two aces and a long sequence. What do you bid?</source>
        <translation>Allein gegen zwei brauchst du Joker, Zweien und Bomben und wenige lose niedrige Karten. Hier sind beide Joker, zwei Zweien, zwei Asse und eine lange Straße. Was bietest du?</translation>
    </message>
    <message>
        <source>Nobody can bid more: you get the three cards, and with 20 cards you lead.</source>
        <translation>Mehr kann niemand bieten: Du bekommst die drei Karten, und mit 20 Karten spielst du aus.</translation>
    </message>
    <message>
        <source>A hand this strong should be the landlord, and only the highest bid makes sure of it.</source>
        <translation>Mit so einem starken Blatt solltest du Grundherr sein, und nur das höchste Gebot sichert dir das.</translation>
    </message>
    <message>
        <source>Another deal. The player on your right has bid 1, the one on your left did not bid. You have neither jokers nor 2s, but many low cards. What do you do?</source>
        <translation>Ein anderes Spiel. Der Spieler rechts von dir hat 1 geboten, der links von dir nicht. Du hast weder Joker noch Zweien, aber viele niedrige Karten. Was tust du?</translation>
    </message>
    <message>
        <source>Nobody bids more than 1, so the player on your right is the landlord.</source>
        <translation>Niemand bietet mehr als 1, also ist der Spieler rechts von dir der Grundherr.</translation>
    </message>
    <message>
        <source>A landlord plays alone, and this hand has little to get the lead with. Better be a peasant.</source>
        <translation>Ein Grundherr spielt allein, und mit diesem Blatt kommst du kaum ans Ausspiel. Sei lieber Bauer.</translation>
    </message>
    <message>
        <source>The landlord has taken the three cards, which everybody may see, and has led a 3. The player on your left is your partner: you two are the peasants.</source>
        <translation>Der Grundherr hat die drei Karten genommen, die alle sehen dürfen, und eine 3 ausgespielt. Der Spieler links von dir ist dein Partner: Ihr beide seid die Bauern.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Zwei gegen einen</translation>
    </message>
    <message>
        <source>You are a peasant, like the player on your left. The landlord, on your right, led a 5, and your partner has played a king. What do you do?</source>
        <translation>Du bist Bauer, wie der Spieler links von dir. Der Grundherr rechts von dir hat eine 5 ausgespielt, und dein Partner hat einen König gelegt. Was tust du?</translation>
    </message>
    <message>
        <source>Your partner is winning the round for you both. The landlord passes, too, so your partner leads.</source>
        <translation>Dein Partner gewinnt die Runde für euch beide. Auch der Grundherr passt, also spielt dein Partner aus.</translation>
    </message>
    <message>
        <source>That beats your own partner and costs you a high card, though the king may well win the round.</source>
        <translation>Das schlägt deinen eigenen Partner und kostet dich eine hohe Karte, dabei gewinnt der König die Runde wohl ohnehin.</translation>
    </message>
    <message>
        <source>Another deal. You lead, and the landlord, on your right, has a single card left. Lead something which that card can&apos;t answer.</source>
        <translation>Ein anderes Spiel. Du spielst aus, und der Grundherr rechts von dir hat nur noch eine Karte. Spiel etwas aus, worauf er damit nicht antworten kann.</translation>
    </message>
    <message>
        <source>The landlord can&apos;t answer a pair. Your partner takes over only because another pair ends the deal: you both win.</source>
        <translation>Auf ein Paar kann der Grundherr nicht antworten. Dein Partner übernimmt nur, weil noch ein Paar das Spiel beendet: Ihr gewinnt beide.</translation>
    </message>
    <message>
        <source>A single card is just what the landlord could beat, and be out.</source>
        <translation>Gerade eine Einzelkarte könnte der Grundherr schlagen, und dann wäre er fertig.</translation>
    </message>
    <message>
        <source>Another deal. Now your partner sits on your right, plays after you, and has a single card left. Help your partner to be out.</source>
        <translation>Ein anderes Spiel. Jetzt sitzt dein Partner rechts von dir, spielt nach dir und hat nur noch eine Karte. Hilf deinem Partner, fertig zu werden.</translation>
    </message>
    <message>
        <source>Your partner plays the last card on it, and you have both won.</source>
        <translation>Dein Partner legt die letzte Karte darauf, und ihr habt beide gewonnen.</translation>
    </message>
    <message>
        <source>Your partner&apos;s one card must be higher than what you lead: your lowest single card is the surest.</source>
        <translation>Die eine Karte deines Partners muss höher sein als das, was du ausspielst: Am sichersten ist deine niedrigste Einzelkarte.</translation>
    </message>
    <message>
        <source>You are the landlord. Both jokers and the other 2s have been played, so your 2 is the highest card left. Get the lead, but keep your sequence from 10 to ace.</source>
        <translation>Du bist der Grundherr. Beide Joker und die anderen Zweien sind gefallen, also ist deine 2 jetzt die höchste Karte. Hol dir das Ausspiel, aber behalte deine Straße von der 10 bis zum Ass.</translation>
    </message>
    <message>
        <source>Nothing beats it, so you lead, and the sequence is whole.</source>
        <translation>Nichts schlägt sie, also spielst du aus, und die Straße ist noch ganz.</translation>
    </message>
    <message>
        <source>You need the lead and the whole sequence. There is one higher card that isn&apos;t part of it.</source>
        <translation>Du brauchst das Ausspiel und die ganze Straße. Es gibt eine höhere Karte, die nicht dazugehört.</translation>
    </message>
    <message>
        <source>You lead. Play most cards at once: a sequence up to the ace can be beaten only by a bomb, and nobody has one.</source>
        <translation>Du spielst aus. Spiel möglichst viele Karten auf einmal: Eine Straße bis zum Ass schlägt nur eine Bombe, und die hat niemand.</translation>
    </message>
    <message>
        <source>Five cards less, and you still lead.</source>
        <translation>Fünf Karten weniger, und du spielst immer noch aus.</translation>
    </message>
    <message>
        <source>Play the five ranks in a row together, while the lead is yours. The low cards come after.</source>
        <translation>Spiel die fünf Werte in Folge zusammen, solange das Ausspiel dir gehört. Die niedrigen Karten kommen danach.</translation>
    </message>
    <message>
        <source>Left are a 4 and two 7s. The peasant on your right has a single card. What do you lead?</source>
        <translation>Übrig sind eine 4 und zwei Siebenen. Der Bauer rechts von dir hat nur noch eine Karte. Was spielst du aus?</translation>
    </message>
    <message>
        <source>A single card can&apos;t answer a pair, and nobody else has a higher one. Your 4 goes last, and you win.</source>
        <translation>Eine einzelne Karte kann ein Paar nicht schlagen, und ein höheres hat sonst niemand. Deine 4 kommt zuletzt, und du gewinnst.</translation>
    </message>
    <message>
        <source>That could be beaten with the single card, and the peasants would have won.</source>
        <translation>Das ließe sich mit der einen Karte schlagen, und die Bauern hätten gewonnen.</translation>
    </message>
    <message>
        <source>The bid is the stake. Each bomb and the rocket double it. At the end the landlord wins or loses it against each of the two peasants.</source>
        <translation>Das Gebot ist der Einsatz. Jede Bombe und die Rakete verdoppeln ihn. Am Ende gewinnt oder verliert ihn der Grundherr gegen jeden der beiden Bauern.</translation>
    </message>
    <message>
        <source>The stake doubles once more for spring: the landlord is out before a peasant has played, or never plays after the first lead.</source>
        <translation>Ein Frühling verdoppelt den Einsatz noch einmal: Der Grundherr ist fertig, bevor ein Bauer gespielt hat, oder er spielt nach dem ersten Ausspiel nie wieder.</translation>
    </message>
    <message>
        <source>Here the landlord, on your right, bid 3, and the rocket has been played. You are a peasant. Beat the 8s and be out.</source>
        <translation>Hier hat der Grundherr rechts von dir 3 geboten, und die Rakete ist gefallen. Du bist Bauer. Schlag die Achten, und du bist fertig.</translation>
    </message>
    <message>
        <source>The stake 3, doubled, is 6: you and your partner win 6 each, the landlord loses 12.</source>
        <translation>Der Einsatz 3, verdoppelt, ist 6: Du und dein Partner gewinnt je 6, der Grundherr verliert 12.</translation>
    </message>
    <message>
        <source>Your two 9s are higher, and they are your last cards.</source>
        <translation>Deine beiden Neunen sind höher, und sie sind deine letzten Karten.</translation>
    </message>
    <message>
        <source>In this deal you are the landlord, and bid 2. You lead, and your last cards are four 7s. Be out at once.</source>
        <translation>In diesem Spiel bist du der Grundherr und hast 2 geboten. Du spielst aus, und deine letzten Karten sind vier Siebenen. Werde sie auf einmal los.</translation>
    </message>
    <message>
        <source>A bomb: the stake of 2 is doubled to 4, and each peasant pays it. You win 8.</source>
        <translation>Eine Bombe: Der Einsatz von 2 verdoppelt sich auf 4, und jeder Bauer zahlt ihn. Du gewinnst 8.</translation>
    </message>
    <message>
        <source>All four go together, as a bomb, and then you are out.</source>
        <translation>Alle vier gehen zusammen weg, als Bombe, und dann bist du fertig.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Du und dein Partner</translation>
    </message>
    <message>
        <source>The player opposite is your partner: your tricks count together. A trick is one card from each player, and everybody has five cards, so there are five tricks.</source>
        <translation>Dein Gegenüber ist dein Partner: Eure Stiche zählen zusammen. Ein Stich ist eine Karte von jedem Spieler, und jeder hat fünf Karten, also gibt es fünf Stiche.</translation>
    </message>
    <message>
        <source>Hearts are trump in this deal: they beat all other suits. Your partner chose them, so you two are the makers and have to take at least three of the five tricks.</source>
        <translation>In diesem Spiel ist Herz Trumpf und schlägt alle anderen Farben. Dein Partner hat Herz gewählt, also seid ihr beide die Trumpfmacher und müsst mindestens drei der fünf Stiche machen.</translation>
    </message>
    <message>
        <source>Clubs were led to the first trick. In clubs the order is ace, king, queen, jack, ten, nine. Take the trick.</source>
        <translation>Zum ersten Stich wurde Kreuz ausgespielt. Bei Kreuz ist die Reihenfolge Ass, König, Dame, Bube, Zehn, Neun. Mach den Stich.</translation>
    </message>
    <message>
        <source>Your ace is the highest club: the first trick is yours, and you lead to the next.</source>
        <translation>Dein Ass ist das höchste Kreuz: Der erste Stich gehört dir, und du spielst zum nächsten aus.</translation>
    </message>
    <message>
        <source>The king of clubs is higher than that.</source>
        <translation>Der Kreuz-König ist höher als diese Karte.</translation>
    </message>
    <message>
        <source>One trick for your side. It would have counted just the same if your partner had taken it.</source>
        <translation>Ein Stich für deine Seite. Er hätte genauso gezählt, wenn dein Partner ihn gemacht hätte.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>The player on your right leads the king of diamonds. You have diamonds, so you must follow suit: your other cards have to wait, trumps too.</source>
        <translation>Der Spieler rechts von dir spielt den Karo-König aus. Du hast Karo, also musst du bedienen: Deine anderen Karten müssen warten, auch Trümpfe.</translation>
    </message>
    <message>
        <source>Take the trick with one of your diamonds.</source>
        <translation>Mach den Stich mit einer deiner Karo-Karten.</translation>
    </message>
    <message>
        <source>The ace is the highest diamond. Nobody trumps it: the trick is yours.</source>
        <translation>Das Ass ist das höchste Karo. Niemand trumpft: Der Stich gehört dir.</translation>
    </message>
    <message>
        <source>The nine is lower than the king. Play a higher diamond.</source>
        <translation>Die Neun ist niedriger als der König. Spiel ein höheres Karo.</translation>
    </message>
    <message>
        <source>Now hearts are led, and you have none, so you may play any card. Spades are trump: a trump takes what is not a trump. Take the ace of hearts.</source>
        <translation>Jetzt wird Herz ausgespielt, und du hast keins, also darfst du jede Karte spielen. Pik ist Trumpf: Ein Trumpf sticht alles, was kein Trumpf ist. Stich das Herz-Ass.</translation>
    </message>
    <message>
        <source>Your trump takes the ace. Nobody plays a higher trump, so the trick is yours.</source>
        <translation>Dein Trumpf sticht das Ass. Niemand spielt einen höheren Trumpf, also gehört der Stich dir.</translation>
    </message>
    <message>
        <source>That card is neither a heart nor a trump, so it takes nothing.</source>
        <translation>Diese Karte ist weder Herz noch Trumpf, also macht sie keinen Stich.</translation>
    </message>
    <message>
        <source>Your ten of spades has taken the ace of hearts. The highest trump takes a trick; without a trump, the highest card of the suit led does.</source>
        <translation>Deine Pik-Zehn hat das Herz-Ass gestochen. Der höchste Trumpf macht den Stich; liegt kein Trumpf, die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>Die beiden Bauern</translation>
    </message>
    <message>
        <source>Hearts are trump. Now the jack of hearts, the right bower, is the best card, and the other red jack, your jack of diamonds, the second best: the left bower.</source>
        <translation>Herz ist Trumpf. Jetzt ist der Herz-Bube, der rechte Bauer, die beste Karte, und der andere rote Bube, dein Karo-Bube, die zweitbeste: der linke Bauer.</translation>
    </message>
    <message>
        <source>After the bowers come ace, king, queen, ten and nine of trump. The player on your right leads the ace of hearts: take it.</source>
        <translation>Nach den Bauern kommen Ass, König, Dame, Zehn und Neun der Trumpffarbe. Der Spieler rechts von dir spielt das Herz-Ass aus: Schlag es.</translation>
    </message>
    <message>
        <source>The left bower takes the ace. Only the right bower could have beaten it.</source>
        <translation>Der linke Bauer schlägt das Ass. Nur der rechte Bauer hätte ihn schlagen können.</translation>
    </message>
    <message>
        <source>The ace is higher than the king. Only a bower takes it.</source>
        <translation>Das Ass ist höher als der König. Nur ein Bauer schlägt es.</translation>
    </message>
    <message>
        <source>Here the ace of diamonds is led, and hearts are trump again. You have no diamonds, for your jack is a trump now. Take the trick.</source>
        <translation>Hier wird das Karo-Ass ausgespielt, und Herz ist wieder Trumpf. Du hast kein Karo, denn dein Bube ist jetzt ein Trumpf. Mach den Stich.</translation>
    </message>
    <message>
        <source>The left bower is a heart now. It trumps the ace of diamonds.</source>
        <translation>Der linke Bauer ist jetzt ein Herz. Er sticht das Karo-Ass.</translation>
    </message>
    <message>
        <source>That card is no trump, so it takes nothing here. Which of your cards is one?</source>
        <translation>Diese Karte ist kein Trumpf, also macht sie hier keinen Stich. Welche deiner Karten ist einer?</translation>
    </message>
    <message>
        <source>Now the left bower is led: a heart, so you must play a heart, and neither of yours beats it. Which one do you give?</source>
        <translation>Jetzt wird der linke Bauer ausgespielt: ein Herz, also musst du Herz spielen, und keins von deinen schlägt ihn. Welches gibst du?</translation>
    </message>
    <message>
        <source>The low one. Your partner&apos;s right bower takes the trick, and you still have the king.</source>
        <translation>Das niedrige. Der rechte Bauer deines Partners macht den Stich, und du hast noch den König.</translation>
    </message>
    <message>
        <source>That heart doesn&apos;t beat the left bower. Give the one that is worth less to you.</source>
        <translation>Dieses Herz schlägt den linken Bauern nicht. Gib lieber das, das dir weniger wert ist.</translation>
    </message>
    <message>
        <source>Ordering up</source>
        <translation>Karte aufnehmen lassen</translation>
    </message>
    <message>
        <source>First it is settled which suit is trump. In turn each player may order up the turned-up card: then its suit is trump, and the dealer, here your partner, picks it up.</source>
        <translation>Zuerst wird entschieden, welche Farbe Trumpf ist. Reihum darf jeder die aufgedeckte Karte aufnehmen lassen: Dann ist ihre Farbe Trumpf, und der Geber, hier dein Partner, nimmt sie auf.</translation>
    </message>
    <message>
        <source>With spades as trump you would hold three: the right bower, ace and king, and an ace besides. Usually that is enough. Order up, or pass?</source>
        <translation>Mit Pik als Trumpf hättest du drei Trümpfe, den rechten Bauern, Ass und König, und dazu noch ein Ass. Meistens reicht das. Aufnehmen lassen oder passen?</translation>
    </message>
    <message>
        <source>Spades are trump, and you two are the makers. Your partner picks up the ten and discards.</source>
        <translation>Pik ist Trumpf, und ihr beide seid die Trumpfmacher. Dein Partner nimmt die Zehn auf und legt eine Karte ab.</translation>
    </message>
    <message>
        <source>Three high trumps and an ace are good enough to make trump, together with your partner.</source>
        <translation>Drei hohe Trümpfe und ein Ass sind gut genug, um zusammen mit deinem Partner Trumpf zu machen.</translation>
    </message>
    <message>
        <source>Here the player on your right deals, an opponent. The card that you order up would be theirs. What do you say?</source>
        <translation>Hier gibt der Spieler rechts von dir, ein Gegner. Die Karte, die du aufnehmen lässt, ginge an ihn. Was sagst du?</translation>
    </message>
    <message>
        <source>Leave that to the dealer, who picks the jack up unasked here. Your side defends.</source>
        <translation>Überlass das dem Geber, der den Buben hier von sich aus aufnimmt. Deine Seite verteidigt.</translation>
    </message>
    <message>
        <source>You hold one diamond only, and the dealer would get the right bower.</source>
        <translation>Du hast nur ein Karo, und der Geber bekäme den rechten Bauern.</translation>
    </message>
    <message>
        <source>When you deal</source>
        <translation>Wenn du gibst</translation>
    </message>
    <message>
        <source>You deal, and the others have passed. You may pick up the queen of clubs yourself: with it you hold three trumps, and an ace besides. Pick it up, and play with your partner.</source>
        <translation>Du gibst, und die anderen haben gepasst. Du darfst die Kreuz-Dame selbst aufnehmen: Mit ihr hast du drei Trümpfe und dazu ein Ass. Nimm sie auf, und spiel mit deinem Partner.</translation>
    </message>
    <message>
        <source>Clubs are trump, and the queen is yours. For it you put another card away.</source>
        <translation>Kreuz ist Trumpf, und die Dame gehört dir. Dafür legst du eine andere Karte ab.</translation>
    </message>
    <message>
        <source>Three trumps and an ace of another suit are good enough, together with your partner.</source>
        <translation>Drei Trümpfe und ein Ass einer anderen Farbe sind gut genug, zusammen mit deinem Partner.</translation>
    </message>
    <message>
        <source>You hold six cards: put one away, face down. Keep what may take tricks.</source>
        <translation>Du hast sechs Karten: Leg eine verdeckt ab. Behalte, was Stiche machen kann.</translation>
    </message>
    <message>
        <source>Now you have no diamonds. When they are led, you can trump.</source>
        <translation>Jetzt hast du kein Karo. Wird es ausgespielt, kannst du trumpfen.</translation>
    </message>
    <message>
        <source>That card may take a trick. Another one hardly ever will.</source>
        <translation>Diese Karte macht vielleicht einen Stich. Eine andere so gut wie nie.</translation>
    </message>
    <message>
        <source>And they are led! Take the trick, and keep your high trumps for later.</source>
        <translation>Und da kommt Karo! Mach den Stich, und heb dir deine hohen Trümpfe für später auf.</translation>
    </message>
    <message>
        <source>The nine of clubs takes three diamonds, the ace among them.</source>
        <translation>Die Kreuz-Neun holt drei Karo-Karten, darunter das Ass.</translation>
    </message>
    <message>
        <source>Take the trick, but with the smallest card that does it.</source>
        <translation>Mach den Stich, aber mit der kleinsten Karte, die dafür reicht.</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Die zweite Runde</translation>
    </message>
    <message>
        <source>All four passed, and the queen of diamonds is turned down. Now each player in turn may name another suit as trump, or pass. You speak first.</source>
        <translation>Alle vier haben gepasst, und die Karo-Dame ist abgelehnt. Jetzt darf reihum jeder eine andere Farbe als Trumpf ansagen oder passen. Du sprichst zuerst.</translation>
    </message>
    <message>
        <source>In which suit would you hold most trumps? Mind the left bower: a jack counts in the other suit of its colour, too. Name that suit, and play with your partner.</source>
        <translation>In welcher Farbe hättest du die meisten Trümpfe? Achte auf den linken Bauern: Ein roter Bube zählt in beiden roten Farben, ein schwarzer in beiden schwarzen. Sag die Farbe an, und spiel mit deinem Partner.</translation>
    </message>
    <message>
        <source>Three spades, the jack of clubs among them as left bower, and an ace besides.</source>
        <translation>Dreimal Pik, darunter der Kreuz-Bube als linker Bauer, und dazu ein Ass.</translation>
    </message>
    <message>
        <source>Count your trumps for each suit, the left bower too. Name the longest, with your partner.</source>
        <translation>Zähl deine Trümpfe für jede Farbe, auch den linken Bauern. Sag die längste an, mit deinem Partner.</translation>
    </message>
    <message>
        <source>Another deal, and the nine of hearts is turned down. Is there a suit worth naming?</source>
        <translation>Ein anderes Spiel, und die Herz-Neun ist abgelehnt. Lohnt es sich, eine Farbe anzusagen?</translation>
    </message>
    <message>
        <source>You pass, and your partner names diamonds. If all pass again, nobody scores.</source>
        <translation>Du passt, und dein Partner sagt Karo an. Passen wieder alle, bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>You would hold two trumps at most, and no bower. That is too little.</source>
        <translation>Du hättest höchstens zwei Trümpfe und keinen Bauern. Das ist zu wenig.</translation>
    </message>
    <message>
        <source>Three good habits</source>
        <translation>Drei gute Gewohnheiten</translation>
    </message>
    <message>
        <source>You made spades trump, and you lead. Makers draw the trumps first, so that nobody can trump their aces later. Lead a card that nothing can beat.</source>
        <translation>Du hast Pik zum Trumpf gemacht, und du spielst aus. Trumpfmacher ziehen zuerst die Trümpfe, damit später niemand ihre Asse stechen kann. Spiel eine Karte aus, gegen die nichts ankommt.</translation>
    </message>
    <message>
        <source>The trick is yours, and two trumps of your opponents fall.</source>
        <translation>Der Stich gehört dir, und zwei Trümpfe deiner Gegner fallen.</translation>
    </message>
    <message>
        <source>That card can be beaten now. You hold two that cannot.</source>
        <translation>Diese Karte kann jetzt geschlagen werden. Du hast zwei, die unschlagbar sind.</translation>
    </message>
    <message>
        <source>Clubs are trump, and you have no diamonds. Your partner&apos;s ace of diamonds is winning, and you play last. Which card do you give?</source>
        <translation>Kreuz ist Trumpf, und du hast kein Karo. Das Karo-Ass deines Partners liegt vorn, und du kommst zuletzt. Welche Karte gibst du?</translation>
    </message>
    <message>
        <source>The trick goes to your side anyway, and you keep all your trumps.</source>
        <translation>Der Stich geht ohnehin an deine Seite, und du behältst alle deine Trümpfe.</translation>
    </message>
    <message>
        <source>Your partner has this trick already. Keep that trump for another one.</source>
        <translation>Dein Partner hat diesen Stich schon. Heb dir den Trumpf für einen anderen auf.</translation>
    </message>
    <message>
        <source>The dealer, on your right, made diamonds trump. You defend, and you lead. Start with the card that takes a trick most surely.</source>
        <translation>Der Geber rechts von dir hat Karo zum Trumpf gemacht. Du verteidigst, und du spielst aus. Fang mit der Karte an, die am sichersten einen Stich macht.</translation>
    </message>
    <message>
        <source>Against the makers, lead an ace that is not a trump, before they have got rid of that suit.</source>
        <translation>Gegen die Trumpfmacher spiel ein Ass aus, das kein Trumpf ist, bevor sie diese Farbe losgeworden sind.</translation>
    </message>
    <message>
        <source>There are higher cards than that. You have one that only a trump can beat.</source>
        <translation>Es gibt höhere Karten als diese. Du hast eine, die nur ein Trumpf schlagen kann.</translation>
    </message>
    <message>
        <source>What a deal brings</source>
        <translation>Was ein Spiel bringt</translation>
    </message>
    <message>
        <source>Makers score 1 point for three or four tricks, 2 for all five. With fewer than three they are euchred: 2 points for the other side. Ten points win the match.</source>
        <translation>Die Trumpfmacher bekommen 1 Punkt für drei oder vier Stiche, 2 für alle fünf. Mit weniger als drei sind sie gescheitert: 2 Punkte für die andere Seite. Zehn Punkte gewinnen die Partie.</translation>
    </message>
    <message>
        <source>You made spades trump. Your side has two tricks and needs a third. You lead: take it now.</source>
        <translation>Du hast Pik zum Trumpf gemacht. Deine Seite hat zwei Stiche und braucht einen dritten. Du spielst aus: Mach ihn jetzt.</translation>
    </message>
    <message>
        <source>Nobody trumps the ace. That is the third trick, and a point for your side.</source>
        <translation>Niemand sticht das Ass. Das ist der dritte Stich und ein Punkt für deine Seite.</translation>
    </message>
    <message>
        <source>Higher diamonds beat the nine, and your ace takes nothing in a trick of another suit.</source>
        <translation>Jedes höhere Karo schlägt die Neun, und dein Ass macht keinen Stich, wenn eine andere Farbe ausgespielt ist.</translation>
    </message>
    <message>
        <source>Here your opponents made hearts trump, but your side has two tricks already. The ace of hearts is winning: take it.</source>
        <translation>Hier haben deine Gegner Herz zum Trumpf gemacht, aber deine Seite hat schon zwei Stiche. Das Herz-Ass liegt vorn: Schlag es.</translation>
    </message>
    <message>
        <source>The left bower, your third trick: the makers are euchred, and you two score 2 points.</source>
        <translation>Der linke Bauer, euer dritter Stich: Die Trumpfmacher sind gescheitert, und ihr beide bekommt 2 Punkte.</translation>
    </message>
    <message>
        <source>The nine doesn&apos;t beat the ace of trump. Only a bower does.</source>
        <translation>Die Neun schlägt das Trumpf-Ass nicht. Das kann nur ein Bauer.</translation>
    </message>
    <message>
        <source>If you make trump, you may go alone: your partner sits out, and all five tricks then bring 4 points. These cards take every trick. Choose Alone, and order up.</source>
        <translation>Wenn du Trumpf machst, darfst du allein spielen: Dein Partner setzt aus, und alle fünf Stiche bringen dann 4 Punkte. Diese Karten machen jeden Stich. Wähle „Allein“ und dann „Aufnehmen lassen“.</translation>
    </message>
    <message>
        <source>Your partner sits out. You have the four highest trumps and an ace: five tricks, 4 points.</source>
        <translation>Dein Partner setzt aus. Du hast die vier höchsten Trümpfe und ein Ass: fünf Stiche, 4 Punkte.</translation>
    </message>
    <message>
        <source>You can take all five tricks without help, and that brings most when you go alone.</source>
        <translation>Du kannst alle fünf Stiche ohne Hilfe machen, und das bringt am meisten, wenn du allein spielst.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Figures of three kinds stand in the settlements: Buddhas, helmets and rice. A village holds one figure, a town two, and Edo, the capital, one of each kind.</source>
        <translation>In den Siedlungen stehen Figuren, drei Arten: Buddhas, Helme und Reis. In einem Dorf steht eine Figur, in einer Stadt stehen zwei, und in Edo, der Hauptstadt, steht eine von jeder Art.</translation>
    </message>
    <message>
        <source>The figures you capture are counted here. Whoever has more of a kind leads it, and whoever leads two of the three kinds at the end wins.</source>
        <translation>Hier werden die Figuren gezählt, die du eroberst. Wer von einer Art mehr hat, führt bei ihr, und wer am Ende bei zwei der drei Arten führt, gewinnt.</translation>
    </message>
    <message>
        <source>Capture one: your Buddha 3 lies beside Matsue, and one land space there is still free. Choose any tile in your hand but the ship, then the ringed space.</source>
        <translation>Erobere eine: Dein Buddha 3 liegt neben Matsue, und ein Landfeld ist dort noch frei. Wähle ein beliebiges Plättchen von deiner Hand außer dem Schiff, dann das eingekreiste Feld.</translation>
    </message>
    <message>
        <source>Now every land space around Matsue has a tile. You have the most influence there: the Buddha is yours.</source>
        <translation>Jetzt liegt auf jedem Landfeld um Matsue ein Plättchen. Du hast dort den größten Einfluss: Der Buddha gehört dir.</translation>
    </message>
    <message>
        <source>Not there: the free land space beside Matsue is the ringed one.</source>
        <translation>Nicht dort: Das freie Landfeld neben Matsue ist das eingekreiste.</translation>
    </message>
    <message>
        <source>There it stands. Seven figures of each kind are on this chart: with four you are sure to lead that kind.</source>
        <translation>Da steht er. Von jeder Art gibt es auf diesem Spielplan sieben Figuren: Mit vier führst du bei einer Art sicher.</translation>
    </message>
    <message>
        <source>Your tiles, your turn</source>
        <translation>Deine Plättchen, dein Zug</translation>
    </message>
    <message>
        <source>The picture on a tile says for which kind of figure it counts, the number how much: its strength. Lying on a free land space, it counts for the settlements it touches.</source>
        <translation>Das Bild auf einem Plättchen sagt, für welche Figurenart es zählt, die Zahl, wie viel: seine Stärke. Auf einem freien Landfeld zählt es für die Siedlungen, an die es grenzt.</translation>
    </message>
    <message>
        <source>A Buddha stands in Matsue. Put the tile beside it that gives you the most influence on that Buddha.</source>
        <translation>In Matsue steht ein Buddha. Leg das Plättchen daneben, das dir den größten Einfluss auf ihn gibt.</translation>
    </message>
    <message>
        <source>Your influence there is 3 now: see the number beside Matsue. A helmet or rice would count nothing.</source>
        <translation>Dein Einfluss dort ist jetzt 3: Sieh dir die Zahl neben Matsue an. Ein Helm oder Reis würde nichts zählen.</translation>
    </message>
    <message>
        <source>There is more: this gives you less influence on the Buddha of Matsue. Compare pictures and numbers.</source>
        <translation>Da geht noch mehr: So hast du weniger Einfluss auf den Buddha in Matsue. Vergleich Bilder und Zahlen.</translation>
    </message>
    <message>
        <source>You play one normal tile a turn, and that was yours. The ship may wait: it is a fast tile, more of that later. End your turn, and you draw up to five tiles again.</source>
        <translation>Pro Zug spielst du ein normales Plättchen, und das war deins. Das Schiff kann warten: Es ist ein schnelles Plättchen, dazu später mehr. Beende deinen Zug, und du ziehst wieder auf fünf Plättchen nach.</translation>
    </message>
    <message>
        <source>You draw a tile, and it&apos;s your opponent&apos;s turn.</source>
        <translation>Du ziehst ein Plättchen, und dein Gegner ist dran.</translation>
    </message>
    <message>
        <source>Keep the ship for later: end your turn.</source>
        <translation>Heb dir das Schiff für später auf: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The tile with the swords is a samurai: it counts for every kind of figure. Put it where it counts for as many figures as it can.</source>
        <translation>Das Plättchen mit den Schwertern ist ein Samurai: Er zählt für jede Figurenart. Leg ihn dorthin, wo er für möglichst viele Figuren zählt.</translation>
    </message>
    <message>
        <source>It counts for the three figures of Edo, and for the one in the village on its other side.</source>
        <translation>Er zählt für die drei Figuren in Edo und für die im Dorf auf seiner anderen Seite.</translation>
    </message>
    <message>
        <source>That counts for fewer figures. Which settlement holds the most?</source>
        <translation>Das zählt für weniger Figuren. In welcher Siedlung stehen die meisten?</translation>
    </message>
    <message>
        <source>Who captures a figure</source>
        <translation>Wer eine Figur erobert</translation>
    </message>
    <message>
        <source>The numbers beside Mito are the influence on its Buddha: you 2, your opponent 4. When all land around Mito is taken, the higher number gets it; the sea may stay empty.</source>
        <translation>Die Zahlen neben Mito sind der Einfluss auf den Buddha dort: du 2, dein Gegner 4. Ist alles Land um Mito belegt, bekommt ihn die höhere Zahl; die See darf leer bleiben.</translation>
    </message>
    <message>
        <source>One land space beside Mito is free. Put a tile there that wins you the Buddha. While you point at a space, a panel shows what your tile would change.</source>
        <translation>Ein Landfeld neben Mito ist frei. Leg ein Plättchen dorthin, das dir den Buddha gewinnt. Zeigst du auf ein Feld, siehst du in einem Fenster, was dein Plättchen ändern würde.</translation>
    </message>
    <message>
        <source>5 to 4: the Buddha is yours. The helmet 4 and the rice 4 would have counted nothing there.</source>
        <translation>5 zu 4: Der Buddha gehört dir. Helm 4 und Reis 4 hätten dort nichts gezählt.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Mito. You have 2 there, and your opponent&apos;s 4 must be beaten.</source>
        <translation>So gewinnst du den Buddha in Mito nicht. Du hast dort 2 und musst die 4 deines Gegners übertreffen.</translation>
    </message>
    <message>
        <source>At Hirosaki your opponent has 4, you have 2, and none of your tiles takes you past 4. But in a tie nobody gets the rice: make it one, on the last land space.</source>
        <translation>Bei Hirosaki hat dein Gegner 4, du hast 2, und keines deiner Plättchen bringt dich über 4. Aber bei Gleichstand bekommt niemand den Reis: Sorg auf dem letzten Landfeld dafür.</translation>
    </message>
    <message>
        <source>4 to 4, a tie: nobody gets the rice, and it is set aside for good.</source>
        <translation>4 zu 4, Gleichstand: Niemand bekommt den Reis, er wird endgültig beiseitegelegt.</translation>
    </message>
    <message>
        <source>That makes no tie at Hirosaki. How much is missing from your 2 to your opponent&apos;s 4?</source>
        <translation>Das gibt keinen Gleichstand bei Hirosaki. Wie viel fehlt von deiner 2 zur 4 deines Gegners?</translation>
    </message>
    <message>
        <source>Figures set aside count for nobody, and the game ends with the fourth. A figure on which nobody has influence is set aside, too.</source>
        <translation>Beiseitegelegte Figuren zählen für niemanden, und mit der vierten endet das Spiel. Auch eine Figur, auf die niemand Einfluss hat, wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>One space, two settlements</source>
        <translation>Ein Feld, zwei Siedlungen</translation>
    </message>
    <message>
        <source>Every land space touches two settlements, and a tile there counts for both. The ringed one is the last free land of Okayama and of Osaka.</source>
        <translation>Jedes Landfeld grenzt an zwei Siedlungen, und ein Plättchen dort zählt für beide. Das eingekreiste ist das letzte freie Land von Okayama und von Osaka.</translation>
    </message>
    <message>
        <source>Your opponent leads at both: 3 to 2 for the rice of Okayama, 2 to 0 for the Buddha of Osaka. Win both figures with one tile.</source>
        <translation>Dein Gegner führt bei beiden: 3 zu 2 beim Reis in Okayama, 2 zu 0 beim Buddha in Osaka. Gewinn beide Figuren mit einem Plättchen.</translation>
    </message>
    <message>
        <source>Both are yours: the samurai made it 5 to 3 at Okayama and 3 to 2 at Osaka.</source>
        <translation>Beide gehören dir: Mit dem Samurai steht es 5 zu 3 in Okayama und 3 zu 2 in Osaka.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win both. Which of your tiles counts for rice and for Buddhas alike?</source>
        <translation>So gewinnst du nicht beide. Welches deiner Plättchen zählt für Reis und für Buddhas zugleich?</translation>
    </message>
    <message>
        <source>In a town each figure is decided by itself. In Kyoto your opponent leads for the Buddha, 6 to 0; for the helmet it is 2 to 2. Fill the last land so that you win one.</source>
        <translation>In einer Stadt wird jede Figur für sich entschieden. In Kyoto führt dein Gegner beim Buddha 6 zu 0; beim Helm steht es 2 zu 2. Füll das letzte Land so, dass du eine Figur gewinnst.</translation>
    </message>
    <message>
        <source>The helmet is yours, 5 to 2, and the Buddha goes to your opponent. Each figure has its own winner.</source>
        <translation>Der Helm gehört dir, 5 zu 2, und der Buddha geht an deinen Gegner. Jede Figur hat ihren eigenen Gewinner.</translation>
    </message>
    <message>
        <source>That wins you nothing in Kyoto. Which of its two figures is still within your reach?</source>
        <translation>So gewinnst du in Kyoto nichts. Welche der beiden Figuren ist dort noch für dich erreichbar?</translation>
    </message>
    <message>
        <source>Ships and the ronin</source>
        <translation>Schiffe und der Ronin</translation>
    </message>
    <message>
        <source>Tiles with two arrows are fast: ships, the ronin and the figure exchange. You may play as many of them as you like, with or without your one normal tile.</source>
        <translation>Plättchen mit zwei Pfeilen sind schnell: Schiffe, der Ronin und der Figurentausch. Davon darfst du beliebig viele spielen, mit oder ohne dein eines normales Plättchen.</translation>
    </message>
    <message>
        <source>Your rice 4 alone would only tie at Yamaguchi, 4 to 4. So begin with the ship: put it on the sea beside Yamaguchi.</source>
        <translation>Dein Reis 4 allein ergäbe bei Yamaguchi nur einen Gleichstand, 4 zu 4. Fang also mit dem Schiff an: Leg es auf die See neben Yamaguchi.</translation>
    </message>
    <message>
        <source>It adds 1, for a ship counts for every kind. And as it lies on the sea, it takes up no land.</source>
        <translation>Es bringt 1 dazu, denn ein Schiff zählt für jede Art. Und weil es auf der See liegt, belegt es kein Land.</translation>
    </message>
    <message>
        <source>First the ship, on a sea space that touches Yamaguchi.</source>
        <translation>Zuerst das Schiff, auf ein Seefeld, das an Yamaguchi grenzt.</translation>
    </message>
    <message>
        <source>Now fill the last land beside Yamaguchi and win its rice.</source>
        <translation>Jetzt füll das letzte Land neben Yamaguchi und gewinn den Reis.</translation>
    </message>
    <message>
        <source>5 to 4. The ship had to come first: figures are captured at once when the last land is taken.</source>
        <translation>5 zu 4. Das Schiff musste zuerst kommen: Figuren werden sofort erobert, wenn das letzte Land belegt ist.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the rice of Yamaguchi. You have 1 there and need more than 4, on its last land.</source>
        <translation>So gewinnst du den Reis in Yamaguchi nicht. Du hast dort 1 und brauchst mehr als 4, auf dem letzten Land.</translation>
    </message>
    <message>
        <source>The ronin, with the straw hat, is a fast tile for the land and counts 1 for every kind. At Hiroshima it&apos;s 2 to 2, and one land space is free. Play on in the same turn!</source>
        <translation>Der Ronin mit dem Strohhut ist ein schnelles Plättchen für das Land und zählt 1 für jede Art. Bei Hiroshima steht es 2 zu 2, und ein Landfeld ist frei. Spiel im selben Zug weiter!</translation>
    </message>
    <message>
        <source>3 to 2: the helmet is yours, too. Three tiles and two figures, in a single turn.</source>
        <translation>3 zu 2: Auch der Helm gehört dir. Drei Plättchen und zwei Figuren in einem einzigen Zug.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the helmet of Hiroshima. One more point there is enough, on its last land.</source>
        <translation>So gewinnst du den Helm in Hiroshima nicht. Ein Punkt mehr reicht dort, auf dem letzten Land.</translation>
    </message>
    <message>
        <source>The two exchanges</source>
        <translation>Die beiden Tauschplättchen</translation>
    </message>
    <message>
        <source>Your Buddha 4 counts nothing for the rice of Kanazawa. With the figure exchange two figures of different kinds change places: bring a Buddha to Kanazawa.</source>
        <translation>Dein Buddha 4 zählt nichts für den Reis in Kanazawa. Beim Figurentausch tauschen zwei Figuren verschiedener Art die Plätze: Bring einen Buddha nach Kanazawa.</translation>
    </message>
    <message>
        <source>Now your Buddha 4 counts there: 4 to 1. The exchange is used up; it was fast, so a normal tile may follow.</source>
        <translation>Jetzt zählt dein Buddha 4 dort: 4 zu 1. Der Tausch ist verbraucht; er war schnell, also darf ein normales Plättchen folgen.</translation>
    </message>
    <message>
        <source>That brings no Buddha to Kanazawa. Choose the exchange, then the two figures.</source>
        <translation>So kommt kein Buddha nach Kanazawa. Wähle den Tausch, dann die beiden Figuren.</translation>
    </message>
    <message>
        <source>Edo&apos;s Buddha could not have come: no settlement may hold two figures of one kind, and Edo has rice already. Now take the last land beside Kanazawa, with any tile.</source>
        <translation>Der Buddha aus Edo hätte nicht kommen können: In keiner Siedlung dürfen zwei Figuren einer Art stehen, und Edo hat schon Reis. Jetzt beleg das letzte Land neben Kanazawa, mit einem beliebigen Plättchen.</translation>
    </message>
    <message>
        <source>The Buddha is yours. Look for an exchange where your tiles already wait for another figure.</source>
        <translation>Der Buddha gehört dir. Achte darauf, wo deine Plättchen schon auf eine andere Figur warten: Dort lohnt sich ein Tausch.</translation>
    </message>
    <message>
        <source>That leaves the Buddha in Kanazawa: the ringed land space is still free.</source>
        <translation>So bleibt der Buddha in Kanazawa: Das eingekreiste Landfeld ist noch frei.</translation>
    </message>
    <message>
        <source>Matsue is empty, and your Buddha 4 beside it has done its work. The tile exchange, a normal tile, takes its place, and you put the Buddha 4 on another free land space at once.</source>
        <translation>Matsue ist leer, und dein Buddha 4 daneben hat seine Arbeit getan. Der Plättchentausch, ein normales Plättchen, kommt an seine Stelle, und du legst den Buddha 4 sofort auf ein anderes freies Landfeld.</translation>
    </message>
    <message>
        <source>Win the Buddha of Osaka: choose the tile exchange, then a tile of yours on land, then the space it moves to.</source>
        <translation>Gewinn den Buddha in Osaka: Wähle den Plättchentausch, dann eines deiner Plättchen auf Land, dann das Feld, auf das es versetzt wird.</translation>
    </message>
    <message>
        <source>4 to 2: the Buddha is yours. The exchange stays at Matsue: it fills its space, but has no strength.</source>
        <translation>4 zu 2: Der Buddha gehört dir. Der Tausch bleibt bei Matsue: Er belegt sein Feld, hat aber keine Stärke.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Osaka. Your opponent has 2 there: move a tile that beats it.</source>
        <translation>So gewinnst du den Buddha in Osaka nicht. Dein Gegner hat dort 2: Versetz ein Plättchen, das mehr zählt.</translation>
    </message>
    <message>
        <source>The end and the winner</source>
        <translation>Das Ende und der Sieg</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or four figures are set aside. Here one rice is left, in Morioka, and three are set aside.</source>
        <translation>Das Spiel endet, sobald die letzte Figur einer Art den Spielplan verlassen hat oder vier Figuren beiseitegelegt sind. Hier ist noch ein Reis da, in Morioka, und drei Figuren sind beiseitegelegt.</translation>
    </message>
    <message>
        <source>Whoever leads two kinds wins, else whoever alone leads one. Here you lead helmets, your opponent rice, and Buddhas are level. With one lead each, the figures of the other kinds decide.</source>
        <translation>Wer bei zwei Arten führt, gewinnt, sonst, wer als Einziger bei einer führt. Hier führst du bei den Helmen, dein Gegner beim Reis, und bei den Buddhas steht es gleich. Führt jeder bei einer, entscheiden die Figuren der anderen Arten.</translation>
    </message>
    <message>
        <source>The ringed space is the last land of Hirosaki and of Morioka. The last rice will go to your opponent and end the game: fill the space so that you lead two kinds.</source>
        <translation>Das eingekreiste Feld ist das letzte Land von Hirosaki und von Morioka. Der letzte Reis geht an deinen Gegner und beendet das Spiel: Füll das Feld so, dass du bei zwei Arten führst.</translation>
    </message>
    <message>
        <source>3 to 2 for the Buddha of Hirosaki: you lead two kinds and win, however much rice your opponent has.</source>
        <translation>3 zu 2 beim Buddha in Hirosaki: Du führst bei zwei Arten und gewinnst, wie viel Reis dein Gegner auch hat.</translation>
    </message>
    <message>
        <source>That doesn&apos;t end the game with you leading two kinds. At Hirosaki it is 1 to 2 for the Buddha.</source>
        <translation>So endet das Spiel nicht damit, dass du bei zwei Arten führst. In Hirosaki steht es beim Buddha 1 zu 2.</translation>
    </message>
    <message>
        <source>Another end: with Edo the last rice goes. You lead rice, your opponent leads Buddhas and, by one, helmets. Fill the last land beside Edo so that you win.</source>
        <translation>Ein anderes Ende: Mit Edo geht der letzte Reis. Du führst beim Reis, dein Gegner bei den Buddhas und, mit einem mehr, bei den Helmen. Füll das letzte Land neben Edo so, dass du gewinnst.</translation>
    </message>
    <message>
        <source>Helmets are level: one lead each. Outside those leads you have 3 figures, your opponent 2: you win.</source>
        <translation>Bei den Helmen steht es gleich: Jeder führt bei einer Art. Außerhalb davon hast du 3 Figuren, dein Gegner 2: Du gewinnst.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win. In Edo the Buddha and the rice are yours anyway, but the helmet is tied, 3 to 3.</source>
        <translation>So gewinnst du nicht. In Edo gehören dir Buddha und Reis ohnehin, aber beim Helm ist Gleichstand, 3 zu 3.</translation>
    </message>
    <message>
        <source>A good beginning</source>
        <translation>Ein guter Anfang</translation>
    </message>
    <message>
        <source>Before the first turn you place the figures yourselves, in turn: two different ones in each town, then one in each village. Place one in Kyoto or Sendai, the towns.</source>
        <translation>Vor dem ersten Zug setzt ihr die Figuren selbst, abwechselnd: zwei verschiedene in jede Stadt, dann eine in jedes Dorf. Setz eine nach Kyoto oder Sendai, das sind die Städte.</translation>
    </message>
    <message>
        <source>And so on, in turn. &quot;Choose for me&quot; does it for you, as it does with your first tiles.</source>
        <translation>Und so weiter, immer abwechselnd. „Für mich wählen“ nimmt dir das ab, genauso wie bei deinen ersten Plättchen.</translation>
    </message>
    <message>
        <source>Both of you own the same twenty tiles. You choose the first five yourselves, the others are drawn by chance: take strong ones, as here, and one or two that are fast.</source>
        <translation>Ihr habt beide die gleichen zwanzig Plättchen. Die ersten fünf wählst du selbst, die anderen bestimmt das Los: Nimm starke, wie hier, und ein oder zwei schnelle.</translation>
    </message>
    <message>
        <source>Two land spaces beside Kanazawa are free. If you take one, your opponent may take the other, and with it the rice. Get ahead there without using up land.</source>
        <translation>Zwei Landfelder neben Kanazawa sind frei. Belegst du eines, belegt dein Gegner vielleicht das andere und bekommt den Reis. Geh dort in Führung, ohne Land zu verbrauchen.</translation>
    </message>
    <message>
        <source>You lead there, and both land spaces are still free. Let your opponent take the first!</source>
        <translation>Du führst dort, und beide Landfelder sind noch frei. Das erste darf ruhig dein Gegner belegen!</translation>
    </message>
    <message>
        <source>That adds nothing for Kanazawa&apos;s rice, or it takes up land there. Which tile needs no land?</source>
        <translation>Das bringt nichts für den Reis in Kanazawa, oder es verbraucht dort Land. Welches Plättchen braucht kein Land?</translation>
    </message>
    <message>
        <source>Your first game can begin. Choose two kinds early and let the third go. And count the free land: whoever fills the last space decides when a settlement is counted.</source>
        <translation>Dein erstes Spiel kann beginnen. Wähle früh zwei Arten und verzichte auf die dritte. Und zähl das freie Land: Wer das letzte Feld füllt, bestimmt, wann eine Siedlung gezählt wird.</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Course of the deal</source>
        <translation>Verlauf des Spiels</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>lane of a chart</comment>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>CrossTable</name>
    <message>
        <source>Each against each, in per cent of the games</source>
        <translation>Jeder gegen jeden, in Prozent der Spiele</translation>
    </message>
    <message>
        <source>%1 against %2: %3 % of %4 games</source>
        <translation>%1 gegen %2: %3 % von %4 Spielen</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>Bitte den Computer an %1 weitergeben</translation>
    </message>
    <message>
        <source>All cards are hidden until then.</source>
        <translation>Bis dahin sind alle Karten verdeckt.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Ich bin %1: Karten zeigen</translation>
    </message>
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>Die Partie endet unentschieden</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du hast die Partie gewonnen</translation>
    </message>
    <message>
        <source>You lose the match</source>
        <translation>Du hast die Partie verloren</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation>%1 und %2 gewinnen die Partie</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1 und %2 gewinnen</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Your side scores %1</source>
        <translation>Deine Seite punktet: %1</translation>
    </message>
    <message>
        <source>%1 and %2 score %3</source>
        <translation>%1 und %2 punkten: %3</translation>
    </message>
    <message>
        <source>Your side wins</source>
        <translation>Deine Seite hat gewonnen</translation>
    </message>
    <message>
        <source>Your side wins the match</source>
        <translation>Deine Seite hat die Partie gewonnen</translation>
    </message>
    <message>
        <source>Your side loses</source>
        <translation>Deine Seite hat verloren</translation>
    </message>
    <message>
        <source>Your side loses the match</source>
        <translation>Deine Seite hat die Partie verloren</translation>
    </message>
    <message>
        <source>Your side wins this one</source>
        <translation>Deine Seite hat dieses Spiel gewonnen</translation>
    </message>
    <message>
        <source>You win this one</source>
        <translation>Du hast dieses Spiel gewonnen</translation>
    </message>
    <message>
        <source>Your side loses this one</source>
        <translation>Deine Seite hat dieses Spiel verloren</translation>
    </message>
    <message>
        <source>You lose this one</source>
        <translation>Du hast dieses Spiel verloren</translation>
    </message>
    <message>
        <source>%1 and %2 win this one</source>
        <translation>%1 und %2 gewinnen dieses Spiel</translation>
    </message>
    <message>
        <source>%1 wins this one</source>
        <translation>%1 gewinnt dieses Spiel</translation>
    </message>
</context>
<context>
    <name>DecisionView</name>
    <message>
        <source>Not looked at yet.</source>
        <translation>Noch nicht angesehen.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier neu versuchen</translation>
    </message>
    <message>
        <source>This is where the game stands. Go back to play on.</source>
        <translation>So steht das Spiel gerade. Geh zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>The decisions of the other players are shown once the deal is over.</source>
        <translation>Die Entscheidungen der anderen Spieler siehst du, sobald dieses Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>Mit offenen Karten</translation>
    </message>
    <message>
        <source>Key O</source>
        <translation>Taste O</translation>
    </message>
    <message>
        <source>All hands lie open. Nobody could know this, so it changes no grade.</source>
        <translation>Alle Karten liegen offen. Niemand konnte das wissen, deshalb ändert es keine Bewertung.</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Wird angesehen…</translation>
    </message>
</context>
<context>
    <name>DecisionsView</name>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Welche Entscheidungen</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Alle Fehler</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>Klare Fehler</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Nach Zügen</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Nach Kosten</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>Bisher nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing here. Well played!</source>
        <translation>Hier ist nichts. Gut gespielt!</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus deinen Fehlern lernen</translation>
    </message>
</context>
<context>
    <name>Doudizhu</name>
    <message>
        <source>single card</source>
        <translation>Einzelkarte</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <translation>Drilling mit Einzelkarte</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <translation>Drilling mit Paar</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <translation>Vierling mit zwei Einzelkarten</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation>Vierling mit zwei Paaren</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <translation>Straße aus Paaren</translation>
    </message>
    <message>
        <source>airplane</source>
        <translation>Flugzeug</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <translation>Flugzeug mit Flügeln</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <translation>Flugzeug mit Paaren als Flügeln</translation>
    </message>
    <message>
        <source>A sequence has at least five cards</source>
        <translation>Eine Straße hat mindestens fünf Karten</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>Nichts schlägt die Rakete</translation>
    </message>
    <message>
        <source>Only a higher bomb or the rocket beats a bomb</source>
        <translation>Eine Bombe schlägt nur eine höhere oder die Rakete</translation>
    </message>
    <message>
        <source>The bidding is not over</source>
        <translation>Das Bieten ist noch nicht vorbei</translation>
    </message>
    <message>
        <source>A bid must be higher than those before it</source>
        <translation>Ein Gebot muss höher sein als die vorigen</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>Das Bieten ist vorbei</translation>
    </message>
    <message>
        <source>Too many cards of rank %1 are dealt</source>
        <translation>Vom Wert %1 sind zu viele Karten gegeben</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>Noch Karten: %1</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>Grundherr</translation>
    </message>
    <message>
        <source>peasant</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a letter that is not a rank (%2)</source>
        <translation>„%1“ enthält ein Zeichen, das kein Kartenwert ist (%2)</translation>
    </message>
    <message>
        <source>&quot;%2&quot; holds more %1 than the deck</source>
        <translation>„%2“ enthält mehr %1 als das Kartenspiel</translation>
    </message>
    <message>
        <source>nothing that can be played</source>
        <translation>nichts, was man spielen kann</translation>
    </message>
    <message>
        <source>Single kickers must have different ranks here and cannot be both jokers</source>
        <translation>Einzelne Beikarten müssen hier verschiedene Werte haben und können nicht beide Joker sein</translation>
    </message>
    <message>
        <source>Kickers cannot be both jokers, four of a kind or a triplet that fits the sequence</source>
        <translation>Beikarten dürfen nicht beide Joker sein, nicht vier gleiche Karten und kein Drilling, der die Reihe fortsetzt</translation>
    </message>
    <message>
        <source>A sequence goes up to the ace: no 2 and no joker</source>
        <translation>Eine Straße geht höchstens bis zum Ass: keine 2, kein Joker</translation>
    </message>
    <message>
        <source>A sequence of pairs has at least three pairs</source>
        <translation>Eine Straße aus Paaren hat mindestens drei Paare</translation>
    </message>
    <message>
        <source>These cards do not form a pattern</source>
        <translation>Diese Karten bilden keine Kombination</translation>
    </message>
    <message>
        <source>This is not higher than the play on the table</source>
        <translation>Das ist nicht höher als die Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Play as many cards as are on the table, or a bomb</source>
        <translation>Spiel so viele Karten, wie auf dem Tisch liegen, oder eine Bombe</translation>
    </message>
    <message>
        <source>Play the same pattern as on the table, or a bomb</source>
        <translation>Spiel die gleiche Kombination wie auf dem Tisch oder eine Bombe</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>Wer ausspielt, kann nicht passen</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>Nicht alle diese Karten sind auf der Hand</translation>
    </message>
    <message>
        <source>Expected three hands, not %1</source>
        <translation>Hier werden drei Blätter erwartet, nicht %1</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>Hier werden %1 Karten erwartet, nicht %2</translation>
    </message>
    <message>
        <source>A deal that names the landlord has no first bidder</source>
        <translation>Steht der Grundherr beim Geben schon fest, gibt es keinen ersten Bieter</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Blatt von %1</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Zusatzkarten</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Grundherr</translation>
    </message>
    <message>
        <source>Bids first</source>
        <translation>Wer zuerst bietet</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Kein Gebot</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Gebot %1</translation>
    </message>
</context>
<context>
    <name>Doudizhu cards</name>
    <message>
        <source>a two</source>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>two twos</source>
        <translation>zwei Zweien</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>drei Zweien</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>vier Zweien</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>den schwarzen Joker</translation>
    </message>
    <message>
        <source>the black joker and a two</source>
        <translation>den schwarzen Joker und eine Zwei</translation>
    </message>
    <message>
        <source>the black joker and two twos</source>
        <translation>den schwarzen Joker und zwei Zweien</translation>
    </message>
    <message>
        <source>the black joker and three twos</source>
        <translation>den schwarzen Joker und drei Zweien</translation>
    </message>
    <message>
        <source>the black joker and four twos</source>
        <translation>den schwarzen Joker und vier Zweien</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>den roten Joker</translation>
    </message>
    <message>
        <source>the red joker and a two</source>
        <translation>den roten Joker und eine Zwei</translation>
    </message>
    <message>
        <source>the red joker and two twos</source>
        <translation>den roten Joker und zwei Zweien</translation>
    </message>
    <message>
        <source>the red joker and three twos</source>
        <translation>den roten Joker und drei Zweien</translation>
    </message>
    <message>
        <source>the red joker and four twos</source>
        <translation>den roten Joker und vier Zweien</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawback thoughts</name>
    <message>
        <source>As landlord %0 plays alone against two and needs %1 plays.</source>
        <translation>Als Grundherr spielt %0 allein gegen zwei und braucht %1 Züge.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and %0 loses this good hand.</source>
        <translation>Dann wird neu gegeben, und %0 ist dieses gute Blatt los.</translation>
    </message>
    <message>
        <source>%0 could be only one play away from going out.</source>
        <translation>%0 könnte so spielen, dass nur noch ein Zug fehlt.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, the partner.</source>
        <translation>Damit bekommt %1 auf derselben Seite das Ausspiel.</translation>
    </message>
    <message>
        <source>Then %1 can beat the partner more cheaply.</source>
        <translation>Dann kann %1 den Partner billiger schlagen.</translation>
    </message>
    <message>
        <source>This spends the %1, which can win the lead at any time.</source>
        <translation>Damit geht %1 weg, ein sicherer Weg ans Ausspiel.</translation>
    </message>
    <message>
        <source>This gives away the %1 as a kicker.</source>
        <translation>Als Beikarte ist %1 zu schade.</translation>
    </message>
    <message>
        <source>This beats %1, the partner.</source>
        <translation>Das schlägt %1 auf derselben Seite.</translation>
    </message>
    <message>
        <source>With a lower bid a win brings %0 less.</source>
        <translation>Mit einem niedrigeren Gebot bringt ein Sieg %0 weniger.</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawbacks</name>
    <message>
        <source>As landlord you play alone against two, and you need %1 plays.</source>
        <translation>Als Grundherr spielst du allein gegen zwei und brauchst %1 Züge.</translation>
    </message>
    <message>
        <source>This raises the stake of a hand that may well lose.</source>
        <translation>Das erhöht den Einsatz für ein Blatt, das leicht verlieren kann.</translation>
    </message>
    <message>
        <source>Then somebody else is landlord, and a peasant wins only half as much.</source>
        <translation>Dann ist jemand anders Grundherr, und ein Bauer gewinnt nur halb so viel.</translation>
    </message>
    <message>
        <source>Then somebody else may be landlord, and a peasant wins only half as much.</source>
        <translation>Dann wird vielleicht jemand anders Grundherr, und ein Bauer gewinnt nur halb so viel.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and you lose this good hand.</source>
        <translation>Dann wird neu gegeben, und dein gutes Blatt ist weg.</translation>
    </message>
    <message>
        <source>You could be only one play away from going out.</source>
        <translation>Du könntest so spielen, dass dir nur noch ein Zug fehlt.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, your partner.</source>
        <translation>Damit überlässt du %1 auf deiner Seite das Ausspiel.</translation>
    </message>
    <message>
        <source>Then %1 can beat your partner more cheaply.</source>
        <translation>Dann kann %1 deinen Partner billiger schlagen.</translation>
    </message>
    <message>
        <source>This spends your %1, which can win you the lead at any time.</source>
        <translation>Damit gibst du %1 her, deinen sicheren Weg ans Ausspiel.</translation>
    </message>
    <message>
        <source>This gives away your %1 as a kicker.</source>
        <translation>Als Beikarte ist %1 zu schade.</translation>
    </message>
    <message>
        <source>This beats %1, your partner.</source>
        <translation>Damit schlägst du %1, und ihr spielt doch zusammen.</translation>
    </message>
    <message>
        <source>With a lower bid a win brings you less.</source>
        <translation>Mit einem niedrigeren Gebot bringt dir ein Sieg weniger.</translation>
    </message>
</context>
<context>
    <name>Doudizhu habits</name>
    <message>
        <source>You bid too much for your hand</source>
        <translation>Du bietest zu viel für dein Blatt</translation>
    </message>
    <message>
        <source>You bid too little for your hand</source>
        <translation>Du bietest zu wenig für dein Blatt</translation>
    </message>
    <message>
        <source>You play bombs too early</source>
        <translation>Du spielst Bomben zu früh</translation>
    </message>
    <message>
        <source>You hold bombs back too long</source>
        <translation>Du hältst Bomben zu lange zurück</translation>
    </message>
    <message>
        <source>You pass when you should play</source>
        <translation>Du passt, wenn du spielen solltest</translation>
    </message>
    <message>
        <source>You beat your partner&apos;s cards</source>
        <translation>Du schlägst die Karten deines Partners</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>Du zerlegst Kombinationen</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>Du spielst, wenn du passen solltest</translation>
    </message>
    <message>
        <source>You carry the wrong kickers</source>
        <translation>Du nimmst die falschen Beikarten mit</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>Du spielst höher, als du solltest</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>Du spielst niedriger, als du solltest</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>Du spielst zu wenige Karten auf einmal aus</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>Du spielst zu viele Karten auf einmal aus</translation>
    </message>
</context>
<context>
    <name>Doudizhu options</name>
    <message>
        <source>The landlord</source>
        <translation>Der Grundherr</translation>
    </message>
    <message>
        <source>The highest bidder</source>
        <translation>Wer am meisten bietet</translation>
    </message>
    <message>
        <source>Without bidding</source>
        <translation>Ohne Bieten</translation>
    </message>
    <message>
        <source>Single kickers</source>
        <translation>Einzelne Beikarten</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>With exceptions</source>
        <translation>Mit Ausnahmen</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Alle verschieden</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>The players bid up to three for the kitty, or the deal names the landlord.</source>
        <translation>Die Spieler bieten bis drei um die Zusatzkarten, oder der Grundherr steht mit dem Geben schon fest.</translation>
    </message>
    <message>
        <source>Which single cards triplets and fours may carry: any cards of other ranks; any but both jokers, four of a kind or a triplet that fits the sequence; or only cards of different ranks, not both jokers.</source>
        <translation>Welche Einzelkarten Drillinge und Vierlinge mitnehmen dürfen: beliebige Karten anderer Werte; alle außer beiden Jokern, vier gleichen Karten oder einem Drilling, der die Reihe fortsetzt; oder nur Karten verschiedener Werte, nicht beide Joker.</translation>
    </message>
    <message>
        <source>Classic: each bomb, the rocket and a spring double the bid. Simple: only bombs and the rocket count. Competition: each bomb adds the bid once more instead of doubling.</source>
        <translation>Klassisch: Jede Bombe, die Rakete und ein Frühling verdoppeln das Gebot. Einfach: Nur Bomben und Rakete zählen. Turnier: Jede Bombe zählt das Gebot noch einmal dazu, statt zu verdoppeln.</translation>
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
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Erfahrener Spieler</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Makes any legal bid, play or pass at random.</source>
        <translation>Bietet, spielt oder passt rein zufällig, solange es erlaubt ist.</translation>
    </message>
    <message>
        <source>Notices one or two of all possible plays, and makes the better one.</source>
        <translation>Bemerkt von allen möglichen Zügen einen oder zwei und macht den besseren.</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>Aufsteiger</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden cards.</source>
        <translation>Übersieht die meisten Züge und beurteilt die übrigen nach einer einzigen Vermutung über die verdeckten Karten.</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and beats everything that can be beaten, even the partner&apos;s plays.</source>
        <translation>Spielt immer so niedrig wie möglich und schlägt alles, was sich schlagen lässt, auch den Partner.</translation>
    </message>
    <message>
        <source>Overlooks every second play, and judges the rest by two guesses at the hidden cards.</source>
        <translation>Übersieht jeden zweiten Zug und beurteilt die übrigen nach zwei Vermutungen über die verdeckten Karten.</translation>
    </message>
    <message>
        <source>Plays each move out against twenty guesses at the hidden cards, but learns nothing from what the others play.</source>
        <translation>Spielt jeden Zug gegen zwanzig Vermutungen über die verdeckten Karten durch, lernt aber nichts aus den Zügen der anderen.</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and plays each move out against more than a thousand such hands. Has played millions of games with itself and learned from them.</source>
        <translation>Schließt aus jedem Zug und jedem Passen, was die anderen haben könnten, und spielt jeden Zug gegen mehr als tausend solche Blätter durch. Hat Millionen Partien gegen sich selbst gespielt und daraus gelernt.</translation>
    </message>
    <message>
        <source>Chooses what triplets carry as the published program did; where that had learned from people, follows simple rules. Helps the partner, but does not guess who holds what.</source>
        <translation>Wählt wie das veröffentlichte Programm, was Drillinge mitnehmen; wo dieses von Menschen gelernt hatte, folgt er einfachen Regeln. Hilft dem Partner, errät aber nicht, wer was hat.</translation>
    </message>
    <message>
        <source>Multirole</source>
        <translation>Multirole</translation>
    </message>
    <message>
        <source>A network for each role learned to play as the champion does without imagining deals, from deals that it won; the published ones learned from people. Plays at once, without guessing at hidden cards.</source>
        <translation>Für jede Rolle hat ein Netz gelernt, so zu spielen wie der Champion, wenn er sich keine Verteilungen vorstellt, aus Spielen, die er gewann; die veröffentlichten lernten von Menschen. Spielt sofort, ohne Vermutungen über verdeckte Karten.</translation>
    </message>
    <message>
        <source>Cautious: bids only with a good hand, and is landlord less often than most.</source>
        <translation>Vorsichtig: bietet nur mit gutem Blatt und ist seltener Grundherr als die meisten.</translation>
    </message>
    <message>
        <source>Bold: bids where others pass, and is landlord more often than most.</source>
        <translation>Kühn: bietet, wo andere passen, und ist öfter Grundherr als die meisten.</translation>
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
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
</context>
<context>
    <name>Doudizhu reasons</name>
    <message>
        <source>Don&apos;t bid: without a two or a joker you would seldom win the lead, and your hand needs %1 plays.</source>
        <translation>Biete nicht: Ohne Zwei und Joker kämst du selten ans Ausspiel, und dein Blatt braucht %1 Züge.</translation>
    </message>
    <message>
        <source>Bid %2: you hold the rocket, and the whole hand goes in %1 plays.</source>
        <translation>Biete %2: Du hast die Rakete, und das ganze Blatt geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>Bid %2: the whole hand goes in %1 plays, so you need not win the lead often.</source>
        <translation>Biete %2: Das ganze Blatt geht in %1 Zügen weg, du musst also nicht oft ans Ausspiel kommen.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play the rest and win.</source>
        <translation>Gegen %1 kommt kein Gegner an, und dann spielst du den Rest und gewinnst.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows: you win.</source>
        <translation>Gegen %1 und das, was folgt, kommt kein Gegner an: Du gewinnst.</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>Danach fehlt dir nur noch ein Zug.</translation>
    </message>
    <message>
        <source>This keeps your hand together: after it you can go out in %1 more plays.</source>
        <translation>So bleibt dein Blatt beisammen: Danach brauchst du nur noch %1 Züge.</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>Passe: Du hast nichts Höheres.</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake and still win too seldom.</source>
        <translation>Passe: %1 würde den Einsatz erhöhen und trotzdem zu selten gewinnen.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only one card left and may go out.</source>
        <translation>Passe: %1 auf deiner Seite hat nur noch eine Karte und wird vielleicht fertig.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only %2 cards left and may go out.</source>
        <translation>Passe: %1 auf deiner Seite hat nur noch %2 Karten und wird vielleicht fertig.</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, has the lead.</source>
        <translation>Passe: Dann hat %1 das Ausspiel, und ihr spielt zusammen.</translation>
    </message>
    <message>
        <source>Pass: don&apos;t spend the %1 on beating your partner.</source>
        <translation>Passe: Um deinen Partner zu schlagen, ist %1 zu schade.</translation>
    </message>
    <message>
        <source>Pass: let your partner&apos;s %1 stand. %2 has to beat it, and you keep your own cards.</source>
        <translation>Passe: Lass %1 von deinem Partner liegen. %2 muss das schlagen, und du behältst deine Karten.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it more cheaply.</source>
        <translation>Passe: %1 auf deiner Seite kommt als Nächstes und schlägt das vielleicht billiger.</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to win the lead when you need it.</source>
        <translation>Passe: Heb dir %1 auf, um ans Ausspiel zu kommen, wenn du es brauchst.</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>Spiel deine höchste Karte: %1 hat nur noch eine.</translation>
    </message>
    <message>
        <source>Take the lead with the %1, then lead no single card: %2 has only one left.</source>
        <translation>Hol dir mit %1 das Ausspiel und spiel dann keine Einzelkarte aus: %2 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 has only one card left, and only one above the %3 wins now.</source>
        <translation>Geh über %1 von deinem Partner: %2 hat nur noch eine Karte, und jetzt gewinnt nur noch eine über %3.</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher.</source>
        <translation>Leg %2 über %1 von deinem Partner: Dann muss %3 etwas Höheres hergeben.</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand is one play.</source>
        <translation>Übernimm von %1, auch wenn ihr zusammen spielt: Der Rest deines Blatts ist ein einziger Zug.</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand goes in %2 plays.</source>
        <translation>Übernimm von %1, auch wenn ihr zusammen spielt: Der Rest deines Blatts geht in %2 Zügen weg.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>Lass %1 mit nur noch einer Karte nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>Lass %1 mit nur noch %2 Karten nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead next.</source>
        <translation>Gegen %1 kommt kein Gegner an, also spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Use the %1 now: after it you are only one play away from going out.</source>
        <translation>Jetzt ist die Zeit für %1: Danach fehlt dir nur noch ein Zug.</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: after it you can go out in %2 more plays.</source>
        <translation>Hol dir jetzt mit %1 das Ausspiel: Danach brauchst du nur noch %2 Züge.</translation>
    </message>
    <message>
        <source>Play the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>Spiel %1 statt etwas Niedrigerem, damit %2 keine niedrige Karte loswird.</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up cards that belong together.</source>
        <translation>Spiel %1: Alles Niedrigere würde Karten trennen, die zusammengehören.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and your higher cards stay for later.</source>
        <translation>Schlag das mit %1: So bleibt alles beisammen, und deine höheren Karten hebst du dir auf.</translation>
    </message>
    <message>
        <source>Lead the %1: whoever beats it, your other cards take the lead back, and you win.</source>
        <translation>Spiel %1 aus: Schlägt das jemand, holen deine anderen Karten das Ausspiel zurück, und du gewinnst.</translation>
    </message>
    <message>
        <source>Lead your lowest card: %1, your partner, has one card left and may win with it.</source>
        <translation>Spiel deine niedrigste Karte aus: %1 auf deiner Seite hat noch eine Karte und gewinnt vielleicht damit.</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>Spiel keine Einzelkarte aus: %1 hat nur noch eine Karte und kommt gegen %2 nicht an.</translation>
    </message>
    <message>
        <source>Lead your highest card: %1 has only one card left.</source>
        <translation>Spiel deine höchste Karte aus: %1 hat nur noch eine.</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your higher cards are needed later.</source>
        <translation>Riskier %2, auch wenn %1 nur noch eine Karte hat: Deine höheren Karten brauchst du später.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead again.</source>
        <translation>Gegen %1 kommt kein Gegner an, also spielst du gleich wieder aus.</translation>
    </message>
    <message>
        <source>The triplet carries your %1, which belongs to no pair or sequence.</source>
        <translation>Der Drilling nimmt eine Karte mit, die zu keinem Paar und keiner Straße gehört: %1.</translation>
    </message>
    <message>
        <source>Lead the %1 from %2 to %3: %4 cards go in one play.</source>
        <translation>Spiel %1 von %2 bis %3 aus: %4 Karten gehen in einem Zug weg.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>Spiel %1 aus statt etwas Niedrigerem, damit %2 keine niedrige Karte loswird.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, the lowest you hold.</source>
        <translation>Du hast das Ausspiel: Werd dein Niedrigstes los, %1.</translation>
    </message>
    <message>
        <source>Lead the %1, which gets rid of %2 cards in one play.</source>
        <translation>Spiel %1 aus: Damit bist du %2 Karten in einem Zug los.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your higher cards for later.</source>
        <translation>Spiel %1 aus und heb dir die höheren Karten auf.</translation>
    </message>
    <message>
        <source>Lead the %1: whoever wants the lead has to spend something higher.</source>
        <translation>Spiel %1 aus: Wer ans Ausspiel will, muss etwas Höheres hergeben.</translation>
    </message>
    <message>
        <source>Lead the %2, your highest single card: %1 has only one card left.</source>
        <translation>Spiel %2 aus, deine höchste Einzelkarte: %1 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Get rid of the %1: it is left over when your cards are put together.</source>
        <translation>Werd %1 los: Das bleibt übrig, wenn du deine Karten zusammenstellst.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your lower cards for later.</source>
        <translation>Spiel %1 aus und heb dir die niedrigeren Karten auf.</translation>
    </message>
    <message>
        <source>Pass: leave the lead to %1, your partner.</source>
        <translation>Passe: Überlass %1 auf deiner Seite das Ausspiel.</translation>
    </message>
    <message>
        <source>Beat it as high as you can, to lead low next: %1, your partner, has only one card left.</source>
        <translation>Schlag das so hoch, wie du kannst, und spiel dann niedrig aus: %1 auf deiner Seite hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest that breaks nothing up.</source>
        <translation>Schlag das mit %1, dem Niedrigsten, das nichts zerlegt.</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only one card left.</source>
        <translation>Schlag das, auch wenn du dafür Karten zerlegst: %1 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>Schlag das, auch wenn du dafür Karten zerlegst: %1 hat nur noch %2 Karten.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks cards up, but costs you no more plays.</source>
        <translation>Schlag das mit %1: Das zerlegt zwar Karten, kostet dich aber keinen Zug mehr.</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>Spiel %2: Nichts anderes schlägt das, und %1 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>Spiel %2: Nichts anderes schlägt das, und %1 hat nur noch %3 Karten.</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: you are nearly out.</source>
        <translation>Hol dir jetzt mit %1 das Ausspiel: Du bist fast fertig.</translation>
    </message>
    <message>
        <source>Pass: keep the %1 for a better moment.</source>
        <translation>Passe: Heb dir %1 für einen besseren Moment auf.</translation>
    </message>
    <message>
        <source>Your %1 from %2 to %3 stays together.</source>
        <translation>So bleibt dir etwas zusammen: %1 von %2 bis %3.</translation>
    </message>
    <message>
        <source>Bid %1: your high cards can win you the lead often enough.</source>
        <translation>Biete %1: Deine hohen Karten bringen dich oft genug ans Ausspiel.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your high cards are too few to win the lead for all the rest.</source>
        <translation>Biete nicht: Du hast zu wenige hohe Karten, um für den ganzen Rest ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Pass: those who won from such positions mostly passed.</source>
        <translation>Passe: Wer aus solchen Stellungen gewann, hat meist gepasst.</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions played it nearly as often as they passed.</source>
        <translation>Spiel %1: Wer aus solchen Stellungen gewann, hat das fast so oft gespielt wie gepasst.</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions mostly did.</source>
        <translation>Spiel %1: Wer aus solchen Stellungen gewann, hat das meist getan.</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>Jeder erlaubte Zug ist recht: Dieser ist ausgelost.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you have too few bombs, jokers and twos.</source>
        <translation>Biete nicht: Du hast zu wenige Bomben, Joker und Zweien.</translation>
    </message>
    <message>
        <source>Bid %1 for your bombs, jokers and twos.</source>
        <translation>Biete %1 für deine Bomben, Joker und Zweien.</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>Schlag das so niedrig, wie du kannst.</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>Spiel möglichst viele Karten auf einmal aus, die niedrigsten: %1.</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>Spiel alles, was du noch hast: Du gewinnst.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, too many even with the rocket.</source>
        <translation>Biete nicht: Du brauchst %1 Züge, das sind selbst mit der Rakete zu viele.</translation>
    </message>
    <message>
        <source>Play the %1: only a joker or a bomb can beat it.</source>
        <translation>Spiel %1: Das schlägt nur ein Joker oder eine Bombe.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>Spiel %1 und heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>Spiel %1 statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left, and it may not beat your partner&apos;s %1.</source>
        <translation>Passe: %2 hat nur noch eine Karte und kommt damit vielleicht nicht gegen %1 von deinem Partner an.</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left and can&apos;t beat your partner&apos;s %1.</source>
        <translation>Passe: %2 hat nur noch eine Karte und kommt damit nicht gegen %1 von deinem Partner an.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>Passe: Um das zu schlagen, müsstest du %1 hergeben.</translation>
    </message>
    <message>
        <source>Play the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>Spiel %1: %2 hat nur noch eine Karte, und niedrigere Karten sind leichter zu schlagen.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>Schlag das mit %1: So bleibt alles beisammen, und vielleicht bringt es dir das Ausspiel.</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>Schlag das mit %1: Sonst behält %2 vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>Lead the four of a kind with its kickers: %1 cards go in one play.</source>
        <translation>Spiel den Vierling mit seinen Beikarten aus: %1 Karten gehen in einem Zug weg.</translation>
    </message>
    <message>
        <source>Let the %1 carry the cards that your hand needs least.</source>
        <translation>Spiel %1 und nimm damit die Karten mit, die dein Blatt am wenigsten braucht.</translation>
    </message>
    <message>
        <source>Let it carry the cards that your hand needs least.</source>
        <translation>Nimm damit die Karten mit, die dein Blatt am wenigsten braucht.</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>Spiel deine letzte Karte: Du gewinnst.</translation>
    </message>
    <message>
        <source>Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays.</source>
        <translation>Biete %2: Du hast eine Bombe, und der Rest deines Blatts geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>Passe: Um das zu schlagen, müsstest du eine Kombination zerlegen (%1).</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and your %2 stays for later.</source>
        <translation>Schlag das mit %1: So bleibt alles beisammen, und %2 hebst du dir auf.</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your %3 is needed later.</source>
        <translation>Riskier %2, auch wenn %1 nur noch eine Karte hat: %3 brauchst du später.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play your last card and win.</source>
        <translation>Gegen %1 kommt kein Gegner an, und dann spielst du deine letzte Karte und gewinnst.</translation>
    </message>
    <message>
        <source>Play the %1: only a bomb can beat it.</source>
        <translation>Spiel %1: Das schlägt nur eine Bombe.</translation>
    </message>
    <message>
        <source>This keeps your sequence from %1 to %2 whole.</source>
        <translation>So bleibt deine Straße von %1 bis %2 ganz.</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep the %4 for later.</source>
        <translation>Spiel %1 von %2 bis %3 und heb dir %4 für später auf.</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, and keep the %2 for later.</source>
        <translation>Nimm zum Drilling %1 dazu und heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Play the %1: you have another, so your sequence stays whole.</source>
        <translation>Spiel %1: Das hast du mehrfach, also bleibt deine Straße ganz.</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keep your %4 together.</source>
        <translation>Leg %2 über %1 von deinem Partner: Dann muss %3 etwas Höheres hergeben, und deine Kombination bleibt beisammen (%4).</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 may keep the lead.</source>
        <translation>Schlag das mit %1 von %2 bis %3: Sonst behält %4 vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: the %2 is likelier to win a trick later.</source>
        <translation>Werd %1 los, solange du das Ausspiel hast: %2 gewinnt später eher eine Runde.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>Du hast das Ausspiel: Werd eine niedrige Karte los, %1 oder %2.</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>Werd zwei Karten auf einmal los: %1.</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>Das gewinnst du so oder so: Jeder Zug ist recht.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your hand needs only %1 plays, but you hold no two or joker to win the lead with.</source>
        <translation>Biete nicht: Dein Blatt braucht nur %1 Züge, aber du hast weder Zwei noch Joker, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 or a bomb can beat it.</source>
        <translation>Spiel %1: Das schlägt nur %2 oder eine Bombe.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>Spiel %1 aus und heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>Spiel %1 aus statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>Lead the %1: you have another, so your sequence stays whole.</source>
        <translation>Spiel %1 aus: Das hast du mehrfach, also bleibt deine Straße ganz.</translation>
    </message>
    <message>
        <source>You win this anyway, and the %1 raises the stake.</source>
        <translation>Das gewinnst du ohnehin, und %1 erhöht den Einsatz.</translation>
    </message>
    <message>
        <source>Use the %1 now: it raises the stake, and you are still likely to win.</source>
        <translation>Jetzt ist die Zeit für %1: Das erhöht den Einsatz, und du gewinnst wohl trotzdem.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations.</source>
        <translation>Passe: Um das zu schlagen, müsstest du bessere Kombinationen zerlegen.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold no two or joker to win the lead with.</source>
        <translation>Biete nicht: Außer deiner Bombe hast du weder Zwei noch Joker, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Bid %1: your %2 wins you the lead whenever you need it.</source>
        <translation>Biete %1: Deine %2 bringt dich ans Ausspiel, wann immer du es brauchst.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend your %1.</source>
        <translation>Passe: Um das zu schlagen, müsstest du bessere Kombinationen zerlegen oder %1 hergeben.</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 is the highest card left, so you can win the lead back with it and go out.</source>
        <translation>Spiel %1 aus: %2 ist die höchste Karte, die noch im Spiel ist, damit holst du dir das Ausspiel zurück und bist fertig.</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: playing it with your %2 is just as good.</source>
        <translation>Werd %1 los, solange du das Ausspiel hast: Mit deinem %2 zusammen ist es genauso gut.</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: it belongs to no pair or sequence.</source>
        <translation>Werd %1 los, solange du das Ausspiel hast: Das gehört zu keinem Paar und keiner Folge.</translation>
    </message>
    <message>
        <source>Pass: keep the %1, you can still stop %2 with it later.</source>
        <translation>Passe: Behalte %1, damit kannst du %2 später noch aufhalten.</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Spiel %1 aus: Das ist schwerer zu schlagen als %2, und %3 hebst du dir auf.</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Spiel %1: Das ist schwerer zu schlagen als %2, und %3 hebst du dir auf.</translation>
    </message>
    <message>
        <source>Lead low with the %1: %2, your partner, is next and may get rid of something low too.</source>
        <translation>Spiel mit %1 niedrig aus: %2 auf deiner Seite kommt als Nächstes und wird vielleicht auch etwas Niedriges los.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold only %1 to win the lead with.</source>
        <translation>Biete nicht: Außer deiner Bombe hast du nur %1, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Bid %3: you hold %2, and the whole hand goes in %1 plays.</source>
        <translation>Biete %3: Du hast %2, und das ganze Blatt geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>Bid %2: you hold %1 to win the lead with.</source>
        <translation>Biete %2: Du hast %1, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb.</source>
        <translation>Passe: Ohne Bombe kommt %2 nicht gegen %1 von deinem Partner an.</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep your %4 together.</source>
        <translation>Spiel %1 von %2 bis %3: So bleibt deine Kombination beisammen (%4).</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>Spiel %1: Wer dagegen ankommt, kommt auch gegen %2 an.</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: you can do more with the lead.</source>
        <translation>Übernimm von %1, auch wenn ihr zusammen spielt: Du kannst mit dem Ausspiel mehr anfangen.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, and with only %2 you won&apos;t win the lead often enough.</source>
        <translation>Biete nicht: Du brauchst %1 Züge und hast nur %2, zu wenig, um oft genug ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>Play the %1: only a joker can beat it.</source>
        <translation>Spiel %1: Das schlägt nur ein Joker.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it.</source>
        <translation>Spiel %1: Das schlägt nur %2.</translation>
    </message>
</context>
<context>
    <name>Doudizhu thoughts</name>
    <message>
        <source>%0 doesn&apos;t bid: there is no two or joker in hand, and going out would take %1 plays.</source>
        <translation>%0 bietet nicht: Im Blatt ist weder Zwei noch Joker, und bis zum Ende wären es %1 Züge.</translation>
    </message>
    <message>
        <source>%0 bids %2, with the rocket and a hand that goes in %1 plays.</source>
        <translation>%0 bietet %2, mit der Rakete und einem Blatt, das in %1 Zügen weggeht.</translation>
    </message>
    <message>
        <source>%0 bids %2: the whole hand goes in %1 plays.</source>
        <translation>%0 bietet %2: Das ganze Blatt geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>Gegen %1 kommt kein Gegner an, und dann spielt %0 den Rest und gewinnt.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows: %0 wins.</source>
        <translation>Gegen %1 und das, was folgt, kommt kein Gegner an: %0 gewinnt.</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>Danach fehlt %0 nur noch ein Zug.</translation>
    </message>
    <message>
        <source>This keeps the hand together: after it %0 can go out in %1 more plays.</source>
        <translation>So bleibt das Blatt beisammen: Danach braucht %0 nur noch %1 Züge.</translation>
    </message>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0 hat nichts Höheres.</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake and still win too seldom.</source>
        <translation>%0 passt: %1 würde den Einsatz erhöhen und trotzdem zu selten gewinnen.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only one card left and may go out.</source>
        <translation>%0 passt: %1 auf derselben Seite hat nur noch eine Karte und wird vielleicht fertig.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only %2 cards left and may go out.</source>
        <translation>%0 passt: %1 auf derselben Seite hat nur noch %2 Karten und wird vielleicht fertig.</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, has the lead.</source>
        <translation>%0 passt: Dann hat %1 auf derselben Seite das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1 on beating the partner.</source>
        <translation>%0 passt: Um den Partner zu schlagen, ist %1 zu schade.</translation>
    </message>
    <message>
        <source>%0 lets the partner&apos;s %1 stand: %2 has to beat it.</source>
        <translation>%0 lässt %1 vom Partner liegen: %2 muss das schlagen.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to stop %2 later.</source>
        <translation>%0 passt und behält %1, um %2 später aufzuhalten.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it more cheaply.</source>
        <translation>%0 passt: %1 auf derselben Seite kommt als Nächstes und schlägt das vielleicht billiger.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to win the lead later.</source>
        <translation>%0 passt und hebt %1 auf, um später ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0 spielt die höchste Karte: %1 hat nur noch eine.</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1: %2 has only one card left.</source>
        <translation>%0 holt mit %1 das Ausspiel: %2 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1, so that %3 has to spend something above the %2.</source>
        <translation>%0 geht über %1 vom Partner: Jetzt muss %3 etwas hergeben, das höher ist als %2.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand is one play.</source>
        <translation>%0 übernimmt von %1 auf derselben Seite: Der Rest des Blatts ist ein einziger Zug.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.</source>
        <translation>%0 übernimmt von %1 auf derselben Seite: Der Rest des Blatts geht in %2 Zügen weg.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0 lässt %1 mit nur noch einer Karte nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0 lässt %1 mit nur noch %2 Karten nicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads next.</source>
        <translation>Gegen %1 kommt kein Gegner an, also spielt %0 als Nächstes aus.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now, and is then only one play away from going out.</source>
        <translation>%0 spielt jetzt %1, und danach fehlt nur noch ein Zug.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, and can then go out in %2 more plays.</source>
        <translation>%0 holt jetzt mit %1 das Ausspiel und braucht danach nur noch %2 Züge.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0 spielt %1 statt etwas Niedrigerem, damit %2 keine niedrige Karte loswird.</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up cards that belong together.</source>
        <translation>%0 spielt %1: Alles Niedrigere würde Karten trennen, die zusammengehören.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0 schlägt das mit %1, ohne etwas zu zerlegen, und hebt die höheren Karten auf.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards take the lead back, whoever beats it.</source>
        <translation>%0 spielt %1 aus: Schlägt das jemand, holen die anderen Karten das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>%0 leads the lowest card: %1, the partner, has one card left and may win with it.</source>
        <translation>%0 spielt die niedrigste Karte aus: %1 auf derselben Seite hat noch eine Karte und gewinnt vielleicht damit.</translation>
    </message>
    <message>
        <source>%0 leads no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0 spielt keine Einzelkarte aus: %1 hat nur noch eine Karte und kommt gegen %2 nicht an.</translation>
    </message>
    <message>
        <source>%0 leads the highest card: %1 has only one card left.</source>
        <translation>%0 spielt die höchste Karte aus: %1 hat nur noch eine.</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the higher cards.</source>
        <translation>%0 riskiert %2, auch wenn %1 nur noch eine Karte hat, und behält die höheren Karten.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads again.</source>
        <translation>Gegen %1 kommt kein Gegner an, also spielt %0 gleich wieder aus.</translation>
    </message>
    <message>
        <source>The triplet carries the %1, which belongs to no pair or sequence.</source>
        <translation>Der Drilling nimmt eine Karte mit, die zu keinem Paar und keiner Straße gehört, %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1 from %2 to %3: %4 cards go in one play.</source>
        <translation>%0 spielt %1 von %2 bis %3 aus: %4 Karten gehen in einem Zug weg.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0 spielt %1 aus statt etwas Niedrigerem, damit %2 keine niedrige Karte loswird.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: it goes with no other card in hand.</source>
        <translation>%0 wird eine lose Karte los: %1 passt zu keiner anderen im Blatt.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest in hand.</source>
        <translation>%0 hat das Ausspiel und wird das Niedrigste los, %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1, which gets rid of %2 cards in one play.</source>
        <translation>%0 spielt %1 aus: Damit gehen %2 Karten in einem Zug weg.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the higher cards for later.</source>
        <translation>%0 spielt %1 aus und hebt die höheren Karten auf.</translation>
    </message>
    <message>
        <source>%0 leads the %1: whoever wants the lead has to spend something higher.</source>
        <translation>%0 spielt %1 aus: Wer ans Ausspiel will, muss etwas Höheres hergeben.</translation>
    </message>
    <message>
        <source>%0 leads the %2, the highest single card: %1 has only one card left.</source>
        <translation>%0 spielt %2 aus, die höchste Einzelkarte: %1 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which goes with no other cards.</source>
        <translation>%0 wird %1 los: Das passt zu keinen anderen Karten.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the lower cards for later.</source>
        <translation>%0 spielt %1 aus und hebt die niedrigeren Karten auf.</translation>
    </message>
    <message>
        <source>%0 passes and leaves the lead to %1, the partner.</source>
        <translation>%0 passt und überlässt %1 auf derselben Seite das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest that breaks nothing up.</source>
        <translation>%0 schlägt das mit %1, dem Niedrigsten, das nichts zerlegt.</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only one card left.</source>
        <translation>%0 schlägt das, auch wenn es Karten zerlegt: %1 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>%0 schlägt das, auch wenn es Karten zerlegt: %1 hat nur noch %2 Karten.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: that breaks cards up, but costs no more plays.</source>
        <translation>%0 schlägt das mit %1: Das zerlegt zwar Karten, kostet aber keinen Zug mehr.</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>%0 spielt %2: Nichts anderes schlägt das, und %1 hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>%0 spielt %2: Nichts anderes schlägt das, und %1 hat nur noch %3 Karten.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, being nearly out.</source>
        <translation>%0 ist fast fertig und holt jetzt mit %1 das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 for a better moment.</source>
        <translation>%0 passt und hebt %1 für einen besseren Moment auf.</translation>
    </message>
    <message>
        <source>The %1 from %2 to %3 stays together.</source>
        <translation>So bleibt etwas zusammen: %1 von %2 bis %3.</translation>
    </message>
    <message>
        <source>%0 passes, as those who won from such positions mostly did.</source>
        <translation>%0 passt: Wer aus solchen Stellungen gewann, hat das meist auch getan.</translation>
    </message>
    <message>
        <source>%0 plays the %1: those who won from such positions did so nearly as often as they passed.</source>
        <translation>%0 spielt %1: Wer aus solchen Stellungen gewann, hat das fast so oft gespielt wie gepasst.</translation>
    </message>
    <message>
        <source>%0 plays the %1, as those who won from such positions mostly did.</source>
        <translation>%0 spielt %1: Wer aus solchen Stellungen gewann, hat das meist auch getan.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few bombs, jokers and twos in hand.</source>
        <translation>%0 bietet nicht: Im Blatt sind zu wenige Bomben, Joker und Zweien.</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0 spielt möglichst viele Karten auf einmal aus, die niedrigsten: %1.</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0 spielt alles, was noch da ist, und gewinnt.</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0 schlägt das so billig wie möglich.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, too many even with the rocket.</source>
        <translation>%0 bietet nicht: Bis zum Ende wären es %1 Züge, selbst mit der Rakete zu viele.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker or a bomb can beat it.</source>
        <translation>%0 spielt %1: Das schlägt nur ein Joker oder eine Bombe.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0 spielt %1 und hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 spielt %1 statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left, and it may not beat the partner&apos;s %1.</source>
        <translation>%0 passt: %2 hat nur noch eine Karte und kommt damit vielleicht nicht gegen %1 vom Partner an.</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left and can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0 passt: %2 hat nur noch eine Karte und kommt damit nicht gegen %1 vom Partner an.</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0 passt lieber, als %1 herzugeben.</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 has only one card left, and needs one above the %3 to win.</source>
        <translation>%0 geht über %1 vom Partner: %2 hat nur noch eine Karte und braucht jetzt eine über %3, um zu gewinnen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>%0 spielt %1: %2 hat nur noch eine Karte, und niedrigere Karten sind leichter zu schlagen.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0 schlägt das mit %1, ohne etwas zu zerlegen, und bekommt vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0 schlägt das mit %1: Sonst behält %2 vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 leads the four of a kind with its kickers: %1 cards go in one play.</source>
        <translation>%0 spielt den Vierling mit seinen Beikarten aus: %1 Karten gehen in einem Zug weg.</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry the cards that the hand needs least.</source>
        <translation>%0 spielt %1 und nimmt damit die Karten mit, die das Blatt am wenigsten braucht.</translation>
    </message>
    <message>
        <source>%0 beats it with the highest there is, to lead low next: %1, the partner, has only one card left.</source>
        <translation>%0 schlägt das so hoch wie möglich, um dann niedrig auszuspielen: %1 auf derselben Seite hat nur noch eine Karte.</translation>
    </message>
    <message>
        <source>%0 bids %1, with enough high cards to win the lead back.</source>
        <translation>%0 bietet %1, mit genug hohen Karten, um das Ausspiel zurückzuholen.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few high cards to win the lead back often enough.</source>
        <translation>%0 bietet nicht: Es sind zu wenige hohe Karten, um das Ausspiel oft genug zurückzuholen.</translation>
    </message>
    <message>
        <source>The cards that the hand needs least go with it.</source>
        <translation>Dazu kommen die Karten, die das Blatt am wenigsten braucht.</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0 spielt die letzte Karte und gewinnt.</translation>
    </message>
    <message>
        <source>%0 bids %1 on bombs, jokers and twos.</source>
        <translation>%0 bietet %1, auf Bomben, Joker und Zweien gestützt.</translation>
    </message>
    <message>
        <source>%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.</source>
        <translation>%0 bietet %2, mit einer Bombe und einem Rest, der in %1 Zügen weggeht.</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0 passt lieber, als eine Kombination zu zerlegen (%1).</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0 schlägt das mit %1, ohne etwas zu zerlegen, und hebt %2 auf.</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the %3.</source>
        <translation>%0 riskiert %2, auch wenn %1 nur noch eine Karte hat, und behält %3.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the last card and wins.</source>
        <translation>Gegen %1 kommt kein Gegner an, und dann spielt %0 die letzte Karte und gewinnt.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a bomb can beat it.</source>
        <translation>%0 spielt %1: Das schlägt nur eine Bombe.</translation>
    </message>
    <message>
        <source>This keeps the sequence from %1 to %2 whole.</source>
        <translation>So bleibt die Straße von %1 bis %2 ganz.</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 for later.</source>
        <translation>%0 spielt %1 von %2 bis %3 und hebt %4 für später auf.</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1 and keeps the %2 for later.</source>
        <translation>%0 nimmt zum Drilling %1 dazu und hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 spielt %1: Wer das schlägt, muss mehr hergeben als bei %2, und %3 bleibt für später.</translation>
    </message>
    <message>
        <source>%0 plays the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0 spielt %1: Das ist mehrfach im Blatt, also bleibt die Straße ganz.</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keeps the %4 together.</source>
        <translation>%0 legt %2 über %1 vom Partner: Dann muss %3 etwas Höheres hergeben, und die Kombination bleibt beisammen (%4).</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 may keep the lead.</source>
        <translation>%0 schlägt das mit %1 von %2 bis %3: Sonst behält %4 vielleicht das Ausspiel.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: the %2 is likelier to win a trick later.</source>
        <translation>%0 wird %1 los: %2 gewinnt später eher eine Runde.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0 hat das Ausspiel und wird eine niedrige Karte los: %1 ist so gut wie %2.</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0 wird zwei Karten auf einmal los: %1.</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>%0 gewinnt das mit jedem Zug.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: the hand needs only %1 plays, but there is no two or joker in it to win the lead with.</source>
        <translation>%0 bietet nicht: Das Blatt braucht nur %1 Züge, aber es hat weder Zwei noch Joker, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 or a bomb can beat it.</source>
        <translation>%0 spielt %1: Das schlägt nur %2 oder eine Bombe.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 spielt %1 aus: Das zu schlagen, kostet mehr als bei %2, und %3 bleibt für später.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0 spielt %1 aus und hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 spielt %1 aus statt %2: Das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%0 leads the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0 spielt %1 aus: Das ist mehrfach im Blatt, also bleibt die Straße ganz.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which could go with the %2 as well.</source>
        <translation>%0 wird %1 los; mit dem %2 ginge das auch.</translation>
    </message>
    <message>
        <source>%0 wins this anyway, and raises the stake with the %1.</source>
        <translation>%0 gewinnt das ohnehin und erhöht mit %1 den Einsatz.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to raise the stake, still likely to win.</source>
        <translation>%0 erhöht jetzt mit %1 den Einsatz und gewinnt wohl trotzdem.</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up better combinations.</source>
        <translation>%0 passt: Das zu schlagen, würde bessere Kombinationen zerlegen.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is no two or joker in hand to win the lead with.</source>
        <translation>%0 bietet nicht: Außer einer Bombe ist weder Zwei noch Joker im Blatt, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>%0 bids %1: the %2 wins the lead whenever that is needed.</source>
        <translation>%0 bietet %1: Die %2 holt das Ausspiel, wann immer es nötig ist.</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend the %1.</source>
        <translation>%0 passt lieber, als bessere Kombinationen zu zerlegen oder %1 herzugeben.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is the highest card left, and wins the lead back.</source>
        <translation>%0 spielt %1 aus: %2 ist die höchste Karte, die noch im Spiel ist, und holt das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>%0 leads low with the %1: %2, the partner, is next and may get rid of something low too.</source>
        <translation>%0 spielt mit %1 niedrig aus: %2 auf derselben Seite kommt als Nächstes und wird vielleicht auch etwas Niedriges los.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is only %1 in hand to win the lead with.</source>
        <translation>%0 bietet nicht: Außer einer Bombe gibt es im Blatt nur %1, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>%0 bids %3, with %2 and a hand that goes in %1 plays.</source>
        <translation>%0 hat %2 und bietet %3: Das ganze Blatt geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 to win the lead.</source>
        <translation>%0 bietet %2 und hat %1, um ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb.</source>
        <translation>%0 passt: Ohne Bombe kommt %2 nicht gegen %1 vom Partner an.</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 together.</source>
        <translation>%0 spielt %1 von %2 bis %3: So bleibt die Kombination beisammen (%4).</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0 spielt %1: Wer dagegen ankommt, kommt auch gegen %2 an.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, to do more with the lead.</source>
        <translation>%0 übernimmt von %1 auf derselben Seite, um mehr aus dem Ausspiel zu machen.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, and %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0 bietet nicht: Bis zum Ende wären es %1 Züge, und im Blatt gibt es nur %2, zu wenig, um oft genug ans Ausspiel zu kommen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker can beat it.</source>
        <translation>%0 spielt %1: Das schlägt nur ein Joker.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it.</source>
        <translation>%0 spielt %1: Das schlägt nur %2.</translation>
    </message>
</context>
<context>
    <name>DoudizhuRules</name>
    <message>
        <source>In a minute</source>
        <translation>In einer Minute</translation>
    </message>
    <message>
        <source>Becoming the landlord</source>
        <translation>Wer wird Grundherr?</translation>
    </message>
    <message>
        <source>Each player in turn bids one, two or three, higher than the bids before, or does not bid. The highest bid takes the three cards of the kitty, shows them, and leads. If nobody bids, the cards are dealt again.</source>
        <translation>Reihum bietet jeder eins, zwei oder drei, und zwar mehr als alle vor ihm, oder er bietet nicht. Wer am meisten bietet, nimmt die drei Zusatzkarten, zeigt sie und spielt aus. Bietet niemand, wird neu gegeben.</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Hoch und niedrig</translation>
    </message>
    <message>
        <source>The red joker is highest, then the black joker, the two, the ace, the king and so on down to the three. Suits do not matter.</source>
        <translation>Am höchsten ist der rote Joker, dann kommen der schwarze Joker, Zwei, Ass, König und so weiter bis hinunter zur Drei. Die Farben zählen nicht.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Single, pair, triplet</source>
        <translation>Einzelkarte, Paar, Drilling</translation>
    </message>
    <message>
        <source>One, two or three cards of a rank.</source>
        <translation>Eine, zwei oder drei Karten gleichen Werts.</translation>
    </message>
    <message>
        <source>Triplet with a card or a pair</source>
        <translation>Drilling mit Karte oder Paar</translation>
    </message>
    <message>
        <source>The triplet decides.</source>
        <translation>Der Drilling entscheidet.</translation>
    </message>
    <message>
        <source>At least five ranks in a row, up to the ace.</source>
        <translation>Mindestens fünf Werte in Folge, höchstens bis zum Ass.</translation>
    </message>
    <message>
        <source>At least three pairs in a row.</source>
        <translation>Mindestens drei Paare in Folge.</translation>
    </message>
    <message>
        <source>Airplane</source>
        <translation>Flugzeug</translation>
    </message>
    <message>
        <source>Triplets in a row, bare or each with a card or a pair as wings.</source>
        <translation>Drillinge in Folge, allein oder jeder mit einer Karte oder einem Paar als Flügel.</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>Vierling mit zwei</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Four of a rank beat everything but a higher bomb and the rocket.</source>
        <translation>Vier Karten gleichen Werts schlagen alles außer einer höheren Bombe und der Rakete.</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>Both jokers beat everything.</source>
        <translation>Beide Joker schlagen alles.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Three players, 54 cards. One of them becomes the landlord, who takes three more cards and plays alone against the other two, the peasants. Whoever leads plays any combination; the others in turn play a higher one of the same form, or pass. When both others have passed, the last to play leads again. The first to run out of cards wins for their side.</source>
        <translation>Drei Spieler, 54 Karten. Einer wird der Grundherr: Er nimmt drei Karten dazu und spielt allein gegen die beiden anderen, die Bauern. Wer ausspielt, legt eine beliebige Kombination; die anderen legen reihum eine höhere derselben Form, oder sie passen. Haben beide anderen gepasst, spielt wieder aus, wer zuletzt gelegt hat. Wer als Erster alle Karten los ist, gewinnt für seine Seite.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Sequence of pairs</source>
        <translation>Straße aus Paaren</translation>
    </message>
    <message>
        <source>Four of a rank with two cards or two pairs. It is not a bomb.</source>
        <translation>Vier Karten gleichen Werts mit zwei Karten oder zwei Paaren. Das ist keine Bombe.</translation>
    </message>
    <message>
        <source>The bid is the stake. Every bomb and the rocket double it. It doubles once more for spring: the landlord is out before a peasant has played, or the landlord never plays after the first lead. The landlord wins or loses the stake against each peasant.</source>
        <translation>Das Gebot ist der Einsatz. Jede Bombe und die Rakete verdoppeln ihn. Noch einmal verdoppelt ihn ein Frühling: Der Grundherr ist fertig, bevor ein Bauer gespielt hat, oder er spielt nach dem ersten Ausspiel nie wieder. Der Grundherr gewinnt oder verliert den Einsatz gegen jeden Bauern.</translation>
    </message>
    <message>
        <source>Peasants win together: let your partner keep the lead when they can go on, and stop a landlord who has few cards left. Bid when you hold jokers, twos and bombs and few loose low cards.</source>
        <translation>Die Bauern gewinnen gemeinsam: Lass deinem Partner das Ausspiel, wenn er weiterkommt, und halte einen Grundherrn auf, der nur noch wenige Karten hat. Biete, wenn du Joker, Zweien und Bomben hast und wenige lose niedrige Karten.</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several. With one or two raised, Tab completes them to what can be played. G finds plays, Enter plays, P passes, R sorts the hand, K shows which ranks are still out.</source>
        <translation>Klick Karten an, um sie anzuheben, oder zieh über mehrere. Sind ein oder zwei angehoben, ergänzt Tab sie zu etwas Spielbarem. G findet Züge, Enter spielt, P passt, R sortiert das Blatt, K zeigt, welche Werte noch im Spiel sind.</translation>
    </message>
</context>
<context>
    <name>DoudizhuView</name>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>Zusatzkarten: %1</translation>
    </message>
    <message>
        <source>%1: %2 still out</source>
        <translation>%1: noch %2 im Spiel</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <source>Bombs and rocket: the stake times %1</source>
        <translation>Bomben und Rakete: Einsatz mal %1</translation>
    </message>
    <message>
        <source>Chances of at least one, from what was played and what was not</source>
        <translation>Chance auf mindestens eine, nach dem, was gespielt wurde und was nicht</translation>
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
        <translation>%1. %2: %3 Elo</translation>
    </message>
    <message>
        <source>%1 % of %2 games</source>
        <translation>%1 % von %2 Spielen</translation>
    </message>
    <message>
        <source>%1; %2 decisions of %3 ms each</source>
        <translation>%1; %2 Entscheidungen zu je %3 ms</translation>
    </message>
</context>
<context>
    <name>Euchre</name>
    <message>
        <source>The suit that was turned down cannot be named</source>
        <translation>Die abgelehnte Farbe kann man nicht ansagen</translation>
    </message>
    <message>
        <source>The dealer does not hold this card</source>
        <translation>Diese Karte hat der Geber nicht</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>Doppelt gegeben: %1</translation>
    </message>
    <message>
        <source>The dealer must discard first</source>
        <translation>Der Geber muss erst eine Karte ablegen</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <translation>Jetzt muss eine Karte gespielt werden</translation>
    </message>
    <message>
        <source>The dealer must name trump, since everyone else has passed</source>
        <translation>Der Geber muss Trumpf ansagen, denn alle anderen haben gepasst</translation>
    </message>
    <message>
        <source>The upcard has been turned down</source>
        <translation>Die aufgedeckte Karte wurde schon abgelehnt</translation>
    </message>
    <message>
        <source>Trump has already been made</source>
        <translation>Trumpf steht schon fest</translation>
    </message>
    <message>
        <source>Suits are named only in the second round</source>
        <translation>Farben werden erst in der zweiten Runde angesagt</translation>
    </message>
    <message>
        <source>Only a defender against a lone maker may do this</source>
        <translation>Das darf nur ein Verteidiger gegen einen Alleinspieler</translation>
    </message>
    <message>
        <source>There is nothing to discard now</source>
        <translation>Jetzt gibt es nichts abzulegen</translation>
    </message>
    <message>
        <source>The card just picked up may not be discarded here</source>
        <translation>Die eben aufgenommene Karte darf hier nicht abgelegt werden</translation>
    </message>
    <message>
        <source>No card can be played now</source>
        <translation>Jetzt kann keine Karte gespielt werden</translation>
    </message>
    <message>
        <source>The hand does not hold this card</source>
        <translation>Diese Karte ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>Trumps were led and must be followed; the left bower is a trump</source>
        <translation>Trumpf wurde ausgespielt und muss bedient werden; der linke Bauer ist ein Trumpf</translation>
    </message>
    <message>
        <source>Clubs were led and must be followed</source>
        <translation>Kreuz wurde ausgespielt und muss bedient werden</translation>
    </message>
    <message>
        <source>Diamonds were led and must be followed</source>
        <translation>Karo wurde ausgespielt und muss bedient werden</translation>
    </message>
    <message>
        <source>Hearts were led and must be followed</source>
        <translation>Herz wurde ausgespielt und muss bedient werden</translation>
    </message>
    <message>
        <source>Spades were led and must be followed</source>
        <translation>Pik wurde ausgespielt und muss bedient werden</translation>
    </message>
    <message>
        <source>Going alone is not allowed at this table</source>
        <translation>Allein spielen ist an diesem Tisch nicht erlaubt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of Euchre</source>
        <translation>„%1“ ist keine Karte von Euchre</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>Hier werden %1 Karten erwartet, nicht %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Euchre</source>
        <translation>„%1“ ist kein Zug von Euchre</translation>
    </message>
    <message>
        <source>Expected %1 hands, not %2</source>
        <translation>Hier werden %1 Blätter erwartet, nicht %2</translation>
    </message>
</context>
<context>
    <name>Euchre bids</name>
    <message>
        <source>Order it up</source>
        <translation>Lass aufnehmen</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Nimm auf</translation>
    </message>
    <message>
        <source>Name clubs</source>
        <translation>Sag Kreuz an</translation>
    </message>
    <message>
        <source>Name diamonds</source>
        <translation>Sag Karo an</translation>
    </message>
    <message>
        <source>Name hearts</source>
        <translation>Sag Herz an</translation>
    </message>
    <message>
        <source>Name spades</source>
        <translation>Sag Pik an</translation>
    </message>
</context>
<context>
    <name>Euchre cards</name>
    <message>
        <source>right bower</source>
        <translation>Rechts-Bauer</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>Links-Bauer</translation>
    </message>
</context>
<context>
    <name>Euchre drawback thoughts</name>
    <message>
        <source>After this %0 has no trump left.</source>
        <translation>Danach hat %0 keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who chose this trump.</source>
        <translation>Trumpf auszuspielen hilft der Gegenseite: %1 hat diese Farbe gewählt.</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1 hat kein %2 und kann das vielleicht stechen.</translation>
    </message>
    <message>
        <source>With the %1 first, the opponents have to throw cards away.</source>
        <translation>Käme erst %1, müssten die Gegner Karten abwerfen.</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>Das kann noch ein Trumpf schlagen: Sind die Trümpfe weg, ist es sicherer.</translation>
    </message>
    <message>
        <source>This draws no trumps, and %1 are still out.</source>
        <translation>Das zieht keine Trümpfe, und %1 sind noch im Spiel.</translation>
    </message>
    <message>
        <source>If the %1 waits, it is more likely to be trumped.</source>
        <translation>Je später %1 kommt, desto eher wird das gestochen.</translation>
    </message>
    <message>
        <source>This may lose the trick, which the %1 would take for certain.</source>
        <translation>Damit geht der Stich vielleicht verloren, mit %1 wäre er sicher.</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>%1 ist noch im Spiel und schlägt das.</translation>
    </message>
    <message>
        <source>%1 higher cards of its suit are still out.</source>
        <translation>In dieser Farbe sind noch %1 höhere Karten im Spiel.</translation>
    </message>
    <message>
        <source>This spends the %1, which takes a trick whenever it is played.</source>
        <translation>Damit geht %1 schon weg, ein jederzeit sicherer Stich.</translation>
    </message>
    <message>
        <source>This spends the %2 on a trick that %1 already has.</source>
        <translation>Damit geht %2 in einen Stich, den %1 schon sicher hat.</translation>
    </message>
    <message>
        <source>This spends the %2 on a trick that %1 may take anyway.</source>
        <translation>Damit geht %2 in einen Stich, den %1 vielleicht ohnehin macht.</translation>
    </message>
    <message>
        <source>The %1 would be enough for this trick.</source>
        <translation>Für diesen Stich würde %1 reichen.</translation>
    </message>
    <message>
        <source>The %1 may be enough for this trick.</source>
        <translation>Für diesen Stich reicht vielleicht %1.</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre %0&apos;s side.</source>
        <translation>Mit diesem Stich für die Gegner ist die Seite von %0 gescheitert.</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>Nach diesem Stich kann %1 nicht mehr scheitern.</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>Nach diesem Stich ist der Durchmarsch dahin.</translation>
    </message>
    <message>
        <source>If %1 takes this trick, %0 doesn&apos;t lead next.</source>
        <translation>Macht %1 diesen Stich, spielt %0 als Nächstes nicht aus.</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than the %2.</source>
        <translation>Die Karte von %1 ist leichter zu schlagen als %2.</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for %0&apos;s side.</source>
        <translation>Für die Seite von %0 könnte diesen Stich nur noch %1 machen.</translation>
    </message>
    <message>
        <source>This gives up the trick, which the %1 might take.</source>
        <translation>Damit ist der Stich verloren, und mit %1 wäre er vielleicht zu holen.</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; the %2 would take it.</source>
        <translation>Damit bekommt %1 den Stich; %2 würde ihn machen.</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; the %1 would take it.</source>
        <translation>Damit bekommen die Gegner den Stich; %1 würde ihn machen.</translation>
    </message>
    <message>
        <source>The %1 would be the highest trump left after this trick.</source>
        <translation>Nach diesem Stich wäre %1 der höchste noch übrige Trumpf.</translation>
    </message>
    <message>
        <source>This throws away a trump, the %1.</source>
        <translation>Damit ist ein Trumpf verschenkt (%1).</translation>
    </message>
    <message>
        <source>This throws away the %1, the highest of its suit left.</source>
        <translation>Damit geht %1 weg, die höchste noch übrige Karte der Farbe.</translation>
    </message>
    <message>
        <source>This leaves the %1 alone, and the %2 would take it.</source>
        <translation>Damit bleibt in der Farbe nur %1, und %2 würde das schlagen.</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out and may be led.</source>
        <translation>In %1 sind noch mehr Karten im Spiel als in %2, und die kommen vielleicht noch.</translation>
    </message>
    <message>
        <source>Together all five tricks count only 2 points, alone 4.</source>
        <translation>Zu zweit zählen alle fünf Stiche nur 2 Punkte, allein 4.</translation>
    </message>
    <message>
        <source>In %1 %0 would hold both bowers, two sure tricks.</source>
        <translation>In %1 hätte %0 beide Bauern, zwei sichere Stiche.</translation>
    </message>
    <message>
        <source>In %1 %0 would hold %2 of the 7 trumps.</source>
        <translation>In %1 hätte %0 %2 der 7 Trümpfe.</translation>
    </message>
    <message>
        <source>If the %1 is turned down, %0 can&apos;t name %2 any more.</source>
        <translation>Wird %1 abgelehnt, kann %0 nicht mehr %2 ansagen.</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>Danach lehnt %1 vielleicht %2 ab.</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>Damit wird der rechte Bauer abgelehnt, der höchste Trumpf.</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>Danach darf %1 als Erstes eine andere Farbe ansagen.</translation>
    </message>
    <message>
        <source>With another pass nobody scores in this deal.</source>
        <translation>Noch einmal gepasst, und in diesem Spiel bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>%0 gets no other chance to name trump, and %1 bids next.</source>
        <translation>%0 kommt nicht mehr dazu, Trumpf anzusagen, und %1 ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>Beim Alleinspiel setzt %2 aus und nimmt %1 mit.</translation>
    </message>
    <message>
        <source>Alone %0 needs three tricks without any help from %1.</source>
        <translation>Allein braucht %0 drei Stiche ganz ohne Hilfe von %1.</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>Ein Gegner mit dem rechten Bauern würde einen der fünf Stiche machen.</translation>
    </message>
    <message>
        <source>To take all five tricks alone, even the %1 must win one.</source>
        <translation>Für alle fünf Stiche allein müsste sogar %1 einen machen.</translation>
    </message>
    <message>
        <source>%0 would hold no trump.</source>
        <translation>%0 hätte keinen Trumpf.</translation>
    </message>
    <message>
        <source>%0 would hold only one trump.</source>
        <translation>%0 hätte nur einen Trumpf.</translation>
    </message>
    <message>
        <source>%0 would hold only %1 trumps.</source>
        <translation>%0 hätte nur %1 Trümpfe.</translation>
    </message>
    <message>
        <source>%0 is stronger in %1 and may name them in the next round.</source>
        <translation>In %1 ist %0 stärker und kann das in der nächsten Runde vielleicht ansagen.</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>Damit bekommt %1 einen Trumpf (%2).</translation>
    </message>
    <message>
        <source>The highest trump would be the %1; in %2 it is the %3.</source>
        <translation>Der höchste Trumpf wäre %1; in %2 wäre es %3.</translation>
    </message>
    <message>
        <source>%1 would sit out and not help %0 against %2.</source>
        <translation>%1 würde aussetzen und %0 gegen %2 nicht helfen.</translation>
    </message>
    <message>
        <source>If both defend, a euchre counts only 2 points, not 4.</source>
        <translation>Zu zweit verteidigt, bringt das Aufhalten nur 2 Punkte statt 4.</translation>
    </message>
    <message>
        <source>This leaves only the %1 for the last trick.</source>
        <translation>Damit bleibt für den letzten Stich nur %1.</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>Das zieht keinen Trumpf, und %1 ist vielleicht noch im Spiel.</translation>
    </message>
    <message>
        <source>This keeps the %1, so when %2 are led %0 must follow instead of trumping.</source>
        <translation>Damit bleibt %1 auf der Hand: Kommt %2, muss %0 bedienen und kann nicht stechen.</translation>
    </message>
</context>
<context>
    <name>Euchre drawbacks</name>
    <message>
        <source>After this you have no trump left.</source>
        <translation>Danach hast du keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who chose this trump.</source>
        <translation>Trumpf auszuspielen hilft der Gegenseite: %1 hat diese Farbe gewählt.</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1 hat kein %2 und kann das vielleicht stechen.</translation>
    </message>
    <message>
        <source>With your %1 first, the opponents have to throw cards away.</source>
        <translation>Spielst du erst %1, müssen die Gegner Karten abwerfen.</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>Das kann noch ein Trumpf schlagen: Sind die Trümpfe weg, ist es sicherer.</translation>
    </message>
    <message>
        <source>This draws no trumps, and %1 are still out.</source>
        <translation>Das zieht keine Trümpfe, und %1 sind noch im Spiel.</translation>
    </message>
    <message>
        <source>If you wait, your %1 is more likely to be trumped.</source>
        <translation>Wenn du wartest, wird %1 eher gestochen.</translation>
    </message>
    <message>
        <source>This may lose the trick, which your %1 would take for certain.</source>
        <translation>Damit geht der Stich vielleicht verloren, mit %1 hättest du ihn sicher.</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>%1 ist noch im Spiel und schlägt das.</translation>
    </message>
    <message>
        <source>%1 higher cards of its suit are still out.</source>
        <translation>In dieser Farbe sind noch %1 höhere Karten im Spiel.</translation>
    </message>
    <message>
        <source>This spends your %1, which takes a trick whenever you play it.</source>
        <translation>Damit gibst du %1 schon her, einen jederzeit sicheren Stich.</translation>
    </message>
    <message>
        <source>This spends your %2 on a trick that %1 already has.</source>
        <translation>Damit gibst du %2 für einen Stich her, den %1 schon sicher hat.</translation>
    </message>
    <message>
        <source>This spends your %2 on a trick that %1 may take anyway.</source>
        <translation>Damit gibst du %2 für einen Stich her, den %1 vielleicht ohnehin macht.</translation>
    </message>
    <message>
        <source>Your %1 would be enough for this trick.</source>
        <translation>Für diesen Stich würde %1 reichen.</translation>
    </message>
    <message>
        <source>Your %1 may be enough for this trick.</source>
        <translation>Für diesen Stich reicht vielleicht %1.</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre your side.</source>
        <translation>Mit diesem Stich für die Gegner seid ihr gescheitert.</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>Nach diesem Stich kann %1 nicht mehr scheitern.</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>Nach diesem Stich ist der Durchmarsch dahin.</translation>
    </message>
    <message>
        <source>If %1 takes this trick, you don&apos;t lead next.</source>
        <translation>Macht %1 diesen Stich, spielst du als Nächstes nicht aus.</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than your %2.</source>
        <translation>Die Karte von %1 ist leichter zu schlagen als %2.</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for your side.</source>
        <translation>Für deine Seite könnte diesen Stich nur noch %1 machen.</translation>
    </message>
    <message>
        <source>This gives up the trick, which your %1 might take.</source>
        <translation>Damit gibst du den Stich auf, und mit %1 wäre er vielleicht deiner.</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; your %2 would take it.</source>
        <translation>Damit überlässt du %1 den Stich; %2 würde ihn machen.</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; your %1 would take it.</source>
        <translation>Damit überlässt du den Gegnern den Stich; %1 würde ihn machen.</translation>
    </message>
    <message>
        <source>Your %1 would be the highest trump left after this trick.</source>
        <translation>Nach diesem Stich wäre %1 der höchste noch übrige Trumpf.</translation>
    </message>
    <message>
        <source>This throws away a trump, the %1.</source>
        <translation>Damit verschenkst du einen Trumpf (%1).</translation>
    </message>
    <message>
        <source>This throws away your %1, the highest of its suit left.</source>
        <translation>Damit wirfst du %1 weg, die höchste noch übrige Karte der Farbe.</translation>
    </message>
    <message>
        <source>This leaves your %1 alone, and the %2 would take it.</source>
        <translation>Damit hast du in der Farbe nur noch %1, und %2 würde das schlagen.</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out and may be led.</source>
        <translation>In %1 sind noch mehr Karten im Spiel als in %2, und die kommen vielleicht noch.</translation>
    </message>
    <message>
        <source>Together all five tricks count only 2 points, alone 4.</source>
        <translation>Zu zweit zählen alle fünf Stiche nur 2 Punkte, allein 4.</translation>
    </message>
    <message>
        <source>In %1 you would hold both bowers, two sure tricks.</source>
        <translation>In %1 hättest du beide Bauern, zwei sichere Stiche.</translation>
    </message>
    <message>
        <source>In %1 you would hold %2 of the 7 trumps.</source>
        <translation>In %1 hättest du %2 der 7 Trümpfe.</translation>
    </message>
    <message>
        <source>If the %1 is turned down, you can&apos;t name %2 any more.</source>
        <translation>Wird %1 abgelehnt, kannst du %2 nicht mehr ansagen.</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>Danach lehnt %1 vielleicht %2 ab.</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>Damit lehnst du den rechten Bauern ab, den höchsten Trumpf.</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>Danach darf %1 als Erstes eine andere Farbe ansagen.</translation>
    </message>
    <message>
        <source>If you pass too, nobody scores in this deal.</source>
        <translation>Passt du auch, bekommt in diesem Spiel niemand Punkte.</translation>
    </message>
    <message>
        <source>You get no other chance to name trump, and %1 bids next.</source>
        <translation>Du kommst nicht mehr dazu, Trumpf anzusagen, und %1 ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>Beim Alleinspiel setzt %2 aus und nimmt %1 mit.</translation>
    </message>
    <message>
        <source>Alone you need three tricks without any help from %1.</source>
        <translation>Allein brauchst du drei Stiche ganz ohne Hilfe von %1.</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>Ein Gegner mit dem rechten Bauern würde einen der fünf Stiche machen.</translation>
    </message>
    <message>
        <source>To take all five tricks alone, even your %1 must win one.</source>
        <translation>Für alle fünf Stiche allein müsste sogar %1 einen machen.</translation>
    </message>
    <message>
        <source>You would hold no trump.</source>
        <translation>Du hättest keinen Trumpf.</translation>
    </message>
    <message>
        <source>You would hold only one trump.</source>
        <translation>Du hättest nur einen Trumpf.</translation>
    </message>
    <message>
        <source>You would hold only %1 trumps.</source>
        <translation>Du hättest nur %1 Trümpfe.</translation>
    </message>
    <message>
        <source>You are stronger in %1 and may name them in the next round.</source>
        <translation>In %1 bist du stärker, und das kannst du in der nächsten Runde vielleicht ansagen.</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>Damit bekommt %1 einen Trumpf (%2).</translation>
    </message>
    <message>
        <source>Your highest trump would be the %1; in %2 it is the %3.</source>
        <translation>Dein höchster Trumpf wäre %1; in %2 wäre es %3.</translation>
    </message>
    <message>
        <source>%1 would sit out and not help you against %2.</source>
        <translation>%1 würde aussetzen und dir gegen %2 nicht helfen.</translation>
    </message>
    <message>
        <source>If you both defend, a euchre counts only 2 points, not 4.</source>
        <translation>Verteidigt ihr zu zweit, bringt das Aufhalten nur 2 Punkte statt 4.</translation>
    </message>
    <message>
        <source>This leaves only your %1 for the last trick.</source>
        <translation>Damit bleibt dir für den letzten Stich nur %1.</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>Das zieht keinen Trumpf, und %1 ist vielleicht noch im Spiel.</translation>
    </message>
    <message>
        <source>This keeps your %1, so when %2 are led you must follow instead of trumping.</source>
        <translation>Damit behältst du %1: Kommt %2, musst du bedienen und kannst nicht stechen.</translation>
    </message>
</context>
<context>
    <name>Euchre habits</name>
    <message>
        <source>You name trump with too weak a hand</source>
        <translation>Du sagst mit zu schwachem Blatt Trumpf an</translation>
    </message>
    <message>
        <source>You pass with a hand that is good enough to name trump</source>
        <translation>Du passt, obwohl dein Blatt gut genug ist, um Trumpf anzusagen</translation>
    </message>
    <message>
        <source>You name the wrong suit as trump</source>
        <translation>Du sagst die falsche Farbe als Trumpf an</translation>
    </message>
    <message>
        <source>You go alone with a hand that needs your partner</source>
        <translation>Du spielst allein mit einem Blatt, das den Partner braucht</translation>
    </message>
    <message>
        <source>You take your partner along when you should go alone</source>
        <translation>Du nimmst den Partner mit, wenn du allein spielen solltest</translation>
    </message>
    <message>
        <source>You put the wrong card away as dealer</source>
        <translation>Du legst als Geber die falsche Karte ab</translation>
    </message>
    <message>
        <source>You lead trump when you should keep it</source>
        <translation>Du spielst Trumpf aus, wenn du ihn behalten solltest</translation>
    </message>
    <message>
        <source>You keep trump when you should lead it</source>
        <translation>Du behältst Trumpf, wenn du ihn ausspielen solltest</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>Du nimmst deinem Partner Stiche weg, die er gewinnt</translation>
    </message>
    <message>
        <source>You trump in too early</source>
        <translation>Du trumpfst zu früh</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>Du lässt Stiche laufen, die du machen solltest</translation>
    </message>
    <message>
        <source>You win tricks with more than you need</source>
        <translation>Du gewinnst Stiche mit höheren Karten als nötig</translation>
    </message>
    <message>
        <source>You throw the wrong card when you do not want the trick</source>
        <translation>Du wirfst die falsche Karte ab, wenn du den Stich nicht willst</translation>
    </message>
</context>
<context>
    <name>Euchre options</name>
    <message>
        <source>Stick the dealer</source>
        <translation>Ansagezwang für den Geber</translation>
    </message>
    <message>
        <source>The dealer may pass</source>
        <translation>Der Geber darf passen</translation>
    </message>
    <message>
        <source>The dealer must call</source>
        <translation>Der Geber muss ansagen</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Defending alone</source>
        <translation>Allein verteidigen</translation>
    </message>
    <message>
        <source>Discarding the turned-up card</source>
        <translation>Aufgedeckte Karte ablegen</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Wer zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>The seat after the dealer</source>
        <translation>Wer nach dem Geber sitzt</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>By bidding</source>
        <translation>Durch Bieten</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>If all others pass twice, the dealer must name trump. Otherwise the dealer may pass too, and the deal is thrown in.</source>
        <translation>Passen alle anderen zweimal, muss der Geber Trumpf ansagen. Sonst darf auch der Geber passen, und die Karten werden zusammengeworfen.</translation>
    </message>
    <message>
        <source>The maker may play without the partner; all five tricks then score four points.</source>
        <translation>Der Trumpfmacher darf ohne den Partner spielen; alle fünf Stiche zählen dann vier Punkte.</translation>
    </message>
    <message>
        <source>Against a lone maker a defender may play alone too; euchring the maker then scores four points.</source>
        <translation>Gegen einen Alleinspieler darf auch ein Verteidiger allein spielen; schlägt er ihn, zählt das vier Punkte.</translation>
    </message>
    <message>
        <source>Whether the dealer may discard the card just picked up.</source>
        <translation>Ob der Geber die Karte ablegen darf, die er eben aufgenommen hat.</translation>
    </message>
    <message>
        <source>Usually the players bid for trump. For experiments the suit turned up can be trump at once: the dealer picks up the card and discards the lowest.</source>
        <translation>Meist bieten die Spieler um Trumpf. Für Versuche kann die aufgedeckte Farbe sofort Trumpf sein: Der Geber nimmt die Karte auf und legt seine niedrigste ab.</translation>
    </message>
    <message>
        <source>No bidding, a random maker</source>
        <translation>Ohne Bieten, ein zufälliger Trumpfmacher</translation>
    </message>
    <message>
        <source>No bidding, the dealer is maker</source>
        <translation>Ohne Bieten, der Geber ist Trumpfmacher</translation>
    </message>
    <message>
        <source>The first side with this many points wins the game.</source>
        <translation>Die Seite, die zuerst so viele Punkte hat, gewinnt die Partie.</translation>
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
        <translation>Zählt Karten, merkt sich, wer eine Farbe nicht mehr hat, und sticht so billig, wie es sicher geht.</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>Zerstreut</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Bids and plays by feel, mostly well, and overlooks something now and then.</source>
        <translation>Bietet und spielt nach Gefühl, meist gut, und übersieht ab und zu etwas.</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Aufmerksam</translation>
    </message>
    <message>
        <source>Bids boldly, often alone, plays by feel, and overlooks little.</source>
        <translation>Bietet kühn, oft allein, spielt nach Gefühl und übersieht wenig.</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Always plays the lowest card, and so loses tricks that could have been won.</source>
        <translation>Spielt immer die niedrigste Karte und verliert so Stiche, die er gewinnen könnte.</translation>
    </message>
    <message>
        <source>Plays high while holding a good share of the cards left, otherwise low, and looks neither at the trick nor at the partner.</source>
        <translation>Spielt hoch, solange er einen guten Teil der übrigen Karten hält, sonst niedrig; auf Stich und Partner achtet er nicht.</translation>
    </message>
    <message>
        <source>Plays any legal card without looking.</source>
        <translation>Spielt irgendeine erlaubte Karte, ohne hinzusehen.</translation>
    </message>
    <message>
        <source>Always plays the highest card, even on the partner&apos;s tricks.</source>
        <translation>Spielt immer die höchste Karte, auch auf Stiche des Partners.</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and notices few of the possibilities.</source>
        <translation>Bietet und spielt nach Gefühl und bemerkt nur wenige Möglichkeiten.</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and overlooks most of the possibilities.</source>
        <translation>Bietet und spielt nach Gefühl und übersieht die meisten Möglichkeiten.</translation>
    </message>
    <message>
        <source>Plays high to win, but leaves the partner&apos;s tricks alone.</source>
        <translation>Spielt hoch, um zu gewinnen, lässt aber dem Partner seine Stiche.</translation>
    </message>
    <message>
        <source>Wins every trick as cheaply as possible, even the partner&apos;s.</source>
        <translation>Macht jeden Stich so billig wie möglich, auch den des Partners.</translation>
    </message>
    <message>
        <source>Leaves the partner&apos;s tricks alone, and wins cheaply when last to play.</source>
        <translation>Lässt dem Partner seine Stiche und gewinnt billig, wenn er als Letzter spielt.</translation>
    </message>
    <message>
        <source>Tries every bid and card against a thousand guesses at the hidden cards that fit the bidding and play, and never looks at your cards. Has played millions of deals with itself and learned from them.</source>
        <translation>Erprobt jedes Gebot und jede Karte an tausend Vermutungen über die verdeckten Karten, die zu Bieten und Spiel passen, und schaut nie in deine Karten. Hat Millionen Spiele gegen sich selbst gespielt und daraus gelernt.</translation>
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
        <translation>MDP, zwei Schwellen</translation>
    </message>
    <message>
        <source>Plays high with a strong hand and low with a weak one; between, its lowest card that will probably take the trick.</source>
        <translation>Spielt mit starkem Blatt hoch und mit schwachem niedrig, dazwischen seine niedrigste Karte, die den Stich wahrscheinlich macht.</translation>
    </message>
    <message>
        <source>UF.5</source>
        <translation>UF.5</translation>
    </message>
    <message>
        <source>Plays like HIGH! with a good share of the cards left, otherwise like UF.</source>
        <translation>Spielt wie HIGH!, solange er einen guten Teil der übrigen Karten hält, sonst wie UF.</translation>
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
        <translation>Führt Buch, wer welche Karte haben könnte, lässt dem Partner seine Stiche und spielt aus, was der Partner vielleicht trumpfen kann.</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!, gelernte Werte</translation>
    </message>
    <message>
        <source>Plays like HIGH! with card values that were learned: it leads aces before most trumps.</source>
        <translation>Spielt wie HIGH!, aber mit gelernten Kartenwerten: Asse spielt er vor den meisten Trümpfen aus.</translation>
    </message>
    <message>
        <source>Euchre 0.7, easy</source>
        <translation>Euchre 0.7, leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Euchre 0.7, medium</source>
        <translation>Euchre 0.7, mittel</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Leads the right bower and new aces, otherwise low, and trusts the partner&apos;s strong cards.</source>
        <translation>Spielt den rechten Bauern und frische Asse aus, sonst niedrig, und verlässt sich auf starke Karten des Partners.</translation>
    </message>
    <message>
        <source>Euchre 0.7, hard</source>
        <translation>Euchre 0.7, schwer</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Cautious: names trump only with a good hand, and passes more often than most.</source>
        <translation>Vorsichtig: macht nur mit gutem Blatt Trumpf und passt öfter als die meisten.</translation>
    </message>
</context>
<context>
    <name>Euchre reasons</name>
    <message>
        <source>You have to name a suit, and %1 fit your hand best.</source>
        <translation>Du musst eine Farbe ansagen, und %1 passt am besten zu deinem Blatt.</translation>
    </message>
    <message>
        <source>Go alone: with both bowers you may take all five tricks, and alone they count 4 points.</source>
        <translation>Spiel allein: Mit beiden Bauern machst du vielleicht alle fünf Stiche, und allein zählen sie 4 Punkte.</translation>
    </message>
    <message>
        <source>Go alone: you need little help, and five tricks count 4 points alone, only 2 together.</source>
        <translation>Spiel allein: Du brauchst wenig Hilfe, und fünf Stiche zählen allein 4 Punkte, zu zweit nur 2.</translation>
    </message>
    <message>
        <source>Order it up: the %1 makes %2 stronger, and you can help with a trump and an ace.</source>
        <translation>Lass aufnehmen: %1 macht %2 stärker, und du hilfst mit einem Trumpf und einem Ass.</translation>
    </message>
    <message>
        <source>Pick it up: if you turn the %1 down, %2 is the first to name another suit.</source>
        <translation>Nimm auf: Lehnst du %1 ab, darf %2 als Erstes eine andere Farbe ansagen.</translation>
    </message>
    <message>
        <source>Order it up: your hand should be strong enough even though the %1 goes to %2.</source>
        <translation>Lass aufnehmen: Dein Blatt sollte stark genug sein, auch wenn %2 dann %1 bekommt.</translation>
    </message>
    <message>
        <source>Name %1: if you pass too, nobody scores in this deal.</source>
        <translation>Sag %1 an: Passt du auch, bekommt in diesem Spiel niemand Punkte.</translation>
    </message>
    <message>
        <source>Name %1 yourself, before the opponents choose a suit that fits them.</source>
        <translation>Sag %1 an, bevor die Gegner eine Farbe wählen, die ihnen passt.</translation>
    </message>
    <message>
        <source>Turn it down: you are stronger in %1 and may be able to name them later.</source>
        <translation>Lehn ab: In %1 bist du stärker, und das kannst du vielleicht später ansagen.</translation>
    </message>
    <message>
        <source>Turn it down: the %1 would be your only trump.</source>
        <translation>Lehn ab: %1 wäre dein einziger Trumpf.</translation>
    </message>
    <message>
        <source>Turn it down: even with the %1 you would need a lot of help from %2.</source>
        <translation>Lehn ab: Selbst mit %1 bräuchtest du viel Hilfe von %2.</translation>
    </message>
    <message>
        <source>Pass: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>Passe: Lässt du aufnehmen, bekommt %1 den rechten Bauern, den höchsten Trumpf.</translation>
    </message>
    <message>
        <source>Pass: you are stronger in %2, and if the %1 is turned down you may name them.</source>
        <translation>Passe: In %2 bist du stärker, und wird %1 abgelehnt, kannst du das vielleicht ansagen.</translation>
    </message>
    <message>
        <source>Pass: then nobody has named a suit, and this deal costs you nothing.</source>
        <translation>Passe: Dann hat niemand eine Farbe angesagt, und dieses Spiel kostet dich nichts.</translation>
    </message>
    <message>
        <source>Pass: whatever you named, you would hold two trumps at most.</source>
        <translation>Passe: Was du auch ansagst, du hättest höchstens zwei Trümpfe.</translation>
    </message>
    <message>
        <source>Pass: your longest suit is %1, and you have neither of its bowers.</source>
        <translation>Passe: Deine längste Farbe ist %1, und du hast keinen der beiden Bauern dazu.</translation>
    </message>
    <message>
        <source>It makes no difference: you sit this deal out.</source>
        <translation>Es ist egal: Dieses Spiel setzt du aus.</translation>
    </message>
    <message>
        <source>It makes no difference any more: this deal is decided.</source>
        <translation>Es ist egal: Dieses Spiel ist entschieden.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>Das ist deine letzte Karte.</translation>
    </message>
    <message>
        <source>You have to follow suit, and this is your only card of it.</source>
        <translation>Du musst bedienen, und das ist deine einzige Karte der Farbe.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>Spiel %1 aus: Das schlägt niemand, und es zieht Trümpfe.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it.</source>
        <translation>Spiel %1 aus: Das schlägt niemand.</translation>
    </message>
    <message>
        <source>Lead the %1 to draw trumps: your %2 is safer once they are gone.</source>
        <translation>Zieh Trümpfe mit %1: Sind sie weg, ist %2 sicherer.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 chose this trump and should hold high ones.</source>
        <translation>Spiel %1 aus: %2 hat diesen Trumpf gewählt und dürfte hohe haben.</translation>
    </message>
    <message>
        <source>You have only trumps left to lead.</source>
        <translation>Du hast nur noch Trümpfe zum Ausspielen.</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the fewer can beat your other cards.</source>
        <translation>Spiel %1 aus: Je mehr Trümpfe weg sind, desto weniger können deine anderen Karten schlagen.</translation>
    </message>
    <message>
        <source>Lead the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>Spiel %1 aus: Das macht den Stich, denn die Gegner haben keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it.</source>
        <translation>Spiel %1 aus: Das schlägt nur noch ein Trumpf.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 is out of that suit and may trump it.</source>
        <translation>Spiel %1 aus: %2 hat diese Farbe nicht mehr und kann vielleicht stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can beat it.</source>
        <translation>Spiel %1 aus: Außer Trumpf schlägt das nur noch %2.</translation>
    </message>
    <message>
        <source>Lead the %1: your other cards should be worth more later.</source>
        <translation>Spiel %1 aus: Deine anderen Karten sollten später mehr wert sein.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2: it may take a trick later.</source>
        <translation>Spiel %1 aus und behalte %2: Das macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your %2 for later.</source>
        <translation>%1 reicht für diesen Stich: Heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have the %2 for later.</source>
        <translation>Versuch es mit %1: Vielleicht reicht das, und %2 hast du dann noch für später.</translation>
    </message>
    <message>
        <source>Take it with the %1: you play last, so it is yours.</source>
        <translation>Hol dir den Stich mit %1: Du bist zuletzt dran, er gehört dir.</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 can still beat it.</source>
        <translation>Stich mit %1: Das kann nur noch %2 schlagen.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it.</source>
        <translation>Spiel %1: Das kann nur noch %2 schlagen.</translation>
    </message>
    <message>
        <source>Trump in with the %1: only a higher trump can beat it now.</source>
        <translation>Stich mit %1: Das kann jetzt nur noch ein höherer Trumpf schlagen.</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>Spiel %1: Das kann jetzt nur noch ein Trumpf schlagen.</translation>
    </message>
    <message>
        <source>Play the %1: whoever wants this trick has to beat it.</source>
        <translation>Spiel %1: Wer diesen Stich will, muss das erst schlagen.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your %2.</source>
        <translation>%1 hat diesen Stich sicher: Behalte %2.</translation>
    </message>
    <message>
        <source>Let this one go: your %1 may do more in a later trick.</source>
        <translation>Lass diesen Stich laufen: %1 nützt dir in einem späteren vielleicht mehr.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: save your %2 for a later one.</source>
        <translation>%1 hat diesen Stich sicher: Heb dir %2 für einen späteren auf.</translation>
    </message>
    <message>
        <source>Pass: the two of you stop %1 more often than you alone.</source>
        <translation>Passe: Zu zweit haltet ihr %1 öfter auf als du allein.</translation>
    </message>
    <message>
        <source>Defend alone: to euchre %1 on your own counts 4 points instead of 2.</source>
        <translation>Verteidige allein: Hältst du %1 ohne Hilfe auf, zählt das 4 Punkte statt 2.</translation>
    </message>
    <message>
        <source>It makes no difference which card you play.</source>
        <translation>Es ist egal, welche Karte du spielst.</translation>
    </message>
    <message>
        <source>Try to win the trick with your highest card.</source>
        <translation>Versuch, den Stich mit deiner höchsten Karte zu machen.</translation>
    </message>
    <message>
        <source>Lead your highest card: it is the likeliest to win the trick.</source>
        <translation>Spiel deine höchste Karte aus: Sie macht den Stich am ehesten.</translation>
    </message>
    <message>
        <source>Your partner is out of this suit and may trump it.</source>
        <translation>Dein Partner hat diese Farbe nicht mehr und kann vielleicht stechen.</translation>
    </message>
    <message>
        <source>Your partner probably holds the highest card of this suit.</source>
        <translation>Die höchste Karte dieser Farbe hat wohl dein Partner.</translation>
    </message>
    <message>
        <source>Play low: your partner can probably win in the suit led.</source>
        <translation>Spiel niedrig: In der ausgespielten Farbe kann wohl dein Partner gewinnen.</translation>
    </message>
    <message>
        <source>Play high: your partner has no trumps to help with.</source>
        <translation>Spiel hoch: Dein Partner hat keinen Trumpf, um zu helfen.</translation>
    </message>
    <message>
        <source>Play your lowest card and keep the better ones.</source>
        <translation>Spiel deine niedrigste Karte und behalte die besseren.</translation>
    </message>
    <message>
        <source>Play your highest card: it is the likeliest to win.</source>
        <translation>Spiel deine höchste Karte: Sie gewinnt am ehesten.</translation>
    </message>
    <message>
        <source>Leave this trick to your partner, who is ahead.</source>
        <translation>Überlass diesen Stich deinem Partner, der vorn liegt.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card will probably be beaten: play a higher one.</source>
        <translation>Die Karte deines Partners wird wohl geschlagen: Spiel eine höhere.</translation>
    </message>
    <message>
        <source>Win this with the cheapest card that will do.</source>
        <translation>Gewinn das mit der billigsten Karte, die reicht.</translation>
    </message>
    <message>
        <source>Try to win the trick with the cheapest card that will do.</source>
        <translation>Versuch, den Stich mit der billigsten Karte zu machen, die reicht.</translation>
    </message>
    <message>
        <source>Try to win the trick with the lowest trump that will do.</source>
        <translation>Versuch, den Stich mit dem niedrigsten Trumpf zu machen, der reicht.</translation>
    </message>
    <message>
        <source>Lead the right bower: nobody can beat it.</source>
        <translation>Spiel den rechten Bauern aus: Den schlägt niemand.</translation>
    </message>
    <message>
        <source>Lead an ace of a suit not led before: the others may still have to follow.</source>
        <translation>Spiel ein Ass einer Farbe aus, die noch nicht dran war: Die anderen müssen vielleicht noch bedienen.</translation>
    </message>
    <message>
        <source>Lead a trump that nobody can beat.</source>
        <translation>Spiel einen Trumpf aus, den niemand schlagen kann.</translation>
    </message>
    <message>
        <source>Lead the highest card left of a suit: only a trump can beat it.</source>
        <translation>Spiel die höchste noch übrige Karte einer Farbe aus: Nur ein Trumpf kann sie schlagen.</translation>
    </message>
    <message>
        <source>Win with your cheapest card that no opponent to come can beat.</source>
        <translation>Gewinn mit deiner billigsten Karte, die kein Gegner nach dir schlagen kann.</translation>
    </message>
    <message>
        <source>This is the only card you may play.</source>
        <translation>Eine andere Karte darfst du nicht spielen.</translation>
    </message>
    <message>
        <source>You hold %1 percent of what is left in play: play high.</source>
        <translation>Du hast %1 Prozent von dem, was noch im Spiel ist: Spiel hoch.</translation>
    </message>
    <message>
        <source>You hold only %1 percent of what is left in play: play low.</source>
        <translation>Du hast nur %1 Prozent von dem, was noch im Spiel ist: Spiel niedrig.</translation>
    </message>
    <message>
        <source>Play the lowest card that will probably take the trick.</source>
        <translation>Spiel die niedrigste Karte, die den Stich wahrscheinlich macht.</translation>
    </message>
    <message>
        <source>Pass: you have no trump to help with, and %1 can still pick up the %2.</source>
        <translation>Passe: Du hast keinen Trumpf, um zu helfen, und %1 kann %2 immer noch aufnehmen.</translation>
    </message>
    <message>
        <source>Pass: you have only one trump to help with, and %1 can still pick up the %2.</source>
        <translation>Passe: Du hast nur einen Trumpf, um zu helfen, und %1 kann %2 immer noch aufnehmen.</translation>
    </message>
    <message>
        <source>Pass and leave it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>Passe und überlass das dem Geber: %1 kann %2 mit einem guten Blatt immer noch aufnehmen.</translation>
    </message>
    <message>
        <source>Pass: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>Passe: Zwei Trümpfe reichen kaum, und %1 ginge an %2.</translation>
    </message>
    <message>
        <source>Pass: you could order it up, but the %1 would go to %2.</source>
        <translation>Passe: Du könntest aufnehmen lassen, aber %1 ginge an %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it is the card least likely to take a trick.</source>
        <translation>Leg %1 ab: Damit ist ein Stich am wenigsten wahrscheinlich.</translation>
    </message>
    <message>
        <source>Discard the %1: your other cards should do more for you.</source>
        <translation>Leg %1 ab: Deine anderen Karten sollten dir mehr nützen.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and it hardly matters which card you play.</source>
        <translation>Diesen Stich bekommst du nicht, und welche Karte du spielst, ist fast egal.</translation>
    </message>
    <message>
        <source>Go alone: your trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>Spiel allein: Deine Trümpfe und Asse machen vielleicht alle fünf Stiche, und allein zählen sie 4 Punkte.</translation>
    </message>
    <message>
        <source>Go alone: with so many trumps you may take all five tricks, and alone they count 4 points.</source>
        <translation>Spiel allein: Mit so vielen Trümpfen machst du vielleicht alle fünf Stiche, und allein zählen sie 4 Punkte.</translation>
    </message>
    <message>
        <source>Order it up: you are strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>Lass aufnehmen: Du bist stark in %1, und %2 macht auch %3 stärker.</translation>
    </message>
    <message>
        <source>You hold few trumps, but your aces may take tricks as well.</source>
        <translation>Du hast wenige Trümpfe, aber auch deine Asse machen vielleicht Stiche.</translation>
    </message>
    <message>
        <source>Order it up: the %1 goes to your side, and the opponents can&apos;t choose the trump.</source>
        <translation>Lass aufnehmen: %1 geht an deine Seite, und die Gegner können den Trumpf nicht wählen.</translation>
    </message>
    <message>
        <source>Name %1: %2 turned down %3, so the bowers are probably elsewhere.</source>
        <translation>Sag %1 an: %2 hat %3 abgelehnt, also sind die Bauern wohl woanders.</translation>
    </message>
    <message>
        <source>Pass: you are longest in %1, but the rest of your hand is too weak.</source>
        <translation>Passe: %1 ist deine längste Farbe, aber der Rest deines Blatts ist zu schwach.</translation>
    </message>
    <message>
        <source>Discard the %1: then you are out of %2 and can trump them.</source>
        <translation>Leg %1 ab: Dann hast du kein %2 mehr und kannst es stechen.</translation>
    </message>
    <message>
        <source>Discard the %1: keep your trumps; which other card goes hardly matters.</source>
        <translation>Leg %1 ab: Behalte deine Trümpfe; welche andere Karte weggeht, ist fast egal.</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth %1, and %3 are needed.</source>
        <translation>Passe: Mit %2 als Trumpf ist dein Blatt %1 wert, und nötig sind %3.</translation>
    </message>
    <message>
        <source>Go alone: with %2 as trump your hand is worth %1, and %3 are enough for that.</source>
        <translation>Spiel allein: Mit %2 als Trumpf ist dein Blatt %1 wert, und dafür reichen %3.</translation>
    </message>
    <message>
        <source>With %2 as trump your hand is worth %1, and %3 are enough.</source>
        <translation>Mit %2 als Trumpf ist dein Blatt %1 wert, und %3 reichen.</translation>
    </message>
    <message>
        <source>Defend alone: your hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>Verteidige allein: In der Farbe des Trumpfmachers ist dein Blatt %1 wert, und %2 reichen.</translation>
    </message>
    <message>
        <source>Pass: your hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>Passe: In der Farbe des Trumpfmachers ist dein Blatt %1 wert, und allein zu verteidigen braucht %2.</translation>
    </message>
    <message>
        <source>Discard the card that is worth least.</source>
        <translation>Leg die Karte ab, die am wenigsten wert ist.</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick, so you can&apos;t be euchred any more.</source>
        <translation>%1 macht den dritten Stich deiner Seite, ihr könnt also nicht mehr scheitern.</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick: %2 is euchred.</source>
        <translation>%1 macht den dritten Stich deiner Seite: %2 scheitert.</translation>
    </message>
    <message>
        <source>One trick stops the march, and the %1 takes it.</source>
        <translation>Ein Stich verhindert den Durchmarsch, und %1 macht ihn.</translation>
    </message>
    <message>
        <source>Lead the %1: of your cards it is the likeliest to take a trick.</source>
        <translation>Spiel %1 aus: Damit machst du am ehesten einen Stich.</translation>
    </message>
    <message>
        <source>Lead the %1: no lead stands out, and it does as well as any other.</source>
        <translation>Spiel %1 aus: Kein Ausspiel ist klar besser, und dieses ist so gut wie jedes andere.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2 for the last trick.</source>
        <translation>Spiel %1 aus und behalte %2 für den letzten Stich.</translation>
    </message>
    <message>
        <source>Play the %1: %2&apos;s card can still be beaten, yours can&apos;t.</source>
        <translation>Spiel %1: Die Karte von %2 kann noch geschlagen werden, deine nicht.</translation>
    </message>
    <message>
        <source>Play the %1: you hold the %2 yourself, so only a trump can beat it.</source>
        <translation>Spiel %1: Du hast selbst %2, also kann das nur ein Trumpf schlagen.</translation>
    </message>
    <message>
        <source>Keep your %1: %2 still has to play and may take this trick.</source>
        <translation>Behalte %1: %2 kommt noch und macht diesen Stich vielleicht.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: follow with your lowest card.</source>
        <translation>%1 hat diesen Stich sicher: Bediene mit deiner niedrigsten Karte.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: follow with your lowest card.</source>
        <translation>%1 liegt in diesem Stich vorn: Bediene mit deiner niedrigsten Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 still has to play: follow with your lowest card.</source>
        <translation>Diesen Stich bekommst du nicht, aber %1 kommt noch: Bediene mit deiner niedrigsten Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: follow with your lowest card.</source>
        <translation>Diesen Stich bekommst du nicht: Bediene mit deiner niedrigsten Karte.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: throw the card you need least.</source>
        <translation>%1 hat diesen Stich sicher: Wirf die Karte ab, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: throw the card you need least.</source>
        <translation>%1 liegt in diesem Stich vorn: Wirf die Karte ab, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 still has to play; which card you play hardly matters.</source>
        <translation>Diesen Stich bekommst du nicht, aber %1 kommt noch; welche Karte du spielst, ist fast egal.</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 still has to play: throw the card you need least.</source>
        <translation>Diesen Stich bekommst du nicht, aber %1 kommt noch: Wirf die Karte ab, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: throw the card you need least.</source>
        <translation>Diesen Stich bekommst du nicht: Wirf die Karte ab, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>Behalte %1: Nach diesem Stich ist das der höchste Trumpf, ein sicherer Stich.</translation>
    </message>
    <message>
        <source>Throw the %1 and keep your %2, which may win a later trick.</source>
        <translation>Wirf %1 ab und behalte %2: Das macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2 for the last one.</source>
        <translation>%1 liegt in diesem Stich vorn: Behalte %2 für den letzten.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, but your %1 may win the last one.</source>
        <translation>Diesen Stich bekommst du nicht, aber %1 macht vielleicht den letzten.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: save your %2 for a later one.</source>
        <translation>%1 liegt in diesem Stich vorn: Heb dir %2 für einen späteren auf.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may win a later one.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte %1, das macht vielleicht einen späteren.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card.</source>
        <translation>Diesen Stich bekommst du nicht: Spiel deine niedrigste Karte.</translation>
    </message>
    <message>
        <source>Play any card you may: one is chosen at random.</source>
        <translation>Spiel irgendeine erlaubte Karte: Eine wird ausgelost.</translation>
    </message>
    <message>
        <source>You will probably not take this trick: play your lowest card.</source>
        <translation>Diesen Stich bekommst du wohl nicht: Spiel deine niedrigste Karte.</translation>
    </message>
    <message>
        <source>%2: both bowers are two sure tricks, but alone you would need all five.</source>
        <translation>%2: Beide Bauern sind zwei sichere Stiche, aber allein bräuchtest du alle fünf.</translation>
    </message>
    <message>
        <source>%2: you hold both bowers, two sure tricks, and need only one more.</source>
        <translation>%2: Du hast beide Bauern, zwei sichere Stiche, und brauchst nur noch einen.</translation>
    </message>
    <message>
        <source>%3: you hold %2 of the 7 trumps, more than anyone else can.</source>
        <translation>%3: Du hast %2 der 7 Trümpfe, mehr als sonst jemand haben kann.</translation>
    </message>
    <message>
        <source>%2: three trumps and an ace beside them should make three tricks.</source>
        <translation>%2: Drei Trümpfe und daneben ein Ass sollten drei Stiche bringen.</translation>
    </message>
    <message>
        <source>%3: you hold three trumps, and a little help from %2 is enough.</source>
        <translation>%3: Du hast drei Trümpfe, und ein wenig Hilfe von %2 genügt.</translation>
    </message>
    <message>
        <source>Pass: %1 can still pick up the %2, and if not, you may name %3.</source>
        <translation>Passe: %1 kann %2 immer noch aufnehmen, und wenn nicht, kannst du vielleicht %3 ansagen.</translation>
    </message>
    <message>
        <source>Pass: you have no trump, and the %1 would go to %2.</source>
        <translation>Passe: Du hast keinen Trumpf, und %1 ginge an %2.</translation>
    </message>
    <message>
        <source>Pass: you have only one trump, and the %1 would go to %2.</source>
        <translation>Passe: Du hast nur einen Trumpf, und %1 ginge an %2.</translation>
    </message>
    <message>
        <source>Discard the %1 and keep your only trump; which other card goes hardly matters.</source>
        <translation>Leg %1 ab und behalte deinen einzigen Trumpf; welche andere Karte weggeht, ist fast egal.</translation>
    </message>
    <message>
        <source>Lead the %1: once the %3 is gone, your %2 may take a trick.</source>
        <translation>Spiel %1 aus: Ist %3 weg, macht %2 vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>Lead the %1: once the higher cards are gone, your %2 may take a trick.</source>
        <translation>Spiel %1 aus: Sind die höheren Karten weg, macht %2 vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no %3 and may trump your %4.</source>
        <translation>Spiel %1 aus: %2 hat kein %3 und könnte %4 stechen.</translation>
    </message>
    <message>
        <source>Trump in with the %1: no opponent can beat it.</source>
        <translation>Stich mit %1: Das kann kein Gegner schlagen.</translation>
    </message>
    <message>
        <source>Play the %1: no opponent can beat it.</source>
        <translation>Spiel %1: Das kann kein Gegner schlagen.</translation>
    </message>
    <message>
        <source>Your %1 may still win the last trick and stop the march: keep it.</source>
        <translation>Behalte %1: Das macht vielleicht noch den letzten Stich und verhindert den Durchmarsch.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your aces, which may win later ones.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte deine Asse, die machen vielleicht spätere.</translation>
    </message>
    <message>
        <source>%2, but don&apos;t go alone: that pays only if you take all five tricks by yourself.</source>
        <translation>%2, aber spiel nicht allein: Das lohnt sich nur, wenn du alle fünf Stiche selbst machst.</translation>
    </message>
    <message>
        <source>Pass: if the %3 is turned down, you may name %1, just as strong, and %2 gets no trump from you.</source>
        <translation>Passe: In %1 bist du genauso stark, und wird %3 abgelehnt, kannst du das vielleicht ansagen, ohne %2 einen Trumpf zu geben.</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre you.</source>
        <translation>%1 macht diesen Stich: Mit noch einem für die Gegner wärt ihr gescheitert.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2.</source>
        <translation>%1 liegt in diesem Stich vorn: Behalte %2.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card you play.</source>
        <translation>%1 hat diesen Stich sicher, und welche Karte du spielst, ist fast egal.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card you play.</source>
        <translation>%1 liegt in diesem Stich vorn, und welche Karte du spielst, ist fast egal.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may still stop the march.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte %1, das verhindert vielleicht noch den Durchmarsch.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2, since more %3 than %4 are still out.</source>
        <translation>%1 liegt in diesem Stich vorn: Behalte %2, denn in %3 sind noch mehr Karten im Spiel als in %4.</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest card: you have the least to lose with it.</source>
        <translation>Spiel %1 aus, deine niedrigste Karte: Damit hast du am wenigsten zu verlieren.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it.</source>
        <translation>Spiel %1: Das können nur noch %2 und %3 schlagen.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 and your %2, which may win tricks later.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte %1 und %2, die machen vielleicht später Stiche.</translation>
    </message>
    <message>
        <source>The %1 is your only card in %2, so you can trump the next one.</source>
        <translation>%1 ist dein einziges %2, das nächste kannst du also stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the safer your %2 is.</source>
        <translation>Spiel %1 aus: Je mehr Trümpfe weg sind, desto sicherer ist %2.</translation>
    </message>
    <message>
        <source>Lead the %1, your only card in %2: you can trump the next one.</source>
        <translation>Spiel %1 aus, dein einziges %2: Das nächste kannst du stechen.</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you lead next.</source>
        <translation>Übernimm den Stich von %1: Wenn %2 hält, spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Overtake %1, so that you lead next.</source>
        <translation>Übernimm den Stich von %1, dann spielst du als Nächstes aus.</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>Spiel %1: Was darüberkommt, kommt auch über %2.</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you may play beats the %2.</source>
        <translation>Hol dir den Stich mit %1: Keine andere Karte, die du spielen darfst, kommt über %2.</translation>
    </message>
    <message>
        <source>Throw the %1, your only card in %2: you can trump them later.</source>
        <translation>Wirf %1 ab, dein einziges %2: Später kannst du diese Farbe stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>Spiel %1 aus: Das schlägt nur ein Trumpf, auch wenn %2 diese Farbe nicht mehr hat.</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 and the %4 may take the two others you need.</source>
        <translation>%2: Der rechte Bauer ist ein sicherer Stich, und %3 und %4 machen vielleicht die zwei anderen, die du brauchst.</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 may take another.</source>
        <translation>%2: Der rechte Bauer ist ein sicherer Stich, und %3 macht vielleicht noch einen.</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>Lass aufnehmen: Du hast %3 und %4, und %1 macht auch %2 stärker.</translation>
    </message>
    <message>
        <source>Throw the %1: more of its suit can beat it than can beat your %2.</source>
        <translation>Wirf %1 ab: In dieser Farbe sind noch mehr höhere Karten im Spiel als in der von %2.</translation>
    </message>
    <message>
        <source>Throw the %1: it is as good a card to part with as any.</source>
        <translation>Wirf %1 ab: Das kannst du ebenso gut hergeben wie jede andere Karte.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 for the last one, since more %2 than %3 are still out.</source>
        <translation>Diesen Stich bekommst du nicht: Behalte %1 für den letzten, denn in %2 sind noch mehr Karten im Spiel als in %3.</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your other cards.</source>
        <translation>Spiel %1 aus: Ist %2 noch im Spiel, fällt das jetzt, und dann kann kein Gegner mehr deine anderen Karten stechen.</translation>
    </message>
    <message>
        <source>Lead the %1: it is the highest of its suit left, and if %2 trumps it, %3, who has none, may trump higher.</source>
        <translation>Spiel %1 aus, die höchste noch übrige Karte der Farbe: %3 hat die Farbe nicht und kann vielleicht überstechen, falls %2 sticht.</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one, whoever leads.</source>
        <translation>Du brauchst beide Stiche: Spiel erst %1 aus, dann macht %2 vielleicht den letzten, egal, wer ausspielt.</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one.</source>
        <translation>Du brauchst beide Stiche: Spiel erst %1 aus, dann macht %2 vielleicht den letzten.</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and your %3 may take them later.</source>
        <translation>Spiel %1 aus: Deiner Seite fehlen noch zwei Stiche, und die machen später vielleicht %2 und %3.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep all your trumps.</source>
        <translation>Spiel %1 aus: %2 macht den Stich vielleicht, und du behältst alle deine Trümpfe.</translation>
    </message>
    <message>
        <source>Lead the %1: there is no hurry with your %2, which takes a trick whenever you play it.</source>
        <translation>Spiel %1 aus: %2 kann warten, das ist jederzeit ein sicherer Stich.</translation>
    </message>
</context>
<context>
    <name>Euchre table</name>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>Tricks %1 to %2</source>
        <translation>Stiche %1 : %2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Blatt von %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Kitty, which nobody sees</source>
        <translation>Restkarten, die niemand sieht</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Trumpfmacher</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
</context>
<context>
    <name>Euchre thoughts</name>
    <message>
        <source>%0 goes alone: with both bowers all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0 spielt allein: Mit beiden Bauern sind alle fünf Stiche drin, und allein zählen sie 4 Punkte.</translation>
    </message>
    <message>
        <source>%0 goes alone: five tricks count 4 points alone, only 2 together.</source>
        <translation>%0 spielt allein: Fünf Stiche zählen allein 4 Punkte, zu zweit nur 2.</translation>
    </message>
    <message>
        <source>%0 makes %2 stronger with the %1, and can help with a trump and an ace.</source>
        <translation>%0 macht mit %1 das Blatt von %2 stärker und hilft mit einem Trumpf und einem Ass.</translation>
    </message>
    <message>
        <source>%0 picks it up: with the %1 turned down, %2 would be the first to name another suit.</source>
        <translation>%0 nimmt auf: Würde %1 abgelehnt, dürfte %2 als Erstes eine andere Farbe ansagen.</translation>
    </message>
    <message>
        <source>%0 feels strong enough even though the %1 goes to %2.</source>
        <translation>%0 fühlt sich stark genug, auch wenn %2 dann %1 bekommt.</translation>
    </message>
    <message>
        <source>%0 names %1: after another pass nobody would score in this deal.</source>
        <translation>%0 sagt %1 an: Nach noch einem Passen bekäme in diesem Spiel niemand Punkte.</translation>
    </message>
    <message>
        <source>%0 names %1 before the opponents choose a suit that fits them.</source>
        <translation>%0 sagt %1 an, bevor die Gegner eine Farbe wählen, die ihnen passt.</translation>
    </message>
    <message>
        <source>%0 turns it down: even with the %1 it would take a lot of help from %2.</source>
        <translation>%0 lehnt ab: Selbst mit %1 bräuchte es viel Hilfe von %2.</translation>
    </message>
    <message>
        <source>%0 passes: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>%0 passt: Beim Aufnehmen bekäme %1 den rechten Bauern, den höchsten Trumpf.</translation>
    </message>
    <message>
        <source>%0 passes: then nobody has named a suit, and this deal costs nothing.</source>
        <translation>%0 passt: Dann hat niemand eine Farbe angesagt, und dieses Spiel kostet nichts.</translation>
    </message>
    <message>
        <source>It makes no difference: %0 sits this deal out.</source>
        <translation>Es ist egal: %0 setzt dieses Spiel aus.</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0 hat nur noch diese Karte.</translation>
    </message>
    <message>
        <source>%0 has to follow suit and has no other card of it.</source>
        <translation>%0 muss bedienen und hat keine andere Karte der Farbe.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>%0 spielt %1 aus: Das schlägt niemand, und es zieht Trümpfe.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it.</source>
        <translation>%0 spielt %1 aus: Das schlägt niemand.</translation>
    </message>
    <message>
        <source>%0 leads the %1 to draw trumps: the %2 is safer once they are gone.</source>
        <translation>%0 zieht mit %1 Trümpfe: Sind sie weg, ist %2 sicherer.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 chose this trump and should hold high ones.</source>
        <translation>%0 spielt %1 aus: %2 hat diesen Trumpf gewählt und dürfte hohe haben.</translation>
    </message>
    <message>
        <source>%0 has only trumps left to lead.</source>
        <translation>%0 hat nur noch Trümpfe zum Ausspielen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the fewer can beat the other cards.</source>
        <translation>%0 spielt %1 aus: Je mehr Trümpfe weg sind, desto weniger können die anderen Karten schlagen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>%0 spielt %1 aus: Das macht den Stich, denn die Gegner haben keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it.</source>
        <translation>%0 spielt %1 aus: Das schlägt nur noch ein Trumpf.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 is out of that suit and may trump it.</source>
        <translation>%0 spielt %1 aus: %2 hat diese Farbe nicht mehr und kann vielleicht stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can beat it.</source>
        <translation>%0 spielt %1 aus: Außer Trumpf schlägt das nur noch %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards should be worth more later.</source>
        <translation>%0 spielt %1 aus: Die anderen Karten sollten später mehr wert sein.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0 spielt %1 aus und behält %2: Das macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps the %2 for later.</source>
        <translation>%1 reicht für diesen Stich: %0 hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and the %2 stays for later.</source>
        <translation>%0 versucht es mit %1: Vielleicht reicht das, und %2 bleibt für später.</translation>
    </message>
    <message>
        <source>%0 plays last and takes it with the %1.</source>
        <translation>%0 ist zuletzt dran und holt den Stich mit %1.</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 can still beat it.</source>
        <translation>%0 sticht mit %1: Das kann nur noch %2 schlagen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can still beat it.</source>
        <translation>%0 spielt %1: Das kann nur noch %2 schlagen.</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only a higher trump can beat it now.</source>
        <translation>%0 sticht mit %1: Das kann jetzt nur noch ein höherer Trumpf schlagen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0 spielt %1: Das kann jetzt nur noch ein Trumpf schlagen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: whoever wants this trick has to beat it.</source>
        <translation>%0 spielt %1: Wer diesen Stich will, muss das erst schlagen.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps the %2.</source>
        <translation>%1 hat diesen Stich sicher: %0 behält %2.</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 may do more in a later trick.</source>
        <translation>%0 lässt diesen Stich laufen: %1 nützt in einem späteren vielleicht mehr.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 saves the %2 for a later one.</source>
        <translation>%1 hat diesen Stich sicher: %0 hebt %2 für einen späteren auf.</translation>
    </message>
    <message>
        <source>%0 passes: two defenders stop %1 more often than one.</source>
        <translation>%0 passt: Zwei Verteidiger halten %1 öfter auf als einer.</translation>
    </message>
    <message>
        <source>%0 defends alone: to euchre %1 that way counts 4 points instead of 2.</source>
        <translation>%0 verteidigt allein: %1 so aufzuhalten, zählt 4 Punkte statt 2.</translation>
    </message>
    <message>
        <source>It makes no difference which card %0 plays.</source>
        <translation>Es ist egal, welche Karte %0 spielt.</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with a high card.</source>
        <translation>%0 versucht, den Stich mit einer hohen Karte zu machen.</translation>
    </message>
    <message>
        <source>%0 leads a high card: it is the likeliest to win the trick.</source>
        <translation>%0 spielt eine hohe Karte aus: Sie macht den Stich am ehesten.</translation>
    </message>
    <message>
        <source>%0 plays low: the partner can probably win in the suit led.</source>
        <translation>%0 spielt niedrig: In der ausgespielten Farbe kann wohl der Partner gewinnen.</translation>
    </message>
    <message>
        <source>%0 plays high: the partner has no trumps to help with.</source>
        <translation>%0 spielt hoch: Der Partner hat keinen Trumpf, um zu helfen.</translation>
    </message>
    <message>
        <source>%0 plays the lowest card and keeps the better ones.</source>
        <translation>%0 spielt die niedrigste Karte und behält die besseren.</translation>
    </message>
    <message>
        <source>%0 plays the highest card: it is the likeliest to win.</source>
        <translation>%0 spielt die höchste Karte: Sie gewinnt am ehesten.</translation>
    </message>
    <message>
        <source>%0 leaves this trick to the partner, who is ahead.</source>
        <translation>%0 überlässt diesen Stich dem Partner, der vorn liegt.</translation>
    </message>
    <message>
        <source>%0 plays a higher card: the partner&apos;s will probably be beaten.</source>
        <translation>%0 spielt eine höhere Karte: Die des Partners wird wohl geschlagen.</translation>
    </message>
    <message>
        <source>%0 wins this with the cheapest card that will do.</source>
        <translation>%0 gewinnt das mit der billigsten Karte, die reicht.</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the cheapest card that will do.</source>
        <translation>%0 versucht, den Stich mit der billigsten Karte zu machen, die reicht.</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the lowest trump that will do.</source>
        <translation>%0 versucht, den Stich mit dem niedrigsten Trumpf zu machen, der reicht.</translation>
    </message>
    <message>
        <source>%0 leads the right bower: nobody can beat it.</source>
        <translation>%0 spielt den rechten Bauern aus: Den schlägt niemand.</translation>
    </message>
    <message>
        <source>%0 leads an ace of a suit not led before: the others may still have to follow.</source>
        <translation>%0 spielt ein Ass einer Farbe aus, die noch nicht dran war: Die anderen müssen vielleicht noch bedienen.</translation>
    </message>
    <message>
        <source>%0 leads a trump that nobody can beat.</source>
        <translation>%0 spielt einen Trumpf aus, den niemand schlagen kann.</translation>
    </message>
    <message>
        <source>%0 leads the highest card left of a suit: only a trump can beat it.</source>
        <translation>%0 spielt die höchste noch übrige Karte einer Farbe aus: Nur ein Trumpf kann sie schlagen.</translation>
    </message>
    <message>
        <source>%0 wins with the cheapest card that no opponent to come can beat.</source>
        <translation>%0 gewinnt mit der billigsten Karte, die kein Gegner danach schlagen kann.</translation>
    </message>
    <message>
        <source>%0 holds %1 percent of what is left in play and plays high.</source>
        <translation>%0 hat %1 Prozent von dem, was noch im Spiel ist, und spielt hoch.</translation>
    </message>
    <message>
        <source>%0 holds only %1 percent of what is left in play and plays low.</source>
        <translation>%0 hat nur %1 Prozent von dem, was noch im Spiel ist, und spielt niedrig.</translation>
    </message>
    <message>
        <source>%0 plays the lowest card that will probably take the trick.</source>
        <translation>%0 spielt die niedrigste Karte, die den Stich wahrscheinlich macht.</translation>
    </message>
    <message>
        <source>%0 has to name a suit, and %1 fit the hand best.</source>
        <translation>%0 muss eine Farbe ansagen, und %1 passt am besten zum Blatt.</translation>
    </message>
    <message>
        <source>%0 turns it down: the %1 would be the only trump in hand.</source>
        <translation>%0 lehnt ab: %1 wäre der einzige Trumpf im Blatt.</translation>
    </message>
    <message>
        <source>%0 passes without a trump to help with; %1 can still pick up the %2.</source>
        <translation>%0 passt ohne einen Trumpf, um zu helfen; %1 kann %2 immer noch aufnehmen.</translation>
    </message>
    <message>
        <source>%0 passes with only one trump to help with; %1 can still pick up the %2.</source>
        <translation>%0 passt mit nur einem Trumpf, um zu helfen; %1 kann %2 immer noch aufnehmen.</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>%0 überlässt das dem Geber: %1 kann %2 mit einem guten Blatt immer noch aufnehmen.</translation>
    </message>
    <message>
        <source>%0 passes: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>%0 passt: Zwei Trümpfe reichen kaum, und %1 ginge an %2.</translation>
    </message>
    <message>
        <source>%0 could order it up, but the %1 would go to %2.</source>
        <translation>%0 könnte aufnehmen lassen, aber %1 ginge an %2.</translation>
    </message>
    <message>
        <source>%0 passes: no suit would give more than two trumps.</source>
        <translation>%0 passt: Keine Farbe brächte mehr als zwei Trümpfe.</translation>
    </message>
    <message>
        <source>%0 passes: the longest suit in hand is %1, and without a bower.</source>
        <translation>%0 passt: Die längste Farbe im Blatt ist %1, und kein Bauer ist dabei.</translation>
    </message>
    <message>
        <source>%0 discards the %1, the card least likely to take a trick.</source>
        <translation>%0 legt %1 ab: Damit ist ein Stich am wenigsten wahrscheinlich.</translation>
    </message>
    <message>
        <source>%0 discards the %1: the other cards should do more.</source>
        <translation>%0 legt %1 ab: Die anderen Karten sollten mehr nützen.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 still has to play: a card that is not needed will do.</source>
        <translation>%0 bekommt diesen Stich nicht, aber %1 kommt noch: Da reicht eine Karte, die nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, and it hardly matters which card goes.</source>
        <translation>%0 bekommt diesen Stich nicht, und welche Karte fällt, ist fast egal.</translation>
    </message>
    <message>
        <source>%0 has no other card to play.</source>
        <translation>%0 kann keine andere Karte spielen.</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0 spielt aufs Geratewohl eine Karte.</translation>
    </message>
    <message>
        <source>%0 goes alone: trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>%0 spielt allein: Trümpfe und Asse machen vielleicht alle fünf Stiche, und allein zählen sie 4 Punkte.</translation>
    </message>
    <message>
        <source>%0 goes alone: with so many trumps all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0 spielt allein: Mit so vielen Trümpfen sind alle fünf Stiche drin, und allein zählen sie 4 Punkte.</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, but alone it would take all five.</source>
        <translation>%0 macht %1 zum Trumpf: Beide Bauern sind zwei sichere Stiche, aber allein bräuchte es alle fünf.</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, and only one more is needed.</source>
        <translation>%0 macht %1 zum Trumpf: Beide Bauern sind zwei sichere Stiche, und nur noch einer fehlt.</translation>
    </message>
    <message>
        <source>%0 makes it %1 with %2 of the 7 trumps, more than anyone else can hold.</source>
        <translation>%0 macht %1 zum Trumpf, mit %2 der 7 Trümpfe, mehr als sonst jemand haben kann.</translation>
    </message>
    <message>
        <source>%0 is strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>%0 ist stark in %1, und %2 macht auch %3 stärker.</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and an ace beside them should make three tricks.</source>
        <translation>%0 macht %1 zum Trumpf: Drei Trümpfe und daneben ein Ass sollten drei Stiche bringen.</translation>
    </message>
    <message>
        <source>%0 makes it %1 with three trumps: a little help from %2 is enough.</source>
        <translation>%0 macht %1 mit drei Trümpfen zum Trumpf: Ein wenig Hilfe von %2 genügt.</translation>
    </message>
    <message>
        <source>%0 holds few trumps, but aces may take tricks as well.</source>
        <translation>%0 hat wenige Trümpfe, aber auch Asse machen vielleicht Stiche.</translation>
    </message>
    <message>
        <source>%0 orders up the %1 for %2, so that the opponents can&apos;t choose the trump.</source>
        <translation>%0 lässt aufnehmen: %1 geht an %2, und die Gegner können den Trumpf nicht wählen.</translation>
    </message>
    <message>
        <source>%0 names %1: %2 turned down %3, so the bowers are probably elsewhere.</source>
        <translation>%0 sagt %1 an: %2 hat %3 abgelehnt, also sind die Bauern wohl woanders.</translation>
    </message>
    <message>
        <source>%0 turns it down: %1 would fit the hand better.</source>
        <translation>%0 lehnt ab: %1 würde besser zum Blatt passen.</translation>
    </message>
    <message>
        <source>%0 passes: %2 would fit the hand better, if the %1 is turned down.</source>
        <translation>%0 passt: %2 würde besser zum Blatt passen, falls %1 abgelehnt wird.</translation>
    </message>
    <message>
        <source>%0 passes: longest in %1, but with too weak a hand beside them.</source>
        <translation>%0 passt: %1 ist die längste Farbe, aber der Rest des Blatts ist zu schwach.</translation>
    </message>
    <message>
        <source>%0 discards the %1, to be out of %2 and trump them.</source>
        <translation>%0 legt %1 ab, um kein %2 mehr zu haben und es zu stechen.</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the trumps; which other card goes hardly matters.</source>
        <translation>%0 legt %1 ab und behält die Trümpfe; welche andere Karte weggeht, ist fast egal.</translation>
    </message>
    <message>
        <source>%0 passes: with %2 as trump the hand is worth %1, and %3 are needed.</source>
        <translation>%0 passt: Mit %2 als Trumpf ist das Blatt %1 wert, und nötig sind %3.</translation>
    </message>
    <message>
        <source>%0 goes alone: with %2 as trump the hand is worth %1, and %3 are enough for that.</source>
        <translation>%0 spielt allein: Mit %2 als Trumpf ist das Blatt %1 wert, und dafür reichen %3.</translation>
    </message>
    <message>
        <source>With %2 as trump %0&apos;s hand is worth %1, and %3 are enough.</source>
        <translation>Das Blatt von %0 ist mit %2 als Trumpf %1 wert, und %3 reichen.</translation>
    </message>
    <message>
        <source>%0 defends alone: the hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>%0 verteidigt allein: In der Farbe des Trumpfmachers ist das Blatt %1 wert, und %2 reichen.</translation>
    </message>
    <message>
        <source>%0 passes: the hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>%0 passt: In der Farbe des Trumpfmachers ist das Blatt %1 wert, und allein zu verteidigen braucht %2.</translation>
    </message>
    <message>
        <source>%0 discards the card that is worth least.</source>
        <translation>%0 legt die Karte ab, die am wenigsten wert ist.</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side, so there is no euchre now.</source>
        <translation>%1 macht den dritten Stich für die Seite von %0, scheitern kann sie jetzt nicht mehr.</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side: %2 is euchred.</source>
        <translation>%1 macht den dritten Stich für die Seite von %0: %2 scheitert.</translation>
    </message>
    <message>
        <source>One trick stops the march, and %0 takes it with the %1.</source>
        <translation>Ein Stich verhindert den Durchmarsch, und %0 macht ihn mit %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand, and loses the least with it.</source>
        <translation>%0 spielt %1 aus, die niedrigste Karte im Blatt, und verliert damit am wenigsten.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the likeliest card in hand to take a trick.</source>
        <translation>%0 spielt %1 aus: Damit ist ein Stich am wahrscheinlichsten.</translation>
    </message>
    <message>
        <source>%0 leads the %1: no lead stands out, and it does as well as any other.</source>
        <translation>%0 spielt %1 aus: Kein Ausspiel ist klar besser, und dieses ist so gut wie jedes andere.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for the last trick.</source>
        <translation>%0 spielt %1 aus und behält %2 für den letzten Stich.</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2&apos;s card can still be beaten, this one can&apos;t.</source>
        <translation>%0 spielt %1: Die Karte von %2 kann noch geschlagen werden, diese nicht.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and holds the %2, too: only a trump can beat it now.</source>
        <translation>%0 spielt %1 und hat auch %2: Das kann jetzt nur ein Trumpf schlagen.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 still has to play and may take this trick.</source>
        <translation>%0 behält %1: %2 kommt noch und macht diesen Stich vielleicht.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 follows with a low card.</source>
        <translation>%1 hat diesen Stich sicher: %0 bedient mit einer niedrigen Karte.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 follows with a low card.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 bedient mit einer niedrigen Karte.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 still has to play: a low card will do.</source>
        <translation>%0 bekommt diesen Stich nicht, aber %1 kommt noch: Da reicht eine niedrige Karte.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and follows with a low card.</source>
        <translation>%0 bekommt diesen Stich nicht und bedient mit einer niedrigen Karte.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 throws a card that is not needed.</source>
        <translation>%1 hat diesen Stich sicher: %0 wirft eine Karte ab, die nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 throws a card that is not needed.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 wirft eine Karte ab, die nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 still has to play; which card goes hardly matters.</source>
        <translation>%0 bekommt diesen Stich nicht, aber %1 kommt noch; welche Karte fällt, ist fast egal.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and throws a card that is not needed.</source>
        <translation>%0 bekommt diesen Stich nicht und wirft eine Karte ab, die nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%0 behält %1: Nach diesem Stich ist das der höchste Trumpf, ein sicherer Stich.</translation>
    </message>
    <message>
        <source>%0 throws the %1 and keeps the %2, which may win a later trick.</source>
        <translation>%0 wirft %1 ab und behält %2: Das macht später vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2 for the last one.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 behält %2 für den letzten.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, but the %1 may win the last one.</source>
        <translation>%0 bekommt diesen Stich nicht, aber %1 macht vielleicht den letzten.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2 for a later one.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 hebt %2 für einen späteren auf.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may win a later one.</source>
        <translation>%0 bekommt diesen Stich nicht und behält %1, das vielleicht einen späteren macht.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and plays a low card.</source>
        <translation>%0 bekommt diesen Stich nicht und spielt eine niedrige Karte.</translation>
    </message>
    <message>
        <source>%0&apos;s partner is out of this suit and may trump it.</source>
        <translation>Der Partner von %0 hat diese Farbe nicht mehr und kann vielleicht stechen.</translation>
    </message>
    <message>
        <source>%0&apos;s partner probably holds the highest card of this suit.</source>
        <translation>Die höchste Karte dieser Farbe hat wohl der Partner von %0.</translation>
    </message>
    <message>
        <source>%0 will probably not take this trick and plays a low card.</source>
        <translation>%0 bekommt diesen Stich wohl nicht und spielt eine niedrige Karte.</translation>
    </message>
    <message>
        <source>%0 passes: %1 can still pick up the %2, and if not, %0 may name %3.</source>
        <translation>%0 passt: %1 kann %2 immer noch aufnehmen, und wenn nicht, kann %0 vielleicht %3 ansagen.</translation>
    </message>
    <message>
        <source>%0 passes without a trump, and the %1 would go to %2.</source>
        <translation>%0 passt ohne Trumpf, und %1 ginge an %2.</translation>
    </message>
    <message>
        <source>%0 passes with only one trump, and the %1 would go to %2.</source>
        <translation>%0 passt mit nur einem Trumpf, und %1 ginge an %2.</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the only trump; which other card goes hardly matters.</source>
        <translation>%0 legt %1 ab und behält den einzigen Trumpf; welche andere Karte weggeht, ist fast egal.</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the %3 is gone, the %2 may take a trick.</source>
        <translation>%0 spielt %1 aus: Ist %3 weg, macht %2 vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the higher cards are gone, the %2 may take a trick.</source>
        <translation>%0 spielt %1 aus: Sind die höheren Karten weg, macht %2 vielleicht einen Stich.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no %3 and may trump the %4.</source>
        <translation>%0 spielt %1 aus: %2 hat kein %3 und könnte %4 stechen.</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: no opponent can beat it.</source>
        <translation>%0 sticht mit %1: Das kann kein Gegner schlagen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: no opponent can beat it.</source>
        <translation>%0 spielt %1: Das kann kein Gegner schlagen.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which may still win the last trick and stop the march.</source>
        <translation>%0 behält %1: Das macht vielleicht noch den letzten Stich und verhindert den Durchmarsch.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the aces, which may win later ones.</source>
        <translation>%0 bekommt diesen Stich nicht und behält die Asse: Die machen vielleicht spätere.</translation>
    </message>
    <message>
        <source>%0 makes it %1, but not alone: that pays only with all five tricks.</source>
        <translation>%0 macht %1 zum Trumpf, spielt aber nicht allein: Das lohnt sich nur mit allen fünf Stichen.</translation>
    </message>
    <message>
        <source>%0 passes: if the %3 is turned down, %1 are just as strong, and %2 gets no extra trump.</source>
        <translation>%0 passt: Wird %3 abgelehnt, ist das Blatt in %1 genauso stark, und %2 bekommt keinen Trumpf dazu.</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre %0&apos;s side.</source>
        <translation>%1 macht diesen Stich: Mit noch einem für die Gegner wäre die Seite von %0 gescheitert.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 behält %2.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card %0 plays.</source>
        <translation>%1 hat diesen Stich sicher, und welche Karte %0 spielt, ist fast egal.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card %0 plays.</source>
        <translation>%1 liegt in diesem Stich vorn, und welche Karte %0 spielt, ist fast egal.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 and the %2, which may win two if that suit is led.</source>
        <translation>%0 bekommt diesen Stich nicht und behält %1 und %2, die vielleicht zwei machen, wenn diese Farbe ausgespielt wird.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may still stop the march.</source>
        <translation>%0 bekommt diesen Stich nicht und behält %1: Das verhindert vielleicht noch den Durchmarsch.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 are still out.</source>
        <translation>%1 liegt in diesem Stich vorn: %0 behält %2, denn in %3 sind noch mehr Karten im Spiel als in %4.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0 spielt %1: Das können nur noch %2 und %3 schlagen.</translation>
    </message>
    <message>
        <source>The %1 is the only card in %2, so %0 can trump the next one.</source>
        <translation>%1 ist das einzige %2 im Blatt, das nächste kann %0 also stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the safer the %2 is.</source>
        <translation>%0 spielt %1 aus: Je mehr Trümpfe weg sind, desto sicherer ist %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the only card in hand in %2, to trump the next one.</source>
        <translation>%0 spielt %1 aus, das einzige %2 im Blatt, um das nächste zu stechen.</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 leads next.</source>
        <translation>%0 übernimmt den Stich von %1: Wenn %2 hält, spielt %0 als Nächstes aus.</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead next.</source>
        <translation>%0 übernimmt den Stich von %1, um als Nächstes auszuspielen.</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0 spielt %1: Was darüberkommt, kommt auch über %2.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else that may be played beats the %2.</source>
        <translation>%0 holt den Stich mit %1: Keine andere erlaubte Karte kommt über %2.</translation>
    </message>
    <message>
        <source>%0 throws the %1, the only card in hand in %2, to trump them later.</source>
        <translation>%0 wirft %1 ab, das einzige %2 im Blatt, um diese Farbe später zu stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>%0 spielt %1 aus: Das schlägt nur ein Trumpf, auch wenn %2 diese Farbe nicht mehr hat.</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 and the %4 may take the two others needed.</source>
        <translation>%0 macht %1 zum Trumpf: Der rechte Bauer ist ein sicherer Stich, und %3 und %4 machen vielleicht die zwei anderen, die noch fehlen.</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 may take another.</source>
        <translation>%0 macht %1 zum Trumpf: Der rechte Bauer ist ein sicherer Stich, und %3 macht vielleicht noch einen.</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>%0 hat %3 und %4, und %1 macht auch %2 stärker.</translation>
    </message>
    <message>
        <source>%0 throws the %1: more of its suit can beat it than can beat the %2.</source>
        <translation>%0 wirft %1 ab: In dieser Farbe sind noch mehr höhere Karten im Spiel als in der von %2.</translation>
    </message>
    <message>
        <source>%0 throws the %1, as good a card to part with as any.</source>
        <translation>%0 wirft %1 ab: Das lässt sich ebenso gut hergeben wie jede andere Karte.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 for the last one, since more %2 than %3 are still out.</source>
        <translation>%0 bekommt diesen Stich nicht und behält %1 für den letzten, denn in %2 sind noch mehr Karten im Spiel als in %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the other cards.</source>
        <translation>%0 spielt %1 aus: Ist %2 noch im Spiel, fällt das jetzt, und dann kann kein Gegner mehr die anderen Karten stechen.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it is the highest of its suit left, and if %2 trumps it, %3, who has none, may trump higher.</source>
        <translation>%0 spielt %1 aus, die höchste noch übrige Karte der Farbe: %3 hat die Farbe nicht und kann vielleicht überstechen, falls %2 sticht.</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one, whoever leads.</source>
        <translation>%0 braucht beide Stiche und spielt erst %1 aus: %2 macht vielleicht den letzten, egal, wer ausspielt.</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one.</source>
        <translation>%0 braucht beide Stiche und spielt erst %1 aus: %2 macht vielleicht den letzten.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 may take them later.</source>
        <translation>%0 spielt %1 aus: Der eigenen Seite fehlen noch zwei Stiche, und die machen später vielleicht %2 und %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps all trumps.</source>
        <translation>%0 spielt %1 aus: %2 macht den Stich vielleicht, und %0 behält alle Trümpfe.</translation>
    </message>
    <message>
        <source>%0 leads the %1: there is no hurry with the %2, which takes a trick whenever it is played.</source>
        <translation>%0 spielt %1 aus: %2 kann warten, das ist jederzeit ein sicherer Stich.</translation>
    </message>
</context>
<context>
    <name>EuchreRules</name>
    <message>
        <source>In a minute</source>
        <translation>In einer Minute</translation>
    </message>
    <message>
        <source>Four players in two partnerships; partners sit opposite each other. There are 24 cards, from nine to ace. Everybody gets five, and one more is turned up. First it is settled which suit is trump; then the five tricks are played. The side that named trump, the makers, must take at least three of them. The first side to have ten points wins.</source>
        <translation>Vier Spieler bilden zwei Paare; die Partner sitzen einander gegenüber. Es gibt 24 Karten, von der Neun bis zum Ass. Jeder bekommt fünf, eine weitere wird aufgedeckt. Zuerst wird entschieden, welche Farbe Trumpf ist; dann werden die fünf Stiche gespielt. Die Seite, die Trumpf gemacht hat, die Trumpfmacher, muss mindestens drei davon machen. Wer zuerst zehn Punkte hat, gewinnt für seine Seite.</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>Die beiden Bauern</translation>
    </message>
    <message>
        <source>The jack of trump is the highest card of all: the right bower. The other jack of the same colour is the second highest: the left bower. It belongs to the trump suit in every respect and no longer to the suit printed on it.</source>
        <translation>Der Trumpf-Bube ist die höchste Karte überhaupt: der rechte Bauer. Der andere Bube der gleichen Farbe, rot oder schwarz, ist die zweithöchste: der linke Bauer. Er gehört in jeder Hinsicht zum Trumpf und nicht mehr zu der Farbe, die aufgedruckt ist.</translation>
    </message>
    <message>
        <source>When hearts are trump, these are the trumps, best card first:</source>
        <translation>Ist Herz Trumpf, sind das die Trümpfe, die beste Karte zuerst:</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>rechter Bauer</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>linker Bauer</translation>
    </message>
    <message>
        <source>In all other suits the order is ace, king, queen, jack, ten, nine; in diamonds, here, without the jack.</source>
        <translation>In allen anderen Farben ist die Reihenfolge Ass, König, Dame, Bube, Zehn, Neun; bei Karo fehlt hier der Bube.</translation>
    </message>
    <message>
        <source>Making trump</source>
        <translation>Trumpf machen</translation>
    </message>
    <message>
        <source>Second round: if all four pass, the card is turned down. Each player in turn may then name one of the three other suits, or pass. If all pass again, nobody scores, and the next player deals.</source>
        <translation>Zweite Runde: Passen alle vier, wird die Karte umgedreht. Reihum darf nun jeder eine der drei anderen Farben ansagen oder passen. Passen wieder alle, bekommt niemand Punkte, und der nächste Spieler gibt.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, and the winner of each trick leads to the next. You must follow the suit led if you can; otherwise you may play anything. The highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>Wer nach dem Geber sitzt, spielt zum ersten Stich aus; wer einen Stich macht, spielt zum nächsten aus. Du musst die ausgespielte Farbe bedienen, wenn du kannst; sonst darfst du jede Karte spielen. Der höchste Trumpf macht den Stich; liegt kein Trumpf, die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>Say hearts are trump:</source>
        <translation>Angenommen, Herz ist Trumpf:</translation>
    </message>
    <message>
        <source>Clubs were led. The nine of hearts wins: it is the only trump.</source>
        <translation>Kreuz wurde ausgespielt. Die Herz-Neun gewinnt: Sie ist der einzige Trumpf.</translation>
    </message>
    <message>
        <source>Diamonds were led. The jack of diamonds wins: it is the left bower, a trump. Only a player without diamonds may play it here.</source>
        <translation>Karo wurde ausgespielt. Der Karo-Bube gewinnt: Er ist der linke Bauer, also Trumpf. Nur wer kein Karo hat, darf ihn hier spielen.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>The makers take three or four tricks: 1 point for them.</source>
        <translation>Die Trumpfmacher machen drei oder vier Stiche: 1 Punkt für sie.</translation>
    </message>
    <message>
        <source>The makers take all five tricks, a march: 2 points; a maker who played alone: 4 points. Alone with three or four tricks counts 1 point.</source>
        <translation>Die Trumpfmacher machen alle fünf Stiche, ein Durchmarsch: 2 Punkte; hat der Trumpfmacher allein gespielt: 4 Punkte. Allein mit drei oder vier Stichen zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Customs you may choose</source>
        <translation>Varianten zur Wahl</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>A hand with three trumps, one of them a bower, and an ace besides is usually good enough. Count on your partner for one trick. Order up your partner more readily than your opponents, and mind the score: the other side at nine points needs only one.</source>
        <translation>Ein Blatt mit drei Trümpfen, darunter ein Bauer, und einem Ass dazu ist meist gut genug. Rechne mit einem Stich von deinem Partner. Lass eher deinen Partner aufnehmen als die Gegner, und achte auf den Stand: Hat die andere Seite neun Punkte, fehlt ihr nur noch einer.</translation>
    </message>
    <message>
        <source>First round: starting at the dealer&apos;s left, each player either passes or orders up the turned-up card. Then its suit is trump; the dealer picks up the card and discards another one, face down, even when an opponent ordered it up. The dealer speaks last and may pick up the card unasked.</source>
        <translation>Erste Runde: Links vom Geber beginnend passt reihum jeder oder lässt die aufgedeckte Karte aufnehmen. Dann ist ihre Farbe Trumpf; der Geber nimmt die Karte auf und legt eine andere verdeckt ab, auch wenn ein Gegner sie aufnehmen ließ. Der Geber spricht als Letzter und darf die Karte auch von sich aus aufnehmen.</translation>
    </message>
    <message>
        <source>Think who gets the turned-up card: ordering it up strengthens the dealer&apos;s side.</source>
        <translation>Bedenke, wer die aufgedeckte Karte bekommt: Wer sie aufnehmen lässt, stärkt die Seite des Gebers.</translation>
    </message>
    <message>
        <source>Whoever makes trump may go alone. Their partner lays the cards down and sits out; three players play the tricks.</source>
        <translation>Wer Trumpf macht, darf allein spielen. Sein Partner legt die Karten weg und setzt aus; zu dritt werden die Stiche gespielt.</translation>
    </message>
    <message>
        <source>Spades were led. The ace of spades wins; the ace of diamonds is not a trump and did not follow suit.</source>
        <translation>Pik wurde ausgespielt. Das Pik-Ass gewinnt; das Karo-Ass ist kein Trumpf und hat die Farbe nicht bedient.</translation>
    </message>
    <message>
        <source>The left bower was led, so everybody must play a trump if they can. It wins; the ace of diamonds came from somebody without trumps.</source>
        <translation>Der linke Bauer wurde ausgespielt, also muss jeder, der kann, Trumpf spielen. Der Bauer gewinnt; das Karo-Ass kam von jemandem ohne Trumpf.</translation>
    </message>
    <message>
        <source>The makers take fewer than three tricks and are euchred: 2 points for the other side.</source>
        <translation>Die Trumpfmacher machen weniger als drei Stiche, das ist ein „Euchre“: 2 Punkte für die andere Seite.</translation>
    </message>
    <message>
        <source>Ten points win the match. After each deal the next player clockwise becomes the dealer.</source>
        <translation>Zehn Punkte gewinnen die Partie. Nach jedem Spiel gibt der Nächste im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Stick the dealer: at the end of the second round the dealer must name a suit. Defending alone: against a lone maker a defender may play alone too, and if the maker fails, that counts 4 points. You may also forbid going alone, forbid the dealer to discard the card just picked up, let the dealer lead first, or play to five or fifteen points.</source>
        <translation>Ansagezwang für den Geber: Am Ende der zweiten Runde muss der Geber eine Farbe ansagen. Allein verteidigen: Gegen einen Alleinspieler darf auch ein Verteidiger allein spielen, und scheitert der Alleinspieler, zählt das 4 Punkte. Du kannst auch das Alleinspielen verbieten, dem Geber verbieten, die eben aufgenommene Karte abzulegen, den Geber zuerst ausspielen lassen oder bis fünf oder fünfzehn Punkte spielen.</translation>
    </message>
    <message>
        <source>As a maker, lead trumps, high ones first: the opponents then cannot trump your aces. Against the makers, lead aces. Do not trump a trick that your partner has won.</source>
        <translation>Als Trumpfmacher spiel Trumpf aus, die hohen zuerst: Dann können die Gegner deine Asse nicht stechen. Gegen die Trumpfmacher spiel Asse aus. Stich nicht, wenn der Stich schon deinem Partner gehört.</translation>
    </message>
    <message>
        <source>In the bidding the keys 1 to 4 make a choice, P passes, A switches going alone on or off. K shows who holds what, C claims the tricks left when they are certain, H gives a hint, T shows the tricks so far.</source>
        <translation>Beim Bieten treffen die Tasten 1 bis 4 eine Wahl, P passt, A schaltet das Alleinspielen ein und aus. K zeigt, wer was hat, C beansprucht die übrigen Stiche, wenn sie sicher sind, H gibt einen Tipp, T zeigt die bisherigen Stiche.</translation>
    </message>
</context>
<context>
    <name>EuchreView</name>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Aufgedeckt: %1</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>All tricks left are yours, whatever the others hold. (C)</source>
        <translation>Alle übrigen Stiche gehören dir, was immer die anderen haben. (C)</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Eine Karte ablegen</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>Wähle eine Karte zum Ablegen</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Allein verteidigen</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Aufnehmen lassen</translation>
    </message>
    <message>
        <source>%1, alone</source>
        <extracomment>A bid, and that its maker plays without the partner</extracomment>
        <translation>%1, allein</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>%1 ablegen</translation>
    </message>
</context>
<context>
    <name>ExerciseBubble</name>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Umschalt+N</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Analyse</translation>
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
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The published means are those of the score lists that the authors published.</source>
        <translation>Die veröffentlichten Mittelwerte sind die der Punktelisten, die die Autoren veröffentlicht haben.</translation>
    </message>
    <message>
        <source>Two rule-based players against two of the others, as the paper has it; seats alternate from game to game. Players who pass may play again in the same round (pass=reenter): the paper does not say so, but the average length of its games, 37.4 turns, comes back (37.1), and does not by the default rules (32.8). Those are played beside. The intervals take the scores of a game for independent.</source>
        <translation>Zwei Rule-based-Spieler gegen zwei der anderen, wie in der Arbeit; die Plätze wechseln von Spiel zu Spiel. Wer passt, darf in derselben Runde wieder spielen (pass=reenter): Die Arbeit sagt das nicht, aber so ergibt sich die mittlere Länge ihrer Spiele, 37,4 Züge (37,1), und nach den Standardregeln nicht (32,8). Diese werden daneben gespielt. Die Intervalle nehmen die Punkte eines Spiels als unabhängig an.</translation>
    </message>
    <message>
        <source>Experiment %1: rule-based against %2</source>
        <translation>Experiment %1: Rule-based gegen %2</translation>
    </message>
    <message>
        <source>What decides how much rule-based loses is whether its classes list plays that share cards, as in the example of section 3.1: with plays=overlapping it answers with cards of its pairs and five-card plays, and keeps fewer; but it wins less. The other readings of the player change its mean loss by less than a third of that.</source>
        <translation>Wie viel Rule-based verliert, hängt davon ab, ob seine Klassen Züge enthalten, die Karten gemeinsam haben, wie im Beispiel von Abschnitt 3.1: Mit plays=overlapping antwortet er mit Karten seiner Paare und Fünfer-Kombinationen und behält weniger übrig; aber er gewinnt seltener. Die anderen Lesarten des Spielers ändern seinen mittleren Verlust um weniger als ein Drittel davon.</translation>
    </message>
    <message>
        <source>Each published share and mean comes back with one reading or another, but none gives all of them, and none could: see the points that losers lost.</source>
        <translation>Jeder veröffentlichte Anteil und Mittelwert ergibt sich mit irgendeiner Lesart, aber keine liefert alle, und keine könnte es: siehe die Punkte, die die Verlierer verloren.</translation>
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
        <translation>Mit `rule-based:pairs=split`, wie Abschnitt 3.7 es bei Zweien vorsieht, gewinnt er 90,0 %.</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split` against `randomized:pass=drawn`, whose passes leave it with more cards, it gains 15.7.</source>
        <translation>Als `rule-based:pairs=split` gegen `randomized:pass=drawn`, dem durch sein Passen mehr Karten bleiben, gewinnt er 15,7 Punkte.</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.8; but the published scores do not add up, see below.</source>
        <translation>Mit `rule-based:plays=overlapping`, das seine Paare und Fünfer-Kombinationen trennt, verliert er 3,8 Punkte; aber die veröffentlichten Punkte gehen nicht auf, siehe unten.</translation>
    </message>
    <message>
        <source>As `randomized:pass=drawn` it gains 12.4.</source>
        <translation>Als `randomized:pass=drawn` gewinnt er 12,4 Punkte.</translation>
    </message>
    <message>
        <source>Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` it loses 4.6; but the published scores do not add up, see below.</source>
        <translation>Gegen `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` verliert er 4,6 Punkte; aber die veröffentlichten Punkte gehen nicht auf, siehe unten.</translation>
    </message>
    <message>
        <source>There randomized scores -4.634 when losing, which the paper prints as -4.64.</source>
        <translation>Dort hat Randomized bei Niederlagen -4,634, in der Arbeit gedruckt als -4,64.</translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation>Conventional</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 72.9 %.</source>
        <translation>Mit `rule-based:pairs=split`, wie Abschnitt 3.7 es bei Zweien vorsieht, gewinnt er 72,9 %.</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` against `conventional:lead=fewest` it gains 15.6.</source>
        <translation>Als `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` gegen `conventional:lead=fewest` gewinnt er 15,6 Punkte.</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.9; but the published scores do not add up, see below.</source>
        <translation>Mit `rule-based:plays=overlapping`, das seine Paare und Fünfer-Kombinationen trennt, verliert er 3,9 Punkte; aber die veröffentlichten Punkte gehen nicht auf, siehe unten.</translation>
    </message>
    <message>
        <source>As `conventional:lead=lowest` it gains 15.2.</source>
        <translation>Als `conventional:lead=lowest` gewinnt er 15,2 Punkte.</translation>
    </message>
    <message>
        <source>The published scores of fifty people beside what people at this computer have played: two of them against two rule-based players. They are other people, so their figures may differ.</source>
        <translation>Die veröffentlichten Punkte von fünfzig Menschen neben dem, was Menschen an diesem Computer gespielt haben: zwei von ihnen gegen zwei Rule-based-Spieler. Es sind andere Menschen, ihre Werte können also abweichen.</translation>
    </message>
    <message>
        <source>Experiment 3: rule-based against people</source>
        <translation>Experiment 3: Rule-based gegen Menschen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>%1 There rule-based scores -4.725 when losing, which the paper prints as -4.72.</source>
        <translation>%1 Dort hat Rule-based bei Niederlagen -4,725, in der Arbeit gedruckt als -4,72.</translation>
    </message>
    <message>
        <source>Games as those of Tables 2 to 4.</source>
        <translation>Spiele wie in den Tabellen 2 bis 4.</translation>
    </message>
    <message>
        <source>Games won and lost by rule-based</source>
        <translation>Von Rule-based gewonnene und verlorene Spiele</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 90.0 %.</source>
        <translation>Mit `rule-based:pairs=split` gewinnt er 90,0 %.</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 72.9 %.</source>
        <translation>Mit `rule-based:pairs=split` gewinnt er 72,9 %.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>share of games</source>
        <translation>Anteil der Spiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won, published</source>
        <translation>gewonnen, veröffentlicht</translation>
    </message>
    <message>
        <source>lost, published</source>
        <translation>verloren, veröffentlicht</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>gespielte Spiele</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>bisher gewonnener Anteil</translation>
    </message>
    <message>
        <source>published, at the end</source>
        <translation>veröffentlicht, am Ende</translation>
    </message>
    <message>
        <source>Performance curves</source>
        <translation>Leistungskurven</translation>
    </message>
    <message>
        <source>(a) and (b): the share won so far in our games of Tables 2 and 3, in twenty parts. People at this computer play against two conventional players (c) or two rule-based ones (d); they are other people, so their figures may differ, and the statistics keep no order of games, so that they have no curve.</source>
        <translation>(a) und (b): der bisher gewonnene Anteil in unseren Spielen der Tabellen 2 und 3, in zwanzig Abschnitten. Menschen an diesem Computer spielen gegen zwei Conventional (c) oder zwei Rule-based (d); es sind andere Menschen, ihre Werte können also abweichen, und die Statistik hält die Reihenfolge der Spiele nicht fest, deshalb gibt es für sie keine Kurve.</translation>
    </message>
    <message>
        <source>(a) Rule-based against randomized</source>
        <translation>(a) Rule-based gegen Randomized</translation>
    </message>
    <message>
        <source>(b) Rule-based against conventional</source>
        <translation>(b) Rule-based gegen Conventional</translation>
    </message>
    <message>
        <source>(c) Conventional against people</source>
        <translation>(c) Conventional gegen Menschen</translation>
    </message>
    <message>
        <source>(d) Rule-based against people</source>
        <translation>(d) Rule-based gegen Menschen</translation>
    </message>
    <message>
        <source>Rule-based against randomized</source>
        <translation>Rule-based gegen Randomized</translation>
    </message>
    <message>
        <source>Rule-based against conventional</source>
        <translation>Rule-based gegen Conventional</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against %1</source>
        <translation>Verteilung der Punkte: Rule-based gegen %1</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against people</source>
        <translation>Verteilung der Punkte: Rule-based gegen Menschen</translation>
    </message>
    <message>
        <source>The size of the game: B^D</source>
        <translation>Die Größe des Spiels: B^D</translation>
    </message>
    <message>
        <source>B is the paper&apos;s count of possible moves, any five, two or one of the cards or a pass, whether or not they are legal; D is the mean number of plays and passes of a game. Which players played its 250 games, and whether a pass put them out of the round, is not said; here four rule-based ones do, and it does not (pass=reenter).</source>
        <translation>B ist in der Arbeit die Zahl möglicher Züge: beliebige fünf, zwei oder eine der Karten oder Passen, ob erlaubt oder nicht; D ist die mittlere Zahl der Züge eines Spiels, Passen eingeschlossen. Welche Spieler ihre 250 Spiele spielten und ob Passen sie aus der Runde nahm, steht nicht da; hier sind es vier Rule-based, und es nimmt sie nicht heraus (pass=reenter).</translation>
    </message>
    <message>
        <source>None was found: tried other players, see below, and `pass=locked`, 32.8 turns.</source>
        <translation>Keine Lesart gefunden: versucht wurden andere Spieler, siehe unten, und `pass=locked`, 32,8 Züge.</translation>
    </message>
    <message>
        <source>Average length D</source>
        <translation>Mittlere Länge D</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Average possible moves B</source>
        <translation>Mittlere Zahl möglicher Züge B</translation>
    </message>
    <message>
        <source>Strategic complexity sqrt(B)/D</source>
        <translation>Strategische Komplexität sqrt(B)/D</translation>
    </message>
    <message>
        <source>Tree size B^D, decimal logarithm</source>
        <translation>Baumgröße B^D, Zehnerlogarithmus</translation>
    </message>
    <message>
        <source>B counts sets of cards, most of which are no plays: a player who is to move has far fewer legal moves.</source>
        <translation>B zählt Mengen von Karten, von denen die meisten kein Zug sind: Wer am Zug ist, hat viel weniger erlaubte Züge.</translation>
    </message>
    <message>
        <source>Time of a decision by cards left</source>
        <translation>Zeit einer Entscheidung nach verbleibenden Karten</translation>
    </message>
    <message>
        <source>Rule-based against conventional, with pass=reenter; by the cards in its hand and those on the table, which the paper gives for 13, 8 and 5 cards on its own computer.</source>
        <translation>Rule-based gegen Conventional, mit pass=reenter; nach den Karten im Blatt und denen auf dem Tisch. Die Arbeit nennt die Zeit für 13, 8 und 5 Karten auf ihrem eigenen Computer.</translation>
    </message>
    <message>
        <source>one-card field</source>
        <translation>eine Karte liegt</translation>
    </message>
    <message>
        <source>%1 cards, one-card field</source>
        <translation>%1 Karten, eine Karte liegt</translation>
    </message>
    <message>
        <source>two-card field</source>
        <translation>zwei Karten liegen</translation>
    </message>
    <message>
        <source>%1 cards, two-card field</source>
        <translation>%1 Karten, zwei Karten liegen</translation>
    </message>
    <message>
        <source>five-card field</source>
        <translation>fünf Karten liegen</translation>
    </message>
    <message>
        <source>%1 cards, five-card field</source>
        <translation>%1 Karten, fünf Karten liegen</translation>
    </message>
    <message>
        <source>Time of a decision</source>
        <translation>Zeit einer Entscheidung</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>verbleibende Karten</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Rule-based wins</source>
        <translation>Siege von Rule-based</translation>
    </message>
    <message>
        <source>Rule-based, score when winning</source>
        <translation>Rule-based, Punkte bei Sieg</translation>
    </message>
    <message>
        <source>Rule-based, score when losing</source>
        <translation>Rule-based, Punkte bei Niederlage</translation>
    </message>
    <message>
        <source>%1, score when winning</source>
        <translation>%1, Punkte bei Sieg</translation>
    </message>
    <message>
        <source>%1, score when losing</source>
        <translation>%1, Punkte bei Niederlage</translation>
    </message>
    <message>
        <source>The published scores break the paper&apos;s own scoring, by which the winner gains what the three losers lose (section 2.1): in %1 games the winners gained %2 points and the losers lost %3. With these winners the mean loser loses %4, not %5; no player can have both of the published means.</source>
        <translation>Die veröffentlichten Punkte passen nicht zur Wertung der Arbeit selbst, nach der der Sieger gewinnt, was die drei Verlierer verlieren (Abschnitt 2.1): In %1 Spielen gewannen die Sieger %2 Punkte, und die Verlierer verloren %3. Bei diesen Siegern verliert ein Verlierer im Mittel %4, nicht %5; kein Spieler kann beide veröffentlichten Mittelwerte haben.</translation>
    </message>
    <message>
        <source>The test pairs the scores of a rule-based player and an opponent of the same game, drops pairs without a difference, gives ties their mean rank and takes the sum of ranks as normal, two-sided: so the published scores give the published p-values. No single formula gives the three published effect sizes, 0.5921, 0.3545 and 0.1442: the rank-biserial correlation of the published scores is 0.684, 0.404 and 0.144, z/sqrt(n) 0.593, 0.350 and 0.125.</source>
        <translation>Der Test paart die Punkte eines Rule-based-Spielers und eines Gegners aus demselben Spiel, lässt Paare ohne Unterschied weg, gibt gleichen Werten den mittleren Rang und nimmt die Rangsumme als normalverteilt an, zweiseitig: So ergeben die veröffentlichten Punkte die veröffentlichten p-Werte. Keine einzelne Formel ergibt die drei veröffentlichten Effektstärken 0,5921, 0,3545 und 0,1442: Die rangbiseriale Korrelation der veröffentlichten Punkte ist 0,684, 0,404 und 0,144, z/sqrt(n) 0,593, 0,350 und 0,125.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>share of the scores</source>
        <translation>Anteil der Punktstände</translation>
    </message>
    <message>
        <source>Scores of rule-based</source>
        <translation>Punkte von Rule-based</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unser Wert</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>Scores of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>Scores of rule-based and %1</source>
        <translation>Punkte von Rule-based und %1</translation>
    </message>
    <message>
        <source>determinizations</source>
        <translation>Determinisierungen</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <source>Appendix C: MiniMax by determinizations, the mean against the three simple players</source>
        <translation>Anhang C: MiniMax nach Determinisierungen, Mittel gegen die drei einfachen Spieler</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat against each of three players. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2</source>
        <translation>%1 Veröffentlicht: 10.000 Spiele auf jedem Platz gegen jeden von drei Spielern. Die Sekunden sind die von MiniMax für 10.000 Spiele, auf dem Computer der Autoren und auf diesem. %2</translation>
    </message>
    <message>
        <source>Appendix C: games that MiniMax won</source>
        <translation>Anhang C: von MiniMax gewonnene Spiele</translation>
    </message>
    <message>
        <source>Appendix C: seconds</source>
        <translation>Anhang C: Sekunden</translation>
    </message>
    <message>
        <source>seconds for 10,000 games</source>
        <translation>Sekunden für 10.000 Spiele</translation>
    </message>
    <message>
        <source>%1 determinizations</source>
        <translation>%1 Determinisierungen</translation>
    </message>
    <message>
        <source>Section VII sees about 12 points between 3 and 500 determinizations; its own table has 9.0.</source>
        <translation>Abschnitt VII sieht zwischen 3 und 500 Determinisierungen etwa 12 Prozentpunkte; die eigene Tabelle hat 9,0.</translation>
    </message>
    <message>
        <source>%1 Against `baseline:cases=hand` ours wins more with every number: up to 2 points with 100 and fewer, 2 to 4 with more.</source>
        <translation>%1 Gegen `baseline:cases=hand` gewinnt unserer bei jeder Zahl mehr: bis zu 2 Prozentpunkte bei 100 und weniger, 2 bis 4 bei mehr.</translation>
    </message>
    <message>
        <source>Appendix E: MiniMax by determinizations, against each of the simple players</source>
        <translation>Anhang E: MiniMax nach Determinisierungen, gegen jeden der einfachen Spieler</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2 Appendix D is a diagram; our copy of the paper has no Appendix F.</source>
        <translation>%1 Veröffentlicht: 10.000 Spiele auf jedem Platz. Die Sekunden sind die von MiniMax für 10.000 Spiele, auf dem Computer der Autoren und auf diesem. %2 Anhang D ist ein Diagramm; unser Exemplar der Arbeit hat keinen Anhang F.</translation>
    </message>
    <message>
        <source>MiniMax by the depth of its tree, against Greedy</source>
        <translation>MiniMax nach der Tiefe seines Baums, gegen Greedy</translation>
    </message>
    <message>
        <source>%1 The paper has a depth of 6 cards (section IV-E) and no comparison. %2 That holds at depth 6, with less the whole tree is searched until so few cards are left.</source>
        <translation>%1 Die Arbeit hat eine Tiefe von 6 Karten (Abschnitt IV-E) und keinen Vergleich. %2 Das gilt bei Tiefe 6; bei weniger wird der ganze Baum durchsucht, bis nur noch so wenige Karten übrig sind.</translation>
    </message>
    <message>
        <source>Games that MiniMax won against Greedy</source>
        <translation>Von MiniMax gegen Greedy gewonnene Spiele</translation>
    </message>
    <message>
        <source>depth, in cards</source>
        <translation>Tiefe, in Karten</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Games won against %1, draws half</source>
        <translation>Gegen %1 gewonnene Spiele, Unentschieden halb</translation>
    </message>
    <message>
        <source>Games won with each reading of trumps, draws half</source>
        <translation>Gewonnene Spiele je Lesart der Trümpfe, Unentschieden halb</translation>
    </message>
    <message>
        <source>Section V: Hybrid against the other players, and its networks beside each other</source>
        <translation>Abschnitt V: Hybrid gegen die anderen Spieler, und seine Netze nebeneinander</translation>
    </message>
    <message>
        <source>The paper&apos;s text has no figures of Hybrid. Alone it plays the card of its hand with the highest output; with hybrid:fallback=minimax it asks MiniMax when the highest of all outputs is for another card, as the paper&apos;s program does. All networks have learned from the same positions: three activations, three sizes of the hidden layer, and three readings of &quot;a high suit card&quot;. %1</source>
        <translation>Der Text der Arbeit nennt keine Werte von Hybrid. Allein spielt er die Karte seines Blatts mit der höchsten Ausgabe; mit hybrid:fallback=minimax fragt er MiniMax, wenn die höchste aller Ausgaben zu einer anderen Karte gehört, wie im Programm der Arbeit. Alle Netze haben aus denselben Stellungen gelernt: drei Aktivierungen, drei Größen der verborgenen Schicht und drei Lesarten von „a high suit card“. %1</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Hybrid asking MiniMax</source>
        <translation>Hybrid, der MiniMax fragt</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, als Erster</translation>
    </message>
    <message>
        <source>%1 v itself</source>
        <translation>%1 gegen sich selbst</translation>
    </message>
    <message>
        <source>highest output not in the hand, %1</source>
        <translation>höchste Ausgabe nicht im Blatt, %1</translation>
    </message>
    <message>
        <source>Section V: all pairings of Random, BaseLine, Greedy and MiniMax, both seats</source>
        <translation>Abschnitt V: alle Paarungen von Random, BaseLine, Greedy und MiniMax, auf beiden Plätzen</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games of each pairing and seat.</source>
        <translation>%1 Veröffentlicht: das Protokoll der Autoren, 10.000 Spiele je Paarung und Platz.</translation>
    </message>
    <message>
        <source>Fig. 3: Greedy against the other players</source>
        <translation>Abb. 3: Greedy gegen die anderen Spieler</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 Veröffentlicht: das Protokoll der Autoren, 10.000 Spiele auf jedem Platz.</translation>
    </message>
    <message>
        <source>Fig. 3: games that Greedy won</source>
        <translation>Abb. 3: von Greedy gewonnene Spiele</translation>
    </message>
    <message>
        <source>Greedy against itself, first</source>
        <translation>Greedy gegen sich selbst, als Erster</translation>
    </message>
    <message>
        <source>Greedy against %1</source>
        <translation>Greedy gegen %1</translation>
    </message>
    <message>
        <source>Fig. 4: first and second player, each player against itself</source>
        <translation>Abb. 4: erster und zweiter Spieler, jeder gegen sich selbst</translation>
    </message>
    <message>
        <source>%1 Published: Greedy in the text of section VII, the others in the authors&apos; log, 10,000 games each.</source>
        <translation>%1 Veröffentlicht: Greedy im Text von Abschnitt VII, die anderen im Protokoll der Autoren, je 10.000 Spiele.</translation>
    </message>
    <message>
        <source>%1, second</source>
        <translation>%1, als Zweiter</translation>
    </message>
    <message>
        <source>That the second player is better off is a property of the program: it draws the turned-up trump, and the first trick counts as if it had led. By the rules Random and BaseLine win more as the first player, Greedy and MiniMax as the second.</source>
        <translation>Dass der zweite Spieler besser dasteht, ist eine Eigenschaft des Programms: Er zieht den aufgedeckten Trumpf, und der erste Stich zählt, als hätte er ausgespielt. Nach den Regeln gewinnen Random und BaseLine als Erste mehr, Greedy und MiniMax als Zweite.</translation>
    </message>
    <message>
        <source>Fig. 5: MiniMax that knows 0 to 3 cards of Greedy&apos;s hand, and the clairvoyant</source>
        <translation>Abb. 5: MiniMax, der 0 bis 3 Karten aus Greedys Blatt kennt, und der Hellseher</translation>
    </message>
    <message>
        <source>%1 MiniMax here, by the program: %2;known=lot;peek=0 to 3, which knows other cards of the hand in each sample; by the rules: minimax:peek=0 to 3, minimax:ties=cheapest;peek=0 to 3 and minimax:ties=cheapest;depth=4;peek=0 to 3. Greedy is greedy:second=off and greedy; the clairvoyant is clairvoyant in both. Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 MiniMax hier, im Programm: %2;known=lot;peek=0 bis 3, der in jeder Stichprobe andere Karten des Blatts kennt; nach den Regeln: minimax:peek=0 bis 3, minimax:ties=cheapest;peek=0 bis 3 und minimax:ties=cheapest;depth=4;peek=0 bis 3. Greedy ist greedy:second=off und greedy; der Hellseher ist in beiden clairvoyant. Veröffentlicht: das Protokoll der Autoren, 10.000 Spiele auf jedem Platz.</translation>
    </message>
    <message>
        <source>ties by lot</source>
        <translation>Gleichwertige ausgelost</translation>
    </message>
    <message>
        <source>ties to the cheapest card</source>
        <translation>unter gleichwertigen die billigste Karte</translation>
    </message>
    <message>
        <source>the same, two tricks deep</source>
        <translation>dasselbe, zwei Stiche tief</translation>
    </message>
    <message>
        <source>Fig. 5: games won against Greedy</source>
        <translation>Abb. 5: gegen Greedy gewonnene Spiele</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>bekannte Karten</translation>
    </message>
    <message>
        <source>%1, %2 known</source>
        <translation>%1, %2 bekannt</translation>
    </message>
    <message>
        <source>the paper&apos;s program</source>
        <translation>das Programm der Arbeit</translation>
    </message>
    <message>
        <source>None was found: tried `clairvoyant:positions=1`, which wins 98 % of 1,000 games as well. The published player wins fewer than MiniMax, which sees no stock.</source>
        <translation>Keine Lesart gefunden: versucht wurde `clairvoyant:positions=1`, der ebenfalls 98 % von 1.000 Spielen gewinnt. Der veröffentlichte Spieler gewinnt seltener als MiniMax, der den Talon nicht sieht.</translation>
    </message>
    <message>
        <source>Knowing cards hardly helps, as published, and by the rules it even hurts. It is not the vote but the ties: in a hand of three tricks many orders of play have the same value. Thirty different hands settle them by vote; with the hand known every vote is drawn by lot. Where the cheapest of equal cards is played, knowing does not hurt; and with two tricks of depth, so that the end of the hand is not taken for the end of the game, it helps as one would expect.</source>
        <translation>Karten zu kennen hilft kaum, wie veröffentlicht, und nach den Regeln schadet es sogar. Das liegt nicht an der Abstimmung, sondern an der Gleichheit: In einem Blatt von drei Stichen haben viele Reihenfolgen denselben Wert. Dreißig verschiedene Blätter entscheiden darüber durch Abstimmung; ist das Blatt bekannt, wird jede Stimme ausgelost. Wird unter gleichwertigen Karten die billigste gespielt, schadet das Wissen nicht; und mit zwei Stichen Tiefe, sodass das Ende des Blatts nicht für das Ende des Spiels gehalten wird, hilft es, wie man es erwarten würde.</translation>
    </message>
    <message>
        <source>Appendix B: the ordered deck, every game with the same cards</source>
        <translation>Anhang B: das geordnete Kartenspiel, jedes Spiel mit denselben Karten</translation>
    </message>
    <message>
        <source>The appendix gives the numbers of the cards but not the order that was drawn; here it is drawn with seed 1. Seat 0 begins. %1</source>
        <translation>Der Anhang nennt die Nummern der Karten, aber nicht die Reihenfolge, die gezogen wurde; hier wird sie mit Startwert 1 gezogen. Platz 0 beginnt. %1</translation>
    </message>
    <message>
        <source>Games the first player won, the rules</source>
        <translation>Vom ersten Spieler gewonnene Spiele, Regeln</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Points of the first player, the rules</source>
        <translation>Punkte des ersten Spielers, Regeln</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <translation>%1 (Programm)</translation>
    </message>
    <message>
        <source>%1 (rules)</source>
        <translation>%1 (Regeln)</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&quot;Program&quot;: as the paper&apos;s program plays, with a fixed order of drawing, the first trick judged as if the second player had led it, a card drawn in the place of the card played, and the players baseline:cases=hand, greedy:second=off and %1. &quot;Rules&quot;: the common rules and the players as the paper&apos;s text has them. Draws are not won.</source>
        <translation>„Programm“: wie das Programm der Arbeit spielt, mit fester Ziehreihenfolge, der erste Stich gewertet, als hätte der zweite Spieler ausgespielt, eine gezogene Karte an der Stelle der gespielten, und mit den Spielern baseline:cases=hand, greedy:second=off und %1. „Regeln“: die üblichen Regeln und die Spieler, wie der Text der Arbeit sie beschreibt. Unentschieden zählen nicht als gewonnen.</translation>
    </message>
    <message>
        <source>None was found: tried %1 games, %2 % (%3 to %4).</source>
        <translation>Keine Lesart gefunden: versucht wurden %1 Spiele, %2 % (%3 bis %4).</translation>
    </message>
    <message>
        <source>By the rules the default MiniMax does not search the tree between two players, but works out its values in closed form; they are the same, its seconds do not compare with the program&apos;s.</source>
        <translation>Nach den Regeln durchsucht der voreingestellte MiniMax zu zweit nicht den Baum, sondern berechnet dessen Werte in geschlossener Form; sie sind dieselben, seine Sekunden sind mit denen des Programms nicht vergleichbar.</translation>
    </message>
    <message>
        <source>Games the first player won, the program&apos;s conditions</source>
        <translation>Vom ersten Spieler gewonnene Spiele, Bedingungen des Programms</translation>
    </message>
    <message>
        <source>%1 first, %2 second</source>
        <translation>%1 als Erster, %2 als Zweiter</translation>
    </message>
    <message>
        <source>13,525,720 rows, answering the deck</source>
        <translation>13.525.720 Zeilen, Antwort auf das Kartenspiel</translation>
    </message>
    <message>
        <source>a row for all renamings of suits, answering the deck</source>
        <translation>eine Zeile für alle Umbenennungen der Farben, Antwort auf das Kartenspiel</translation>
    </message>
    <message>
        <source>the trump suit alone, answering the deck</source>
        <translation>nur die Trumpffarbe, Antwort auf das Kartenspiel</translation>
    </message>
    <message>
        <source>the trump suit alone, playing Greedy</source>
        <translation>nur die Trumpffarbe, gegen Greedy</translation>
    </message>
    <message>
        <source>against %1 after %2 games</source>
        <translation>gegen %1 nach %2 Spielen</translation>
    </message>
    <message>
        <source>Appendix A: training by Q-learning</source>
        <translation>Anhang A: Training mit Q-Learning</translation>
    </message>
    <message>
        <source>Published: no figures, but that &quot;the training times are far too long and impractical&quot;. Ours: the paper&apos;s table of 13,525,720 states and three actions, and smaller ones, learn from 200,000 games and play 2,000 games against each player; and the program&apos;s tables, which learned from millions, by the rules. Leads and the last tricks are not in the paper&apos;s table: there the player gives the card it needs least.</source>
        <translation>Veröffentlicht: keine Werte, nur dass „the training times are far too long and impractical“. Unsere: die Tabelle der Arbeit mit 13.525.720 Zuständen und drei Aktionen sowie kleinere lernen aus 200.000 Spielen und spielen 2.000 Spiele gegen jeden Spieler; dazu die Tabellen des Programms, die aus Millionen gelernt haben, nach den Regeln. Ausspielen und die letzten Stiche stehen nicht in der Tabelle der Arbeit: Dort gibt der Spieler die Karte, die er am wenigsten braucht.</translation>
    </message>
    <message>
        <source>Games won, %1</source>
        <translation>Gewonnene Spiele, %1</translation>
    </message>
    <message>
        <source>games of training</source>
        <translation>Trainingsspiele</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not within %1 games</source>
        <translation>nicht in %1 Spielen</translation>
    </message>
    <message>
        <source>after %1 games</source>
        <translation>nach %1 Spielen</translation>
    </message>
    <message>
        <source>%1, beats %2 %3, %4 %5, %6 %7.</source>
        <translation>%1, schlägt %2 %3, %4 %5, %6 %7.</translation>
    </message>
    <message>
        <source>%1, seconds for 200,000 games</source>
        <translation>%1, Sekunden für 200.000 Spiele</translation>
    </message>
    <message>
        <source>The paper&apos;s outer loop, until no value of the table is 0, never ends: in the last trick, a card without points against a trump card without points is worth 0 whichever way it goes.</source>
        <translation>Die äußere Schleife der Arbeit, bis kein Wert der Tabelle 0 ist, endet nie: Im letzten Stich ist eine Karte ohne Punkte gegen einen Trumpf ohne Punkte 0 wert, wie er auch ausgeht.</translation>
    </message>
    <message>
        <source>alpha-beta, a window for each card</source>
        <translation>Alpha-Beta, ein Fenster je Karte</translation>
    </message>
    <message>
        <source>alpha-beta, one window (Algorithm 1)</source>
        <translation>Alpha-Beta, ein Fenster (Algorithmus 1)</translation>
    </message>
    <message>
        <source>Section VII: nodes and time of MiniMax with and without pruning</source>
        <translation>Abschnitt VII: Knoten und Zeit von MiniMax mit und ohne Beschneidung</translation>
    </message>
    <message>
        <source>The paper times both together (40 minutes for all pairings) and gives the order of b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at each decision of games between random players, and matches against Greedy. Compare minimax:ties=bounds, which searches the tree, with and without pruning=off; the default minimax takes the values from a closed form. %1</source>
        <translation>Die Arbeit misst beide zusammen (40 Minuten für alle Paarungen) und nennt die Größenordnung von b^(m/2) Knoten mit b = 3 und m = 6 (Abschnitt IV-F). Hier: ein gezogenes Blatt bei jeder Entscheidung von Spielen zwischen zufälligen Spielern, und Begegnungen mit Greedy. Verglichen wird minimax:ties=bounds, der den Baum durchsucht, mit und ohne pruning=off; der voreingestellte minimax nimmt die Werte aus einer geschlossenen Form. %1</translation>
    </message>
    <message>
        <source>%1, leading with %2 cards</source>
        <translation>%1, Ausspiel mit %2 Karten</translation>
    </message>
    <message>
        <source>%1, answering with %2 cards</source>
        <translation>%1, Antwort mit %2 Karten</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>%1, a tree</source>
        <translation>%1, ein Baum</translation>
    </message>
    <message>
        <source>%1 against Greedy</source>
        <translation>%1 gegen Greedy</translation>
    </message>
    <message>
        <source>%1, 10,000 games</source>
        <translation>%1, 10.000 Spiele</translation>
    </message>
    <message>
        <source>Pruning leaves the values of the best cards as they are: minimax, whose closed form has the values of alpha-beta with a window for each card, and minimax:pruning=off win the same games. With ties=bounds all cards of the hand share one window, and a pruned card can have the best value and its vote: those games differ. With three cards each the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. b^(m/2) = 27 is the best that pruning could do if they did not.</source>
        <translation>Die Beschneidung lässt die Werte der besten Karten, wie sie sind: minimax, dessen geschlossene Form die Werte von Alpha-Beta mit einem Fenster je Karte hat, und minimax:pruning=off gewinnen dieselben Spiele. Mit ties=bounds teilen sich alle Karten des Blatts ein Fenster, und eine beschnittene Karte kann den besten Wert und dessen Stimme bekommen: Diese Spiele weichen ab. Mit je drei Karten hat der ganze Baum 139 Knoten und 36 Blattknoten, weil die Blätter schrumpfen: 3 * 3 * 2 * 2. b^(m/2) = 27 ist das Beste, was die Beschneidung leisten könnte, wenn sie es nicht täten.</translation>
    </message>
    <message>
        <source>Section IV-G: confidence bounds of MiniMax against Greedy</source>
        <translation>Abschnitt IV-G: Vertrauensgrenzen von MiniMax gegen Greedy</translation>
    </message>
    <message>
        <source>%1 Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, which is taken for the number of games, MiniMax beginning. The paper&apos;s opponent is &quot;simple brains&quot;, which is taken for Greedy: our assumption.</source>
        <translation>%1 Veröffentlicht: 78.235 und 19.342 gewonnene Spiele; zusammen 97,6 % von 100.000, was als Zahl der Spiele angenommen wird, mit MiniMax als Erstem. Der Gegner heißt in der Arbeit „simple brains“ und wird als Greedy angenommen: unsere Annahme.</translation>
    </message>
    <message>
        <source>MiniMax first, won</source>
        <translation>MiniMax als Erster, gewonnen</translation>
    </message>
    <message>
        <source>Greedy second, won</source>
        <translation>Greedy als Zweiter, gewonnen</translation>
    </message>
    <message>
        <source>w1, Eq. 4</source>
        <translation>w1, Gl. 4</translation>
    </message>
    <message>
        <source>s(w1), Eq. 5</source>
        <translation>s(w1), Gl. 5</translation>
    </message>
    <message>
        <source>lower bound, Eq. 6</source>
        <translation>Untergrenze, Gl. 6</translation>
    </message>
    <message>
        <source>upper bound, Eq. 7</source>
        <translation>Obergrenze, Gl. 7</translation>
    </message>
    <message>
        <source>lower bound of the published counts, Eq. 6</source>
        <translation>Untergrenze der veröffentlichten Zahlen, Gl. 6</translation>
    </message>
    <message>
        <source>upper bound of the published counts, Eq. 7</source>
        <translation>Obergrenze der veröffentlichten Zahlen, Gl. 7</translation>
    </message>
    <message>
        <source>The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 and 7, and a difference of shares cannot exceed 1. With the published counts they give %1 to %2. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - w2). Eq. 7 limits the upper bound by max(..., -1); here it is min(..., 1).</source>
        <translation>Das gedruckte Intervall, 0,1985352 bis 1,376395239, folgt nicht aus Gl. 6 und 7, und ein Unterschied von Anteilen kann nicht über 1 liegen. Mit den veröffentlichten Zahlen ergeben sie %1 bis %2. Die gedruckten Enden sind w2 + 2 z s(w1) und das plus 2 (w1 - w2). Gl. 7 begrenzt die Obergrenze mit max(..., -1); hier ist es min(..., 1).</translation>
    </message>
    <message>
        <source>How often the network of the landlord plays as its teacher</source>
        <translation>Wie oft das Netz des Grundherrn so spielt wie sein Lehrer</translation>
    </message>
    <message>
        <source>How often the network of the peasant 1 plays as its teacher</source>
        <translation>Wie oft das Netz von Bauer 1 so spielt wie sein Lehrer</translation>
    </message>
    <message>
        <source>How often the network of the peasant 2 plays as its teacher</source>
        <translation>Wie oft das Netz von Bauer 2 so spielt wie sein Lehrer</translation>
    </message>
    <message>
        <source>positions learned from, in thousands</source>
        <translation>gelernte Stellungen, in Tausend</translation>
    </message>
    <message>
        <source>first of all outputs</source>
        <translation>erste aller Ausgaben</translation>
    </message>
    <message>
        <source>first of the legal outputs, where there is a choice</source>
        <translation>erste der erlaubten Ausgaben, wo es eine Wahl gibt</translation>
    </message>
    <message>
        <source>Section 6.1: the share of moves for which the network&apos;s first output is what was played, by iterations of the training; about 85 % after 5 million games of people, which are not public. Here the teacher is `%1`, and learned were deals that the role&apos;s side won, as in the paper. The plot has the course of the training, on deals held out; the figures are of fresh deals, half as many as asked for.</source>
        <translation>Abschnitt 6.1: der Anteil der Züge, bei denen die erste Ausgabe des Netzes das Gespielte ist, nach Trainingsdurchgängen; etwa 85 % nach 5 Millionen Spielen von Menschen, die nicht öffentlich sind. Hier ist `%1` der Lehrer, und gelernt wurde aus Spielen, die die Seite der Rolle gewann, wie in der Arbeit. Das Diagramm zeigt den Verlauf des Trainings an zurückgehaltenen Spielen; die Werte stammen aus neuen Spielen, halb so vielen wie verlangt.</translation>
    </message>
    <message>
        <source>first output, deals won</source>
        <translation>erste Ausgabe, gewonnene Spiele</translation>
    </message>
    <message>
        <source>The teacher, `%1`, is no person: in the same position it always plays the same, and its quick rules decide where plays are about as good. The networks learned from 160,000 deals instead of 5 million.</source>
        <translation>Der Lehrer, `%1`, ist kein Mensch: In derselben Stellung spielt er immer dasselbe, und wo Züge etwa gleich gut sind, entscheiden seine schnellen Regeln. Die Netze lernten aus 160.000 Spielen statt aus 5 Millionen.</translation>
    </message>
    <message>
        <source>first output, deals won, with a choice</source>
        <translation>erste Ausgabe, gewonnene Spiele, mit Wahl</translation>
    </message>
    <message>
        <source>decision, deals won</source>
        <translation>Entscheidung, gewonnene Spiele</translation>
    </message>
    <message>
        <source>decision, deals won, with a choice</source>
        <translation>Entscheidung, gewonnene Spiele, mit Wahl</translation>
    </message>
    <message>
        <source>decision, all deals</source>
        <translation>Entscheidung, alle Spiele</translation>
    </message>
    <message>
        <source>first output, deals won, as `%1` would play</source>
        <translation>erste Ausgabe, gewonnene Spiele, wie `%1` spielen würde</translation>
    </message>
    <message>
        <source>the same, with a choice</source>
        <translation>dasselbe, mit Wahl</translation>
    </message>
    <message>
        <source>The same deal played three times, as sheets</source>
        <translation>Dreimal dieselbe Verteilung gespielt, als Protokolle</translation>
    </message>
    <message>
        <source>Section 6.2: one deal, played by the program alone, by the program as the landlord against people, and by two programs as the peasants against a person. Here `multirole` is the program, and `%1` plays for the people. The contents of the published table are not in our copy: the deal is another, and changes with the seed. Landlord&apos;s hand, those of peasants 1 and 2, the kitty; then seat (0: the landlord) and cards of each play, a round a line. Passes are not recorded.</source>
        <translation>Abschnitt 6.2: eine Verteilung, gespielt vom Programm allein, vom Programm als Grundherr gegen Menschen und von zwei Programmen als Bauern gegen einen Menschen. Hier ist `multirole` das Programm, und `%1` spielt für die Menschen. Der Inhalt der veröffentlichten Tabelle fehlt in unserem Exemplar: Die Verteilung ist eine andere und ändert sich mit dem Startwert. Das Blatt des Grundherrn, die der Bauern 1 und 2, die Zusatzkarten; dann Platz (0: der Grundherr) und Karten jedes Zugs, eine Runde je Zeile. Passen wird nicht festgehalten.</translation>
    </message>
    <message>
        <source>One deal shows how it is played, and nothing of how well. How often the program plays as its teacher does is in figures 3 to 5.</source>
        <translation>Eine Verteilung zeigt, wie gespielt wird, und nichts davon, wie gut. Wie oft das Programm so spielt wie sein Lehrer, steht in den Abbildungen 3 bis 5.</translation>
    </message>
    <message>
        <source>Who passes more often</source>
        <translation>Wer öfter passt</translation>
    </message>
    <message>
        <source>Section 6.1 counts the plays of people: peasants pass more often than the landlord, which is taken for cooperation. It gives no figures. Here the passes of each role in games of three equal players; peasant 1 plays after the landlord.</source>
        <translation>Abschnitt 6.1 zählt die Züge von Menschen: Bauern passen öfter als der Grundherr, was als Zusammenspiel gedeutet wird. Werte nennt er nicht. Hier, wie oft jede Rolle in Spielen dreier gleicher Spieler passt; Bauer 1 spielt nach dem Grundherrn.</translation>
    </message>
    <message>
        <source>%1: landlord</source>
        <translation>%1: Grundherr</translation>
    </message>
    <message>
        <source>%1: peasant 1</source>
        <translation>%1: Bauer 1</translation>
    </message>
    <message>
        <source>%1: peasant 2</source>
        <translation>%1: Bauer 2</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>Passen je Spiel</translation>
    </message>
    <message>
        <source>What triplets carry, in four cases</source>
        <translation>Was Drillinge mitnehmen, in vier Fällen</translation>
    </message>
    <message>
        <source>Section 6.3: four situations out of the games of table 3, the ways to carry cards, and the one the valuation (section 4) recommends. The contents of the table are not in our copy: these hands are made after the text, the last with its 456667899. Value of the cards that stay, for each way; 9999 if none stay.</source>
        <translation>Abschnitt 6.3: vier Situationen aus den Spielen von Tabelle 3, die Möglichkeiten, Karten mitzunehmen, und die, die die Bewertung (Abschnitt 4) empfiehlt. Der Inhalt der Tabelle fehlt in unserem Exemplar: Diese Blätter sind nach dem Text gemacht, das letzte mit seinem 456667899. Wert der Karten, die bleiben, je Möglichkeit; 9999, wenn keine bleiben.</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!, gelernte Werte</translation>
    </message>
    <message>
        <source>MDP, two thresholds</source>
        <translation>MDP, zwei Schwellen</translation>
    </message>
    <message>
        <source>Published: 31 games up to ten points. The thesis does not say how trump was made; here the upcard is trump and the maker drawn by lot (`trump=random_maker`), and the dealer leads as in its text (`lead=dealer`). Each deal is played again with the sides exchanged, of mixed teams also with the partners exchanged. &quot;At the table&quot;: with bidding, the seat after the dealer leads.</source>
        <translation>Veröffentlicht: 31 Spiele bis zehn Punkte. Die Abschlussarbeit sagt nicht, wie Trumpf bestimmt wurde; hier ist die aufgedeckte Karte Trumpf und der Trumpfmacher ausgelost (`trump=random_maker`), und der Geber spielt aus wie in ihrem Text (`lead=dealer`). Jede Verteilung wird mit vertauschten Seiten noch einmal gespielt, bei gemischten Teams auch mit vertauschten Partnern. „Am Tisch“: mit Bieten, und der Platz nach dem Geber spielt aus.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 (other reading)</source>
        <translation>%1 (andere Lesart)</translation>
    </message>
    <message>
        <source>%1 (at the table)</source>
        <translation>%1 (am Tisch)</translation>
    </message>
    <message>
        <source>%1, games won</source>
        <translation>%1, gewonnene Spiele</translation>
    </message>
    <message>
        <source>%1, points</source>
        <translation>%1, Punkte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1&apos;s win does not come out clearly: %2 wins %3 against %4, published %5.</source>
        <translation>Der Sieg von %1 ergibt sich nicht klar: %2 gewinnt %3 gegen %4, veröffentlicht sind %5.</translation>
    </message>
    <message>
        <source>%1 In the other reading it wins %2.</source>
        <translation>%1 In der anderen Lesart gewinnt er %2.</translation>
    </message>
    <message>
        <source>%1 &quot;Other reading&quot;: players as %2.</source>
        <translation>%1 „Andere Lesart“: Spieler als %2.</translation>
    </message>
    <message>
        <source>%1 Players after the thesis&apos; short descriptions stand in for the programs; its averages against them are no multiples of 1/31.</source>
        <translation>%1 Spieler nach den kurzen Beschreibungen der Abschlussarbeit vertreten die Programme; ihre Mittelwerte gegen sie sind keine Vielfachen von 1/31.</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (HIGH 8.2 points) and `trump=dealer_maker` (8.4).</source>
        <translation>Keine Lesart gefunden: versucht wurden `lead=eldest` (HIGH 8,2 Punkte) und `trump=dealer_maker` (8,4).</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (LOW 6.6 points).</source>
        <translation>Keine Lesart gefunden: versucht wurde `lead=eldest` (LOW 6,6 Punkte).</translation>
    </message>
    <message>
        <source>With `mdp:threshold=5` MDP wins 59.7 % and HIGH has 7.5 points, which 31 games cannot tell from what was published; thresholds of 10 to 60 bring less.</source>
        <translation>Mit `mdp:threshold=5` gewinnt MDP 59,7 %, und HIGH hat 7,5 Punkte, was 31 Spiele nicht vom Veröffentlichten unterscheiden können; Schwellen von 10 bis 60 bringen weniger.</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, RANDOM has 6.8 points, which 31 games cannot tell from 7.5.</source>
        <translation>Nimmt man die Regeln 3c und 3d wörtlich, `uf:beaten_chance=1;partner_loses=high`, hat RANDOM 6,8 Punkte, was 31 Spiele nicht von 7,5 unterscheiden können.</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (83.9 %), `uf:good_chance=25` (87.3 %) and `trump=dealer_maker` (91.4 %).</source>
        <translation>Keine Lesart gefunden: versucht wurden `uf:beaten_chance=1;partner_loses=high` (83,9 %), `uf:good_chance=25` (87,3 %) und `trump=dealer_maker` (91,4 %).</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, UF wins 42.3 %, which 31 games cannot tell from 35.5 %.</source>
        <translation>Nimmt man die Regeln 3c und 3d wörtlich, `uf:beaten_chance=1;partner_loses=high`, gewinnt UF 42,3 %, was 31 Spiele nicht von 35,5 % unterscheiden können.</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (7.9 points, 46.2 % won).</source>
        <translation>Keine Lesart gefunden: versucht wurde `uf:beaten_chance=1;partner_loses=high` (7,9 Punkte, 46,2 % gewonnen).</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, UF wins 48.9 %, and `uf:good_chance=25` 52.9 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>Gegen `bid-euchre:lead=highest` gewinnt UF 48,9 % und `uf:good_chance=25` 52,9 %, was 31 Spiele nicht von 64,5 % unterscheiden können: Der Stellvertreter spielt besser aus als das Programm.</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 54.1 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>Gegen `bid-euchre:lead=highest` gewinnt `uf-hybrid:good_chance=25;threshold=50` 54,1 %, was 31 Spiele nicht von 64,5 % unterscheiden können: Der Stellvertreter spielt besser aus als das Programm.</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf:good_chance=25` wins 61.2 %, which 31 games cannot tell from 71.0 %.</source>
        <translation>Gegen `classic-easy:wins=highest` gewinnt `uf:good_chance=25` 61,2 %, was 31 Spiele nicht von 71,0 % unterscheiden können.</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 62.1 %, which 31 games cannot tell from 74.2 %.</source>
        <translation>Gegen `classic-easy:wins=highest` gewinnt `uf-hybrid:good_chance=25;threshold=50` 62,1 %, was 31 Spiele nicht von 74,2 % unterscheiden können.</translation>
    </message>
    <message>
        <source>With `uf-hybrid:good_chance=25;threshold=50` UF.5 wins 54.2 %, which 31 games cannot tell from 61.3 %.</source>
        <translation>Mit `uf-hybrid:good_chance=25;threshold=50` gewinnt UF.5 54,2 %, was 31 Spiele nicht von 61,3 % unterscheiden können.</translation>
    </message>
    <message>
        <source>UF as it is against `classic-hard` as it is comes nearer: 35.9 %, which 31 games cannot tell from 41.9 %.</source>
        <translation>UF, wie er ist, gegen `classic-hard`, wie er ist, kommt näher heran: 35,9 %, was 31 Spiele nicht von 41,9 % unterscheiden können.</translation>
    </message>
    <message>
        <source>Against `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 53.6 %, which 31 games cannot tell from 51.6 %.</source>
        <translation>Gegen `classic-hard:lead=highest` gewinnt `uf-hybrid:good_chance=25;threshold=50` 53,6 %, was 31 Spiele nicht von 51,6 % unterscheiden können.</translation>
    </message>
    <message>
        <source>The thesis says that UF.5 always took more than half of the tricks, and about 5 points more than UF. Here it takes %1 % or more, and %2 points compared with UF on average over the first five; `%3` takes %4.</source>
        <translation>Die Abschlussarbeit sagt, dass UF.5 immer mehr als die Hälfte der Stiche machte, und etwa 5 Prozentpunkte mehr als UF. Hier macht er %1 % oder mehr, und gegenüber UF im Mittel der ersten fünf %2 Prozentpunkte; `%3` macht %4.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>beats all six</source>
        <translation>schlägt alle sechs</translation>
    </message>
    <message>
        <source>does not clearly beat %1</source>
        <translation>schlägt %1 nicht klar</translation>
    </message>
    <message>
        <source>The thesis&apos; headline is that UF.5 beats everyone, 73.1 % over all. Here UF.5 wins %1 % and %2; `%3` wins %4 % and %5.</source>
        <translation>Die Hauptaussage der Abschlussarbeit ist, dass UF.5 alle schlägt, 73,1 % insgesamt. Hier gewinnt UF.5 %1 % und %2; `%3` gewinnt %4 % und %5.</translation>
    </message>
    <message>
        <source>Section 5.2 says that UF takes about 56 % of the points and wins about 71 % of the games against HIGH; figure 4.12, which stands beside ours, gives %1 and %2.</source>
        <translation>Abschnitt 5.2 sagt, dass UF gegen HIGH etwa 56 % der Punkte macht und etwa 71 % der Spiele gewinnt; Abbildung 4.12, die neben unserer steht, gibt %1 und %2.</translation>
    </message>
    <message>
        <source>Published: bars of 31 games each; the shares of games and points are those of chapter 4. Conditions as in figure 4.1; a game that is asked for is played twice, with the sides exchanged. The other readings are those of figures 4.11 and 4.21.</source>
        <translation>Veröffentlicht: Balken aus je 31 Spielen; die Anteile an Spielen und Punkten sind die von Kapitel 4. Bedingungen wie in Abbildung 4.1; ein verlangtes Spiel wird zweimal gespielt, mit vertauschten Seiten. Die anderen Lesarten sind die der Abbildungen 4.11 und 4.21.</translation>
    </message>
    <message>
        <source>clearly beats %1</source>
        <translation>schlägt %1 klar</translation>
    </message>
    <message>
        <source>neither clearly beats nor clearly loses to %1</source>
        <translation>gewinnt und verliert nicht klar gegen %1</translation>
    </message>
    <message>
        <source>clearly loses to %1</source>
        <translation>verliert klar gegen %1</translation>
    </message>
    <message>
        <source>%1; it %2</source>
        <translation>%1; er %2</translation>
    </message>
    <message>
        <source>In the thesis&apos; game `%1` %2.</source>
        <translation>Im Spiel der Abschlussarbeit gilt: `%1` %2.</translation>
    </message>
    <message>
        <source>Future work: MDP with two thresholds, and HIGH! with learned card values</source>
        <translation>Ausblick: MDP mit zwei Schwellen und HIGH! mit gelernten Kartenwerten</translation>
    </message>
    <message>
        <source>Section 6.1 proposes both and gives no figures. `mdp-two` plays high from 50 % and low below 25 %, as the thesis&apos; example does; between them, where the thesis leaves the method open, it predicts who takes the trick. `high-cautious:values=learned` compares cards by values that a genetic algorithm bred against HIGH! in the thesis&apos; game. Conditions as in figure 4.1.</source>
        <translation>Abschnitt 6.1 schlägt beides vor und nennt keine Werte. `mdp-two` spielt ab 50 % hoch und unter 25 % niedrig, wie im Beispiel der Abschlussarbeit; dazwischen, wo sie das Verfahren offen lässt, sagt er voraus, wer den Stich macht. `high-cautious:values=learned` vergleicht Karten nach Werten, die ein genetischer Algorithmus gegen HIGH! im Spiel der Abschlussarbeit gezüchtet hat. Bedingungen wie in Abbildung 4.1.</translation>
    </message>
    <message>
        <source>Tricks taken by UF and UF.5 against the others</source>
        <translation>Stiche von UF und UF.5 gegen die anderen</translation>
    </message>
    <message>
        <source>Games won by UF and UF.5 against the others</source>
        <translation>Gewonnene Spiele von UF und UF.5 gegen die anderen</translation>
    </message>
    <message>
        <source>Points won by UF and UF.5 against the others</source>
        <translation>Gewonnene Punkte von UF und UF.5 gegen die anderen</translation>
    </message>
    <message>
        <source>Ours play the thesis&apos; game: two players, 18 tiles, figures and hands by lot, until no figure is left. Draws, which the thesis does not mention, count half. Our map is not the published one.</source>
        <translation>Unsere spielen das Spiel der Abschlussarbeit: zwei Spieler, 18 Plättchen, Figuren und Plättchen auf der Hand ausgelost, bis keine Figur mehr da ist. Unentschieden, die die Abschlussarbeit nicht erwähnt, zählen halb. Unser Spielplan ist nicht der veröffentlichte.</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2</source>
        <translation>Advanced Strategy 2 gegen Basic Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2, finer</source>
        <translation>Advanced Strategy 2 gegen Basic Strategy 2, feiner</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1</source>
        <translation>Advanced Strategy 3 gegen Advanced Strategy 1</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 both as the tested player, where the text says 3, and as the opponent, where it says 1; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>Die Bildunterschrift nennt Advanced Strategy 2 sowohl als getesteten Spieler, wo der Text 3 sagt, als auch als Gegner, wo er 1 sagt; im Tabellenkopf steht w1 = 0, im Text 1. Wir folgen dem Text.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1, finer</source>
        <translation>Advanced Strategy 3 gegen Advanced Strategy 1, feiner</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 as the tested player, where the text says 3; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>Die Bildunterschrift nennt Advanced Strategy 2 als getesteten Spieler, wo der Text 3 sagt; im Tabellenkopf steht w1 = 0, im Text 1. Wir folgen dem Text.</translation>
    </message>
    <message>
        <source>%1 and %2 of %3</source>
        <translation>%1 und %2 von %3</translation>
    </message>
    <message>
        <source>Published: %1 games in each cell. %2</source>
        <translation>Veröffentlicht: %1 Spiele je Zelle. %2</translation>
    </message>
    <message>
        <source>The thesis&apos; cells: mean %1 %, chi-squared around it %2 with %3 degrees of freedom (p = %4). %5</source>
        <translation>Die Zellen der Abschlussarbeit: Mittel %1 %, Chi-Quadrat darum %2 bei %3 Freiheitsgraden (p = %4). %5</translation>
    </message>
    <message>
        <source>Chance alone explains how they differ: the parameters need have no effect.</source>
        <translation>Zufall allein erklärt, wie sie abweichen: Die Parameter müssen keine Wirkung haben.</translation>
    </message>
    <message>
        <source>They differ by more than chance does in independent games.</source>
        <translation>Sie weichen stärker ab, als Zufall es in unabhängigen Spielen tut.</translation>
    </message>
    <message>
        <source>Fig. %1, %2</source>
        <translation>Abb. %1, %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Our cells, %1: mean %2 %, from %3 to %4 %; all cells play the same deals.</source>
        <translation>Unsere Zellen, %1: Mittel %2 %, von %3 bis %4 %; alle Zellen spielen dieselben Verteilungen.</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: Basic Strategy 2 then also counts half of the influence that it already has on a figure. The half is fitted (Fig. 5.5).</source>
        <translation>Es ergibt sich mit `greedy:held=50`: Basic Strategy 2 zählt dann auch die Hälfte des Einflusses, den er schon auf eine Figur hat. Die Hälfte ist angepasst (Abb. 5.5).</translation>
    </message>
    <message>
        <source>None was found: tried `greedy:held=50` and beginning (cells from 82 to 84 %).</source>
        <translation>Keine Lesart gefunden: versucht wurden `greedy:held=50` und das Beginnen (Zellen von 82 bis 84 %).</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3` beginning in every game, which has the cells between 66 and 82 % that are nearest to the thesis&apos; 63 to 87 %.</source>
        <translation>Keine Lesart gefunden: versucht wurde, `heuristic-3` in jedem Spiel beginnen zu lassen, mit Zellen zwischen 66 und 82 %, die den 63 bis 87 % der Abschlussarbeit am nächsten kommen.</translation>
    </message>
    <message>
        <source>None was found: tried seats in turn (mean 62 to 64 %) and `heuristic-3:score=figures` (mean 85 % when it begins).</source>
        <translation>Keine Lesart gefunden: versucht wurden abwechselnde Plätze (Mittel 62 bis 64 %) und `heuristic-3:score=figures` (Mittel 85 %, wenn er beginnt).</translation>
    </message>
    <message>
        <source>seats in turn</source>
        <translation>Plätze abwechselnd</translation>
    </message>
    <message>
        <source>opponent greedy:held=50, seats in turn</source>
        <translation>Gegner greedy:held=50, Plätze abwechselnd</translation>
    </message>
    <message>
        <source>heuristic-3 begins</source>
        <translation>heuristic-3 beginnt</translation>
    </message>
    <message>
        <source>Published: three tests of 300 games, added up. %1</source>
        <translation>Veröffentlicht: drei Tests mit 300 Spielen, zusammengezählt. %1</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: it then also counts half of the influence that it already has on a figure, &quot;regardless of whether there has already got excessive points by his own&quot;. The half is fitted, as the thesis gives no number: of 25 % (97.8 % won), 50 % (93.6) and 75 % (88.4), 50 % comes nearest.</source>
        <translation>Es ergibt sich mit `greedy:held=50`: Er zählt dann auch die Hälfte des Einflusses, den er schon auf eine Figur hat, „regardless of whether there has already got excessive points by his own“. Die Hälfte ist angepasst, da die Abschlussarbeit keine Zahl nennt: Von 25 % (97,8 % gewonnen), 50 % (93,6) und 75 % (88,4) kommt 50 % am nächsten.</translation>
    </message>
    <message>
        <source>Basic Strategy 2 against Basic Strategy 1</source>
        <translation>Basic Strategy 2 gegen Basic Strategy 1</translation>
    </message>
    <message>
        <source>Basic Strategy 2 begins</source>
        <translation>Basic Strategy 2 beginnt</translation>
    </message>
    <message>
        <source>greedy:held=50, seats in turn</source>
        <translation>greedy:held=50, Plätze abwechselnd</translation>
    </message>
    <message>
        <source>None was found: tried beginning (32 %), `greedy-boundary:boundary=5` (45 % when it begins), both with `greedy:held=50` (40 %), both with `greedy:ties=first` (32 %).</source>
        <translation>Keine Lesart gefunden: versucht wurden das Beginnen (32 %), `greedy-boundary:boundary=5` (45 %, wenn er beginnt), beide mit `greedy:held=50` (40 %), beide mit `greedy:ties=first` (32 %).</translation>
    </message>
    <message>
        <source>Basic Strategy 3 against Basic Strategy 2</source>
        <translation>Basic Strategy 3 gegen Basic Strategy 2</translation>
    </message>
    <message>
        <source>Basic Strategy 3 begins</source>
        <translation>Basic Strategy 3 beginnt</translation>
    </message>
    <message>
        <source>boundary=5, Basic Strategy 3 begins</source>
        <translation>boundary=5, Basic Strategy 3 beginnt</translation>
    </message>
    <message>
        <source>both with held=50, Basic Strategy 3 begins</source>
        <translation>beide mit held=50, Basic Strategy 3 beginnt</translation>
    </message>
    <message>
        <source>The thesis prints 191 games won and 49.00 %; the tests add up to 300 with 185, which is 59.00 %. That holding tiles back until round ten helps does not reproduce: every tile of both players is needed to fill the land, and who plays more of them in a turn chooses first.</source>
        <translation>Die Abschlussarbeit druckt 191 gewonnene Spiele und 49,00 %; mit 185 ergeben die Tests zusammen 300, und das sind 59,00 %. Dass es hilft, Plättchen bis zur zehnten Runde zurückzuhalten, ergibt sich nicht: Um das Land zu füllen, wird jedes Plättchen beider Spieler gebraucht, und wer in einem Zug mehr davon spielt, wählt zuerst.</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-1` begins in every game (80 %), which the thesis does not say but its cell of equal players suggests (Fig. 5.3: 63.67 %).</source>
        <translation>Es ergibt sich, wenn `heuristic-1` in jedem Spiel beginnt (80 %), was die Abschlussarbeit nicht sagt, ihre Zelle gleicher Spieler aber nahelegt (Abb. 5.3: 63,67 %).</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 against Basic Strategy 3</source>
        <translation>Advanced Strategy 1 gegen Basic Strategy 3</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 begins</source>
        <translation>Advanced Strategy 1 beginnt</translation>
    </message>
    <message>
        <source>domain=printed, seats in turn</source>
        <translation>domain=printed, Plätze abwechselnd</translation>
    </message>
    <message>
        <source>It comes back with `heuristic-1:domain=contested`, the default: as printed, the formula adds tiles to figures that are as good as won.</source>
        <translation>Es ergibt sich mit `heuristic-1:domain=contested`, der Voreinstellung: So wie gedruckt, legt die Formel Plättchen zu Figuren dazu, die so gut wie gewonnen sind.</translation>
    </message>
    <message>
        <source>The printed domain term does not reproduce the figure; we take it for a misprint of minus the distance of the two players&apos; influence, which does.</source>
        <translation>Mit dem gedruckten Gebietsterm ergibt sich die Abbildung nicht; wir halten ihn für einen Druckfehler statt des negativen Abstands zwischen dem Einfluss der beiden Spieler, mit dem sie sich ergibt.</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-2:ties=first` begins in every game against `heuristic-1:ties=first` (70 %). The thesis says neither, but its cell of equal players suggests that the tested one began (Fig. 5.3: 63.67 %).</source>
        <translation>Es ergibt sich, wenn `heuristic-2:ties=first` in jedem Spiel gegen `heuristic-1:ties=first` beginnt (70 %). Die Abschlussarbeit sagt beides nicht, aber ihre Zelle gleicher Spieler legt nahe, dass der getestete begann (Abb. 5.3: 63,67 %).</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Advanced Strategy 1</source>
        <translation>Advanced Strategy 2 gegen Advanced Strategy 1</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 begins</source>
        <translation>Advanced Strategy 2 beginnt</translation>
    </message>
    <message>
        <source>ties=first, Advanced Strategy 2 begins</source>
        <translation>ties=first, Advanced Strategy 2 beginnt</translation>
    </message>
    <message>
        <source>two Advanced Strategy 1, the first begins</source>
        <translation>zwei Advanced Strategy 1, der erste beginnt</translation>
    </message>
    <message>
        <source>keep=meant, seats in turn</source>
        <translation>keep=meant, Plätze abwechselnd</translation>
    </message>
    <message>
        <source>That keep-in-hand helps does not reproduce. As printed it only puts the tiles of a turn in order, because all are played (`heuristic-2:keep=printed`); where it does keep fast tiles in the hand (`heuristic-2:keep=meant`) it harms.</source>
        <translation>Dass Zurückbehalten hilft, ergibt sich nicht. So wie gedruckt, ordnet es nur die Plättchen eines Zugs, denn alle werden gespielt (`heuristic-2:keep=printed`); wo es schnelle Plättchen wirklich auf der Hand behält (`heuristic-2:keep=meant`), schadet es.</translation>
    </message>
    <message>
        <source>Most of the thesis&apos; 72.4 % is what beginning brings to equal players (68 %).</source>
        <translation>Das meiste der 72,4 % der Abschlussarbeit ist, was das Beginnen gleichen Spielern bringt (68 %).</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3:score=figures`, 69.2 % of 2,000 games, and beginning; this is the nearest.</source>
        <translation>Keine Lesart gefunden: versucht wurden `heuristic-3:score=figures`, 69,2 % von 2.000 Spielen, und das Beginnen; das hier kommt am nächsten.</translation>
    </message>
    <message>
        <source>It comes nearest with `heuristic-3:score=kinds`, the default, when both players begin in turn.</source>
        <translation>Am nächsten kommt `heuristic-3:score=kinds`, die Voreinstellung, wenn beide Spieler abwechselnd beginnen.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 2</source>
        <translation>Advanced Strategy 3 gegen Advanced Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 begins</source>
        <translation>Advanced Strategy 3 beginnt</translation>
    </message>
    <message>
        <source>score=figures, seats in turn</source>
        <translation>score=figures, Plätze abwechselnd</translation>
    </message>
    <message>
        <source>The thesis prints 187 games won in the third test; 188 adds up to 300 and to its 60.78 %. Its tests cannot all have had the same seats: Fig. 5.8 comes back only when the tested player begins, Fig. 5.9 only when both do.</source>
        <translation>Die Abschlussarbeit druckt im dritten Test 187 gewonnene Spiele; mit 188 ergeben sich 300 und ihre 60,78 %. Ihre Tests können nicht alle dieselben Plätze gehabt haben: Abb. 5.8 ergibt sich nur, wenn der getestete Spieler beginnt, Abb. 5.9 nur, wenn beide es tun.</translation>
    </message>
    <message>
        <source>MiniMax that knows the other hand against Advanced Strategy 3, by depth</source>
        <translation>MiniMax, der das andere Blatt kennt, gegen Advanced Strategy 3, nach Tiefe</translation>
    </message>
    <message>
        <source>Depth counts turns, the player&apos;s own included. Published: all turns searched without pruning, in Python, 5 minutes for 300 games and 21 hours for 3; at depth 5 the first game was stopped after 64,800 s. Ours prunes, and searches the 12 most promising turns of each position (`minimax:width=12`). %1</source>
        <translation>Die Tiefe zählt Züge, die eigenen des Spielers eingeschlossen. Veröffentlicht: alle Züge ohne Beschneidung durchsucht, in Python, 5 Minuten für 300 Spiele und 21 Stunden für 3; bei Tiefe 5 wurde das erste Spiel nach 64.800 s abgebrochen. Unserer beschneidet und durchsucht die 12 aussichtsreichsten Züge jeder Stellung (`minimax:width=12`). %1</translation>
    </message>
    <message>
        <source>%1, time of a game</source>
        <translation>%1, Zeit eines Spiels</translation>
    </message>
    <message>
        <source>At depth 1 MiniMax values the tiles of a turn together, Advanced Strategy 3 one after the other; the thesis takes them for the same player. That looking ahead helps rests on three games there, and holds here.</source>
        <translation>Bei Tiefe 1 bewertet MiniMax die Plättchen eines Zugs zusammen, Advanced Strategy 3 eins nach dem anderen; die Abschlussarbeit hält sie für denselben Spieler. Dass Vorausschauen hilft, stützt sich dort auf drei Spiele und bestätigt sich hier.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against people</source>
        <translation>Advanced Strategy 3 gegen Menschen</translation>
    </message>
    <message>
        <source>Advanced Strategy 4 against people</source>
        <translation>Advanced Strategy 4 gegen Menschen</translation>
    </message>
    <message>
        <source>People against Advanced Strategy 3 and 4</source>
        <translation>Menschen gegen Advanced Strategy 3 und 4</translation>
    </message>
    <message>
        <source>Published: two people who had played once before, three games each against Advanced Strategy 3 (33.3 and 66.7 %), two games of one of them against Advanced Strategy 4 (100 %). The thesis does not say whose percentages these are; its discussion speaks of its players as the winners. Ours: games that other people played at this computer, by any rules for two, so the figures may differ.</source>
        <translation>Veröffentlicht: zwei Menschen, die vorher einmal gespielt hatten, je drei Spiele gegen Advanced Strategy 3 (33,3 und 66,7 %), zwei Spiele von einem der beiden gegen Advanced Strategy 4 (100 %). Die Abschlussarbeit sagt nicht, wessen Prozente das sind; in ihrer Diskussion sind ihre Spieler die Sieger. Unsere: Spiele, die andere Menschen an diesem Computer gespielt haben, nach irgendwelchen Regeln zu zweit, die Werte können also abweichen.</translation>
    </message>
</context>
<context>
    <name>ExperimentsTab</name>
    <message>
        <source>Runs so far</source>
        <translation>Bisherige Läufe</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>Tabellen und Abbildungen der Arbeit</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>die ganze Arbeit</translation>
    </message>
    <message>
        <source>The whole paper at once</source>
        <translation>Die ganze Arbeit auf einmal</translation>
    </message>
    <message>
        <source>Runs every table and figure of the paper, one after another. What is complete is shown while the rest runs.</source>
        <translation>Rechnet alle Tabellen und Abbildungen der Arbeit nacheinander. Was fertig ist, siehst du, während der Rest noch läuft.</translation>
    </message>
    <message>
        <source>chances of %1</source>
        <translation>Chancen laut %1</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>Genannte Chancen und gewonnene Spiele</translation>
    </message>
    <message>
        <source>Do the chances that a player tells come true?</source>
        <translation>Treffen die Chancen zu, die ein Spieler nennt?</translation>
    </message>
</context>
<context>
    <name>FigureChooser</name>
    <message>
        <source>Which figure?</source>
        <translation>Welche Figur?</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, and a figure</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Accuracy %1</source>
        <translation>Genauigkeit %1</translation>
    </message>
    <message>
        <source>Mean cost of a decision</source>
        <translation>Mittlere Kosten je Entscheidung</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>Vor Spielbeginn</translation>
    </message>
    <message>
        <source>Luck, give or take %1</source>
        <translation>Glück, ± %1</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>Eigenes Spiel</translation>
    </message>
    <message>
        <source>Play of the other players</source>
        <translation>Spiel der anderen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Every decision is judged by what its player could know.</source>
        <translation>Jede Entscheidung wird danach beurteilt, was der Spieler wissen konnte.</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Genauer ansehen</translation>
    </message>
    <message>
        <source>Save as page...</source>
        <translation>Als Seite speichern…</translation>
    </message>
    <message>
        <source>Save as data...</source>
        <translation>Als Daten speichern…</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Wessen Zahlen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>%1 of %2 deals looked at</source>
        <translation>%1 von %2 Spielen angesehen</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at</source>
        <translation>%1 von %2 Spielen angesehen</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Saved games (*.parlour)</source>
        <translation>Gespeicherte Spiele (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dieses Spiel speichern</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Spielplan öffnen</translation>
    </message>
    <message>
        <source>Maps (*.json)</source>
        <translation>Spielpläne (*.json)</translation>
    </message>
    <message>
        <source>Save the review as a page</source>
        <translation>Analyse als Seite speichern</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>Save the review as data</source>
        <translation>Analyse als Daten speichern</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Stellungen (*.json)</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>Diese Stellung speichern</translation>
    </message>
    <message>
        <source>Save the decisions as a table</source>
        <translation>Entscheidungen als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>Die Datei lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation>Die Datei ist größer als %1 Byte</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation>Die Datei lässt sich nicht umbenennen: %1</translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation>Das ist kein JSON</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>Das fehlt</translation>
    </message>
    <message>
        <source>Expected whole numbers</source>
        <translation>Hier werden ganze Zahlen erwartet</translation>
    </message>
    <message>
        <source>Expected a whole number</source>
        <translation>Hier wird eine ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation>Hier wird true oder false erwartet</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>Hier wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>Das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>The folder cannot be created: %1</source>
        <translation>Der Ordner lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>Das ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>Hier wird ein Objekt erwartet</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>Hier wird eine Liste erwartet</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>Hier wird eine Zeichenkette erwartet</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation>Hier wird eine ganze Zahl von %1 bis %2 erwartet</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>Unbekannter Name</translation>
    </message>
    <message>
        <source>This is not a saved game of Parlour</source>
        <translation>Das ist kein gespeichertes Spiel von Parlour</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Parlour (format %1; this program reads up to format %2)</source>
        <translation>Diese Datei stammt von einem neueren Parlour (Format %1; dieses Programm liest bis Format %2)</translation>
    </message>
    <message>
        <source>There are more scores than players</source>
        <translation>Es gibt mehr Punktestände als Spieler</translation>
    </message>
    <message>
        <source>This is not a table of Q-values</source>
        <translation>Das ist keine Tabelle von Q-Werten</translation>
    </message>
    <message>
        <source>This program cannot read files of this version</source>
        <translation>Dieses Programm kann Dateien dieser Version nicht lesen</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>The file has %1 bytes instead of %2</source>
        <translation>Die Datei hat %1 Byte statt %2</translation>
    </message>
    <message>
        <source>The file is damaged: its checksum is wrong</source>
        <translation>Die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>These numbers should rise</source>
        <translation>Diese Zahlen müssten ansteigen</translation>
    </message>
    <message>
        <source>Expected a number in range</source>
        <translation>Hier wird eine Zahl im zulässigen Bereich erwartet</translation>
    </message>
    <message>
        <source>This text is too long</source>
        <translation>Dieser Text ist zu lang</translation>
    </message>
    <message>
        <source>There are too many entries</source>
        <translation>Das sind zu viele Einträge</translation>
    </message>
    <message>
        <source>Expected a number for each seat</source>
        <translation>Hier wird für jeden Platz eine Zahl erwartet</translation>
    </message>
    <message>
        <source>Expected a context and a text</source>
        <translation>Hier werden ein Kontext und ein Text erwartet</translation>
    </message>
    <message>
        <source>Luck and skill do not add up to the result</source>
        <translation>Glück und Können ergeben zusammen nicht das Ergebnis</translation>
    </message>
    <message>
        <source>This does not fit the moves</source>
        <translation>Das passt nicht zu den Zügen</translation>
    </message>
    <message>
        <source>The best move must come first</source>
        <translation>Der beste Zug muss zuerst kommen</translation>
    </message>
    <message>
        <source>Another seat is to move</source>
        <translation>Am Zug ist ein anderer Platz</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>Das ist doppelt angegeben</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Hier wird %1 erwartet</translation>
    </message>
    <message>
        <source>There are more than %1 deals</source>
        <translation>Es sind mehr als %1 Spiele</translation>
    </message>
    <message>
        <source>There are more deals than were played before</source>
        <translation>Es sind mehr Spiele, als bisher gespielt wurden</translation>
    </message>
    <message>
        <source>Expected at least two entries</source>
        <translation>Hier werden mindestens zwei Einträge erwartet</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Zugesehen</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>%1 to %2 against %3</source>
        <translation>%1 : %2 gegen %3</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message numerus="yes">
        <source>tutor, %n question(s)</source>
        <translation>
            <numerusform>Tutor, %n Frage</numerusform>
            <numerusform>Tutor, %n Fragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>French cards</name>
    <message>
        <source>two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>pair of threes</source>
        <translation>Dreierpaar</translation>
    </message>
    <message>
        <source>pair of fours</source>
        <translation>Viererpaar</translation>
    </message>
    <message>
        <source>pair of fives</source>
        <translation>Fünferpaar</translation>
    </message>
    <message>
        <source>pair of sixes</source>
        <translation>Sechserpaar</translation>
    </message>
    <message>
        <source>pair of sevens</source>
        <translation>Siebenerpaar</translation>
    </message>
    <message>
        <source>pair of eights</source>
        <translation>Achterpaar</translation>
    </message>
    <message>
        <source>pair of nines</source>
        <translation>Neunerpaar</translation>
    </message>
    <message>
        <source>pair of tens</source>
        <translation>Zehnerpaar</translation>
    </message>
    <message>
        <source>pair of jacks</source>
        <translation>Bubenpaar</translation>
    </message>
    <message>
        <source>pair of queens</source>
        <translation>Damenpaar</translation>
    </message>
    <message>
        <source>pair of kings</source>
        <translation>Königspaar</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>Asspaar</translation>
    </message>
    <message>
        <source>pair of twos</source>
        <translation>Zweierpaar</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GameOffer</name>
    <message>
        <source>Level 1 of %1.</source>
        <translation>Stufe 1 von %1.</translation>
    </message>
    <message>
        <source>Level %1 of %2: wins %3 of 100 games against level %4.</source>
        <translation>Stufe %1 von %2: gewinnt %3 von 100 Spielen gegen Stufe %4.</translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation>Diese schummeln</translation>
    </message>
    <message>
        <source>From the paper: %1</source>
        <translation>Aus der Arbeit: %1</translation>
    </message>
    <message>
        <source>Stand-ins for programs only described</source>
        <translation>Stellvertreter für nur beschriebene Programme</translation>
    </message>
    <message>
        <source>Levels and champions</source>
        <translation>Spielstärken und Champions</translation>
    </message>
    <message>
        <source>%1, section %2</source>
        <translation>%1, Abschnitt %2</translation>
    </message>
    <message>
        <source>A player of the paper: %1.</source>
        <translation>Ein Spieler aus der Arbeit: %1.</translation>
    </message>
    <message>
        <source>Our stand-in for a program that the paper only describes: %1.</source>
        <translation>Unser Stellvertreter für ein Programm, das die Arbeit nur beschreibt: %1.</translation>
    </message>
    <message>
        <source>Our player, after an idea of the paper: %1.</source>
        <translation>Unser Spieler, nach einer Idee der Arbeit: %1.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1: watching</source>
        <translation>%1: Zuschauen</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>saved today at %1</source>
        <translation>heute um %1 gespeichert</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>gespeichert am %1</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Briscola</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Italian cards: catch the aces and the threes</source>
        <translation>Italienische Karten: Jagd auf Asse und Dreien</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 bis 4 Spieler</translation>
    </message>
    <message>
        <source>Big Two</source>
        <translation>Big Two</translation>
    </message>
    <message>
        <source>Be first to shed all thirteen cards</source>
        <translation>Wer wird alle dreizehn Karten zuerst los?</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 Spieler</translation>
    </message>
    <message>
        <source>Doudizhu</source>
        <translation>Doudizhu</translation>
    </message>
    <message>
        <source>Two peasants against one landlord</source>
        <translation>Zwei Bauern gegen einen Grundherrn</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 Spieler</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Partners, five tricks and two mighty jacks</source>
        <translation>Zwei Paare, fünf Stiche, zwei mächtige Buben</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Win towns, temples and rice across old Japan</source>
        <translation>Städte, Tempel und Reis im alten Japan gewinnen</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2</source>
        <translation>Ein Spiel „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>No game waits to be continued.</source>
        <translation>Kein Spiel wartet auf Fortsetzung.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Name and keep %1</source>
        <translation>„%1“ benennen und aufbewahren</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>„%1“ aufgeben</translation>
    </message>
    <message>
        <source>Really give up?</source>
        <translation>Wirklich aufgeben?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>Choose a game to replay it, to play its deal again or to share it, or review what each decision cost. The last %1 games of each type are kept.</source>
        <translation>Wähle ein Spiel, um es noch einmal anzusehen, mit gleichen Karten neu zu spielen oder weiterzugeben, oder sieh in der Analyse, was jede Entscheidung gekostet hat. Von jeder Spielart werden die letzten %1 Spiele aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>GoToSpace</name>
    <message>
        <source>Go to space</source>
        <translation>Geh zu Feld</translation>
    </message>
</context>
<context>
    <name>HandChoice</name>
    <message>
        <source>The others are shuffled and drawn later, one for each tile that you play.</source>
        <translation>Die anderen werden gemischt und später gezogen, eins für jedes Plättchen, das du spielst.</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Für mich wählen</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The hint sees only what you see.</source>
        <translation>Der Tipp sieht nur, was du siehst.</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Chances, from what was played and what was not</source>
        <translation>Wahrscheinlichkeiten nach dem, was gespielt wurde und was nicht</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>Was spielen?</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Wer hat was?</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>After the next move, its player&apos;s thoughts appear here.</source>
        <translation>Nach dem nächsten Zug siehst du hier die Gedanken des Spielers.</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn.</source>
        <translation>Einen Tipp bekommst du, wenn du dran bist.</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>Sicherer Sieg</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>So gut wie verloren</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>Das gewinnst du.</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>Das ist verloren; verschenk trotzdem nichts.</translation>
    </message>
    <message>
        <source>First look, looking deeper...</source>
        <translation>Erster Eindruck, denkt weiter nach…</translation>
    </message>
    <message>
        <source>Looking deeper...</source>
        <translation>Denkt weiter nach…</translation>
    </message>
    <message>
        <source>Final advice</source>
        <translation>Endgültiger Rat</translation>
    </message>
    <message>
        <source>Play this instead?</source>
        <translation>Lieber so spielen?</translation>
    </message>
</context>
<context>
    <name>Italian cards</name>
    <message>
        <source>two of cups</source>
        <translation>Kelch-Zwei</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>Kelch-Vier</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>Kelch-Fünf</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>Kelch-Sechs</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>Kelch-Sieben</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>Kelch-Bube</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>Kelch-Reiter</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>Kelch-König</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>Kelch-Drei</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>Kelch-Ass</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>Münz-Zwei</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>Münz-Vier</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>Münz-Fünf</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>Münz-Sechs</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>Münz-Sieben</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>Münz-Bube</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>Münz-Reiter</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>Münz-König</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>Münz-Drei</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>Münz-Ass</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>Schwert-Zwei</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>Schwert-Vier</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>Schwert-Fünf</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>Schwert-Sechs</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>Schwert-Sieben</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>Schwert-Bube</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>Schwert-Reiter</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>Schwert-König</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>Schwert-Drei</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>Schwert-Ass</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>Stab-Zwei</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Stab-Vier</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Stab-Fünf</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Stab-Sechs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Stab-Sieben</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Stab-Bube</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>Stab-Reiter</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Stab-König</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Stab-Drei</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Stab-Ass</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Stäbe</translation>
    </message>
</context>
<context>
    <name>KeepSheet</name>
    <message>
        <source>Save this game</source>
        <translation>Dieses Spiel speichern</translation>
    </message>
    <message>
        <source>You have an unfinished game</source>
        <translation>Du hast ein angefangenes Spiel</translation>
    </message>
    <message>
        <source>Keep it as</source>
        <translation>Aufbewahren als</translation>
    </message>
    <message>
        <source>You find kept games under Games. A game you give up is counted as given up.</source>
        <translation>Aufbewahrte Spiele findest du unter „Spiele“. Gibst du ein Spiel auf, zählt es als aufgegeben.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>play the card at that place</source>
        <translation>die Karte an dieser Stelle spielen</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation>Karte spielen, Knopf drücken</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>tricks so far</source>
        <translation>bisherige Stiche</translation>
    </message>
    <message>
        <source>when watching: pause, one step, faster, slower, open hands</source>
        <translation>beim Zuschauen: Pause, ein Schritt, schneller, langsamer, Karten aufdecken</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>Töne an oder aus</translation>
    </message>
    <message>
        <source>menu of the table</source>
        <translation>Menü am Tisch</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>open a saved game, save this one</source>
        <translation>gespeichertes Spiel öffnen, dieses speichern</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl+0</source>
        <translation>Ctrl+Mausrad, Ctrl+0</translation>
    </message>
    <message>
        <source>size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Samurai: choose a tile, or a figure to place</source>
        <translation>Samurai: ein Plättchen oder eine Figur zum Aufstellen wählen</translation>
    </message>
    <message>
        <source>Samurai: go to a space by its letter and number</source>
        <translation>Samurai: zu einem Feld nach Buchstabe und Zahl gehen</translation>
    </message>
    <message>
        <source>Backspace, E</source>
        <translation>Rücktaste, E</translation>
    </message>
    <message>
        <source>Samurai: zoom in and out, the whole chart</source>
        <translation>Samurai: vergrößern, verkleinern, ganzer Spielplan</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: the next play with the raised cards</source>
        <translation>Big Two, Doudizhu: nächster Zug mit den angehobenen Karten</translation>
    </message>
    <message>
        <source>Big Two: classes of the cards; Euchre: claim the rest</source>
        <translation>Big Two: Klassen der Karten; Euchre: den Rest beanspruchen</translation>
    </message>
    <message>
        <source>Doudizhu: cards still out; Euchre: who may hold which card</source>
        <translation>Doudizhu: Karten noch im Spiel; Euchre: wer welche Karte haben könnte</translation>
    </message>
    <message>
        <source>Euchre: a bid, pass, go alone</source>
        <translation>Euchre: ein Gebot, passen, allein spielen</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Samurai: take back a step, end the turn</source>
        <translation>Samurai: einen Schritt zurücknehmen, Zug beenden</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation>Tipp; beim Zuschauen: Gedanken</translation>
    </message>
    <message>
        <source>in the hint: who may hold what</source>
        <translation>im Tipp: wer was haben könnte</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>in a replay: to its beginning, to its end</source>
        <translation>in einer Wiedergabe: zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>in a review: the next mistake, the one before</source>
        <translation>in einer Analyse: nächster Fehler, voriger Fehler</translation>
    </message>
    <message>
        <source>close, back; in a first game: stop explaining</source>
        <translation>schließen, zurück; im ersten Spiel: nicht mehr erklären</translation>
    </message>
    <message>
        <source>Ctrl+Page up, Ctrl+Page down</source>
        <translation>Ctrl+Bild auf, Ctrl+Bild ab</translation>
    </message>
    <message>
        <source>in a replay or review of a match: the deal before, the next one</source>
        <translation>in Wiedergabe oder Analyse einer Partie: voriges Spiel, nächstes Spiel</translation>
    </message>
    <message>
        <source>on the start screen: the laboratory</source>
        <translation>auf dem Startbildschirm: das Labor</translation>
    </message>
    <message>
        <source>in a review: learn from your mistakes; then N and Shift+N: the next one, the one before</source>
        <translation>in einer Analyse: aus deinen Fehlern lernen; dann N und Umschalt+N: nächster, voriger</translation>
    </message>
    <message>
        <source>Esc, W, Ctrl+Enter</source>
        <translation>Esc, W, Ctrl+Enter</translation>
    </message>
    <message>
        <source>at the tutor&apos;s question: take back, show why, play anyway</source>
        <translation>bei der Frage des Tutors: zurücknehmen, Grund zeigen, trotzdem spielen</translation>
    </message>
    <message>
        <source>in training: the next problem</source>
        <translation>im Training: nächste Aufgabe</translation>
    </message>
    <message>
        <source>in the laboratory: paste a position</source>
        <translation>im Labor: eine Stellung einfügen</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>review a game that is over, or what was played so far (counts as a hint)</source>
        <translation>ein beendetes Spiel analysieren, oder was bisher gespielt wurde (zählt als Tipp)</translation>
    </message>
    <message>
        <source>in a review: with open cards, or without</source>
        <translation>in einer Analyse: mit offenen Karten oder ohne</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Umschalt+R</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: review what was played so far (counts as a hint)</source>
        <translation>Big Two, Doudizhu: analysieren, was bisher gespielt wurde (zählt als Tipp)</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: find a play, pass, sort the hand</source>
        <translation>Big Two, Doudizhu: Zug finden, passen, Hand sortieren</translation>
    </message>
</context>
<context>
    <name>Kinds of decision</name>
    <message>
        <source>Leading</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Answering a single card</source>
        <translation>Antwort auf eine Einzelkarte</translation>
    </message>
    <message>
        <source>Answering a pair or a triple</source>
        <translation>Antwort auf Paar oder Drilling</translation>
    </message>
    <message>
        <source>Answering five cards</source>
        <translation>Antwort auf fünf Karten</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Zugeben</translation>
    </message>
    <message>
        <source>Once the stock is empty</source>
        <translation>Bei leerem Talon</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Answering an opponent</source>
        <translation>Antwort auf einen Gegner</translation>
    </message>
    <message>
        <source>Answering your partner</source>
        <translation>Antwort auf den Partner</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>Trumping or throwing</source>
        <translation>Trumpfen oder abwerfen</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Placing on land</source>
        <translation>Auf Land setzen</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>Schiffe setzen</translation>
    </message>
    <message>
        <source>Placing the ronin</source>
        <translation>Den Ronin setzen</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Ending the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation>Ein Experiment „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This is the report of another experiment.</source>
        <translation>Das ist der Bericht eines anderen Experiments.</translation>
    </message>
    <message>
        <source>This is the report of another match.</source>
        <translation>Das ist der Bericht einer anderen Begegnung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a word that is known here</source>
        <translation>„%1“ ist hier kein bekanntes Wort</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Ein Turnier braucht mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>A tournament has at most %1 players.</source>
        <translation>Ein Turnier hat höchstens %1 Spieler.</translation>
    </message>
    <message>
        <source>A program of your own needs a command.</source>
        <translation>Ein eigenes Programm braucht einen Befehl.</translation>
    </message>
    <message>
        <source>%1 is there twice: give one of them another value of a parameter.</source>
        <translation>%1 kommt doppelt vor: Gib einem davon einen anderen Parameterwert.</translation>
    </message>
    <message>
        <source>A match has from %1 to %2 games.</source>
        <translation>Eine Begegnung hat %1 bis %2 Spiele.</translation>
    </message>
    <message>
        <source>A test needs sides of the same size: a table of two or four.</source>
        <translation>Ein Test braucht gleich große Seiten: einen Tisch zu zweit oder zu viert.</translation>
    </message>
    <message>
        <source>At a table of three the sides cannot be exchanged: deal in every seat.</source>
        <translation>An einem Tisch zu dritt lassen sich die Seiten nicht tauschen: Spiel jede Verteilung auf jedem Platz.</translation>
    </message>
    <message>
        <source>%1 cannot learn in this way.</source>
        <translation>%1 kann so nicht lernen.</translation>
    </message>
    <message>
        <source>Choose a number from %1 to %2.</source>
        <translation>Wähle eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>This is the report of another run.</source>
        <translation>Das ist der Bericht eines anderen Laufs.</translation>
    </message>
    <message>
        <source>Your player needs a name.</source>
        <translation>Dein Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>Choose a player that tells chances.</source>
        <translation>Wähle einen Spieler, der Chancen nennt.</translation>
    </message>
    <message>
        <source>Choose %1 players at most.</source>
        <translation>Wähle höchstens %1 Spieler.</translation>
    </message>
</context>
<context>
    <name>LaboratoryPage</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Part of the laboratory</source>
        <translation>Teil des Labors</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
</context>
<context>
    <name>LearningForm</name>
    <message>
        <source>Who learns</source>
        <translation>Wer lernt</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>It plays against itself and writes into a table what each card was worth.</source>
        <translation>Er spielt gegen sich selbst und schreibt in eine Tabelle, was jede Karte wert war.</translation>
    </message>
    <message>
        <source>Variants that win more games have more children, with numbers mixed from both parents.</source>
        <translation>Varianten, die mehr Spiele gewinnen, haben mehr Nachkommen, mit gemischten Zahlen beider Eltern.</translation>
    </message>
    <message>
        <source>Variants around the player are tried; the next ones are drawn around the best quarter.</source>
        <translation>Varianten rund um den Spieler werden ausprobiert, die nächsten rund um das beste Viertel gezogen.</translation>
    </message>
    <message>
        <source>Evolution strategy</source>
        <translation>Evolutionsstrategie</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>Genetischer Algorithmus</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-Learning</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Variants of a generation</source>
        <translation>Varianten je Generation</translation>
    </message>
    <message>
        <source>Games of a variant</source>
        <translation>Spiele je Variante</translation>
    </message>
    <message>
        <source>Each plays against the player as it is.</source>
        <translation>Jede spielt gegen den unveränderten Spieler.</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>Spiele zum Lernen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Derselbe Startwert gibt dieselben Verteilungen und dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Games of the comparison</source>
        <translation>Spiele für den Vergleich</translation>
    </message>
    <message>
        <source>At the end, on new deals.</source>
        <translation>Am Ende, mit neuen Verteilungen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>A network learns which cards MiniMax plays. This needs PyTorch and NumPy for Python 3.</source>
        <translation>Ein Netz lernt, welche Karten MiniMax spielt. Dafür sind PyTorch und NumPy für Python 3 nötig.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Its table</source>
        <translation>Seine Tabelle</translation>
    </message>
    <message>
        <source>Hands that differ only in the names of the suits share a row: it learns sooner.</source>
        <translation>Blätter, die sich nur in den Namen der Farben unterscheiden, teilen sich eine Zeile: So lernt er schneller.</translation>
    </message>
    <message>
        <source>A row for every hand, as published: millions of games, and 80 megabytes.</source>
        <translation>Eine Zeile für jedes Blatt, wie veröffentlicht: Millionen Spiele und 80 Megabyte.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
</context>
<context>
    <name>LearningTab</name>
    <message>
        <source>Training so far</source>
        <translation>Bisheriges Training</translation>
    </message>
    <message>
        <source>New training</source>
        <translation>Neues Training</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>Deine eigenen Spieler</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
</context>
<context>
    <name>LearningView</name>
    <message>
        <source>All training</source>
        <translation>Alle Trainings</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Lernkurve</translation>
    </message>
    <message>
        <source>What it has become</source>
        <translation>Was daraus geworden ist</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % (%3 to %4) of %5 games.</source>
        <translation>Gegen %1 gewinnt er %2 % (%3 bis %4) von %5 Spielen.</translation>
    </message>
    <message>
        <source>Keep it as a player of your own</source>
        <translation>Als eigenen Spieler behalten</translation>
    </message>
    <message>
        <source>Name of your player</source>
        <translation>Name deines Spielers</translation>
    </message>
    <message>
        <source>Keep the player</source>
        <translation>Spieler behalten</translation>
    </message>
    <message>
        <source>%1 can be chosen for new games.</source>
        <translation>%1 steht für neue Spiele zur Wahl.</translation>
    </message>
    <message>
        <source>%1: %2 learns</source>
        <comment>game, player</comment>
        <translation>%1: %2 lernt</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>Netz speichern</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>The laboratory is still at work</source>
        <translation>Das Labor arbeitet noch</translation>
    </message>
    <message>
        <source>The run can go on without the window, or pause. Either way nothing is lost, and you find it in the laboratory at the next start.</source>
        <translation>Der Lauf kann ohne Fenster weitergehen oder anhalten. So oder so geht nichts verloren, und du findest ihn beim nächsten Start im Labor.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Anhalten und schließen</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Stop explaining</source>
        <translation>Nicht mehr erklären</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. Between two cards of a rank the suit decides: spades, hearts, clubs, diamonds.</source>
        <translation>Die 2 ist der höchste Wert, dann kommen Ass, König, Dame und so weiter bis zur 3. Bei gleichem Wert entscheidet die Farbe: Pik, Herz, Kreuz, Karo.</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards.</source>
        <translation>Werde als Erster alle deine Karten los.</translation>
    </message>
    <message>
        <source>You hold the three of diamonds, so you begin, with a play that contains it: the card alone, a pair, or five cards.</source>
        <translation>Du hast die Karo-Drei, also beginnst du, und zwar mit einem Zug, in dem sie vorkommt: die Karte allein, ein Paar oder fünf Karten.</translation>
    </message>
    <message>
        <source>Your two threes and a three of a kind make a full house: five cards gone at once. Click them, then Play.</source>
        <translation>Deine beiden Dreien und ein Drilling ergeben ein Full House: fünf Karten auf einmal weg. Klicke sie an, dann „Spielen“.</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of as many cards, or pass. Whoever passes is out until the round is over.</source>
        <translation>Auf dem Tisch: %1, von %2. Spiel ebenso viele, aber höhere Karten, oder passe. Wer passt, ist bis zum Ende der Runde draußen.</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round is yours, and you lead the next.</source>
        <translation>Alle anderen haben gepasst: Die Runde gehört dir, und du spielst zur nächsten aus.</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round goes to %1, who leads the next.</source>
        <translation>Alle anderen haben gepasst: Die Runde geht an %1 und damit auch das nächste Ausspiel.</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair or five cards, as you like. Get rid of low cards now, while nobody can ask for higher ones.</source>
        <translation>Du spielst aus: eine Einzelkarte, ein Paar oder fünf Karten, wie du willst. Werde jetzt niedrige Karten los, solange niemand höhere verlangen kann.</translation>
    </message>
    <message>
        <source>Five cards can go together: a straight, a flush, a full house, four of a kind with a fifth card, or a straight flush. Each beats those before.</source>
        <translation>Fünf Karten können zusammengehören: Straße, Flush, Full House, Vierling mit einer fünften Karte oder Straight Flush. Jede dieser Arten schlägt die vorigen.</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead a pair, five cards, or your highest single.</source>
        <translation>%1 hat nur noch eine Karte. Wenn du ausspielst, dann ein Paar, fünf Karten oder deine höchste Einzelkarte.</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Each card that you still hold at the end costs you a point.</source>
        <translation>%1 hat nur noch %2 Karten. Jede Karte, die du am Ende noch hast, kostet dich einen Punkt.</translation>
    </message>
    <message>
        <source>You were out first, and get a point for every card the others still hold.</source>
        <translation>Du warst als Erster fertig und bekommst für jede Karte, die die anderen noch haben, einen Punkt.</translation>
    </message>
    <message>
        <source>You led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>Du hast in %1 von %2 Runden ausgespielt: Wer ausspielt, wird niedrige Karten los.</translation>
    </message>
    <message>
        <source>%1 was out first, and led %2 of %3 rounds: whoever leads gets rid of low cards.</source>
        <translation>%1 war zuerst fertig und hat in %2 von %3 Runden ausgespielt: Wer ausspielt, wird niedrige Karten los.</translation>
    </message>
    <message>
        <source>The %1 was left in your hand: played earlier, it would have won you the lead.</source>
        <translation>Auf deiner Hand blieb: %1. Früher gespielt, hätte dir diese Karte das Ausspiel gebracht.</translation>
    </message>
    <message>
        <source>What you still held costs a point for each card: %1.</source>
        <translation>Was du noch hattest, kostet einen Punkt pro Karte: %1.</translation>
    </message>
    <message>
        <source>These are your cards. An ace is worth 11 points, a three 10, a king 4, a knight 3, a jack 2; the others nothing.</source>
        <translation>Das sind deine Karten. Ein Ass zählt 11 Punkte, eine Drei 10, ein König 4, ein Reiter 3, ein Bube 2; die anderen zählen nichts.</translation>
    </message>
    <message>
        <source>There are 120 points in the deck. Take more than 60 and you win.</source>
        <translation>Im Spiel sind 120 Punkte. Holst du mehr als 60, gewinnst du.</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: %1. The smallest trump takes the best card of another suit.</source>
        <translation>Die Karte unter dem Talon bestimmt die Trumpffarbe: %1. Der kleinste Trumpf sticht die beste Karte einer anderen Farbe.</translation>
    </message>
    <message>
        <source>You lead: play any card you like. With the %1 you risk nothing, it is worth no points.</source>
        <translation>Du spielst aus: Spiel eine beliebige Karte. Mit dieser hier (%1) riskierst du nichts, sie zählt keine Punkte.</translation>
    </message>
    <message>
        <source>You lead: play any card you like. The fewer points it is worth, the less you risk.</source>
        <translation>Du spielst aus: Spiel eine beliebige Karte. Je weniger Punkte sie zählt, desto weniger riskierst du.</translation>
    </message>
    <message>
        <source>The %1 takes the %2: the same suit, and higher.</source>
        <translation>%1 schlägt %2: gleiche Farbe, höhere Karte.</translation>
    </message>
    <message>
        <source>The %1 takes the %2, for it is a trump.</source>
        <translation>%1 ist Trumpf und sticht %2.</translation>
    </message>
    <message>
        <source>The %1 takes the %2: it was led, and the other card is of another suit and no trump.</source>
        <translation>%1 wurde ausgespielt und schlägt %2: andere Farbe und kein Trumpf.</translation>
    </message>
    <message>
        <source>There are no points in this trick.</source>
        <translation>In diesem Stich sind keine Punkte.</translation>
    </message>
    <message>
        <source>You win its %1 points.</source>
        <translation>Du bekommst dafür %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 wins its %2 points.</source>
        <translation>%1 bekommt dafür %2 Punkte.</translation>
    </message>
    <message>
        <source>After each trick both draw a card, the winner first, and the winner leads the next trick.</source>
        <translation>Nach jedem Stich ziehen beide eine Karte; wer ihn gemacht hat, zieht zuerst und spielt auch zum nächsten aus.</translation>
    </message>
    <message>
        <source>%1 leads the %2. You need not follow suit: play what you like.</source>
        <translation>%1 spielt aus: %2. Du musst nicht bedienen: Spiel, was du willst.</translation>
    </message>
    <message>
        <source>None of your cards takes it, so give away the one you need least.</source>
        <translation>Keine deiner Karten schlägt sie, also gib die her, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>It is worth %1 points, and your %2 would take it.</source>
        <translation>Sie zählt %1 Punkte, und du könntest sie schlagen: %2.</translation>
    </message>
    <message>
        <source>Your %1 would take it, but there are no points in it yet: it may be better to let it go.</source>
        <translation>Du könntest sie schlagen (%1), aber noch sind keine Punkte im Stich: Vielleicht lässt du ihn besser laufen.</translation>
    </message>
    <message>
        <source>Here you see your points: %1, and %2 has %3. It is the aces and threes that decide a game.</source>
        <translation>Hier siehst du deine Punkte: %1. %2 hat %3. Asse und Dreien entscheiden ein Spiel.</translation>
    </message>
    <message>
        <source>The stock is used up: these are the last cards. %1 now holds all that you have not seen, so whoever remembers best plays best.</source>
        <translation>Der Talon ist leer: Das sind die letzten Karten. %1 hat jetzt alles, was du noch nicht gesehen hast. Wer sich am meisten gemerkt hat, spielt am besten.</translation>
    </message>
    <message>
        <source>Sixty points each: you took %1 of the eight aces and threes, %2 took %3.</source>
        <translation>Sechzig Punkte für jeden: Von den acht Assen und Dreien hast du %1 geholt, %2 hat %3.</translation>
    </message>
    <message>
        <source>Of the eight aces and threes you took %1 and %2 took %3: the kings, knights and jacks made the difference.</source>
        <translation>Von den acht Assen und Dreien hast du %1 geholt, %2 hat %3: Könige, Reiter und Buben gaben den Ausschlag.</translation>
    </message>
    <message>
        <source>The aces and threes decided it: you took %1 of the eight, %2 took %3.</source>
        <translation>Die Asse und Dreien haben es entschieden: Von den acht hast du %1 geholt, %2 hat %3.</translation>
    </message>
    <message>
        <source>You took %1 of the eight aces and threes and %2 took %3, but the other cards turned it round.</source>
        <translation>Von den acht Assen und Dreien hast du %1 geholt, %2 hat %3, aber die anderen Karten haben das Blatt gewendet.</translation>
    </message>
    <message>
        <source>Your best trick was worth %1 points: the %2 took the %3.</source>
        <translation>Dein bester Stich war %1 Punkte wert: %2 schlug %3.</translation>
    </message>
    <message>
        <source>The dearest trick, %1 points, went to %2: the %3 took the %4.</source>
        <translation>Der teuerste Stich, %1 Punkte, ging an %2: %3 schlug %4.</translation>
    </message>
    <message>
        <source>Suits do not matter here. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>Farben spielen hier keine Rolle. Der rote Joker ist die höchste Karte, dann kommen der schwarze Joker, die 2, das Ass, der König und so weiter bis zur 3.</translation>
    </message>
    <message>
        <source>The highest bid makes the landlord, who gets the three cards in the middle and plays alone against the other two. The bid is the stake.</source>
        <translation>Das höchste Gebot macht den Grundherrn: Er bekommt die drei Karten in der Mitte und spielt allein gegen die beiden anderen. Das Gebot ist der Einsatz.</translation>
    </message>
    <message>
        <source>You are the landlord: the three cards are yours, and you lead. %1 and %2 are the peasants. Be out of cards before either of them.</source>
        <translation>Du bist der Grundherr: Die drei Karten gehören dir, und du spielst aus. %1 und %2 sind die Bauern. Werde vor beiden deine Karten los.</translation>
    </message>
    <message>
        <source>%1 is the landlord, takes the three cards and leads. You and %2 are the peasants: if one of you is out of cards first, you both win.</source>
        <translation>%1 ist der Grundherr, nimmt die drei Karten und spielt aus. Du und %2 seid die Bauern: Ist einer von euch zuerst fertig, gewinnt ihr beide.</translation>
    </message>
    <message>
        <source>You hold both jokers, the rocket: it beats everything, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>Du hast beide Joker, die Rakete: Sie schlägt alles und verdoppelt den Einsatz. Heb sie auf, bis du das Ausspiel brauchst.</translation>
    </message>
    <message>
        <source>You hold a bomb, four cards of rank %1: it beats everything but a higher bomb and the rocket, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>Du hast eine Bombe, vier Karten vom Wert %1: Sie schlägt alles außer einer höheren Bombe und der Rakete und verdoppelt den Einsatz. Heb sie auf, bis du das Ausspiel brauchst.</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair, a triplet, alone or with a card or a pair, or a sequence of five ranks or more.</source>
        <translation>Du spielst aus: eine Einzelkarte, ein Paar, einen Drilling allein oder mit einer Karte oder einem Paar, oder eine Straße aus mindestens fünf Werten.</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of the same form, or pass. Who passes may play again as soon as it is their turn.</source>
        <translation>Auf dem Tisch: %1, von %2. Spiel Höheres derselben Form, oder passe. Wer passt, darf wieder spielen, sobald er an der Reihe ist.</translation>
    </message>
    <message>
        <source>%1 is on your side: it is often right to pass.</source>
        <translation>%1 ist auf deiner Seite: Oft ist Passen richtig.</translation>
    </message>
    <message>
        <source>The other two have passed, so you lead again, with whatever you like.</source>
        <translation>Die beiden anderen haben gepasst, also spielst du wieder aus, was du willst.</translation>
    </message>
    <message>
        <source>The other two have passed, so %1 leads again. Whoever leads chooses the form.</source>
        <translation>Die beiden anderen haben gepasst, also spielt %1 wieder aus. Wer ausspielt, bestimmt die Form.</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead pairs or sequences: they cannot be followed with it.</source>
        <translation>%1 hat nur noch eine Karte. Wenn du ausspielst, dann Paare oder Straßen: Eine einzelne Karte kann sie nicht schlagen.</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Now it is worth playing high, so that %1 does not get the lead.</source>
        <translation>%1 hat nur noch %2 Karten. Jetzt lohnt es sich, hoch zu spielen, damit %1 nicht ans Ausspiel kommt.</translation>
    </message>
    <message>
        <source>You were out of cards first, alone against two.</source>
        <translation>Du warst als Erster fertig, allein gegen zwei.</translation>
    </message>
    <message>
        <source>You were out of cards first, and so won for both peasants.</source>
        <translation>Du warst als Erster fertig und hast damit für beide Bauern gewonnen.</translation>
    </message>
    <message>
        <source>%1, the landlord, was out of cards first.</source>
        <translation>%1, der Grundherr, war zuerst fertig.</translation>
    </message>
    <message>
        <source>%1 was out of cards first, and so won for both peasants.</source>
        <translation>%1 war zuerst fertig und hat damit für beide Bauern gewonnen.</translation>
    </message>
    <message>
        <source>The landlord led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>Der Grundherr hat in %1 von %2 Runden ausgespielt: Wer ausspielt, wird niedrige Karten los.</translation>
    </message>
    <message>
        <source>You still held a bomb: it would have brought you the lead once more.</source>
        <translation>Du hattest noch eine Bombe: Sie hätte dich noch einmal ans Ausspiel gebracht.</translation>
    </message>
    <message>
        <source>%1 opposite is your partner: your tricks count together. The side that names the trump suit has to take three of the five.</source>
        <translation>%1 gegenüber ist dein Partner: Eure Stiche zählen zusammen. Die Seite, die Trumpf ansagt, muss drei der fünf Stiche machen.</translation>
    </message>
    <message>
        <source>If %1 became trump, the best card would be the %2, the right bower, and the next the %3, the left bower, which is then a trump too.</source>
        <translation>Würde %1 Trumpf, wäre die beste Karte der %2, der rechte Bauer, und die nächste der %3, der linke Bauer, der dann auch ein Trumpf ist.</translation>
    </message>
    <message>
        <source>After them, and in the other suits, come ace, king, queen, jack, ten, nine.</source>
        <translation>Danach, und in den anderen Farben, kommen Ass, König, Dame, Bube, Zehn, Neun.</translation>
    </message>
    <message>
        <source>Shall %1 be trump? Order the card up, and they are: %2, the dealer, takes it. Or pass.</source>
        <translation>Soll %1 Trumpf werden? Wähle „Aufnehmen lassen“, dann ist es so: %2 gibt und nimmt die Karte. Oder passe.</translation>
    </message>
    <message>
        <source>You would hold %1 trumps: with a bower among them, usually enough.</source>
        <translation>Du hättest %1 Trümpfe: Ist ein Bauer dabei, reicht das meistens.</translation>
    </message>
    <message>
        <source>You would hold fewer than three trumps: passing is the safe choice.</source>
        <translation>Du hättest weniger als drei Trümpfe: Passen ist die sichere Wahl.</translation>
    </message>
    <message>
        <source>Nobody wanted %1. Now each in turn may name another suit. Name one of which you hold three or more, its bowers counted; else pass.</source>
        <translation>Niemand wollte %1. Jetzt darf jeder reihum eine andere Farbe ansagen. Sag eine an, von der du drei oder mehr hast, ihre Bauern mitgezählt; sonst passe.</translation>
    </message>
    <message>
        <source>You made %1 trump: you and %2 are the makers.</source>
        <translation>Du hast %1 zum Trumpf gemacht: Du und %2 seid die Trumpfmacher.</translation>
    </message>
    <message>
        <source>%1, your partner, made %2 trump: you two are the makers.</source>
        <translation>%1, dein Partner, hat %2 zum Trumpf gemacht: Ihr beide seid die Trumpfmacher.</translation>
    </message>
    <message>
        <source>%1 made %2 trump: %1 and %3 are the makers.</source>
        <translation>%1 hat %2 zum Trumpf gemacht: %1 und %3 sind die Trumpfmacher.</translation>
    </message>
    <message>
        <source>Three tricks bring the makers a point, all five two. If they take fewer than three, the other side gets two points.</source>
        <translation>Drei Stiche bringen den Trumpfmachern einen Punkt, alle fünf zwei. Machen sie weniger als drei, bekommt die andere Seite zwei Punkte.</translation>
    </message>
    <message>
        <source>You lead: play any card. Makers like to lead their high trumps first, so that nobody can trump their aces later.</source>
        <translation>Du spielst aus: Spiel eine beliebige Karte. Trumpfmacher spielen gern zuerst ihre hohen Trümpfe, damit später niemand ihre Asse stechen kann.</translation>
    </message>
    <message>
        <source>You lead: play any card. Against the makers, an ace of another suit than trump is a good start.</source>
        <translation>Du spielst aus: Spiel eine beliebige Karte. Gegen die Trumpfmacher ist ein Ass außerhalb der Trumpffarbe ein guter Anfang.</translation>
    </message>
    <message>
        <source>%1 led %2, and you have %2: you must follow suit. The other cards wait.</source>
        <translation>%1 hat %2 ausgespielt, und du hast %2 auf der Hand: Du musst bedienen. Die anderen Karten warten.</translation>
    </message>
    <message>
        <source>%1 led %2, and you have none: play what you like. A trump takes the trick unless somebody plays a higher one.</source>
        <translation>%1 hat %2 ausgespielt, und du hast keine Karte davon: Spiel, was du willst. Ein Trumpf macht den Stich, wenn niemand einen höheren spielt.</translation>
    </message>
    <message>
        <source>You take the trick with the %1, the highest trump in it, and lead the next.</source>
        <translation>Du machst den Stich: %1 ist der höchste Trumpf darin. Du spielst zum nächsten aus.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2, the highest trump in it, and leads the next.</source>
        <translation>%1 macht den Stich: %2 ist der höchste Trumpf darin. %1 spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>You take the trick with the %1: the highest card of the suit led, and nobody trumped it. You lead the next.</source>
        <translation>Du machst den Stich: %1 ist die höchste Karte der ausgespielten Farbe, und niemand hat getrumpft. Du spielst zum nächsten aus.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2: the highest card of the suit led, and nobody trumped it. %1 leads the next.</source>
        <translation>%1 macht den Stich: %2 ist die höchste Karte der ausgespielten Farbe, und niemand hat getrumpft. %1 spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have taken all so far. With all five they score two points instead of one.</source>
        <translation>Die runden Marken sind Stiche: Bisher haben die Trumpfmacher alle gemacht. Mit allen fünf bekommen sie zwei Punkte statt einem.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have their three, and so their point. What is left changes nothing.</source>
        <translation>Die runden Marken sind Stiche: Die Trumpfmacher haben ihre drei und damit ihren Punkt. Der Rest ändert nichts mehr.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers can no longer take three. They are euchred, and the other side scores two points.</source>
        <translation>Die runden Marken sind Stiche: Die Trumpfmacher können keine drei mehr machen. Sie sind gescheitert, und die andere Seite bekommt zwei Punkte.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers still need some for their three. The last tricks decide it.</source>
        <translation>Die runden Marken sind Stiche: Den Trumpfmachern fehlen noch welche zu ihren drei. Die letzten Stiche entscheiden.</translation>
    </message>
    <message>
        <source>Nobody wanted to name a trump suit, so nobody scores, and the next player deals.</source>
        <translation>Niemand wollte Trumpf ansagen, also gibt es keine Punkte, und der nächste Spieler gibt.</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks: you took %2.</source>
        <translation>Deine Seite hat %1 zum Trumpf gemacht und brauchte drei Stiche: Ihr habt %2 gemacht.</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks, but took only %2.</source>
        <translation>Deine Seite hat %1 zum Trumpf gemacht und brauchte drei Stiche, hat aber nur %2 gemacht.</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: they took %2.</source>
        <translation>%3 und %4 haben %1 zum Trumpf gemacht und brauchten drei Stiche: Sie haben %2 gemacht.</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: you left them only %2.</source>
        <translation>%3 und %4 haben %1 zum Trumpf gemacht und brauchten drei Stiche: Ihr habt ihnen nur %2 gelassen.</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower lay face down all the time.</source>
        <translation>Trumpf hat %1 der fünf Stiche gemacht; der rechte Bauer lag die ganze Zeit verdeckt.</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was yours.</source>
        <translation>Trumpf hat %1 der fünf Stiche gemacht; der rechte Bauer, der beste, war bei dir.</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was in the hand of %2.</source>
        <translation>Trumpf hat %1 der fünf Stiche gemacht; der rechte Bauer, der beste, war bei %2.</translation>
    </message>
    <message>
        <source>Figures stand in the settlements, of three kinds: Buddhas, helmets and rice. Whoever has collected most of two kinds wins.</source>
        <translation>In den Siedlungen stehen Figuren, drei Arten: Buddhas, Helme und Reis. Wer von zwei Arten die meisten sammelt, gewinnt.</translation>
    </message>
    <message>
        <source>Little land is free beside this settlement. Choose a tile, say your %1, then a space beside it. Any other lit space will do, too.</source>
        <translation>Neben dieser Siedlung ist wenig Land frei. Wähle ein Plättchen, etwa „%1“, dann ein Feld daneben. Jedes andere leuchtende Feld geht auch.</translation>
    </message>
    <message>
        <source>Your influence here (%1): %2; that of %3: %4. When a tile lies on every land space beside a settlement, each figure goes to whoever has more influence on it.</source>
        <translation>Dein Einfluss hier (%1): %2; der von %3: %4. Liegt auf jedem Landfeld neben einer Siedlung ein Plättchen, bekommt jede Figur, wer bei ihr mehr Einfluss hat.</translation>
    </message>
    <message>
        <source>You may play one normal tile in a turn, and any number of fast ones: those with two arrows. Then end your turn, and you draw up to five tiles.</source>
        <translation>Pro Zug darfst du ein normales Plättchen spielen und beliebig viele schnelle: die mit zwei Pfeilen. Dann beende den Zug, und du ziehst auf fünf Plättchen nach.</translation>
    </message>
    <message>
        <source>A tile lies on every land space beside this settlement, so its figure leaves it (%1). Your influence was %2, that of %3 was %4.</source>
        <translation>Auf jedem Landfeld neben dieser Siedlung liegt ein Plättchen, also verlässt ihre Figur sie (%1). Dein Einfluss war %2, der von %3 war %4.</translation>
    </message>
    <message>
        <source>You had more: the figure is yours.</source>
        <translation>Du hattest mehr: Die Figur gehört dir.</translation>
    </message>
    <message>
        <source>That is a tie: nobody gets the figure, and it is set aside.</source>
        <translation>Das ist ein Gleichstand: Niemand bekommt die Figur, sie wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 had more and gets the figure.</source>
        <translation>%1 hatte mehr und bekommt die Figur.</translation>
    </message>
    <message>
        <source>These are the figures still on the chart. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>Das sind die Figuren, die noch auf dem Spielplan stehen. Das Spiel endet, wenn von einer Art keine mehr da ist oder vier Figuren beiseitegelegt sind.</translation>
    </message>
    <message>
        <source>Your figures so far: Buddhas %1, helmets %2, rice %3. Two kinds are enough to win, so let the third go if it costs too much.</source>
        <translation>Deine Figuren bisher: Buddhas %1, Helme %2, Reis %3. Zwei Arten reichen zum Sieg, also verzichte auf die dritte, wenn sie zu viel kostet.</translation>
    </message>
    <message>
        <source>You have most of at least two kinds: that wins at once.</source>
        <translation>Du hast von mindestens zwei Arten die meisten: Das gewinnt sofort.</translation>
    </message>
    <message>
        <source>%1 has most of at least two kinds: that wins at once.</source>
        <translation>%1 hat von mindestens zwei Arten die meisten: Das gewinnt sofort.</translation>
    </message>
    <message>
        <source>Only you have most of a kind: that wins.</source>
        <translation>Nur du hast von einer Art die meisten: Das gewinnt.</translation>
    </message>
    <message>
        <source>Only %1 has most of a kind: that wins.</source>
        <translation>Nur %1 hat von einer Art die meisten: Das gewinnt.</translation>
    </message>
    <message>
        <source>Neither of you has most of more kinds, so the other figures were counted.</source>
        <translation>Keiner von euch führt bei mehr Arten, also wurden die übrigen Figuren gezählt.</translation>
    </message>
    <message>
        <source>It was closest here: %1, %2 for you and %3 for %4.</source>
        <translation>Am knappsten war es hier: %1, %2 für dich und %3 für %4.</translation>
    </message>
    <message>
        <source>Get rid of all your cards. One player, the landlord, is alone against the other two, the peasants, and whoever is out of cards first wins for their side.</source>
        <translation>Werde alle deine Karten los. Ein Spieler, der Grundherr, ist allein gegen die beiden anderen, die Bauern, und wer zuerst keine Karten mehr hat, gewinnt für seine Seite.</translation>
    </message>
    <message>
        <source>Jokers, twos and bombs, four cards of a rank, are what a landlord needs: with such a hand, bid high.</source>
        <translation>Joker, Zweien und Bomben, also vier Karten gleichen Werts, braucht ein Grundherr: Mit so einem Blatt biete hoch.</translation>
    </message>
    <message>
        <source>Click cards to raise them, or press Find a play. Low cards first: they win nothing later.</source>
        <translation>Klicke Karten an, um sie anzuheben, oder drücke „Zug finden“. Niedrige Karten zuerst: Später gewinnen sie nichts.</translation>
    </message>
    <message>
        <source>These are your tiles. The picture says for which kind of figure a tile counts, the number how much it counts. The swords are a samurai, who counts for all three kinds.</source>
        <translation>Das sind deine Plättchen. Das Bild sagt, für welche Figurenart ein Plättchen zählt, die Zahl, wie viel es zählt. Die Schwerter sind ein Samurai, der für alle drei Arten zählt.</translation>
    </message>
    <message>
        <source>Point at a tile to read what it does.</source>
        <translation>Zeig auf ein Plättchen, um zu lesen, was es bewirkt.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Sees your hand</source>
        <translation>Sieht dein Blatt</translation>
    </message>
    <message>
        <source>Sees everything</source>
        <translation>Sieht alles</translation>
    </message>
</context>
<context>
    <name>MatchDealRow</name>
    <message>
        <source>%1: %2</source>
        <comment>player and accuracy</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
    <message>
        <source>Accuracy: %1</source>
        <translation>Genauigkeit: %1</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Noch nicht angesehen</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>There is nothing to add up</source>
        <translation>Es gibt nichts zusammenzuzählen</translation>
    </message>
    <message>
        <source>Expected %1 players, not %2</source>
        <translation>Hier werden %1 Spieler erwartet, nicht %2</translation>
    </message>
    <message>
        <source>Expected %1 totals, not %2</source>
        <translation>Hier werden %1 Gesamtstände erwartet, nicht %2</translation>
    </message>
    <message>
        <source>Only two sides can be exchanged, not %1</source>
        <translation>Nur zwei Seiten lassen sich tauschen, nicht %1</translation>
    </message>
    <message>
        <source>This is a part of a different match from the first</source>
        <translation>Dieser Teil gehört zu einem anderen Wettkampf als der erste</translation>
    </message>
    <message>
        <source>Part %1 appears twice</source>
        <translation>Teil %1 kommt doppelt vor</translation>
    </message>
    <message>
        <source>Networks do not learn this game yet</source>
        <translation>Dieses Spiel lernen Netze noch nicht</translation>
    </message>
    <message>
        <source>Only two sides can be tested, not %1</source>
        <translation>Nur zwei Seiten lassen sich testen, nicht %1</translation>
    </message>
    <message>
        <source>A match that is tested has no parts</source>
        <translation>Ein Wettkampf, der getestet wird, hat keine Teile</translation>
    </message>
    <message>
        <source>Sides of different sizes need --duplicate to be tested</source>
        <translation>Verschieden große Seiten lassen sich nur mit --duplicate testen</translation>
    </message>
    <message>
        <source>This is the report of another match</source>
        <translation>Das ist der Bericht eines anderen Wettkampfs</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be one of: %2</source>
        <translation>„%1“ müsste eines von diesen sein: %2</translation>
    </message>
    <message>
        <source>Expected one number from %1 to %2</source>
        <translation>Hier wird eine einzige Zahl von %1 bis %2 erwartet</translation>
    </message>
    <message>
        <source>This must be more than elo0</source>
        <translation>Das muss größer sein als elo0</translation>
    </message>
    <message>
        <source>These counts contradict each other</source>
        <translation>Diese Anzahlen widersprechen einander</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;</source>
        <translation>Einen Teil „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 kommt doppelt vor</translation>
    </message>
</context>
<context>
    <name>MeetingRow</name>
    <message>
        <source>%1 % (%2 to %3) of %4 games</source>
        <translation>%1 % (%2 bis %3) von %4 Spielen</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo rather than by %3.</source>
        <translation>%1 ist eher um %2 Elo stärker als um %3.</translation>
    </message>
    <message>
        <source>%1 is not stronger by %2 Elo.</source>
        <translation>%1 ist nicht um %2 Elo stärker.</translation>
    </message>
    <message>
        <source>The games were not enough to tell.</source>
        <translation>Die Spiele reichten nicht, um es zu entscheiden.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Number of a game</source>
        <translation>Nummer eines Spiels</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Number of a deal of the game</source>
        <translation>Nummer einer Verteilung des Spiels</translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>„%1“ bedeutet weder Karten noch Passen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must list each card once, in ascending order</source>
        <translation>„%1“ muss jede Karte einmal nennen, in aufsteigender Reihenfolge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a French card</source>
        <translation>„%1“ ist keine französische Karte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Italian card</source>
        <translation>„%1“ ist keine italienische Karte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a bid nor cards nor a pass</source>
        <translation>„%1“ bedeutet weder ein Gebot noch Karten noch Passen</translation>
    </message>
    <message>
        <source>%1 is not a legal move here</source>
        <translation>%1 ist hier kein erlaubter Zug</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A combination and its cards</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>Expected %1 numbers, not %2</source>
        <translation>Hier werden %1 Zahlen erwartet, nicht %2</translation>
    </message>
    <message>
        <source>It is larger than what it looks at</source>
        <translation>Das ist größer als der betrachtete Bereich</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>„%1“ ist keines von: %2</translation>
    </message>
    <message>
        <source>The layer is too large</source>
        <translation>Die Schicht ist zu groß</translation>
    </message>
    <message>
        <source>This is not a file of a network&apos;s weights</source>
        <translation>Das ist keine Datei mit den Gewichten eines Netzes</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>Die Datei endet zu früh</translation>
    </message>
    <message>
        <source>There must be %1 to %2 layers</source>
        <translation>Es müssen %1 bis %2 Schichten sein</translation>
    </message>
    <message>
        <source>The layers need %1 bytes of weights, not %2</source>
        <translation>Die Schichten brauchen %1 Byte an Gewichten, nicht %2</translation>
    </message>
    <message>
        <source>The weights are damaged</source>
        <translation>Die Gewichte sind beschädigt</translation>
    </message>
    <message>
        <source>Weight %1 is not a number</source>
        <translation>Gewicht %1 ist keine Zahl</translation>
    </message>
    <message>
        <source>This network does not fit &quot;%1&quot;</source>
        <translation>Dieses Netz passt nicht zu „%1“</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>4, as partners</source>
        <translation>4, als Paare</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>Anderes Porträt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Spielstärke von %1</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Rules and deal</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>The same number deals the same cards again: to play a deal once more or to share it.</source>
        <translation>Dieselbe Nummer gibt wieder dieselben Karten: um ein Spiel zu wiederholen oder weiterzugeben.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Andere Nummer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal after deal</source>
        <translation>Spiel um Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>Bis %n Punkt</numerusform>
            <numerusform>Bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Change portrait of %1</source>
        <translation>Porträt von %1 ändern</translation>
    </message>
    <message>
        <source>Game after game</source>
        <translation>Spiel um Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>New to %1?</source>
        <translation>Neu bei %1?</translation>
    </message>
    <message>
        <source>Play a first game in which every step is explained. It is under How to play later, too.</source>
        <translation>Spiel ein erstes Spiel, in dem jeder Schritt erklärt wird. Du findest es später auch unter „Spielregeln“.</translation>
    </message>
    <message>
        <source>Explain it to me</source>
        <translation>Erklär es mir</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Rules and setup</source>
        <translation>Regeln und Aufbau</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>The same number sets the game up in the same way again: to play it once more or to share it.</source>
        <translation>Dieselbe Nummer baut das Spiel wieder genauso auf: um es zu wiederholen oder weiterzugeben.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation>Diese Option hat das Spiel nicht; es hat: %1</translation>
    </message>
    <message>
        <source>%1 is possible only with %2 = %3</source>
        <translation>%1 geht nur mit %2 = %3</translation>
    </message>
    <message>
        <source>This option has no value %1; it can be: %2</source>
        <translation>Den Wert %1 hat diese Option nicht; möglich sind: %2</translation>
    </message>
</context>
<context>
    <name>OwnPlay</name>
    <message>
        <source>%1 in 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s), %2 each</source>
        <extracomment>what is done wrong, how often, and what it costs: &quot;You trump in too early: 9 times, 4 in 100 each&quot;</extracomment>
        <translation>
            <numerusform>%1: %n Mal, %2</numerusform>
            <numerusform>%1: %n Mal, je %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
        <translation>Spiele je Teil</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Derselbe Startwert gibt dieselben Verteilungen und dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Noch einmal laufen lassen</translation>
    </message>
</context>
<context>
    <name>PaperFigures</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>ours, with its 95 % interval</source>
        <translation>unser Wert, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>unser Wert %1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>veröffentlicht %1</translation>
    </message>
</context>
<context>
    <name>PaperFindings</name>
    <message>
        <source>Ours beside the published figures</source>
        <translation>Unsere Werte neben den veröffentlichten</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
</context>
<context>
    <name>PaperRunView</name>
    <message>
        <source>All experiments</source>
        <translation>Alle Experimente</translation>
    </message>
    <message>
        <source>%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.</source>
        <translation>%1 von %2 veröffentlichten Werten stimmen überein, %3 weichen ab, für %4 reichen die Spiele nicht, um es zu entscheiden.</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>die ganze Arbeit</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>Tabellen und Abbildungen der Arbeit</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Deals that agree with what was seen, imagined for each decision</source>
        <translation>Gedachte Verteilungen je Entscheidung, die zum Gesehenen passen</translation>
    </message>
    <message>
        <source>Rounds of looking, each at the better half of the moves</source>
        <translation>Durchgänge der Suche, jeder mit der besseren Hälfte der Züge</translation>
    </message>
    <message>
        <source>Whether deals that explain the others&apos; moves count for more</source>
        <translation>Ob Verteilungen mehr zählen, die die Züge der anderen erklären</translation>
    </message>
    <message>
        <source>Deals with at most so many cards left are solved, not played out</source>
        <translation>Verteilungen mit höchstens so vielen Karten werden gelöst statt durchgespielt</translation>
    </message>
    <message>
        <source>Weight of what the quick rules think of a move, in thousandths</source>
        <translation>Gewicht der Meinung der schnellen Regeln über einen Zug, in Tausendsteln</translation>
    </message>
    <message>
        <source>How often it overlooks a move, in 100</source>
        <translation>Wie oft er einen Zug übersieht, von 100</translation>
    </message>
    <message>
        <source>How imagined deals are played out: by quick rules or at random</source>
        <translation>Wie gedachte Verteilungen durchgespielt werden: nach schnellen Regeln oder zufällig</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played out</source>
        <translation>Züge einer gedachten Verteilung, die durchgespielt werden</translation>
    </message>
    <message>
        <source>How much a win is worth, in cards or figures</source>
        <translation>Was ein Sieg wert ist, in Karten oder Figuren</translation>
    </message>
    <message>
        <source>Whether it plays sure wins without looking further</source>
        <translation>Ob er sichere Siege spielt, ohne weiterzusuchen</translation>
    </message>
    <message>
        <source>Most plays it looks at, besides a pass</source>
        <translation>Wie viele Züge außer Passen er höchstens ansieht</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played with more thought</source>
        <translation>Züge einer gedachten Verteilung, die mit mehr Überlegung gespielt werden</translation>
    </message>
    <message>
        <source>How it chooses its tiles and places the figures</source>
        <translation>Wie er seine Plättchen wählt und die Figuren setzt</translation>
    </message>
    <message>
        <source>Most steps or turns it looks at in a position</source>
        <translation>Wie viele Schritte oder Züge er in einer Stellung höchstens ansieht</translation>
    </message>
    <message>
        <source>Walks through all its trees together</source>
        <translation>Durchläufe durch alle seine Bäume zusammen</translation>
    </message>
    <message>
        <source>Trees that vote on the move</source>
        <translation>Bäume, die über den Zug abstimmen</translation>
    </message>
    <message>
        <source>How much it tries what it knows little of: the constant of UCB1, in hundredths</source>
        <translation>Wie sehr er wenig Bekanntes erprobt: die Konstante von UCB1, in Hundertsteln</translation>
    </message>
    <message>
        <source>Memory for all its trees</source>
        <translation>Speicher für alle seine Bäume</translation>
    </message>
    <message>
        <source>One tree for all players, or one for each</source>
        <translation>Ein Baum für alle Spieler oder einer für jeden</translation>
    </message>
    <message>
        <source>Samples of the cards or tiles it does not see</source>
        <translation>Stichproben der Karten oder Plättchen, die er nicht sieht</translation>
    </message>
    <message>
        <source>How far its tree looks ahead, in moves or turns</source>
        <translation>Wie weit sein Baum vorausschaut, in Einzelzügen oder ganzen Zügen</translation>
    </message>
    <message>
        <source>Cards it knows of each opponent&apos;s hand; above 0 it cheats</source>
        <translation>Karten, die er von jedem gegnerischen Blatt kennt; über 0 schummelt er</translation>
    </message>
    <message>
        <source>Whether each sample has a vote, or the mean decides</source>
        <translation>Ob jede Stichprobe eine Stimme hat oder der Mittelwert entscheidet</translation>
    </message>
    <message>
        <source>Alpha-beta; without it every line is searched, for the same values</source>
        <translation>Alpha-Beta; ohne wird jede Variante durchsucht, mit denselben Werten</translation>
    </message>
    <message>
        <source>Which of several equally good moves it takes</source>
        <translation>Welchen von mehreren gleich guten Zügen er nimmt</translation>
    </message>
    <message>
        <source>Who leads next in its tree: the winner of the trick, or each in turn</source>
        <translation>Wer in seinem Baum als Nächster ausspielt: wer den Stich macht oder jeder reihum</translation>
    </message>
    <message>
        <source>Whether a sampled hand may hold a card twice, as in the paper&apos;s program</source>
        <translation>Ob ein gezogenes Blatt eine Karte doppelt haben darf, wie im Programm der Arbeit</translation>
    </message>
    <message>
        <source>Whether sampled hands have as many cards as the opponent, or always three</source>
        <translation>Ob gezogene Blätter so viele Karten haben wie der Gegner oder immer drei</translation>
    </message>
    <message>
        <source>Which cards it knows when it peeks: the first ones, or others in each sample</source>
        <translation>Welche Karten er beim Seitenblick kennt: die ersten oder in jeder Stichprobe andere</translation>
    </message>
    <message>
        <source>Weights of its evaluation: the thesis&apos; or ours</source>
        <translation>Gewichte seiner Bewertung: die der Abschlussarbeit oder unsere</translation>
    </message>
    <message>
        <source>What its table has learned from: the paper&apos;s deck, or games by the rules</source>
        <translation>Woraus seine Tabelle gelernt hat: aus dem Kartenspiel der Arbeit oder aus Spielen nach den Regeln</translation>
    </message>
    <message>
        <source>What it plays where its table knows nothing</source>
        <translation>Was er spielt, wo seine Tabelle nichts weiß</translation>
    </message>
    <message>
        <source>Activation function of its network</source>
        <translation>Aktivierungsfunktion seines Netzes</translation>
    </message>
    <message>
        <source>Units in the hidden layer of its network</source>
        <translation>Neuronen in der verborgenen Schicht seines Netzes</translation>
    </message>
    <message>
        <source>Which trumps its network sees marked: all, those not played, or the card turned up</source>
        <translation>Welche Trümpfe sein Netz markiert sieht: alle, die noch nicht gespielten oder die aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Whom it asks when its network wants a card that is not in the hand</source>
        <translation>Wen er fragt, wenn sein Netz eine Karte will, die nicht im Blatt ist</translation>
    </message>
    <message>
        <source>Whether it goes by the order of its rules, or of the cards in the hand</source>
        <translation>Ob er nach der Reihenfolge seiner Regeln geht oder der Karten im Blatt</translation>
    </message>
    <message>
        <source>Whether it uses the second rule, which the paper&apos;s program never reaches</source>
        <translation>Ob er die zweite Regel nutzt, die das Programm der Arbeit nie erreicht</translation>
    </message>
    <message>
        <source>Positions for each card that it may look at</source>
        <translation>Wie viele Stellungen er je Karte ansehen darf</translation>
    </message>
    <message>
        <source>Whether it passes only when it has to, or draws a pass like any other move</source>
        <translation>Ob er nur passt, wenn er muss, oder Passen auslost wie jeden anderen Zug</translation>
    </message>
    <message>
        <source>What it leads: what is beaten least often, the lowest card, the most or the fewest cards</source>
        <translation>Was er ausspielt: was am seltensten geschlagen wird, die niedrigste Karte, die meisten oder die wenigsten Karten</translation>
    </message>
    <message>
        <source>Whether it breaks up a pair to answer a single card</source>
        <translation>Ob er ein Paar trennt, um auf eine einzelne Karte zu antworten</translation>
    </message>
    <message>
        <source>Whether it breaks up five cards to answer a single card although it has a pair</source>
        <translation>Ob er fünf Karten trennt, um auf eine einzelne zu antworten, obwohl er ein Paar hat</translation>
    </message>
    <message>
        <source>Whether plays in its lists may share cards</source>
        <translation>Ob Züge in seinen Listen Karten gemeinsam haben dürfen</translation>
    </message>
    <message>
        <source>When it uses its winning strategy: only when it leads, or always</source>
        <translation>Wann er seine Gewinnstrategie nutzt: nur beim Ausspielen oder immer</translation>
    </message>
    <message>
        <source>What it answers while an opponent has one card: its lowest or its highest card</source>
        <translation>Womit er antwortet, solange ein Gegner eine Karte hat: mit seiner niedrigsten oder höchsten</translation>
    </message>
    <message>
        <source>How it values what is left: by the highest card, or by the sum of all cards</source>
        <translation>Wie er bewertet, was übrig bleibt: nach der höchsten Karte oder der Summe aller Karten</translation>
    </message>
    <message>
        <source>Among how many outputs of the network a play must be to replace a pass</source>
        <translation>Unter wie vielen Ausgaben des Netzes ein Zug sein muss, um ein Passen zu ersetzen</translation>
    </message>
    <message>
        <source>How much likelier a pass may be than a play that replaces it, in hundredths</source>
        <translation>Wie viel wahrscheinlicher Passen sein darf als ein Zug, der es ersetzt, in Hundertsteln</translation>
    </message>
    <message>
        <source>Which kickers it takes: by the value of what is left, or the lowest</source>
        <translation>Welche Beikarten er nimmt: nach dem Wert des Rests oder die niedrigsten</translation>
    </message>
    <message>
        <source>From what share of the strength left it plays high, in 100</source>
        <translation>Ab welchem Anteil der übrigen Stärke er hoch spielt, von 100</translation>
    </message>
    <message>
        <source>From what chance a trick counts as won, in 100</source>
        <translation>Ab welcher Chance ein Stich als gewonnen zählt, von 100</translation>
    </message>
    <message>
        <source>From what chance the last player is thought to beat the partner, in 100</source>
        <translation>Ab welcher Chance er annimmt, dass der letzte Spieler den Partner schlägt, von 100</translation>
    </message>
    <message>
        <source>What it plays when the partner is losing: a card that wins, or always a high one</source>
        <translation>Was er spielt, wenn der Partner verliert: eine Karte, die gewinnt, oder immer eine hohe</translation>
    </message>
    <message>
        <source>Which card it leads: its best, or its highest</source>
        <translation>Welche Karte er ausspielt: seine beste oder seine höchste</translation>
    </message>
    <message>
        <source>With which card it wins: the lowest or the highest that does</source>
        <translation>Mit welcher Karte er gewinnt: der niedrigsten oder höchsten, die reicht</translation>
    </message>
    <message>
        <source>Values of the cards: the thesis&apos; figure, or learned</source>
        <translation>Kartenwerte: nach der Abbildung der Abschlussarbeit oder gelernt</translation>
    </message>
    <message>
        <source>Below what share of the strength left it plays low, in 100</source>
        <translation>Unter welchem Anteil der übrigen Stärke er niedrig spielt, von 100</translation>
    </message>
    <message>
        <source>The round from which it plays fast tiles; of the heuristics in hundredths</source>
        <translation>Runde, ab der er schnelle Plättchen spielt; bei den Heuristiken in Hundertsteln</translation>
    </message>
    <message>
        <source>How much of the influence it has already counts again, in hundredths</source>
        <translation>Wie viel von seinem bisherigen Einfluss noch einmal zählt, in Hundertsteln</translation>
    </message>
    <message>
        <source>What a kind of figure loses in value once somebody has its majority, in hundredths</source>
        <translation>Was eine Figurenart an Wert verliert, sobald jemand ihre Mehrheit hat, in Hundertsteln</translation>
    </message>
    <message>
        <source>How influence on a figure counts: by how close it is, or as printed</source>
        <translation>Wie Einfluss auf eine Figur zählt: danach, wie knapp es ist, oder wie gedruckt</translation>
    </message>
    <message>
        <source>Worth of a figure, in hundredths</source>
        <translation>Wert einer Figur, in Hundertsteln</translation>
    </message>
    <message>
        <source>Whether the score adds up kinds of figures, or figures</source>
        <translation>Ob die Bewertung Figurenarten oder Figuren zusammenzählt</translation>
    </message>
    <message>
        <source>Whether fast tiles stay in the hand, or only come last as printed</source>
        <translation>Ob schnelle Plättchen auf der Hand bleiben oder nur zuletzt kommen, wie gedruckt</translation>
    </message>
    <message>
        <source>How much of a turn it weighs at a time</source>
        <translation>Wie viel eines Zugs er auf einmal abwägt</translation>
    </message>
    <message>
        <source>Weight of influence, in hundredths</source>
        <translation>Gewicht des Einflusses, in Hundertsteln</translation>
    </message>
    <message>
        <source>Weight of keeping fast tiles, in hundredths</source>
        <translation>Gewicht zurückbehaltener schneller Plättchen, in Hundertsteln</translation>
    </message>
    <message>
        <source>Weight of the figures that would be captured, in hundredths</source>
        <translation>Gewicht der Figuren, die erobert würden, in Hundertsteln</translation>
    </message>
    <message>
        <source>Worth of keeping a tile of one kind, in hundredths</source>
        <translation>Wert eines zurückbehaltenen Plättchens für eine Figurenart, in Hundertsteln</translation>
    </message>
    <message>
        <source>Worth of keeping a samurai, in hundredths</source>
        <translation>Wert eines zurückbehaltenen Samurai, in Hundertsteln</translation>
    </message>
    <message>
        <source>Worth of keeping a ship, in hundredths</source>
        <translation>Wert eines zurückbehaltenen Schiffs, in Hundertsteln</translation>
    </message>
    <message>
        <source>Worth of keeping a ronin, in hundredths</source>
        <translation>Wert eines zurückbehaltenen Ronins, in Hundertsteln</translation>
    </message>
    <message>
        <source>How bold it is: above 0 it dares more, below 0 it holds back</source>
        <translation>Wie kühn er spielt: über 0 wagt er mehr, unter 0 hält er sich zurück</translation>
    </message>
    <message>
        <source>A file with what was learned, in place of the program&apos;s own</source>
        <translation>Eine Datei mit Gelerntem, statt der des Programms</translation>
    </message>
    <message>
        <source>How much of a move&apos;s value its network tells, in 100; imagined deals tell the rest</source>
        <translation>Wie viel vom Wert eines Zuges sein Netz bestimmt, von 100; den Rest bestimmen gedachte Verteilungen</translation>
    </message>
    <message>
        <source>How near to what its network expects of a position it tells values, in 100</source>
        <translation>Wie nahe an dem, was sein Netz von einer Stellung erwartet, es Werte angibt, von 100</translation>
    </message>
</context>
<context>
    <name>PlayStatistics</name>
    <message>
        <source>Your play</source>
        <translation>Deine Spielweise</translation>
    </message>
    <message>
        <source>Nothing yet: review a game that you have finished, and your decisions are rated here.</source>
        <translation>Noch nichts: Analysiere ein beendetes Spiel, dann werden deine Entscheidungen hier bewertet.</translation>
    </message>
    <message>
        <source>accuracy, of 100</source>
        <translation>Genauigkeit, von 100</translation>
    </message>
    <message>
        <source>mean cost of a decision</source>
        <translation>mittlere Kosten je Entscheidung</translation>
    </message>
    <message>
        <source>decisions rated</source>
        <translation>bewertete Entscheidungen</translation>
    </message>
    <message>
        <source>deals reviewed</source>
        <translation>analysierte Spiele</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>Genauigkeit im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Mean cost over time</source>
        <translation>Mittlere Kosten im Lauf der Zeit</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>Was dich am meisten kostet</translation>
    </message>
    <message>
        <source>No mistake of yours has become a habit.</source>
        <translation>Keiner deiner Fehler ist zur Gewohnheit geworden.</translation>
    </message>
    <message>
        <source>Show: %1, %2</source>
        <comment>a mistake: when, and what it cost</comment>
        <translation>Zeigen: %1, %2</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <translation>Nach Art der Entscheidung</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>Genauigkeit %1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as table...</source>
        <translation>Als Tabelle speichern…</translation>
    </message>
    <message>
        <source>Mean cost over time, in 100 games</source>
        <translation>Mittlere Kosten im Lauf der Zeit, auf 100 Spiele</translation>
    </message>
    <message>
        <source>Mean cost over time, in points</source>
        <translation>Mittlere Kosten im Lauf der Zeit, in Punkten</translation>
    </message>
</context>
<context>
    <name>PlayerLabel</name>
    <message>
        <source>%1 (%2 in the paper)</source>
        <comment>a player and the paper&apos;s word for its level</comment>
        <translation>%1 (in der Arbeit: %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>This player has no parameters</source>
        <translation>Dieser Spieler hat keine Parameter</translation>
    </message>
    <message>
        <source>This player has no such parameter; it has: %1</source>
        <translation>Diesen Parameter hat der Spieler nicht; er hat: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>„%1“ ist keines von: %2</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation>Einen Spieler „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation>„%1“ müsste die Form Name=Wert haben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from %2 to %3</source>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>Das ist doppelt angegeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2</source>
        <translation>„%1“ braucht %2</translation>
    </message>
    <message>
        <source>A command is missing here</source>
        <translation>Hier fehlt ein Befehl</translation>
    </message>
    <message>
        <source>The path of this file must not have a &quot;;&quot;</source>
        <translation>Der Pfad dieser Datei darf kein „;“ enthalten</translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>Can be played</source>
        <translation>Kann gespielt werden</translation>
    </message>
</context>
<context>
    <name>PlotFiles</name>
    <message>
        <source>Save the plot as %1</source>
        <translation>Diagramm als %1 speichern</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save the plot</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Save the plot as %1</source>
        <translation>Diagramm als %1 speichern</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point.</source>
        <translation>Pfeiltasten gehen von Punkt zu Punkt.</translation>
    </message>
    <message>
        <source>Which plot</source>
        <translation>Welches Diagramm</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
</context>
<context>
    <name>PositionTab</name>
    <message>
        <source>Lay out a deal, or paste a position or a saved game as text. At the table you make the moves for everybody, and any players tell what they would do.</source>
        <translation>Stell eine Verteilung zusammen oder füge eine Stellung oder ein gespeichertes Spiel als Text ein. Am Tisch machst du die Züge für alle, und beliebige Spieler sagen, was sie tun würden.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Neu aufbauen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Lays out the position that was copied (Ctrl+V)</source>
        <translation>Baut die kopierte Stellung auf (Ctrl+V)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n move(s) of the position can still be played.</source>
        <translation>
            <numerusform>Nur der erste Zug (%n) der Stellung lässt sich noch spielen.</numerusform>
            <numerusform>Nur die ersten %n Züge der Stellung lassen sich noch spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Choose cards, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>Wähle Karten und leg sie dann dorthin, wo sie hingehören: Andere machen Platz, und was du hinlegst, bleibt dort.</translation>
    </message>
    <message>
        <source>Choose tiles, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>Wähle Plättchen und leg sie dann dorthin, wo sie hingehören: Andere machen Platz, und was du hinlegst, bleibt dort.</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>Hierher</translation>
    </message>
    <message>
        <source>Put here: %1</source>
        <translation>Hierher: %1</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Plätze tauschen</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you play here: %1</source>
        <translation>Wenn du hier spielst: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a town, and who leads there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The deal number must be a whole number.</source>
        <translation>Die Spielnummer muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>Parlour is already running, and only a new program can do this: add --new-instance</source>
        <translation>Parlour läuft schon, und das kann nur ein neu gestartetes Programm: --new-instance anfügen</translation>
    </message>
    <message>
        <source>This is too long to be a position.</source>
        <translation>Das ist zu lang für eine Stellung.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This keeps your %1 together.</source>
        <translation>So bleibt deine Kombination beisammen (%1).</translation>
    </message>
    <message>
        <source>You keep your %1, which nobody can beat.</source>
        <translation>Du behältst %1: Dagegen kommt niemand an.</translation>
    </message>
    <message>
        <source>What is left goes out in one play.</source>
        <translation>Der Rest geht in einem Zug weg.</translation>
    </message>
    <message>
        <source>What is left goes out in %1 plays.</source>
        <translation>Der Rest geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>Das schlägt nur noch eine einzige Karte.</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>Das schlagen nur noch %1 Karten.</translation>
    </message>
    <message>
        <source>Only a bomb can beat it.</source>
        <translation>Das schlägt nur eine Bombe.</translation>
    </message>
    <message>
        <source>Once your %1 is gone, nothing else you hold is sure to win the lead.</source>
        <translation>Ohne %1 holt nichts mehr in deinem Blatt das Ausspiel sicher.</translation>
    </message>
    <message>
        <source>You keep your %1 for later.</source>
        <translation>Du hebst dir %1 für später auf.</translation>
    </message>
    <message>
        <source>You keep your %1, a trump, for later.</source>
        <translation>Du hebst dir einen Trumpf für später auf (%1).</translation>
    </message>
    <message>
        <source>You keep your %1, the highest of its suit left.</source>
        <translation>Du behältst %1, die höchste noch übrige Karte der Farbe.</translation>
    </message>
    <message>
        <source>You keep your %1, the highest trump left.</source>
        <translation>Du behältst %1, den höchsten noch übrigen Trumpf.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only one point.</source>
        <translation>Wird %1 gestochen, kostet dich das nur einen Punkt.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only %2 points.</source>
        <translation>Wird %1 gestochen, kostet dich das nur %2 Punkte.</translation>
    </message>
    <message>
        <source>Play the %1 and keep your %2 together.</source>
        <translation>Spiel %1 und lass deine Kombination beisammen (%2).</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back, and then you play the rest and win.</source>
        <translation>Wirst du geschlagen, holst du mit %1 das Ausspiel zurück, und dann spielst du den Rest und gewinnst.</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back.</source>
        <translation>Wirst du geschlagen, holst du mit %1 das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 should win the lead back.</source>
        <translation>Wirst du geschlagen, solltest du mit %1 das Ausspiel zurückholen.</translation>
    </message>
    <message>
        <source>This splits your %1.</source>
        <translation>Damit zerlegst du eine Kombination (%1).</translation>
    </message>
    <message>
        <source>This spends your %1, which nobody can beat.</source>
        <translation>Damit gibst du %1 schon her, und dagegen kommt niemand an.</translation>
    </message>
    <message>
        <source>This is easier to beat.</source>
        <translation>Das ist leichter zu schlagen.</translation>
    </message>
    <message>
        <source>%1 cards still out beat it.</source>
        <translation>Das schlagen noch %1 Karten.</translation>
    </message>
    <message>
        <source>After this you still need %1 plays to go out.</source>
        <translation>Danach brauchst du immer noch %1 Züge.</translation>
    </message>
    <message>
        <source>This gets rid of only one card.</source>
        <translation>Damit geht nur eine einzige Karte weg.</translation>
    </message>
    <message>
        <source>This gets rid of only %1 cards.</source>
        <translation>Damit gehen nur %1 Karten weg.</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it is hard to get rid of.</source>
        <translation>%1 bleibt dir, und das wirst du schwer los.</translation>
    </message>
    <message>
        <source>Your %1 stay behind, and they are hard to get rid of.</source>
        <translation>%1 bleiben dir, und die wirst du schwer los.</translation>
    </message>
    <message>
        <source>%1 has only one card left and may go out on it.</source>
        <translation>%1 hat nur noch eine Karte und wird damit vielleicht fertig.</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left and may go out on it.</source>
        <translation>%1 hat nur noch %2 Karten und wird damit vielleicht fertig.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only one card left.</source>
        <translation>Damit kommt %1 mit nur noch einer Karte ans Ausspiel.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only %2 cards left.</source>
        <translation>Damit kommt %1 mit nur noch %2 Karten ans Ausspiel.</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only one card left.</source>
        <translation>Damit kommt %1 mit nur noch einer Karte vielleicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only %2 cards left.</source>
        <translation>Damit kommt %1 mit nur noch %2 Karten vielleicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1.</source>
        <translation>Damit kommt %1 ans Ausspiel.</translation>
    </message>
    <message>
        <source>This may leave the lead to %1.</source>
        <translation>Damit kommt %1 vielleicht ans Ausspiel.</translation>
    </message>
    <message>
        <source>Your %1 is worth more later.</source>
        <translation>%1 ist später mehr wert.</translation>
    </message>
    <message>
        <source>Your %1 are worth more later.</source>
        <translation>%1 sind später mehr wert.</translation>
    </message>
    <message>
        <source>Only the rocket can beat it.</source>
        <translation>Das schlägt nur die Rakete.</translation>
    </message>
    <message>
        <source>Only a bomb or the rocket can beat it.</source>
        <translation>Das schlägt nur eine Bombe oder die Rakete.</translation>
    </message>
    <message>
        <source>This is higher than it needs to be.</source>
        <translation>Das ist höher als nötig.</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>So close!</source>
        <translation>So knapp!</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>Um Haaresbreite!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Nicely done.</source>
        <translation>Schön gemacht.</translation>
    </message>
    <message>
        <source>Fortune favours the bold.</source>
        <translation>Wer wagt, gewinnt.</translation>
    </message>
    <message>
        <source>It was worth the risk.</source>
        <translation>Das Risiko hat sich gelohnt.</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <translation>Geduld zahlt sich aus.</translation>
    </message>
    <message>
        <source>I was in no hurry.</source>
        <translation>Ich hatte es nicht eilig.</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New deal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Spiel %1 von %2</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Deal %1 of a match to %2 points</source>
        <translation>Spiel %1 einer Partie bis %2 Punkte</translation>
    </message>
    <message>
        <source>Deal %1 with these players</source>
        <translation>Spiel %1 in dieser Besetzung</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Spiel %1 von %2</translation>
    </message>
    <message>
        <source>Game %1 with these players</source>
        <translation>Spiel %1 in dieser Besetzung</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>Gleicher Aufbau</translation>
    </message>
</context>
<context>
    <name>ResultsPlot</name>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 unentschieden, %3 verloren</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, and how games went then</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Spiele im Lauf der Zeit</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Erzwungen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Cost of a decision</source>
        <translation>Kosten je Entscheidung</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Own decisions</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions of others</source>
        <translation>Entscheidungen anderer</translation>
    </message>
    <message>
        <source>What each player could expect</source>
        <translation>Was jeder Spieler erwarten konnte</translation>
    </message>
    <message>
        <source>Cost: about %1.</source>
        <translation>Kosten: etwa %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 hat gespielt</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <translation>Karten auf der Hand: %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 hat auf der Hand</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
</context>
<context>
    <name>ReviewFiles</name>
    <message>
        <source>The review was saved as %1.</source>
        <translation>Die Analyse wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>Die Analyse ließ sich nicht speichern. %1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Looking...</source>
        <translation>Wird angesehen…</translation>
    </message>
    <message>
        <source>First look: %1 of %2</source>
        <translation>Erster Eindruck: %1 von %2</translation>
    </message>
    <message>
        <source>Looking closer: %1 of %2</source>
        <translation>Genauer: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>Erster Eindruck</translation>
    </message>
    <message>
        <source>Looked at closely</source>
        <translation>Genau angesehen</translation>
    </message>
    <message>
        <source>Looked at very closely</source>
        <translation>Sehr genau angesehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Review so far</source>
        <translation>Analyse bis hierher</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Cost: about %1</source>
        <translation>Kosten: etwa %1</translation>
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
        <translation>Bisherige Runden</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How to play %1</source>
        <translation>So spielt man %1</translation>
    </message>
    <message>
        <source>Play a first game with explanations</source>
        <translation>Ein erstes Spiel mit Erklärungen spielen</translation>
    </message>
    <message>
        <source>Lessons at the table, a minute each</source>
        <translation>Lektionen am Tisch, je eine Minute</translation>
    </message>
    <message>
        <source>You took this lesson</source>
        <translation>Diese Lektion hast du schon gemacht</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>noch %n Minute</numerusform>
            <numerusform>noch %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) left</source>
        <translation>
            <numerusform>noch %n Stunde</numerusform>
            <numerusform>noch %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Pausing</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>Wirklich löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Spielen</translation>
    </message>
    <message>
        <source>Something has failed. What was played is kept, and Go on tries again.</source>
        <translation>Etwas ist fehlgeschlagen. Was gespielt wurde, bleibt erhalten, und „Weiter“ versucht es noch einmal.</translation>
    </message>
    <message>
        <source>At work without a window</source>
        <translation>Läuft ohne Fenster</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Save the results as a table</source>
        <translation>Ergebnisse als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Save the results as data</source>
        <translation>Ergebnisse als Daten speichern</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Save what it has learned</source>
        <translation>Gelerntes speichern</translation>
    </message>
    <message>
        <source>Learned tables (*.table)</source>
        <translation>Gelernte Tabellen (*.table)</translation>
    </message>
    <message>
        <source>Networks (*.net)</source>
        <translation>Netze (*.net)</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>at work</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
</context>
<context>
    <name>Samurai</name>
    <message>
        <source>village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>The figures of %1 are missing</source>
        <translation>Die Figuren von %1 fehlen</translation>
    </message>
    <message>
        <source>%1 players play on the map &quot;%2&quot;</source>
        <translation>%1 Spieler spielen auf dem Spielplan „%2“</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>Buddha</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>Helm</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>Reis</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>Die meisten Figuren insgesamt</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>Ein geteilter Sieg</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) captured</source>
        <translation>
            <numerusform>%n Figur erobert</numerusform>
            <numerusform>%n Figuren erobert</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space such as M14</source>
        <translation>„%1“ ist kein Feld wie etwa M14</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of this game</source>
        <translation>„%1“ ist kein Zug dieses Spiels</translation>
    </message>
    <message>
        <source>Expected %1 of the letters b, h, r, in this order</source>
        <translation>Hier werden %1 der Buchstaben b, h, r erwartet, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a settlement of this map</source>
        <translation>„%1“ ist keine Siedlung dieses Spielplans</translation>
    </message>
    <message>
        <source>There must be %1 figures &quot;%2&quot;, not %3</source>
        <translation>Von „%2“ muss es %1 Figuren geben, nicht %3</translation>
    </message>
    <message>
        <source>Each player has %1 tiles, not %2</source>
        <translation>Jeder Spieler hat %1 Plättchen, nicht %2</translation>
    </message>
    <message>
        <source>No player has that many tiles %1</source>
        <translation>So viele Plättchen %1 hat kein Spieler</translation>
    </message>
    <message>
        <source>Under these options the players place the figures themselves</source>
        <translation>Bei diesen Optionen setzen die Spieler die Figuren selbst</translation>
    </message>
    <message>
        <source>Expected a list for each of %1 players</source>
        <translation>Hier wird für jeden der %1 Spieler eine Liste erwartet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile</source>
        <translation>„%1“ ist kein Plättchen</translation>
    </message>
    <message>
        <source>Leads in two kinds of figure or more</source>
        <translation>Führt bei mindestens zwei Figurenarten</translation>
    </message>
    <message>
        <source>The only one to lead in a kind of figure</source>
        <translation>Führt als Einziger bei einer Figurenart</translation>
    </message>
    <message>
        <source>Most figures of the other kinds</source>
        <translation>Die meisten Figuren der anderen Arten</translation>
    </message>
    <message>
        <source>Leads in more kinds of figure</source>
        <translation>Führt bei mehr Figurenarten</translation>
    </message>
    <message>
        <source>Tiles of %1, in the order of drawing</source>
        <translation>Plättchen von %1, in der Reihenfolge des Ziehens</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Wer beginnt</translation>
    </message>
</context>
<context>
    <name>Samurai drawback thoughts</name>
    <message>
        <source>This leaves %1 that %0 can capture now.</source>
        <translation>Damit lässt %0 %1 stehen, die jetzt zu erobern wären.</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which %0 can capture now.</source>
        <translation>Damit lässt %0 %1 in %2 stehen, obwohl das jetzt zu erobern wäre.</translation>
    </message>
    <message>
        <source>This gives up the lead for %1 of %2.</source>
        <translation>Damit geht die Führung im Kampf um %1 in %2 verloren.</translation>
    </message>
    <message>
        <source>After this, %1 may still catch %0 for %2 of %3.</source>
        <translation>Danach ist %0 im Kampf um %2 in %3 vor %1 noch nicht sicher.</translation>
    </message>
    <message>
        <source>This leaves %0 only %1 ahead for %2 of %3.</source>
        <translation>Damit hat %0 im Kampf um %2 in %3 nur %1 Vorsprung.</translation>
    </message>
    <message>
        <source>This leaves %0 %1 behind for %2 of %3.</source>
        <translation>Damit bleibt %0 im Kampf um %2 in %3 ein Rückstand von %1.</translation>
    </message>
    <message>
        <source>This brings neither figure to where %0 leads.</source>
        <translation>Das bringt keine der beiden Figuren dorthin, wo %0 führt.</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where %0 leads.</source>
        <translation>Der Figurentausch könnte %1 aus %2 dorthin bringen, wo %0 führt.</translation>
    </message>
    <message>
        <source>The %1 counts for nothing here.</source>
        <translation>Hier zählt %1 für nichts.</translation>
    </message>
    <message>
        <source>No single tile can catch %0 for %1 of %2 anyway.</source>
        <translation>Im Kampf um %1 in %2 ist %0 ohnehin mit keinem einzelnen Plättchen einzuholen.</translation>
    </message>
    <message>
        <source>The %1 could count for %2 figures elsewhere.</source>
        <translation>Anderswo könnte %1 für %2 Figuren zählen.</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so the %3 can wait.</source>
        <translation>Bei %1 sind noch %2 Landfelder frei, %3 kann also warten.</translation>
    </message>
    <message>
        <source>This lets the game go on, although %0 could win now.</source>
        <translation>Damit geht das Spiel weiter, obwohl %0 jetzt gewinnen könnte.</translation>
    </message>
    <message>
        <source>%0 can still play a normal tile this turn.</source>
        <translation>%0 kann in diesem Zug noch ein normales Plättchen spielen.</translation>
    </message>
    <message>
        <source>%0 holds no tile for %1.</source>
        <translation>%0 hat kein Plättchen für %1.</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is only the %2.</source>
        <translation>Für %1 hat %0 nichts Stärkeres als %2.</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and %0 holds no strong tile for %3.</source>
        <translation>Zum Umstellen von %1 reichen %2 Plättchen an Land, und für %3 hat %0 kein starkes.</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves the normal tile for elsewhere.</source>
        <translation>%1 bringt hier genauso viel, und das normale Plättchen bleibt für anderswo.</translation>
    </message>
</context>
<context>
    <name>Samurai drawbacks</name>
    <message>
        <source>This gives %1 %2.</source>
        <translation>Damit bekommt %1 %2.</translation>
    </message>
    <message>
        <source>This leaves %1 that you can capture now.</source>
        <translation>Damit lässt du %1 stehen, die du jetzt erobern kannst.</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2 and %3 of %4.</source>
        <translation>Damit ist die Führung im Kampf um %1 in %2 und um %3 in %4 verschenkt.</translation>
    </message>
    <message>
        <source>This gives %1 %2 of %3.</source>
        <translation>Damit bekommt %1 %2 in %3.</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which you can capture now.</source>
        <translation>Damit lässt du %1 in %2 stehen, obwohl du jetzt erobern kannst.</translation>
    </message>
    <message>
        <source>With this, nobody gets %1 of %2.</source>
        <translation>Damit bekommt niemand %1 in %2.</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, so %2 can capture %3.</source>
        <translation>Damit bleibt bei %1 nur ein Landfeld frei, und %2 kann %3 erobern.</translation>
    </message>
    <message>
        <source>This lets %1 capture %2 of %3.</source>
        <translation>Damit kann %1 %2 in %3 erobern.</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3.</source>
        <translation>Damit bleibt bei %1 nur ein Landfeld frei, und %2 erobert dort vielleicht %3.</translation>
    </message>
    <message>
        <source>This gives up your lead for %1 of %2.</source>
        <translation>Damit gibst du die Führung im Kampf um %1 in %2 ab.</translation>
    </message>
    <message>
        <source>This leaves %1 in the lead for %2 of %3.</source>
        <translation>Damit bleibt %1 im Kampf um %2 in %3 vorn.</translation>
    </message>
    <message>
        <source>After this, %1 may still catch you for %2 of %3.</source>
        <translation>Danach kann dich %1 im Kampf um %2 in %3 noch einholen.</translation>
    </message>
    <message>
        <source>This leaves you only %1 ahead for %2 of %3.</source>
        <translation>Damit hast du im Kampf um %2 in %3 nur %1 Vorsprung.</translation>
    </message>
    <message>
        <source>This leaves you %1 behind for %2 of %3.</source>
        <translation>Damit bleibt dir im Kampf um %2 in %3 ein Rückstand von %1.</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2.</source>
        <translation>Damit ist die Führung im Kampf um %1 in %2 verschenkt.</translation>
    </message>
    <message>
        <source>This moves %1 of %2 to where %3 leads.</source>
        <translation>Das bringt %1 aus %2 dorthin, wo %3 führt.</translation>
    </message>
    <message>
        <source>This brings neither figure to where you lead.</source>
        <translation>Das bringt keine der beiden Figuren dorthin, wo du führst.</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where you lead.</source>
        <translation>Der Figurentausch könnte %1 aus %2 dorthin bringen, wo du führst.</translation>
    </message>
    <message>
        <source>Your %1 counts for nothing here.</source>
        <translation>Hier zählt %1 für nichts.</translation>
    </message>
    <message>
        <source>The lead in %1 is decided already.</source>
        <translation>Wer bei %1 vorn liegt, ist schon entschieden.</translation>
    </message>
    <message>
        <source>No single tile can catch you for %1 of %2 anyway.</source>
        <translation>Im Kampf um %1 in %2 kann dich ohnehin kein einzelnes Plättchen einholen.</translation>
    </message>
    <message>
        <source>Even with this, %1 leads for %2 of %3.</source>
        <translation>Auch so bleibt %1 im Kampf um %2 in %3 vorn.</translation>
    </message>
    <message>
        <source>This brings %1 closer to capture while %2 leads there.</source>
        <translation>Das bringt die Eroberung von %1 näher, solange %2 dort führt.</translation>
    </message>
    <message>
        <source>This counts for only one figure.</source>
        <translation>Das zählt nur für eine einzige Figur.</translation>
    </message>
    <message>
        <source>This counts for only %1 figures.</source>
        <translation>Das zählt nur für %1 Figuren.</translation>
    </message>
    <message>
        <source>Your %1 could count for %2 figures elsewhere.</source>
        <translation>Anderswo könnte %1 für %2 Figuren zählen.</translation>
    </message>
    <message>
        <source>The %1 is enough here.</source>
        <translation>Hier reicht %1.</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so your %3 can wait.</source>
        <translation>Bei %1 sind noch %2 Landfelder frei, %3 kann also warten.</translation>
    </message>
    <message>
        <source>This lets the game go on, although you could win now.</source>
        <translation>Damit geht das Spiel weiter, obwohl du jetzt gewinnen könntest.</translation>
    </message>
    <message>
        <source>You can still play a normal tile this turn.</source>
        <translation>In diesem Zug kannst du noch ein normales Plättchen spielen.</translation>
    </message>
    <message>
        <source>This has no strength of its own.</source>
        <translation>Das hat selbst keine Stärke.</translation>
    </message>
    <message>
        <source>This counts only for %1.</source>
        <translation>Das zählt nur für %1.</translation>
    </message>
    <message>
        <source>This is a normal tile: only one can be played each turn.</source>
        <translation>Das ist ein normales Plättchen: Davon geht in jedem Zug nur eins.</translation>
    </message>
    <message>
        <source>This needs a land space, and a ship does not.</source>
        <translation>Das braucht ein Landfeld, ein Schiff nicht.</translation>
    </message>
    <message>
        <source>The %1 is stronger.</source>
        <translation>%1 ist stärker.</translation>
    </message>
    <message>
        <source>You hold no tile for %1.</source>
        <translation>Für %1 hast du kein Plättchen.</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is only the %2.</source>
        <translation>Für %1 hast du nichts Stärkeres als %2.</translation>
    </message>
    <message>
        <source>No tile there counts for %1 of two settlements.</source>
        <translation>Dort zählt kein Plättchen für %1 in zwei Siedlungen zugleich.</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so others have time to answer.</source>
        <translation>Zum Umstellen von %1 braucht es %2 Plättchen an Land, da können andere noch dagegenhalten.</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and you hold no strong tile for %3.</source>
        <translation>Zum Umstellen von %1 reichen %2 Plättchen an Land, und für %3 hast du kein starkes.</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves your normal tile for elsewhere.</source>
        <translation>%1 bringt hier genauso viel, und dein normales Plättchen bleibt für anderswo.</translation>
    </message>
    <message>
        <source>With this, %1 of %2 go to nobody.</source>
        <translation>Damit bekommt niemand %1 in %2.</translation>
    </message>
</context>
<context>
    <name>Samurai figures</name>
    <message>
        <source>the Buddha</source>
        <translation>den Buddha</translation>
    </message>
    <message>
        <source>the helmet</source>
        <translation>den Helm</translation>
    </message>
    <message>
        <source>the rice field</source>
        <translation>den Reis</translation>
    </message>
    <message>
        <source>the Buddhas</source>
        <translation>die Buddhas</translation>
    </message>
    <message>
        <source>the helmets</source>
        <translation>die Helme</translation>
    </message>
    <message>
        <source>the rice fields</source>
        <translation>die Reisfelder</translation>
    </message>
    <message>
        <source>two figures</source>
        <translation>zwei Figuren</translation>
    </message>
    <message>
        <source>three figures</source>
        <translation>drei Figuren</translation>
    </message>
    <message>
        <source>four figures</source>
        <translation>vier Figuren</translation>
    </message>
    <message>
        <source>many figures</source>
        <translation>viele Figuren</translation>
    </message>
    <message>
        <source>both figures</source>
        <translation>beide Figuren</translation>
    </message>
    <message>
        <source>all three figures</source>
        <translation>alle drei Figuren</translation>
    </message>
</context>
<context>
    <name>Samurai habits</name>
    <message>
        <source>You choose the wrong first tiles</source>
        <translation>Du wählst die falschen ersten Plättchen</translation>
    </message>
    <message>
        <source>You put figures where they help the others</source>
        <translation>Du setzt Figuren dorthin, wo sie den anderen helfen</translation>
    </message>
    <message>
        <source>You surround figures that you do not get</source>
        <translation>Du umstellst Figuren, die du nicht bekommst</translation>
    </message>
    <message>
        <source>You leave figures that you could capture at once</source>
        <translation>Du lässt Figuren stehen, die du sofort erobern könntest</translation>
    </message>
    <message>
        <source>You end your turn when you should play on</source>
        <translation>Du beendest den Zug, wenn du weiterspielen solltest</translation>
    </message>
    <message>
        <source>You play on when you should end your turn</source>
        <translation>Du spielst weiter, wenn du den Zug beenden solltest</translation>
    </message>
    <message>
        <source>You use exchanges at the wrong time</source>
        <translation>Du tauschst zur falschen Zeit</translation>
    </message>
    <message>
        <source>You play fast tiles too early</source>
        <translation>Du spielst schnelle Plättchen zu früh</translation>
    </message>
    <message>
        <source>You hold fast tiles back too long</source>
        <translation>Du hältst schnelle Plättchen zu lange zurück</translation>
    </message>
    <message>
        <source>You play for the wrong kind of figure</source>
        <translation>Du spielst auf die falsche Art von Figuren</translation>
    </message>
    <message>
        <source>You play a stronger tile than you should</source>
        <translation>Du spielst ein stärkeres Plättchen, als du solltest</translation>
    </message>
    <message>
        <source>You play a weaker tile than you should</source>
        <translation>Du spielst ein schwächeres Plättchen, als du solltest</translation>
    </message>
    <message>
        <source>You put the right tile in the wrong place</source>
        <translation>Du legst das richtige Plättchen an die falsche Stelle</translation>
    </message>
</context>
<context>
    <name>Samurai kinds</name>
    <message>
        <source>Buddhas</source>
        <translation>den Buddhas</translation>
    </message>
    <message>
        <source>helmets</source>
        <translation>den Helmen</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>dem Reis</translation>
    </message>
</context>
<context>
    <name>Samurai map</name>
    <message>
        <source>&quot;%1&quot; is not land, sea or settlement</source>
        <translation>„%1“ ist weder Land noch See noch Siedlung</translation>
    </message>
    <message>
        <source>A settlement needs a name</source>
        <translation>Eine Siedlung braucht einen Namen</translation>
    </message>
    <message>
        <source>There are more than %1 sea spaces</source>
        <translation>Es gibt mehr als %1 Seefelder</translation>
    </message>
    <message>
        <source>It touches another settlement</source>
        <translation>Es grenzt an eine andere Siedlung</translation>
    </message>
    <message>
        <source>It touches no settlement</source>
        <translation>Es grenzt an keine Siedlung</translation>
    </message>
    <message>
        <source>This sea touches no coast</source>
        <translation>Dieses Seefeld grenzt an keine Küste</translation>
    </message>
    <message>
        <source>The map is not connected</source>
        <translation>Der Spielplan hängt nicht zusammen</translation>
    </message>
    <message>
        <source>The sea is not connected</source>
        <translation>Die See hängt nicht zusammen</translation>
    </message>
    <message>
        <source>There are more than %1 spaces</source>
        <translation>Es gibt mehr als %1 Felder</translation>
    </message>
    <message>
        <source>There are two spaces %1</source>
        <translation>Das Feld %1 gibt es doppelt</translation>
    </message>
    <message>
        <source>A map is for one number of players</source>
        <translation>Ein Spielplan ist für eine bestimmte Spielerzahl</translation>
    </message>
    <message>
        <source>Two settlements are called &quot;%1&quot;</source>
        <translation>Zwei Siedlungen heißen „%1“</translation>
    </message>
    <message>
        <source>The settlements hold %1 figures, but there are %2</source>
        <translation>In die Siedlungen passen %1 Figuren, aber es gibt %2</translation>
    </message>
    <message>
        <source>Expected one capital, not %1</source>
        <translation>Hier wird eine Hauptstadt erwartet, nicht %1</translation>
    </message>
    <message>
        <source>There are %1 towns, but only %2 can be filled</source>
        <translation>Es gibt %1 Städte, aber nur %2 lassen sich füllen</translation>
    </message>
    <message>
        <source>%1 players cannot fill %2 land spaces</source>
        <translation>%1 Spieler können %2 Landfelder nicht füllen</translation>
    </message>
    <message>
        <source>A settlement needs at least two land spaces around it, not %1</source>
        <translation>Eine Siedlung braucht mindestens zwei Landfelder ringsum, nicht %1</translation>
    </message>
    <message>
        <source>It lies on the edge of the map</source>
        <translation>Es liegt am Rand des Spielplans</translation>
    </message>
    <message>
        <source>It touches %1 of another island</source>
        <translation>Es grenzt an %1 auf einer anderen Insel</translation>
    </message>
    <message>
        <source>The island &quot;%1&quot; is not connected</source>
        <translation>Die Insel „%1“ hängt nicht zusammen</translation>
    </message>
    <message>
        <source>%1 is in the same position as %2</source>
        <translation>%1 liegt an derselben Stelle wie %2</translation>
    </message>
    <message>
        <source>The spaces must be ordered by row and column, but %1 comes after %2</source>
        <translation>Die Felder müssen nach Reihen und Spalten geordnet sein, aber %1 kommt nach %2</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>Hier wird „%1“ erwartet, nicht „%2“</translation>
    </message>
    <message>
        <source>For %1 players this must be %2</source>
        <translation>Für %1 Spieler muss das %2 sein</translation>
    </message>
    <message>
        <source>This is longer than %1 bytes</source>
        <translation>Das ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>This is not one line of text</source>
        <translation>Das ist keine einzelne Textzeile</translation>
    </message>
</context>
<context>
    <name>Samurai moves</name>
    <message>
        <source>%1: there is no such space on this map</source>
        <translation>%1: Ein solches Feld gibt es auf diesem Spielplan nicht</translation>
    </message>
    <message>
        <source>%1: this settlement is full</source>
        <translation>%1: Diese Siedlung ist voll</translation>
    </message>
    <message>
        <source>%1: a ship belongs on the sea</source>
        <translation>%1: Ein Schiff gehört auf die See</translation>
    </message>
    <message>
        <source>%1: only ships belong on the sea</source>
        <translation>%1: Nur Schiffe gehören auf die See</translation>
    </message>
    <message>
        <source>%1: the figures must stand on two different settlements</source>
        <translation>%1: Die Figuren müssen auf zwei verschiedenen Siedlungen stehen</translation>
    </message>
    <message>
        <source>%1: a tile exchange stays where it is</source>
        <translation>%1: Ein Plättchentausch bleibt, wo er ist</translation>
    </message>
    <message>
        <source>%1: no such tile is left</source>
        <translation>%1: Ein solches Plättchen ist nicht mehr übrig</translation>
    </message>
    <message>
        <source>%1: figures stand only on settlements</source>
        <translation>%1: Figuren stehen nur auf Siedlungen</translation>
    </message>
    <message>
        <source>%1: a figure of this kind already stands there</source>
        <translation>%1: Eine Figur dieser Art steht dort schon</translation>
    </message>
    <message>
        <source>%1: no figure of this kind is left</source>
        <translation>%1: Von dieser Art ist keine Figur mehr übrig</translation>
    </message>
    <message>
        <source>%1: towns are filled before villages</source>
        <translation>%1: Erst werden die Städte gefüllt, dann die Dörfer</translation>
    </message>
    <message>
        <source>%1: tiles cannot be placed on settlements</source>
        <translation>%1: Auf Siedlungen kann man keine Plättchen legen</translation>
    </message>
    <message>
        <source>%1: there is already a tile there</source>
        <translation>%1: Dort liegt schon ein Plättchen</translation>
    </message>
    <message>
        <source>%1: no such figure stands there</source>
        <translation>%1: Eine solche Figur steht dort nicht</translation>
    </message>
    <message>
        <source>%1: figures of the same kind cannot be exchanged</source>
        <translation>%1: Figuren derselben Art kann man nicht tauschen</translation>
    </message>
    <message>
        <source>%1: a settlement cannot hold two figures of the same kind</source>
        <translation>%1: Auf einer Siedlung können nicht zwei Figuren derselben Art stehen</translation>
    </message>
    <message>
        <source>%1: there is no tile on land to pick up</source>
        <translation>%1: Dort liegt kein Plättchen auf Land, das man aufnehmen kann</translation>
    </message>
    <message>
        <source>%1: you can pick up only your own tiles</source>
        <translation>%1: Man kann nur eigene Plättchen aufnehmen</translation>
    </message>
    <message>
        <source>%1: under these rules the ronin cannot be picked up</source>
        <translation>%1: Nach diesen Regeln kann man den Ronin nicht aufnehmen</translation>
    </message>
    <message>
        <source>%1: choose the five tiles first</source>
        <translation>%1: Wähle erst die fünf Plättchen</translation>
    </message>
    <message>
        <source>%1: place the figures first</source>
        <translation>%1: Setz erst die Figuren</translation>
    </message>
    <message>
        <source>%1: the setup is over</source>
        <translation>%1: Der Aufbau ist vorbei</translation>
    </message>
    <message>
        <source>%1: play at least one tile first</source>
        <translation>%1: Spiel erst mindestens ein Plättchen</translation>
    </message>
    <message>
        <source>%1: the hand does not hold this tile</source>
        <translation>%1: Dieses Plättchen ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>%1: only one normal tile may be played per turn</source>
        <translation>%1: Pro Zug darf man nur ein normales Plättchen spielen</translation>
    </message>
</context>
<context>
    <name>Samurai options</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Edition of 1998</source>
        <translation>Ausgabe von 1998</translation>
    </message>
    <message>
        <source>Edition of 2015</source>
        <translation>Ausgabe von 2015</translation>
    </message>
    <message>
        <source>As in the thesis</source>
        <translation>Wie in der Abschlussarbeit</translation>
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
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>Von den Spielern gesetzt</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Erste Hand</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>The first hand is chosen</source>
        <translation>Die erste Hand wird gewählt</translation>
    </message>
    <message>
        <source>Before the figures are placed</source>
        <translation>Vor dem Setzen der Figuren</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Am Ende des Zugs</translation>
    </message>
    <message>
        <source>The tile exchange moves</source>
        <translation>Der Plättchentausch versetzt</translation>
    </message>
    <message>
        <source>Normal tiles, not the ronin</source>
        <translation>Normale Plättchen, nicht den Ronin</translation>
    </message>
    <message>
        <source>Any tile on land</source>
        <translation>Jedes Plättchen auf Land</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Vorherrschaft</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>By the printed rules</source>
        <translation>Nach der gedruckten Regel</translation>
    </message>
    <message>
        <source>Empty exchanges</source>
        <translation>Wirkungsloser Tausch</translation>
    </message>
    <message>
        <source>Open captures</source>
        <translation>Eroberungen offen</translation>
    </message>
    <message>
        <source>A map of your own</source>
        <translation>Ein eigener Spielplan</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Japan</translation>
    </message>
    <message>
        <source>Two play on Honshu; three add Kyushu and Shikoku, four also Hokkaido.</source>
        <translation>Zwei spielen auf Honshu; zu dritt kommen Kyushu und Shikoku dazu, zu viert auch Hokkaido.</translation>
    </message>
    <message>
        <source>The program&apos;s map of Japan, or a map of your own from a file.</source>
        <translation>Der Japan-Spielplan des Programms oder ein eigener aus einer Datei.</translation>
    </message>
    <message>
        <source>The two published editions, and the short game in which the computer players were first tested.</source>
        <translation>Die beiden veröffentlichten Ausgaben und das kurze Spiel, in dem die Computerspieler zuerst erprobt wurden.</translation>
    </message>
    <message>
        <source>Tiles per player</source>
        <translation>Plättchen pro Spieler</translation>
    </message>
    <message>
        <source>18 leaves out the two exchanges.</source>
        <translation>Bei 18 fehlen die beiden Tauschplättchen.</translation>
    </message>
    <message>
        <source>The players place the figures one by one, towns first, or they are placed by lot.</source>
        <translation>Die Spieler setzen die Figuren einzeln, die Städte zuerst, oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>All players choose their first five tiles, or draw them by lot.</source>
        <translation>Alle wählen ihre ersten fünf Plättchen, oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>Whether the first hand is chosen before or after it is known where the figures stand.</source>
        <translation>Ob die erste Hand gewählt wird, bevor oder nachdem man weiß, wo die Figuren stehen.</translation>
    </message>
    <message>
        <source>After the figures are placed</source>
        <translation>Nach dem Setzen der Figuren</translation>
    </message>
    <message>
        <source>As soon as a settlement is surrounded, or at the end of the turn, so that later tiles of the turn still count.</source>
        <translation>Sobald eine Siedlung umstellt ist oder erst am Ende des Zugs, sodass spätere Plättchen des Zugs noch mitzählen.</translation>
    </message>
    <message>
        <source>Which of your own tiles on land it may pick up.</source>
        <translation>Welche eigenen Plättchen auf Land er aufnehmen darf.</translation>
    </message>
    <message>
        <source>When one kind of figure is gone or four figures are set aside; in domination, when no figure is left.</source>
        <translation>Wenn eine Figurenart vom Brett ist oder vier Figuren beiseitegelegt sind; bei Vorherrschaft erst, wenn gar keine Figur mehr da ist.</translation>
    </message>
    <message>
        <source>If nobody leads in two kinds of figure, those who lead in one compare their figures of the other kinds first; in the two-player game of the thesis they compare all their figures.</source>
        <translation>Führt niemand bei zwei Figurenarten, vergleichen alle, die bei einer führen, zuerst ihre Figuren der anderen Arten; im Spiel der Abschlussarbeit zu zweit vergleichen sie alle ihre Figuren.</translation>
    </message>
    <message>
        <source>Whether two figures of the same kind may be exchanged, which changes nothing.</source>
        <translation>Ob man zwei Figuren derselben Art tauschen darf, was nichts ändert.</translation>
    </message>
    <message>
        <source>Whether the table shows what the others have captured, which everybody has seen.</source>
        <translation>Ob der Tisch zeigt, was die anderen erobert haben; gesehen haben es alle.</translation>
    </message>
</context>
<context>
    <name>Samurai places</name>
    <message>
        <source>Abashiri</source>
        <translation>Abashiri</translation>
    </message>
    <message>
        <source>Akita</source>
        <translation>Akita</translation>
    </message>
    <message>
        <source>Asahikawa</source>
        <translation>Asahikawa</translation>
    </message>
    <message>
        <source>Edo</source>
        <translation>Edo</translation>
    </message>
    <message>
        <source>Funai</source>
        <translation>Funai</translation>
    </message>
    <message>
        <source>Hakata</source>
        <translation>Hakata</translation>
    </message>
    <message>
        <source>Hakodate</source>
        <translation>Hakodate</translation>
    </message>
    <message>
        <source>Hirosaki</source>
        <translation>Hirosaki</translation>
    </message>
    <message>
        <source>Hiroshima</source>
        <translation>Hiroshima</translation>
    </message>
    <message>
        <source>Kagoshima</source>
        <translation>Kagoshima</translation>
    </message>
    <message>
        <source>Kanazawa</source>
        <translation>Kanazawa</translation>
    </message>
    <message>
        <source>Kochi</source>
        <translation>Kochi</translation>
    </message>
    <message>
        <source>Kumamoto</source>
        <translation>Kumamoto</translation>
    </message>
    <message>
        <source>Kushiro</source>
        <translation>Kushiro</translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation>Kyoto</translation>
    </message>
    <message>
        <source>Matsue</source>
        <translation>Matsue</translation>
    </message>
    <message>
        <source>Matsumoto</source>
        <translation>Matsumoto</translation>
    </message>
    <message>
        <source>Matsuyama</source>
        <translation>Matsuyama</translation>
    </message>
    <message>
        <source>Mito</source>
        <translation>Mito</translation>
    </message>
    <message>
        <source>Morioka</source>
        <translation>Morioka</translation>
    </message>
    <message>
        <source>Nagasaki</source>
        <translation>Nagasaki</translation>
    </message>
    <message>
        <source>Nagoya</source>
        <translation>Nagoya</translation>
    </message>
    <message>
        <source>Niigata</source>
        <translation>Niigata</translation>
    </message>
    <message>
        <source>Okayama</source>
        <translation>Okayama</translation>
    </message>
    <message>
        <source>Osaka</source>
        <translation>Osaka</translation>
    </message>
    <message>
        <source>Rumoi</source>
        <translation>Rumoi</translation>
    </message>
    <message>
        <source>Sapporo</source>
        <translation>Sapporo</translation>
    </message>
    <message>
        <source>Sendai</source>
        <translation>Sendai</translation>
    </message>
    <message>
        <source>Sunpu</source>
        <translation>Sunpu</translation>
    </message>
    <message>
        <source>Takamatsu</source>
        <translation>Takamatsu</translation>
    </message>
    <message>
        <source>Tokachi</source>
        <translation>Tokachi</translation>
    </message>
    <message>
        <source>Tokushima</source>
        <translation>Tokushima</translation>
    </message>
    <message>
        <source>Wakkanai</source>
        <translation>Wakkanai</translation>
    </message>
    <message>
        <source>Yamaguchi</source>
        <translation>Yamaguchi</translation>
    </message>
</context>
<context>
    <name>Samurai players</name>
    <message>
        <source>First-timer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Trained strategist</source>
        <translation>Trainierter Stratege</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>Zerstreut</translation>
    </message>
    <message>
        <source>Distracted</source>
        <translation>Abgelenkt</translation>
    </message>
    <message>
        <source>Daimyo</source>
        <translation>Daimyo</translation>
    </message>
    <message>
        <source>Quick champion</source>
        <translation>Schneller Champion</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Plays one tile per turn, any tile on any space.</source>
        <translation>Spielt pro Zug ein Plättchen, irgendeines auf irgendein Feld.</translation>
    </message>
    <message>
        <source>Notices one or two possible moves, and makes the better one.</source>
        <translation>Bemerkt einen oder zwei mögliche Züge und macht den besseren.</translation>
    </message>
    <message>
        <source>Plays as many tiles as possible where they count most, and never checks whether a figure is already won.</source>
        <translation>Spielt so viele Plättchen wie möglich dorthin, wo sie am meisten zählen, und prüft nie, ob eine Figur schon gewonnen ist.</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks three moves in four.</source>
        <translation>Weiß, was jede Figur wert ist und wie wahrscheinlich sie zu gewinnen ist, übersieht aber drei von vier Zügen.</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks every other move.</source>
        <translation>Weiß, was jede Figur wert ist und wie wahrscheinlich sie zu gewinnen ist, übersieht aber jeden zweiten Zug.</translation>
    </message>
    <message>
        <source>Weighs every move by the chance to win each figure and by the kinds of figure still needed, but does not look ahead.</source>
        <translation>Wägt jeden Zug danach ab, wie wahrscheinlich jede Figur zu gewinnen ist und welche Figurenarten er noch braucht, denkt aber nicht voraus.</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against ten guesses at the hidden tiles.</source>
        <translation>Spielt die besten Züge gegen zehn Vermutungen über die verdeckten Plättchen bis zum Ende des Spiels durch.</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against two hundred guesses at the hidden tiles, and chooses the first hand that way, too. Has played hundreds of thousands of games with itself and learned from them.</source>
        <translation>Spielt die besten Züge gegen zweihundert Vermutungen über die verdeckten Plättchen bis zum Ende des Spiels durch und wählt so auch die erste Hand. Hat Hunderttausende Partien gegen sich selbst gespielt und daraus gelernt.</translation>
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
        <translation>Spielt Plättchen dorthin, wo sie für die meisten Figuren zählen: in den ersten neun Runden eines pro Zug, danach alle, die er kann.</translation>
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
        <translation>Spielt dorthin, wo viele Figuren knapp umkämpft sind. Die gedruckte Formel, nach der er dort spielen würde, wo er schon führt, gilt hier als Druckfehler.</translation>
    </message>
    <message>
        <source>Advanced Strategy 2</source>
        <translation>Advanced Strategy 2</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 1, but prefers fast tiles from round eleven, which then come earlier in its turn.</source>
        <translation>Spielt wie Advanced Strategy 1, bevorzugt aber ab Runde elf schnelle Plättchen, die dann in seinem Zug früher kommen.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3</source>
        <translation>Advanced Strategy 3</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 2, but prefers kinds of figure of which it is close to the majority, and avoids those that are decided.</source>
        <translation>Spielt wie Advanced Strategy 2, bevorzugt aber Figurenarten, bei denen er der Mehrheit nahe ist, und meidet die, die entschieden sind.</translation>
    </message>
    <message>
        <source>Plays by the terms of Advanced Strategy 3, with weights trained in thousands of games.</source>
        <translation>Spielt nach den Termen von Advanced Strategy 3, mit Gewichten, die in Tausenden von Spielen trainiert wurden.</translation>
    </message>
    <message>
        <source>Fair MiniMax</source>
        <translation>Fairer MiniMax</translation>
    </message>
    <message>
        <source>Makes ten guesses at the other hands, and looks three turns ahead, its own included.</source>
        <translation>Stellt zehn Vermutungen über die anderen Hände an und denkt drei Züge voraus, den eigenen mitgezählt.</translation>
    </message>
    <message>
        <source>Advanced Strategy 4</source>
        <translation>Advanced Strategy 4</translation>
    </message>
    <message>
        <source>A MiniMax that looks three turns ahead, its own included, each time at the twelve most promising. It cheats by looking at the other hands, but does not know what will be drawn.</source>
        <translation>Ein MiniMax, der drei Züge vorausdenkt, den eigenen mitgezählt, jedes Mal über die zwölf aussichtsreichsten. Er schummelt: Er sieht die anderen Hände, weiß aber nicht, was gezogen wird.</translation>
    </message>
</context>
<context>
    <name>Samurai reasons</name>
    <message>
        <source>Nothing more can be played this turn.</source>
        <translation>In diesem Zug kann nichts mehr gelegt werden.</translation>
    </message>
    <message>
        <source>Nobody can overtake you in %1 any more.</source>
        <translation>Bei %1 kann dich niemand mehr überholen.</translation>
    </message>
    <message>
        <source>That puts you ahead in %1.</source>
        <translation>Damit liegst du bei %1 vorn.</translation>
    </message>
    <message>
        <source>That draws you level with %1 in %2.</source>
        <translation>Damit ziehst du bei %2 mit %1 gleich.</translation>
    </message>
    <message>
        <source>Capture both %1 and %2 of %3.</source>
        <translation>Erobere sowohl %1 als auch %2 in %3.</translation>
    </message>
    <message>
        <source>Capture two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>Erobere zwei Figuren auf einmal: %1 in %2 und %3 in %4.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, where %3 was ahead.</source>
        <translation>Erobere %1 in %2, wo %3 vorn lag.</translation>
    </message>
    <message>
        <source>Capture %1 of %2 while you lead there.</source>
        <translation>Erobere %1 in %2, solange du dort führst.</translation>
    </message>
    <message>
        <source>Capture %1 of %2.</source>
        <translation>Erobere %1 in %2.</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get it.</source>
        <translation>Sorg für Gleichstand um %1 in %2, damit %3 leer ausgeht.</translation>
    </message>
    <message>
        <source>Surround %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>Umstelle %1, solange im Kampf um %2 niemand vorn liegt: Dann bekommt die Figur niemand.</translation>
    </message>
    <message>
        <source>This ends the game, and you win.</source>
        <translation>Das beendet das Spiel, und du gewinnst.</translation>
    </message>
    <message>
        <source>This ends the game, and you share the victory.</source>
        <translation>Das beendet das Spiel, und du teilst dir den Sieg.</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins.</source>
        <translation>Das beendet das Spiel, und %1 gewinnt.</translation>
    </message>
    <message>
        <source>This ends the game, and others share the victory.</source>
        <translation>Das beendet das Spiel, und andere teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Overtake %1 for %2 of %3.</source>
        <translation>Überhol %1 im Kampf um %2 in %3.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2.</source>
        <translation>Übernimm die Führung im Kampf um %1 in %2.</translation>
    </message>
    <message>
        <source>Get within %1 of the lead for %2 of %3.</source>
        <translation>Komm im Kampf um %2 in %3 bis auf %1 an die Führung heran.</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep the %2 for later.</source>
        <translation>Hier reicht %1: Heb dir %2 für später auf.</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: you can still play a normal one this turn.</source>
        <translation>Das Plättchen %1 ist schnell: Du kannst in diesem Zug noch ein normales spielen.</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake.</source>
        <translation>Gib %1 dort her, wo nichts auf dem Spiel steht.</translation>
    </message>
    <message>
        <source>Swap %1 of %2 and %3 of %4.</source>
        <translation>Tausch %1 in %2 gegen %3 in %4.</translation>
    </message>
    <message>
        <source>You cannot play any tile.</source>
        <translation>Du kannst kein Plättchen spielen.</translation>
    </message>
    <message>
        <source>You have played all your tiles.</source>
        <translation>Du hast alle deine Plättchen gespielt.</translation>
    </message>
    <message>
        <source>End your turn here: the %1 is worth more later.</source>
        <translation>Beende hier deinen Zug: %1 ist später mehr wert.</translation>
    </message>
    <message>
        <source>End your turn here: what you still hold is worth more later.</source>
        <translation>Beende hier deinen Zug: Was du noch auf der Hand hast, ist später mehr wert.</translation>
    </message>
    <message>
        <source>This is the best of %1 turns, looking %2 turns ahead.</source>
        <translation>Das ist der beste von %1 Zügen, %2 Züge vorausgedacht.</translation>
    </message>
    <message>
        <source>Start with strong tiles, here the %1, and leave the fast ones for later.</source>
        <translation>Fang mit starken Plättchen an, hier mit dem %1, und lass die schnellen für später.</translation>
    </message>
    <message>
        <source>Put a figure anywhere: no tile is on the board yet.</source>
        <translation>Setz irgendwohin eine Figur: Noch liegt kein Plättchen auf dem Brett.</translation>
    </message>
    <message>
        <source>This move was drawn by lot.</source>
        <translation>Dieser Zug ist ausgelost.</translation>
    </message>
    <message>
        <source>If you win it, nobody can overtake you in %1 any more.</source>
        <translation>Bekommst du diese Figur, kann dich bei %1 niemand mehr überholen.</translation>
    </message>
    <message>
        <source>Winning it would put you ahead in %1.</source>
        <translation>Mit dieser Figur lägst du bei %1 vorn.</translation>
    </message>
    <message>
        <source>Winning it would put %1 ahead in %2.</source>
        <translation>Mit dieser Figur läge %1 bei %2 vorn.</translation>
    </message>
    <message>
        <source>Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>Zieh im Kampf um %2 in %3 mit %1 gleich: Bei Gleichstand bekommt die Figur niemand.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3, so that %4 does not get it.</source>
        <translation>Erobere %1 in %2 und sorg für Gleichstand um %3, damit %4 dort leer ausgeht.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for the other two, so that %3 does not get them.</source>
        <translation>Erobere %1 in %2 und sorg bei den beiden anderen für Gleichstand, damit %3 leer ausgeht.</translation>
    </message>
    <message>
        <source>Capture %1 at once.</source>
        <translation>Erobere %1 auf einmal.</translation>
    </message>
    <message>
        <source>Capture %1 of both %2 and %3.</source>
        <translation>Erobere %1 in %2 und in %3.</translation>
    </message>
    <message>
        <source>Draw level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>Zieh im Kampf um %1 in %2 gleich: Bei Gleichstand bekommt die Figuren niemand.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 aus.</translation>
    </message>
    <message>
        <source>Bring %1 closer to capture while you lead there.</source>
        <translation>Bring die Eroberung von %1 näher, solange du dort führst.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of both %2 and %3.</source>
        <translation>Übernimm die Führung im Kampf um %1 in %2 und in %3.</translation>
    </message>
    <message>
        <source>Take the lead for both %1 of %2 and %3 of %4.</source>
        <translation>Übernimm die Führung im Kampf um %1 in %2 und um %3 in %4.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and draw level for %3 of %4.</source>
        <translation>Übernimm die Führung im Kampf um %1 in %2 und zieh im Kampf um %3 in %4 gleich.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for %3 of %4.</source>
        <translation>Übernimm die Führung im Kampf um %1 in %2 und bau deinen Vorsprung um %3 in %4 aus.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of both %2 and %3.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 und in %3 aus.</translation>
    </message>
    <message>
        <source>Strengthen your lead for both %1 of %2 and %3 of %4.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 und um %3 in %4 aus.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2, and close in on %3 of %4.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 aus und komm im Kampf um %3 in %4 näher heran.</translation>
    </message>
    <message>
        <source>Close in on %1 of both %2 and %3.</source>
        <translation>Komm im Kampf um %1 in %2 und in %3 näher heran.</translation>
    </message>
    <message>
        <source>Close in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>Komm bei zwei Figuren näher heran: im Kampf um %1 in %2 und um %3 in %4.</translation>
    </message>
    <message>
        <source>Fill a space beside %1 before it can be used against you.</source>
        <translation>Besetz ein Feld bei %1, bevor es gegen dich genutzt werden kann.</translation>
    </message>
    <message>
        <source>Then you, not %1, lead for %2.</source>
        <translation>Dann führst du, nicht %1, im Kampf um %2.</translation>
    </message>
    <message>
        <source>Then you lead for %1 by %2.</source>
        <translation>Dann führst du im Kampf um %1 mit %2 Vorsprung.</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for %2.</source>
        <translation>Dann führt %1 nicht mehr im Kampf um %2.</translation>
    </message>
    <message>
        <source>Then you lead for both.</source>
        <translation>Dann führst du bei beiden.</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for either.</source>
        <translation>Dann führt %1 bei keiner von beiden mehr.</translation>
    </message>
    <message>
        <source>In return, %1 leads for %2.</source>
        <translation>Dafür führt dann %1 im Kampf um %2.</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1.</source>
        <translation>Dafür gibst du die Führung im Kampf um %1 ab.</translation>
    </message>
    <message>
        <source>For that, move your %1 from %2 to %3.</source>
        <translation>Verleg dafür ein Plättchen (%1) von %2 nach %3.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3 of %4, so that nobody gets it.</source>
        <translation>Erobere %1 in %2 und sorg für Gleichstand um %3 in %4, damit dort alle leer ausgehen.</translation>
    </message>
    <message>
        <source>Let %1 have %2 of %3: you stay ahead in %4.</source>
        <translation>Überlass %1 %2 in %3: Bei %4 bleibst du vorn.</translation>
    </message>
    <message>
        <source>Close in on %1 of %2.</source>
        <translation>Komm im Kampf um %1 in %2 näher heran.</translation>
    </message>
    <message>
        <source>That also puts you in the lead for %1 of %2.</source>
        <translation>Damit führst du auch im Kampf um %1 in %2.</translation>
    </message>
    <message>
        <source>That also draws you level for %1 of %2.</source>
        <translation>Damit ziehst du auch im Kampf um %1 in %2 gleich.</translation>
    </message>
    <message>
        <source>That also strengthens your lead for %1 of %2.</source>
        <translation>Damit baust du auch deinen Vorsprung im Kampf um %1 in %2 aus.</translation>
    </message>
    <message>
        <source>That also brings you closer to the lead for %1 of %2.</source>
        <translation>Damit kommst du auch im Kampf um %1 in %2 näher heran.</translation>
    </message>
    <message>
        <source>That also brings you within %1 of the lead for %2 of %3.</source>
        <translation>Damit kommst du auch im Kampf um %2 in %3 bis auf %1 an die Führung heran.</translation>
    </message>
    <message>
        <source>That also brings %1 closer to capture while you lead there.</source>
        <translation>Das bringt auch die Eroberung von %1 näher, solange du dort führst.</translation>
    </message>
    <message>
        <source>Bring %1 and %2 closer to capture while you lead at both.</source>
        <translation>Bring die Eroberung von %1 und von %2 näher, solange du bei beiden führst.</translation>
    </message>
    <message>
        <source>Spend the %1 here and keep your other tiles for better places.</source>
        <translation>Gib hier %1 her und heb dir die anderen Plättchen für bessere Stellen auf.</translation>
    </message>
    <message>
        <source>That puts you ahead in %1 and %2.</source>
        <translation>Damit liegst du bei %1 und bei %2 vorn.</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get them.</source>
        <translation>Sorg für Gleichstand um %1 in %2, damit %3 keine davon bekommt.</translation>
    </message>
    <message>
        <source>For that, move your %1 to another space beside %2: its old space stays filled, and you keep the tiles in your hand.</source>
        <translation>Verleg dafür ein Plättchen (%1) auf ein anderes Feld bei %2: Das alte Feld bleibt besetzt, und du behältst die Plättchen auf der Hand.</translation>
    </message>
    <message>
        <source>The %1 would do more here, but you will need it elsewhere.</source>
        <translation>%1 würde hier mehr bringen, aber das brauchst du anderswo.</translation>
    </message>
    <message>
        <source>Any tile will do here: spend the %1.</source>
        <translation>Hier ist jedes Plättchen recht: Gib %1 her.</translation>
    </message>
    <message>
        <source>Keep the %1 for later: it counts for every kind of figure.</source>
        <translation>Heb dir %1 für später auf: Das zählt für jede Figurenart.</translation>
    </message>
    <message>
        <source>The %1 is just as good here.</source>
        <translation>Hier ist %1 ebenso gut.</translation>
    </message>
    <message>
        <source>Several other moves are just as good.</source>
        <translation>Mehrere andere Züge sind ebenso gut.</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 can then count there and in %4 at once.</source>
        <translation>Setz %1 nach %2: Dann kann dein %3 dort und in %4 zugleich zählen.</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold more than one strong tile for it.</source>
        <translation>Setz %1 nach %2: Dafür hast du mehr als ein starkes Plättchen.</translation>
    </message>
    <message>
        <source>Put %1 in %2: it takes only %3 land tiles to surround it, and your %4 may decide it early.</source>
        <translation>Setz %1 nach %2: Zum Umstellen reichen %3 Plättchen an Land, und dein %4 entscheidet das vielleicht früh.</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold no strong tile for it, and surrounding it takes %3 land tiles, so you have time to draw one.</source>
        <translation>Setz %1 nach %2: Ein starkes Plättchen hast du dafür nicht, aber zum Umstellen braucht es %3 Plättchen an Land, also hast du Zeit, eins zu ziehen.</translation>
    </message>
    <message>
        <source>Put %1 in %2, where few tiles decide it: you hold no strong tile for it, so little is lost.</source>
        <translation>Setz %1 nach %2, wo wenige Plättchen entscheiden: Ein starkes hast du dafür nicht, du verlierst also wenig.</translation>
    </message>
    <message>
        <source>You can just as well put %1 in %2.</source>
        <translation>Ebenso gut kannst du %1 nach %2 setzen.</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2: no single tile can catch you there.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 aus: Dort kann dich kein einzelnes Plättchen einholen.</translation>
    </message>
    <message>
        <source>That also extends your lead for %1 of %2 so far that no single tile can catch you there.</source>
        <translation>Damit baust du auch deinen Vorsprung im Kampf um %1 in %2 so weit aus, dass dich dort kein einzelnes Plättchen einholen kann.</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2 and %3 of %4: no single tile can catch you at either.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 und um %3 in %4 aus: Weder hier noch dort kann dich ein einzelnes Plättchen einholen.</translation>
    </message>
    <message>
        <source>Break the tie for %1 of %2 and capture it.</source>
        <translation>Brich den Gleichstand um %1 in %2 und erobere die Figur.</translation>
    </message>
    <message>
        <source>Nobody gets %1 of %2, as nobody leads for it.</source>
        <translation>Niemand bekommt %1 in %2, denn im Kampf darum liegt niemand vorn.</translation>
    </message>
    <message>
        <source>Then one tile between %2 and %3 counts for %1 of both.</source>
        <translation>Dann zählt ein Plättchen zwischen %2 und %3 für %1 in beiden.</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and you hold none for them.</source>
        <translation>Dann zählt kein einzelnes Plättchen mehr für %1 in %2 und in %3 zugleich, und du hast keins dafür.</translation>
    </message>
    <message>
        <source>No one thing decides, but this suits your tiles a little better than anything else.</source>
        <translation>Nichts gibt allein den Ausschlag, aber das passt etwas besser zu deinen Plättchen als alles andere.</translation>
    </message>
    <message>
        <source>You can just as well end your turn.</source>
        <translation>Ebenso gut kannst du deinen Zug beenden.</translation>
    </message>
    <message>
        <source>You can just as well swap %1 of %2 and %3 of %4.</source>
        <translation>Ebenso gut kannst du %1 in %2 gegen %3 in %4 tauschen.</translation>
    </message>
    <message>
        <source>For that, move your %1 to %2: where it lies now, nothing is left for it to win.</source>
        <translation>Verleg dafür ein Plättchen (%1) nach %2: Wo es jetzt liegt, hat es nichts mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>You have as good as won: this move hardly matters.</source>
        <translation>Du hast so gut wie gewonnen: Auf diesen Zug kommt es kaum noch an.</translation>
    </message>
    <message>
        <source>You have as good as lost: this move hardly matters.</source>
        <translation>Du hast so gut wie verloren: Auf diesen Zug kommt es kaum noch an.</translation>
    </message>
    <message>
        <source>Another sea space beside %1 is just as good.</source>
        <translation>Ein anderes Seefeld bei %1 ist ebenso gut.</translation>
    </message>
    <message>
        <source>Another space between %1 and %2 is just as good.</source>
        <translation>Ein anderes Feld zwischen %1 und %2 ist ebenso gut.</translation>
    </message>
    <message>
        <source>Another space beside %1 is just as good.</source>
        <translation>Ein anderes Feld bei %1 ist ebenso gut.</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 counts for it, and it takes %4 land tiles to surround it, so you have time to get there.</source>
        <translation>Setz %1 nach %2: Dein %3 zählt dafür, und zum Umstellen braucht es %4 Plättchen an Land, du kommst also rechtzeitig hin.</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3.</source>
        <translation>Spiel zuerst das Schiff: Mit deinem %1 auf dem letzten Landfeld von %2 eroberst du dann %3.</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>Spiel zuerst das Schiff: Mit deinem %1 auf dem letzten Landfeld von %2 eroberst du dann %3 und sorgst für Gleichstand um %4.</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>Spiel zuerst das Schiff: Mit deinem %1 auf dem letzten Landfeld von %2 sorgst du dann für Gleichstand um %3, und niemand bekommt die Figur.</translation>
    </message>
    <message>
        <source>You can end your turn here and keep your tiles: playing on is just as good.</source>
        <translation>Du kannst deinen Zug hier beenden und deine Plättchen behalten: Weiterzuspielen ist genauso gut.</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a figure to where you lead.</source>
        <translation>Nimm das %1: Damit bringst du eine Figur dorthin, wo du führst.</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a tile to where you need it.</source>
        <translation>Nimm das %1: Damit bringst du ein Plättchen dorthin, wo du es brauchst.</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and you can play it in the same turn as another tile.</source>
        <translation>Nimm das %1: Es zählt für jede Figurenart, und du kannst im selben Zug noch ein anderes Plättchen spielen.</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure.</source>
        <translation>Nimm das %1: Es zählt für jede Figurenart.</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early.</source>
        <translation>Nimm das %1: Plättchen für nur eine Figurenart spielt man am besten früh.</translation>
    </message>
    <message>
        <source>You can just as well take the %1.</source>
        <translation>Ebenso gut kannst du das %1 nehmen.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2: that puts you %3 ahead.</source>
        <translation>Bau deinen Vorsprung im Kampf um %1 in %2 aus: Damit sind es %3.</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the one of strength %2.</source>
        <translation>Mit dem %1 bist du in %3 schwerer einzuholen als mit dem der Stärke %2.</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the %2.</source>
        <translation>Mit dem %1 bist du in %3 schwerer einzuholen als mit dem %2.</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep anything stronger for later.</source>
        <translation>Hier reicht %1: Heb dir alles Stärkere für später auf.</translation>
    </message>
    <message>
        <source>One tile puts you in the lead for all %3 figures of %1 and %2.</source>
        <translation>Mit einem einzigen Plättchen führst du bei allen %3 Figuren in %1 und %2.</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and a stronger one stays for later.</source>
        <translation>Nimm das %1: Es zählt für jede Figurenart, und ein stärkeres bleibt für später.</translation>
    </message>
    <message>
        <source>%2 gets %1, but led for them anyway.</source>
        <translation>%2 bekommt %1, lag da aber ohnehin vorn.</translation>
    </message>
    <message>
        <source>%3 gets %1 of %2, but led for it anyway.</source>
        <translation>%3 bekommt %1 in %2, lag da aber ohnehin vorn.</translation>
    </message>
    <message>
        <source>For that, move your %1 from %2 to %3, where it counts for more.</source>
        <translation>Verleg dafür ein Plättchen (%1) von %2 nach %3, wo es für mehr Figuren zählt.</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1 of %2.</source>
        <translation>Dafür gibst du die Führung im Kampf um %1 in %2 ab.</translation>
    </message>
    <message>
        <source>In return, you give up the tie for %1 of %2.</source>
        <translation>Dafür gibst du den Gleichstand um %1 in %2 auf.</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>Beende hier deinen Zug und heb dir %1 auf: Zusammen mit einem anderen Plättchen im selben Zug kann das später eine knappe Eroberung entscheiden.</translation>
    </message>
    <message>
        <source>No single tile can catch you there.</source>
        <translation>Dort kann dich kein einzelnes Plättchen einholen.</translation>
    </message>
    <message>
        <source>If nobody answers, your next land tile there captures it.</source>
        <translation>Hält niemand dagegen, eroberst du die Figur mit deinem nächsten Plättchen dort an Land.</translation>
    </message>
</context>
<context>
    <name>Samurai thoughts</name>
    <message>
        <source>Nobody can overtake %0 in %1 any more.</source>
        <translation>Niemand kann %0 bei %1 noch überholen.</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1.</source>
        <translation>Damit liegt %0 bei %1 vorn.</translation>
    </message>
    <message>
        <source>That draws %0 level with %1 in %2.</source>
        <translation>Damit zieht %0 bei %2 mit %1 gleich.</translation>
    </message>
    <message>
        <source>%0 captures both %1 and %2 of %3.</source>
        <translation>%0 erobert sowohl %1 als auch %2 in %3.</translation>
    </message>
    <message>
        <source>%0 captures two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>%0 erobert zwei Figuren auf einmal: %1 in %2 und %3 in %4.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, where %3 was ahead.</source>
        <translation>%0 erobert %1 in %2, wo %3 vorn lag.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2 while leading there.</source>
        <translation>%0 erobert %1 in %2 aus der Führung heraus.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2.</source>
        <translation>%0 erobert %1 in %2.</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get it.</source>
        <translation>%0 sorgt für Gleichstand um %1 in %2, damit %3 leer ausgeht.</translation>
    </message>
    <message>
        <source>%0 surrounds %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>%0 umstellt %1, solange im Kampf um %2 niemand vorn liegt: Dann bekommt die Figur niemand.</translation>
    </message>
    <message>
        <source>This ends the game, and %0 wins.</source>
        <translation>Das beendet das Spiel, und %0 gewinnt.</translation>
    </message>
    <message>
        <source>This ends the game, and %0 shares the victory.</source>
        <translation>Das beendet das Spiel, und %0 teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>%0 overtakes %1 for %2 of %3.</source>
        <translation>%0 überholt %1 im Kampf um %2 in %3.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2.</source>
        <translation>%0 übernimmt die Führung im Kampf um %1 in %2.</translation>
    </message>
    <message>
        <source>%0 gets within %1 of the lead for %2 of %3.</source>
        <translation>%0 kommt im Kampf um %2 in %3 bis auf %1 an die Führung heran.</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps the %2 for later.</source>
        <translation>Hier reicht %1: %0 hebt %2 für später auf.</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: %0 can still play a normal one this turn.</source>
        <translation>Das Plättchen %1 ist schnell: %0 kann in diesem Zug noch ein normales spielen.</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake.</source>
        <translation>%0 gibt %1 dort her, wo nichts auf dem Spiel steht.</translation>
    </message>
    <message>
        <source>%0 swaps %1 of %2 and %3 of %4.</source>
        <translation>%0 tauscht %1 in %2 gegen %3 in %4.</translation>
    </message>
    <message>
        <source>%0 cannot play any tile.</source>
        <translation>%0 kann kein Plättchen spielen.</translation>
    </message>
    <message>
        <source>%0 has played all tiles.</source>
        <translation>%0 hat alle Plättchen gespielt.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1 for later.</source>
        <translation>%0 beendet den Zug und hebt %1 für später auf.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the other tiles for later.</source>
        <translation>%0 beendet den Zug und hebt die anderen Plättchen für später auf.</translation>
    </message>
    <message>
        <source>%0 starts with strong tiles, here the %1, and leaves the fast ones for later.</source>
        <translation>%0 fängt mit starken Plättchen an, hier mit dem %1, und lässt die schnellen für später.</translation>
    </message>
    <message>
        <source>Once it is won, nobody can overtake %0 in %1 any more.</source>
        <translation>Ist diese Figur gewonnen, kann niemand %0 bei %1 noch überholen.</translation>
    </message>
    <message>
        <source>Winning it would put %0 ahead in %1.</source>
        <translation>Mit dieser Figur läge %0 bei %1 vorn.</translation>
    </message>
    <message>
        <source>%0 draws level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>%0 zieht im Kampf um %2 in %3 mit %1 gleich: Bei Gleichstand bekommt die Figur niemand.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3, so that %4 does not get it.</source>
        <translation>%0 erobert %1 in %2 und sorgt für Gleichstand um %3, damit %4 dort leer ausgeht.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for the other two, so that %3 does not get them.</source>
        <translation>%0 erobert %1 in %2 und sorgt bei den beiden anderen für Gleichstand, damit %3 leer ausgeht.</translation>
    </message>
    <message>
        <source>%0 captures %1 at once.</source>
        <translation>%0 erobert %1 auf einmal.</translation>
    </message>
    <message>
        <source>%0 captures %1 of both %2 and %3.</source>
        <translation>%0 erobert %1 in %2 und in %3.</translation>
    </message>
    <message>
        <source>%0 draws level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>%0 zieht im Kampf um %1 in %2 gleich: Bei Gleichstand bekommt die Figuren niemand.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 aus.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and is now %3 ahead.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 aus: Jetzt sind es %3.</translation>
    </message>
    <message>
        <source>%0 brings %1 closer to capture while leading there.</source>
        <translation>%0 führt bei %1 und bringt die Eroberung näher.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of both %2 and %3.</source>
        <translation>%0 übernimmt die Führung im Kampf um %1 in %2 und in %3.</translation>
    </message>
    <message>
        <source>%0 takes the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0 übernimmt die Führung im Kampf um %1 in %2 und um %3 in %4.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and draws level for %3 of %4.</source>
        <translation>%0 übernimmt die Führung im Kampf um %1 in %2 und zieht im Kampf um %3 in %4 gleich.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for %3 of %4.</source>
        <translation>%0 übernimmt die Führung im Kampf um %1 in %2 und baut den Vorsprung um %3 in %4 aus.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of both %2 and %3.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 und in %3 aus.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 und um %3 in %4 aus.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2, and closes in on %3 of %4.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 aus und kommt im Kampf um %3 in %4 näher heran.</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of both %2 and %3.</source>
        <translation>%0 kommt im Kampf um %1 in %2 und in %3 näher heran.</translation>
    </message>
    <message>
        <source>%0 closes in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>%0 kommt bei zwei Figuren näher heran: im Kampf um %1 in %2 und um %3 in %4.</translation>
    </message>
    <message>
        <source>%0 fills a space beside %1 before anybody else can use it.</source>
        <translation>%0 besetzt ein Feld bei %1, bevor es sonst jemand nutzen kann.</translation>
    </message>
    <message>
        <source>Then %0, not %1, leads for %2.</source>
        <translation>Dann führt %0, nicht %1, im Kampf um %2.</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 by %2.</source>
        <translation>Dann führt %0 im Kampf um %1 mit %2 Vorsprung.</translation>
    </message>
    <message>
        <source>Then %0 leads for both.</source>
        <translation>Dann führt %0 bei beiden.</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1.</source>
        <translation>Dafür gibt %0 die Führung im Kampf um %1 ab.</translation>
    </message>
    <message>
        <source>For that, %0 moves the %1 from %2 to %3.</source>
        <translation>Dafür verlegt %0 ein Plättchen (%1) von %2 nach %3.</translation>
    </message>
    <message>
        <source>%0 puts the figure anywhere: no tile is on the board yet.</source>
        <translation>%0 setzt die Figur irgendwohin: Noch liegt kein Plättchen auf dem Brett.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.</source>
        <translation>%0 erobert %1 in %2 und sorgt für Gleichstand um %3 in %4, damit dort alle leer ausgehen.</translation>
    </message>
    <message>
        <source>%0 lets %1 have %2 of %3: still ahead in %4.</source>
        <translation>%0 überlässt %1 %2 in %3 und bleibt bei %4 vorn.</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of %2.</source>
        <translation>%0 kommt im Kampf um %1 in %2 näher heran.</translation>
    </message>
    <message>
        <source>That also puts %0 in the lead for %1 of %2.</source>
        <translation>Damit führt %0 auch im Kampf um %1 in %2.</translation>
    </message>
    <message>
        <source>That also draws %0 level for %1 of %2.</source>
        <translation>Damit zieht %0 auch im Kampf um %1 in %2 gleich.</translation>
    </message>
    <message>
        <source>That also strengthens %0&apos;s lead for %1 of %2.</source>
        <translation>Damit baut %0 auch den Vorsprung im Kampf um %1 in %2 aus.</translation>
    </message>
    <message>
        <source>That also brings %0 closer to the lead for %1 of %2.</source>
        <translation>Damit kommt %0 auch im Kampf um %1 in %2 näher heran.</translation>
    </message>
    <message>
        <source>That also brings %0 within %1 of the lead for %2 of %3.</source>
        <translation>Damit kommt %0 auch im Kampf um %2 in %3 bis auf %1 an die Führung heran.</translation>
    </message>
    <message>
        <source>That also brings %1 closer to capture while %0 leads there.</source>
        <translation>Das bringt auch die Eroberung von %1 näher, solange %0 dort führt.</translation>
    </message>
    <message>
        <source>%0 brings %1 and %2 closer to capture, leading at both.</source>
        <translation>%0 führt bei %1 und bei %2 und bringt die Eroberung von beiden näher.</translation>
    </message>
    <message>
        <source>%0 spends the %1 here and keeps the other tiles for better places.</source>
        <translation>%0 gibt hier %1 her und hebt die anderen Plättchen für bessere Stellen auf.</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1 and %2.</source>
        <translation>Damit liegt %0 bei %1 und bei %2 vorn.</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get them.</source>
        <translation>%0 sorgt für Gleichstand um %1 in %2, damit %3 keine davon bekommt.</translation>
    </message>
    <message>
        <source>For that, %0 moves the %1 to another space beside %2: its old space stays filled.</source>
        <translation>Dafür verlegt %0 ein Plättchen (%1) auf ein anderes Feld bei %2: Das alte Feld bleibt besetzt.</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 keeps it for elsewhere.</source>
        <translation>%1 würde hier mehr bringen, aber %0 hebt das für anderswo auf.</translation>
    </message>
    <message>
        <source>Any tile will do here: %0 spends the %1.</source>
        <translation>Hier ist jedes Plättchen recht: %0 gibt %1 her.</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later: it counts for every kind of figure.</source>
        <translation>%0 hebt %1 für später auf: Das zählt für jede Figurenart.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 can then count there and in %4 at once.</source>
        <translation>%0 setzt %1 nach %2: Dann kann das %3 dort und in %4 zugleich zählen.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding more than one strong tile for it.</source>
        <translation>%0 setzt %1 nach %2 und hat dafür mehr als ein starkes Plättchen.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: it takes only %3 land tiles to surround it, and the %4 may decide it early.</source>
        <translation>%0 setzt %1 nach %2: Zum Umstellen reichen %3 Plättchen an Land, und das %4 entscheidet das vielleicht früh.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding it takes %3 land tiles, so there is time to draw a strong tile for it.</source>
        <translation>%0 setzt %1 nach %2: Zum Umstellen braucht es %3 Plättchen an Land, also ist Zeit, ein starkes dafür zu ziehen.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, where few tiles decide it, holding no strong tile for it.</source>
        <translation>%0 setzt %1 nach %2, wo wenige Plättchen entscheiden, ohne ein starkes dafür zu haben.</translation>
    </message>
    <message>
        <source>Putting %1 in %2 would be just as good.</source>
        <translation>%1 nach %2 zu setzen, wäre ebenso gut.</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2: no single tile can catch up there.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 aus: Dort kann ihn kein einzelnes Plättchen aufholen.</translation>
    </message>
    <message>
        <source>That also extends %0&apos;s lead for %1 of %2 so far that no single tile can catch up there.</source>
        <translation>Damit baut %0 auch den Vorsprung im Kampf um %1 in %2 so weit aus, dass kein einzelnes Plättchen ihn dort aufholen kann.</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2 and %3 of %4: no single tile can catch up at either.</source>
        <translation>%0 baut den Vorsprung im Kampf um %1 in %2 und um %3 in %4 aus: Weder hier noch dort kann ihn ein einzelnes Plättchen aufholen.</translation>
    </message>
    <message>
        <source>%0 breaks the tie for %1 of %2 and captures it.</source>
        <translation>%0 bricht den Gleichstand um %1 in %2 und erobert die Figur.</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and %0 holds none for them.</source>
        <translation>Dann zählt kein einzelnes Plättchen mehr für %1 in %2 und in %3 zugleich, und %0 hat keins dafür.</translation>
    </message>
    <message>
        <source>It suits %0&apos;s tiles a little better than anything else.</source>
        <translation>Das passt etwas besser zu den Plättchen von %0 als alles andere.</translation>
    </message>
    <message>
        <source>Ending the turn would be just as good.</source>
        <translation>Den Zug zu beenden, wäre ebenso gut.</translation>
    </message>
    <message>
        <source>Swapping %1 of %2 and %3 of %4 would be just as good.</source>
        <translation>%1 in %2 gegen %3 in %4 zu tauschen, wäre ebenso gut.</translation>
    </message>
    <message>
        <source>For that, %0 moves the %1 to %2: where it lay, nothing is left for it to win.</source>
        <translation>Dafür verlegt %0 ein Plättchen (%1) nach %2: Wo es lag, hat es nichts mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>%0 has as good as won: this move hardly matters.</source>
        <translation>%0 hat so gut wie gewonnen: Auf diesen Zug kommt es kaum noch an.</translation>
    </message>
    <message>
        <source>%0 has as good as lost: this move hardly matters.</source>
        <translation>%0 hat so gut wie verloren: Auf diesen Zug kommt es kaum noch an.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 counts for it, and it takes %4 land tiles to surround it, so there is time.</source>
        <translation>%0 setzt %1 nach %2: Dafür zählt %3, und zum Umstellen braucht es %4 Plättchen an Land, also ist Zeit.</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3.</source>
        <translation>%0 spielt zuerst das Schiff: Mit dem %1 auf dem letzten Landfeld von %2 erobert %0 dann %3.</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>%0 spielt zuerst das Schiff: Mit dem %1 auf dem letzten Landfeld von %2 erobert %0 dann %3 und sorgt für Gleichstand um %4.</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>%0 spielt zuerst das Schiff: Mit dem %1 auf dem letzten Landfeld von %2 sorgt %0 dann für Gleichstand um %3, und niemand bekommt die Figur.</translation>
    </message>
    <message>
        <source>%0 may end the turn here or play on: both are as good.</source>
        <translation>%0 kann den Zug hier beenden oder weiterspielen: Beides ist gleich gut.</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a figure to where it is wanted.</source>
        <translation>%0 nimmt das %1: Damit kommt eine Figur dorthin, wo sie hinsoll.</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a tile to where it is needed.</source>
        <translation>%0 nimmt das %1: Damit kommt ein Plättchen dorthin, wo es gebraucht wird.</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and can be played in the same turn as another tile.</source>
        <translation>%0 nimmt das %1: Es zählt für jede Figurenart, und im selben Zug geht noch ein anderes Plättchen.</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure.</source>
        <translation>%0 nimmt das %1: Es zählt für jede Figurenart.</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early.</source>
        <translation>%0 nimmt das %1: Plättchen für nur eine Figurenart spielt man am besten früh.</translation>
    </message>
    <message>
        <source>Taking the %1 would be just as good.</source>
        <translation>Das %1 zu nehmen, wäre ebenso gut.</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the one of strength %2.</source>
        <translation>Mit dem %1 ist %0 in %3 schwerer einzuholen als mit dem der Stärke %2.</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the %2.</source>
        <translation>Mit dem %1 ist %0 in %3 schwerer einzuholen als mit dem %2.</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps anything stronger for later.</source>
        <translation>Hier reicht %1: %0 hebt alles Stärkere für später auf.</translation>
    </message>
    <message>
        <source>One tile puts %0 in the lead for all %3 figures of %1 and %2.</source>
        <translation>Mit einem einzigen Plättchen führt %0 bei allen %3 Figuren in %1 und %2.</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and a stronger one stays for later.</source>
        <translation>%0 nimmt das %1: Es zählt für jede Figurenart, und ein stärkeres bleibt für später.</translation>
    </message>
    <message>
        <source>For that, %0 moves the %1 from %2 to %3, where it counts for more.</source>
        <translation>Dafür verlegt %0 ein Plättchen (%1) von %2 nach %3, wo es für mehr Figuren zählt.</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1 of %2.</source>
        <translation>Dafür gibt %0 die Führung im Kampf um %1 in %2 ab.</translation>
    </message>
    <message>
        <source>In return, %0 gives up the tie for %1 of %2.</source>
        <translation>Dafür gibt %0 den Gleichstand um %1 in %2 auf.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>%0 beendet den Zug und hebt %1 auf: Zusammen mit einem anderen Plättchen im selben Zug kann das später eine knappe Eroberung entscheiden.</translation>
    </message>
    <message>
        <source>No single tile can catch %0 there.</source>
        <translation>Dort ist %0 mit keinem einzelnen Plättchen einzuholen.</translation>
    </message>
    <message>
        <source>If nobody answers, %0&apos;s next land tile there captures it.</source>
        <translation>Hält niemand dagegen, erobert %0 die Figur mit dem nächsten Plättchen dort an Land.</translation>
    </message>
</context>
<context>
    <name>Samurai tiles</name>
    <message>
        <source>Buddha 2</source>
        <translation>Buddha 2</translation>
    </message>
    <message>
        <source>Buddha 3</source>
        <translation>Buddha 3</translation>
    </message>
    <message>
        <source>Buddha 4</source>
        <translation>Buddha 4</translation>
    </message>
    <message>
        <source>helmet 2</source>
        <translation>Helm 2</translation>
    </message>
    <message>
        <source>helmet 3</source>
        <translation>Helm 3</translation>
    </message>
    <message>
        <source>helmet 4</source>
        <translation>Helm 4</translation>
    </message>
    <message>
        <source>rice 2</source>
        <translation>Reis 2</translation>
    </message>
    <message>
        <source>rice 3</source>
        <translation>Reis 3</translation>
    </message>
    <message>
        <source>rice 4</source>
        <translation>Reis 4</translation>
    </message>
    <message>
        <source>samurai 1</source>
        <translation>Samurai 1</translation>
    </message>
    <message>
        <source>samurai 2</source>
        <translation>Samurai 2</translation>
    </message>
    <message>
        <source>samurai 3</source>
        <translation>Samurai 3</translation>
    </message>
    <message>
        <source>ship 1</source>
        <translation>Schiff 1</translation>
    </message>
    <message>
        <source>ship 2</source>
        <translation>Schiff 2</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>Figurentausch</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>Plättchentausch</translation>
    </message>
</context>
<context>
    <name>Samurai tiles told</name>
    <message>
        <source>Buddha tile of strength 2</source>
        <translation>Buddha-Plättchen der Stärke 2</translation>
    </message>
    <message>
        <source>Buddha tile of strength 3</source>
        <translation>Buddha-Plättchen der Stärke 3</translation>
    </message>
    <message>
        <source>Buddha tile of strength 4</source>
        <translation>Buddha-Plättchen der Stärke 4</translation>
    </message>
    <message>
        <source>helmet tile of strength 2</source>
        <translation>Helm-Plättchen der Stärke 2</translation>
    </message>
    <message>
        <source>helmet tile of strength 3</source>
        <translation>Helm-Plättchen der Stärke 3</translation>
    </message>
    <message>
        <source>helmet tile of strength 4</source>
        <translation>Helm-Plättchen der Stärke 4</translation>
    </message>
    <message>
        <source>rice tile of strength 2</source>
        <translation>Reis-Plättchen der Stärke 2</translation>
    </message>
    <message>
        <source>rice tile of strength 3</source>
        <translation>Reis-Plättchen der Stärke 3</translation>
    </message>
    <message>
        <source>rice tile of strength 4</source>
        <translation>Reis-Plättchen der Stärke 4</translation>
    </message>
    <message>
        <source>samurai of strength 1</source>
        <translation>Samurai der Stärke 1</translation>
    </message>
    <message>
        <source>samurai of strength 2</source>
        <translation>Samurai der Stärke 2</translation>
    </message>
    <message>
        <source>samurai of strength 3</source>
        <translation>Samurai der Stärke 3</translation>
    </message>
    <message>
        <source>ship of strength 1</source>
        <translation>Schiff der Stärke 1</translation>
    </message>
    <message>
        <source>ship of strength 2</source>
        <translation>Schiff der Stärke 2</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>Figurentausch</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>Plättchentausch</translation>
    </message>
</context>
<context>
    <name>SamuraiReckoning</name>
    <message>
        <source>others</source>
        <comment>figures of the castes that a player does not lead</comment>
        <translation>übrige</translation>
    </message>
    <message>
        <source>all</source>
        <comment>figures that a player has</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>others %1, all %2</source>
        <translation>übrige %1, alle %2</translation>
    </message>
    <message>
        <source>Decided by: %1</source>
        <comment>the rule that decided the game</comment>
        <translation>Entscheidend: %1</translation>
    </message>
</context>
<context>
    <name>SamuraiRules</name>
    <message>
        <source>In a minute</source>
        <translation>In einer Minute</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>Buddha</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>Helm</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>Reis</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Of your twenty tiles you choose five to begin with; the other fifteen are shuffled and drawn one by one. In the edition of 1998 the hand is chosen before the figures are placed, in that of 2015 afterwards. Both may also be left to chance, and at the table you may have it done for you.</source>
        <translation>Von deinen zwanzig Plättchen wählst du fünf für den Anfang; die anderen fünfzehn werden gemischt und einzeln gezogen. In der Ausgabe von 1998 wird die Hand vor dem Setzen der Figuren gewählt, in der von 2015 danach. Beides kann man auch dem Los überlassen, und am Tisch kannst du es dir abnehmen lassen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Plättchen</translation>
    </message>
    <message>
        <source>Everybody owns the same twenty. Normal tiles, on any free land space:</source>
        <translation>Alle haben die gleichen zwanzig. Normale Plättchen, auf jedes freie Landfeld:</translation>
    </message>
    <message>
        <source>Buddha 2, 3, 4: for Buddhas only</source>
        <translation>Buddha 2, 3, 4: nur für Buddhas</translation>
    </message>
    <message>
        <source>helmet 2, 3, 4: for helmets only</source>
        <translation>Helm 2, 3, 4: nur für Helme</translation>
    </message>
    <message>
        <source>rice 2, 3, 4: for rice only</source>
        <translation>Reis 2, 3, 4: nur für Reis</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>Plättchentausch</translation>
    </message>
    <message>
        <source>Fast tiles, besides the normal one:</source>
        <translation>Schnelle Plättchen, zusätzlich zum normalen:</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>Figurentausch</translation>
    </message>
    <message>
        <source>The tile exchange: take up one of your own tiles on land, put the exchange there in its place, and place the tile at once on another free land space. The exchange stays and fills its space, but has no strength. By the rules of 1998 the ronin cannot be taken up, by those of 2015 it can; ships and other exchanges never can.</source>
        <translation>Der Plättchentausch: Nimm eines deiner eigenen Plättchen auf Land auf, leg den Tausch an seine Stelle und leg das Plättchen sofort auf ein anderes freies Landfeld. Der Tausch bleibt liegen und belegt sein Feld, hat aber keine Stärke. Nach den Regeln von 1998 kann der Ronin nicht aufgenommen werden, nach denen von 2015 schon; Schiffe und andere Tauschplättchen nie.</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>If the highest sum is shared, or nobody has any influence, nobody gets the figure: it is set aside for good.</source>
        <translation>Haben mehrere die höchste Summe oder hat niemand Einfluss, bekommt niemand die Figur: Sie wird endgültig beiseitegelegt.</translation>
    </message>
    <message>
        <source>In the edition of 1998 this happens at once, before the next tile of the turn; in that of 2015 when the turn ends, so that a ship played after the last land tile still counts.</source>
        <translation>In der Ausgabe von 1998 geschieht das sofort, vor dem nächsten Plättchen des Zugs; in der von 2015 am Ende des Zugs, sodass ein Schiff nach dem letzten Landplättchen noch mitzählt.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows all turns so far.</source>
        <translation>H zeigt einen Tipp: Er weiß nur, was du weißt, und sagt, warum. T zeigt alle bisherigen Züge.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Figures of three castes stand in the settlements of Japan: Buddhas, helmets and rice. You place tiles beside the settlements; each tile has a strength and influences one kind of figure or all three. When every land space around a settlement is taken, each figure there goes to the player with the most influence on it. Whoever collects most of a kind leads it, and whoever leads most kinds wins.</source>
        <translation>In den Siedlungen Japans stehen Figuren dreier Kasten: Buddhas, Helme und Reis. Du legst Plättchen neben die Siedlungen; jedes hat eine Stärke und beeinflusst eine Figurenart oder alle drei. Sind alle Landfelder um eine Siedlung belegt, geht jede Figur dort an den Spieler mit dem größten Einfluss auf sie. Wer die meisten Figuren einer Art sammelt, führt bei ihr, und wer bei den meisten Arten führt, gewinnt.</translation>
    </message>
    <message>
        <source>Two players fight for Honshu. With three players Kyushu and Shikoku are added, with four Hokkaido too. A village holds one figure, a town two of different kinds, and Edo, the capital, one of each kind.</source>
        <translation>Zwei kämpfen um Honshu. Zu dritt kommen Kyushu und Shikoku dazu, zu viert auch Hokkaido. In einem Dorf steht eine Figur, in einer Stadt stehen zwei verschiedener Art, und in Edo, der Hauptstadt, steht eine von jeder Art.</translation>
    </message>
    <message>
        <source>Tiles never lie on settlements, only on the land beside them; ships lie on the sea. Every land space on this chart touches at least one settlement.</source>
        <translation>Plättchen liegen nie auf Siedlungen, nur auf dem Land daneben; Schiffe liegen auf der See. Auf diesem Spielplan grenzt jedes Landfeld an mindestens eine Siedlung.</translation>
    </message>
    <message>
        <source>Edo begins with one figure of each kind. In turn each player places one more figure: first until every town holds two different ones, then one in each village.</source>
        <translation>In Edo steht zu Beginn eine Figur jeder Art. Reihum setzt jeder Spieler eine weitere Figur: zuerst, bis in jeder Stadt zwei verschiedene stehen, dann eine in jedes Dorf.</translation>
    </message>
    <message>
        <source>Play one or more of the five tiles in your hand: at most one normal tile, and as many fast tiles as you like, in any order. Fast tiles carry two arrows at the bottom. Then end your turn and draw until you hold five tiles again. You may not pass while you can still play a tile.</source>
        <translation>Spiel eines oder mehrere der fünf Plättchen auf deiner Hand: höchstens ein normales und beliebig viele schnelle, in beliebiger Reihenfolge. Schnelle Plättchen tragen unten zwei Pfeile. Dann beende den Zug und zieh nach, bis du wieder fünf Plättchen hast. Du darfst nicht passen, solange du noch ein Plättchen spielen kannst.</translation>
    </message>
    <message>
        <source>samurai 1, 1, 2, 2, 3: for every kind</source>
        <translation>Samurai 1, 1, 2, 2, 3: für jede Art</translation>
    </message>
    <message>
        <source>ships 1, 1, 2: on the sea, for every kind</source>
        <translation>Schiffe 1, 1, 2: auf See, für jede Art</translation>
    </message>
    <message>
        <source>ronin 1: on land, for every kind</source>
        <translation>Ronin 1: auf Land, für jede Art</translation>
    </message>
    <message>
        <source>The figure exchange: two figures of different kinds in two different settlements change places; no settlement may then hold two of one kind. The tile is used up and is not placed anywhere.</source>
        <translation>Der Figurentausch: Zwei Figuren verschiedener Art in zwei verschiedenen Siedlungen tauschen die Plätze; danach dürfen in keiner Siedlung zwei derselben Art stehen. Das Plättchen ist verbraucht und wird nirgends hingelegt.</translation>
    </message>
    <message>
        <source>A settlement is surrounded as soon as a tile lies on every land space beside it; the sea does not matter. For each of its figures the strengths of the tiles around it are added up, ships included, if they influence that kind. The highest sum takes the figure, and different figures of a settlement may go to different players.</source>
        <translation>Eine Siedlung ist umstellt, sobald auf jedem Landfeld neben ihr ein Plättchen liegt; die See spielt dabei keine Rolle. Für jede ihrer Figuren werden die Stärken der Plättchen ringsum zusammengezählt, auch die der Schiffe, soweit sie diese Art beeinflussen. Die höchste Summe bekommt die Figur, und verschiedene Figuren einer Siedlung können an verschiedene Spieler gehen.</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or when four figures have been set aside. In domination it goes on until no figure is left.</source>
        <translation>Das Spiel endet, sobald die letzte Figur einer Art den Spielplan verlassen hat oder wenn vier Figuren beiseitegelegt sind. Bei Vorherrschaft geht es weiter, bis keine Figur mehr da ist.</translation>
    </message>
    <message>
        <source>You lead a kind of figure if you alone have the most of it. Then this decides, line by line:</source>
        <translation>Du führst bei einer Figurenart, wenn du allein die meisten Figuren dieser Art hast. Dann entscheidet der Reihe nach:</translation>
    </message>
    <message>
        <source>1. Whoever leads two or three kinds wins.
2. Otherwise only those who lead a kind stay in; if that is just one player, they win.
3. Each of them counts their figures of the kinds that they do not lead: the most win.
4. Still equal: the most figures in all.
5. Still equal: the victory is shared. If nobody leads any kind, the figures in all decide.</source>
        <translation>1. Wer bei zwei oder drei Arten führt, gewinnt.
2. Sonst bleiben nur die im Rennen, die bei einer Art führen; ist es nur einer, gewinnt er.
3. Jeder von ihnen zählt seine Figuren der Arten, bei denen er nicht führt: Die meisten gewinnen.
4. Immer noch gleich: die meisten Figuren insgesamt.
5. Immer noch gleich: Der Sieg wird geteilt. Führt niemand bei einer Art, entscheiden die Figuren insgesamt.</translation>
    </message>
    <message>
        <source>In the game of the thesis two players have eighteen tiles, without the exchanges; the number of kinds led decides, then the figures in all.</source>
        <translation>Im Spiel der Abschlussarbeit haben zwei Spieler je achtzehn Plättchen, ohne die beiden Tauschplättchen; es entscheidet die Zahl der Arten, bei denen man führt, dann die Figuren insgesamt.</translation>
    </message>
    <message>
        <source>Choose a tile with the mouse or the keys 1 to 5, then one of the spaces that are lit. While you point at a space, a panel shows what your tile would change there and who would capture what. The numbers beside a settlement are the influence on its figures.</source>
        <translation>Wähle ein Plättchen mit der Maus oder den Tasten 1 bis 5, dann eines der Felder, die leuchten. Zeigst du auf ein Feld, siehst du in einem Fenster, was dein Plättchen dort ändern würde und wer was erobern würde. Die Zahlen neben einer Siedlung sind der Einfluss auf ihre Figuren.</translation>
    </message>
    <message>
        <source>With the keyboard: arrow keys go from space to space, Enter places the tile, G goes to a space by its letter and number, Backspace takes back a step of this turn, E ends the turn. Plus, minus and 0 zoom; so does the wheel, and the chart can be moved with the mouse.</source>
        <translation>Mit der Tastatur: Pfeiltasten gehen von Feld zu Feld, Enter legt das Plättchen, G geht zu einem Feld nach Buchstabe und Zahl, die Rücktaste nimmt einen Schritt dieses Zugs zurück, E beendet den Zug. Plus, Minus und 0 zoomen, das Mausrad auch, und mit der Maus lässt sich der Spielplan verschieben.</translation>
    </message>
    <message>
        <source>Two kinds win the game: choose them early, and give away figures of the third. Most land spaces touch two settlements, so a samurai between two figures that you want is worth double. Whoever fills the last space around a settlement decides when it is counted: be ahead before you close it, and keep a fast tile for the moment when one more point is enough.</source>
        <translation>Zwei Figurenarten gewinnen das Spiel: Wähle sie früh und gib Figuren der dritten her. Die meisten Landfelder grenzen an zwei Siedlungen, also ist ein Samurai zwischen zwei Figuren, die du willst, doppelt so viel wert. Wer das letzte Feld um eine Siedlung füllt, bestimmt, wann gezählt wird: Sei vorn, bevor du sie schließt, und heb ein schnelles Plättchen für den Moment auf, in dem ein Punkt mehr reicht.</translation>
    </message>
</context>
<context>
    <name>SamuraiView</name>
    <message>
        <source>the first tiles</source>
        <translation>die ersten Plättchen</translation>
    </message>
    <message>
        <source>placing the figures</source>
        <translation>Setzen der Figuren</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>denkt nach</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n auf der Hand</numerusform>
            <numerusform>%n auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1: %2 auf dem Brett</translation>
    </message>
    <message>
        <source>%1 of %2 set aside</source>
        <translation>%1 von %2 beiseitegelegt</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>%1 beiseitegelegt</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when none is left.</source>
        <translation>Figuren auf dem Brett. Das Spiel endet, wenn keine mehr da ist.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Deine ersten Plättchen</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <translation>Plättchen: %1</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>There is no space %1 on this chart</source>
        <translation>Das Feld %1 gibt es auf diesem Spielplan nicht</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Plättchen</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>Figuren auf dem Brett. Das Spiel endet, wenn von einer Art keine mehr da ist oder vier Figuren beiseitegelegt sind.</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Für mich wählen</translation>
    </message>
    <message>
        <source>Show whole chart</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Zug rückgängig</translation>
    </message>
    <message>
        <source>The last step of this turn (Backspace)</source>
        <translation>Der letzte Schritt dieses Zugs (Rücktaste)</translation>
    </message>
</context>
<context>
    <name>SamuraiWords</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>A tile and where it is placed</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 of %2 for %3 of %4</source>
        <extracomment>Two figures change places: figure, settlement, figure, settlement</extracomment>
        <translation>%1 in %2 gegen %3 in %4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>A tile, from where and to where it moves</extracomment>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A figure and the settlement it is placed in</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>du führst</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and his influence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2: nobody has influence, it is set aside</source>
        <translation>%1 in %2: Niemand hat Einfluss, beiseitegelegt</translation>
    </message>
    <message>
        <source>%1 of %2: a tie at %3, it is set aside</source>
        <translation>%1 in %2: Gleichstand bei %3, beiseitegelegt</translation>
    </message>
    <message>
        <source>%1 of %2: to you, %3 to %4</source>
        <extracomment>A figure, its settlement, your influence, the highest of the others</extracomment>
        <translation>%1 in %2: an dich, %3 : %4</translation>
    </message>
    <message>
        <source>%1 of %2: to %3, %4 to %5</source>
        <extracomment>A figure, its settlement, the player who gets it, their influence, the highest of the others</extracomment>
        <translation>%1 in %2: an %3, %4 : %5</translation>
    </message>
    <message>
        <source>Two figures change places</source>
        <translation>Zwei Figuren tauschen die Plätze</translation>
    </message>
    <message>
        <source>Moves one of your tiles on land</source>
        <translation>Versetzt eines deiner Plättchen auf Land</translation>
    </message>
    <message>
        <source>On the sea, counts for every figure</source>
        <translation>Auf See, zählt für jede Figur</translation>
    </message>
    <message>
        <source>On land, counts for every figure</source>
        <translation>Auf Land, zählt für jede Figur</translation>
    </message>
    <message>
        <source>On land, counts for one kind of figure</source>
        <translation>Auf Land, zählt für eine Figurenart</translation>
    </message>
    <message>
        <source>%1; fast</source>
        <translation>%1; schnell</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>A space and the settlements beside it</extracomment>
        <translation>%1 bei %2</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>%1: %2, %3 of %4 points</source>
        <translation>%1: %2, %3 von %4 Punkten</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>Trumpfmacher</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points, and those that win</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Wer hat was?</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>This move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>Dieser Zug hat sich am besten gehalten: In %1 von %2 Versuchen war er die Wahl.</translation>
    </message>
</context>
<context>
    <name>Search thoughts</name>
    <message>
        <source>For %0 this move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>Für %0 hat sich dieser Zug am besten gehalten: die Wahl in %1 von %2 Versuchen.</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
</context>
<context>
    <name>SeatedPlayer</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Washi paper</source>
        <translation>Washi-Papier</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Tannengrün</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel at the table do the same</source>
        <translation>Geht am Tisch auch mit Ctrl und Mausrad</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Bewegung und Tempo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced: cards fade instead of moving</source>
        <translation>Reduziert: Karten blenden über, statt zu wandern</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>The key S turns them on and off</source>
        <translation>Die Taste S schaltet sie an und aus</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Twenty seconds a turn</source>
        <translation>Zwanzig Sekunden pro Zug</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Puts everything here back as it was at first</source>
        <translation>Stellt hier alles wieder so ein, wie es am Anfang war</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>All screens except the tables</source>
        <translation>Alle Ansichten außer den Tischen</translation>
    </message>
    <message>
        <source>Match the table</source>
        <translation>Passend zum Tisch</translation>
    </message>
    <message>
        <source>On French cards: clubs green, diamonds blue</source>
        <translation>Auf französischen Karten: Kreuz grün, Karo blau</translation>
    </message>
    <message>
        <source>On French cards: rank and suit are easier to read</source>
        <translation>Auf französischen Karten: Wert und Farbe sind besser lesbar</translation>
    </message>
    <message>
        <source>How long they take over a move, at least</source>
        <translation>So lange brauchen sie mindestens für einen Zug</translation>
    </message>
    <message>
        <source>For people at Big Two and Doudizhu. If you take longer, you pass, or lead your lowest card.</source>
        <translation>Für Menschen bei Big Two und Doudizhu. Brauchst du länger, passt du oder spielst deine niedrigste Karte aus.</translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1</source>
        <translation>Gilt ab dem nächsten Start. Jetzt: %1</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Asks before a move that gives up much: gentle, before mistakes; strict, before inaccuracies too</source>
        <translation>Fragt vor einem Zug, der viel verschenkt: sanft vor Fehlern, streng auch vor Ungenauigkeiten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Gesellschaft</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>At rare moments a computer player says a word when the game is over</source>
        <translation>Ganz selten sagt ein Computerspieler ein Wort, wenn das Spiel vorbei ist</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Der Raum</translation>
    </message>
    <message>
        <source>At a table: quiet air and a clock on the wall</source>
        <translation>Am Tisch: leises Raumgeräusch und eine Uhr an der Wand</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>What a move must give up to be called a mistake, by the tutor and in reviews. What is not certain is never called one, so a review, which looks longer, may find more.</source>
        <translation>Was ein Zug verschenken muss, damit er beim Tutor und in Analysen als Fehler gilt. Unsicheres gilt nie als Fehler, deshalb findet eine Analyse, die länger hinschaut, vielleicht mehr.</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Eigene Programme</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of parlour-lab can sit at the table, in every game. It is told no more than a player in its place sees. Parlour starts its command on this computer, so add only what you trust.</source>
        <translation>Ein Programm, das das Protokoll von parlour-lab spricht, kann sich an den Tisch setzen, in jedem Spiel. Es erfährt nicht mehr, als ein Spieler an seinem Platz sieht. Parlour startet seinen Befehl auf diesem Computer, also füge nur hinzu, wem du vertraust.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Name des Programms</translation>
    </message>
    <message>
        <source>Its command</source>
        <translation>Sein Befehl</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>When a program fails</source>
        <translation>Wenn ein Programm ausfällt</translation>
    </message>
    <message>
        <source>It ends, is late, or makes no legal move</source>
        <translation>Es endet, ist zu spät oder macht keinen erlaubten Zug</translation>
    </message>
    <message>
        <source>The game waits</source>
        <translation>Das Spiel wartet</translation>
    </message>
    <message>
        <source>Play any move</source>
        <translation>Irgendein Zug</translation>
    </message>
</context>
<context>
    <name>SpacePreview</name>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>you capture it</source>
        <translation>du eroberst sie</translation>
    </message>
    <message>
        <source>%1 captures it</source>
        <translation>%1 erobert sie</translation>
    </message>
    <message>
        <source>leaves this settlement</source>
        <translation>verlässt diese Siedlung</translation>
    </message>
    <message>
        <source>comes here: %1</source>
        <translation>kommt hierher: %1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 is surrounded: captured at the end of the turn</source>
        <translation>%1 ist umstellt: erobert wird am Ende des Zugs</translation>
    </message>
    <message>
        <source>%1 is surrounded</source>
        <translation>%1 ist umstellt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n land space(s) still open</source>
        <translation>
            <numerusform>%1: noch %n Landfeld frei</numerusform>
            <numerusform>%1: noch %n Landfelder frei</numerusform>
        </translation>
    </message>
    <message>
        <source>Far from every settlement</source>
        <translation>Fern von jeder Siedlung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a town and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>See</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n land space(s) open</source>
        <translation>
            <numerusform>%n Landfeld frei</numerusform>
            <numerusform>%n Landfelder frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile and its owner</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>neben %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A settlement, a figure there and what becomes of it</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>%1. Then: %2</source>
        <translation>%1. Danach: %2</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Neues Spiel beginnen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wähle ein Spiel</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter deals, F1 explains the rules</source>
        <translation>Pfeiltasten wählen aus, Enter gibt die Karten, F1 erklärt die Regeln</translation>
    </message>
    <message>
        <source>Games (%1)</source>
        <translation>Spiele (%1)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>games to continue</comment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won in a row (best)</source>
        <translation>Siege in Folge (Rekord)</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>zugesehen</translation>
    </message>
    <message>
        <source>Nothing yet: finished games are counted here.</source>
        <translation>Noch nichts: Hier werden beendete Spiele gezählt.</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 unentschieden, %3 verloren</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>with several people</source>
        <translation>mit mehreren Personen</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>All games of %1 are deleted as soon as you leave this page.</source>
        <translation>Alle Spiele von %1 werden gelöscht, sobald du diese Seite verlässt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Deine Spielstärke</translation>
    </message>
    <message>
        <source>Games against %1</source>
        <translation>Spiele gegen %1</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>Against everybody</source>
        <translation>Gegen alle</translation>
    </message>
    <message>
        <source>Delete all games of %1</source>
        <translation>Alle Spiele von %1 löschen</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Deine Spielweise</translation>
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
        <translation>Du spielst etwa so gut wie diese Spielstärke: %1.</translation>
    </message>
    <message>
        <source>You play about as well as this level: %1. Likely between %2 and %3.</source>
        <translation>Du spielst etwa so gut wie diese Spielstärke: %1. Wahrscheinlich zwischen %2 und %3.</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.</source>
        <translation>
            <numerusform>Beende noch %n Spiel ohne Tipps, Tutor und Zurücknehmen gegen diese Spielstärken, und du siehst hier, wie stark du bist.</numerusform>
            <numerusform>Beende noch %n Spiele ohne Tipps, Tutor und Zurücknehmen gegen diese Spielstärken, und du siehst hier, wie stark du bist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your last %n game(s) without hints, tutor and taking back, against these levels.</source>
        <translation>
            <numerusform>Aus %n Spiel ohne Tipps, Tutor und Zurücknehmen gegen diese Spielstärken.</numerusform>
            <numerusform>Aus deinen letzten %n Spielen ohne Tipps, Tutor und Zurücknehmen gegen diese Spielstärken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>What they would play</source>
        <translation>Was sie spielen würden</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>Spielt weiter…</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Nachdenken beenden</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ask another player</source>
        <translation>Weiteren Spieler fragen</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>A player with parameters, or engine:COMMAND</source>
        <translation>Ein Spieler mit Parametern oder engine:BEFEHL</translation>
    </message>
    <message>
        <source>Played on by</source>
        <translation>Weitergespielt von</translation>
    </message>
    <message>
        <source>The player who told the move</source>
        <translation>Der Spieler, der den Zug genannt hat</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Verdeckte Karten</translation>
    </message>
    <message>
        <source>Hidden tiles</source>
        <translation>Verdeckte Plättchen</translation>
    </message>
    <message>
        <source>Dealt anew</source>
        <translation>Neu verteilt</translation>
    </message>
    <message>
        <source>Each game deals again what the player to move cannot see: what a chance that is told should come to.</source>
        <translation>Jedes Spiel verteilt neu, was der Spieler am Zug nicht sieht: Darauf sollte eine genannte Chance hinauslaufen.</translation>
    </message>
    <message>
        <source>As they lie</source>
        <translation>Wie sie liegen</translation>
    </message>
    <message>
        <source>Each game begins with exactly this position.</source>
        <translation>Jedes Spiel beginnt mit genau dieser Stellung.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A game of your own: you play for whoever is to move.</source>
        <translation>Ein eigenes Spiel: Du spielst für den, der am Zug ist.</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Deal %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>Neu geben, gleiche Runde</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Karten noch mal</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Töne aus</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Töne an</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Spielnummer kopieren</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Copy game as text</source>
        <translation>Spiel als Text kopieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel Nr. %1</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>Neues Spiel, gleiche Runde</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>Gleicher Aufbau noch mal</translation>
    </message>
    <message>
        <source>Copy game number</source>
        <translation>Spielnummer kopieren</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Spiel %1 von %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>sanft</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation>Diese Stellung untersuchen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>Tutor: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Spiel %1 von %2</translation>
    </message>
    <message>
        <source>The tutor keeps silent.</source>
        <translation>Der Tutor schweigt.</translation>
    </message>
    <message>
        <source>The tutor asks before you make a mistake.</source>
        <translation>Der Tutor fragt, bevor du einen Fehler machst.</translation>
    </message>
    <message>
        <source>The tutor asks before mistakes and inaccuracies.</source>
        <translation>Der Tutor fragt vor Fehlern und Ungenauigkeiten.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>This keeps the %1 together.</source>
        <translation>So bleibt die Kombination beisammen (%1).</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which nobody can beat.</source>
        <translation>%0 behält %1: Dagegen kommt niemand an.</translation>
    </message>
    <message>
        <source>What %0 has left goes out in one play.</source>
        <translation>Was %0 dann noch hat, geht in einem Zug weg.</translation>
    </message>
    <message>
        <source>What %0 has left goes out in %1 plays.</source>
        <translation>Was %0 dann noch hat, geht in %1 Zügen weg.</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>Das schlägt nur noch eine einzige Karte.</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>Das schlagen nur noch %1 Karten.</translation>
    </message>
    <message>
        <source>Without the %1 nothing that %0 holds is sure to win the lead.</source>
        <translation>Ohne %1 holt nichts im Blatt von %0 das Ausspiel sicher.</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later.</source>
        <translation>%0 hebt %1 für später auf.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump, for later.</source>
        <translation>%0 hebt einen Trumpf für später auf (%1).</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest of its suit left.</source>
        <translation>%0 behält %1, die höchste noch übrige Karte der Farbe.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest trump left.</source>
        <translation>%0 behält %1, den höchsten noch übrigen Trumpf.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only one point.</source>
        <translation>Wird %1 gestochen, kostet das nur einen Punkt.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only %2 points.</source>
        <translation>Wird %1 gestochen, kostet das nur %2 Punkte.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 together.</source>
        <translation>%0 spielt %1 und lässt die Kombination beisammen (%2).</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back, and then %0 plays the rest and wins.</source>
        <translation>Wird %0 geschlagen, holt %1 das Ausspiel zurück, und dann spielt %0 den Rest und gewinnt.</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back.</source>
        <translation>Wird %0 geschlagen, holt %1 das Ausspiel zurück.</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 should win the lead back.</source>
        <translation>Wird %0 geschlagen, sollte %1 das Ausspiel zurückholen.</translation>
    </message>
    <message>
        <source>This splits the %1.</source>
        <translation>Das zerlegt eine Kombination (%1).</translation>
    </message>
    <message>
        <source>This spends the %1, which nobody can beat.</source>
        <translation>Damit geht %1 schon weg, und dagegen kommt niemand an.</translation>
    </message>
    <message>
        <source>After this %0 still needs %1 plays to go out.</source>
        <translation>Danach braucht %0 immer noch %1 Züge.</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it is hard to get rid of.</source>
        <translation>%1 bleibt übrig und ist schwer loszuwerden.</translation>
    </message>
    <message>
        <source>The %1 stay behind, and they are hard to get rid of.</source>
        <translation>%1 bleiben übrig und sind schwer loszuwerden.</translation>
    </message>
    <message>
        <source>The %1 is worth more later.</source>
        <translation>%1 ist später mehr wert.</translation>
    </message>
    <message>
        <source>The %1 are worth more later.</source>
        <translation>%1 sind später mehr wert.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>TournamentFormView</name>
    <message>
        <source>Choose who plays: levels, players of the paper, champions, the same player with other parameters, or a program of your own.</source>
        <translation>Wähle, wer spielt: Spielstärken, Spieler aus der Arbeit, Champions, derselbe Spieler mit anderen Parametern oder ein eigenes Programm.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Spielstärken</translation>
    </message>
    <message>
        <source>Command of a program of your own</source>
        <translation>Befehl eines eigenen Programms</translation>
    </message>
    <message>
        <source>A program&apos;s command</source>
        <translation>Befehl eines Programms</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>Der erste Spieler trifft auf jeden anderen.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Jeder trifft auf jeden.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>Der erste</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Each deal is played once in every seat: no luck of the seat remains.</source>
        <translation>Jede Verteilung wird auf jedem Platz einmal gespielt: So bleibt kein Glück des Platzes.</translation>
    </message>
    <message>
        <source>Each deal is played twice, by both sides with each other&apos;s cards.</source>
        <translation>Jede Verteilung wird zweimal gespielt, jede Seite einmal mit den Karten der anderen.</translation>
    </message>
    <message>
        <source>Each deal is played once.</source>
        <translation>Jede Verteilung wird einmal gespielt.</translation>
    </message>
    <message>
        <source>Every seat</source>
        <translation>Jeder Platz</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>When a match ends</source>
        <translation>Wann eine Begegnung endet</translation>
    </message>
    <message>
        <source>As soon as it is clear whether the first of two players is stronger by %1 Elo: a sequential test, wrong in 5 of 100 cases at most.</source>
        <translation>Sobald klar ist, ob der erste von zwei Spielern um %1 Elo stärker ist: ein sequenzieller Test, der in höchstens 5 von 100 Fällen irrt.</translation>
    </message>
    <message>
        <source>After a number of games.</source>
        <translation>Nach einer Anzahl von Spielen.</translation>
    </message>
    <message>
        <source>After a number of games</source>
        <translation>Nach einer Anzahl von Spielen</translation>
    </message>
    <message>
        <source>Is one stronger by %1 Elo?</source>
        <translation>Ist einer um %1 Elo stärker?</translation>
    </message>
    <message>
        <source>Games of a match, at most</source>
        <translation>Spiele je Begegnung, höchstens</translation>
    </message>
    <message>
        <source>Games of a match</source>
        <translation>Spiele je Begegnung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Derselbe Startwert gibt dieselben Verteilungen und dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>Begegnungen gleichzeitig</translation>
    </message>
    <message>
        <source>Each is a program of its own that lets everything else go first.</source>
        <translation>Jede ist ein eigenes Programm, das allem anderen den Vortritt lässt.</translation>
    </message>
    <message>
        <source>Keep all games</source>
        <translation>Alle Spiele aufbewahren</translation>
    </message>
    <message>
        <source>Then any of them can be watched and reviewed. A million deals need about a gigabyte.</source>
        <translation>Dann kannst du jedes davon ansehen und analysieren. Eine Million Verteilungen braucht etwa ein Gigabyte.</translation>
    </message>
    <message>
        <source>Games in all: %1</source>
        <translation>Spiele insgesamt: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt mit</translation>
    </message>
</context>
<context>
    <name>TournamentTab</name>
    <message>
        <source>Tournaments so far</source>
        <translation>Bisherige Turniere</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament in %1</source>
        <translation>Turnier in %1</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals, one fit of all matches together. The first player chosen for the tournament has 0.</source>
        <translation>Elo mit 95-%-Intervallen, aus allen Begegnungen gemeinsam berechnet. Der zuerst gewählte Spieler des Turniers hat 0.</translation>
    </message>
    <message>
        <source>Each plays alone against two of the other; in games with roles only games with the lone player as the landlord count.</source>
        <translation>Jeder spielt allein gegen zwei vom anderen; in Spielen mit Rollen zählen nur Spiele, in denen der Einzelne Grundherr ist.</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>Jeder gegen jeden, in Prozent</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>Begegnungen von %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finde den besten Zug</translation>
    </message>
    <message>
        <source>Positions of real deals, each with exactly one best move. Play it on the table; then you see what it is worth, and why. What you do not find comes back after 1, 3, 7 and 21 days.</source>
        <translation>Stellungen aus echten Spielen, jede mit genau einem besten Zug. Spiel ihn am Tisch; dann siehst du, was er wert ist und warum. Was du nicht findest, kommt nach 1, 3, 7 und 21 Tagen wieder.</translation>
    </message>
    <message>
        <source>This game has no problems yet.</source>
        <translation>Für dieses Spiel gibt es noch keine Aufgaben.</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>Nahe meiner Wertung</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Easy (%1)</source>
        <translation>Leicht (%1)</translation>
    </message>
    <message>
        <source>Medium (%1)</source>
        <translation>Mittel (%1)</translation>
    </message>
    <message>
        <source>Hard (%1)</source>
        <translation>Schwer (%1)</translation>
    </message>
    <message>
        <source>All answers are deleted as soon as you leave this page.</source>
        <translation>Alle Antworten werden gelöscht, sobald du diese Seite verlässt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Dein Fortschritt</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>versucht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>to be tried again today</source>
        <translation>heute wieder dran</translation>
    </message>
    <message>
        <source>Delete all answers</source>
        <translation>Alle Antworten löschen</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Which move is best? Play it.</source>
        <translation>Welcher Zug ist der beste? Spiel ihn.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks so far</source>
        <translation>Bisherige Stiche</translation>
    </message>
    <message>
        <source>No trick is complete yet.</source>
        <translation>Noch ist kein Stich vollständig.</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>Stich %1 von %2</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns so far</source>
        <translation>Bisherige Züge</translation>
    </message>
    <message>
        <source>Nobody has played a tile yet.</source>
        <translation>Noch hat niemand ein Plättchen gespielt.</translation>
    </message>
</context>
<context>
    <name>TutorBubble</name>
    <message>
        <source>Better: %1.</source>
        <translation>Besser: %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Grund zeigen</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
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
        <translation>Pause</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Karten aufdecken</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Deal before</source>
        <translation>Voriges Spiel</translation>
    </message>
    <message>
        <source>Ctrl+Page up</source>
        <translation>Ctrl+Bild auf</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Ctrl+Page down</source>
        <translation>Ctrl+Bild ab</translation>
    </message>
    <message>
        <source>Game before</source>
        <translation>Voriges Spiel</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
</context>
<context>
    <name>parlour::CalibrationRun</name>
    <message>
        <source>early</source>
        <comment>phase of a deal</comment>
        <translation>früh</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>phase of a deal</comment>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>late</source>
        <comment>phase of a deal</comment>
        <translation>spät</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>Zugeben</translation>
    </message>
    <message>
        <source>who began</source>
        <translation>wer begann</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>Grundherr</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>Trumpfmacher</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>Genannte Chancen und gewonnene Spiele</translation>
    </message>
    <message>
        <source>Points told against points made</source>
        <translation>Genannte und gemachte Punkte</translation>
    </message>
    <message>
        <source>Told, in per cent</source>
        <translation>Genannt, in Prozent</translation>
    </message>
    <message>
        <source>Points told</source>
        <translation>Genannte Punkte</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>Gewonnen, in Prozent</translation>
    </message>
    <message>
        <source>Points made</source>
        <translation>Gemachte Punkte</translation>
    </message>
    <message>
        <source>what came of it</source>
        <translation>was daraus wurde</translation>
    </message>
    <message>
        <source>true values</source>
        <translation>richtige Werte</translation>
    </message>
</context>
<context>
    <name>parlour::ClimbingTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing here beats it</source>
        <translation>Deine Karten reichen nicht</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>To beat: %1</source>
        <translation>Zu schlagen: %1</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Wähle ein Gebot</translation>
    </message>
    <message>
        <source>Choose the cards to play, or pass</source>
        <translation>Wähle die Karten zum Spielen oder passe</translation>
    </message>
    <message>
        <source>Choose the cards to play</source>
        <translation>Wähle die Karten zum Spielen</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>Das war die Lektion.</translation>
    </message>
    <message>
        <source>That was the last lesson: now you know how to play.</source>
        <translation>Das war die letzte Lektion: Jetzt weißt du, wie man spielt.</translation>
    </message>
</context>
<context>
    <name>parlour::DealSetup</name>
    <message numerus="yes">
        <source>%1: there is room for %n more.</source>
        <translation>
            <numerusform>%1: Hier ist noch Platz für %n.</numerusform>
            <numerusform>%1: Hier ist noch Platz für %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>parlour::DoudizhuTable</name>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>roter Joker</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Grundherr</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Highest bid: %1</source>
        <translation>Höchstes Gebot: %1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Einsatz: %1</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Niemand bietet</translation>
    </message>
    <message>
        <source>No points: the cards are dealt again.</source>
        <translation>Keine Punkte: Die Karten werden neu gegeben.</translation>
    </message>
    <message>
        <source>Spring: no peasant has played a card.</source>
        <translation>Frühling: Kein Bauer hat eine Karte gespielt.</translation>
    </message>
    <message>
        <source>Anti-spring: the landlord has played only once.</source>
        <translation>Gegenfrühling: Der Grundherr hat nur einmal gespielt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A factor of the stake, and what it comes from</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Gebot</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n Bombe</numerusform>
            <numerusform>%n Bomben</numerusform>
        </translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>anti-spring</source>
        <translation>Gegenfrühling</translation>
    </message>
    <message>
        <source>Each peasant wins or loses the stake, the landlord twice that:</source>
        <translation>Jeder Bauer gewinnt oder verliert den Einsatz, der Grundherr das Doppelte:</translation>
    </message>
</context>
<context>
    <name>parlour::EuchreTable</name>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 legt eine Karte ab</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they bid</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Noch kein Trumpf</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 ist Trumpf</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>alle haben gepasst</translation>
    </message>
    <message>
        <source>first round of bidding</source>
        <translation>erste Bietrunde</translation>
    </message>
    <message>
        <source>second round of bidding</source>
        <translation>zweite Bietrunde</translation>
    </message>
    <message>
        <source>Maker: %1, alone against %2</source>
        <translation>Trumpfmacher: %1, allein gegen %2</translation>
    </message>
    <message>
        <source>Maker: %1, alone</source>
        <translation>Trumpfmacher: %1, allein</translation>
    </message>
    <message>
        <source>Maker: %1</source>
        <translation>Trumpfmacher: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>No points, and the next player deals.</source>
        <translation>Keine Punkte, und der nächste Spieler gibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Euchred: the makers needed 3 tricks and took %1. That is %2 for %3.</source>
        <translation>Euchre: Die Trumpfmacher brauchten 3 Stiche und haben %1. %3: %2.</translation>
    </message>
    <message>
        <source>All 5 tricks, played alone by %1: %2.</source>
        <translation>Alle 5 Stiche, allein gespielt, %1: %2.</translation>
    </message>
    <message>
        <source>%1 of 5 tricks, played alone by %2: %3.</source>
        <translation>%1 von 5 Stichen, allein gespielt, %2: %3.</translation>
    </message>
    <message>
        <source>All 5 tricks for the makers, %1: %2.</source>
        <translation>Alle 5 Stiche für die Trumpfmacher, %1: %2.</translation>
    </message>
    <message>
        <source>%1 of 5 tricks for the makers, %2: %3.</source>
        <translation>%1 von 5 Stichen für die Trumpfmacher, %2: %3.</translation>
    </message>
</context>
<context>
    <name>parlour::Exercise</name>
    <message>
        <source>Your decision %1 of %2 that can be better. What would you play now?</source>
        <translation>Deine Entscheidung %1 von %2, bei der es besser geht. Was würdest du jetzt spielen?</translation>
    </message>
    <message>
        <source>Looking at it...</source>
        <translation>Wird angesehen…</translation>
    </message>
    <message>
        <source>That is what you played.</source>
        <translation>So hast du im Spiel gespielt.</translation>
    </message>
    <message>
        <source>That is no better than what you played.</source>
        <translation>Das ist nicht besser als dein Zug im Spiel.</translation>
    </message>
    <message>
        <source>That is about %1 better than what you played, and there is better still.</source>
        <translation>Das ist etwa %1 besser als dein Zug im Spiel, und es geht noch besser.</translation>
    </message>
    <message>
        <source>Well done: nothing is better.</source>
        <translation>Gut gemacht: Besser geht es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n more try(s).</source>
        <translation>
            <numerusform>Noch %n Versuch.</numerusform>
            <numerusform>Noch %n Versuche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::FinishedGames</name>
    <message>
        <source>Finished games are kept and will be counted later.</source>
        <translation>Beendete Spiele werden aufbewahrt und später gezählt.</translation>
    </message>
    <message>
        <source>A finished game could not be read and was kept as %1. %2</source>
        <translation>Ein beendetes Spiel war nicht lesbar und wurde als %1 aufbewahrt. %2</translation>
    </message>
    <message>
        <source>A finished game cannot be kept in %1: %2</source>
        <translation>Ein beendetes Spiel lässt sich nicht in %1 aufbewahren: %2</translation>
    </message>
</context>
<context>
    <name>parlour::GameCatalogue</name>
    <message>
        <source>This file cannot be used. %1</source>
        <translation>Diese Datei lässt sich nicht verwenden. %1</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>Deine eigenen Spieler</translation>
    </message>
    <message>
        <source>Made in the laboratory: %1</source>
        <translation>Im Labor entstanden: %1</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>Ein eigenes Programm: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameResults</name>
    <message>
        <source>The table was saved as %1.</source>
        <translation>Die Tabelle wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>Die Tabelle ließ sich nicht speichern. %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameReview</name>
    <message>
        <source>Before the deal</source>
        <translation>Vor Spielbeginn</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>So hast du gespielt</translation>
    </message>
    <message>
        <source>%1 played this</source>
        <translation>So hat %1 gespielt</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Best by what could be known</source>
        <translation>Am besten nach dem, was man wissen konnte</translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>%1 is a program that is not among yours in the settings, so it is not started. The game waits.</source>
        <translation>%1 ist ein Programm, das in den Einstellungen nicht unter deinen steht, darum wird es nicht gestartet. Das Spiel wartet.</translation>
    </message>
    <message>
        <source>%1 has failed, and the game waits: take a move back or open it again, and the program is started again. %2</source>
        <translation>%1 ist ausgefallen, und das Spiel wartet: Nimm einen Zug zurück oder öffne das Spiel neu, dann startet das Programm wieder. %2</translation>
    </message>
    <message>
        <source>%1 has failed; the first legal move is played. %2</source>
        <translation>%1 ist ausgefallen; der erste erlaubte Zug wird gespielt. %2</translation>
    </message>
</context>
<context>
    <name>parlour::LabProcess</name>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>It told a line without an end.</source>
        <translation>Das Programm hat eine Zeile ohne Ende ausgegeben.</translation>
    </message>
    <message>
        <source>Its report has no end.</source>
        <translation>Der Bericht hat kein Ende.</translation>
    </message>
    <message>
        <source>It ended suddenly (signal %1).</source>
        <translation>Das Programm ist plötzlich abgebrochen (Signal %1).</translation>
    </message>
    <message>
        <source>It failed without a reason (exit code %1).</source>
        <translation>Das Programm ist ohne Grund fehlgeschlagen (Rückgabewert %1).</translation>
    </message>
    <message>
        <source>Its report cannot be read.</source>
        <translation>Der Bericht lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>parlour::LabRun</name>
    <message>
        <source>The laboratory needs the program parlour-lab, which is not installed.</source>
        <translation>Das Labor braucht das Programm parlour-lab, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Another Parlour is at work on this run.</source>
        <translation>Ein anderes Parlour arbeitet gerade an diesem Lauf.</translation>
    </message>
    <message>
        <source>What another version of Parlour had begun is played again.</source>
        <translation>Was eine andere Version von Parlour begonnen hatte, wird noch einmal gespielt.</translation>
    </message>
</context>
<context>
    <name>parlour::Laboratory</name>
    <message>
        <source>The program without a window could not be started, so the run stays here.</source>
        <translation>Das Programm ohne Fenster ließ sich nicht starten, deshalb bleibt der Lauf hier.</translation>
    </message>
</context>
<context>
    <name>parlour::LearningRun</name>
    <message>
        <source>The best of each generation against the player as it was</source>
        <translation>Die beste Variante jeder Generation gegen den ursprünglichen Spieler</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Per cent won</source>
        <translation>Prozent gewonnen</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>die beste</translation>
    </message>
    <message>
        <source>Games won after so many games of learning</source>
        <translation>Gewonnene Spiele nach so vielen Spielen Lernen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>How often it plays what MiniMax would play, on other deals</source>
        <translation>Wie oft es spielt, was MiniMax spielen würde, bei anderen Verteilungen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>all positions</source>
        <translation>alle Stellungen</translation>
    </message>
    <message>
        <source>where there is a choice</source>
        <translation>wo es eine Wahl gibt</translation>
    </message>
</context>
<context>
    <name>parlour::PaperRun</name>
    <message>
        <source>%1, ours</source>
        <comment>title of a plot</comment>
        <translation>%1, unsere Werte</translation>
    </message>
    <message>
        <source>%1, published</source>
        <comment>title of a plot</comment>
        <translation>%1, veröffentlicht</translation>
    </message>
    <message>
        <source>Ours beside the published figures</source>
        <translation>Unsere Werte neben den veröffentlichten</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere Werte</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>%1, %2 %3, %4 %5</source>
        <comment>a table, then its row and its column, each by what it is and its value</comment>
        <translation>%1, %2 %3, %4 %5</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOnJob</name>
    <message>
        <source>Your system starts no more threads. Try again later.</source>
        <translation>Dein System startet keine weiteren Threads. Versuch es später noch einmal.</translation>
    </message>
</context>
<context>
    <name>parlour::PlotDrawing</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>parlour::PositionStudy</name>
    <message>
        <source>%1 players at most can be asked side by side.</source>
        <translation>Es lassen sich höchstens %1 Spieler nebeneinander fragen.</translation>
    </message>
    <message>
        <source>This player is asked already.</source>
        <translation>Dieser Spieler wird schon gefragt.</translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written.</source>
        <translation>Die Einstellungen lassen sich nicht speichern: %1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Das Spiel lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The game could not be opened. %1</source>
        <translation>Das Spiel ließ sich nicht öffnen. %1</translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation>Das Spiel wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>Das Spiel ließ sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>Parlour is already running but does not answer. This window is a new start; the other game stays saved.</source>
        <translation>Parlour läuft schon, antwortet aber nicht. Dieses Fenster fängt neu an; das andere Spiel bleibt gespeichert.</translation>
    </message>
    <message>
        <source>This game was given up: it cannot be reviewed.</source>
        <translation>Dieses Spiel wurde aufgegeben: Es lässt sich nicht analysieren.</translation>
    </message>
    <message>
        <source>From move %1</source>
        <translation>Ab Zug %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Aus einer Stellung</translation>
    </message>
    <message>
        <source>The position was saved as %1.</source>
        <translation>Die Stellung wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The position could not be saved. %1</source>
        <translation>Die Stellung ließ sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>No mistake of yours was found so far.</source>
        <translation>Bisher wurde kein Fehler von dir gefunden.</translation>
    </message>
    <message>
        <source>No mistake of yours was found. Well played!</source>
        <translation>Es wurde kein Fehler von dir gefunden. Gut gespielt!</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewJob</name>
    <message>
        <source>A kept review could not be used and was kept as %1. The game is looked at again.</source>
        <translation>Eine aufbewahrte Analyse war nicht brauchbar und wurde als %1 aufbewahrt. Das Spiel wird neu angesehen.</translation>
    </message>
    <message>
        <source>The review cannot be kept: %1</source>
        <translation>Die Analyse lässt sich nicht aufbewahren: %1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. The review begins as soon as it does.</source>
        <translation>Dein System startet keine weiteren Threads. Die Analyse beginnt, sobald das wieder geht.</translation>
    </message>
</context>
<context>
    <name>parlour::Run</name>
    <message>
        <source>This run cannot be read. %1</source>
        <translation>Dieser Lauf lässt sich nicht lesen. %1</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTable</name>
    <message>
        <source>%1 chooses tiles</source>
        <translation>%1 wählt Plättchen</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and their move</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTurn</name>
    <message numerus="yes">
        <source>Choose %n more tile(s) to begin with</source>
        <translation>
            <numerusform>Wähle noch %n Plättchen für den Anfang</numerusform>
            <numerusform>Wähle noch %n Plättchen für den Anfang</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a figure: choose a lit settlement</source>
        <translation>Setz eine Figur: Wähle eine leuchtende Siedlung</translation>
    </message>
    <message>
        <source>Choose a settlement for the figure</source>
        <translation>Wähle eine Siedlung für die Figur</translation>
    </message>
    <message>
        <source>Nothing more can be played: end your turn</source>
        <translation>Mehr lässt sich nicht spielen: Beende den Zug</translation>
    </message>
    <message>
        <source>Play fast tiles, or end your turn</source>
        <translation>Spiel schnelle Plättchen oder beende den Zug</translation>
    </message>
    <message>
        <source>Play another tile, or end your turn</source>
        <translation>Spiel noch ein Plättchen oder beende den Zug</translation>
    </message>
    <message>
        <source>Choose one of your tiles</source>
        <translation>Wähle eines deiner Plättchen</translation>
    </message>
    <message>
        <source>Choose the figure that changes places with the %1 of %2</source>
        <translation>Wähle die Figur für den Tausch mit %1 in %2</translation>
    </message>
    <message>
        <source>Choose the first of two figures that change places</source>
        <translation>Wähle die erste der beiden Figuren für den Tausch</translation>
    </message>
    <message>
        <source>Choose a land space to move it to</source>
        <translation>Wähle ein Landfeld, auf das es versetzt wird</translation>
    </message>
    <message>
        <source>Choose which of your tiles to move</source>
        <translation>Wähle, welches deiner Plättchen versetzt wird</translation>
    </message>
    <message>
        <source>Choose a free sea space</source>
        <translation>Wähle ein freies Seefeld</translation>
    </message>
    <message>
        <source>Choose a free land space</source>
        <translation>Wähle ein freies Landfeld</translation>
    </message>
    <message>
        <source>Only one normal tile is played in a turn; fast ones may follow</source>
        <translation>Pro Zug spielt man nur ein normales Plättchen; schnelle dürfen folgen</translation>
    </message>
    <message>
        <source>This tile cannot be played now</source>
        <translation>Dieses Plättchen kann jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>Choose one of your tiles first</source>
        <translation>Wähle erst eines deiner Plättchen</translation>
    </message>
    <message>
        <source>Choose a settlement with a figure</source>
        <translation>Wähle eine Siedlung mit einer Figur</translation>
    </message>
    <message>
        <source>No figure there can change places now</source>
        <translation>Dort kann jetzt keine Figur getauscht werden</translation>
    </message>
    <message>
        <source>Choose one of your own tiles on land</source>
        <translation>Wähle eines deiner eigenen Plättchen auf Land</translation>
    </message>
</context>
<context>
    <name>parlour::SavedGames</name>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation>Das unterbrochene Spiel war nicht lesbar und wurde als %1 aufbewahrt. %2</translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation>Das unterbrochene Spiel war nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Das Spiel lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>This game is being played in another window of Parlour.</source>
        <translation>Dieses Spiel wird gerade in einem anderen Fenster von Parlour gespielt.</translation>
    </message>
    <message>
        <source>This game was ended in another window of Parlour.</source>
        <translation>Dieses Spiel wurde in einem anderen Fenster von Parlour beendet.</translation>
    </message>
    <message>
        <source>This game could not be read and was kept as %1. %2</source>
        <translation>Dieses Spiel war nicht lesbar und wurde als %1 aufbewahrt. %2</translation>
    </message>
    <message>
        <source>This game could not be read: %1</source>
        <translation>Dieses Spiel war nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. Your game is still saved, but the table may pause for it.</source>
        <translation>Dein System startet keine weiteren Threads. Dein Spiel wird trotzdem gespeichert, aber der Tisch kann dabei kurz stocken.</translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and were reset. The old file was kept as %1.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zurückgesetzt. Die alte Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings could not be read: %1</source>
        <translation>Die Einstellungen waren nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Statistics</name>
    <message>
        <source>The statistics cannot be saved: %1</source>
        <translation>Die Statistik lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The statistics could not be read and were reset. The old file was kept as %1.</source>
        <translation>Die Statistik war nicht lesbar und wurde zurückgesetzt. Die alte Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation>Das Ergebnis ließ sich nicht zählen: %1</translation>
    </message>
    <message>
        <source>The results could not be deleted: %1</source>
        <translation>Die Ergebnisse ließen sich nicht löschen: %1</translation>
    </message>
    <message>
        <source>another program is busy with it</source>
        <translation>ein anderes Programm ist gerade damit beschäftigt</translation>
    </message>
    <message>
        <source>What the review found could not be added to the statistics: %1</source>
        <translation>Was die Analyse ergab, ließ sich nicht in die Statistik aufnehmen: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Tournament</name>
    <message>
        <source>This game was not kept.</source>
        <translation>Dieses Spiel wurde nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>Jeder gegen jeden, in Prozent</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>How often which score</source>
        <translation>Wie oft welche Punktzahl</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>scores</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n deal(s).</source>
        <translation>
            <numerusform>Dieses Spiel hat %n Verteilung.</numerusform>
            <numerusform>Dieses Spiel hat %n Verteilungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Training</name>
    <message>
        <source>The problems cannot be read. %1</source>
        <translation>Die Aufgaben lassen sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>The answers cannot be deleted.</source>
        <translation>Die Antworten lassen sich nicht löschen.</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>Es gibt keine andere Aufgabe dieser Art.</translation>
    </message>
    <message>
        <source>The answer cannot be kept: the disk cannot be written.</source>
        <translation>Die Antwort lässt sich nicht aufbewahren: Der Datenträger ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Problem %1 of %2, %3</source>
        <translation>Aufgabe %1 von %2, %3</translation>
    </message>
    <message>
        <source>Right! Every other move gives up at least %1.</source>
        <translation>Richtig! Jeder andere Zug verschenkt mindestens %1.</translation>
    </message>
    <message>
        <source>Every other move gives up at least %1.</source>
        <translation>Jeder andere Zug verschenkt mindestens %1.</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up about %1.</source>
        <translation>Es gibt einen besseren Zug. Dieser verschenkt etwa %1.</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up more than %1.</source>
        <translation>Es gibt einen besseren Zug. Dieser verschenkt mehr als %1.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>You found it</source>
        <translation>Du hast ihn gefunden</translation>
    </message>
    <message>
        <source>A deep search confirmed this.</source>
        <translation>Eine tiefe Suche hat das bestätigt.</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>Deine Wertung: %1 (%2)</translation>
    </message>
    <message>
        <source>This is certain, whatever the others hold.</source>
        <translation>Das ist sicher, was immer die anderen haben.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
</context>
<context>
    <name>parlour::TrickTable</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and the card they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The trick goes to %1: %2 points</source>
        <translation>Stich: %1, %2 Punkte</translation>
    </message>
    <message>
        <source>The trick goes to %1</source>
        <translation>Stich: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Tutor</name>
    <message>
        <source>This gives up about %1. Look again?</source>
        <translation>Das verschenkt etwa %1. Noch mal ansehen?</translation>
    </message>
</context>
</TS>
