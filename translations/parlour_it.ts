<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Parlour</source>
        <translation>Informazioni su Parlour</translation>
    </message>
    <message>
        <source>For playing, watching and learning games of skill against strong computer players.</source>
        <translation>Giochi di abilità da giocare, guardare e imparare, contro avversari artificiali agguerriti.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Software libero sotto la GNU General Public License, versione 3 o successiva.</translation>
    </message>
    <message>
        <source>Drawn with %1.</source>
        <translation>Grafica: %1.</translation>
    </message>
    <message>
        <source>Where the players come from</source>
        <translation>Da dove vengono i giocatori</translation>
    </message>
    <message>
        <source>Are the deals fair?</source>
        <translation>Il mazziere è onesto?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>%1: after %2</source>
        <translation>%1: secondo %2</translation>
    </message>
    <message>
        <source>Players that cheat are offered only under that label; all others see no more than you would in their place.</source>
        <translation>I giocatori che barano sono proposti solo sotto questa etichetta; tutti gli altri non vedono più di quanto vedresti tu al loro posto.</translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. If you doubt it, let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation>Le carte dipendono solo dal numero della smazzata, prima che qualcuno giochi. Lo stesso numero dà le stesse carte su ogni computer, chiunque giochi. Se hai dubbi, fai dare le carte un milione di volte al laboratorio, parlour-lab, e conta.</translation>
    </message>
    <message>
        <source>Its players here: %1</source>
        <translation>I suoi giocatori qui: %1</translation>
    </message>
    <message>
        <source>Published players keep their names and play as their papers say, or say where they do not; the program is our own. Hybrid and Multirole learned from our own players, Q-learning by practice. The laboratory, parlour-lab, repeats the experiments of the papers.</source>
        <translation>I giocatori pubblicati conservano il loro nome e giocano come dicono gli studi da cui vengono, o dicono dove se ne scostano; il programma è nostro. Hybrid e Multirole hanno imparato dai nostri giocatori, Q-learning con la pratica. Il laboratorio, parlour-lab, ripete gli esperimenti degli studi.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Pensieri</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>Mostra consiglio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Chance to win the game</source>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation>Punti attesi</translation>
    </message>
    <message>
        <source>Chance that your side wins the game</source>
        <translation>Probabilità che la tua coppia vinca la partita</translation>
    </message>
    <message>
        <source>Chance that you win the game</source>
        <translation>Probabilità che tu vinca la partita</translation>
    </message>
    <message>
        <source>Points your side can expect from this deal</source>
        <translation>Punti che la tua coppia può aspettarsi da questa smazzata</translation>
    </message>
    <message>
        <source>Points you can expect from this deal</source>
        <translation>Punti che puoi aspettarti da questa smazzata</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>quasi uguale</translation>
    </message>
    <message>
        <source>fewer wins</source>
        <translation>meno vittorie</translation>
    </message>
    <message>
        <source>less sound</source>
        <translation>meno solida</translation>
    </message>
    <message>
        <source>It is worth about nothing either way.</source>
        <translation>In media qui non si guadagna né si perde.</translation>
    </message>
    <message>
        <source>%1 expects to gain about %2.</source>
        <translation>%1 può aspettarsi di guadagnare circa %2.</translation>
    </message>
    <message>
        <source>%1 expects to lose about %2.</source>
        <translation>%1 può aspettarsi di perdere circa %2.</translation>
    </message>
    <message>
        <source>Your side can expect to gain about %1.</source>
        <translation>La tua coppia può aspettarsi di guadagnare circa %1.</translation>
    </message>
    <message>
        <source>Your side has to expect to lose about %1.</source>
        <translation>La tua coppia deve aspettarsi di perdere circa %1.</translation>
    </message>
    <message>
        <source>You can expect to gain about %1.</source>
        <translation>Puoi aspettarti di guadagnare circa %1.</translation>
    </message>
    <message>
        <source>You have to expect to lose about %1.</source>
        <translation>Devi aspettarti di perdere circa %1.</translation>
    </message>
    <message>
        <source>%1 wins this.</source>
        <translation>Questa la vince %1.</translation>
    </message>
    <message>
        <source>Your side wins this.</source>
        <translation>Questa la vince la tua coppia.</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>Questa la vinci.</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>Questa è persa: fagliela sudare.</translation>
    </message>
    <message>
        <source>This is lost for %1.</source>
        <translation>Per %1 questa è persa.</translation>
    </message>
    <message>
        <source>The side of %1 wins about %2 in 100 from here.</source>
        <translation>Da qui la coppia di %1 vince circa %2 volte su 100.</translation>
    </message>
    <message>
        <source>%1 wins about %2 in 100 from here.</source>
        <translation>Da qui %1 vince circa %2 volte su 100.</translation>
    </message>
    <message>
        <source>Your side wins about %1 in 100 from here.</source>
        <translation>Da qui la tua coppia vince circa %1 volte su 100.</translation>
    </message>
    <message>
        <source>You win about %1 in 100 from here.</source>
        <translation>Da qui vinci circa %1 volte su 100.</translation>
    </message>
    <message>
        <source>As many points, and wins more often</source>
        <translation>Porta altrettanti punti, e vince più spesso</translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <translation>Va altrettanto bene: %1.</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2 in 100.</source>
        <translation>Subito dopo: %1, con circa %2 su 100.</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2.</source>
        <translation>Subito dopo: %1, con circa %2.</translation>
    </message>
    <message>
        <source>wins by less</source>
        <translation>vince di meno</translation>
    </message>
    <message>
        <source>As likely to win, and by more</source>
        <translation>Vince altrettanto spesso, e con più margine</translation>
    </message>
    <message>
        <source>Those about equal are as good; this is the natural choice</source>
        <translation>Quelle quasi uguali valgono lo stesso; questa è la scelta naturale</translation>
    </message>
    <message>
        <source>Those about equal will do just as well</source>
        <translation>Quelle quasi uguali vanno altrettanto bene</translation>
    </message>
    <message>
        <source>Likewise.</source>
        <translation>Lo stesso vale qui.</translation>
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
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Do not ask %1</source>
        <translation>Non chiedere a %1</translation>
    </message>
    <message>
        <source>Sees hidden cards</source>
        <translation>Vede le carte nascoste</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>Aspetta il suo turno</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non interpellato</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>Sta giocando…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Won in %1: %2 (%3)</source>
        <translation>Vittorie in %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Points in %1: %2 on average (%3)</source>
        <translation>Punti in %1: %2 in media (%3)</translation>
    </message>
    <message>
        <source>Told before: %1</source>
        <translation>Detto prima: %1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Play out 1,000 times</source>
        <translation>Gioca 1000 volte fino in fondo</translation>
    </message>
    <message>
        <source>Plays this move and on to the end, again and again, to see what it is worth.</source>
        <translation>Gioca questa mossa e va avanti fino alla fine, più e più volte, per vedere quanto vale.</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>Vittoria sicura</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>Praticamente persa</translation>
    </message>
</context>
<context>
    <name>BeliefTable</name>
    <message>
        <source>All of this is certain.</source>
        <translation>Tutto questo è certo.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Coperta</translation>
    </message>
    <message>
        <source>Nothing is certain yet; each best guess is right about %1 times in 100.</source>
        <translation>Ancora niente di certo; ogni ipotesi migliore è giusta circa %1 volte su 100.</translation>
    </message>
    <message>
        <source>You know %1 of %2 for certain; for the rest, each best guess is right about %3 times in 100.</source>
        <translation>Ne conosci con certezza %1 su %2; per le altre, ogni ipotesi migliore è giusta circa %3 volte su 100.</translation>
    </message>
</context>
<context>
    <name>BidChoices</name>
    <message>
        <source>The card is turned down, and another suit may be named.</source>
        <translation>La carta è rifiutata, e si può scegliere un altro seme.</translation>
    </message>
    <message>
        <source>The next player decides.</source>
        <translation>Decide il giocatore successivo.</translation>
    </message>
    <message>
        <source>%1 become trump: you pick up the %2 and discard a card.</source>
        <translation>%1 diventa briscola: prendi la carta (%2) e ne scarti una.</translation>
    </message>
    <message>
        <source>%1 become trump: your partner %2 picks up the %3.</source>
        <translation>%1 diventa briscola: la carta (%3) va al tuo compagno %2.</translation>
    </message>
    <message>
        <source>%1 become trump, but your opponent %2 picks up the %3.</source>
        <translation>%1 diventa briscola, ma la carta (%3) va all’avversario %2.</translation>
    </message>
    <message>
        <source>Nobody makes trump, and the next player deals.</source>
        <translation>Nessuno decide la briscola, e dà le carte il giocatore successivo.</translation>
    </message>
    <message>
        <source>The suit becomes trump: without %1 you need three of five tricks.</source>
        <translation>Il seme diventa briscola: senza %1 ti servono tre prese su cinque.</translation>
    </message>
    <message>
        <source>The suit becomes trump: you and %1 need three of five tricks.</source>
        <translation>Il seme diventa briscola: a te e a %1 servono tre prese su cinque.</translation>
    </message>
    <message>
        <source>You defend together with %1.</source>
        <translation>Difendi insieme a %1.</translation>
    </message>
    <message>
        <source>%1 sits out. If the maker is euchred, you score 4 points.</source>
        <translation>%1 non gioca. Se il dichiarante non ce la fa, guadagni 4 punti.</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Alone  (A)</source>
        <translation>Da solo  (A)</translation>
    </message>
    <message>
        <source>Your partner sits out; all five tricks count 4 points.</source>
        <translation>Il compagno non gioca; tutte e cinque le prese valgono 4 punti.</translation>
    </message>
</context>
<context>
    <name>Big Two</name>
    <message>
        <source>fewest of the others: %1</source>
        <translation>il minimo tra gli altri: %1</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>nessuna combinazione</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>carta singola</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>poker</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>scala colore</translation>
    </message>
    <message>
        <source>Two cards must be a pair</source>
        <translation>Due carte devono essere una coppia</translation>
    </message>
    <message>
        <source>A play has at most five cards</source>
        <translation>Si giocano al massimo cinque carte</translation>
    </message>
    <message>
        <source>The first play must contain the three of diamonds</source>
        <translation>La prima giocata deve contenere il tre di quadri</translation>
    </message>
    <message>
        <source>This does not beat the play on the table</source>
        <translation>Non batte le carte in tavola</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>Carta data due volte: %1</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>Carte rimaste: %1</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>Chi apre non può passare</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>Non tutte queste carte sono in mano</translation>
    </message>
    <message>
        <source>Three cards must have the same rank</source>
        <translation>Tre carte devono avere lo stesso valore</translation>
    </message>
    <message>
        <source>Three cards are not a play</source>
        <translation>Tre carte insieme non si possono giocare</translation>
    </message>
    <message>
        <source>Four cards are not a play</source>
        <translation>Quattro carte insieme non si possono giocare</translation>
    </message>
    <message>
        <source>These five cards are not a straight, flush, full house, four of a kind or straight flush</source>
        <translation>Queste cinque carte non formano né scala, né colore, né full, né poker, né scala colore</translation>
    </message>
    <message>
        <source>Only a single card can be played here</source>
        <translation>Qui si può giocare solo una carta singola</translation>
    </message>
    <message>
        <source>Only a pair can be played here</source>
        <translation>Qui si può giocare solo una coppia</translation>
    </message>
    <message>
        <source>Only three of a kind can be played here</source>
        <translation>Qui si può giocare solo un tris</translation>
    </message>
    <message>
        <source>Only a five-card combination can be played here</source>
        <translation>Qui si può giocare solo una combinazione di cinque carte</translation>
    </message>
    <message>
        <source>Expected four hands, not %1</source>
        <translation>Qui servono quattro mani, non %1</translation>
    </message>
    <message>
        <source>A hand has 13 cards, not %1</source>
        <translation>Una mano ha 13 carte, non %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano di %1</translation>
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
        <translation>nessuna giocata ancora possibile la batte</translation>
    </message>
    <message>
        <source>few plays still out beat it</source>
        <translation>poche giocate ancora possibili la battono</translation>
    </message>
    <message>
        <source>many plays still out beat it</source>
        <translation>molte giocate ancora possibili la battono</translation>
    </message>
    <message>
        <source>every play still out beats it</source>
        <translation>ogni giocata ancora possibile la batte</translation>
    </message>
</context>
<context>
    <name>Big Two habits</name>
    <message>
        <source>You pass when you should play</source>
        <translation>Passi quando dovresti giocare</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>Giochi quando dovresti passare</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>Rompi le combinazioni</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>Giochi più alto di quanto dovresti</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>Giochi più basso di quanto dovresti</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>Apri con troppo poche carte alla volta</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>Apri con troppe carte alla volta</translation>
    </message>
</context>
<context>
    <name>Big Two options</name>
    <message>
        <source>First play</source>
        <translation>Prima giocata</translation>
    </message>
    <message>
        <source>Whoever has the three of diamonds begins; usually with a play that contains it.</source>
        <translation>Comincia chi ha il tre di quadri; di solito con una giocata che lo contiene.</translation>
    </message>
    <message>
        <source>With the three of diamonds</source>
        <translation>Con il tre di quadri</translation>
    </message>
    <message>
        <source>Any play</source>
        <translation>Una qualsiasi</translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation>Dopo aver passato</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again before the round is over.</source>
        <translation>Se chi ha passato può rientrare prima che il giro finisca.</translation>
    </message>
    <message>
        <source>Out for the round</source>
        <translation>Fuori fino a fine giro</translation>
    </message>
    <message>
        <source>May play again</source>
        <translation>Si può rientrare</translation>
    </message>
    <message>
        <source>Straights with a two</source>
        <translation>Scale con il due</translation>
    </message>
    <message>
        <source>A2345 and 23456 are the lowest two straights, or the highest two, compared by the suit of the two.</source>
        <translation>A2345 e 23456 sono le due scale più basse, oppure le due più alte, confrontate in base al seme del due.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Le più basse</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Le più alte</translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>The suit</source>
        <translation>Il seme</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>La carta più alta</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>Non ammesso</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Ammesso</translation>
    </message>
    <message>
        <source>What decides first between two flushes: their suit or their highest card.</source>
        <translation>Che cosa decide per primo fra due colori: il seme o la carta più alta.</translation>
    </message>
    <message>
        <source>Whether three cards of the same rank may be played together.</source>
        <translation>Se si possono giocare insieme tre carte dello stesso valore.</translation>
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
        <translation>Esordiente</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Giocatore occasionale</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Giocatore di circolo</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Plays any legal move at random.</source>
        <translation>Fa una mossa valida qualsiasi, a caso.</translation>
    </message>
    <message>
        <source>Notices hardly more than one play, and makes it.</source>
        <translation>Nota poco più di una giocata, e sceglie quella.</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden hands.</source>
        <translation>Gli sfugge la maggior parte delle giocate, e valuta le altre con una sola ipotesi sulle carte nascoste.</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>Promettente</translation>
    </message>
    <message>
        <source>Overlooks two plays in three, and judges the rest by a single guess at the hidden hands.</source>
        <translation>Gli sfuggono due giocate su tre, e valuta le altre con una sola ipotesi sulle carte nascoste.</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and never passes when a play is possible.</source>
        <translation>Gioca sempre più basso che può, e non passa mai se può giocare.</translation>
    </message>
    <message>
        <source>Judges plays by a single guess at the hidden hands, and now and then overlooks one.</source>
        <translation>Valuta le giocate con una sola ipotesi sulle carte nascoste, e ogni tanto gliene sfugge una.</translation>
    </message>
    <message>
        <source>Knows which cards are still out, gets rid of weak plays first and keeps strong ones for the end, but does not guess who holds what.</source>
        <translation>Sa quali carte mancano ancora, si libera prima delle giocate deboli e tiene quelle forti per la fine, ma non cerca di indovinare chi ha che cosa.</translation>
    </message>
    <message>
        <source>Tries each play against sixty guesses at the hidden hands that fit what the others have played.</source>
        <translation>Prova ogni giocata con sessanta ipotesi sulle carte nascoste, compatibili con ciò che gli altri hanno giocato.</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and tries each play against thousands of such hands. Has played millions of games with itself and learned from them.</source>
        <translation>Da ogni giocata e da ogni passo deduce che cosa possono avere gli altri, e prova ogni giocata contro migliaia di mani così. Ha giocato milioni di partite contro sé stesso e ha imparato da quelle.</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomized</translation>
    </message>
    <message>
        <source>Plays any combination that it can at random, and passes only when it has none.</source>
        <translation>Gioca a caso una qualsiasi delle combinazioni possibili, e passa solo quando non ne ha nessuna.</translation>
    </message>
    <message>
        <source>Rule-based, splitting pairs</source>
        <translation>Rule-based che rompe le coppie</translation>
    </message>
    <message>
        <source>Plays like Rule-based, but breaks a pair up when each of its cards may win a round.</source>
        <translation>Gioca come Rule-based, ma rompe una coppia quando ognuna delle sue carte può vincere un giro.</translation>
    </message>
    <message>
        <source>Cautious: holds cards back, and passes more often than most.</source>
        <translation>Prudente: trattiene le carte, e passa più spesso di quasi tutti.</translation>
    </message>
    <message>
        <source>Bold: beats what can be beaten, and passes less often than most.</source>
        <translation>Audace: batte tutto ciò che si può battere, e passa meno spesso di quasi tutti.</translation>
    </message>
</context>
<context>
    <name>Big Two reasons</name>
    <message>
        <source>An opponent has two cards at most, so no pair is held back.</source>
        <translation>Un avversario ha al massimo due carte, quindi non si trattengono coppie.</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>Passa: non hai niente di più alto.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>Passa: per battere dovresti rompere una tua combinazione (%1).</translation>
    </message>
    <message>
        <source>Pass: anything that beats this would break up a better combination.</source>
        <translation>Passa: per battere romperesti una combinazione migliore.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then you play the rest and win.</source>
        <translation>Con %1 nessuno può batterti, poi cali il resto e vinci.</translation>
    </message>
    <message>
        <source>Don&apos;t play a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>Niente carte singole: a %1 resta una sola carta, e contro %2 non può niente.</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>Gioca la tua carta più alta: a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>Dopo questa ti manca una sola giocata per finire.</translation>
    </message>
    <message>
        <source>Play five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>Gioca cinque carte insieme: a %1 ne restano solo %2, e non può batterle.</translation>
    </message>
    <message>
        <source>You have to open with your three of diamonds, and it goes with nothing else.</source>
        <translation>Devi aprire con il tre di quadri, e non si lega a nient’altro.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead again.</source>
        <translation>Con %1 nessuno può batterti, quindi apri di nuovo tu.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, your lowest card.</source>
        <translation>Apri tu: liberati di %1, la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Get rid of five cards at once with the %1.</source>
        <translation>Con %1 ti liberi di cinque carte in un colpo solo.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>Apri con %1 e non più basso: chi vuole il controllo deve spendere di più.</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead next.</source>
        <translation>Rompi la combinazione (%1): con %2 nessuno può batterti, e poi apri tu.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead next.</source>
        <translation>Con %1 nessuno può batterti, quindi poi apri tu.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>Non lasciare il controllo a %1, che ha una sola carta.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>Non lasciare il controllo a %1, che ha solo %2 carte.</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up cards that belong together.</source>
        <translation>Gioca %1: più basso romperesti carte che vanno insieme.</translation>
    </message>
    <message>
        <source>You win in %1 plays, whatever the others hold.</source>
        <translation>Vinci in %1 giocate, qualunque carta abbiano gli altri.</translation>
    </message>
    <message>
        <source>Lead your higher card: nobody can beat it, and then you play the other and win.</source>
        <translation>Apri con la carta più alta: nessuno può batterla, poi giochi l’altra e vinci.</translation>
    </message>
    <message>
        <source>Lead your higher card: an opponent has only one card left.</source>
        <translation>Apri con la carta più alta: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>Lead your lower card first: the higher one may win the lead back.</source>
        <translation>Apri prima con la carta più bassa: la più alta può ridarti il controllo.</translation>
    </message>
    <message>
        <source>Lead the pair: nobody can beat it, and then you play your last card and win.</source>
        <translation>Apri con la coppia: nessuno può batterla, poi giochi l’ultima carta e vinci.</translation>
    </message>
    <message>
        <source>Lead the single card: nobody can beat it, and then you play the pair and win.</source>
        <translation>Apri con la carta singola: nessuno può batterla, poi giochi la coppia e vinci.</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>Apri con la coppia: a un avversario resta una sola carta, e non può batterla.</translation>
    </message>
    <message>
        <source>Lead the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>Apri con la carta singola: a un avversario restano due carte, forse una coppia più alta.</translation>
    </message>
    <message>
        <source>Lead the weaker of your two plays: %1.</source>
        <translation>Apri con la più debole delle tue due giocate: %1.</translation>
    </message>
    <message>
        <source>Lead the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>Apri con la carta di mezzo: la più alta non la batte nessuno, e ti ridà il controllo.</translation>
    </message>
    <message>
        <source>Lead the highest of your three cards: an opponent has only one left.</source>
        <translation>Apri con la più alta delle tue tre carte: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>Lead the lowest of your three cards first.</source>
        <translation>Apri prima con la più bassa delle tue tre carte.</translation>
    </message>
    <message>
        <source>Lead the higher pair: nobody can beat it, and then you play the other and win.</source>
        <translation>Apri con la coppia più alta: nessuno può batterla, poi giochi l’altra e vinci.</translation>
    </message>
    <message>
        <source>Lead the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>Apri con la coppia più alta: a un avversario restano due carte, forse una coppia.</translation>
    </message>
    <message>
        <source>Lead the lower pair first: the higher one may win the lead back.</source>
        <translation>Apri prima con la coppia più bassa: la più alta può ridarti il controllo.</translation>
    </message>
    <message>
        <source>Nothing you hold is sure to win the lead, so lead the weakest play: %1.</source>
        <translation>Niente di ciò che hai ti dà di sicuro il controllo: apri con la giocata più debole (%1).</translation>
    </message>
    <message>
        <source>Lead the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>Apri con la singola più bassa: la più alta non la batte nessuno, e ti ridà il controllo.</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>Apri con la coppia: a un avversario resta una sola carta, e la coppia non la batte nessuno.</translation>
    </message>
    <message>
        <source>Lead the lower single card: an opponent has two cards left, so keep the pair.</source>
        <translation>Apri con la singola più bassa: a un avversario restano due carte, quindi tieni la coppia.</translation>
    </message>
    <message>
        <source>Lead the lower single card and keep the pair, which nobody can beat.</source>
        <translation>Apri con la singola più bassa e tieni la coppia, che nessuno può battere.</translation>
    </message>
    <message>
        <source>Lead your second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>Apri con la seconda più bassa: la più alta non la batte nessuno, e ti ridà il controllo.</translation>
    </message>
    <message>
        <source>Lead the highest of your four cards: an opponent has only one left.</source>
        <translation>Apri con la più alta delle tue quattro carte: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>Lead the lowest of your four cards first.</source>
        <translation>Apri prima con la più bassa delle tue quattro carte.</translation>
    </message>
    <message>
        <source>Lead five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>Apri con cinque carte: a un avversario ne resta una sola, e non può batterle.</translation>
    </message>
    <message>
        <source>Lead a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>Apri con una coppia: a un avversario resta una sola carta, e non può batterla.</translation>
    </message>
    <message>
        <source>An opponent has only one card, so lead your strongest: %1.</source>
        <translation>A un avversario resta una sola carta: apri con la tua giocata più forte (%1).</translation>
    </message>
    <message>
        <source>Lead your lowest pair: you hold more pairs than single cards.</source>
        <translation>Apri con la coppia più bassa: hai più coppie che carte singole.</translation>
    </message>
    <message>
        <source>You have the lead, so start with your weakest play: %1.</source>
        <translation>Apri tu: comincia con la tua giocata più debole (%1).</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then you play the rest and win.</source>
        <translation>Nessuno può batterti, poi cali il resto e vinci.</translation>
    </message>
    <message>
        <source>You have two plays left, neither sure to win the lead: lead the five cards.</source>
        <translation>Ti restano due giocate, e nessuna ti dà di sicuro il controllo: apri con le cinque carte.</translation>
    </message>
    <message>
        <source>Nobody can beat %1 of your last three plays: lead one of them.</source>
        <translation>Delle tue ultime tre giocate, %1 non le batte nessuno: apri con una di quelle.</translation>
    </message>
    <message>
        <source>You have three plays left: lead the five cards first.</source>
        <translation>Ti restano tre giocate: apri prima con le cinque carte.</translation>
    </message>
    <message>
        <source>You have three plays left: lead the highest pair, for an opponent has two cards.</source>
        <translation>Ti restano tre giocate: apri con la coppia più alta, perché un avversario ha due carte.</translation>
    </message>
    <message>
        <source>You have three plays left: lead the lowest pair first.</source>
        <translation>Ti restano tre giocate: apri prima con la coppia più bassa.</translation>
    </message>
    <message>
        <source>With two cards left nothing is held back.</source>
        <translation>Con due carte rimaste non si trattiene niente.</translation>
    </message>
    <message>
        <source>An opponent has fewer than three cards left, so nothing is held back.</source>
        <translation>Un avversario ha meno di tre carte, quindi non si trattiene niente.</translation>
    </message>
    <message>
        <source>Nobody can beat at least half of the plays in hand, so nothing is held back.</source>
        <translation>Almeno metà delle giocate in mano non le batte nessuno, quindi non si trattiene niente.</translation>
    </message>
    <message>
        <source>The highest card is kept for later.</source>
        <translation>La carta più alta si tiene per dopo.</translation>
    </message>
    <message>
        <source>The highest card stays for later.</source>
        <translation>La carta più alta resta per dopo.</translation>
    </message>
    <message>
        <source>With three cards left no pair is held back.</source>
        <translation>Con tre carte rimaste non si trattengono coppie.</translation>
    </message>
    <message>
        <source>The pair of twos is kept for later, to beat two single cards.</source>
        <translation>La coppia di due si tiene per dopo, per battere due carte singole.</translation>
    </message>
    <message>
        <source>Only a pair of twos would be kept for later.</source>
        <translation>Per dopo si terrebbe solo una coppia di due.</translation>
    </message>
    <message>
        <source>So early in the game high five cards are kept, to win the lead back after the other five.</source>
        <translation>Così presto si tengono cinque carte alte, per riprendere il controllo dopo le altre cinque.</translation>
    </message>
    <message>
        <source>There is no need to keep five cards for later.</source>
        <translation>Non serve tenere cinque carte per dopo.</translation>
    </message>
    <message>
        <source>Split your %1 to play a pair: an opponent has only one card left.</source>
        <translation>Rompi la combinazione (%1) per giocare una coppia: a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>Split a pair: an opponent has only one card left.</source>
        <translation>Rompi una coppia: a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>Split your %1 for a single card: an opponent has only one card left.</source>
        <translation>Rompi la combinazione (%1) per giocare una carta singola: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>Pass: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>Passa: per battere non vale la pena rompere niente, anche se a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>You have at most three plays left: beat this with the highest.</source>
        <translation>Ti restano al massimo tre giocate: batti con la più alta.</translation>
    </message>
    <message>
        <source>Play your highest single card: an opponent has only one card left.</source>
        <translation>Gioca la tua singola più alta: a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>Beat it with the weakest play that does: %1.</source>
        <translation>Batti con la giocata più debole che basta: %1.</translation>
    </message>
    <message>
        <source>Split your high pair: nobody can beat it, and each of its cards may win the lead.</source>
        <translation>Rompi la coppia alta: nessuno può batterla, e ogni sua carta può darti il controllo.</translation>
    </message>
    <message>
        <source>Pass: what beats this is worth more to you later.</source>
        <translation>Passa: le carte che batterebbero ti servono di più dopo.</translation>
    </message>
    <message>
        <source>Pass: no whole combination of yours beats this.</source>
        <translation>Passa: per battere dovresti rompere una combinazione.</translation>
    </message>
    <message>
        <source>Open with the play that your three of diamonds belongs to.</source>
        <translation>Apri con la giocata che contiene il tuo tre di quadri.</translation>
    </message>
    <message>
        <source>The hand holds two five-card plays side by side.</source>
        <translation>In mano ci sono due giocate da cinque carte, separate.</translation>
    </message>
    <message>
        <source>There are no other five cards to play.</source>
        <translation>Non ci sono altre cinque carte da giocare.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum.</source>
        <translation>Fra tutte le giocate da cinque in mano, questa lascia le carte più alte, in totale.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card.</source>
        <translation>Fra tutte le giocate da cinque in mano, questa lascia la carta più alta.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum, in the fewest plays.</source>
        <translation>Fra tutte le giocate da cinque in mano, questa lascia le carte più alte in totale, in meno giocate.</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card and the fewest plays.</source>
        <translation>Fra tutte le giocate da cinque in mano, questa lascia la carta più alta e meno giocate.</translation>
    </message>
    <message>
        <source>Of equally good five-card plays in hand this one is the highest.</source>
        <translation>Fra le giocate da cinque altrettanto buone, questa è la più alta.</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>Qualsiasi mossa va bene: questa è tirata a sorte.</translation>
    </message>
    <message>
        <source>Any play will do: this one is drawn by lot.</source>
        <translation>Qualsiasi giocata va bene: questa è tirata a sorte.</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>Batti il più basso possibile.</translation>
    </message>
    <message>
        <source>Lead what beats the fewest of the plays still out: the %1.</source>
        <translation>Apri con ciò che batte meno giocate fra quelle ancora in giro: %1.</translation>
    </message>
    <message>
        <source>Lead your lowest card with as many others as you can: the %1.</source>
        <translation>Apri con la tua carta più bassa e quante più altre puoi: %1.</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>Apri con quante più carte puoi, le più basse: %1.</translation>
    </message>
    <message>
        <source>Lead as few cards as you can, the lowest: the %1.</source>
        <translation>Apri con meno carte possibile, le più basse: %1.</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>Gioca tutto quello che ti resta: hai vinto.</translation>
    </message>
    <message>
        <source>Pass: let somebody else beat this, and keep your %1.</source>
        <translation>Passa: lascia che batta qualcun altro, e tieni %1.</translation>
    </message>
    <message>
        <source>Play high: %1 has only two cards left.</source>
        <translation>Gioca alto: a %1 restano solo due carte.</translation>
    </message>
    <message>
        <source>Play five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>Gioca cinque carte insieme: a %1 ne resta una sola, e non può batterle.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>Gioca %1 e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>Gioca %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 wins the lead back, and then you play the rest and win.</source>
        <translation>Apri con %1: con %2 riprendi il controllo, poi cali il resto e vinci.</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead again.</source>
        <translation>Rompi la combinazione (%1): con %2 nessuno può batterti, quindi apri di nuovo tu.</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so you lead again.</source>
        <translation>Nessuno ha più cinque carte per battere %1, quindi apri di nuovo tu.</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest, and play this hand as pairs rather than as a straight.</source>
        <translation>Apri con %1, la tua giocata più bassa, e gioca questa mano a coppie anziché come scala.</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>Con %1 ti liberi di due carte in un colpo solo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>Batti con %1: non rompi niente, e può darti il controllo.</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>Gioca la tua ultima carta: hai vinto.</translation>
    </message>
    <message>
        <source>Lead a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>Apri con una carta singola, non con una coppia: a %1 restano due carte, e potrebbe finire con quelle.</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2.</source>
        <translation>Gioca %1: più basso romperesti una tua combinazione (%2).</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only one card left, so don&apos;t make it easy to beat this.</source>
        <translation>Gioca %1 e non %2: a %3 resta una sola carta, quindi non farti battere facilmente.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only %4 cards left, so don&apos;t make it easy to beat this.</source>
        <translation>Gioca %1 e non %2: a %3 restano solo %4 carte, quindi non farti battere facilmente.</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for later.</source>
        <translation>Per il full usa %1 e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Play the %1 that leaves you the %2 for later.</source>
        <translation>Gioca la combinazione (%1) che ti lascia %2 per dopo.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your three of a kind for another full house.</source>
        <translation>Apri con %1 e tieni il tris per un altro full.</translation>
    </message>
    <message>
        <source>Lead the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>Apri con %1, la tua carta più bassa che non si lega a nient’altro.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>Apri tu: liberati di una carta bassa, %1 o %2.</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you may win the lead.</source>
        <translation>Batti con %1: la tua combinazione (%2) resta intera, e puoi prendere il controllo.</translation>
    </message>
    <message>
        <source>Beat it with the %2: you may never get to play your %1 in one piece.</source>
        <translation>Batti con %2: la tua combinazione (%1) forse non riesci mai a giocarla intera.</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>Batti con %1: altrimenti il controllo può restare a %2.</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>Questa la vinci comunque: va bene qualsiasi giocata.</translation>
    </message>
    <message>
        <source>Pass: the %1 is still out and beats your %2. Once it is gone, your %2 wins the lead, and then you play the rest and win.</source>
        <translation>Passa: %1 è ancora in giro e batte %2. Quando non c’è più, con %2 prendi il controllo, poi cali il resto e vinci.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>Apri con %1 e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>Apri con %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of your two lowest cards at once.</source>
        <translation>Apri tu: liberati in un colpo solo delle tue due carte più basse.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once, your lowest among them.</source>
        <translation>Apri con %1: %2 carte in un colpo solo, compresa la più bassa.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1, or spend your %2 or something better.</source>
        <translation>Passa: per battere dovresti rompere una tua combinazione (%1), o spendere %2 o anche di più.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend at least your %1.</source>
        <translation>Passa: per battere dovresti spendere almeno %1.</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Apri con %1: è più difficile da battere di %2, e tieni %3 per dopo.</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Gioca %1: è più difficile da battere di %2, e tieni %3 per dopo.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which nobody can beat.</source>
        <translation>Gioca %1 e tieni %2: nessuno può batterti.</translation>
    </message>
    <message>
        <source>Play the %1: only %2 cards still out can beat it, and you may lead next.</source>
        <translation>Gioca %1: solo %2 carte ancora in giro possono battere, e forse poi apri tu.</translation>
    </message>
    <message>
        <source>Beat it with the %1: you have another card of that rank, so your %2 stays whole.</source>
        <translation>Batti con %1: di questo valore hai un’altra carta, quindi la tua combinazione resta intera (%2).</translation>
    </message>
    <message>
        <source>Lead the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>Apri con %1: più avanti è più facile battere una carta con %2, e allora hai finito.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or spend your %2.</source>
        <translation>Passa: per battere dovresti rompere una tua combinazione (%1) o spendere %2.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>Passa: per battere dovresti spendere %1.</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>Gioca %1: chi può batterti batterebbe anche %2.</translation>
    </message>
    <message>
        <source>Pass: played one at a time, your %1 win the lead twice.</source>
        <translation>Passa: una alla volta, queste carte (%1) ti danno il controllo due volte.</translation>
    </message>
    <message>
        <source>Beat it with the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>Batti con %1: più avanti è più facile battere una carta con %2, e allora hai finito.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that gets rid of your five lowest cards.</source>
        <translation>Batti con %1: così ti liberi delle tue cinque carte più basse.</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you keep your higher cards for later.</source>
        <translation>Batti con %1: la tua combinazione (%2) resta intera, e tieni le carte più alte per dopo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and it may win you the lead.</source>
        <translation>Batti con %1: così ti manca una giocata in meno per finire, e puoi prendere il controllo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and you keep your higher cards for later.</source>
        <translation>Batti con %1: così ti manca una giocata in meno per finire, e tieni le carte più alte per dopo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 for later.</source>
        <translation>Batti con %1: non rompi niente, e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>Batti con %1: non rompi niente, e tieni le carte più alte per dopo.</translation>
    </message>
    <message>
        <source>Split your %1 rather than spend the %2: you are no further from going out then.</source>
        <translation>Rompi la combinazione (%1) anziché spendere %2: le giocate per finire non aumentano.</translation>
    </message>
    <message>
        <source>Beat it with the %1, even though that splits your %2: you are no further from going out, and may take the lead from %3.</source>
        <translation>Batti con %1, anche se così rompi la combinazione (%2): le giocate per finire non aumentano, e puoi togliere il controllo a %3.</translation>
    </message>
    <message>
        <source>%1 has only one card left, and %2 cards still out beat the %3.</source>
        <translation>A %1 resta una sola carta, e in giro ce ne sono %2 che battono %3.</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>Così ti resta in mano %1, che non batte niente di ciò che è ancora in giro: te ne liberi solo aprendo.</translation>
    </message>
    <message>
        <source>It can still beat %1 of the cards that are out, the %2 only %3.</source>
        <translation>Con questa puoi ancora battere %1 delle carte in giro, con %2 solo %3.</translation>
    </message>
    <message>
        <source>Your %1 can still beat other pairs later.</source>
        <translation>Più avanti con %1 puoi ancora battere altre coppie.</translation>
    </message>
    <message>
        <source>Your %1 can still beat other five cards later.</source>
        <translation>Più avanti con %1 puoi ancora battere altre giocate da cinque carte.</translation>
    </message>
    <message>
        <source>This leaves you with more of your low cards.</source>
        <translation>Così ti restano più carte basse.</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card you have left.</source>
        <translation>Poi la carta più alta che ti resta è %1.</translation>
    </message>
    <message>
        <source>%1 has only one card left, and %2 cards still out beat this one.</source>
        <translation>A %1 resta una sola carta, e in giro ce ne sono %2 che battono questa.</translation>
    </message>
    <message>
        <source>You can hardly win this, but each card left at the end costs you a point.</source>
        <translation>Questa difficilmente la vinci, ma ogni carta che ti resta alla fine ti costa un punto.</translation>
    </message>
    <message>
        <source>Lead the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>Apri con %1: non batte nessuna coppia ancora in giro, quindi te ne liberi solo aprendo.</translation>
    </message>
    <message>
        <source>Lead the %1: it can beat hardly any pair still out.</source>
        <translation>Apri con %1: fra le coppie ancora in giro non ne batte quasi nessuna.</translation>
    </message>
    <message>
        <source>Pass: keep your %1 until less of what beats it is still out.</source>
        <translation>Passa: tieni %1 per quando in giro ci saranno meno carte che possono batterti.</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays to go out, so keep it for later.</source>
        <translation>Passa e tieni %1 per dopo: anche se ti dà il controllo, ti servono ancora %2 giocate per finire.</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>Passa: con %1 prenderesti il controllo, ma ti servirebbero ancora %2 giocate, e nient’altro di ciò che hai te lo ridà di sicuro.</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>Passa: anche se con %1 prendi il controllo, ti servono ancora %2 giocate, e nient’altro di ciò che hai te lo ridà di sicuro.</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 can still beat the %3.</source>
        <translation>A %1 resta una sola carta, e ormai solo %2 può battere %3.</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 and the %3 can still beat the %4.</source>
        <translation>A %1 resta una sola carta, e ormai solo %2 e %3 possono battere %4.</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only %2 of the cards still out beat the %3.</source>
        <translation>A %1 resta una sola carta, e fra quelle ancora in giro solo %2 battono %3.</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later.</source>
        <translation>Rischia %3, anche se a %1 resta una sola carta: %2 ti serve dopo.</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: whatever beats one beats the other.</source>
        <translation>Gioca %1 o %2: a batterti sarebbero comunque le stesse carte.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it, and you may lead next.</source>
        <translation>Gioca %1: ormai può batterti solo %2, e forse poi apri tu.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it, and you may lead next.</source>
        <translation>Gioca %1: ormai possono batterti solo %2 e %3, e forse poi apri tu.</translation>
    </message>
    <message>
        <source>Only the %1 can still beat the %2.</source>
        <translation>Ormai solo %1 può battere %2.</translation>
    </message>
    <message>
        <source>Only the %1 and the %2 can still beat the %3.</source>
        <translation>Ormai solo %1 e %2 possono battere %3.</translation>
    </message>
    <message>
        <source>Then only your %1 is left.</source>
        <translation>Poi ti resta solo %1.</translation>
    </message>
    <message>
        <source>Then only your %1 and your %2 are left.</source>
        <translation>Poi ti restano solo %1 e %2.</translation>
    </message>
    <message>
        <source>If you are beaten, you have another %1 to win the lead back.</source>
        <translation>Se ti battono, hai un’altra combinazione così (%1) per riprendere il controllo.</translation>
    </message>
</context>
<context>
    <name>Big Two thoughts</name>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0 non ha niente di più alto.</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0 passa per non rompere la combinazione (%1).</translation>
    </message>
    <message>
        <source>%0 passes: anything that beats this would break up a better combination.</source>
        <translation>%0 passa: per battere romperebbe una combinazione migliore.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>Nessuno può battere %1, poi %0 cala il resto e vince.</translation>
    </message>
    <message>
        <source>%0 plays no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0 non gioca carte singole: a %1 ne resta una sola, e contro %2 non può niente.</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0 gioca la carta più alta: a %1 ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 keeps the %2 for later, although %1 has only one card left.</source>
        <translation>%0 tiene %2 per dopo, anche se a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>Dopo questa a %0 manca una sola giocata per finire.</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>%0 gioca cinque carte insieme: a %1 ne restano solo %2, e non può batterle.</translation>
    </message>
    <message>
        <source>%0 has to open with the three of diamonds, which goes with nothing else.</source>
        <translation>%0 deve aprire con il tre di quadri, che non si lega a nient’altro.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads again.</source>
        <translation>Nessuno può battere %1, quindi %0 apre di nuovo.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest card in hand.</source>
        <translation>%0 apre e si libera di %1, la carta più bassa in mano.</translation>
    </message>
    <message>
        <source>%0 gets rid of five cards at once with the %1.</source>
        <translation>%0 si libera di cinque carte in un colpo solo, con %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>%0 apre con %1 e non più basso: chi vuole il controllo deve spendere di più.</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2.</source>
        <translation>%0 rompe la combinazione (%1): nessuno può battere %2.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads next.</source>
        <translation>Nessuno può battere %1, quindi poi apre %0.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0 non lascia il controllo a %1, che ha una sola carta.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0 non lascia il controllo a %1, che ha solo %2 carte.</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up cards that belong together.</source>
        <translation>%0 gioca %1: più basso romperebbe carte che vanno insieme.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0 batte con %1: non rompe niente, e tiene le carte più alte.</translation>
    </message>
    <message>
        <source>%0 wins in %1 plays, whatever the others hold.</source>
        <translation>%0 vince in %1 giocate, qualunque carta abbiano gli altri.</translation>
    </message>
    <message>
        <source>%0 leads the higher card, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0 apre con la carta più alta, che nessuno può battere, poi gioca l’altra e vince.</translation>
    </message>
    <message>
        <source>%0 leads the higher card: an opponent has only one left.</source>
        <translation>%0 apre con la carta più alta: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 leads the lower card first: the higher one may win the lead back.</source>
        <translation>%0 apre prima con la carta più bassa: la più alta può ridare il controllo.</translation>
    </message>
    <message>
        <source>%0 leads the pair, which nobody can beat, and then plays the last card and wins.</source>
        <translation>%0 apre con la coppia, che nessuno può battere, poi gioca l’ultima carta e vince.</translation>
    </message>
    <message>
        <source>%0 leads the single card, which nobody can beat, and then plays the pair and wins.</source>
        <translation>%0 apre con la carta singola, che nessuno può battere, poi gioca la coppia e vince.</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>%0 apre con la coppia: a un avversario resta una sola carta, e non può batterla.</translation>
    </message>
    <message>
        <source>%0 leads the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>%0 apre con la carta singola: a un avversario restano due carte, forse una coppia più alta.</translation>
    </message>
    <message>
        <source>%0 leads the weaker of two plays: %1.</source>
        <translation>%0 apre con la più debole di due giocate: %1.</translation>
    </message>
    <message>
        <source>%0 leads the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0 apre con la carta di mezzo: la più alta non la batte nessuno, e ridà il controllo.</translation>
    </message>
    <message>
        <source>%0 leads the highest of three cards: an opponent has only one left.</source>
        <translation>%0 apre con la più alta di tre carte: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 leads the lowest of three cards first.</source>
        <translation>%0 apre prima con la più bassa di tre carte.</translation>
    </message>
    <message>
        <source>%0 leads the higher pair, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0 apre con la coppia più alta, che nessuno può battere, poi gioca l’altra e vince.</translation>
    </message>
    <message>
        <source>%0 leads the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>%0 apre con la coppia più alta: a un avversario restano due carte, forse una coppia.</translation>
    </message>
    <message>
        <source>%0 leads the lower pair first: the higher one may win the lead back.</source>
        <translation>%0 apre prima con la coppia più bassa: la più alta può ridare il controllo.</translation>
    </message>
    <message>
        <source>Nothing in hand is sure to win the lead, so %0 leads the weakest play: %1.</source>
        <translation>Niente in mano dà di sicuro il controllo: %0 apre con la giocata più debole (%1).</translation>
    </message>
    <message>
        <source>%0 leads the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>%0 apre con la singola più bassa: la più alta non la batte nessuno, e ridà il controllo.</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>%0 apre con la coppia: a un avversario resta una sola carta, e la coppia non la batte nessuno.</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair: an opponent has two cards left.</source>
        <translation>%0 apre con la singola più bassa e tiene la coppia: a un avversario restano due carte.</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair, which nobody can beat.</source>
        <translation>%0 apre con la singola più bassa e tiene la coppia, che nessuno può battere.</translation>
    </message>
    <message>
        <source>%0 leads the second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0 apre con la seconda più bassa: la più alta non la batte nessuno, e ridà il controllo.</translation>
    </message>
    <message>
        <source>%0 leads the highest of four cards: an opponent has only one left.</source>
        <translation>%0 apre con la più alta di quattro carte: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 leads the lowest of four cards first.</source>
        <translation>%0 apre prima con la più bassa di quattro carte.</translation>
    </message>
    <message>
        <source>%0 leads five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>%0 apre con cinque carte: a un avversario ne resta una sola, e non può batterle.</translation>
    </message>
    <message>
        <source>%0 leads a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>%0 apre con una coppia: a un avversario resta una sola carta, e non può batterla.</translation>
    </message>
    <message>
        <source>An opponent has only one card, so %0 leads the strongest: %1.</source>
        <translation>A un avversario resta una sola carta: %0 apre con la giocata più forte (%1).</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, holding more pairs than single cards.</source>
        <translation>%0 apre con la coppia più bassa, perché ha più coppie che carte singole.</translation>
    </message>
    <message>
        <source>%0 has the lead and starts with the weakest play: %1.</source>
        <translation>%0 apre e comincia con la giocata più debole (%1).</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then %0 plays the rest and wins.</source>
        <translation>Nessuno può battere questa giocata, poi %0 cala il resto e vince.</translation>
    </message>
    <message>
        <source>%0 has two plays left, neither sure to win the lead, and leads the five cards.</source>
        <translation>A %0 restano due giocate, e nessuna dà di sicuro il controllo: apre con le cinque carte.</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the five cards first.</source>
        <translation>A %0 restano tre giocate: apre prima con le cinque carte.</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the highest pair: an opponent has two cards.</source>
        <translation>A %0 restano tre giocate: apre con la coppia più alta, perché un avversario ha due carte.</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the lowest pair first.</source>
        <translation>A %0 restano tre giocate: apre prima con la coppia più bassa.</translation>
    </message>
    <message>
        <source>%0 splits the %1 to play a pair: an opponent has only one card left.</source>
        <translation>%0 rompe la combinazione (%1) per giocare una coppia: a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 splits a pair: an opponent has only one card left.</source>
        <translation>%0 rompe una coppia: a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 splits the %1 for a single card: an opponent has only one card left.</source>
        <translation>%0 rompe la combinazione (%1) per giocare una carta singola: a un avversario ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 passes: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>%0 passa: per battere non vale la pena rompere niente, anche se a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 plays the highest single card: an opponent has only one card left.</source>
        <translation>%0 gioca la singola più alta: a un avversario resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 beats it with the weakest play that does: %1.</source>
        <translation>%0 batte con la giocata più debole che basta: %1.</translation>
    </message>
    <message>
        <source>%0 splits a high pair: each of its cards may win the lead.</source>
        <translation>%0 rompe una coppia alta: ogni sua carta può dare il controllo.</translation>
    </message>
    <message>
        <source>%0 passes: what beats this is worth more later.</source>
        <translation>%0 passa: le carte che batterebbero servono di più dopo.</translation>
    </message>
    <message>
        <source>%0 passes: no whole combination in hand beats this.</source>
        <translation>%0 passa: per battere dovrebbe rompere una combinazione.</translation>
    </message>
    <message>
        <source>%0 opens with the play that the three of diamonds belongs to.</source>
        <translation>%0 apre con la giocata che contiene il tre di quadri.</translation>
    </message>
    <message>
        <source>%0 leads what beats the fewest of the plays still out: the %1.</source>
        <translation>%0 apre con ciò che batte meno giocate fra quelle ancora in giro: %1.</translation>
    </message>
    <message>
        <source>%0 leads the lowest card with as many others as possible: the %1.</source>
        <translation>%0 apre con la carta più bassa e quante più altre può: %1.</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0 apre con quante più carte può, le più basse: %1.</translation>
    </message>
    <message>
        <source>%0 leads as few cards as possible, the lowest: the %1.</source>
        <translation>%0 apre con meno carte possibile, le più basse: %1.</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0 gioca tutte le carte che restano e vince.</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0 batte spendendo il meno possibile.</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or spend the %2.</source>
        <translation>%0 passa per non rompere la combinazione (%1) o spendere %2.</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0 passa per non spendere %1.</translation>
    </message>
    <message>
        <source>%0 lets somebody else beat this and keeps the %1.</source>
        <translation>%0 lascia che batta qualcun altro e tiene %1.</translation>
    </message>
    <message>
        <source>%0 plays high: %1 has only two cards left.</source>
        <translation>%0 gioca alto: a %1 restano solo due carte.</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>%0 gioca cinque carte insieme: a %1 ne resta una sola, e non può batterle.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0 gioca %1 e tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 gioca %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 wins the lead back, and then the rest goes out.</source>
        <translation>%0 apre con %1: con %2 riprende il controllo, poi cala il resto.</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2, so %0 leads again.</source>
        <translation>%0 rompe la combinazione (%1): nessuno può battere %2, quindi apre di nuovo %0.</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so %0 leads again.</source>
        <translation>Nessuno ha più cinque carte per battere %1, quindi apre di nuovo %0.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest in hand, and plays pairs rather than a straight.</source>
        <translation>%0 apre con %1, la giocata più bassa in mano, e gioca a coppie anziché una scala.</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0 si libera di due carte in un colpo solo con %1.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0 batte con %1: non rompe niente, e può prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0 gioca l’ultima carta e vince.</translation>
    </message>
    <message>
        <source>%0 has three plays left, %1 of them unbeatable, and leads one of those.</source>
        <translation>Delle ultime tre giocate di %0, %1 non le batte nessuno: apre con una di quelle.</translation>
    </message>
    <message>
        <source>%0 has at most three plays left and beats this with the highest of them.</source>
        <translation>A %0 restano al massimo tre giocate: batte con la più alta.</translation>
    </message>
    <message>
        <source>%0 leads a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>%0 apre con una carta singola, non con una coppia: a %1 restano due carte, e potrebbe finire con quelle.</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2.</source>
        <translation>%0 gioca %1: più basso romperebbe una combinazione (%2).</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0 batte con %1: non rompe niente, e tiene %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only one card left.</source>
        <translation>%0 gioca %1 e non %2, perché a %3 resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only %4 cards left.</source>
        <translation>%0 gioca %1 e non %2, perché a %3 restano solo %4 carte.</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is worth as much as the %2.</source>
        <translation>%0 gioca %1, che vale quanto %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 gioca %1: chi batte deve spendere di più che contro %2, e %3 resta per dopo.</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for later.</source>
        <translation>Per il full %0 usa %1 e tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 plays the %1 that leaves the %2 for later.</source>
        <translation>%0 gioca la combinazione (%1) che lascia %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the three of a kind for another full house.</source>
        <translation>%0 apre con %1 e tiene il tris per un altro full.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0 apre con %1, la carta più bassa in mano che non si lega a nient’altro.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0 apre e si libera di una carta bassa: %1 va bene quanto %2.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole and may win the lead.</source>
        <translation>%0 batte con %1, che lascia intera la combinazione (%2) e può dare il controllo.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole, and keeps the higher cards.</source>
        <translation>%0 batte con %1, che lascia intera la combinazione (%2), e tiene le carte più alte.</translation>
    </message>
    <message>
        <source>%0 beats it with the %2, because the %1 may never get played in one piece.</source>
        <translation>%0 batte con %2, perché la combinazione (%1) forse non si riesce mai a giocarla intera.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0 batte con %1: altrimenti il controllo può restare a %2.</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>%0 vince comunque, con qualsiasi giocata.</translation>
    </message>
    <message>
        <source>%0 passes: the %1 is still out and beats the %2, which would win the lead for the rest.</source>
        <translation>%0 passa: %1 è ancora in giro e batte %2, che darebbe il controllo per calare il resto.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 apre con %1: chi batte deve spendere di più che contro %2, e %3 resta per dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0 apre con %1 e tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 apre con %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, holding another of its rank, so that the %2 stays whole.</source>
        <translation>%0 batte con %1: di questo valore ha un’altra carta, quindi la combinazione resta intera (%2).</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of two low cards at once.</source>
        <translation>%0 apre e si libera in un colpo solo di due carte basse.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once, the lowest in hand among them.</source>
        <translation>%0 apre con %1: %2 carte in un colpo solo, compresa la più bassa.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which nobody can beat.</source>
        <translation>%0 gioca %1 e tiene %2, che nessuno può battere.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0 apre con %1: più avanti è più facile battere una carta con %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0 gioca %1: chi può fare meglio batterebbe anche %2.</translation>
    </message>
    <message>
        <source>%0 passes: played one at a time, the %1 win the lead twice.</source>
        <translation>%0 passa: una alla volta, quelle carte (%1) danno il controllo due volte.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0 batte con %1: più avanti è più facile battere una carta con %2.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which gets rid of the five lowest cards.</source>
        <translation>%0 batte con %1: così si libera delle cinque carte più basse.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer and may win the lead.</source>
        <translation>%0 batte con %1: così manca una giocata in meno per finire, e può prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer, and keeps the higher cards.</source>
        <translation>%0 batte con %1: così manca una giocata in meno per finire, e tiene le carte più alte.</translation>
    </message>
    <message>
        <source>%0 splits the %1 rather than spend the %2, and is no further from going out then.</source>
        <translation>%0 rompe la combinazione (%1) anziché spendere %2: le giocate per finire non aumentano.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, even though that splits the %2: it may take the lead from %3.</source>
        <translation>%0 batte con %1, anche se così rompe la combinazione (%2): può togliere il controllo a %3.</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>Così resta in mano %1, che non batte niente di ciò che è ancora in giro: per liberarsene bisogna aprire.</translation>
    </message>
    <message>
        <source>The %1 can still beat other pairs later.</source>
        <translation>Più avanti con %1 si possono ancora battere altre coppie.</translation>
    </message>
    <message>
        <source>The %1 can still beat other five cards later.</source>
        <translation>Più avanti con %1 si possono ancora battere altre giocate da cinque carte.</translation>
    </message>
    <message>
        <source>This leaves %0 with more of the low cards.</source>
        <translation>Così a %0 restano più carte basse.</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card %0 has left.</source>
        <translation>Poi la carta più alta che resta a %0 è %1.</translation>
    </message>
    <message>
        <source>%0 can hardly win this, but each card left at the end costs a point.</source>
        <translation>%0 difficilmente vince questa, ma ogni carta che resta alla fine costa un punto.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>%0 apre con %1: non batte nessuna coppia ancora in giro, quindi per liberarsene bisogna aprire.</translation>
    </message>
    <message>
        <source>%0 leads the %1, which can beat hardly any pair still out.</source>
        <translation>%0 apre con %1: fra le coppie ancora in giro non ne batte quasi nessuna.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 until less of what beats it is still out.</source>
        <translation>%0 passa e tiene %1 per quando in giro ci saranno meno carte che possono fare meglio.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make.</source>
        <translation>%0 passa e tiene %1: senza, resterebbero ancora %2 giocate da fare.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make, and nothing sure to win the lead.</source>
        <translation>%0 passa e tiene %1: senza, resterebbero ancora %2 giocate da fare, e niente che dia di sicuro il controllo.</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 can still beat.</source>
        <translation>%0 gioca %1, che ormai solo %2 può battere.</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 and the %3 can still beat.</source>
        <translation>%0 gioca %1, che ormai solo %2 e %3 possono battere.</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only %2 cards still out can beat.</source>
        <translation>%0 gioca %1, che solo %2 carte ancora in giro possono battere.</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 left.</source>
        <translation>Poi a %0 resta solo %1.</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 and the %2 left.</source>
        <translation>Poi a %0 restano solo %1 e %2.</translation>
    </message>
    <message>
        <source>If %0 is beaten, there is another %1 to win the lead back.</source>
        <translation>Se qualcuno batte %0, c’è un’altra combinazione così (%1) per riprendere il controllo.</translation>
    </message>
</context>
<context>
    <name>BigTwoRules</name>
    <message>
        <source>In a minute</source>
        <translation>In un minuto</translation>
    </message>
    <message>
        <source>The holder of the three of diamonds begins, with a play that contains it.</source>
        <translation>Comincia chi ha il tre di quadri, con una giocata che lo contiene.</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Carte alte e carte basse</translation>
    </message>
    <message>
        <source>The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.</source>
        <translation>Il due è il valore più alto, poi vengono asso, re, donna e così via fino al tre. Fra carte dello stesso valore decide il seme: le picche sono le più alte, poi cuori, fiori e quadri. Così ogni carta è più alta o più bassa di ogni altra.</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>la più bassa</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>la più alta</translation>
    </message>
    <message>
        <source>A pair is as high as its higher card.</source>
        <translation>Una coppia vale quanto la sua carta più alta.</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>Cinque carte</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Five cards of one suit. The higher suit wins, then the highest card.</source>
        <translation>Cinque carte dello stesso seme. Vince il seme più alto, poi la carta più alta.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Three of a kind and a pair. The three decide.</source>
        <translation>Un tris e una coppia. Decide il tris.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Four of a kind and any fifth card. The four decide.</source>
        <translation>Quattro carte dello stesso valore e una quinta qualsiasi. Decidono le quattro uguali.</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Scala colore</translation>
    </message>
    <message>
        <source>A straight of one suit. Nothing beats it but a higher one.</source>
        <translation>Una scala di un solo seme. La batte solo una più alta.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.</source>
        <translation>Puoi passare anche se potresti giocare. Chi ha passato resta fuori fino alla fine del giro. Chi apre non può passare.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play the same number of higher cards, or pass. When all others have passed, the last to play has the lead again. The first to get rid of all their cards wins.</source>
        <translation>I quattro giocatori hanno tredici carte ciascuno. Chi apre gioca una carta, una coppia o cinque carte che formano una combinazione; gli altri, a turno, giocano altrettante carte, ma più alte, oppure passano. Quando tutti gli altri hanno passato, chi ha giocato per ultimo apre di nuovo: ha il controllo. Vince chi finisce per primo le sue carte.</translation>
    </message>
    <message>
        <source>There are five combinations of five cards. Each beats all those before it:</source>
        <translation>Le combinazioni di cinque carte sono cinque. Ognuna batte tutte le precedenti:</translation>
    </message>
    <message>
        <source>Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is not a straight.</source>
        <translation>Cinque valori di fila. Decide la carta più alta. A2345 è la scala più bassa, 10JQKA la più alta; JQKA2 non è una scala.</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold, and the winner gets them all.</source>
        <translation>Quando qualcuno finisce le carte, ognuno degli altri perde un punto per ogni carta che ha ancora in mano, e il vincitore li prende tutti.</translation>
    </message>
    <message>
        <source>Get rid of low cards while you have the lead, and keep something high to win it back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.</source>
        <translation>Liberati delle carte basse finché hai il controllo, e tieni qualcosa di alto per riprenderlo. I due e gli assi rendono di più quando vincono il giro, non quando ti restano in mano. Tieni d’occhio quante carte hanno gli altri: quando a uno ne resta una sola, apri con una coppia o con una carta alta.</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G finds plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.</source>
        <translation>Fai clic sulle carte per alzarle, o trascina per alzarne diverse; un altro clic le abbassa. Con una carta alzata, Tab mostra una dopo l’altra le giocate che la contengono. G trova giocate, Invio gioca, P passa, R riordina le carte, C mostra le classi delle tue carte: A è imbattibile, B è alta, C sta nel mezzo, D non batte niente.</translation>
    </message>
</context>
<context>
    <name>BigTwoView</name>
    <message>
        <source>round %1</source>
        <translation>giro %1</translation>
    </message>
</context>
<context>
    <name>Briscola</name>
    <message>
        <source>Points %1 to %2</source>
        <translation>Punti %1 a %2</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>presa %1 di %2</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>Carta data due volte: %1</translation>
    </message>
    <message>
        <source>A game for %1 players needs %2 cards, not %3</source>
        <translation>Per giocare in %1 servono %2 carte, non %3</translation>
    </message>
    <message>
        <source>For three players a two is left out, not %1</source>
        <translation>In tre si toglie un due, non %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano di %1</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>Carta di briscola</translation>
    </message>
    <message>
        <source>Stock, in the order of drawing</source>
        <translation>Mazzo, in ordine di pesca</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>Chi apre</translation>
    </message>
</context>
<context>
    <name>Briscola drawback thoughts</name>
    <message>
        <source>The %1 wins the game at once.</source>
        <translation>Con %1 la partita sarebbe vinta subito.</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that %0 can&apos;t win.</source>
        <translation>Così %0 mette %1 punti in una presa che non può fare.</translation>
    </message>
    <message>
        <source>The %1 is enough to take this trick.</source>
        <translation>Per fare questa presa basta %1.</translation>
    </message>
    <message>
        <source>The %1 takes this trick without a trump.</source>
        <translation>Con %1 la presa si fa senza spendere briscole.</translation>
    </message>
    <message>
        <source>The %1 is ahead as well, without a trump.</source>
        <translation>Anche con %1 si va in testa, senza spendere briscole.</translation>
    </message>
    <message>
        <source>This throws away the %1, a trump.</source>
        <translation>Così si butta via una briscola (%1).</translation>
    </message>
    <message>
        <source>This spends the %1, a trump, on a trick without points.</source>
        <translation>Così se ne va una briscola (%1) per una presa senza punti.</translation>
    </message>
    <message>
        <source>This spends the %1, a trump, on a trick of only %2 points.</source>
        <translation>Così se ne va una briscola (%1) per soli %2 punti.</translation>
    </message>
    <message>
        <source>This gives up the %1, the highest trump left.</source>
        <translation>Così se ne va %1, la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>The %1 and its %2 points would be safe in this trick.</source>
        <translation>In questa presa %1 e i suoi %2 punti sarebbero al sicuro.</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take the %1.</source>
        <translation>Questa carta possono prenderla; %1 non può prenderla nessuno.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take the %2.</source>
        <translation>In giro ci sono %1 carte che possono prendere questa; contro %2 ce n’è una sola.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take the %2.</source>
        <translation>In giro ci sono %1 carte che possono prendere questa; contro %2 ce ne sono solo %3.</translation>
    </message>
    <message>
        <source>This brings no points, and %0 has to lead next.</source>
        <translation>Così non arrivano punti, e poi tocca aprire a %0.</translation>
    </message>
    <message>
        <source>The %1 may catch the %2 later.</source>
        <translation>Più avanti con %1 si può prendere %2.</translation>
    </message>
    <message>
        <source>This gives up the %1, the highest of its suit left.</source>
        <translation>Così se ne va %1, la carta più alta rimasta del seme.</translation>
    </message>
    <message>
        <source>This is the only card %0 can throw away without loss.</source>
        <translation>È l’unica carta che %0 può buttare senza perderci.</translation>
    </message>
    <message>
        <source>The %1 may take a trick later: only one card of its suit beats it.</source>
        <translation>Più avanti con %1 si può fare una presa: nel suo seme c’è solo una carta più alta.</translation>
    </message>
    <message>
        <source>The %1 may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>Più avanti con %1 si può fare una presa: nel suo seme ci sono solo %2 carte più alte.</translation>
    </message>
    <message>
        <source>After this %0 ends with only %1 points.</source>
        <translation>Così %0 finisce con soli %1 punti.</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>%1 non è più facile da prendere, e se nessuno prende porta %2 punti.</translation>
    </message>
    <message>
        <source>The %1 brings %2 points if nobody takes it.</source>
        <translation>Con %1, se nessuno prende, si fanno %2 punti.</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and less is lost if it is taken.</source>
        <translation>%1 non è più facile da prendere, e se va male si perde meno.</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than the %3.</source>
        <translation>Così %1 fa %2 punti, uno in più che con %3.</translation>
    </message>
    <message>
        <source>The %1, a trump, may take an ace or a three later.</source>
        <translation>Più avanti con la briscola (%1) si può prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>Una briscola vale di più quando ci sono punti da prendere.</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 no points.</source>
        <translation>Anche così si fa la presa, ma a %0 non porta punti.</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 only %1 points.</source>
        <translation>Anche così si fa la presa, ma a %0 porta solo %1 punti.</translation>
    </message>
    <message>
        <source>If %0 has to lead the %1 later, it can be taken.</source>
        <translation>Se più avanti %0 deve aprire con %1, possono prenderla.</translation>
    </message>
    <message>
        <source>If %1 leads %2 later, the %3 can take the trick safely.</source>
        <translation>Se più avanti %1 apre a %2, con %3 si può fare la presa senza rischi.</translation>
    </message>
    <message>
        <source>This does the same as the %1: no card still out lies between them.</source>
        <translation>Vale quanto %1: fra le due non c’è nessuna carta ancora in giro.</translation>
    </message>
</context>
<context>
    <name>Briscola drawbacks</name>
    <message>
        <source>With this trick %1 wins the game.</source>
        <translation>Con questa presa %1 vince la partita.</translation>
    </message>
    <message>
        <source>Your %1 wins the game at once.</source>
        <translation>Con %1 vinci subito la partita.</translation>
    </message>
    <message>
        <source>After this %1 draws the %2, the turned-up trump.</source>
        <translation>Così poi %1 pesca la briscola scoperta (%2).</translation>
    </message>
    <message>
        <source>This leaves %1 the %2 points of this trick.</source>
        <translation>Così questa presa va a %1, con %2 punti.</translation>
    </message>
    <message>
        <source>This adds %2 points to a trick that %1 wins.</source>
        <translation>Così %1 fa la presa e prende altri %2 punti.</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in a trick with %2 points.</source>
        <translation>Così in testa resta %1, e nella presa ci sono %2 punti.</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that you can&apos;t win.</source>
        <translation>Così metti %1 punti in una presa che non puoi fare.</translation>
    </message>
    <message>
        <source>Your %1 is enough to take this trick.</source>
        <translation>Per fare questa presa basta %1.</translation>
    </message>
    <message>
        <source>Your %1 takes this trick without a trump.</source>
        <translation>Con %1 fai questa presa senza spendere briscole.</translation>
    </message>
    <message>
        <source>Your %1 is ahead as well, without a trump.</source>
        <translation>Anche con %1 vai in testa, senza spendere briscole.</translation>
    </message>
    <message>
        <source>This throws away your %1, a trump.</source>
        <translation>Così butti via una briscola (%1).</translation>
    </message>
    <message>
        <source>This spends a trump on a trick in which %1 is ahead.</source>
        <translation>Così se ne va una briscola in una presa dov’è già in testa %1.</translation>
    </message>
    <message>
        <source>This spends your %1, a trump, on a trick without points.</source>
        <translation>Così spendi una briscola (%1) per una presa senza punti.</translation>
    </message>
    <message>
        <source>This spends your %1, a trump, on a trick of only %2 points.</source>
        <translation>Così spendi una briscola (%1) per soli %2 punti.</translation>
    </message>
    <message>
        <source>This gives up your %1, the highest trump left.</source>
        <translation>Così dai via %1, la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>Una briscola vale di più quando ci sono punti da prendere.</translation>
    </message>
    <message>
        <source>This puts %1 points at risk.</source>
        <translation>Così %1 punti sono a rischio.</translation>
    </message>
    <message>
        <source>Your %1 and its %2 points would be safe in this trick.</source>
        <translation>In questa presa %1 e i suoi %2 punti sarebbero al sicuro.</translation>
    </message>
    <message>
        <source>This adds no points to the trick in which %1 is ahead.</source>
        <translation>In questa presa è in testa %1, e così non ci vanno altri punti.</translation>
    </message>
    <message>
        <source>%1 may still take this trick, and this adds no points to it.</source>
        <translation>%1 può ancora fare questa presa, e così non ci vanno altri punti.</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in the trick.</source>
        <translation>Così in testa resta %1.</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take your %1.</source>
        <translation>Questa carta possono prendertela; %1 non può prenderla nessuno.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take your %2.</source>
        <translation>In giro ci sono %1 carte che possono prenderti questa; contro %2 ce n’è una sola.</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take your %2.</source>
        <translation>In giro ci sono %1 carte che possono prenderti questa; contro %2 ce ne sono solo %3.</translation>
    </message>
    <message>
        <source>This brings you no points, and you have to lead next.</source>
        <translation>Così non fai punti, e poi tocca aprire a te.</translation>
    </message>
    <message>
        <source>Your %1 may catch the %2 later.</source>
        <translation>Più avanti con %1 puoi prendere %2.</translation>
    </message>
    <message>
        <source>This gives up your %1, the highest of its suit left.</source>
        <translation>Così dai via %1, la carta più alta rimasta del seme.</translation>
    </message>
    <message>
        <source>This is the only card you can throw away without loss.</source>
        <translation>È l’unica carta che puoi buttare senza perderci.</translation>
    </message>
    <message>
        <source>Your %1 may take a trick later: only one card of its suit beats it.</source>
        <translation>Più avanti con %1 puoi fare una presa: nel suo seme c’è solo una carta più alta.</translation>
    </message>
    <message>
        <source>Your %1 may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>Più avanti con %1 puoi fare una presa: nel suo seme ci sono solo %2 carte più alte.</translation>
    </message>
    <message>
        <source>After this you end with only %1 points.</source>
        <translation>Così finisci con soli %1 punti.</translation>
    </message>
    <message>
        <source>A trump can take this, and so can a higher card of its suit.</source>
        <translation>Questa può prenderla una briscola, ma anche una carta più alta dello stesso seme.</translation>
    </message>
    <message>
        <source>Nobody can take this, so %1 draws the %2, the turned-up trump.</source>
        <translation>Questa non la prende nessuno, e così %1 pesca la briscola scoperta (%2).</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>%1 non è più facile da prendere, e se nessuno prende ti porta %2 punti.</translation>
    </message>
    <message>
        <source>Your %1 brings %2 points if nobody takes it.</source>
        <translation>Con %1, se nessuno prende, fai %2 punti.</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and you lose less if it is taken.</source>
        <translation>%1 non è più facile da prendere, e se va male perdi meno.</translation>
    </message>
    <message>
        <source>The %1 is still out: it could take this and bring home its %2 points.</source>
        <translation>In giro c’è ancora %1: può prendere questa carta e portare a casa i suoi %2 punti.</translation>
    </message>
    <message>
        <source>The ace and the three of %1 are still out: either could take this and bring home its points.</source>
        <translation>In giro ci sono ancora l’asso e il tre di %1: uno dei due può prendere questa carta e portare a casa i suoi punti.</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than your %3.</source>
        <translation>Così %1 fa %2 punti, uno in più che con %3.</translation>
    </message>
    <message>
        <source>Your %1, a trump, may take an ace or a three later.</source>
        <translation>Più avanti con la briscola (%1) puoi prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you no points.</source>
        <translation>Anche così fai la presa, ma non ti porta punti.</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you only %1 points.</source>
        <translation>Anche così fai la presa, ma ti porta solo %1 punti.</translation>
    </message>
    <message>
        <source>If you have to lead your %1 later, it can be taken.</source>
        <translation>Se più avanti devi aprire con %1, possono prendertela.</translation>
    </message>
    <message>
        <source>If %1 leads %2 later, your %3 can take the trick safely.</source>
        <translation>Se più avanti %1 apre a %2, con %3 puoi fare la presa senza rischi.</translation>
    </message>
    <message>
        <source>This does the same as your %1: no card still out lies between them.</source>
        <translation>Vale quanto %1: fra le due non c’è nessuna carta ancora in giro.</translation>
    </message>
    <message>
        <source>This is nearly as good.</source>
        <translation>Va quasi altrettanto bene.</translation>
    </message>
</context>
<context>
    <name>Briscola habits</name>
    <message>
        <source>You lead trumps that you should keep</source>
        <translation>Apri con briscole che dovresti tenere</translation>
    </message>
    <message>
        <source>You keep trumps that you should lead</source>
        <translation>Tieni briscole con cui dovresti aprire</translation>
    </message>
    <message>
        <source>You lead cards with too many points</source>
        <translation>Apri con carte che valgono troppi punti</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>Fai prese che sta già vincendo il compagno</translation>
    </message>
    <message>
        <source>You spend trumps on tricks that are worth little</source>
        <translation>Spendi briscole per prese che valgono poco</translation>
    </message>
    <message>
        <source>You trump in with more than you need</source>
        <translation>Prendi con briscole più alte del necessario</translation>
    </message>
    <message>
        <source>You take tricks that you should let go</source>
        <translation>Fai prese che dovresti lasciar andare</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>Lasci andare prese che dovresti fare</translation>
    </message>
    <message>
        <source>You give points away in tricks you lose</source>
        <translation>Regali punti nelle prese che perdi</translation>
    </message>
    <message>
        <source>You keep points back from tricks your side wins</source>
        <translation>Trattieni punti nelle prese vinte dalla tua parte</translation>
    </message>
</context>
<context>
    <name>Briscola options</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Two, three each for himself without the two of cups, or four as partners who sit opposite each other.</source>
        <translation>In due, in tre ognuno per sé e senza il due di coppe, o in quattro a coppie, con i compagni seduti l’uno di fronte all’altro.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four, as partners</source>
        <translation>Quattro, a coppie</translation>
    </message>
    <message>
        <source>Drawing from the stock</source>
        <translation>Pesca dal mazzo</translation>
    </message>
    <message>
        <source>Usually the winner of a trick draws first. In a fixed order it is known from the start who will get the turned-up trump card.</source>
        <translation>Di solito pesca per primo chi ha fatto la presa. Con l’ordine fisso si sa fin dall’inizio a chi andrà la briscola scoperta.</translation>
    </message>
    <message>
        <source>The winner draws first</source>
        <translation>Prima chi fa la presa</translation>
    </message>
    <message>
        <source>In a fixed order</source>
        <translation>In ordine fisso</translation>
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
        <translation>MiniMax che sbircia</translation>
    </message>
    <message>
        <source>Clairvoyant</source>
        <translation>Veggente</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Esordiente</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Giocatore occasionale</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Giocatore di circolo</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Plays any card without looking at it.</source>
        <translation>Gioca una carta qualsiasi, senza guardarla.</translation>
    </message>
    <message>
        <source>Looks at hardly more than one card of the hand, and plays it.</source>
        <translation>Guarda poco più di una carta della sua mano, e gioca quella.</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>Promettente</translation>
    </message>
    <message>
        <source>Thinks about the points, but overlooks about half of the hand.</source>
        <translation>Pensa ai punti, ma gli sfugge circa metà della sua mano.</translation>
    </message>
    <message>
        <source>Judges cards by three guesses at the hidden ones, and overlooks about a third of the hand.</source>
        <translation>Valuta le carte con tre ipotesi su quelle nascoste, e gli sfugge circa un terzo della sua mano.</translation>
    </message>
    <message>
        <source>Plans several tricks ahead, but now and then overlooks a card.</source>
        <translation>Pianifica più prese in anticipo, ma ogni tanto gli sfugge una carta.</translation>
    </message>
    <message>
        <source>Plays each card out against a thousand guesses at the hidden ones and, between two players, solves the last tricks exactly. Has played millions of games with itself and learned from them.</source>
        <translation>Prova ogni carta fino in fondo con mille ipotesi su quelle nascoste e, in due, risolve con esattezza le ultime prese. Ha giocato milioni di partite contro sé stesso e ha imparato da quelle.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Plays a trump whenever possible; without one, follows suit, or leads a card without points.</source>
        <translation>Gioca una briscola ogni volta che può; se non ne ha, risponde a seme oppure, se apre, gioca una carta senza punti.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Leads the highest trump or the card worth most; answering, takes as many points as possible. Never thinks of the next trick.</source>
        <translation>Apre con la briscola più alta o con la carta che vale di più; quando risponde, fa più punti che può. Non pensa mai alla presa successiva.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Makes thirty guesses at the other hands, looks six cards ahead in each, and plays the card that is best most often.</source>
        <translation>Fa trenta ipotesi sulle carte degli altri, in ognuna guarda avanti di sei carte, e gioca la carta che più spesso risulta migliore.</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>Arduo</translation>
    </message>
    <message>
        <source>Cheats by looking at every hand and the whole stock. With two players that is enough to play without a mistake, with three or four only in the last eight tricks.</source>
        <translation>Bara guardando le carte di tutti e l’intero mazzo. In due basta per giocare senza errori, in tre o quattro solo nelle ultime otto prese.</translation>
    </message>
    <message>
        <source>Cheats by looking at the opponents&apos; hands. Against one opponent this wins no more games: cards that look equally good are chosen by lot.</source>
        <translation>Bara guardando le carte degli avversari. Contro un solo avversario non gli frutta vittorie in più: tra carte che sembrano ugualmente buone decide la sorte.</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-learning</translation>
    </message>
    <message>
        <source>Looks up its cards and the card to answer in a table that it learned in three million games. Leads the card it needs least.</source>
        <translation>Cerca le sue carte e quella a cui deve rispondere in una tabella che ha imparato in tre milioni di partite. Apre con la carta che gli serve meno.</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Learned from MiniMax&apos;s play in many thousands of games, and now plays about as well at a glance, without guessing at the other hands.</source>
        <translation>Ha imparato dal gioco di MiniMax in molte migliaia di partite, e ora gioca più o meno altrettanto bene a colpo d’occhio, senza fare ipotesi sulle carte degli altri.</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Estremo</translation>
    </message>
    <message>
        <source>Cautious: saves trumps for later.</source>
        <translation>Prudente: tiene le briscole per dopo.</translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>With all cards seen, best play on all sides brings you %1 points.</source>
        <translation>Si vedono tutte le carte: se tutti giocano al meglio, fai %1 punti.</translation>
    </message>
    <message>
        <source>All cards are seen here, but only this trick was looked at.</source>
        <translation>Qui si vedono tutte le carte, ma si è guardata solo questa presa.</translation>
    </message>
    <message>
        <source>All cards are seen here, and %1 tricks were looked ahead.</source>
        <translation>Qui si vedono tutte le carte, e si è guardato avanti di %1 prese.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>È la tua ultima carta.</translation>
    </message>
    <message>
        <source>Your side has won already, with %1 points: play as you like.</source>
        <translation>La tua coppia ha già vinto, con %1 punti: gioca come vuoi.</translation>
    </message>
    <message>
        <source>You have won already, with %1 points: play as you like.</source>
        <translation>Hai già vinto, con %1 punti: gioca come vuoi.</translation>
    </message>
    <message>
        <source>%1 has won already, with %2 points: nothing can change that.</source>
        <translation>%1 ha già vinto, con %2 punti: ormai non cambia più niente.</translation>
    </message>
    <message>
        <source>You have to take this: %1 would win the game with it.</source>
        <translation>Questa devi prenderla: altrimenti %1 vince la partita.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>Apri con %1: non te la prende nessuno, e i suoi %2 punti sono al sicuro.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it.</source>
        <translation>Apri con %1: non te la prende nessuno.</translation>
    </message>
    <message>
        <source>Lead the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>Apri con %1, la più alta rimasta del seme: te la prende solo una briscola.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump is worth more when there are points to take.</source>
        <translation>Apri con %1 e tieni %2: una briscola vale di più quando ci sono punti da prendere.</translation>
    </message>
    <message>
        <source>Lead the %1: if you led the %2 instead, its %3 points could be taken.</source>
        <translation>Apri con %1: se invece apri con %2, possono prenderti %3 punti.</translation>
    </message>
    <message>
        <source>Lead the %1: only a higher trump can take it.</source>
        <translation>Apri con %1: te la prende solo una briscola più alta.</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can take it.</source>
        <translation>Apri con %1: a parte le briscole, te la prende solo %2.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can put the ace or the three of that suit on it.</source>
        <translation>Apri con %1: nessuno può metterci sopra l’asso o il tre di quel seme.</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points, so you lose little if it is taken.</source>
        <translation>Apri con %1: non vale punti, quindi perdi poco se te la prendono.</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you only %2 points.</source>
        <translation>Apri con %1: se te la prendono, ti costa solo %2 punti.</translation>
    </message>
    <message>
        <source>Take over from %1: your %2 points are safe in this trick.</source>
        <translation>Prendi tu al posto di %1: in questa presa i tuoi %2 punti sono al sicuro.</translation>
    </message>
    <message>
        <source>Take over from %1, so that you lead next.</source>
        <translation>Prendi tu al posto di %1, così poi apri tu.</translation>
    </message>
    <message>
        <source>Take it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>Prendi con %1: dopo di te non gioca nessuno, quindi i suoi %2 punti sono al sicuro.</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>Prendi con %1 e tieni %2 per una presa che lo richiede.</translation>
    </message>
    <message>
        <source>Take it with the %1: there are no points in it, but you lead next.</source>
        <translation>Prendi con %1: non ci sono punti, ma poi apri tu.</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points.</source>
        <translation>Prendi di briscola con %1: ti porta %2 punti.</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points, and it costs you no trump.</source>
        <translation>Prendi con %1: sono %2 punti, e non ti costa briscole.</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points.</source>
        <translation>Prendi con %1: sono %2 punti.</translation>
    </message>
    <message>
        <source>Play the %1: nobody can beat it, so the trick is yours.</source>
        <translation>Gioca %1: nessuno può batterti, quindi la presa è tua.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it now.</source>
        <translation>Gioca %1: ormai può batterti solo %2.</translation>
    </message>
    <message>
        <source>Play the %1: only a higher trump can beat it now.</source>
        <translation>Gioca %1: ormai può batterti solo una briscola più alta.</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>Gioca %1: ormai può batterti solo una briscola.</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and it may be enough.</source>
        <translation>Gioca %1: così sei in testa, e può bastare.</translation>
    </message>
    <message>
        <source>Lose this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>Perdi apposta questa presa: chi la perde pesca una briscola (%1).</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 still plays and may take them.</source>
        <translation>Mettici i tuoi %1 punti: %2 deve ancora giocare e può prenderli.</translation>
    </message>
    <message>
        <source>Leave it to %1, who still plays and may take this trick.</source>
        <translation>Lascia fare a %1, che deve ancora giocare e può fare questa presa.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: add your %2 points.</source>
        <translation>Questa presa è di sicuro di %1: mettici i tuoi %2 punti.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: add your %2 points.</source>
        <translation>In questa presa è in testa %1: mettici i tuoi %2 punti.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: you can save your %2.</source>
        <translation>In questa presa è in testa %1: puoi risparmiare %2.</translation>
    </message>
    <message>
        <source>Add no points: the card of %1 can still be beaten.</source>
        <translation>Non metterci punti: la carta di %1 si può ancora battere.</translation>
    </message>
    <message>
        <source>Leave this trick to %1, who is ahead.</source>
        <translation>Lascia questa presa a %1, che è in testa.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trump.</source>
        <translation>Lasciala andare: non ci sono punti, e tieni la tua briscola.</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2.</source>
        <translation>Lasciala andare: per i suoi %1 punti non spendere %2.</translation>
    </message>
    <message>
        <source>Let this one go: your %1 can take more in another trick.</source>
        <translation>Lasciala andare: con %1 puoi prendere di più in un’altra presa.</translation>
    </message>
    <message>
        <source>You have it in hand: %1 points are certain.</source>
        <translation>Hai la partita in mano: %1 punti sono sicuri.</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points.</source>
        <translation>Se tutti e due giocate al meglio, finisci con %1 punti.</translation>
    </message>
    <message>
        <source>This is judged at a glance, as learned from MiniMax.</source>
        <translation>Qui si giudica a colpo d’occhio, come imparato da MiniMax.</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, this card is best in %1.</source>
        <translation>Su %2 modi in cui possono stare le carte nascoste, questa carta è la migliore in %1.</translation>
    </message>
    <message>
        <source>Play the card that the learned table values most.</source>
        <translation>Gioca la carta che per la tabella appresa vale di più.</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: play the card you need least.</source>
        <translation>La tabella appresa qui non dice niente: gioca la carta che ti serve meno.</translation>
    </message>
    <message>
        <source>Play any card: one is drawn by lot.</source>
        <translation>Gioca una carta qualsiasi: si tira a sorte.</translation>
    </message>
    <message>
        <source>Play a trump, since you have one.</source>
        <translation>Gioca una briscola, visto che ce l’hai.</translation>
    </message>
    <message>
        <source>Follow the suit that was led.</source>
        <translation>Rispondi al seme di apertura.</translation>
    </message>
    <message>
        <source>Lead a card without points: there is little to lose.</source>
        <translation>Apri con un liscio: c’è poco da perdere.</translation>
    </message>
    <message>
        <source>No rule fits here: play any card, drawn by lot.</source>
        <translation>Qui nessuna regola aiuta: gioca una carta qualsiasi, tirata a sorte.</translation>
    </message>
    <message>
        <source>Play your highest trump: it is the likeliest to take the trick.</source>
        <translation>Gioca la tua briscola più alta: è quella con più probabilità di fare la presa.</translation>
    </message>
    <message>
        <source>Play the card that is worth most: %1 points.</source>
        <translation>Gioca la carta che vale di più: %1 punti.</translation>
    </message>
    <message>
        <source>Keep your %1, a trump: it would not take this trick either.</source>
        <translation>Tieni la briscola (%1): non prenderesti nemmeno con quella.</translation>
    </message>
    <message>
        <source>Keep your %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>Tieni %1: non prenderesti nemmeno con questa carta, e i suoi %2 punti andrebbero persi.</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it, and it has no points.</source>
        <translation>Apri con %1: te la prende solo una briscola, e non vale punti.</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it.</source>
        <translation>Apri con %1: te la prende solo una briscola.</translation>
    </message>
    <message>
        <source>Lead the %1: your other cards are about as good.</source>
        <translation>Apri con %1: le altre tue carte valgono più o meno lo stesso.</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can take it.</source>
        <translation>Apri con %1: te la prende solo %2.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2, which may take a trick later.</source>
        <translation>Apri con %1 e tieni %2: più avanti può fare una presa.</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4.</source>
        <translation>Apri con %1: se te la prendono, ti costa %2 punti; %3 te ne costerebbe %4.</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and there are already %2 points in the trick.</source>
        <translation>Gioca %1: così sei in testa, e nella presa ci sono già %2 punti.</translation>
    </message>
    <message>
        <source>Trump it with the %1: its own %2 points are safe with you, and you lead next.</source>
        <translation>Prendi di briscola con %1: i suoi %2 punti restano a te, e poi apri tu.</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points, and its own %3 are safe.</source>
        <translation>Prendi di briscola con %1: ti porta %2 punti, e i suoi %3 sono al sicuro.</translation>
    </message>
    <message>
        <source>Let this one go, and add no points to it.</source>
        <translation>Lasciala andare, e non metterci punti.</translation>
    </message>
    <message>
        <source>Play the %1: it costs %2 points, and you have nothing cheaper.</source>
        <translation>Gioca %1: ti costa %2 punti, e non hai niente che costi meno.</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: your other cards do more for you later.</source>
        <translation>Gioca %1, anche se ti costa %2 punti: le altre carte ti servono di più dopo.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it.</source>
        <translation>Lasciala andare: non ci sono punti.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, it is a trump.</source>
        <translation>Questa presa non puoi farla: tieni la briscola (%1).</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, or its %2 points are lost.</source>
        <translation>Questa presa non puoi farla: tieni %1, o i suoi %2 punti vanno persi.</translation>
    </message>
    <message>
        <source>Take it with the %1: its %2 points are safe, and then your %3 is the highest of its suit.</source>
        <translation>Prendi con %1: i suoi %2 punti sono al sicuro, e poi %3 è la carta più alta del seme.</translation>
    </message>
    <message>
        <source>Keep your %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>Tieni %1: è la più alta rimasta del seme, e con questa puoi fare un’altra presa.</translation>
    </message>
    <message>
        <source>Lead the %1 or the %2: neither costs you much if it is taken.</source>
        <translation>Apri con %1 o %2: nessuna delle due ti costa molto, se te la prendono.</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>Apri con %1, una briscola piccola senza punti: chi te la prende deve spenderne una più alta.</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>Mettici i tuoi %1 punti: %2 ha l’ultima briscola (%3) e può fare questa presa.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: it hardly matters which one you throw.</source>
        <translation>Questa presa non puoi farla, e nessuna delle tue carte vale punti: quale butti conta poco.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your %1.</source>
        <translation>Lasciala andare: non ci sono punti, e tieni %1.</translation>
    </message>
    <message>
        <source>Lead either of your %1: neither costs you much if it is taken.</source>
        <translation>Apri con una qualsiasi delle tue due carte di %1: nessuna delle due ti costa molto, se te la prendono.</translation>
    </message>
    <message>
        <source>Take it with the %1: any other card would cost you at least %2 points.</source>
        <translation>Prendi con %1: qualunque altra carta ti costerebbe almeno %2 punti.</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: then your %3 is the highest of its suit.</source>
        <translation>Gioca %1, anche se ti costa %2 punti: poi %3 è la carta più alta del seme.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and you have no points to add: play any card.</source>
        <translation>In questa presa è in testa %1, e tu non hai punti da metterci: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>Let this one go: %1 still has the %2, the last trump, and may take your %3 with it.</source>
        <translation>Lasciala andare: %1 ha ancora l’ultima briscola (%2), e con quella può prenderti %3.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>Lasciala andare: non ci sono punti, e poi tocca aprire a %1.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 or the %2, and keep your %3, or its %4 points are lost.</source>
        <translation>Questa presa non puoi farla: butta %1 o %2, e tieni %3, o i suoi %4 punti vanno persi.</translation>
    </message>
    <message>
        <source>You can hardly win this now, whichever card you play.</source>
        <translation>Ormai è quasi impossibile vincere, qualunque carta giochi.</translation>
    </message>
    <message>
        <source>You can hardly lose this now, whichever card you play.</source>
        <translation>Ormai è quasi impossibile perdere, qualunque carta giochi.</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trumps.</source>
        <translation>Lasciala andare: non ci sono punti, e tieni le tue briscole.</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>Apri con %1, una briscola piccola senza punti: per prenderla, %2 deve spenderne una più alta.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, it costs you the least.</source>
        <translation>Questa presa non puoi farla: scarta %1, è quella che ti costa meno.</translation>
    </message>
    <message>
        <source>Take it with the %1 or the %2: throwing your %3 would cost you its %4 points.</source>
        <translation>Prendi con %1 o %2: buttando %3 perderesti %4 punti.</translation>
    </message>
    <message>
        <source>Lead the %1: if nobody takes it, you win the game.</source>
        <translation>Apri con %1: se non te la prende nessuno, vinci la partita.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, you win the game.</source>
        <translation>Apri con %1: se te la prende %2, peschi una briscola (%3); se no, vinci la partita.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, its %4 points are yours.</source>
        <translation>Apri con %1: se te la prende %2, peschi una briscola (%3); se no, i suoi %4 punti sono tuoi.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump.</source>
        <translation>Apri con %1: se te la prende %2, peschi una briscola (%3).</translation>
    </message>
    <message>
        <source>Lead the %1: you hold the %2 yourself, so only a trump can take it.</source>
        <translation>Apri con %1: %2 ce l’hai tu, quindi te la prende solo una briscola.</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the %4.</source>
        <translation>Apri con una briscola (%1): se invece apri con %2, %3 può portare a casa %4.</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>Apri con una briscola (%1): se invece apri con %2, %3 può portare a casa l’asso o il tre di %4.</translation>
    </message>
    <message>
        <source>The %1 wins the game: with this trick you have %2 points.</source>
        <translation>Con %1 vinci la partita: con questa presa arrivi a %2 punti.</translation>
    </message>
    <message>
        <source>This is lost: whatever you play, %1 wins the game with this trick.</source>
        <translation>È persa: qualunque carta giochi, con questa presa %1 vince la partita.</translation>
    </message>
    <message>
        <source>If your lead is taken, you lose only %1 points.</source>
        <translation>Se te la prendono, perdi solo %1 punti.</translation>
    </message>
    <message>
        <source>You keep your %1: a trump may take an ace or a three later.</source>
        <translation>Tieni %1: più avanti con una briscola puoi prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>You win whichever card you play now: %1 points are certain.</source>
        <translation>Vinci qualunque carta giochi adesso: %1 punti sono sicuri.</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points, whichever card you play now.</source>
        <translation>Se tutti e due giocate al meglio, finisci con %1 punti, qualunque carta giochi adesso.</translation>
    </message>
    <message>
        <source>Against best play you can&apos;t win any more, and end with %1 points.</source>
        <translation>Contro il gioco migliore non puoi più vincere, e finisci con %1 punti.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: throw the %1, the lowest.</source>
        <translation>Questa presa non puoi farla, e nessuna delle tue carte vale punti: butta la più bassa (%1).</translation>
    </message>
    <message>
        <source>Let this one go: even with your %1 it holds only %2 points, too few for your %3.</source>
        <translation>Lasciala andare: anche con %1 ci sono solo %2 punti, troppo pochi per spendere %3.</translation>
    </message>
    <message>
        <source>Throw the %1: it costs you %2 points; your %3 would cost %4 and not take this trick either.</source>
        <translation>Butta %1: ti costa %2 punti; %3 te ne costerebbe %4, e non prenderesti nemmeno così.</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>Prendi con %1 e tieni %2: più avanti ci puoi prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points and is no trump.</source>
        <translation>Questa presa non puoi farla: butta %1, che non vale punti e non è una briscola.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It is a trump, but your only card without points.</source>
        <translation>Questa presa non puoi farla: butta %1. È una briscola, ma è la tua unica carta senza punti.</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points.</source>
        <translation>Questa presa non puoi farla: butta %1, che non vale punti.</translation>
    </message>
    <message>
        <source>Lead either of your %1: if you led the %2, its %3 points could be taken.</source>
        <translation>Apri con una qualsiasi delle tue due carte di %1: se apri con %2, possono prenderti %3 punti.</translation>
    </message>
    <message>
        <source>Lead the %1 or the %2: if you led the %3, its %4 points could be taken.</source>
        <translation>Apri con %1 o %2: se apri con %3, possono prenderti %4 punti.</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 takes it.</source>
        <translation>Apri con %1: vinci la partita, a meno che non te la prenda %2.</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>Apri con %1: vinci la partita, a meno che non te la prenda %2 o %3 di %4.</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 doesn&apos;t take it, you win the game.</source>
        <translation>Apri con %1: se %2 non te la prende, vinci la partita.</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>Apri con %1: possono prendertela solo %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump may still take the %3.</source>
        <translation>Apri con %1 e tieni %2: con una briscola forse puoi ancora prendere %3.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump may take an ace or a three later.</source>
        <translation>Apri con %1 e tieni %2: più avanti con una briscola puoi prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>Apri con %1: nel suo seme restano in giro solo %2 punti, a %4 invece %3.</translation>
    </message>
    <message>
        <source>Lead the %1: of its suit only the %2 is still out, so it can only take a trick if you lead it.</source>
        <translation>Apri con %1: del suo seme in giro c’è solo %2, quindi ci fai una presa solo se apri tu.</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 cards still out can take it, while %3 can take the %4.</source>
        <translation>Apri con %1: in giro ci sono solo %2 carte che possono prendertela; contro %4 ce ne sono %3.</translation>
    </message>
</context>
<context>
    <name>Briscola thoughts</name>
    <message>
        <source>%0 sees all cards: best play on all sides brings %1 points.</source>
        <translation>%0 vede tutte le carte: se tutti giocano al meglio, arriva a %1 punti.</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked at this trick.</source>
        <translation>%0 vede tutte le carte e ha guardato questa presa.</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked %1 tricks ahead.</source>
        <translation>%0 vede tutte le carte e ha guardato avanti di %1 prese.</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>A %0 resta solo questa carta.</translation>
    </message>
    <message>
        <source>%0 has won already, with %1 points.</source>
        <translation>%0 ha già vinto, con %1 punti.</translation>
    </message>
    <message>
        <source>%0 has to take this: %1 would win the game with it.</source>
        <translation>%0 deve prenderla: altrimenti %1 vince la partita.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>%0 apre con %1: non la prende nessuno, e i suoi %2 punti sono al sicuro.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it.</source>
        <translation>%0 apre con %1: non la prende nessuno.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>%0 apre con %1, la più alta rimasta del seme: la prende solo una briscola.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump is worth more when there are points to take.</source>
        <translation>%0 apre con %1 e tiene %2: una briscola vale di più quando ci sono punti da prendere.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a higher trump can take it.</source>
        <translation>%0 apre con %1: la prende solo una briscola più alta.</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can take it.</source>
        <translation>%0 apre con %1: a parte le briscole, la prende solo %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can put the ace or the three of that suit on it.</source>
        <translation>%0 apre con %1: nessuno può metterci sopra l’asso o il tre di quel seme.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points, so little is lost if it is taken.</source>
        <translation>%0 apre con %1: non vale punti, quindi si perde poco se la prendono.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs only %2 points.</source>
        <translation>%0 apre con %1: se la prendono, costa solo %2 punti.</translation>
    </message>
    <message>
        <source>%0 takes over from %1: %2 points are safe in this trick.</source>
        <translation>%0 prende al posto di %1: in questa presa %2 punti sono al sicuro.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, to lead next.</source>
        <translation>%0 prende al posto di %1, per aprire dopo.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0 prende con %1: dopo non gioca nessuno, quindi i suoi %2 punti sono al sicuro.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0 prende con %1 e tiene %2 per una presa che lo richiede.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0 prende con %1: non ci sono punti, ma così apre dopo.</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points.</source>
        <translation>%0 prende di briscola con %1: porta %2 punti.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points, and it costs no trump.</source>
        <translation>%0 prende con %1: sono %2 punti, e non costa briscole.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points.</source>
        <translation>%0 prende con %1: sono %2 punti.</translation>
    </message>
    <message>
        <source>%0 plays the %1: nobody can beat it, so the trick is safe.</source>
        <translation>%0 gioca %1: nessuno può fare meglio, quindi la presa è sicura.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it now.</source>
        <translation>%0 gioca %1: ormai può fare meglio solo %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a higher trump can beat it now.</source>
        <translation>%0 gioca %1: ormai può fare meglio solo una briscola più alta.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0 gioca %1: ormai può fare meglio solo una briscola.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: it may be enough.</source>
        <translation>%0 gioca %1 e va in testa: può bastare.</translation>
    </message>
    <message>
        <source>%0 loses this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>%0 perde apposta questa presa: chi la perde pesca una briscola (%1).</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 still plays and may take them.</source>
        <translation>%0 ci mette %1 punti: %2 deve ancora giocare e può prenderli.</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who still plays and may take this trick.</source>
        <translation>%0 lascia fare a %1, che deve ancora giocare e può fare questa presa.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 adds %2 points.</source>
        <translation>Questa presa è di sicuro di %1: %0 ci mette %2 punti.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 adds %2 points.</source>
        <translation>In questa presa è in testa %1: %0 ci mette %2 punti.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2.</source>
        <translation>In questa presa è in testa %1: %0 risparmia %2.</translation>
    </message>
    <message>
        <source>%0 adds no points: the card of %1 can still be beaten.</source>
        <translation>%0 non ci mette punti: la carta di %1 si può ancora battere.</translation>
    </message>
    <message>
        <source>%0 leaves this trick to %1, who is ahead.</source>
        <translation>%0 lascia questa presa a %1, che è in testa.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trump is kept.</source>
        <translation>%0 la lascia andare: non ci sono punti, e la briscola resta in mano.</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2.</source>
        <translation>%0 la lascia andare: per i suoi %1 punti non spende %2.</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 can take more in another trick.</source>
        <translation>%0 la lascia andare: con %1 si può prendere di più in un’altra presa.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%0 tiene %1: nemmeno così si prenderebbe, e i suoi %2 punti andrebbero persi.</translation>
    </message>
    <message>
        <source>%0 has it in hand: %1 points are certain.</source>
        <translation>%0 ha la partita in mano: %1 punti sono sicuri.</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points.</source>
        <translation>Se tutti e due giocano al meglio, %0 finisce con %1 punti.</translation>
    </message>
    <message>
        <source>%0 judges at a glance, as learned from MiniMax.</source>
        <translation>%0 giudica a colpo d’occhio, come imparato da MiniMax.</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, %0 finds this card best in %1.</source>
        <translation>Su %2 modi in cui possono stare le carte nascoste, per %0 questa carta è la migliore in %1.</translation>
    </message>
    <message>
        <source>%0 plays the card that the learned table values most.</source>
        <translation>%0 gioca la carta che per la tabella appresa vale di più.</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: %0 plays the card that is needed least.</source>
        <translation>La tabella appresa qui non dice niente: %0 gioca la carta che serve meno.</translation>
    </message>
    <message>
        <source>%0 has a trump and plays it.</source>
        <translation>%0 ha una briscola e la gioca.</translation>
    </message>
    <message>
        <source>%0 follows the suit that was led.</source>
        <translation>%0 risponde al seme di apertura.</translation>
    </message>
    <message>
        <source>%0 leads a card without points: there is little to lose.</source>
        <translation>%0 apre con un liscio: c’è poco da perdere.</translation>
    </message>
    <message>
        <source>%0 plays the highest trump: it is the likeliest to take the trick.</source>
        <translation>%0 gioca la briscola più alta: è quella con più probabilità di fare la presa.</translation>
    </message>
    <message>
        <source>%0 plays the card that is worth most: %1 points.</source>
        <translation>%0 gioca la carta che vale di più: %1 punti.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump: it would not take this trick either.</source>
        <translation>%0 tiene la briscola (%1): non si prenderebbe nemmeno con quella.</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0 gioca una carta a caso.</translation>
    </message>
    <message>
        <source>No rule fits here: %0 plays a card at random.</source>
        <translation>Qui nessuna regola aiuta: %0 gioca una carta a caso.</translation>
    </message>
    <message>
        <source>%0&apos;s side has already won, with %1 points.</source>
        <translation>La coppia di %0 ha già vinto, con %1 punti.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it, and it has no points.</source>
        <translation>%0 apre con %1: la prende solo una briscola, e non vale punti.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it.</source>
        <translation>%0 apre con %1: la prende solo una briscola.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards are about as good.</source>
        <translation>%0 apre con %1: le altre carte valgono più o meno lo stesso.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can take it.</source>
        <translation>%0 apre con %1: la prende solo %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0 apre con %1 e tiene %2: più avanti può fare una presa.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs %2 points; the %3 would cost %4.</source>
        <translation>%0 apre con %1: se la prendono, costa %2 punti; %3 ne costerebbe %4.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 would put %3 points at risk.</source>
        <translation>%0 apre con %1: con %2 rischierebbe %3 punti.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: there are already %2 points in the trick.</source>
        <translation>%0 gioca %1 e va in testa: nella presa ci sono già %2 punti.</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: its own %2 points are safe, and %0 leads next.</source>
        <translation>%0 prende di briscola con %1: i suoi %2 punti sono al sicuro, e poi apre %0.</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points, and its own %3 are safe.</source>
        <translation>%0 prende di briscola con %1: porta %2 punti, e i suoi %3 sono al sicuro.</translation>
    </message>
    <message>
        <source>%0 lets this one go and adds no points to it.</source>
        <translation>%0 la lascia andare e non ci mette punti.</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs %2 points, and no card in hand costs less.</source>
        <translation>%0 gioca %1: costa %2 punti, e in mano non c’è niente che costi meno.</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: the other cards do more later.</source>
        <translation>%0 gioca %1, anche se costa %2 punti: le altre carte servono di più dopo.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it.</source>
        <translation>%0 la lascia andare: non ci sono punti.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, a trump.</source>
        <translation>%0 non può fare questa presa e tiene la briscola (%1).</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, or its %2 points would be lost.</source>
        <translation>%0 non può fare questa presa e tiene %1, o i suoi %2 punti andrebbero persi.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: its %2 points are safe, and then the %3 is the highest of its suit.</source>
        <translation>%0 prende con %1: i suoi %2 punti sono al sicuro, e poi %3 è la carta più alta del seme.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%0 tiene %1: è la più alta rimasta del seme, e con questa può fare un’altra presa.</translation>
    </message>
    <message>
        <source>%0 leads the %1; the %2 would do as well, and neither costs much if it is taken.</source>
        <translation>%0 apre con %1; andrebbe bene anche %2, e nessuna delle due costa molto, se la prendono.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>%0 apre con %1, una briscola piccola senza punti: chi la prende deve spenderne una più alta.</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>%0 ci mette %1 punti: %2 ha l’ultima briscola (%3) e può fare questa presa.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and holds no points: it hardly matters which card goes.</source>
        <translation>%0 non può fare questa presa e non ha punti in mano: quale carta gioca conta poco.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the %1 is kept.</source>
        <translation>%0 la lascia andare: non ci sono punti, e così tiene %1.</translation>
    </message>
    <message>
        <source>%0 leads one of two %1: neither costs much if it is taken.</source>
        <translation>%0 apre con una delle due carte di %1: nessuna delle due costa molto, se la prendono.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0 prende con %1: qualunque altra carta costerebbe almeno %2 punti.</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: then the %3 is the highest of its suit.</source>
        <translation>%0 gioca %1, anche se costa %2 punti: poi %3 è la carta più alta del seme.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and %0 has no points to add: any card will do.</source>
        <translation>In questa presa è in testa %1, e %0 non ha punti da metterci: va bene qualsiasi carta.</translation>
    </message>
    <message>
        <source>%0 lets this one go: %1 still has the %2, the last trump, and may take the %3 with it.</source>
        <translation>%0 la lascia andare: %1 ha ancora l’ultima briscola (%2), e con quella può prendere %3.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>%0 la lascia andare: non ci sono punti, e poi tocca aprire a %1.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1 or the %2; the %3 would lose its %4 points.</source>
        <translation>%0 non può fare questa presa e butta %1 o %2; con %3 perderebbe %4 punti.</translation>
    </message>
    <message>
        <source>%0 can hardly win this now, whichever card is played.</source>
        <translation>Ormai per %0 è quasi impossibile vincere, con qualunque carta.</translation>
    </message>
    <message>
        <source>%0 can hardly lose this now, whichever card is played.</source>
        <translation>Ormai per %0 è quasi impossibile perdere, con qualunque carta.</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trumps stay.</source>
        <translation>%0 la lascia andare: non ci sono punti, e le briscole restano in mano.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>%0 apre con %1, una briscola piccola senza punti: per prenderla, %2 deve spenderne una più alta.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which costs the least.</source>
        <translation>%0 non può prendere e scarta %1, che costa meno.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1; the %2 would do as well, but throwing the %3 would cost %4 points.</source>
        <translation>%0 prende con %1; andrebbe bene anche %2, ma buttando %3 perderebbe %4 punti.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if nobody takes it.</source>
        <translation>%0 apre con %1: se non la prende nessuno, vince la partita.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, %0 wins the game.</source>
        <translation>%0 apre con %1: se la prende %2, %0 pesca una briscola (%3); se no, %0 vince la partita.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, its %4 points come home.</source>
        <translation>%0 apre con %1: se la prende %2, %0 pesca una briscola (%3); se no, porta a casa %4 punti.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump.</source>
        <translation>%0 apre con %1: se la prende %2, %0 pesca una briscola (%3).</translation>
    </message>
    <message>
        <source>%0 leads the %1 and holds the %2: only a trump can take it.</source>
        <translation>%0 apre con %1 e ha anche %2: la prende solo una briscola.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the %4.</source>
        <translation>%0 apre con una briscola (%1): su %2, %3 potrebbe portare a casa %4.</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>%0 apre con una briscola (%1): su %2, %3 potrebbe portare a casa l’asso o il tre di %4.</translation>
    </message>
    <message>
        <source>The %1 wins the game for %0, who has %2 points with this trick.</source>
        <translation>Con %1 vince la partita %0, che con questa presa arriva a %2 punti.</translation>
    </message>
    <message>
        <source>Whatever %0 plays, %1 wins the game with this trick.</source>
        <translation>Qualunque carta giochi %0, con questa presa %1 vince la partita.</translation>
    </message>
    <message>
        <source>If that lead is taken, %0 loses only %1 points.</source>
        <translation>Se la prendono, %0 perde solo %1 punti.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: a trump may take an ace or a three later.</source>
        <translation>%0 tiene %1: più avanti con una briscola si può prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>%0 wins whichever card is played now: %1 points are certain.</source>
        <translation>%0 vince con qualunque carta: %1 punti sono sicuri.</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points, whichever card is played now.</source>
        <translation>Se tutti e due giocano al meglio, %0 finisce con %1 punti, con qualunque carta.</translation>
    </message>
    <message>
        <source>Against best play %0 can&apos;t win any more, and ends with %1 points.</source>
        <translation>Contro il gioco migliore %0 non può più vincere, e finisce con %1 punti.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, holds no points and throws the %1, the lowest.</source>
        <translation>%0 non può fare questa presa, non ha punti in mano e butta la carta più bassa (%1).</translation>
    </message>
    <message>
        <source>%0 lets this one go: even with the %1 it holds only %2 points, too few for the %3.</source>
        <translation>%0 la lascia andare: anche con %1 ci sono solo %2 punti, troppo pochi per spendere %3.</translation>
    </message>
    <message>
        <source>%0 throws the %1: it costs %2 points; the %3 would cost %4 and not take this trick either.</source>
        <translation>%0 butta %1: costa %2 punti; %3 ne costerebbe %4, e non si prenderebbe nemmeno così.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0 prende con %1 e tiene %2: più avanti ci si può prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points and is no trump.</source>
        <translation>%0 non può fare questa presa e butta %1, che non vale punti e non è una briscola.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: a trump, but the only card without points.</source>
        <translation>%0 non può fare questa presa e butta %1: è una briscola, ma è l’unica carta senza punti.</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points.</source>
        <translation>%0 non può fare questa presa e butta %1, che non vale punti.</translation>
    </message>
    <message>
        <source>%0 leads one of two %1: the %2 would put %3 points at risk.</source>
        <translation>%0 apre con una delle due carte di %1: con %2 sarebbero a rischio %3 punti.</translation>
    </message>
    <message>
        <source>%0 leads the %1, and the %2 would do as well; the %3 would put %4 points at risk.</source>
        <translation>%0 apre con %1, e andrebbe bene anche %2; con %3 sarebbero a rischio %4 punti.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 takes it.</source>
        <translation>%0 apre con %1 e vince la partita, a meno che non la prenda %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>%0 apre con %1 e vince la partita, a meno che non la prenda %2 o %3 di %4.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if %2 doesn&apos;t take it.</source>
        <translation>%0 apre con %1: se %2 non la prende, vince la partita.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>%0 apre con %1: possono prenderla solo %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump may still take the %3.</source>
        <translation>%0 apre con %1 e tiene %2: con una briscola forse si può ancora prendere %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump may take an ace or a three later.</source>
        <translation>%0 apre con %1 e tiene %2: più avanti con una briscola si può prendere un asso o un tre.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>%0 apre con %1: nel suo seme restano in giro solo %2 punti, a %4 invece %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1: of its suit only the %2 is still out, so it can only take a trick if it is led.</source>
        <translation>%0 apre con %1: del suo seme in giro c’è solo %2, quindi ci si fa una presa solo aprendo.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 cards still out can take it, while %3 can take the %4.</source>
        <translation>%0 apre con %1: in giro ci sono solo %2 carte che possono prenderla; contro %4 ce ne sono %3.</translation>
    </message>
</context>
<context>
    <name>BriscolaRules</name>
    <message>
        <source>In a minute</source>
        <translation>In un minuto</translation>
    </message>
    <message>
        <source>Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.</source>
        <translation>Le quaranta carte valgono in tutto 120 punti: vince chi ne fa più della metà. Ognuno ha tre carte; un’altra sta scoperta sotto il mazzo e indica il seme di briscola. A turno ciascuno gioca una carta: la migliore fa la presa, e chi l’ha giocata pesca per primo dal mazzo e apre la presa successiva.</translation>
    </message>
    <message>
        <source>You may always play any card you like: there is no duty to follow suit.</source>
        <translation>Puoi sempre giocare la carta che vuoi: non c’è obbligo di rispondere a seme.</translation>
    </message>
    <message>
        <source>The cards and what they are worth</source>
        <translation>Le carte e il loro valore</translation>
    </message>
    <message>
        <source>There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:</source>
        <translation>I semi sono quattro: coppe, denari, spade e bastoni. In ogni seme l’ordine è questo, dalla carta più alta, e questi sono i punti:</translation>
    </message>
    <message>
        <source>ace: 11</source>
        <translation>asso: 11</translation>
    </message>
    <message>
        <source>three: 10</source>
        <translation>tre: 10</translation>
    </message>
    <message>
        <source>king: 4</source>
        <translation>re: 4</translation>
    </message>
    <message>
        <source>knight: 3</source>
        <translation>cavallo: 3</translation>
    </message>
    <message>
        <source>jack: 2</source>
        <translation>fante: 2</translation>
    </message>
    <message>
        <source>Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).</source>
        <translation>Occhio al tre: è la seconda carta del seme. Assi e tre sono i carichi, le carte senza punti i lisci. Sulle figure R sta per re, C per cavallo, F per fante.</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>Chi fa la presa</translation>
    </message>
    <message>
        <source>If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.</source>
        <translation>Se in tavola c’è una briscola, la presa va alla briscola più alta. Altrimenti va alla carta più alta del seme di apertura. Una carta di un altro seme non prende nulla, per quanto sia alta.</translation>
    </message>
    <message>
        <source>Say cups are trump:</source>
        <translation>Con briscola a coppe:</translation>
    </message>
    <message>
        <source>The king takes the five: same suit, higher card. 4 points.</source>
        <translation>Il re prende il cinque: stesso seme, carta più alta. 4&#xa0;punti.</translation>
    </message>
    <message>
        <source>The two takes the ace: cups are trump. 11 points.</source>
        <translation>Il due prende l’asso: coppe è briscola. 11&#xa0;punti.</translation>
    </message>
    <message>
        <source>Drawing and the end</source>
        <translation>La pesca e la fine</translation>
    </message>
    <message>
        <source>After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.</source>
        <translation>Dopo ogni presa pesca per primo chi l’ha fatta, poi gli altri a turno. Per ultima si pesca la briscola sotto il mazzo: così tutti vedono a chi va. Finito il mazzo, si giocano le ultime tre carte senza pescare.</translation>
    </message>
    <message>
        <source>Then the points are counted: 61 win, 60 to 60 is a draw.</source>
        <translation>Poi si contano i punti: con 61 si vince, 60 a 60 è pareggio.</translation>
    </message>
    <message>
        <source>Three and four players</source>
        <translation>In tre e in quattro</translation>
    </message>
    <message>
        <source>Four play in two partnerships; partners sit opposite each other and count their points together.</source>
        <translation>In quattro si gioca a coppie: i compagni siedono l’uno di fronte all’altro e sommano i loro punti.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.</source>
        <translation>Finché non sai che cosa ti aspetta, apri con un liscio e tieni le briscoline per prendere i carichi. Chi gioca per ultimo sa quanto vale la presa: spesso conviene lasciarne una senza valore per essere ultimi nella prossima.</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.</source>
        <translation>H mostra un consiglio: sa solo quello che sai tu, e dice il perché. T mostra le prese fatte finora. Le mosse si possono annullare.</translation>
    </message>
    <message>
        <source>The five takes the ace: another suit, and not a trump. 11 points.</source>
        <translation>Il cinque prende l’asso: è di un altro seme, e non è briscola. 11 punti.</translation>
    </message>
    <message>
        <source>Three players play for themselves with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation>In tre ognuno gioca per sé, con 39 carte: il due di coppe resta nella scatola. Vince chi fa più punti.</translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>No stock left</source>
        <translation>Mazzo finito</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Briscola: %1</translation>
    </message>
    <message>
        <source>Trump card: %1</source>
        <translation>Carta di briscola: %1</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 punti</translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation>
            <numerusform>%n carta presa</numerusform>
            <numerusform>%n carte prese</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationForm</name>
    <message>
        <source>Who tells chances</source>
        <translation>Chi prevede le probabilità</translation>
    </message>
    <message>
        <source>A curve for each</source>
        <translation>Una curva per ogni</translation>
    </message>
    <message>
        <source>One for all decisions</source>
        <translation>Una per tutte le decisioni</translation>
    </message>
    <message>
        <source>Role of the player</source>
        <translation>Ruolo del giocatore</translation>
    </message>
    <message>
        <source>Phase of the deal</source>
        <translation>Fase della smazzata</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Ten times as many show errors a third as large.</source>
        <translation>Con dieci volte tante si vedono scarti tre volte più piccoli.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Lo stesso seme casuale dà le stesse smazzate e lo stesso risultato.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Each player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.</source>
        <translation>Ogni giocatore gioca contro se stesso e a ogni decisione prevede la sua probabilità di vittoria o i punti che farà. Il grafico mostra com’è andata.</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n player(s). All play the same deals.</source>
        <translation>
            <numerusform>Scegli al massimo %n giocatore. Tutti giocano le stesse smazzate.</numerusform>
            <numerusform>Scegli fino a %n giocatori. Tutti giocano le stesse smazzate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationView</name>
    <message>
        <source>%1 decisions, on average %2 in 100 off; if all were true, chance alone would show %3.</source>
        <translation>%1 decisioni, con uno scarto medio di %2 su 100; se tutte le previsioni fossero esatte, già il solo caso darebbe %3.</translation>
    </message>
    <message>
        <source>%1 decisions, on average %2 points off; if all were true, chance alone would show %3.</source>
        <translation>%1 decisioni, con uno scarto medio di %2 punti; se tutte le previsioni fossero esatte, già il solo caso darebbe %3.</translation>
    </message>
    <message>
        <source>%1: chances of %2</source>
        <comment>game, player</comment>
        <translation>%1: probabilità secondo %2</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>Tutti gli esperimenti</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Salva come JSON</translation>
    </message>
    <message>
        <source>This player tells no chances.</source>
        <translation>Questo giocatore non prevede probabilità.</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>Probabilità previste e partite vinte</translation>
    </message>
    <message>
        <source>Each point is about a tenth of what it told, with its 95 % interval. Above the diagonal it was too careful, below it too bold.</source>
        <translation>Ogni punto è circa un decimo delle previsioni, con il suo intervallo al 95%. Sopra la diagonale il giocatore è stato troppo prudente, sotto troppo audace.</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Your lead</source>
        <translation>Apri tu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Each card that you have not seen is equally likely to be anywhere it can be:
with a player who has not shown a void in its suit, or with nobody, face down.</source>
        <translation>Ogni carta che non hai visto può trovarsi con uguale probabilità in ogni posto possibile:
da un giocatore che non abbia mostrato di essere senza quel seme, oppure coperta, in mano a nessuno.</translation>
    </message>
    <message>
        <source>Who holds what, in %</source>
        <translation>Chi ha che cosa, in %</translation>
    </message>
</context>
<context>
    <name>ClanPlate</name>
    <message>
        <source>%1: %2 captured</source>
        <translation>%1: catture %2</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in hand and supply</comment>
        <translation>
            <numerusform>%n tessera rimasta</numerusform>
            <numerusform>%n tessere rimaste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>Classe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Ordine per valore</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Ordine per seme</translation>
    </message>
    <message>
        <source>Sorted by combination</source>
        <translation>Ordine per combinazione</translation>
    </message>
    <message>
        <source>Classes of the cards</source>
        <translation>Classi delle carte</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>ancora %n secondo</numerusform>
            <numerusform>ancora %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>has the lead</source>
        <translation>ha il controllo</translation>
    </message>
    <message>
        <source>Find a play</source>
        <translation>Trova giocata</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Torna alle lezioni</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Copy the command</source>
        <translation>Copia il comando</translation>
    </message>
    <message>
        <source>The command is copied. It gives the same figures in a terminal.</source>
        <translation>Comando copiato. In un terminale dà gli stessi valori.</translation>
    </message>
</context>
<context>
    <name>ContestantRow</name>
    <message>
        <source>Parameters of %1</source>
        <translation>Parametri di %1</translation>
    </message>
    <message>
        <source>Put %1 first</source>
        <translation>Metti %1 al primo posto</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>Di norma %1.</translation>
    </message>
    <message>
        <source>From %1 to %2, usually %3.</source>
        <translation>Da %1 a %2, di norma %3.</translation>
    </message>
    <message>
        <source>The path of a file; usually there is none.</source>
        <translation>Il percorso di un file; di norma non c’è.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>The goal</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each, and everybody plays alone. Whoever gets rid of all their cards first wins the deal.</source>
        <translation>Siete in quattro, con tredici carte a testa, e ognuno gioca per sé. Chi si libera per primo di tutte le sue carte vince la smazzata.</translation>
    </message>
    <message>
        <source>Whoever holds the three of diamonds begins, with a play that contains it. You hold it. Click it, then press Play.</source>
        <translation>Comincia chi ha il tre di quadri, con una giocata che lo contiene. Ce l’hai tu. Fai clic sulla carta, poi premi «Gioca».</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now the others answer in turn, each with a higher card.</source>
        <translation>La tua carta più bassa è andata. Ora gli altri rispondono a turno, ognuno con una carta più alta.</translation>
    </message>
    <message>
        <source>That contains the three of diamonds and is allowed, but for now play it alone.</source>
        <translation>Il tre di quadri c’è, quindi si può, ma per ora giocalo da solo.</translation>
    </message>
    <message>
        <source>The jack of hearts is the highest so far. Your queen, king, ace and 2 are all higher. Play one of them.</source>
        <translation>Finora la carta più alta è il fante di cuori. La tua donna, il re, l’asso e il 2 lo battono tutti. Gioca una di queste carte.</translation>
    </message>
    <message>
        <source>All others pass, so the round is yours, and you begin the next one: you lead.</source>
        <translation>Tutti gli altri passano, quindi il giro è tuo e cominci il prossimo: apri tu.</translation>
    </message>
    <message>
        <source>You may pass, but this time beat the jack: you have four cards that do.</source>
        <translation>Puoi passare, ma stavolta batti il fante: hai quattro carte che lo battono.</translation>
    </message>
    <message>
        <source>Another deal, much later: you have the lead, and a single card is left in your hand. Play it.</source>
        <translation>Un’altra smazzata, molto più avanti: apri tu, e ti resta una sola carta in mano. Giocala.</translation>
    </message>
    <message>
        <source>All thirteen are gone, and you are the first: you win the deal.</source>
        <translation>Tutte e tredici giocate, e prima degli altri: vinci la smazzata.</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Carte alte e carte basse</translation>
    </message>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. You hold one card of each rank.</source>
        <translation>Il 2 è il valore più alto, poi vengono asso, re, donna e così via fino al 3. Hai una carta per ogni valore.</translation>
    </message>
    <message>
        <source>The king of spades lies on the table. Beat it as cheaply as you can.</source>
        <translation>In tavola c’è il re di picche. Battilo con il meno possibile.</translation>
    </message>
    <message>
        <source>The ace is the next rank above the king, and you still have your 2.</source>
        <translation>L’asso è il valore subito sopra il re, e hai ancora il 2.</translation>
    </message>
    <message>
        <source>One of your cards is just above the king. From the top: 2, ace, king, queen.</source>
        <translation>Una delle tue carte sta appena sopra il re. Dall’alto: 2, asso, re, donna.</translation>
    </message>
    <message>
        <source>Between two cards of one rank the suit decides: spades are highest, then hearts, clubs, diamonds. So your king of hearts couldn&apos;t have beaten the king of spades.</source>
        <translation>Fra due carte dello stesso valore decide il seme: le picche sono le più alte, poi cuori, fiori, quadri. Quindi il tuo re di cuori non avrebbe battuto il re di picche.</translation>
    </message>
    <message>
        <source>Now the nine of hearts lies on the table. Beat it with a nine.</source>
        <translation>Ora in tavola c’è il nove di cuori. Battilo con un nove.</translation>
    </message>
    <message>
        <source>Spades beat hearts, so the nine of spades is enough. Your higher cards stay with you.</source>
        <translation>Le picche battono i cuori, quindi basta il nove di picche. Le carte più alte ti restano.</translation>
    </message>
    <message>
        <source>A nine is enough, if its suit is higher than hearts.</source>
        <translation>Basta un nove, se il suo seme è più alto di cuori.</translation>
    </message>
    <message>
        <source>Singles and pairs</source>
        <translation>Carte singole e coppie</translation>
    </message>
    <message>
        <source>Whoever leads plays one card, a pair or five cards that belong together. The others must play just as many cards, and higher ones, or pass.</source>
        <translation>Chi apre gioca una carta, una coppia o cinque carte che vanno insieme. Gli altri devono giocare altrettante carte, ma più alte, oppure passare.</translation>
    </message>
    <message>
        <source>Two sevens lie on the table: diamonds and hearts. A pair is as high as its higher card. Beat it as cheaply as you can.</source>
        <translation>In tavola ci sono due sette: quadri e cuori. Una coppia vale quanto la sua carta più alta. Battila con il meno possibile.</translation>
    </message>
    <message>
        <source>Your seven of spades is higher than the seven of hearts, so your pair is higher.</source>
        <translation>Il tuo sette di picche è più alto del sette di cuori, quindi è più alta anche la tua coppia.</translation>
    </message>
    <message>
        <source>A lower pair of yours is enough. The rank may be the same, if the higher card&apos;s suit is higher.</source>
        <translation>Basta una tua coppia più bassa. Il valore può essere lo stesso, se la carta migliore ha un seme più alto.</translation>
    </message>
    <message>
        <source>The player on your right has two nines. Beat them, but save your aces.</source>
        <translation>Chi sta alla tua destra ha giocato due nove. Battili, ma risparmia gli assi.</translation>
    </message>
    <message>
        <source>Two tens are enough. All others have passed, so you lead.</source>
        <translation>Bastano due dieci. Tutti gli altri hanno passato, quindi apri tu.</translation>
    </message>
    <message>
        <source>Without the aces, but without giving up the round: a pair just above the nines is enough.</source>
        <translation>Senza gli assi, ma senza rinunciare al giro: basta una coppia appena sopra i nove.</translation>
    </message>
    <message>
        <source>You lead, so you choose how many cards. Get rid of your lowest pair.</source>
        <translation>Apri tu, quindi scegli tu quante carte. Liberati della tua coppia più bassa.</translation>
    </message>
    <message>
        <source>Two low cards gone at once. Now everybody must answer with pairs.</source>
        <translation>Due carte basse in un colpo solo. Ora tutti devono rispondere con una coppia.</translation>
    </message>
    <message>
        <source>You may lead that, but this time lead the lowest two cards of one rank.</source>
        <translation>Potresti aprire così, ma stavolta apri con le due carte uguali più basse.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Two queens lie on the table. You may pass even when you could play. The only higher pair you hold is your two 2s, and you will need them later: pass.</source>
        <translation>In tavola ci sono due donne. Puoi passare anche quando potresti giocare. La tua unica coppia più alta sono i due 2, e ti serviranno più avanti: passa.</translation>
    </message>
    <message>
        <source>You keep both 2s. Watch how the round goes on without you.</source>
        <translation>Tieni tutti e due i 2. Guarda come il giro va avanti senza di te.</translation>
    </message>
    <message>
        <source>You may, but one at a time your 2s can win you two rounds. Passing costs nothing now.</source>
        <translation>Si può, ma uno alla volta i tuoi 2 possono vincerti due giri. Ora passare non costa niente.</translation>
    </message>
    <message>
        <source>You were skipped: whoever has passed is out until the round is over. The player on your left won it and has led the six of diamonds.</source>
        <translation>Il tuo turno è stato saltato: chi ha passato resta fuori fino alla fine del giro. Chi sta alla tua sinistra l’ha vinto e ha aperto con il sei di quadri.</translation>
    </message>
    <message>
        <source>It is a new round, and you are in again. Beat the six of diamonds as cheaply as you can.</source>
        <translation>È un nuovo giro, e rientri anche tu. Batti il sei di quadri con il meno possibile.</translation>
    </message>
    <message>
        <source>Spades beat diamonds, and a low card is gone. One more thing: whoever leads cannot pass.</source>
        <translation>Le picche battono i quadri, e una carta bassa è andata. Ancora una cosa: chi apre non può passare.</translation>
    </message>
    <message>
        <source>Your cheapest answer has the same rank, in a higher suit.</source>
        <translation>La tua risposta più economica ha lo stesso valore, in un seme più alto.</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>Cinque carte</translation>
    </message>
    <message>
        <source>Five ranks in a row are a straight; the highest card decides between two of them. Five cards of one suit are a flush, and a flush beats every straight.</source>
        <translation>Cinque valori di fila formano una scala: fra due scale decide la carta più alta. Cinque carte dello stesso seme sono un colore, e un colore batte qualsiasi scala.</translation>
    </message>
    <message>
        <source>You could beat this with a higher straight, but also with a flush. Play your flush.</source>
        <translation>Questa scala si batte con una più alta, ma anche con un colore. Gioca il colore.</translation>
    </message>
    <message>
        <source>A flush beats every straight, even one up to the ace.</source>
        <translation>Un colore batte qualsiasi scala, anche quella fino all’asso.</translation>
    </message>
    <message>
        <source>Look for the suit of which you hold five cards, and play them all.</source>
        <translation>Cerca il seme di cui hai cinque carte, e giocale tutte.</translation>
    </message>
    <message>
        <source>Three of a kind and a pair are a full house. It beats every flush, and only its three cards of a kind count. Beat this flush, but keep your queens.</source>
        <translation>Un tris e una coppia formano un full. Batte qualsiasi colore, e conta solo il suo tris. Batti questo colore, ma tieni le donne.</translation>
    </message>
    <message>
        <source>Any full house beats any flush, and your two queens are still yours.</source>
        <translation>Qualsiasi full batte qualsiasi colore, e le tue due donne le hai ancora.</translation>
    </message>
    <message>
        <source>Your three fives and a pair beat it, and the pair&apos;s rank doesn&apos;t matter: use the lower one.</source>
        <translation>Lo batti con i tuoi tre cinque e una coppia, e il valore della coppia non conta: usa la più bassa.</translation>
    </message>
    <message>
        <source>Four of a kind, with any fifth card, beats every full house. Only a straight flush, a straight of one suit, ranks above it. Play four of a kind with your lowest other card.</source>
        <translation>Quattro carte uguali, il poker, con una quinta qualsiasi, battono ogni full. Sopra c’è solo la scala colore, una scala di un solo seme. Gioca il poker con la più bassa delle altre carte.</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush could beat that.</source>
        <translation>Lo batterebbe solo un poker più alto o una scala colore.</translation>
    </message>
    <message>
        <source>Take all four of your fours, and the lowest of your other cards with them.</source>
        <translation>Prendi tutti e quattro i tuoi quattro, e con loro la più bassa delle altre carte.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Le ultime carte</translation>
    </message>
    <message>
        <source>You hold four cards. The player opposite has a single card left and must not get to play it. Take the round with a card that nobody can beat.</source>
        <translation>Hai quattro carte. A chi ti sta di fronte ne resta una sola, e non deve riuscire a giocarla. Vinci il giro con una carta che nessuno può battere.</translation>
    </message>
    <message>
        <source>Nothing beats the two of spades. Now you lead.</source>
        <translation>Niente batte il due di picche. Ora apri tu.</translation>
    </message>
    <message>
        <source>The player opposite might beat what lies there then, and would be out. Which card is the highest of all?</source>
        <translation>Così chi ti sta di fronte potrebbe batterti e finire. Qual è la carta più alta di tutte?</translation>
    </message>
    <message>
        <source>Left are a five and two jacks. Lead something that a player with a single card can&apos;t answer.</source>
        <translation>Ti restano un cinque e due fanti. Apri con qualcosa a cui non si può rispondere con una carta sola.</translation>
    </message>
    <message>
        <source>One card can&apos;t answer a pair. The others have no higher pair either.</source>
        <translation>Una carta sola non risponde a una coppia. E neanche gli altri hanno una coppia più alta.</translation>
    </message>
    <message>
        <source>A single card can be beaten with a single card, and the player opposite has just one.</source>
        <translation>Una carta singola si batte con una carta singola, e chi ti sta di fronte ne ha proprio una.</translation>
    </message>
    <message>
        <source>The lead is still yours, and this is your last card.</source>
        <translation>Apri ancora tu, e questa è la tua ultima carta.</translation>
    </message>
    <message>
        <source>You win the deal, because your lowest card came last, when nobody could answer it.</source>
        <translation>Vinci la smazzata perché hai tenuto per ultima la carta più bassa, quando nessuno poteva rispondere.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold. The winner gets all these points. The plates show how many cards are left.</source>
        <translation>Quando qualcuno finisce, ognuno degli altri perde un punto per ogni carta che ha ancora in mano. Il vincitore li prende tutti. Le targhette mostrano quante carte restano.</translation>
    </message>
    <message>
        <source>The player on your right has one card left and may soon be out. Get rid of as many cards as you can at once.</source>
        <translation>A chi sta alla tua destra resta una carta, e presto potrebbe finire. Liberati di quante più carte puoi in un colpo solo.</translation>
    </message>
    <message>
        <source>Five cards that can&apos;t cost you anything any more. Nobody beats the straight, so you lead again.</source>
        <translation>Cinque carte che non possono più costarti niente. Nessuno batte la scala, quindi apri di nuovo tu.</translation>
    </message>
    <message>
        <source>You can play more cards than that at once: look for ranks in a row.</source>
        <translation>Puoi giocarne di più in un colpo solo: cerca dei valori di fila.</translation>
    </message>
    <message>
        <source>Now you can even win. Left are a four and two kings, and the player on your right still has one card. Lead what it can&apos;t beat.</source>
        <translation>Ora puoi perfino vincere. Ti restano un quattro e due re, e a chi sta alla tua destra sempre una carta. Apri con qualcosa che quella carta non batte.</translation>
    </message>
    <message>
        <source>All pass, and your four wins the deal. The others hold 1, 5 and 4 cards: you get ten points.</source>
        <translation>Passano tutti, e il tuo quattro vince la smazzata. Agli altri restano 1, 5 e 4 carte: prendi dieci punti.</translation>
    </message>
    <message>
        <source>One card can beat one card. It can&apos;t beat a pair.</source>
        <translation>Una carta può battere una carta. Una coppia no.</translation>
    </message>
    <message>
        <source>What fits together</source>
        <translation>Che cosa va insieme</translation>
    </message>
    <message>
        <source>Before you play, see what fits together. Here you have a straight from four to eight, three pairs and two cards that fit nowhere: the queen and the 2.</source>
        <translation>Prima di giocare, guarda che cosa va insieme. Qui hai una scala dal quattro all’otto, tre coppie e due carte che non vanno con niente: la donna e il 2.</translation>
    </message>
    <message>
        <source>The player on your left has led the three of diamonds. Answer with a card that fits nowhere, but keep your highest.</source>
        <translation>Chi sta alla tua sinistra ha aperto con il tre di quadri. Rispondi con una carta che non va con niente, ma tieni la più alta.</translation>
    </message>
    <message>
        <source>The queen belongs to nothing, so your straight and your pairs stay whole.</source>
        <translation>La donna non va con niente, quindi la scala e le coppie restano intere.</translation>
    </message>
    <message>
        <source>Look for the card that is in no straight and no pair. The 2 can wait, but don&apos;t pass.</source>
        <translation>Cerca la carta che non sta né nella scala né in una coppia. Il 2 può aspettare, ma non passare.</translation>
    </message>
    <message>
        <source>The ace of spades is on the table, and only your 2 beats it. All your other cards fit together, so the lead is worth it. Take it.</source>
        <translation>In tavola c’è l’asso di picche, e lo batte solo il tuo 2. Tutte le altre tue carte vanno insieme, quindi il controllo vale la spesa. Prendilo.</translation>
    </message>
    <message>
        <source>Nobody can beat the two of spades. You lead, and choose what is played.</source>
        <translation>Nessuno può battere il due di picche. Apri tu, e scegli che cosa si gioca.</translation>
    </message>
    <message>
        <source>This is what the 2 is for: with the lead, your good plays can follow one after another.</source>
        <translation>Il 2 serve proprio a questo: con il controllo, le tue giocate buone possono uscire una dopo l’altra.</translation>
    </message>
    <message>
        <source>You lead. Get rid of as many cards at once as you can.</source>
        <translation>Apri tu. Liberati di quante più carte puoi in un colpo solo.</translation>
    </message>
    <message>
        <source>Everybody passes, and you lead again: only three pairs are left.</source>
        <translation>Passano tutti, e apri di nuovo tu: restano solo tre coppie.</translation>
    </message>
    <message>
        <source>You hold five cards that go together, and nobody has to be beaten now.</source>
        <translation>Hai cinque carte che vanno insieme, e adesso non c’è nessuno da battere.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Quanto valgono le carte</translation>
    </message>
    <message>
        <source>Briscola is played for points. An ace is worth 11, a three 10, a king 4, a knight 3 and a jack 2. All other cards are worth nothing.</source>
        <translation>A briscola si gioca per i punti. L’asso ne vale 11, il tre 10, il re 4, il cavallo 3 e il fante 2. Tutte le altre carte non valgono niente.</translation>
    </message>
    <message>
        <source>A trick is one card from each of you, and the better one takes both. You lead: play the card that is worth nothing.</source>
        <translation>In una presa giocate una carta a testa, e chi ha messo la migliore le prende entrambe. Apri tu: gioca la carta che non vale niente.</translation>
    </message>
    <message>
        <source>A seven looks big, but it is worth nothing. Your opponent&apos;s knight takes it: 3 points.</source>
        <translation>Un sette sembra grosso, ma non vale niente. Lo prende il cavallo dell’avversario: 3 punti.</translation>
    </message>
    <message>
        <source>That card is worth points: an ace 11, a three 10.</source>
        <translation>Quella carta vale punti: l’asso 11, il tre 10.</translation>
    </message>
    <message>
        <source>Now your opponent leads the king of cups, worth 4 points. The ace is the highest card of each suit: take the king.</source>
        <translation>Ora l’avversario apre con il re di coppe, che vale 4 punti. L’asso è la carta più alta di ogni seme: prendi il re.</translation>
    </message>
    <message>
        <source>Your ace takes the king: 11 and 4 make 15 points.</source>
        <translation>Il tuo asso prende il re: 11 più 4 fa 15 punti.</translation>
    </message>
    <message>
        <source>A club doesn&apos;t take a cup here. You need a higher card of the king&apos;s own suit.</source>
        <translation>Qui i bastoni non prendono le coppe. Ti serve una carta più alta, dello stesso seme del re.</translation>
    </message>
    <message>
        <source>Here your points are counted. The deck holds 120: with 61 you have won, and 60 each is a draw.</source>
        <translation>Qui si contano i tuoi punti. Nel mazzo ce ne sono 120: con 61 hai vinto, 60 a 60 è pareggio.</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Chi prende chi</translation>
    </message>
    <message>
        <source>In every suit this is the order: ace, three, king, knight, jack, seven, six, five, four, two. Mind the three: it is the second best card.</source>
        <translation>In ogni seme l’ordine è questo: asso, tre, re, cavallo, fante, sette, sei, cinque, quattro, due. Occhio al tre: è la seconda carta del seme.</translation>
    </message>
    <message>
        <source>Your opponent leads the king of swords. Take it.</source>
        <translation>L’avversario apre con il re di spade. Prendilo.</translation>
    </message>
    <message>
        <source>The three beats the king: 14 points for you.</source>
        <translation>Il tre batte il re: 14 punti per te.</translation>
    </message>
    <message>
        <source>Of your cards, only a sword higher than the king takes it.</source>
        <translation>Delle tue carte lo prende solo una spada più alta del re.</translation>
    </message>
    <message>
        <source>Your opponent leads the four of clubs, and you have no clubs. A high card of another suit doesn&apos;t help here. Give away the card that costs you least.</source>
        <translation>L’avversario apre con il quattro di bastoni, e tu non hai bastoni. Qui una carta alta di un altro seme non serve. Dai via la carta che ti costa meno.</translation>
    </message>
    <message>
        <source>The four takes the trick, but there are no points in it.</source>
        <translation>La presa va al quattro, ma dentro non ci sono punti.</translation>
    </message>
    <message>
        <source>The four takes the trick whatever you play. Don&apos;t give it any points.</source>
        <translation>La presa va al quattro, qualunque carta tu giochi. Non metterci punti.</translation>
    </message>
    <message>
        <source>Had you played the ace of cups, the little four would have taken its 11 points. Cards of another suit take nothing, trumps excepted: they come next.</source>
        <translation>Con l’asso di coppe, il piccolo quattro si sarebbe preso i suoi 11 punti. Le carte di un altro seme non prendono niente, tranne le briscole: ci arriviamo adesso.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Le briscole</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: coins in this game. A trump takes any card of the other three suits.</source>
        <translation>La carta sotto il mazzo indica il seme di briscola: in questa partita, denari. Una briscola prende qualsiasi carta degli altri tre semi.</translation>
    </message>
    <message>
        <source>Your opponent leads the ace of swords, worth 11 points. Take it.</source>
        <translation>L’avversario apre con l’asso di spade, che vale 11 punti. Prendilo.</translation>
    </message>
    <message>
        <source>The two of coins is the smallest trump, and it takes the ace. 11 points for you.</source>
        <translation>Il due di denari è la briscola più piccola, eppure prende l’asso. 11 punti per te.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the ace, for it is no trump.</source>
        <translation>Quella carta non prende l’asso, perché non è una briscola.</translation>
    </message>
    <message>
        <source>Here your opponent leads a trump, the jack of coins. Take it.</source>
        <translation>Qui l’avversario apre con una briscola, il fante di denari. Prendilo.</translation>
    </message>
    <message>
        <source>Among trumps the higher one takes the trick: 4 and 2 make 6 points.</source>
        <translation>Fra due briscole la presa va alla più alta: 4 più 2 fa 6 punti.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take it. A trump is taken only by a higher trump.</source>
        <translation>Quella carta non lo prende. Una briscola si prende solo con una briscola più alta.</translation>
    </message>
    <message>
        <source>Any card may be played</source>
        <translation>Puoi giocare qualsiasi carta</translation>
    </message>
    <message>
        <source>Your opponent leads the knight of cups. You have a cup, but you need not follow suit: you may always play any card.</source>
        <translation>L’avversario apre con il cavallo di coppe. Hai una coppa, ma non devi rispondere a seme: puoi sempre giocare la carta che vuoi.</translation>
    </message>
    <message>
        <source>Two of your cards take the knight. Take it without spending your trump.</source>
        <translation>Due delle tue carte prendono il cavallo. Prendilo senza spendere la briscola.</translation>
    </message>
    <message>
        <source>The king takes the knight: 7 points, and you still have your trump.</source>
        <translation>Il re prende il cavallo: 7 punti, e hai ancora la briscola.</translation>
    </message>
    <message>
        <source>Take the trick, but with a card that is not a trump.</source>
        <translation>Fai la presa, ma con una carta che non è una briscola.</translation>
    </message>
    <message>
        <source>Your opponent leads the seven of swords. You play last to this trick, so nothing can take your ace of swords now. Bring its points home.</source>
        <translation>L’avversario apre con il sette di spade. In questa presa giochi per ultimo, quindi niente può prenderti l’asso di spade. Porta a casa i suoi punti.</translation>
    </message>
    <message>
        <source>The ace takes the seven: 11 points that nobody can take from you.</source>
        <translation>L’asso prende il sette: 11 punti che nessuno può più toglierti.</translation>
    </message>
    <message>
        <source>The ace stays in your hand then, and later a trump may take it. Now it is safe.</source>
        <translation>Così l’asso ti resta in mano, e più avanti una briscola può prenderlo. Ora è al sicuro.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>This is the stock. After each trick both of you draw a card: first the winner of the trick, who also leads to the next one, then the other.</source>
        <translation>Questo è il mazzo. Dopo ogni presa pescate una carta a testa: prima chi ha fatto la presa, che apre anche la successiva, poi l’altro.</translation>
    </message>
    <message>
        <source>You lead. Begin with a card that costs you nothing if it is taken.</source>
        <translation>Apri tu. Comincia con una carta che non ti costa niente se viene presa.</translation>
    </message>
    <message>
        <source>The jack of coins takes it. Your opponent draws first, you draw next, and your opponent leads.</source>
        <translation>La prende il fante di denari. L’avversario pesca per primo, poi peschi tu, e apre lui.</translation>
    </message>
    <message>
        <source>If your opponent takes that card, its points are gone as well.</source>
        <translation>Se l’avversario prende quella carta, se ne vanno anche i suoi punti.</translation>
    </message>
    <message>
        <source>Now your opponent leads the six of clubs. Take it: then you draw first, and lead.</source>
        <translation>Ora l’avversario apre con il sei di bastoni. Prendilo: così peschi per primo, e apri.</translation>
    </message>
    <message>
        <source>Your three takes it and brings home its own 10 points. You have drawn first, and you lead.</source>
        <translation>Il tuo tre lo prende e porta a casa i suoi 10 punti. Hai pescato prima tu, e apri tu.</translation>
    </message>
    <message>
        <source>A cup doesn&apos;t take a club: cups are not trumps here.</source>
        <translation>Una coppa non prende un bastone: qui coppe non è briscola.</translation>
    </message>
    <message>
        <source>Near the end: one hidden card is left, and under it the ace of clubs, the best trump. The winner of this trick draws the hidden one, the loser the ace. So lose it.</source>
        <translation>Verso la fine: resta una carta coperta, e sotto l’asso di bastoni, la briscola migliore. Chi fa questa presa pesca quella coperta, l’altro l’asso. Quindi perdila.</translation>
    </message>
    <message>
        <source>Your opponent takes a trick without points, and you draw the ace of trumps.</source>
        <translation>L’avversario fa una presa senza punti, e tu peschi l’asso di briscola.</translation>
    </message>
    <message>
        <source>That cup beats the five. You would take the trick, and your opponent would draw the ace.</source>
        <translation>Quella coppa batte il cinque. Faresti la presa, e l’asso lo pescherebbe l’avversario.</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>Risparmiare le briscole</translation>
    </message>
    <message>
        <source>Your opponent leads the three of clubs, worth 10 points. Take it, and spend as little as you can.</source>
        <translation>L’avversario apre con il tre di bastoni, che vale 10 punti. Prendilo, e spendi il meno possibile.</translation>
    </message>
    <message>
        <source>The two is enough, and the seven of trumps is still yours.</source>
        <translation>Basta il due, e il sette di briscola è ancora tuo.</translation>
    </message>
    <message>
        <source>Take these 10 points, but with a smaller card: one will do.</source>
        <translation>Prendi questi 10 punti, ma con una carta più piccola: ne basta una.</translation>
    </message>
    <message>
        <source>Your opponent leads the six of swords: no points. Keep your trump for an ace or a three, let this trick go, and give no points with it.</source>
        <translation>L’avversario apre con il sei di spade: niente punti. Tieni la briscola per un asso o un tre, lascia andare questa presa, e non metterci punti.</translation>
    </message>
    <message>
        <source>The six takes nothing but your four. And see what your opponent leads now.</source>
        <translation>Il sei prende soltanto il tuo quattro. E ora guarda con che cosa apre l’avversario.</translation>
    </message>
    <message>
        <source>There are no points to win here. Spend no trump on it, and don&apos;t give away a king.</source>
        <translation>Qui non ci sono punti da vincere. Non spenderci una briscola, e non regalare un re.</translation>
    </message>
    <message>
        <source>The three of cups, 10 points! This is what you kept your trump for.</source>
        <translation>Il tre di coppe, 10 punti! È per questo che hai tenuto la briscola.</translation>
    </message>
    <message>
        <source>10 points for a seven. Small trumps are there to catch aces and threes.</source>
        <translation>10 punti per un sette. Le briscole piccole servono a prendere gli assi e i tre.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the three: it is neither a trump nor the ace of cups.</source>
        <translation>Quella carta non prende il tre: non è né una briscola né l’asso di coppe.</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>Le ultime tre carte</translation>
    </message>
    <message>
        <source>The stock is used up, and you hold the last trump. The ace of cups and the king of swords have not been played yet, so your opponent must have them.</source>
        <translation>Il mazzo è finito, e l’ultima briscola ce l’hai tu. L’asso di coppe e il re di spade non sono ancora usciti, quindi li ha per forza l’avversario.</translation>
    </message>
    <message>
        <source>You have 36 points and need 61. Your opponent leads the seven of clubs: no points in it. Which card do you give?</source>
        <translation>Hai 36 punti e te ne servono 61. L’avversario apre con il sette di bastoni: niente punti. Quale carta dai?</translation>
    </message>
    <message>
        <source>Nothing lost. Now your opponent has to lead one of the two good cards: here is the ace.</source>
        <translation>Niente di perso. Ora l’avversario deve aprire con una delle due carte buone: ecco l’asso.</translation>
    </message>
    <message>
        <source>There is nothing to win yet. Keep that card for the ace or the king.</source>
        <translation>Non c’è ancora niente da vincere. Tieni quella carta per l’asso o per il re.</translation>
    </message>
    <message>
        <source>The ace of cups, 11 points. Take it.</source>
        <translation>L’asso di coppe, 11 punti. Prendilo.</translation>
    </message>
    <message>
        <source>Your last trump takes the ace. You have 47 points.</source>
        <translation>La tua ultima briscola prende l’asso. Hai 47 punti.</translation>
    </message>
    <message>
        <source>A sword doesn&apos;t take a cup. You have another card that takes it.</source>
        <translation>Una spada non prende una coppa. Hai un’altra carta che la prende.</translation>
    </message>
    <message>
        <source>You lead your last card. The ace of swords is gone, and so are the trumps: nothing can take your three.</source>
        <translation>Apri con la tua ultima carta. L’asso di spade è già uscito, e le briscole pure: niente può prendere il tuo tre.</translation>
    </message>
    <message>
        <source>The three takes the king, 14 points: 61 to 59. You win.</source>
        <translation>Il tre prende il re, 14 punti: 61 a 59. Vinci tu.</translation>
    </message>
    <message>
        <source>Three players: one is the landlord and plays alone against the other two, the peasants. Whoever is out of cards first wins for their side. Here you are the landlord.</source>
        <translation>Si gioca in tre: uno è il latifondista e gioca da solo contro gli altri due, i contadini. Chi finisce per primo le carte vince per la sua parte. Qui il latifondista sei tu.</translation>
    </message>
    <message>
        <source>Suits don&apos;t matter. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>I semi non contano. Il jolly rosso è la carta più alta, poi vengono il jolly nero, il 2, l’asso, il re e così via fino al 3.</translation>
    </message>
    <message>
        <source>The landlord leads first. Click your 3, then press Play.</source>
        <translation>Il latifondista apre per primo. Fai clic sul tuo 3, poi premi «Gioca».</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now both peasants in turn play a higher single card.</source>
        <translation>La tua carta più bassa è andata. Ora i due contadini, a turno, giocano una carta singola più alta.</translation>
    </message>
    <message>
        <source>That could be led, too. Let us begin with the 3 alone.</source>
        <translation>Si potrebbe aprire anche così. Ma cominciamo con il 3 da solo.</translation>
    </message>
    <message>
        <source>A 10 is the highest so far. Beat it with a single card, as cheaply as you can.</source>
        <translation>Finora la carta più alta è un 10. Battilo con una carta singola, con il meno possibile.</translation>
    </message>
    <message>
        <source>The jack is enough. Both peasants pass, so you lead again, whatever you like.</source>
        <translation>Basta il fante. I due contadini passano, quindi apri di nuovo tu, con quello che vuoi.</translation>
    </message>
    <message>
        <source>You hold two cards of the rank just above the 10: one of them is enough.</source>
        <translation>Hai due carte del valore subito sopra il 10: ne basta una.</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <translation>Coppie e tris</translation>
    </message>
    <message>
        <source>Whoever leads chooses the form: a single card, a pair, a triplet and so on. The others must play the same form, but higher, or pass.</source>
        <translation>Chi apre sceglie il tipo: una carta singola, una coppia, un tris e così via. Gli altri devono giocare lo stesso tipo, ma più alto, oppure passare.</translation>
    </message>
    <message>
        <source>The landlord, on your left, leads two queens. Beat them as cheaply as you can.</source>
        <translation>Il latifondista, alla tua sinistra, apre con due donne. Battile con il meno possibile.</translation>
    </message>
    <message>
        <source>Two aces are higher. Your own queens wouldn&apos;t do: equal cards don&apos;t beat each other.</source>
        <translation>Due assi sono più alti. Le tue donne non bastavano: carte uguali non si battono fra loro.</translation>
    </message>
    <message>
        <source>From the queen it goes up to the king, the ace and the 2. Which is the lowest pair you hold there?</source>
        <translation>Sopra la donna vengono il re, l’asso e il 2. Qual è la coppia più bassa che hai fra queste?</translation>
    </message>
    <message>
        <source>You lead. A triplet may carry a single card or a pair along. Lead your three 8s, and let them carry your lowest card.</source>
        <translation>Apri tu. Un tris può portare con sé una carta singola o una coppia. Apri con i tuoi tre 8, e aggiungi la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Your 3 is gone with them. Only the triplets count: the landlord&apos;s three 10s beat your 8s.</source>
        <translation>Con loro è andato anche il tuo 3. Conta solo il tris: i tre 10 del latifondista battono i tuoi 8.</translation>
    </message>
    <message>
        <source>Four cards are asked for: all three 8s, and your lowest card.</source>
        <translation>Servono quattro carte: tutti e tre gli 8, e la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Five or more ranks in a row are a sequence. It may go up to the ace, but no 2 and no joker belong to it.</source>
        <translation>Cinque o più valori di fila formano una scala. Può arrivare fino all’asso, ma il 2 e i jolly non ne fanno parte.</translation>
    </message>
    <message>
        <source>You lead. Play your longest sequence: seven cards.</source>
        <translation>Apri tu. Gioca la tua scala più lunga: sette carte.</translation>
    </message>
    <message>
        <source>Seven cards at once. Only a sequence of seven is of the same form, and it must be higher.</source>
        <translation>Sette carte in un colpo solo. Dello stesso tipo è solo una scala di sette, e dev’essere più alta.</translation>
    </message>
    <message>
        <source>Seven cards are asked for: one of each rank from your lowest card upwards.</source>
        <translation>Servono sette carte: una per ogni valore, dalla tua carta più bassa in su.</translation>
    </message>
    <message>
        <source>Three or more pairs in a row go together, too: they are a sequence of pairs. Lead yours.</source>
        <translation>Anche tre o più coppie di fila vanno insieme: sono una scala di coppie. Apri con la tua.</translation>
    </message>
    <message>
        <source>Six cards more, and both peasants pass again.</source>
        <translation>Altre sei carte, e i due contadini passano di nuovo.</translation>
    </message>
    <message>
        <source>Look for three pairs whose ranks follow one another, and play all six cards.</source>
        <translation>Cerca tre coppie con i valori di fila, e gioca tutte e sei le carte.</translation>
    </message>
    <message>
        <source>Triplets in a row are an airplane. Each of them may carry a single card along, or each a pair: the wings. Lead your airplane with your two lowest cards as wings.</source>
        <translation>Più tris di fila sono un aereo. Ognuno può portare una carta singola, oppure ognuno una coppia: le ali. Apri con il tuo aereo, e come ali usa le tue due carte più basse.</translation>
    </message>
    <message>
        <source>Eight cards at once, and the 3 and the 5, hard to get rid of alone, are gone.</source>
        <translation>Otto carte in un colpo solo, e sono andati anche il 3 e il 5, difficili da smaltire da soli.</translation>
    </message>
    <message>
        <source>Eight cards are asked for: your 9s, your 10s and your two lowest cards.</source>
        <translation>Servono otto carte: i tuoi 9, i tuoi 10 e le tue due carte più basse.</translation>
    </message>
    <message>
        <source>Bombs and the rocket</source>
        <translation>Le bombe e il razzo</translation>
    </message>
    <message>
        <source>Four cards of a rank are a bomb: it beats everything but a higher bomb and the rocket. The rocket is both jokers, and beats everything. Each doubles the stake.</source>
        <translation>Quattro carte uguali sono una bomba: batte tutto, tranne una bomba più alta e il razzo. Il razzo sono i due jolly, e batte tutto. Ognuno raddoppia la posta.</translation>
    </message>
    <message>
        <source>The landlord leads four 6s with two more cards. That is a form of its own and no bomb. Beat it as cheaply as you can.</source>
        <translation>Il latifondista apre con quattro 6 e altre due carte. È un tipo a sé, non una bomba. Battilo con il meno possibile.</translation>
    </message>
    <message>
        <source>A bomb beats whatever is no bomb, so even 4s will do. The stake is doubled.</source>
        <translation>Una bomba batte tutto ciò che non è una bomba, quindi bastano anche i 4. La posta è raddoppiata.</translation>
    </message>
    <message>
        <source>Any bomb beats it, even one of a lower rank, and you hold one. Leave the jokers in your hand.</source>
        <translation>La batte qualsiasi bomba, anche di valore più basso, e tu ne hai una. Lascia i jolly in mano.</translation>
    </message>
    <message>
        <source>The landlord answers with a higher bomb. You still hold the one thing that beats it.</source>
        <translation>Il latifondista risponde con una bomba più alta. Hai ancora l’unica cosa che la batte.</translation>
    </message>
    <message>
        <source>Nothing beats the rocket, so you lead. Three doublings: the stake is eight times as high now.</source>
        <translation>Niente batte il razzo, quindi apri tu. Tre raddoppi: ora la posta è otto volte tanto.</translation>
    </message>
    <message>
        <source>You need not let this go: both jokers together beat everything.</source>
        <translation>Non devi lasciarla andare: i due jolly insieme battono tutto.</translation>
    </message>
    <message>
        <source>Another deal: the landlord, on your left, leads two 2s and has two cards left. Stop the landlord, but keep your jokers.</source>
        <translation>Un’altra smazzata: il latifondista, alla tua sinistra, apre con due 2 e gli restano due carte. Fermalo, ma tieni i jolly.</translation>
    </message>
    <message>
        <source>Now you lead, not the landlord. Bombs are for such moments: they decide who leads.</source>
        <translation>Ora apri tu, non il latifondista. Le bombe servono in questi momenti: decidono chi apre.</translation>
    </message>
    <message>
        <source>The landlord must not lead again, and less than the rocket is enough.</source>
        <translation>Il latifondista non deve aprire di nuovo, e basta meno del razzo.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Le offerte</translation>
    </message>
    <message>
        <source>First the landlord is found. Each player in turn bids 1, 2 or 3, more than the bids before, or does not bid. Whoever bids most takes the three cards in the middle and leads; the bid is the stake.</source>
        <translation>Prima si trova il latifondista. A turno ognuno offre 1, 2 o 3, superando le offerte precedenti, oppure non offre. Chi offre di più prende le tre carte al centro e apre; l’offerta è la posta.</translation>
    </message>
    <message>
        <source>Alone against two, you need jokers, 2s and bombs, and few loose low cards. Here are both jokers, two 2s, two aces and a long sequence. What do you bid?</source>
        <translation>Da solo contro due ti servono jolly, 2 e bombe, e poche carte basse isolate. Qui hai i due jolly, due 2, due assi e una scala lunga. Quanto offri?</translation>
    </message>
    <message>
        <source>Nobody can bid more: you get the three cards, and with 20 cards you lead.</source>
        <translation>Nessuno può offrire di più: prendi le tre carte, e con 20 carte apri tu.</translation>
    </message>
    <message>
        <source>A hand this strong should be the landlord, and only the highest bid makes sure of it.</source>
        <translation>Con una mano così forte conviene fare il latifondista, e solo l’offerta più alta te lo assicura.</translation>
    </message>
    <message>
        <source>Another deal. The player on your right has bid 1, the one on your left did not bid. You have neither jokers nor 2s, but many low cards. What do you do?</source>
        <translation>Un’altra smazzata. Chi sta alla tua destra ha offerto 1, chi sta alla tua sinistra non ha offerto. Non hai né jolly né 2, ma molte carte basse. Che cosa fai?</translation>
    </message>
    <message>
        <source>Nobody bids more than 1, so the player on your right is the landlord.</source>
        <translation>Nessuno offre più di 1, quindi il latifondista è alla tua destra.</translation>
    </message>
    <message>
        <source>A landlord plays alone, and this hand has little to get the lead with. Better be a peasant.</source>
        <translation>Il latifondista gioca da solo, e questa mano ha poco per prendere il controllo. Meglio fare il contadino.</translation>
    </message>
    <message>
        <source>The landlord has taken the three cards, which everybody may see, and has led a 3. The player on your left is your partner: you two are the peasants.</source>
        <translation>Il latifondista ha preso le tre carte, che tutti possono vedere, e ha aperto con un 3. Chi sta alla tua sinistra è il tuo compagno: i contadini siete voi due.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Due contro uno</translation>
    </message>
    <message>
        <source>You are a peasant, like the player on your left. The landlord, on your right, led a 5, and your partner has played a king. What do you do?</source>
        <translation>Sei un contadino, come chi sta alla tua sinistra. Il latifondista, alla tua destra, ha aperto con un 5, e il compagno ha giocato un re. Che cosa fai?</translation>
    </message>
    <message>
        <source>Your partner is winning the round for you both. The landlord passes, too, so your partner leads.</source>
        <translation>Il compagno sta vincendo il giro per tutti e due. Passa anche il latifondista, quindi apre il compagno.</translation>
    </message>
    <message>
        <source>That beats your own partner and costs you a high card, though the king may well win the round.</source>
        <translation>Così batti il tuo stesso compagno e spendi una carta alta, quando il giro può vincerlo già il suo re.</translation>
    </message>
    <message>
        <source>Another deal. You lead, and the landlord, on your right, has a single card left. Lead something which that card can&apos;t answer.</source>
        <translation>Un’altra smazzata. Apri tu, e al latifondista, alla tua destra, resta una sola carta. Apri con qualcosa a cui quella carta non può rispondere.</translation>
    </message>
    <message>
        <source>The landlord can&apos;t answer a pair. Your partner takes over only because another pair ends the deal: you both win.</source>
        <translation>A una coppia il latifondista non può rispondere. Il compagno ti copre solo perché con un’altra coppia finisce: vincete entrambi.</translation>
    </message>
    <message>
        <source>A single card is just what the landlord could beat, and be out.</source>
        <translation>Una carta singola è proprio quella che il latifondista può battere, per finire.</translation>
    </message>
    <message>
        <source>Another deal. Now your partner sits on your right, plays after you, and has a single card left. Help your partner to be out.</source>
        <translation>Un’altra smazzata. Ora il compagno siede alla tua destra, gioca dopo di te, e gli resta una sola carta. Aiutalo a finire.</translation>
    </message>
    <message>
        <source>Your partner plays the last card on it, and you have both won.</source>
        <translation>Il compagno ci gioca sopra l’ultima carta, e avete vinto entrambi.</translation>
    </message>
    <message>
        <source>Your partner&apos;s one card must be higher than what you lead: your lowest single card is the surest.</source>
        <translation>L’unica carta del compagno deve battere quella con cui apri: la tua carta singola più bassa è la più sicura.</translation>
    </message>
    <message>
        <source>You are the landlord. Both jokers and the other 2s have been played, so your 2 is the highest card left. Get the lead, but keep your sequence from 10 to ace.</source>
        <translation>Sei il latifondista. I due jolly e gli altri 2 sono già usciti, quindi il tuo 2 è la carta più alta rimasta. Prendi il controllo, ma tieni la scala dal 10 all’asso.</translation>
    </message>
    <message>
        <source>Nothing beats it, so you lead, and the sequence is whole.</source>
        <translation>Niente lo batte, quindi apri tu, e la scala è intera.</translation>
    </message>
    <message>
        <source>You need the lead and the whole sequence. There is one higher card that isn&apos;t part of it.</source>
        <translation>Ti servono il controllo e la scala intera. C’è una carta più alta che non ne fa parte.</translation>
    </message>
    <message>
        <source>You lead. Play most cards at once: a sequence up to the ace can be beaten only by a bomb, and nobody has one.</source>
        <translation>Apri tu. Gioca quante più carte puoi: una scala fino all’asso si batte solo con una bomba, e nessuno ne ha.</translation>
    </message>
    <message>
        <source>Five cards less, and you still lead.</source>
        <translation>Cinque carte in meno, e apri ancora tu.</translation>
    </message>
    <message>
        <source>Play the five ranks in a row together, while the lead is yours. The low cards come after.</source>
        <translation>Gioca insieme i cinque valori di fila, finché hai il controllo. Le carte basse vengono dopo.</translation>
    </message>
    <message>
        <source>Left are a 4 and two 7s. The peasant on your right has a single card. What do you lead?</source>
        <translation>Ti restano un 4 e due 7. Al contadino alla tua destra resta una sola carta. Con che cosa apri?</translation>
    </message>
    <message>
        <source>A single card can&apos;t answer a pair, and nobody else has a higher one. Your 4 goes last, and you win.</source>
        <translation>Con una carta sola non si risponde a una coppia, e nessun altro ne ha una più alta. Il tuo 4 va per ultimo, e vinci.</translation>
    </message>
    <message>
        <source>That could be beaten with the single card, and the peasants would have won.</source>
        <translation>Per batterla bastava quella carta sola, e avrebbero vinto i contadini.</translation>
    </message>
    <message>
        <source>The bid is the stake. Each bomb and the rocket double it. At the end the landlord wins or loses it against each of the two peasants.</source>
        <translation>L’offerta è la posta. Ogni bomba e il razzo la raddoppiano. Alla fine il latifondista la vince o la perde con ciascuno dei due contadini.</translation>
    </message>
    <message>
        <source>The stake doubles once more for spring: the landlord is out before a peasant has played, or never plays after the first lead.</source>
        <translation>La posta raddoppia ancora con la primavera: il latifondista finisce prima che un contadino abbia giocato, o non gioca più dopo la prima apertura.</translation>
    </message>
    <message>
        <source>Here the landlord, on your right, bid 3, and the rocket has been played. You are a peasant. Beat the 8s and be out.</source>
        <translation>Qui il latifondista, alla tua destra, ha offerto 3, ed è uscito il razzo. Sei un contadino. Batti gli 8 e finisci.</translation>
    </message>
    <message>
        <source>The stake 3, doubled, is 6: you and your partner win 6 each, the landlord loses 12.</source>
        <translation>La posta di 3, raddoppiata, fa 6: tu e il compagno vincete 6 a testa, il latifondista perde 12.</translation>
    </message>
    <message>
        <source>Your two 9s are higher, and they are your last cards.</source>
        <translation>I tuoi due 9 sono più alti, e sono le tue ultime carte.</translation>
    </message>
    <message>
        <source>In this deal you are the landlord, and bid 2. You lead, and your last cards are four 7s. Be out at once.</source>
        <translation>In questa smazzata il latifondista sei tu, e hai offerto 2. Apri tu, e le tue ultime carte sono quattro 7. Finisci in un colpo solo.</translation>
    </message>
    <message>
        <source>A bomb: the stake of 2 is doubled to 4, and each peasant pays it. You win 8.</source>
        <translation>Una bomba: la posta di 2 raddoppia a 4, e la paga ciascun contadino. Vinci 8.</translation>
    </message>
    <message>
        <source>All four go together, as a bomb, and then you are out.</source>
        <translation>Tutti e quattro vanno insieme, come bomba, e così finisci.</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>Tu e il tuo compagno</translation>
    </message>
    <message>
        <source>The player opposite is your partner: your tricks count together. A trick is one card from each player, and everybody has five cards, so there are five tricks.</source>
        <translation>Chi ti sta di fronte è il tuo compagno: le vostre prese si sommano. In una presa ognuno gioca una carta, e tutti hanno cinque carte: quindi le prese sono cinque.</translation>
    </message>
    <message>
        <source>Hearts are trump in this deal: they beat all other suits. Your partner chose them, so you two are the makers and have to take at least three of the five tricks.</source>
        <translation>In questa smazzata la briscola è cuori: batte tutti gli altri semi. L’ha scelta il tuo compagno, quindi i dichiaranti siete voi due, e dovete fare almeno tre prese su cinque.</translation>
    </message>
    <message>
        <source>Clubs were led to the first trick. In clubs the order is ace, king, queen, jack, ten, nine. Take the trick.</source>
        <translation>Alla prima presa si è aperto a fiori. A fiori l’ordine è asso, re, donna, fante, dieci, nove. Fai la presa.</translation>
    </message>
    <message>
        <source>Your ace is the highest club: the first trick is yours, and you lead to the next.</source>
        <translation>Il tuo asso è la carta di fiori più alta: la prima presa è tua, e apri la prossima.</translation>
    </message>
    <message>
        <source>The king of clubs is higher than that.</source>
        <translation>Il re di fiori è più alto.</translation>
    </message>
    <message>
        <source>One trick for your side. It would have counted just the same if your partner had taken it.</source>
        <translation>Una presa per la vostra coppia. Se l’avesse fatta il compagno, sarebbe valsa lo stesso.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Rispondere a seme</translation>
    </message>
    <message>
        <source>The player on your right leads the king of diamonds. You have diamonds, so you must follow suit: your other cards have to wait, trumps too.</source>
        <translation>Chi sta alla tua destra apre con il re di quadri. Hai quadri, quindi devi rispondere a seme: le altre carte aspettano, briscole comprese.</translation>
    </message>
    <message>
        <source>Take the trick with one of your diamonds.</source>
        <translation>Fai la presa con una delle tue carte di quadri.</translation>
    </message>
    <message>
        <source>The ace is the highest diamond. Nobody trumps it: the trick is yours.</source>
        <translation>L’asso è la carta di quadri più alta. Nessuno taglia: la presa è tua.</translation>
    </message>
    <message>
        <source>The nine is lower than the king. Play a higher diamond.</source>
        <translation>Il nove è più basso del re. Gioca una carta di quadri più alta.</translation>
    </message>
    <message>
        <source>Now hearts are led, and you have none, so you may play any card. Spades are trump: a trump takes what is not a trump. Take the ace of hearts.</source>
        <translation>Ora si apre a cuori, e tu non ne hai, quindi puoi giocare qualsiasi carta. La briscola è picche: una briscola prende ciò che non è briscola. Prendi l’asso di cuori.</translation>
    </message>
    <message>
        <source>Your trump takes the ace. Nobody plays a higher trump, so the trick is yours.</source>
        <translation>La tua briscola prende l’asso. Nessuno gioca una briscola più alta, quindi la presa è tua.</translation>
    </message>
    <message>
        <source>That card is neither a heart nor a trump, so it takes nothing.</source>
        <translation>Quella carta non è né di cuori né di briscola, quindi non prende niente.</translation>
    </message>
    <message>
        <source>Your ten of spades has taken the ace of hearts. The highest trump takes a trick; without a trump, the highest card of the suit led does.</source>
        <translation>Il tuo dieci di picche ha preso l’asso di cuori. La presa va alla briscola più alta; senza briscole, alla carta più alta del seme di apertura.</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>I due bower</translation>
    </message>
    <message>
        <source>Hearts are trump. Now the jack of hearts, the right bower, is the best card, and the other red jack, your jack of diamonds, the second best: the left bower.</source>
        <translation>La briscola è cuori. Ora il fante di cuori, il bower destro, è la carta più alta, e l’altro fante rosso, il tuo fante di quadri, è la seconda: il bower sinistro.</translation>
    </message>
    <message>
        <source>After the bowers come ace, king, queen, ten and nine of trump. The player on your right leads the ace of hearts: take it.</source>
        <translation>Dopo i bower vengono asso, re, donna, dieci e nove di briscola. Chi sta alla tua destra apre con l’asso di cuori: prendilo.</translation>
    </message>
    <message>
        <source>The left bower takes the ace. Only the right bower could have beaten it.</source>
        <translation>Il bower sinistro prende l’asso. Poteva batterlo solo il bower destro.</translation>
    </message>
    <message>
        <source>The ace is higher than the king. Only a bower takes it.</source>
        <translation>L’asso è più alto del re. Lo prende solo un bower.</translation>
    </message>
    <message>
        <source>Here the ace of diamonds is led, and hearts are trump again. You have no diamonds, for your jack is a trump now. Take the trick.</source>
        <translation>Qui si apre con l’asso di quadri, e la briscola è di nuovo cuori. Non hai quadri, perché il tuo fante ora è briscola. Fai la presa.</translation>
    </message>
    <message>
        <source>The left bower is a heart now. It trumps the ace of diamonds.</source>
        <translation>Ora il bower sinistro è una carta di cuori. Taglia l’asso di quadri.</translation>
    </message>
    <message>
        <source>That card is no trump, so it takes nothing here. Which of your cards is one?</source>
        <translation>Quella carta non è briscola, quindi qui non prende niente. Quale delle tue lo è?</translation>
    </message>
    <message>
        <source>Now the left bower is led: a heart, so you must play a heart, and neither of yours beats it. Which one do you give?</source>
        <translation>Ora si apre con il bower sinistro: è di cuori, quindi devi rispondere a cuori, e nessuna delle tue due carte lo batte. Quale dai?</translation>
    </message>
    <message>
        <source>The low one. Your partner&apos;s right bower takes the trick, and you still have the king.</source>
        <translation>Quella bassa. La presa va al bower destro del compagno, e tu hai ancora il re.</translation>
    </message>
    <message>
        <source>That heart doesn&apos;t beat the left bower. Give the one that is worth less to you.</source>
        <translation>Quella non batte il bower sinistro. Dai la carta di cuori che per te vale meno.</translation>
    </message>
    <message>
        <source>Ordering up</source>
        <translation>Ordinare la carta</translation>
    </message>
    <message>
        <source>First it is settled which suit is trump. In turn each player may order up the turned-up card: then its suit is trump, and the dealer, here your partner, picks it up.</source>
        <translation>Prima si decide il seme di briscola. A turno ognuno può ordinare la carta scoperta: allora il suo seme è briscola, e il mazziere, qui il tuo compagno, la prende.</translation>
    </message>
    <message>
        <source>With spades as trump you would hold three: the right bower, ace and king, and an ace besides. Usually that is enough. Order up, or pass?</source>
        <translation>Con briscola a picche ne avresti tre: il bower destro, l’asso e il re, e in più un altro asso. Di solito basta. Ordini la carta o passi?</translation>
    </message>
    <message>
        <source>Spades are trump, and you two are the makers. Your partner picks up the ten and discards.</source>
        <translation>La briscola è picche, e i dichiaranti siete voi due. Il compagno prende il dieci e scarta.</translation>
    </message>
    <message>
        <source>Three high trumps and an ace are good enough to make trump, together with your partner.</source>
        <translation>Tre briscole alte e un asso bastano per scegliere la briscola, insieme al compagno.</translation>
    </message>
    <message>
        <source>Here the player on your right deals, an opponent. The card that you order up would be theirs. What do you say?</source>
        <translation>Qui è mazziere chi sta alla tua destra, un avversario. Se ordini la carta, va a lui. Che cosa dici?</translation>
    </message>
    <message>
        <source>Leave that to the dealer, who picks the jack up unasked here. Your side defends.</source>
        <translation>Lascia fare al mazziere, che qui il fante lo prende da sé. La vostra coppia difende.</translation>
    </message>
    <message>
        <source>You hold one diamond only, and the dealer would get the right bower.</source>
        <translation>Hai una sola carta di quadri, e al mazziere andrebbe il bower destro.</translation>
    </message>
    <message>
        <source>When you deal</source>
        <translation>Quando sei il mazziere</translation>
    </message>
    <message>
        <source>You deal, and the others have passed. You may pick up the queen of clubs yourself: with it you hold three trumps, and an ace besides. Pick it up, and play with your partner.</source>
        <translation>Il mazziere sei tu, e gli altri hanno passato. Puoi prendere la donna di fiori: con quella hai tre briscole, e in più un asso. Prendila, e gioca con il compagno.</translation>
    </message>
    <message>
        <source>Clubs are trump, and the queen is yours. For it you put another card away.</source>
        <translation>La briscola è fiori, e la donna è tua. In cambio scarti un’altra carta.</translation>
    </message>
    <message>
        <source>Three trumps and an ace of another suit are good enough, together with your partner.</source>
        <translation>Tre briscole e un asso di un altro seme bastano, insieme al compagno.</translation>
    </message>
    <message>
        <source>You hold six cards: put one away, face down. Keep what may take tricks.</source>
        <translation>Hai sei carte: scartane una, coperta. Tieni ciò che può fare prese.</translation>
    </message>
    <message>
        <source>Now you have no diamonds. When they are led, you can trump.</source>
        <translation>Ora non hai più quadri. Quando si apre a quadri, puoi tagliare.</translation>
    </message>
    <message>
        <source>That card may take a trick. Another one hardly ever will.</source>
        <translation>Quella carta può fare una presa. Un’altra non la farà quasi mai.</translation>
    </message>
    <message>
        <source>And they are led! Take the trick, and keep your high trumps for later.</source>
        <translation>E si apre proprio a quadri! Fai la presa, e tieni per dopo le briscole alte.</translation>
    </message>
    <message>
        <source>The nine of clubs takes three diamonds, the ace among them.</source>
        <translation>Il nove di fiori prende tre quadri, asso compreso.</translation>
    </message>
    <message>
        <source>Take the trick, but with the smallest card that does it.</source>
        <translation>Fai la presa, ma con la carta più piccola che basta.</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Il secondo giro</translation>
    </message>
    <message>
        <source>All four passed, and the queen of diamonds is turned down. Now each player in turn may name another suit as trump, or pass. You speak first.</source>
        <translation>Hanno passato tutti e quattro, e la donna di quadri è rifiutata. Ora, a turno, ognuno può scegliere un altro seme come briscola, o passare. Parli tu per primo.</translation>
    </message>
    <message>
        <source>In which suit would you hold most trumps? Mind the left bower: a jack counts in the other suit of its colour, too. Name that suit, and play with your partner.</source>
        <translation>In quale seme avresti più briscole? Occhio al bower sinistro: un fante conta anche nell’altro seme del suo colore. Scegli quel seme, e gioca con il compagno.</translation>
    </message>
    <message>
        <source>Three spades, the jack of clubs among them as left bower, and an ace besides.</source>
        <translation>Tre picche, contando il fante di fiori come bower sinistro, e in più un asso.</translation>
    </message>
    <message>
        <source>Count your trumps for each suit, the left bower too. Name the longest, with your partner.</source>
        <translation>Conta le tue briscole per ogni seme, bower sinistro compreso. Scegli il più lungo, con il compagno.</translation>
    </message>
    <message>
        <source>Another deal, and the nine of hearts is turned down. Is there a suit worth naming?</source>
        <translation>Un’altra smazzata, e il nove di cuori è rifiutato. C’è un seme che valga la pena scegliere?</translation>
    </message>
    <message>
        <source>You pass, and your partner names diamonds. If all pass again, nobody scores.</source>
        <translation>Passi, e il compagno sceglie quadri. Se passano di nuovo tutti, nessuno segna punti.</translation>
    </message>
    <message>
        <source>You would hold two trumps at most, and no bower. That is too little.</source>
        <translation>Avresti al massimo due briscole, e nessun bower. È troppo poco.</translation>
    </message>
    <message>
        <source>Three good habits</source>
        <translation>Tre buone abitudini</translation>
    </message>
    <message>
        <source>You made spades trump, and you lead. Makers draw the trumps first, so that nobody can trump their aces later. Lead a card that nothing can beat.</source>
        <translation>Hai scelto briscola a picche, e apri tu. I dichiaranti fanno prima uscire le briscole, così poi nessuno può tagliare i loro assi. Apri con una carta che niente può battere.</translation>
    </message>
    <message>
        <source>The trick is yours, and two trumps of your opponents fall.</source>
        <translation>La presa è tua, e cadono due briscole degli avversari.</translation>
    </message>
    <message>
        <source>That card can be beaten now. You hold two that cannot.</source>
        <translation>Quella carta per ora si può battere. Ne hai due imbattibili.</translation>
    </message>
    <message>
        <source>Clubs are trump, and you have no diamonds. Your partner&apos;s ace of diamonds is winning, and you play last. Which card do you give?</source>
        <translation>La briscola è fiori, e non hai quadri. È in testa l’asso di quadri del compagno, e giochi per ultimo. Quale carta dai?</translation>
    </message>
    <message>
        <source>The trick goes to your side anyway, and you keep all your trumps.</source>
        <translation>La presa va comunque alla vostra coppia, e tieni tutte le briscole.</translation>
    </message>
    <message>
        <source>Your partner has this trick already. Keep that trump for another one.</source>
        <translation>Questa presa è già del compagno. Tieni quella briscola per un’altra.</translation>
    </message>
    <message>
        <source>The dealer, on your right, made diamonds trump. You defend, and you lead. Start with the card that takes a trick most surely.</source>
        <translation>Il mazziere, alla tua destra, ha scelto briscola a quadri. Tu difendi, e apri. Comincia con la carta più sicura per fare una presa.</translation>
    </message>
    <message>
        <source>Against the makers, lead an ace that is not a trump, before they have got rid of that suit.</source>
        <translation>Contro i dichiaranti apri con un asso che non sia di briscola, prima che restino senza quel seme.</translation>
    </message>
    <message>
        <source>There are higher cards than that. You have one that only a trump can beat.</source>
        <translation>Ci sono carte più alte di quella. Tu ne hai una che si batte solo con una briscola.</translation>
    </message>
    <message>
        <source>What a deal brings</source>
        <translation>Quanto rende una smazzata</translation>
    </message>
    <message>
        <source>Makers score 1 point for three or four tricks, 2 for all five. With fewer than three they are euchred: 2 points for the other side. Ten points win the match.</source>
        <translation>Ai dichiaranti va 1 punto per tre o quattro prese, 2 per tutte e cinque. Con meno di tre è un «euchre»: 2 punti agli altri. Con dieci punti si vince l’incontro.</translation>
    </message>
    <message>
        <source>You made spades trump. Your side has two tricks and needs a third. You lead: take it now.</source>
        <translation>Hai scelto briscola a picche. La vostra coppia ha due prese, e serve la terza. Apri tu: falla adesso.</translation>
    </message>
    <message>
        <source>Nobody trumps the ace. That is the third trick, and a point for your side.</source>
        <translation>Nessuno taglia l’asso. È la terza presa, e un punto per la vostra coppia.</translation>
    </message>
    <message>
        <source>Higher diamonds beat the nine, and your ace takes nothing in a trick of another suit.</source>
        <translation>Il nove si batte con quadri più alti, e il tuo asso non prende niente in una presa di un altro seme.</translation>
    </message>
    <message>
        <source>Here your opponents made hearts trump, but your side has two tricks already. The ace of hearts is winning: take it.</source>
        <translation>Qui gli avversari hanno scelto briscola a cuori, ma la vostra coppia ha già due prese. È in testa l’asso di cuori: prendilo.</translation>
    </message>
    <message>
        <source>The left bower, your third trick: the makers are euchred, and you two score 2 points.</source>
        <translation>Il bower sinistro, la vostra terza presa: è un «euchre», e voi due segnate 2 punti.</translation>
    </message>
    <message>
        <source>The nine doesn&apos;t beat the ace of trump. Only a bower does.</source>
        <translation>Il nove non batte l’asso di briscola. Lo batte solo un bower.</translation>
    </message>
    <message>
        <source>If you make trump, you may go alone: your partner sits out, and all five tricks then bring 4 points. These cards take every trick. Choose Alone, and order up.</source>
        <translation>Se scegli la briscola, puoi giocare da solo: il compagno non gioca, e tutte e cinque le prese valgono 4 punti. Queste carte fanno ogni presa. Scegli «Da solo», e ordina la carta.</translation>
    </message>
    <message>
        <source>Your partner sits out. You have the four highest trumps and an ace: five tricks, 4 points.</source>
        <translation>Il compagno non gioca. Hai le quattro briscole più alte e un asso: cinque prese, 4 punti.</translation>
    </message>
    <message>
        <source>You can take all five tricks without help, and that brings most when you go alone.</source>
        <translation>Puoi fare tutte e cinque le prese senza aiuto, e rende di più se giochi da solo.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Per che cosa si gioca</translation>
    </message>
    <message>
        <source>Figures of three kinds stand in the settlements: Buddhas, helmets and rice. A village holds one figure, a town two, and Edo, the capital, one of each kind.</source>
        <translation>Negli insediamenti stanno figure di tre tipi: Buddha, elmi e riso. Un villaggio ha una figura, una città due, ed Edo, la capitale, una per ogni tipo.</translation>
    </message>
    <message>
        <source>The figures you capture are counted here. Whoever has more of a kind leads it, and whoever leads two of the three kinds at the end wins.</source>
        <translation>Qui si contano le figure che catturi. Chi ne ha di più di un tipo è in testa in quel tipo, e chi alla fine è in testa in due tipi su tre vince.</translation>
    </message>
    <message>
        <source>Capture one: your Buddha 3 lies beside Matsue, and one land space there is still free. Choose any tile in your hand but the ship, then the ringed space.</source>
        <translation>Catturane una: il tuo Buddha 3 sta accanto a Matsue, e lì resta libera una casella di terra. Scegli una tessera qualsiasi della tua mano, tranne la nave, poi la casella cerchiata.</translation>
    </message>
    <message>
        <source>Now every land space around Matsue has a tile. You have the most influence there: the Buddha is yours.</source>
        <translation>Ora c’è una tessera su ogni casella di terra intorno a Matsue. Lì hai più influenza tu: il Buddha è tuo.</translation>
    </message>
    <message>
        <source>Not there: the free land space beside Matsue is the ringed one.</source>
        <translation>Non lì: la casella di terra libera accanto a Matsue è quella cerchiata.</translation>
    </message>
    <message>
        <source>There it stands. Seven figures of each kind are on this chart: with four you are sure to lead that kind.</source>
        <translation>Eccola qui. Su questa mappa ci sono sette figure per tipo: con quattro sei in testa di sicuro in quel tipo.</translation>
    </message>
    <message>
        <source>Your tiles, your turn</source>
        <translation>Le tue tessere, il tuo turno</translation>
    </message>
    <message>
        <source>The picture on a tile says for which kind of figure it counts, the number how much: its strength. Lying on a free land space, it counts for the settlements it touches.</source>
        <translation>L’immagine dice per quale tipo di figura conta una tessera, il numero quanto conta: è la sua forza. Su una casella di terra libera, conta per gli insediamenti con cui confina.</translation>
    </message>
    <message>
        <source>A Buddha stands in Matsue. Put the tile beside it that gives you the most influence on that Buddha.</source>
        <translation>A Matsue c’è un Buddha. Mettici accanto la tessera che ti dà più influenza su quel Buddha.</translation>
    </message>
    <message>
        <source>Your influence there is 3 now: see the number beside Matsue. A helmet or rice would count nothing.</source>
        <translation>Ora la tua influenza lì è 3: guarda il numero accanto a Matsue. Elmo o riso non conterebbero niente.</translation>
    </message>
    <message>
        <source>There is more: this gives you less influence on the Buddha of Matsue. Compare pictures and numbers.</source>
        <translation>Puoi fare di più: così hai meno influenza sul Buddha di Matsue. Confronta immagini e numeri.</translation>
    </message>
    <message>
        <source>You play one normal tile a turn, and that was yours. The ship may wait: it is a fast tile, more of that later. End your turn, and you draw up to five tiles again.</source>
        <translation>In un turno giochi una tessera normale, e questa era la tua. La nave può aspettare: è una tessera veloce, ne parliamo dopo. Termina il turno, e peschi fino ad avere di nuovo cinque tessere.</translation>
    </message>
    <message>
        <source>You draw a tile, and it&apos;s your opponent&apos;s turn.</source>
        <translation>Peschi una tessera, e tocca all’avversario.</translation>
    </message>
    <message>
        <source>Keep the ship for later: end your turn.</source>
        <translation>Tieni la nave per dopo: termina il turno.</translation>
    </message>
    <message>
        <source>The tile with the swords is a samurai: it counts for every kind of figure. Put it where it counts for as many figures as it can.</source>
        <translation>La tessera con le spade è un samurai: conta per ogni tipo di figura. Mettila dove conta per più figure possibile.</translation>
    </message>
    <message>
        <source>It counts for the three figures of Edo, and for the one in the village on its other side.</source>
        <translation>Conta per le tre figure di Edo, e per quella del villaggio dall’altro lato.</translation>
    </message>
    <message>
        <source>That counts for fewer figures. Which settlement holds the most?</source>
        <translation>Lì conta per meno figure. Quale insediamento ne ha di più?</translation>
    </message>
    <message>
        <source>Who captures a figure</source>
        <translation>Chi cattura una figura</translation>
    </message>
    <message>
        <source>The numbers beside Mito are the influence on its Buddha: you 2, your opponent 4. When all land around Mito is taken, the higher number gets it; the sea may stay empty.</source>
        <translation>I numeri accanto a Mito sono l’influenza sul suo Buddha: tu 2, l’avversario 4. Quando tutta la terra intorno a Mito è occupata, va al numero più alto; il mare può restare vuoto.</translation>
    </message>
    <message>
        <source>One land space beside Mito is free. Put a tile there that wins you the Buddha. While you point at a space, a panel shows what your tile would change.</source>
        <translation>Accanto a Mito è libera una casella di terra. Mettici una tessera che ti fa vincere il Buddha. Mentre punti una casella, un riquadro mostra che cosa cambierebbe la tua tessera.</translation>
    </message>
    <message>
        <source>5 to 4: the Buddha is yours. The helmet 4 and the rice 4 would have counted nothing there.</source>
        <translation>5 a 4: il Buddha è tuo. L’elmo 4 e il riso 4 lì non avrebbero contato niente.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Mito. You have 2 there, and your opponent&apos;s 4 must be beaten.</source>
        <translation>Così non vinci il Buddha di Mito. Lì hai 2, e devi battere il 4 dell’avversario.</translation>
    </message>
    <message>
        <source>At Hirosaki your opponent has 4, you have 2, and none of your tiles takes you past 4. But in a tie nobody gets the rice: make it one, on the last land space.</source>
        <translation>A Hirosaki l’avversario ha 4, tu 2, e nessuna tua tessera ti porta oltre 4. Ma in parità il riso non va a nessuno: pareggia, sull’ultima casella di terra.</translation>
    </message>
    <message>
        <source>4 to 4, a tie: nobody gets the rice, and it is set aside for good.</source>
        <translation>4 a 4, parità: il riso non va a nessuno, ed è messo da parte per sempre.</translation>
    </message>
    <message>
        <source>That makes no tie at Hirosaki. How much is missing from your 2 to your opponent&apos;s 4?</source>
        <translation>Così a Hirosaki non è parità. Quanto manca dal tuo 2 al 4 dell’avversario?</translation>
    </message>
    <message>
        <source>Figures set aside count for nobody, and the game ends with the fourth. A figure on which nobody has influence is set aside, too.</source>
        <translation>Le figure messe da parte non contano per nessuno, e con la quarta la partita finisce. È messa da parte anche una figura su cui nessuno ha influenza.</translation>
    </message>
    <message>
        <source>One space, two settlements</source>
        <translation>Una casella, due insediamenti</translation>
    </message>
    <message>
        <source>Every land space touches two settlements, and a tile there counts for both. The ringed one is the last free land of Okayama and of Osaka.</source>
        <translation>Ogni casella di terra confina con due insediamenti, e una tessera lì conta per entrambi. Quella cerchiata è l’ultima terra libera sia di Okayama sia di Osaka.</translation>
    </message>
    <message>
        <source>Your opponent leads at both: 3 to 2 for the rice of Okayama, 2 to 0 for the Buddha of Osaka. Win both figures with one tile.</source>
        <translation>L’avversario è in testa in entrambi: 3 a 2 per il riso di Okayama, 2 a 0 per il Buddha di Osaka. Vinci le due figure con una sola tessera.</translation>
    </message>
    <message>
        <source>Both are yours: the samurai made it 5 to 3 at Okayama and 3 to 2 at Osaka.</source>
        <translation>Sono tue entrambe: con il samurai fa 5 a 3 a Okayama e 3 a 2 a Osaka.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win both. Which of your tiles counts for rice and for Buddhas alike?</source>
        <translation>Così non le vinci entrambe. Quale delle tue tessere conta sia per il riso sia per i Buddha?</translation>
    </message>
    <message>
        <source>In a town each figure is decided by itself. In Kyoto your opponent leads for the Buddha, 6 to 0; for the helmet it is 2 to 2. Fill the last land so that you win one.</source>
        <translation>In una città ogni figura si decide per conto suo. A Kyoto per il Buddha è in testa l’avversario, 6 a 0; per l’elmo è 2 a 2. Occupa l’ultima terra in modo da vincerne una.</translation>
    </message>
    <message>
        <source>The helmet is yours, 5 to 2, and the Buddha goes to your opponent. Each figure has its own winner.</source>
        <translation>L’elmo è tuo, 5 a 2, e il Buddha va all’avversario. Ogni figura ha il suo vincitore.</translation>
    </message>
    <message>
        <source>That wins you nothing in Kyoto. Which of its two figures is still within your reach?</source>
        <translation>Così a Kyoto non vinci niente. Quale delle sue due figure è ancora alla tua portata?</translation>
    </message>
    <message>
        <source>Ships and the ronin</source>
        <translation>Le navi e il ronin</translation>
    </message>
    <message>
        <source>Tiles with two arrows are fast: ships, the ronin and the figure exchange. You may play as many of them as you like, with or without your one normal tile.</source>
        <translation>Le tessere con due frecce sono veloci: le navi, il ronin e lo scambio di figure. Puoi giocarne quante ne vuoi, con o senza la tua tessera normale.</translation>
    </message>
    <message>
        <source>Your rice 4 alone would only tie at Yamaguchi, 4 to 4. So begin with the ship: put it on the sea beside Yamaguchi.</source>
        <translation>Con il solo riso 4 a Yamaguchi sarebbe parità, 4 a 4. Quindi comincia con la nave: mettila sul mare accanto a Yamaguchi.</translation>
    </message>
    <message>
        <source>It adds 1, for a ship counts for every kind. And as it lies on the sea, it takes up no land.</source>
        <translation>Aggiunge 1, perché una nave conta per ogni tipo. E siccome sta sul mare, non occupa terra.</translation>
    </message>
    <message>
        <source>First the ship, on a sea space that touches Yamaguchi.</source>
        <translation>Prima la nave, su una casella di mare che confina con Yamaguchi.</translation>
    </message>
    <message>
        <source>Now fill the last land beside Yamaguchi and win its rice.</source>
        <translation>Ora occupa l’ultima terra accanto a Yamaguchi e vinci il suo riso.</translation>
    </message>
    <message>
        <source>5 to 4. The ship had to come first: figures are captured at once when the last land is taken.</source>
        <translation>5 a 4. La nave doveva venire prima: le figure si catturano appena è occupata l’ultima terra.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the rice of Yamaguchi. You have 1 there and need more than 4, on its last land.</source>
        <translation>Così non vinci il riso di Yamaguchi. Lì hai 1, e ti serve più di 4, sulla sua ultima terra.</translation>
    </message>
    <message>
        <source>The ronin, with the straw hat, is a fast tile for the land and counts 1 for every kind. At Hiroshima it&apos;s 2 to 2, and one land space is free. Play on in the same turn!</source>
        <translation>Il ronin, con il cappello di paglia, è una tessera veloce per la terra e conta 1 per ogni tipo. A Hiroshima è 2 a 2, e resta libera una casella di terra. Continua nello stesso turno!</translation>
    </message>
    <message>
        <source>3 to 2: the helmet is yours, too. Three tiles and two figures, in a single turn.</source>
        <translation>3 a 2: anche l’elmo è tuo. Tre tessere e due figure, in un solo turno.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the helmet of Hiroshima. One more point there is enough, on its last land.</source>
        <translation>Così non vinci l’elmo di Hiroshima. Lì basta un punto in più, sulla sua ultima terra.</translation>
    </message>
    <message>
        <source>The two exchanges</source>
        <translation>I due scambi</translation>
    </message>
    <message>
        <source>Your Buddha 4 counts nothing for the rice of Kanazawa. With the figure exchange two figures of different kinds change places: bring a Buddha to Kanazawa.</source>
        <translation>Il tuo Buddha 4 non conta niente per il riso di Kanazawa. Con lo scambio di figure due figure di tipo diverso si scambiano di posto: porta un Buddha a Kanazawa.</translation>
    </message>
    <message>
        <source>Now your Buddha 4 counts there: 4 to 1. The exchange is used up; it was fast, so a normal tile may follow.</source>
        <translation>Ora lì il tuo Buddha 4 conta: 4 a 1. Lo scambio è consumato; era veloce, quindi può seguire una tessera normale.</translation>
    </message>
    <message>
        <source>That brings no Buddha to Kanazawa. Choose the exchange, then the two figures.</source>
        <translation>Così a Kanazawa non arriva nessun Buddha. Scegli lo scambio, poi le due figure.</translation>
    </message>
    <message>
        <source>Edo&apos;s Buddha could not have come: no settlement may hold two figures of one kind, and Edo has rice already. Now take the last land beside Kanazawa, with any tile.</source>
        <translation>Il Buddha di Edo non poteva venire: nessun insediamento può avere due figure dello stesso tipo, ed Edo ha già il riso. Ora occupa l’ultima terra accanto a Kanazawa, con una tessera qualsiasi.</translation>
    </message>
    <message>
        <source>The Buddha is yours. Look for an exchange where your tiles already wait for another figure.</source>
        <translation>Il Buddha è tuo. Cerca uno scambio dove le tue tessere aspettano già un’altra figura.</translation>
    </message>
    <message>
        <source>That leaves the Buddha in Kanazawa: the ringed land space is still free.</source>
        <translation>Così il Buddha resta a Kanazawa: la casella di terra cerchiata è ancora libera.</translation>
    </message>
    <message>
        <source>Matsue is empty, and your Buddha 4 beside it has done its work. The tile exchange, a normal tile, takes its place, and you put the Buddha 4 on another free land space at once.</source>
        <translation>Matsue è senza figure, e lì accanto il tuo Buddha 4 ha fatto il suo lavoro. Lo scambio di tessere, una tessera normale, prende il suo posto, e tu metti subito il Buddha 4 su un’altra casella di terra libera.</translation>
    </message>
    <message>
        <source>Win the Buddha of Osaka: choose the tile exchange, then a tile of yours on land, then the space it moves to.</source>
        <translation>Vinci il Buddha di Osaka: scegli lo scambio di tessere, poi una tua tessera su terra, poi la casella dove va.</translation>
    </message>
    <message>
        <source>4 to 2: the Buddha is yours. The exchange stays at Matsue: it fills its space, but has no strength.</source>
        <translation>4 a 2: il Buddha è tuo. Lo scambio resta a Matsue: occupa la sua casella, ma non ha forza.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Osaka. Your opponent has 2 there: move a tile that beats it.</source>
        <translation>Così non vinci il Buddha di Osaka. Lì l’avversario ha 2: sposta una tessera che lo batte.</translation>
    </message>
    <message>
        <source>The end and the winner</source>
        <translation>La fine e chi vince</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or four figures are set aside. Here one rice is left, in Morioka, and three are set aside.</source>
        <translation>La partita finisce appena l’ultima figura di un tipo ha lasciato la mappa, o quando quattro figure sono messe da parte. Qui resta un riso, a Morioka, e tre figure sono messe da parte.</translation>
    </message>
    <message>
        <source>Whoever leads two kinds wins, else whoever alone leads one. Here you lead helmets, your opponent rice, and Buddhas are level. With one lead each, the figures of the other kinds decide.</source>
        <translation>Vince chi è in testa in due tipi, altrimenti chi è l’unico in testa in uno. Qui tu sei in testa negli elmi, l’avversario nel riso, e nei Buddha è parità. Con un tipo a testa decidono le figure degli altri tipi.</translation>
    </message>
    <message>
        <source>The ringed space is the last land of Hirosaki and of Morioka. The last rice will go to your opponent and end the game: fill the space so that you lead two kinds.</source>
        <translation>La casella cerchiata è l’ultima terra di Hirosaki e di Morioka. L’ultimo riso andrà all’avversario e chiuderà la partita: occupala in modo da essere in testa in due tipi.</translation>
    </message>
    <message>
        <source>3 to 2 for the Buddha of Hirosaki: you lead two kinds and win, however much rice your opponent has.</source>
        <translation>3 a 2 per il Buddha di Hirosaki: sei in testa in due tipi e vinci, per quanto riso abbia l’avversario.</translation>
    </message>
    <message>
        <source>That doesn&apos;t end the game with you leading two kinds. At Hirosaki it is 1 to 2 for the Buddha.</source>
        <translation>Così la partita non finisce con te in testa in due tipi. A Hirosaki è 1 a 2 per il Buddha.</translation>
    </message>
    <message>
        <source>Another end: with Edo the last rice goes. You lead rice, your opponent leads Buddhas and, by one, helmets. Fill the last land beside Edo so that you win.</source>
        <translation>Un altro finale: con Edo se ne va l’ultimo riso. Tu sei in testa nel riso, l’avversario nei Buddha e, per uno, negli elmi. Occupa l’ultima terra accanto a Edo in modo da vincere.</translation>
    </message>
    <message>
        <source>Helmets are level: one lead each. Outside those leads you have 3 figures, your opponent 2: you win.</source>
        <translation>Negli elmi è parità: un tipo a testa. Contando i tipi in cui non si è in testa, tu hai 3 figure, l’avversario 2: vinci tu.</translation>
    </message>
    <message>
        <source>That doesn&apos;t win. In Edo the Buddha and the rice are yours anyway, but the helmet is tied, 3 to 3.</source>
        <translation>Così non vinci. A Edo il Buddha e il riso sono comunque tuoi, ma per l’elmo è parità, 3 a 3.</translation>
    </message>
    <message>
        <source>A good beginning</source>
        <translation>Un buon inizio</translation>
    </message>
    <message>
        <source>Before the first turn you place the figures yourselves, in turn: two different ones in each town, then one in each village. Place one in Kyoto or Sendai, the towns.</source>
        <translation>Prima del primo turno disponete voi le figure, a turno: due diverse in ogni città, poi una in ogni villaggio. Mettine una a Kyoto o a Sendai, le città.</translation>
    </message>
    <message>
        <source>And so on, in turn. &quot;Choose for me&quot; does it for you, as it does with your first tiles.</source>
        <translation>E così via, a turno. «Scegli per me» lo fa al posto tuo, e anche con le tue prime tessere.</translation>
    </message>
    <message>
        <source>Both of you own the same twenty tiles. You choose the first five yourselves, the others are drawn by chance: take strong ones, as here, and one or two that are fast.</source>
        <translation>Avete tutti e due le stesse venti tessere. Le prime cinque le scegliete voi, le altre si pescano a caso: prendine di forti, come qui, e una o due veloci.</translation>
    </message>
    <message>
        <source>Two land spaces beside Kanazawa are free. If you take one, your opponent may take the other, and with it the rice. Get ahead there without using up land.</source>
        <translation>Accanto a Kanazawa sono libere due caselle di terra. Se ne occupi una, l’avversario può occupare l’altra, e prendersi il riso. Vai in testa lì senza usare terra.</translation>
    </message>
    <message>
        <source>You lead there, and both land spaces are still free. Let your opponent take the first!</source>
        <translation>Lì sei in testa, e le due caselle di terra sono ancora libere. La prima lasciala occupare all’avversario!</translation>
    </message>
    <message>
        <source>That adds nothing for Kanazawa&apos;s rice, or it takes up land there. Which tile needs no land?</source>
        <translation>Così non aggiungi niente per il riso di Kanazawa, oppure occupi terra lì. Quale tessera non ha bisogno di terra?</translation>
    </message>
    <message>
        <source>Your first game can begin. Choose two kinds early and let the third go. And count the free land: whoever fills the last space decides when a settlement is counted.</source>
        <translation>La tua prima partita può cominciare. Scegli presto due tipi e lascia andare il terzo. E conta la terra libera: chi occupa l’ultima casella decide quando si conta un insediamento.</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Course of the deal</source>
        <translation>Andamento della smazzata</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>lane of a chart</comment>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>CrossTable</name>
    <message>
        <source>Each against each, in per cent of the games</source>
        <translation>Tutti contro tutti, in percentuale delle partite</translation>
    </message>
    <message>
        <source>%1 against %2: %3 % of %4 games</source>
        <translation>%1 contro %2: %3% di %4 partite</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>Passa il computer a %1</translation>
    </message>
    <message>
        <source>All cards are hidden until then.</source>
        <translation>Fino ad allora tutte le carte restano coperte.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Sono %1: mostra le mie carte</translation>
    </message>
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Nobody wins</source>
        <translation>Non vince nessuno</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>L’incontro finisce in parità</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Hai vinto l’incontro</translation>
    </message>
    <message>
        <source>You lose the match</source>
        <translation>Hai perso l’incontro</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Hai perso</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation>%1 e %2 vincono l’incontro</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>Vincono %1 e %2</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince l’incontro</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>Your side scores %1</source>
        <translation>Punti per la tua coppia: %1</translation>
    </message>
    <message>
        <source>%1 and %2 score %3</source>
        <translation>Punti per %1 e %2: %3</translation>
    </message>
    <message>
        <source>Your side wins</source>
        <translation>Avete vinto</translation>
    </message>
    <message>
        <source>Your side wins the match</source>
        <translation>Avete vinto l’incontro</translation>
    </message>
    <message>
        <source>Your side loses</source>
        <translation>Avete perso</translation>
    </message>
    <message>
        <source>Your side loses the match</source>
        <translation>Avete perso l’incontro</translation>
    </message>
    <message>
        <source>Your side wins this one</source>
        <translation>Questa l’avete vinta</translation>
    </message>
    <message>
        <source>You win this one</source>
        <translation>Questa l’hai vinta</translation>
    </message>
    <message>
        <source>Your side loses this one</source>
        <translation>Questa l’avete persa</translation>
    </message>
    <message>
        <source>You lose this one</source>
        <translation>Questa l’hai persa</translation>
    </message>
    <message>
        <source>%1 and %2 win this one</source>
        <translation>Questa la vincono %1 e %2</translation>
    </message>
    <message>
        <source>%1 wins this one</source>
        <translation>Questa la vince %1</translation>
    </message>
</context>
<context>
    <name>DecisionView</name>
    <message>
        <source>Not looked at yet.</source>
        <translation>Non ancora analizzata.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Riprova da qui</translation>
    </message>
    <message>
        <source>This is where the game stands. Go back to play on.</source>
        <translation>La partita è a questo punto. Torna indietro per continuare.</translation>
    </message>
    <message>
        <source>The decisions of the other players are shown once the deal is over.</source>
        <translation>Le decisioni degli altri giocatori si vedono a smazzata finita.</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>A carte scoperte</translation>
    </message>
    <message>
        <source>Key O</source>
        <translation>Tasto O</translation>
    </message>
    <message>
        <source>All hands lie open. Nobody could know this, so it changes no grade.</source>
        <translation>Tutte le carte sono scoperte. Nessuno poteva saperlo, quindi nessun giudizio cambia.</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Analisi in corso…</translation>
    </message>
</context>
<context>
    <name>DecisionsView</name>
    <message>
        <source>Whose decisions</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Quali decisioni</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Tutti gli errori</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>Errori evidenti</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Errori gravi</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Tutte le decisioni</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Per turno</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Per costo</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>Finora non è emerso niente.</translation>
    </message>
    <message>
        <source>Nothing here. Well played!</source>
        <translation>Qui non c’è niente. Ben giocato!</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Impara dai tuoi errori</translation>
    </message>
</context>
<context>
    <name>Doudizhu</name>
    <message>
        <source>single card</source>
        <translation>carta singola</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <translation>tris con una carta singola</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <translation>tris con una coppia</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <translation>poker con due carte singole</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation>poker con due coppie</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bomba</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>razzo</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <translation>scala di coppie</translation>
    </message>
    <message>
        <source>airplane</source>
        <translation>aereo</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <translation>aereo con le ali</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <translation>aereo con ali di coppie</translation>
    </message>
    <message>
        <source>A sequence has at least five cards</source>
        <translation>Una scala ha almeno cinque carte</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>Niente batte il razzo</translation>
    </message>
    <message>
        <source>Only a higher bomb or the rocket beats a bomb</source>
        <translation>Una bomba si batte solo con una più alta o con il razzo</translation>
    </message>
    <message>
        <source>The bidding is not over</source>
        <translation>Le offerte non sono finite</translation>
    </message>
    <message>
        <source>A bid must be higher than those before it</source>
        <translation>Un’offerta deve superare le precedenti</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>Le offerte sono finite</translation>
    </message>
    <message>
        <source>Too many cards of rank %1 are dealt</source>
        <translation>Ci sono troppe carte di valore %1</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>Carte rimaste: %1</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>offerte</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>latifondista</translation>
    </message>
    <message>
        <source>peasant</source>
        <translation>contadino</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a letter that is not a rank (%2)</source>
        <translation>«%1» contiene una lettera che non è un valore (%2)</translation>
    </message>
    <message>
        <source>&quot;%2&quot; holds more %1 than the deck</source>
        <translation>In «%2» ci sono più carte di valore %1 che nel mazzo</translation>
    </message>
    <message>
        <source>nothing that can be played</source>
        <translation>niente che si possa giocare</translation>
    </message>
    <message>
        <source>Single kickers must have different ranks here and cannot be both jokers</source>
        <translation>Qui le carte singole aggiunte devono essere di valori diversi, e non i due jolly insieme</translation>
    </message>
    <message>
        <source>Kickers cannot be both jokers, four of a kind or a triplet that fits the sequence</source>
        <translation>Non si possono aggiungere i due jolly insieme, quattro carte uguali o un tris che continua la scala</translation>
    </message>
    <message>
        <source>A sequence goes up to the ace: no 2 and no joker</source>
        <translation>Una scala arriva al massimo all’asso: niente 2 e niente jolly</translation>
    </message>
    <message>
        <source>A sequence of pairs has at least three pairs</source>
        <translation>Una scala di coppie ha almeno tre coppie</translation>
    </message>
    <message>
        <source>These cards do not form a pattern</source>
        <translation>Queste carte non formano una combinazione</translation>
    </message>
    <message>
        <source>This is not higher than the play on the table</source>
        <translation>Non supera le carte in tavola</translation>
    </message>
    <message>
        <source>Play as many cards as are on the table, or a bomb</source>
        <translation>Gioca tante carte quante in tavola, o una bomba</translation>
    </message>
    <message>
        <source>Play the same pattern as on the table, or a bomb</source>
        <translation>Gioca la stessa combinazione che è in tavola, o una bomba</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>Chi apre non può passare</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>Non tutte queste carte sono in mano</translation>
    </message>
    <message>
        <source>Expected three hands, not %1</source>
        <translation>Qui servono tre mani, non %1</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>Qui servono %1 carte, non %2</translation>
    </message>
    <message>
        <source>A deal that names the landlord has no first bidder</source>
        <translation>Se il latifondista è già deciso con le carte, nessuno apre le offerte</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano di %1</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Latifondista</translation>
    </message>
    <message>
        <source>Bids first</source>
        <translation>Chi offre per primo</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>Non offro</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Offro %1</translation>
    </message>
</context>
<context>
    <name>Doudizhu cards</name>
    <message>
        <source>a two</source>
        <translation>un due</translation>
    </message>
    <message>
        <source>two twos</source>
        <translation>una coppia di due</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>tre due</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>quattro due</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>il jolly nero</translation>
    </message>
    <message>
        <source>the black joker and a two</source>
        <translation>il jolly nero e un due</translation>
    </message>
    <message>
        <source>the black joker and two twos</source>
        <translation>il jolly nero e una coppia di due</translation>
    </message>
    <message>
        <source>the black joker and three twos</source>
        <translation>il jolly nero e tre due</translation>
    </message>
    <message>
        <source>the black joker and four twos</source>
        <translation>il jolly nero e quattro due</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>il jolly rosso</translation>
    </message>
    <message>
        <source>the red joker and a two</source>
        <translation>il jolly rosso e un due</translation>
    </message>
    <message>
        <source>the red joker and two twos</source>
        <translation>il jolly rosso e una coppia di due</translation>
    </message>
    <message>
        <source>the red joker and three twos</source>
        <translation>il jolly rosso e tre due</translation>
    </message>
    <message>
        <source>the red joker and four twos</source>
        <translation>il jolly rosso e quattro due</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawback thoughts</name>
    <message>
        <source>As landlord %0 plays alone against two and needs %1 plays.</source>
        <translation>Da latifondista %0 gioca contro due, e deve fare %1 giocate.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and %0 loses this good hand.</source>
        <translation>Così si ridanno le carte, e %0 perde questa bella mano.</translation>
    </message>
    <message>
        <source>%0 could be only one play away from going out.</source>
        <translation>%0 potrebbe arrivare a una sola giocata dalla fine.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, the partner.</source>
        <translation>Così il controllo resta al compagno (%1).</translation>
    </message>
    <message>
        <source>Then %1 can beat the partner more cheaply.</source>
        <translation>Così %1 può battere il compagno spendendo meno.</translation>
    </message>
    <message>
        <source>This spends the %1, which can win the lead at any time.</source>
        <translation>Così se ne va %1, che può dare il controllo in qualsiasi momento.</translation>
    </message>
    <message>
        <source>This gives away the %1 as a kicker.</source>
        <translation>Così %1 se ne va come semplice aggiunta.</translation>
    </message>
    <message>
        <source>This beats %1, the partner.</source>
        <translation>Così si batte il compagno (%1).</translation>
    </message>
    <message>
        <source>With a lower bid a win brings %0 less.</source>
        <translation>Con un’offerta più bassa, vincendo %0 guadagna meno.</translation>
    </message>
    <message>
        <source>As landlord %0 plays alone against two, with too few high cards for that.</source>
        <translation>Da latifondista %0 gioca contro due, con troppo poche carte alte per farlo.</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings %0 less.</source>
        <translation>Qualcuno può ancora offrire di più, e vincendo %0 guadagna meno.</translation>
    </message>
    <message>
        <source>This breaks up the sequence from %1 to %2.</source>
        <translation>Così si rompe la scala da %1 a %2.</translation>
    </message>
    <message>
        <source>This shortens the sequence from %1 to %2.</source>
        <translation>Così si accorcia la scala da %1 a %2.</translation>
    </message>
    <message>
        <source>This spends the %1, the highest still out.</source>
        <translation>Così se ne va %1, la giocata più alta ancora in giro.</translation>
    </message>
    <message>
        <source>This spends the %1: only a %2 is higher.</source>
        <translation>Così se ne va %1: solo una %2 è più alta.</translation>
    </message>
    <message>
        <source>This spends the %1: only a joker is higher.</source>
        <translation>Così se ne va %1: solo un jolly è più alto.</translation>
    </message>
    <message>
        <source>This spends the %1: only the %2 is higher.</source>
        <translation>Così se ne va %1: di più alto c’è solo %2.</translation>
    </message>
    <message>
        <source>This spends the %1: only %2 cards still out are higher.</source>
        <translation>Così se ne va %1: in giro ci sono solo %2 carte più alte.</translation>
    </message>
    <message>
        <source>Then the %1 has to go on its own.</source>
        <translation>Così per %1 serve una giocata a parte.</translation>
    </message>
    <message>
        <source>The %1 could carry the %2 later.</source>
        <translation>Più avanti %2 potrebbe uscire con %1.</translation>
    </message>
    <message>
        <source>The %1 may win the lead later.</source>
        <translation>Più avanti %1 possono dare il controllo.</translation>
    </message>
    <message>
        <source>This is only a part of the sequence from %1 to %2.</source>
        <translation>È solo una parte della scala da %1 a %2.</translation>
    </message>
    <message>
        <source>%0 would rather get rid of the %1.</source>
        <translation>%0 preferisce liberarsi di %1.</translation>
    </message>
    <message>
        <source>With the %1 %0 is likelier to win the lead later.</source>
        <translation>Con %1 per %0 è più facile prendere il controllo più avanti.</translation>
    </message>
    <message>
        <source>Then %0 still needs %1 plays instead of %2.</source>
        <translation>Così a %0 servono ancora %1 giocate invece di %2.</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawbacks</name>
    <message>
        <source>As landlord you play alone against two, and you need %1 plays.</source>
        <translation>Da latifondista giochi contro due, e ti servono %1 giocate.</translation>
    </message>
    <message>
        <source>This raises the stake of a hand that may well lose.</source>
        <translation>Così sale la posta, con una mano che può benissimo perdere.</translation>
    </message>
    <message>
        <source>Then somebody else is landlord, and a peasant wins only half as much.</source>
        <translation>Così il latifondista lo fa qualcun altro, e un contadino vince solo la metà.</translation>
    </message>
    <message>
        <source>Then somebody else may be landlord, and a peasant wins only half as much.</source>
        <translation>Così il latifondista può farlo qualcun altro, e un contadino vince solo la metà.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and you lose this good hand.</source>
        <translation>Così si ridanno le carte, e perdi questa bella mano.</translation>
    </message>
    <message>
        <source>You could be only one play away from going out.</source>
        <translation>Potresti arrivare a una sola giocata dalla fine.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, your partner.</source>
        <translation>Così il controllo resta a %1, che è con te.</translation>
    </message>
    <message>
        <source>Then %1 can beat your partner more cheaply.</source>
        <translation>Così %1 può battere il compagno spendendo meno.</translation>
    </message>
    <message>
        <source>This spends your %1, which can win you the lead at any time.</source>
        <translation>Così spendi %1, che può darti il controllo in qualsiasi momento.</translation>
    </message>
    <message>
        <source>This gives away your %1 as a kicker.</source>
        <translation>Così butti via %1 come semplice aggiunta.</translation>
    </message>
    <message>
        <source>This beats %1, your partner.</source>
        <translation>Così batti %1, che è con te.</translation>
    </message>
    <message>
        <source>With a lower bid a win brings you less.</source>
        <translation>Con un’offerta più bassa, vincendo guadagni meno.</translation>
    </message>
    <message>
        <source>As landlord you play alone against two, and your high cards are too few for that.</source>
        <translation>Da latifondista giochi contro due, e hai troppo poche carte alte per farlo.</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings you less.</source>
        <translation>Qualcuno può ancora offrire di più, e vincendo guadagni meno.</translation>
    </message>
    <message>
        <source>This breaks up your sequence from %1 to %2.</source>
        <translation>Così rompi la tua scala da %1 a %2.</translation>
    </message>
    <message>
        <source>This shortens your sequence from %1 to %2.</source>
        <translation>Così accorci la tua scala da %1 a %2.</translation>
    </message>
    <message>
        <source>This spends your %1, the highest still out.</source>
        <translation>Così spendi %1, la giocata più alta ancora in giro.</translation>
    </message>
    <message>
        <source>This spends your %1: only a %2 is higher.</source>
        <translation>Così spendi %1: solo una %2 è più alta.</translation>
    </message>
    <message>
        <source>This spends your %1: only a joker is higher.</source>
        <translation>Così spendi %1: solo un jolly è più alto.</translation>
    </message>
    <message>
        <source>This spends your %1: only the %2 is higher.</source>
        <translation>Così spendi %1: di più alto c’è solo %2.</translation>
    </message>
    <message>
        <source>This spends your %1: only %2 cards still out are higher.</source>
        <translation>Così spendi %1: in giro ci sono solo %2 carte più alte.</translation>
    </message>
    <message>
        <source>Then your %1 has to go on its own.</source>
        <translation>Così per %1 serve una giocata a parte.</translation>
    </message>
    <message>
        <source>Your %1 could carry your %2 later.</source>
        <translation>Più avanti %2 potrebbe uscire con %1.</translation>
    </message>
    <message>
        <source>Your %1 may win you the lead later.</source>
        <translation>Più avanti %1 possono darti il controllo.</translation>
    </message>
    <message>
        <source>This is only a part of your sequence from %1 to %2.</source>
        <translation>È solo una parte della tua scala da %1 a %2.</translation>
    </message>
    <message>
        <source>Then %1 can get rid of something low too.</source>
        <translation>Così anche %1 può liberarsi di qualcosa di basso.</translation>
    </message>
    <message>
        <source>You would rather get rid of the %1.</source>
        <translation>È meglio liberarsi di %1.</translation>
    </message>
    <message>
        <source>With the %1 you are likelier to win the lead later.</source>
        <translation>Con %1 è più facile che tu prenda il controllo più avanti.</translation>
    </message>
    <message>
        <source>Then you still need %1 plays instead of %2.</source>
        <translation>Così ti servono ancora %1 giocate invece di %2.</translation>
    </message>
</context>
<context>
    <name>Doudizhu habits</name>
    <message>
        <source>You bid too much for your hand</source>
        <translation>Offri troppo per la tua mano</translation>
    </message>
    <message>
        <source>You bid too little for your hand</source>
        <translation>Offri troppo poco per la tua mano</translation>
    </message>
    <message>
        <source>You play bombs too early</source>
        <translation>Giochi le bombe troppo presto</translation>
    </message>
    <message>
        <source>You hold bombs back too long</source>
        <translation>Trattieni le bombe troppo a lungo</translation>
    </message>
    <message>
        <source>You pass when you should play</source>
        <translation>Passi quando dovresti giocare</translation>
    </message>
    <message>
        <source>You beat your partner&apos;s cards</source>
        <translation>Batti le carte del compagno</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>Rompi le combinazioni</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>Giochi quando dovresti passare</translation>
    </message>
    <message>
        <source>You carry the wrong kickers</source>
        <translation>Aggiungi le carte sbagliate</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>Giochi più alto di quanto dovresti</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>Giochi più basso di quanto dovresti</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>Apri con troppo poche carte alla volta</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>Apri con troppe carte alla volta</translation>
    </message>
</context>
<context>
    <name>Doudizhu options</name>
    <message>
        <source>The landlord</source>
        <translation>Il latifondista</translation>
    </message>
    <message>
        <source>The highest bidder</source>
        <translation>Chi offre di più</translation>
    </message>
    <message>
        <source>Without bidding</source>
        <translation>Senza offerte</translation>
    </message>
    <message>
        <source>Single kickers</source>
        <translation>Carte singole aggiunte</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>With exceptions</source>
        <translation>Con eccezioni</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Tutte diverse</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Da torneo</translation>
    </message>
    <message>
        <source>The players bid up to three for the kitty, or the deal names the landlord.</source>
        <translation>I giocatori fanno offerte fino a tre per le carte del monte, oppure il latifondista è già deciso con le carte.</translation>
    </message>
    <message>
        <source>Which single cards triplets and fours may carry: any cards of other ranks; any but both jokers, four of a kind or a triplet that fits the sequence; or only cards of different ranks, not both jokers.</source>
        <translation>Quali carte singole si possono aggiungere a tris e poker: qualsiasi carta di altro valore; tutte tranne i due jolly insieme, quattro carte uguali o un tris che continua la scala; oppure solo carte di valori diversi, e non i due jolly insieme.</translation>
    </message>
    <message>
        <source>Classic: each bomb, the rocket and a spring double the bid. Simple: only bombs and the rocket count. Competition: each bomb adds the bid once more instead of doubling.</source>
        <translation>Classico: ogni bomba, il razzo e la primavera raddoppiano l’offerta. Semplice: contano solo le bombe e il razzo. Da torneo: ogni bomba aggiunge un’altra volta l’offerta invece di raddoppiare.</translation>
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
        <translation>Esordiente</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Giocatore occasionale</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Giocatore esperto</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Makes any legal bid, play or pass at random.</source>
        <translation>Offre, gioca o passa a caso, purché sia permesso.</translation>
    </message>
    <message>
        <source>Notices one or two of all possible plays, and makes the better one.</source>
        <translation>Nota una o due di tutte le giocate possibili, e sceglie la migliore.</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>Promettente</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden cards.</source>
        <translation>Gli sfugge la maggior parte delle giocate, e valuta le altre con una sola ipotesi sulle carte nascoste.</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and beats everything that can be beaten, even the partner&apos;s plays.</source>
        <translation>Gioca sempre più basso che può, e batte tutto quello che si può battere, anche le giocate del compagno.</translation>
    </message>
    <message>
        <source>Overlooks every second play, and judges the rest by two guesses at the hidden cards.</source>
        <translation>Gli sfugge una giocata su due, e valuta le altre con due ipotesi sulle carte nascoste.</translation>
    </message>
    <message>
        <source>Plays each move out against twenty guesses at the hidden cards, but learns nothing from what the others play.</source>
        <translation>Prova ogni mossa fino in fondo con venti ipotesi sulle carte nascoste, ma da ciò che giocano gli altri non impara niente.</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and plays each move out against more than a thousand such hands. Has played millions of games with itself and learned from them.</source>
        <translation>Da ogni giocata e da ogni passo deduce che cosa possono avere gli altri, e prova ogni mossa fino in fondo contro più di mille mani così. Ha giocato milioni di partite contro sé stesso e ha imparato da quelle.</translation>
    </message>
    <message>
        <source>Chooses what triplets carry as the published program did; where that had learned from people, follows simple rules. Helps the partner, but does not guess who holds what.</source>
        <translation>Sceglie le carte da aggiungere ai tris come il programma pubblicato; dove quello aveva imparato dalle persone, segue regole semplici. Aiuta il compagno, ma non cerca di indovinare chi ha che cosa.</translation>
    </message>
    <message>
        <source>Multirole</source>
        <translation>Multirole</translation>
    </message>
    <message>
        <source>A network for each role learned to play as the champion does without imagining deals, from deals that it won; the published ones learned from people. Plays at once, without guessing at hidden cards.</source>
        <translation>Per ogni ruolo una rete neurale ha imparato a giocare come il campione quando non immagina smazzate, da quelle vinte da lui; quelle pubblicate hanno imparato dalle persone. Gioca subito, senza fare ipotesi sulle carte nascoste.</translation>
    </message>
    <message>
        <source>Cautious: bids only with a good hand, and is landlord less often than most.</source>
        <translation>Prudente: offre solo con una buona mano, ed è latifondista meno spesso di quasi tutti.</translation>
    </message>
    <message>
        <source>Bold: bids where others pass, and is landlord more often than most.</source>
        <translation>Audace: offre dove gli altri passano, ed è latifondista più spesso di quasi tutti.</translation>
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
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>jolly nero</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>jolly rosso</translation>
    </message>
</context>
<context>
    <name>Doudizhu reasons</name>
    <message>
        <source>Don&apos;t bid: without a two or a joker you would seldom win the lead, and your hand needs %1 plays.</source>
        <translation>Non offrire: senza due né jolly prenderesti di rado il controllo, e ti servono %1 giocate.</translation>
    </message>
    <message>
        <source>Bid %2: you hold the rocket, and the whole hand goes in %1 plays.</source>
        <translation>Offri %2: hai il razzo, e tutta la mano va in %1 giocate.</translation>
    </message>
    <message>
        <source>Bid %2: the whole hand goes in %1 plays, so you need not win the lead often.</source>
        <translation>Offri %2: tutta la mano va in %1 giocate, quindi il controllo ti serve di rado.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play the rest and win.</source>
        <translation>Con %1 gli avversari non possono batterti, poi cali il resto e vinci.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows: you win.</source>
        <translation>Con %1 gli avversari non possono batterti, né fermare ciò che segue: hai vinto.</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>Dopo questa ti manca una sola giocata per finire.</translation>
    </message>
    <message>
        <source>This keeps your hand together: after it you can go out in %1 more plays.</source>
        <translation>Così la tua mano resta in ordine: poi finisci in altre %1 giocate.</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>Passa: non hai niente di più alto.</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake and still win too seldom.</source>
        <translation>Passa: giocare %1 alzerebbe la posta, e vinceresti comunque troppo di rado.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only one card left and may go out.</source>
        <translation>Passa: a %1, che è con te, resta una sola carta, e può finire.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only %2 cards left and may go out.</source>
        <translation>Passa: a %1, che è con te, restano solo %2 carte, e può finire.</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, has the lead.</source>
        <translation>Passa: così il controllo va a %1, che è con te.</translation>
    </message>
    <message>
        <source>Pass: don&apos;t spend the %1 on beating your partner.</source>
        <translation>Passa: non sprecare %1 per battere il compagno.</translation>
    </message>
    <message>
        <source>Pass: let your partner&apos;s %1 stand. %2 has to beat it, and you keep your own cards.</source>
        <translation>Passa: lascia in tavola la giocata del compagno (%1). Deve batterla %2, e tu tieni le tue carte.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it more cheaply.</source>
        <translation>Passa: dopo gioca %1, che è con te e può battere spendendo meno.</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to win the lead when you need it.</source>
        <translation>Passa: tieni %1 per prendere il controllo quando ti serve.</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>Gioca la tua carta più alta: a %1 ne resta una sola.</translation>
    </message>
    <message>
        <source>Take the lead with the %1, then lead no single card: %2 has only one left.</source>
        <translation>Prendi il controllo con %1, poi non aprire con carte singole: a %2 ne resta una sola.</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 has only one card left, and only one above the %3 wins now.</source>
        <translation>Copri il compagno (%1): a %2 resta una sola carta, e ormai vince solo se supera %3.</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher.</source>
        <translation>Copri il compagno (%1) con %2, così %3 deve spendere qualcosa di più alto.</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand is one play.</source>
        <translation>Prendi tu al posto di %1, che è con te: il resto della tua mano è una sola giocata.</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand goes in %2 plays.</source>
        <translation>Prendi tu al posto di %1, che è con te: il resto della tua mano va in %2 giocate.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>Non lasciare il controllo a %1, che ha una sola carta.</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>Non lasciare il controllo a %1, che ha solo %2 carte.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead next.</source>
        <translation>Con %1 gli avversari non possono batterti, quindi poi apri tu.</translation>
    </message>
    <message>
        <source>Use the %1 now: after it you are only one play away from going out.</source>
        <translation>Usa %1 adesso: poi ti manca una sola giocata per finire.</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: after it you can go out in %2 more plays.</source>
        <translation>Usa %1 adesso per prendere il controllo: poi finisci in altre %2 giocate.</translation>
    </message>
    <message>
        <source>Play the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>Gioca %1 e non più basso, così %2 non può liberarsi di una carta bassa.</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up cards that belong together.</source>
        <translation>Gioca %1: più basso romperesti carte che vanno insieme.</translation>
    </message>
    <message>
        <source>Lead the %1: whoever beats it, your other cards take the lead back, and you win.</source>
        <translation>Apri con %1: chiunque batta, con le altre carte riprendi il controllo, e vinci.</translation>
    </message>
    <message>
        <source>Lead your lowest card: %1, your partner, has one card left and may win with it.</source>
        <translation>Apri con la tua carta più bassa: a %1, che è con te, ne resta una sola e può vincere con quella.</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>Non aprire con una carta singola: a %1 ne resta una sola, e contro %2 non può niente.</translation>
    </message>
    <message>
        <source>Lead your highest card: %1 has only one card left.</source>
        <translation>Apri con la tua carta più alta: a %1 ne resta una sola.</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your higher cards are needed later.</source>
        <translation>Rischia %2, anche se a %1 resta una sola carta: le più alte ti servono dopo.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead again.</source>
        <translation>Con %1 gli avversari non possono batterti, quindi apri di nuovo tu.</translation>
    </message>
    <message>
        <source>Lead the %1 from %2 to %3: %4 cards go in one play.</source>
        <translation>Apri con %1 da %2 a %3: %4 carte in una sola giocata.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>Apri con %1 e non più basso, così %2 non può liberarsi di una carta bassa.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, the lowest you hold.</source>
        <translation>Apri tu: liberati di %1, la giocata più bassa che hai.</translation>
    </message>
    <message>
        <source>Lead the %1, which gets rid of %2 cards in one play.</source>
        <translation>Apri con %1: ti liberi di %2 carte in una sola giocata.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your higher cards for later.</source>
        <translation>Apri con %1 e tieni le carte più alte per dopo.</translation>
    </message>
    <message>
        <source>Lead the %1: whoever wants the lead has to spend something higher.</source>
        <translation>Apri con %1: chi vuole il controllo deve spendere qualcosa di più alto.</translation>
    </message>
    <message>
        <source>Lead the %2, your highest single card: %1 has only one card left.</source>
        <translation>Apri con %2, la tua singola più alta: a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>Get rid of the %1: it is left over when your cards are put together.</source>
        <translation>Liberati di %1: nelle tue combinazioni non trova posto.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your lower cards for later.</source>
        <translation>Apri con %1 e tieni le carte più basse per dopo.</translation>
    </message>
    <message>
        <source>Pass: leave the lead to %1, your partner.</source>
        <translation>Passa: lascia il controllo a %1, che è con te.</translation>
    </message>
    <message>
        <source>Beat it as high as you can, to lead low next: %1, your partner, has only one card left.</source>
        <translation>Batti il più alto possibile, per poi aprire basso: a %1, che è con te, resta una sola carta.</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest that breaks nothing up.</source>
        <translation>Batti con %1, la giocata più bassa che non rompe niente.</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only one card left.</source>
        <translation>Batti, anche se rompi qualcosa: a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>Batti, anche se rompi qualcosa: a %1 restano solo %2 carte.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks cards up, but costs you no more plays.</source>
        <translation>Batti con %1: rompi qualcosa, ma non ti costa giocate in più.</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>Gioca %2: nient’altro batte, e a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>Gioca %2: nient’altro batte, e a %1 restano solo %3 carte.</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: you are nearly out.</source>
        <translation>Usa %1 adesso per prendere il controllo: hai quasi finito.</translation>
    </message>
    <message>
        <source>Pass: keep the %1 for a better moment.</source>
        <translation>Passa: tieni %1 per un momento migliore.</translation>
    </message>
    <message>
        <source>Your %1 from %2 to %3 stays together.</source>
        <translation>La tua combinazione resta intera: %1 da %2 a %3.</translation>
    </message>
    <message>
        <source>Bid %1: your high cards can win you the lead often enough.</source>
        <translation>Offri %1: le tue carte alte possono darti il controllo abbastanza spesso.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your high cards are too few to win the lead for all the rest.</source>
        <translation>Non offrire: hai troppo poche carte alte per far uscire tutto il resto.</translation>
    </message>
    <message>
        <source>Pass: those who won from such positions mostly passed.</source>
        <translation>Passa: chi ha vinto da posizioni così per lo più ha passato.</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions played it nearly as often as they passed.</source>
        <translation>Gioca %1: chi ha vinto da posizioni così l’ha fatto quasi quante volte ha passato.</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions mostly did.</source>
        <translation>Gioca %1: chi ha vinto da posizioni così per lo più l’ha fatto.</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>Qualsiasi mossa va bene: questa è tirata a sorte.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you have too few bombs, jokers and twos.</source>
        <translation>Non offrire: hai troppo poche bombe, jolly e due.</translation>
    </message>
    <message>
        <source>Bid %1 for your bombs, jokers and twos.</source>
        <translation>Offri %1: hai bombe, jolly e due.</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>Batti il più basso possibile.</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>Apri con quante più carte puoi, le più basse: %1.</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>Gioca tutto quello che ti resta: hai vinto.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, too many even with the rocket.</source>
        <translation>Non offrire: per finire ti servono %1 giocate, troppe anche con il razzo.</translation>
    </message>
    <message>
        <source>Play the %1: only a joker or a bomb can beat it.</source>
        <translation>Gioca %1: può batterti solo un jolly o una bomba.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>Gioca %1 e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>Gioca %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left, and it may not beat your partner&apos;s %1.</source>
        <translation>Passa: a %2 resta una sola carta, e forse non batte la giocata del compagno (%1).</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left and can&apos;t beat your partner&apos;s %1.</source>
        <translation>Passa: a %2 resta una sola carta, e non può battere la giocata del compagno (%1).</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>Passa: per battere dovresti spendere %1.</translation>
    </message>
    <message>
        <source>Play the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>Gioca %1: a %2 resta una sola carta, e le carte più basse sono più facili da battere.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>Batti con %1: non rompi niente, e può darti il controllo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>Batti con %1: altrimenti il controllo può restare a %2.</translation>
    </message>
    <message>
        <source>Lead the four of a kind with its kickers: %1 cards go in one play.</source>
        <translation>Apri con il poker e le carte aggiunte: %1 carte in una sola giocata.</translation>
    </message>
    <message>
        <source>Let the %1 carry the cards that your hand needs least.</source>
        <translation>Alla combinazione (%1) aggiungi le carte che ti servono meno.</translation>
    </message>
    <message>
        <source>Let it carry the cards that your hand needs least.</source>
        <translation>Aggiungi le carte che ti servono meno.</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>Gioca la tua ultima carta: hai vinto.</translation>
    </message>
    <message>
        <source>Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays.</source>
        <translation>Offri %2: hai una bomba, e il resto della mano va in %1 giocate.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>Passa: per battere dovresti rompere una tua combinazione (%1).</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your %3 is needed later.</source>
        <translation>Rischia %2, anche se a %1 resta una sola carta: più avanti ti servirà %3.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play your last card and win.</source>
        <translation>Con %1 gli avversari non possono batterti, poi giochi l’ultima carta e vinci.</translation>
    </message>
    <message>
        <source>Play the %1: only a bomb can beat it.</source>
        <translation>Gioca %1: può batterti solo una bomba.</translation>
    </message>
    <message>
        <source>This keeps your sequence from %1 to %2 whole.</source>
        <translation>Così la tua scala da %1 a %2 resta intera.</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep the %4 for later.</source>
        <translation>Gioca %1 da %2 a %3 e tieni %4 per dopo.</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, and keep the %2 for later.</source>
        <translation>Al tris aggiungi %1, e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keep your %4 together.</source>
        <translation>Copri il compagno (%1) con %2, così %3 deve spendere qualcosa di più alto, e la tua combinazione (%4) resta intera.</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 may keep the lead.</source>
        <translation>Batti con %1 da %2 a %3: altrimenti il controllo può restare a %4.</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: the %2 is likelier to win a trick later.</source>
        <translation>Liberati di %1 finché apri tu: più avanti è più facile vincere un giro con %2.</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>Apri tu: liberati di una carta bassa, %1 o %2.</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>Con %1 ti liberi di due carte in un colpo solo.</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>Questa la vinci comunque: va bene qualsiasi giocata.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your hand needs only %1 plays, but you hold no two or joker to win the lead with.</source>
        <translation>Non offrire: alla tua mano bastano %1 giocate, ma non hai né due né jolly per prendere il controllo.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 or a bomb can beat it.</source>
        <translation>Gioca %1: può batterti solo %2 o una bomba.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>Apri con %1 e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>Apri con %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>You win this anyway, and the %1 raises the stake.</source>
        <translation>Questa la vinci comunque, e con %1 alzi la posta.</translation>
    </message>
    <message>
        <source>Use the %1 now: it raises the stake, and you are still likely to win.</source>
        <translation>Usa %1 adesso: alzi la posta, e probabilmente vinci lo stesso.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations.</source>
        <translation>Passa: per battere dovresti rompere combinazioni migliori.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold no two or joker to win the lead with.</source>
        <translation>Non offrire: bomba a parte, non hai né due né jolly per prendere il controllo.</translation>
    </message>
    <message>
        <source>Bid %1: your %2 wins you the lead whenever you need it.</source>
        <translation>Offri %1: con %2 prendi il controllo ogni volta che ti serve.</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend your %1.</source>
        <translation>Passa: per battere dovresti rompere combinazioni migliori o spendere %1.</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 is the highest card left, so you can win the lead back with it and go out.</source>
        <translation>Apri con %1: %2 è la carta più alta rimasta, così puoi riprendere la mano e finire.</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: playing it with your %2 is just as good.</source>
        <translation>Liberati di %1 finché apri tu: giocare %1 con il %2 va altrettanto bene.</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: it belongs to no pair or sequence.</source>
        <translation>Liberati di %1 finché apri tu: non sta in nessuna coppia né scala.</translation>
    </message>
    <message>
        <source>Pass: keep the %1, you can still stop %2 with it later.</source>
        <translation>Passa: tieni %1, con cui puoi ancora fermare %2 più avanti.</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Apri con %1: è più difficile da battere di %2, e tieni %3 per dopo.</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>Gioca %1: è più difficile da battere di %2, e tieni %3 per dopo.</translation>
    </message>
    <message>
        <source>Lead low with the %1: %2, your partner, is next and may get rid of something low too.</source>
        <translation>Apri basso con %1: dopo gioca %2, che è con te e può liberarsi a sua volta di qualcosa di basso.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold only %1 to win the lead with.</source>
        <translation>Non offrire: bomba a parte, per prendere il controllo hai solo %1.</translation>
    </message>
    <message>
        <source>Bid %3: you hold %2, and the whole hand goes in %1 plays.</source>
        <translation>Offri %3: hai %2, e tutta la mano va in %1 giocate.</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb.</source>
        <translation>Passa: senza una bomba %2 non può battere la giocata del compagno (%1).</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep your %4 together.</source>
        <translation>Gioca %1 da %2 a %3: così la tua combinazione resta intera (%4).</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>Gioca %1: chi può batterti batterebbe anche %2.</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: you can do more with the lead.</source>
        <translation>Prendi tu al posto di %1, che è con te: il controllo serve più a te.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, and with only %2 you won&apos;t win the lead often enough.</source>
        <translation>Non offrire: per finire ti servono %1 giocate, e solo con %2 non prenderesti il controllo abbastanza spesso.</translation>
    </message>
    <message>
        <source>Play the %1: only a joker can beat it.</source>
        <translation>Gioca %1: può batterti solo un jolly.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it.</source>
        <translation>Gioca %1: può batterti solo %2.</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1: it belongs to no pair or sequence.</source>
        <translation>Al tris aggiungi %1: non sta in nessuna coppia né scala.</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your hand needs only %1 plays, but with only %2 you won&apos;t win the lead often enough.</source>
        <translation>Non offrire: alla tua mano bastano %1 giocate, ma solo con %2 non prenderesti il controllo abbastanza spesso.</translation>
    </message>
    <message>
        <source>Bid %2: you hold %1 to win the lead with, although going out takes %3 plays.</source>
        <translation>Offri %2: hai %1 per prendere il controllo, anche se per finire ti servono %3 giocate.</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it instead of you.</source>
        <translation>Passa: dopo gioca %1, che è con te e può battere al posto tuo.</translation>
    </message>
    <message>
        <source>Pass: your hand still needs %2 plays, so keep the %1 to win the lead later.</source>
        <translation>Passa: ti servono ancora %2 giocate, quindi tieni %1 per prendere il controllo dopo.</translation>
    </message>
    <message>
        <source>Let the triplet carry something low that is hard to get rid of otherwise, such as the %1.</source>
        <translation>Al tris aggiungi qualcosa di basso di cui altrimenti è difficile liberarsi, per esempio %1.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 to win the lead back.</source>
        <translation>Apri con %1 e tieni %2 per riprendere il controllo.</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 to win the lead later.</source>
        <translation>Gioca %1 e tieni %2 per prendere il controllo dopo.</translation>
    </message>
    <message>
        <source>Lead the %1: with the %2 you are likelier to win the lead later.</source>
        <translation>Apri con %1: più avanti è più facile prendere il controllo con %2.</translation>
    </message>
    <message>
        <source>Lead the %1: you have another for your sequence, which stays whole.</source>
        <translation>Apri con %1: ne hai ancora per la tua scala, che resta intera.</translation>
    </message>
    <message>
        <source>Play the %1: you have another for your sequence, which stays whole.</source>
        <translation>Gioca %1: ne hai ancora per la tua scala, che resta intera.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 for later.</source>
        <translation>Batti con %1: non rompi niente, e tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 and %3 for later.</source>
        <translation>Batti con %1: non rompi niente, e tieni %2 e %3 per dopo.</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>Batti con %1: non rompi niente, e tieni le carte più alte per dopo.</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 keeps the lead.</source>
        <translation>Batti con %1 da %2 a %3: altrimenti il controllo resta a %4.</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 keeps the lead.</source>
        <translation>Batti con %1: altrimenti il controllo resta a %2.</translation>
    </message>
</context>
<context>
    <name>Doudizhu thoughts</name>
    <message>
        <source>%0 doesn&apos;t bid: there is no two or joker in hand, and going out would take %1 plays.</source>
        <translation>%0 non offre: in mano non ci sono due né jolly, e per finire servono %1 giocate.</translation>
    </message>
    <message>
        <source>%0 bids %2, with the rocket and a hand that goes in %1 plays.</source>
        <translation>%0 offre %2, con il razzo e una mano che va in %1 giocate.</translation>
    </message>
    <message>
        <source>%0 bids %2: the whole hand goes in %1 plays.</source>
        <translation>%0 offre %2: tutta la mano va in %1 giocate.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>Nessun avversario può battere %1, poi %0 cala il resto e vince.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows: %0 wins.</source>
        <translation>Nessun avversario può battere %1, né fermare ciò che segue: %0 vince.</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>Dopo questa a %0 manca una sola giocata per finire.</translation>
    </message>
    <message>
        <source>This keeps the hand together: after it %0 can go out in %1 more plays.</source>
        <translation>Così la mano resta in ordine: poi %0 può finire in altre %1 giocate.</translation>
    </message>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0 non ha niente di più alto.</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake and still win too seldom.</source>
        <translation>%0 passa: giocare %1 alzerebbe la posta, e vincerebbe comunque troppo di rado.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only one card left and may go out.</source>
        <translation>%0 passa: a %1, che è dalla sua parte, resta una sola carta, e può finire.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only %2 cards left and may go out.</source>
        <translation>%0 passa: a %1, che è dalla sua parte, restano solo %2 carte, e può finire.</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, has the lead.</source>
        <translation>%0 passa: così il controllo va a %1, che è dalla sua parte.</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1 on beating the partner.</source>
        <translation>%0 passa per non sprecare %1 sul compagno.</translation>
    </message>
    <message>
        <source>%0 lets the partner&apos;s %1 stand: %2 has to beat it.</source>
        <translation>%0 lascia in tavola la giocata del compagno (%1): deve batterla %2.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to stop %2 later.</source>
        <translation>%0 passa e tiene %1, per fermare %2 più avanti.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it more cheaply.</source>
        <translation>%0 passa: dopo gioca %1, che è dalla sua parte e può battere spendendo meno.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to win the lead later.</source>
        <translation>%0 passa e tiene %1, per prendere il controllo dopo.</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0 gioca la carta più alta: a %1 ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1: %2 has only one card left.</source>
        <translation>%0 prende il controllo con %1: a %2 resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1, so that %3 has to spend something above the %2.</source>
        <translation>%0 copre il compagno (%1), così %3 deve superare %2.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand is one play.</source>
        <translation>%0 prende al posto di %1, che è dalla sua parte: il resto della mano è una sola giocata.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.</source>
        <translation>%0 prende al posto di %1, che è dalla sua parte: il resto della mano va in %2 giocate.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0 non lascia il controllo a %1, che ha una sola carta.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0 non lascia il controllo a %1, che ha solo %2 carte.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads next.</source>
        <translation>Nessun avversario può battere %1, quindi poi apre %0.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now, and is then only one play away from going out.</source>
        <translation>%0 usa %1 adesso: poi manca una sola giocata per finire.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, and can then go out in %2 more plays.</source>
        <translation>%0 usa %1 adesso per prendere il controllo: poi può finire in altre %2 giocate.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0 gioca %1 e non più basso, così %2 non può liberarsi di una carta bassa.</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up cards that belong together.</source>
        <translation>%0 gioca %1: più basso romperebbe carte che vanno insieme.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0 batte con %1: non rompe niente, e tiene le carte più alte.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards take the lead back, whoever beats it.</source>
        <translation>%0 apre con %1: chiunque batta, le altre carte riprendono il controllo.</translation>
    </message>
    <message>
        <source>%0 leads the lowest card: %1, the partner, has one card left and may win with it.</source>
        <translation>%0 apre con la carta più bassa: a %1, che è dalla sua parte, ne resta una sola e può vincere con quella.</translation>
    </message>
    <message>
        <source>%0 leads no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0 non apre con una carta singola: a %1 ne resta una sola, e contro %2 non può niente.</translation>
    </message>
    <message>
        <source>%0 leads the highest card: %1 has only one card left.</source>
        <translation>%0 apre con la carta più alta: a %1 ne resta una sola.</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the higher cards.</source>
        <translation>%0 rischia %2, anche se a %1 resta una sola carta, e tiene le più alte.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads again.</source>
        <translation>Nessun avversario può battere %1, quindi %0 apre di nuovo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 from %2 to %3: %4 cards go in one play.</source>
        <translation>%0 apre con %1 da %2 a %3: %4 carte in una sola giocata.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0 apre con %1 e non più basso, così %2 non può liberarsi di una carta bassa.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: it goes with no other card in hand.</source>
        <translation>%0 si libera di %1: non si lega a nessun’altra carta in mano.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest in hand.</source>
        <translation>%0 apre e si libera di %1, la giocata più bassa in mano.</translation>
    </message>
    <message>
        <source>%0 leads the %1, which gets rid of %2 cards in one play.</source>
        <translation>%0 apre con %1 e si libera di %2 carte in una sola giocata.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the higher cards for later.</source>
        <translation>%0 apre con %1 e tiene le carte più alte per dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1: whoever wants the lead has to spend something higher.</source>
        <translation>%0 apre con %1: chi vuole il controllo deve spendere qualcosa di più alto.</translation>
    </message>
    <message>
        <source>%0 leads the %2, the highest single card: %1 has only one card left.</source>
        <translation>%0 apre con %2, la singola più alta: a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which goes with no other cards.</source>
        <translation>%0 si libera di %1, che non si lega a nessun’altra carta.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the lower cards for later.</source>
        <translation>%0 apre con %1 e tiene le carte più basse per dopo.</translation>
    </message>
    <message>
        <source>%0 passes and leaves the lead to %1, the partner.</source>
        <translation>%0 passa e lascia il controllo a %1, che è dalla sua parte.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest that breaks nothing up.</source>
        <translation>%0 batte con %1, la giocata più bassa che non rompe niente.</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only one card left.</source>
        <translation>%0 batte, anche se rompe qualcosa: a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>%0 batte, anche se rompe qualcosa: a %1 restano solo %2 carte.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: that breaks cards up, but costs no more plays.</source>
        <translation>%0 batte con %1: rompe qualcosa, ma non costa giocate in più.</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>%0 gioca %2: nient’altro batte, e a %1 resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>%0 gioca %2: nient’altro batte, e a %1 restano solo %3 carte.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, being nearly out.</source>
        <translation>%0 usa %1 adesso per prendere il controllo: manca poco alla fine.</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 for a better moment.</source>
        <translation>%0 passa e tiene %1 per un momento migliore.</translation>
    </message>
    <message>
        <source>The %1 from %2 to %3 stays together.</source>
        <translation>La combinazione resta intera: %1 da %2 a %3.</translation>
    </message>
    <message>
        <source>%0 passes, as those who won from such positions mostly did.</source>
        <translation>%0 passa: chi ha vinto da posizioni così per lo più ha passato.</translation>
    </message>
    <message>
        <source>%0 plays the %1: those who won from such positions did so nearly as often as they passed.</source>
        <translation>%0 gioca %1: chi ha vinto da posizioni così l’ha fatto quasi quante volte ha passato.</translation>
    </message>
    <message>
        <source>%0 plays the %1, as those who won from such positions mostly did.</source>
        <translation>%0 gioca %1: chi ha vinto da posizioni così per lo più l’ha fatto.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few bombs, jokers and twos in hand.</source>
        <translation>%0 non offre: in mano ci sono troppo poche bombe, jolly e due.</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0 apre con quante più carte può, le più basse: %1.</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0 gioca tutte le carte che restano e vince.</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0 batte spendendo il meno possibile.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, too many even with the rocket.</source>
        <translation>%0 non offre: per finire servono %1 giocate, troppe anche con il razzo.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker or a bomb can beat it.</source>
        <translation>%0 gioca %1: può fare meglio solo un jolly o una bomba.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0 gioca %1 e tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 gioca %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left, and it may not beat the partner&apos;s %1.</source>
        <translation>%0 passa: a %2 resta una sola carta, e forse non batte la giocata del compagno (%1).</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left and can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0 passa: a %2 resta una sola carta, e non può battere la giocata del compagno (%1).</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0 passa per non spendere %1.</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 has only one card left, and needs one above the %3 to win.</source>
        <translation>%0 copre il compagno (%1): a %2 resta una sola carta, e ormai vince solo se supera %3.</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>%0 gioca %1: a %2 resta una sola carta, e le carte più basse sono più facili da battere.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0 batte con %1: non rompe niente, e può prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0 batte con %1: altrimenti il controllo può restare a %2.</translation>
    </message>
    <message>
        <source>%0 leads the four of a kind with its kickers: %1 cards go in one play.</source>
        <translation>%0 apre con il poker e le carte aggiunte: %1 carte in una sola giocata.</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry the cards that the hand needs least.</source>
        <translation>%0 aggiunge alla combinazione (%1) le carte che servono meno.</translation>
    </message>
    <message>
        <source>%0 beats it with the highest there is, to lead low next: %1, the partner, has only one card left.</source>
        <translation>%0 batte il più alto possibile, per poi aprire basso: a %1, che è dalla sua parte, resta una sola carta.</translation>
    </message>
    <message>
        <source>%0 bids %1, with enough high cards to win the lead back.</source>
        <translation>%0 offre %1, con abbastanza carte alte per riprendere il controllo.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few high cards to win the lead back often enough.</source>
        <translation>%0 non offre: le carte alte sono troppo poche per riprendere il controllo quanto basta.</translation>
    </message>
    <message>
        <source>The cards that the hand needs least go with it.</source>
        <translation>Si aggiungono le carte che servono meno.</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0 gioca l’ultima carta e vince.</translation>
    </message>
    <message>
        <source>%0 bids %1 on bombs, jokers and twos.</source>
        <translation>%0 offre %1 per bombe, jolly e due.</translation>
    </message>
    <message>
        <source>%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.</source>
        <translation>%0 offre %2: ha una bomba, e il resto della mano va in %1 giocate.</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0 passa per non rompere la combinazione (%1).</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0 batte con %1: non rompe niente, e tiene %2.</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the %3.</source>
        <translation>%0 rischia %2, anche se a %1 resta una sola carta, e tiene %3.</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the last card and wins.</source>
        <translation>Nessun avversario può battere %1, poi %0 gioca l’ultima carta e vince.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a bomb can beat it.</source>
        <translation>%0 gioca %1: può fare meglio solo una bomba.</translation>
    </message>
    <message>
        <source>This keeps the sequence from %1 to %2 whole.</source>
        <translation>Così la scala da %1 a %2 resta intera.</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 for later.</source>
        <translation>%0 gioca %1 da %2 a %3 e tiene %4 per dopo.</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1 and keeps the %2 for later.</source>
        <translation>Al tris %0 aggiunge %1, e tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 gioca %1: chi batte deve spendere di più che contro %2, e %3 resta per dopo.</translation>
    </message>
    <message>
        <source>%0 plays the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0 gioca %1 e ne ha ancora, quindi la scala resta intera.</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keeps the %4 together.</source>
        <translation>%0 copre il compagno (%1) con %2, così %3 deve spendere qualcosa di più alto, e la combinazione (%4) resta intera.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 may keep the lead.</source>
        <translation>%0 batte con %1 da %2 a %3: altrimenti il controllo può restare a %4.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: the %2 is likelier to win a trick later.</source>
        <translation>%0 si libera di %1: più avanti è più facile vincere un giro con %2.</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0 apre e si libera di una carta bassa: %1 va bene quanto %2.</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0 si libera di due carte in un colpo solo con %1.</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>%0 vince comunque, con qualsiasi giocata.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: the hand needs only %1 plays, but there is no two or joker in it to win the lead with.</source>
        <translation>%0 non offre: alla mano bastano %1 giocate, ma non ha né due né jolly per prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 or a bomb can beat it.</source>
        <translation>%0 gioca %1: può fare meglio solo %2 o una bomba.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0 apre con %1: chi batte deve spendere di più che contro %2, e %3 resta per dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0 apre con %1 e tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0 apre con %1 e non %2: è più difficile da battere.</translation>
    </message>
    <message>
        <source>%0 leads the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0 apre con %1 e ne ha ancora, quindi la scala resta intera.</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which could go with the %2 as well.</source>
        <translation>%0 si libera di %1; andrebbe bene anche con il %2.</translation>
    </message>
    <message>
        <source>%0 wins this anyway, and raises the stake with the %1.</source>
        <translation>Questa %0 la vince comunque, e con %1 alza la posta.</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to raise the stake, still likely to win.</source>
        <translation>%0 usa %1 adesso per alzare la posta: probabilmente vince lo stesso.</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up better combinations.</source>
        <translation>%0 passa: per battere romperebbe combinazioni migliori.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is no two or joker in hand to win the lead with.</source>
        <translation>%0 non offre: bomba a parte, in mano non ci sono né due né jolly per prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 bids %1: the %2 wins the lead whenever that is needed.</source>
        <translation>%0 offre %1: con %2 prende il controllo ogni volta che serve.</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend the %1.</source>
        <translation>%0 passa per non rompere combinazioni migliori o spendere %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is the highest card left, and wins the lead back.</source>
        <translation>%0 apre con %1: %2 è la carta più alta rimasta, e riprende la mano.</translation>
    </message>
    <message>
        <source>%0 leads low with the %1: %2, the partner, is next and may get rid of something low too.</source>
        <translation>%0 apre basso con %1: dopo gioca %2, che è dalla sua parte e può liberarsi a sua volta di qualcosa di basso.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is only %1 in hand to win the lead with.</source>
        <translation>%0 non offre: bomba a parte, per prendere il controllo ha solo %1.</translation>
    </message>
    <message>
        <source>%0 bids %3, with %2 and a hand that goes in %1 plays.</source>
        <translation>%0 offre %3: ha %2, e tutta la mano va in %1 giocate.</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb.</source>
        <translation>%0 passa: senza una bomba %2 non può battere la giocata del compagno (%1).</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 together.</source>
        <translation>%0 gioca %1 da %2 a %3: così la combinazione resta intera (%4).</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0 gioca %1: chi può fare meglio batterebbe anche %2.</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, to do more with the lead.</source>
        <translation>%0 prende al posto di %1, che è dalla sua parte, per sfruttare meglio il controllo.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, and %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0 non offre: per finire servono %1 giocate, e solo con %2 non prenderebbe il controllo abbastanza spesso.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker can beat it.</source>
        <translation>%0 gioca %1: può fare meglio solo un jolly.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it.</source>
        <translation>%0 gioca %1: può fare meglio solo %2.</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which belongs to no pair or sequence.</source>
        <translation>Al tris %0 aggiunge %1, che non sta in nessuna coppia né scala.</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take only %1 plays, but %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0 non offre: per finire bastano %1 giocate, ma solo con %2 non prenderebbe il controllo abbastanza spesso.</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 to win the lead, although going out takes %3 plays.</source>
        <translation>%0 offre %2: ha %1 per prendere il controllo, anche se per finire servono %3 giocate.</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it.</source>
        <translation>%0 passa: dopo gioca %1, che è dalla sua parte e può battere.</translation>
    </message>
    <message>
        <source>%0 passes: the hand still needs %2 plays, and the %1 may win the lead later.</source>
        <translation>%0 passa: servono ancora %2 giocate, e più avanti con %1 può prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry something low that is hard to get rid of otherwise, such as the %1.</source>
        <translation>Al tris %0 aggiunge qualcosa di basso di cui altrimenti è difficile liberarsi, per esempio %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 to win the lead back.</source>
        <translation>%0 apre con %1 e tiene %2 per riprendere il controllo.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 to win the lead later.</source>
        <translation>%0 gioca %1 e tiene %2 per prendere il controllo dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 may still win the lead later.</source>
        <translation>%0 apre con %1: più avanti con %2 può ancora prendere il controllo.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2 and %3.</source>
        <translation>%0 batte con %1: non rompe niente, e tiene %2 e %3.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 keeps the lead.</source>
        <translation>%0 batte con %1 da %2 a %3: altrimenti il controllo resta a %4.</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 keeps the lead.</source>
        <translation>%0 batte con %1: altrimenti il controllo resta a %2.</translation>
    </message>
</context>
<context>
    <name>DoudizhuRules</name>
    <message>
        <source>In a minute</source>
        <translation>In un minuto</translation>
    </message>
    <message>
        <source>Becoming the landlord</source>
        <translation>Diventare latifondista</translation>
    </message>
    <message>
        <source>Each player in turn bids one, two or three, higher than the bids before, or does not bid. The highest bid takes the three cards of the kitty, shows them, and leads. If nobody bids, the cards are dealt again.</source>
        <translation>A turno ognuno offre uno, due o tre, superando le offerte precedenti, oppure non offre. Chi offre di più prende le tre carte del monte, le mostra e apre. Se nessuno offre, si ridanno le carte.</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>Carte alte e carte basse</translation>
    </message>
    <message>
        <source>The red joker is highest, then the black joker, the two, the ace, the king and so on down to the three. Suits do not matter.</source>
        <translation>Il jolly rosso è la carta più alta, poi vengono il jolly nero, il due, l’asso, il re e così via fino al tre. I semi non contano.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>Single, pair, triplet</source>
        <translation>Carta singola, coppia, tris</translation>
    </message>
    <message>
        <source>One, two or three cards of a rank.</source>
        <translation>Una, due o tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>Triplet with a card or a pair</source>
        <translation>Tris con una carta o una coppia</translation>
    </message>
    <message>
        <source>The triplet decides.</source>
        <translation>Decide il tris.</translation>
    </message>
    <message>
        <source>At least five ranks in a row, up to the ace.</source>
        <translation>Almeno cinque valori di fila, al massimo fino all’asso.</translation>
    </message>
    <message>
        <source>At least three pairs in a row.</source>
        <translation>Almeno tre coppie di fila.</translation>
    </message>
    <message>
        <source>Airplane</source>
        <translation>Aereo</translation>
    </message>
    <message>
        <source>Triplets in a row, bare or each with a card or a pair as wings.</source>
        <translation>Tris di fila, da soli o ognuno con una carta o una coppia come ali.</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>Poker con due</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Four of a rank beat everything but a higher bomb and the rocket.</source>
        <translation>Quattro carte uguali battono tutto, tranne una bomba più alta e il razzo.</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Razzo</translation>
    </message>
    <message>
        <source>Both jokers beat everything.</source>
        <translation>I due jolly insieme battono tutto.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>Three players, 54 cards. One of them becomes the landlord, who takes three more cards and plays alone against the other two, the peasants. Whoever leads plays any combination; the others in turn play a higher one of the same form, or pass. When both others have passed, the last to play leads again. The first to run out of cards wins for their side.</source>
        <translation>Tre giocatori, 54 carte. Uno di loro diventa il latifondista: prende tre carte in più e gioca da solo contro gli altri due, i contadini. Chi apre gioca una combinazione qualsiasi; gli altri, a turno, ne giocano una più alta dello stesso tipo, oppure passano. Quando gli altri due hanno passato, chi ha giocato per ultimo apre di nuovo. Chi finisce per primo le carte fa vincere la sua parte.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Sequence of pairs</source>
        <translation>Scala di coppie</translation>
    </message>
    <message>
        <source>Four of a rank with two cards or two pairs. It is not a bomb.</source>
        <translation>Quattro carte uguali con due carte o due coppie. Non è una bomba.</translation>
    </message>
    <message>
        <source>The bid is the stake. Every bomb and the rocket double it. It doubles once more for spring: the landlord is out before a peasant has played, or the landlord never plays after the first lead. The landlord wins or loses the stake against each peasant.</source>
        <translation>L’offerta è la posta. Ogni bomba e il razzo la raddoppiano. Raddoppia ancora una volta con la primavera: il latifondista finisce prima che un contadino abbia giocato, oppure non gioca più dopo la prima apertura. Il latifondista vince o perde la posta con ciascun contadino.</translation>
    </message>
    <message>
        <source>Peasants win together: let your partner keep the lead when they can go on, and stop a landlord who has few cards left. Bid when you hold jokers, twos and bombs and few loose low cards.</source>
        <translation>I contadini vincono insieme: lascia il controllo al compagno quando può proseguire, e ferma il latifondista quando ha poche carte. Fai un’offerta quando hai jolly, due e bombe e poche carte basse isolate.</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several. With one or two raised, Tab completes them to what can be played. G finds plays, Enter plays, P passes, R sorts the hand, K shows which ranks are still out.</source>
        <translation>Fai clic sulle carte per alzarle, o trascina per alzarne diverse. Con una o due carte alzate, Tab le completa in una giocata possibile. G trova giocate, Invio gioca, P passa, R riordina le carte, K mostra quali valori mancano ancora.</translation>
    </message>
</context>
<context>
    <name>DoudizhuView</name>
    <message>
        <source>bidding</source>
        <translation>offerte</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>Monte: %1</translation>
    </message>
    <message>
        <source>%1: %2 still out</source>
        <translation>%1: ancora fuori %2</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Carte ancora fuori</translation>
    </message>
    <message>
        <source>Bombs and rocket: the stake times %1</source>
        <translation>Bombe e razzo: posta moltiplicata per %1</translation>
    </message>
    <message>
        <source>Chances of at least one, from what was played and what was not</source>
        <translation>Probabilità di averne almeno una, da ciò che è stato giocato e ciò che non lo è stato</translation>
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
        <translation>%1% di %2 partite</translation>
    </message>
    <message>
        <source>%1; %2 decisions of %3 ms each</source>
        <translation>%1; %2 decisioni da %3 ms l’una</translation>
    </message>
</context>
<context>
    <name>Euchre</name>
    <message>
        <source>The suit that was turned down cannot be named</source>
        <translation>Il seme rifiutato non si può scegliere</translation>
    </message>
    <message>
        <source>The dealer does not hold this card</source>
        <translation>Il mazziere non ha questa carta</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>Carta data due volte: %1</translation>
    </message>
    <message>
        <source>The dealer must discard first</source>
        <translation>Prima il mazziere deve scartare</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <translation>Ora bisogna giocare una carta</translation>
    </message>
    <message>
        <source>The dealer must name trump, since everyone else has passed</source>
        <translation>Il mazziere deve scegliere la briscola, perché tutti gli altri hanno passato</translation>
    </message>
    <message>
        <source>The upcard has been turned down</source>
        <translation>La carta scoperta è già stata rifiutata</translation>
    </message>
    <message>
        <source>Trump has already been made</source>
        <translation>La briscola è già decisa</translation>
    </message>
    <message>
        <source>Suits are named only in the second round</source>
        <translation>Un seme si sceglie solo al secondo giro</translation>
    </message>
    <message>
        <source>Only a defender against a lone maker may do this</source>
        <translation>Può farlo solo un difensore, contro un dichiarante che gioca da solo</translation>
    </message>
    <message>
        <source>There is nothing to discard now</source>
        <translation>Ora non c’è niente da scartare</translation>
    </message>
    <message>
        <source>The card just picked up may not be discarded here</source>
        <translation>Qui non si può scartare la carta appena presa</translation>
    </message>
    <message>
        <source>No card can be played now</source>
        <translation>Ora non si può giocare nessuna carta</translation>
    </message>
    <message>
        <source>The hand does not hold this card</source>
        <translation>Questa carta non è in mano</translation>
    </message>
    <message>
        <source>Trumps were led and must be followed; the left bower is a trump</source>
        <translation>Si è aperto a briscola e bisogna rispondere; il bower sinistro è briscola</translation>
    </message>
    <message>
        <source>Clubs were led and must be followed</source>
        <translation>Si è aperto a fiori e bisogna rispondere a fiori</translation>
    </message>
    <message>
        <source>Diamonds were led and must be followed</source>
        <translation>Si è aperto a quadri e bisogna rispondere a quadri</translation>
    </message>
    <message>
        <source>Hearts were led and must be followed</source>
        <translation>Si è aperto a cuori e bisogna rispondere a cuori</translation>
    </message>
    <message>
        <source>Spades were led and must be followed</source>
        <translation>Si è aperto a picche e bisogna rispondere a picche</translation>
    </message>
    <message>
        <source>Going alone is not allowed at this table</source>
        <translation>A questo tavolo non si può giocare da soli</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of Euchre</source>
        <translation>«%1» non è una carta dell’Euchre</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>Qui servono %1 carte, non %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Euchre</source>
        <translation>«%1» non è una mossa dell’Euchre</translation>
    </message>
    <message>
        <source>Expected %1 hands, not %2</source>
        <translation>Qui servono %1 mani, non %2</translation>
    </message>
</context>
<context>
    <name>Euchre bids</name>
    <message>
        <source>Order it up</source>
        <translation>Ordina la carta</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Prendi la carta</translation>
    </message>
    <message>
        <source>Name clubs</source>
        <translation>Scegli fiori</translation>
    </message>
    <message>
        <source>Name diamonds</source>
        <translation>Scegli quadri</translation>
    </message>
    <message>
        <source>Name hearts</source>
        <translation>Scegli cuori</translation>
    </message>
    <message>
        <source>Name spades</source>
        <translation>Scegli picche</translation>
    </message>
</context>
<context>
    <name>Euchre cards</name>
    <message>
        <source>right bower</source>
        <translation>bower destro</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower sinistro</translation>
    </message>
</context>
<context>
    <name>Euchre drawback thoughts</name>
    <message>
        <source>After this %0 has no trump left.</source>
        <translation>Così %0 resta senza briscole.</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who chose this trump.</source>
        <translation>Aprire di briscola aiuta %1, che ha scelto il seme.</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1 non ha %2 e può tagliare.</translation>
    </message>
    <message>
        <source>With the %1 first, the opponents have to throw cards away.</source>
        <translation>Se prima esce %1, gli avversari devono scartare.</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>Questa carta rischia ancora il taglio: è più al sicuro una volta uscite le briscole.</translation>
    </message>
    <message>
        <source>This draws no trumps, and %1 are still out.</source>
        <translation>Così non escono briscole, e in giro ce ne sono ancora %1.</translation>
    </message>
    <message>
        <source>If the %1 waits, it is more likely to be trumped.</source>
        <translation>Aspettando, è più facile che taglino %1.</translation>
    </message>
    <message>
        <source>This may lose the trick, which the %1 would take for certain.</source>
        <translation>Così la presa può andare persa; con %1 sarebbe sicura.</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>In giro c’è ancora %1, che batte questa carta.</translation>
    </message>
    <message>
        <source>This spends the %1, which takes a trick whenever it is played.</source>
        <translation>Così se ne va %1, una presa sicura in qualsiasi momento.</translation>
    </message>
    <message>
        <source>The %1 would be enough for this trick.</source>
        <translation>Per questa presa basterebbe %1.</translation>
    </message>
    <message>
        <source>The %1 may be enough for this trick.</source>
        <translation>Per questa presa può bastare %1.</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre %0&apos;s side.</source>
        <translation>Così gli avversari fanno questa presa, e per la coppia di %0 è un «euchre».</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>Dopo questa presa %1 non rischia più l’«euchre».</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>Con questa presa sfuma il cappotto.</translation>
    </message>
    <message>
        <source>If %1 takes this trick, %0 doesn&apos;t lead next.</source>
        <translation>Se questa presa la fa %1, poi non apre %0.</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than the %2.</source>
        <translation>È più facile battere la carta di %1 che %2.</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for %0&apos;s side.</source>
        <translation>Per la coppia di %0 questa presa potrebbe ancora farla solo %1.</translation>
    </message>
    <message>
        <source>This gives up the trick, which the %1 might take.</source>
        <translation>Così si rinuncia alla presa, che con %1 si potrebbe fare.</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; the %2 would take it.</source>
        <translation>Così la presa resta a %1; con %2 si potrebbe fare.</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; the %1 would take it.</source>
        <translation>Così la presa resta agli avversari; con %1 si potrebbe fare.</translation>
    </message>
    <message>
        <source>The %1 would be the highest trump left after this trick.</source>
        <translation>Dopo questa presa %1 sarebbe la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>This throws away a trump, the %1.</source>
        <translation>Così si butta via una briscola (%1).</translation>
    </message>
    <message>
        <source>This throws away the %1, the highest of its suit left.</source>
        <translation>Così si butta via %1, la carta più alta rimasta del seme.</translation>
    </message>
    <message>
        <source>This leaves the %1 alone, and the %2 would take it.</source>
        <translation>Così di quel seme resta solo %1, che cade sotto %2.</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out and may be led.</source>
        <translation>In giro ci sono ancora più %1 che %2, e può darsi che si apra lì.</translation>
    </message>
    <message>
        <source>Together all five tricks count only 2 points, alone 4.</source>
        <translation>Con il compagno, cinque prese valgono solo 2 punti; senza, 4.</translation>
    </message>
    <message>
        <source>In %1 %0 would hold both bowers, two sure tricks.</source>
        <translation>Con briscola a %1, %0 avrebbe i due bower, due prese sicure.</translation>
    </message>
    <message>
        <source>In %1 %0 would hold %2 of the 7 trumps.</source>
        <translation>Con briscola a %1, %0 avrebbe %2 delle 7 briscole.</translation>
    </message>
    <message>
        <source>If the %1 is turned down, %0 can&apos;t name %2 any more.</source>
        <translation>Se la carta (%1) viene rifiutata, %0 non può più scegliere %2.</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>Così %1 può rifiutare la carta (%2).</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>Così si rifiuta il bower destro, la briscola più alta.</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>Così tocca prima a %1 scegliere un altro seme.</translation>
    </message>
    <message>
        <source>With another pass nobody scores in this deal.</source>
        <translation>Se passano tutti, in questa smazzata nessuno segna punti.</translation>
    </message>
    <message>
        <source>%0 gets no other chance to name trump, and %1 bids next.</source>
        <translation>%0 non avrà un’altra occasione di scegliere la briscola, e adesso tocca a %1.</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>La carta (%1) va a %2, che poi resta fuori.</translation>
    </message>
    <message>
        <source>Alone %0 needs three tricks without any help from %1.</source>
        <translation>%0 deve fare tre prese senza nessun aiuto di %1.</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>Un avversario con il bower destro farebbe una delle cinque prese.</translation>
    </message>
    <message>
        <source>To take all five tricks alone, even the %1 must win one.</source>
        <translation>Per fare tutte e cinque le prese senza compagno, bisogna farne una anche con %1.</translation>
    </message>
    <message>
        <source>%0 would hold no trump.</source>
        <translation>%0 non avrebbe nessuna briscola.</translation>
    </message>
    <message>
        <source>%0 would hold only one trump.</source>
        <translation>%0 avrebbe una sola briscola.</translation>
    </message>
    <message>
        <source>%0 would hold only %1 trumps.</source>
        <translation>%0 avrebbe solo %1 briscole.</translation>
    </message>
    <message>
        <source>%0 is stronger in %1 and may name them in the next round.</source>
        <translation>%0 ha una mano più forte a %1, e nel prossimo giro forse può scegliere quel seme.</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>Così %1 riceve una briscola (%2).</translation>
    </message>
    <message>
        <source>The highest trump would be the %1; in %2 it is the %3.</source>
        <translation>La briscola più alta in mano sarebbe %1; a %2 è %3.</translation>
    </message>
    <message>
        <source>%1 would sit out and not help %0 against %2.</source>
        <translation>%1 resterebbe fuori e non aiuterebbe %0 contro %2.</translation>
    </message>
    <message>
        <source>If both defend, a euchre counts only 2 points, not 4.</source>
        <translation>Se si difende in due, un «euchre» vale solo 2 punti, non 4.</translation>
    </message>
    <message>
        <source>This leaves only the %1 for the last trick.</source>
        <translation>Così per l’ultima presa resta solo %1.</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>Così non escono briscole, e in giro può esserci ancora %1.</translation>
    </message>
    <message>
        <source>This keeps the %1, so when %2 are led %0 must follow instead of trumping.</source>
        <translation>Così resta in mano %1: se si apre a %2, %0 deve rispondere e non può tagliare.</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps, and neither bower.</source>
        <translation>%0 avrebbe solo due briscole, e nessun bower.</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps.</source>
        <translation>%0 avrebbe solo due briscole.</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that %0 holds the %2, and may waste a trump on this.</source>
        <translation>%1 non può sapere che %0 ha %2, e rischia di sprecare qui una briscola.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>In giro ci sono ancora %1 e %2.</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>%1 briscole più alte sono ancora in giro.</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>%1 carte di %2 più alte sono ancora in giro.</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>Così se ne va una briscola per niente.</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>Questa presa è di %1 anche senza questa carta.</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>Così rischia di andarsene una briscola per niente.</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>Questa presa può farla %1 anche senza questa carta.</translation>
    </message>
    <message>
        <source>This spends the %1, %0&apos;s only trump.</source>
        <translation>Così se ne va %1, l’unica briscola di %0.</translation>
    </message>
    <message>
        <source>After this %0 has only one trump left, the %1.</source>
        <translation>Così a %0 resta una sola briscola (%1).</translation>
    </message>
    <message>
        <source>After this %0 has only two trumps left.</source>
        <translation>Così a %0 restano solo due briscole.</translation>
    </message>
    <message>
        <source>The %1 is worth keeping: only a trump can beat it.</source>
        <translation>Conviene tenere %1: può fare meglio solo una briscola.</translation>
    </message>
    <message>
        <source>The %1 is worth keeping: except for trumps, only the %2 can beat it.</source>
        <translation>Conviene tenere %1: a parte le briscole, può fare meglio solo %2.</translation>
    </message>
    <message>
        <source>The %1 is worth keeping: except for trumps, only the %2 and the %3 can beat it.</source>
        <translation>Conviene tenere %1: a parte le briscole, possono fare meglio solo %2 e %3.</translation>
    </message>
</context>
<context>
    <name>Euchre drawbacks</name>
    <message>
        <source>After this you have no trump left.</source>
        <translation>Così resti senza briscole.</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who chose this trump.</source>
        <translation>Aprire di briscola aiuta %1, che ha scelto il seme.</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1 non ha %2 e può tagliare.</translation>
    </message>
    <message>
        <source>With your %1 first, the opponents have to throw cards away.</source>
        <translation>Se giochi prima %1, gli avversari devono scartare.</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>Questa carta rischia ancora il taglio: è più al sicuro una volta uscite le briscole.</translation>
    </message>
    <message>
        <source>This draws no trumps, and %1 are still out.</source>
        <translation>Così non escono briscole, e in giro ce ne sono ancora %1.</translation>
    </message>
    <message>
        <source>If you wait, your %1 is more likely to be trumped.</source>
        <translation>Se aspetti, è più facile che ti taglino %1.</translation>
    </message>
    <message>
        <source>This may lose the trick, which your %1 would take for certain.</source>
        <translation>Così puoi perdere la presa; con %1 la fai di sicuro.</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>In giro c’è ancora %1, che batte questa carta.</translation>
    </message>
    <message>
        <source>This spends your %1, which takes a trick whenever you play it.</source>
        <translation>Così spendi %1, con cui fai una presa quando vuoi.</translation>
    </message>
    <message>
        <source>Your %1 would be enough for this trick.</source>
        <translation>Per questa presa basterebbe %1.</translation>
    </message>
    <message>
        <source>Your %1 may be enough for this trick.</source>
        <translation>Per questa presa può bastare %1.</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre your side.</source>
        <translation>Così gli avversari fanno questa presa, e per voi è un «euchre».</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>Dopo questa presa %1 non rischia più l’«euchre».</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>Con questa presa sfuma il cappotto.</translation>
    </message>
    <message>
        <source>If %1 takes this trick, you don&apos;t lead next.</source>
        <translation>Se questa presa la fa %1, poi non apri tu.</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than your %2.</source>
        <translation>È più facile battere la carta di %1 che %2.</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for your side.</source>
        <translation>Per voi questa presa potrebbe ancora farla solo %1.</translation>
    </message>
    <message>
        <source>This gives up the trick, which your %1 might take.</source>
        <translation>Così rinunci alla presa, che con %1 potresti fare.</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; your %2 would take it.</source>
        <translation>Così lasci la presa a %1; con %2 la faresti tu.</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; your %1 would take it.</source>
        <translation>Così lasci la presa agli avversari; con %1 la faresti tu.</translation>
    </message>
    <message>
        <source>Your %1 would be the highest trump left after this trick.</source>
        <translation>Dopo questa presa %1 sarebbe la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>This throws away a trump, the %1.</source>
        <translation>Così butti via una briscola (%1).</translation>
    </message>
    <message>
        <source>This throws away your %1, the highest of its suit left.</source>
        <translation>Così butti via %1, la carta più alta rimasta del seme.</translation>
    </message>
    <message>
        <source>This leaves your %1 alone, and the %2 would take it.</source>
        <translation>Così di quel seme ti resta solo %1, che cade sotto %2.</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out and may be led.</source>
        <translation>In giro ci sono ancora più %1 che %2, e può darsi che si apra lì.</translation>
    </message>
    <message>
        <source>Together all five tricks count only 2 points, alone 4.</source>
        <translation>In due, cinque prese valgono solo 2 punti; da solo, 4.</translation>
    </message>
    <message>
        <source>In %1 you would hold both bowers, two sure tricks.</source>
        <translation>Con briscola a %1 avresti i due bower, due prese sicure.</translation>
    </message>
    <message>
        <source>In %1 you would hold %2 of the 7 trumps.</source>
        <translation>Con briscola a %1 avresti %2 delle 7 briscole.</translation>
    </message>
    <message>
        <source>If the %1 is turned down, you can&apos;t name %2 any more.</source>
        <translation>Se la carta (%1) viene rifiutata, non puoi più scegliere %2.</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>Così %1 può rifiutare la carta (%2).</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>Così rifiuti il bower destro, la briscola più alta.</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>Così tocca prima a %1 scegliere un altro seme.</translation>
    </message>
    <message>
        <source>If you pass too, nobody scores in this deal.</source>
        <translation>Se passi anche tu, in questa smazzata nessuno segna punti.</translation>
    </message>
    <message>
        <source>You get no other chance to name trump, and %1 bids next.</source>
        <translation>Non avrai un’altra occasione di scegliere la briscola, e adesso tocca a %1.</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>La carta (%1) va a %2, che poi resta fuori.</translation>
    </message>
    <message>
        <source>Alone you need three tricks without any help from %1.</source>
        <translation>Da solo devi fare tre prese, senza nessun aiuto di %1.</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>Un avversario con il bower destro farebbe una delle cinque prese.</translation>
    </message>
    <message>
        <source>To take all five tricks alone, even your %1 must win one.</source>
        <translation>Per fare da solo tutte e cinque le prese, devi farne una anche con %1.</translation>
    </message>
    <message>
        <source>You would hold no trump.</source>
        <translation>Non avresti nessuna briscola.</translation>
    </message>
    <message>
        <source>You would hold only one trump.</source>
        <translation>Avresti una sola briscola.</translation>
    </message>
    <message>
        <source>You would hold only %1 trumps.</source>
        <translation>Avresti solo %1 briscole.</translation>
    </message>
    <message>
        <source>You are stronger in %1 and may name them in the next round.</source>
        <translation>A %1 hai una mano più forte, e nel prossimo giro forse puoi scegliere quel seme.</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>Così dai a %1 una briscola (%2).</translation>
    </message>
    <message>
        <source>Your highest trump would be the %1; in %2 it is the %3.</source>
        <translation>La tua briscola più alta sarebbe %1; a %2 è %3.</translation>
    </message>
    <message>
        <source>%1 would sit out and not help you against %2.</source>
        <translation>%1 resterebbe fuori e non ti aiuterebbe contro %2.</translation>
    </message>
    <message>
        <source>If you both defend, a euchre counts only 2 points, not 4.</source>
        <translation>Se difendete in due, un «euchre» vale solo 2 punti, non 4.</translation>
    </message>
    <message>
        <source>This leaves only your %1 for the last trick.</source>
        <translation>Così per l’ultima presa ti resta solo %1.</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>Così non escono briscole, e in giro può esserci ancora %1.</translation>
    </message>
    <message>
        <source>This keeps your %1, so when %2 are led you must follow instead of trumping.</source>
        <translation>Così ti resta in mano %1: se si apre a %2, devi rispondere e non puoi tagliare.</translation>
    </message>
    <message>
        <source>You would hold only two trumps, and neither bower.</source>
        <translation>Avresti solo due briscole, e nessun bower.</translation>
    </message>
    <message>
        <source>You would hold only two trumps.</source>
        <translation>Avresti solo due briscole.</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that you hold the %2, and may waste a trump on this.</source>
        <translation>%1 non può sapere che hai %2, e rischia di sprecare qui una briscola.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>In giro ci sono ancora %1 e %2.</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>%1 briscole più alte sono ancora in giro.</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>%1 carte di %2 più alte sono ancora in giro.</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>Così se ne va una briscola per niente.</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>Questa presa è di %1 anche senza questa carta.</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>Così rischia di andarsene una briscola per niente.</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>Questa presa può farla %1 anche senza questa carta.</translation>
    </message>
    <message>
        <source>This spends your %1, your only trump.</source>
        <translation>Così spendi %1, la tua unica briscola.</translation>
    </message>
    <message>
        <source>After this you have only one trump left, the %1.</source>
        <translation>Così ti resta una sola briscola (%1).</translation>
    </message>
    <message>
        <source>After this you have only two trumps left.</source>
        <translation>Così ti restano solo due briscole.</translation>
    </message>
    <message>
        <source>Your %1 is worth keeping: only a trump can beat it.</source>
        <translation>Conviene tenere %1: può batterti solo una briscola.</translation>
    </message>
    <message>
        <source>Your %1 is worth keeping: except for trumps, only the %2 can beat it.</source>
        <translation>Conviene tenere %1: a parte le briscole, può batterti solo %2.</translation>
    </message>
    <message>
        <source>Your %1 is worth keeping: except for trumps, only the %2 and the %3 can beat it.</source>
        <translation>Conviene tenere %1: a parte le briscole, possono batterti solo %2 e %3.</translation>
    </message>
</context>
<context>
    <name>Euchre habits</name>
    <message>
        <source>You name trump with too weak a hand</source>
        <translation>Scegli la briscola con una mano troppo debole</translation>
    </message>
    <message>
        <source>You pass with a hand that is good enough to name trump</source>
        <translation>Passi con una mano abbastanza buona per scegliere la briscola</translation>
    </message>
    <message>
        <source>You name the wrong suit as trump</source>
        <translation>Scegli come briscola il seme sbagliato</translation>
    </message>
    <message>
        <source>You go alone with a hand that needs your partner</source>
        <translation>Giochi da solo con una mano che ha bisogno del compagno</translation>
    </message>
    <message>
        <source>You take your partner along when you should go alone</source>
        <translation>Giochi col compagno quando dovresti giocare da solo</translation>
    </message>
    <message>
        <source>You put the wrong card away as dealer</source>
        <translation>Da mazziere scarti la carta sbagliata</translation>
    </message>
    <message>
        <source>You lead trump when you should keep it</source>
        <translation>Apri di briscola quando dovresti tenerla</translation>
    </message>
    <message>
        <source>You keep trump when you should lead it</source>
        <translation>Tieni la briscola quando dovresti aprire con quella</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>Fai prese che sta già vincendo il compagno</translation>
    </message>
    <message>
        <source>You trump in too early</source>
        <translation>Tagli troppo presto</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>Lasci andare prese che dovresti fare</translation>
    </message>
    <message>
        <source>You win tricks with more than you need</source>
        <translation>Vinci le prese con carte più alte del necessario</translation>
    </message>
    <message>
        <source>You throw the wrong card when you do not want the trick</source>
        <translation>Scarti la carta sbagliata quando non vuoi la presa</translation>
    </message>
</context>
<context>
    <name>Euchre numbers</name>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
</context>
<context>
    <name>Euchre options</name>
    <message>
        <source>Stick the dealer</source>
        <translation>Mazziere obbligato</translation>
    </message>
    <message>
        <source>The dealer may pass</source>
        <translation>Il mazziere può passare</translation>
    </message>
    <message>
        <source>The dealer must call</source>
        <translation>Il mazziere deve dichiarare</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Giocare da soli</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Ammesso</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non ammesso</translation>
    </message>
    <message>
        <source>Defending alone</source>
        <translation>Difendere da soli</translation>
    </message>
    <message>
        <source>Discarding the turned-up card</source>
        <translation>Scartare la carta scoperta</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Prima apertura</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Chi apre la prima presa.</translation>
    </message>
    <message>
        <source>The seat after the dealer</source>
        <translation>Chi siede dopo il mazziere</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Il mazziere</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>By bidding</source>
        <translation>Con le dichiarazioni</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dieci</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quindici</translation>
    </message>
    <message>
        <source>If all others pass twice, the dealer must name trump. Otherwise the dealer may pass too, and the deal is thrown in.</source>
        <translation>Se tutti gli altri passano due volte, il mazziere deve scegliere la briscola. Altrimenti può passare anche lui, e la smazzata va a monte.</translation>
    </message>
    <message>
        <source>The maker may play without the partner; all five tricks then score four points.</source>
        <translation>Il dichiarante può giocare senza il compagno: così tutte e cinque le prese valgono quattro punti.</translation>
    </message>
    <message>
        <source>Against a lone maker a defender may play alone too; euchring the maker then scores four points.</source>
        <translation>Contro un dichiarante solo anche un difensore può giocare da solo: battere il dichiarante vale allora quattro punti.</translation>
    </message>
    <message>
        <source>Whether the dealer may discard the card just picked up.</source>
        <translation>Se il mazziere può scartare la carta appena presa.</translation>
    </message>
    <message>
        <source>Usually the players bid for trump. For experiments the suit turned up can be trump at once: the dealer picks up the card and discards the lowest.</source>
        <translation>Di solito la briscola si decide con le dichiarazioni. Per gli esperimenti il seme della carta scoperta può essere subito briscola: il mazziere la prende e scarta la carta più bassa.</translation>
    </message>
    <message>
        <source>No bidding, a random maker</source>
        <translation>Senza, dichiarante a sorte</translation>
    </message>
    <message>
        <source>No bidding, the dealer is maker</source>
        <translation>Senza, dichiara il mazziere</translation>
    </message>
    <message>
        <source>The first side with this many points wins the game.</source>
        <translation>Vince la partita la coppia che raggiunge per prima questi punti.</translation>
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
        <translation>Conta le carte, ricorda chi non ha più un seme e vince spendendo il meno possibile senza rischiare.</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>Sbadato</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>Bids and plays by feel, mostly well, and overlooks something now and then.</source>
        <translation>Dichiara e gioca a sensazione, per lo più bene, e ogni tanto gli sfugge qualcosa.</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Attento</translation>
    </message>
    <message>
        <source>Bids boldly, often alone, plays by feel, and overlooks little.</source>
        <translation>Dichiara con audacia, spesso da solo, gioca a sensazione, e gli sfugge poco.</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Esordiente</translation>
    </message>
    <message>
        <source>Always plays the lowest card, and so loses tricks that could have been won.</source>
        <translation>Gioca sempre la carta più bassa, e così perde prese che poteva vincere.</translation>
    </message>
    <message>
        <source>Plays high while holding a good share of the cards left, otherwise low, and looks neither at the trick nor at the partner.</source>
        <translation>Gioca alto finché ha in mano buona parte delle carte rimaste, altrimenti basso, e non guarda né la presa né il compagno.</translation>
    </message>
    <message>
        <source>Plays any legal card without looking.</source>
        <translation>Gioca una carta ammessa qualsiasi, senza guardare.</translation>
    </message>
    <message>
        <source>Always plays the highest card, even on the partner&apos;s tricks.</source>
        <translation>Gioca sempre la carta più alta, anche sulle prese del compagno.</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and notices few of the possibilities.</source>
        <translation>Dichiara e gioca a sensazione, e nota poche delle possibilità.</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and overlooks most of the possibilities.</source>
        <translation>Dichiara e gioca a sensazione, e gli sfugge gran parte delle possibilità.</translation>
    </message>
    <message>
        <source>Plays high to win, but leaves the partner&apos;s tricks alone.</source>
        <translation>Gioca alto per vincere, ma lascia stare le prese del compagno.</translation>
    </message>
    <message>
        <source>Wins every trick as cheaply as possible, even the partner&apos;s.</source>
        <translation>Vince ogni presa con la carta più bassa che basta, anche quelle del compagno.</translation>
    </message>
    <message>
        <source>Leaves the partner&apos;s tricks alone, and wins cheaply when last to play.</source>
        <translation>Lascia stare le prese del compagno, e vince con poco quando gioca per ultimo.</translation>
    </message>
    <message>
        <source>Tries every bid and card against a thousand guesses at the hidden cards that fit the bidding and play, and never looks at your cards. Has played millions of deals with itself and learned from them.</source>
        <translation>Prova ogni dichiarazione e ogni carta con mille ipotesi sulle carte nascoste, compatibili con dichiarazioni e gioco, e non guarda mai le tue carte. Ha giocato milioni di smazzate contro sé stesso e ha imparato da quelle.</translation>
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
        <translation>MDP, due soglie</translation>
    </message>
    <message>
        <source>Plays high with a strong hand and low with a weak one; between, its lowest card that will probably take the trick.</source>
        <translation>Gioca alto con una mano forte e basso con una debole; nei casi intermedi, la sua carta più bassa che probabilmente farà la presa.</translation>
    </message>
    <message>
        <source>UF.5</source>
        <translation>UF.5</translation>
    </message>
    <message>
        <source>Plays like HIGH! with a good share of the cards left, otherwise like UF.</source>
        <translation>Gioca come HIGH! finché ha in mano buona parte delle carte rimaste, altrimenti come UF.</translation>
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
        <translation>Tiene una tabella di chi può avere quali carte, lascia le prese al compagno, e apre con ciò che il compagno può tagliare.</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!, valori appresi</translation>
    </message>
    <message>
        <source>Plays like HIGH! with card values that were learned: it leads aces before most trumps.</source>
        <translation>Gioca come HIGH!, ma con valori delle carte appresi: apre con gli assi prima che con quasi tutte le briscole.</translation>
    </message>
    <message>
        <source>Euchre 0.7, easy</source>
        <translation>Euchre 0.7, facile</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Euchre 0.7, medium</source>
        <translation>Euchre 0.7, medio</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Leads the right bower and new aces, otherwise low, and trusts the partner&apos;s strong cards.</source>
        <translation>Apre con il bower destro e con gli assi di semi nuovi, altrimenti apre basso, e si fida delle carte forti del compagno.</translation>
    </message>
    <message>
        <source>Euchre 0.7, hard</source>
        <translation>Euchre 0.7, difficile</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Cautious: names trump only with a good hand, and passes more often than most.</source>
        <translation>Prudente: sceglie la briscola solo con una buona mano, e passa più spesso di quasi tutti.</translation>
    </message>
</context>
<context>
    <name>Euchre reasons</name>
    <message>
        <source>You have to name a suit, and %1 fit your hand best.</source>
        <translation>Devi scegliere un seme, e il migliore per la tua mano è %1.</translation>
    </message>
    <message>
        <source>Go alone: with both bowers you may take all five tricks, and alone they count 4 points.</source>
        <translation>Gioca da solo: con i due bower puoi fare tutte e cinque le prese, e da solo valgono 4 punti.</translation>
    </message>
    <message>
        <source>Go alone: you need little help, and five tricks count 4 points alone, only 2 together.</source>
        <translation>Gioca da solo: ti serve poco aiuto, e cinque prese da solo valgono 4 punti, in due solo 2.</translation>
    </message>
    <message>
        <source>Order it up: the %1 makes %2 stronger, and you can help with a trump and an ace.</source>
        <translation>Ordina la carta (%1): rafforza %2, e tu puoi aiutare con una briscola e un asso.</translation>
    </message>
    <message>
        <source>Pick it up: if you turn the %1 down, %2 is the first to name another suit.</source>
        <translation>Prendila: se rifiuti la carta (%1), tocca prima a %2 scegliere un altro seme.</translation>
    </message>
    <message>
        <source>Order it up: your hand should be strong enough even though the %1 goes to %2.</source>
        <translation>Ordina la carta (%1): la tua mano dovrebbe bastare, anche se la prende %2.</translation>
    </message>
    <message>
        <source>Name %1: if you pass too, nobody scores in this deal.</source>
        <translation>Scegli %1: se passi anche tu, in questa smazzata nessuno segna punti.</translation>
    </message>
    <message>
        <source>Name %1 yourself, before the opponents choose a suit that fits them.</source>
        <translation>Scegli tu %1, prima che gli avversari scelgano un seme che va bene a loro.</translation>
    </message>
    <message>
        <source>Turn it down: you are stronger in %1 and may be able to name them later.</source>
        <translation>Rifiutala: a %1 hai una mano più forte, e forse dopo puoi scegliere quel seme.</translation>
    </message>
    <message>
        <source>Turn it down: the %1 would be your only trump.</source>
        <translation>Rifiuta la carta: sarebbe la tua unica briscola (%1).</translation>
    </message>
    <message>
        <source>Turn it down: even with the %1 you would need a lot of help from %2.</source>
        <translation>Rifiutala: anche con %1 ti servirebbe molto aiuto da %2.</translation>
    </message>
    <message>
        <source>Pass: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>Passa: ordinandola daresti a %1 il bower destro, la briscola più alta.</translation>
    </message>
    <message>
        <source>Pass: you are stronger in %2, and if the %1 is turned down you may name them.</source>
        <translation>Passa: a %2 hai una mano più forte, e se la carta (%1) viene rifiutata puoi scegliere quel seme.</translation>
    </message>
    <message>
        <source>Pass: then nobody has named a suit, and this deal costs you nothing.</source>
        <translation>Passa: così nessuno ha scelto un seme, e questa smazzata non ti costa niente.</translation>
    </message>
    <message>
        <source>Pass: whatever you named, you would hold two trumps at most.</source>
        <translation>Passa: qualunque seme tu scelga, avresti al massimo due briscole.</translation>
    </message>
    <message>
        <source>Pass: your longest suit is %1, and you have neither of its bowers.</source>
        <translation>Passa: il tuo seme più lungo è %1, e non ne hai nessun bower.</translation>
    </message>
    <message>
        <source>It makes no difference: you sit this deal out.</source>
        <translation>È uguale: in questa smazzata non giochi.</translation>
    </message>
    <message>
        <source>It makes no difference any more: this deal is decided.</source>
        <translation>Ormai è uguale: questa smazzata è decisa.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>È la tua ultima carta.</translation>
    </message>
    <message>
        <source>You have to follow suit, and this is your only card of it.</source>
        <translation>Devi rispondere a seme, e di quel seme hai solo questa.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>Apri con %1: nessuno può batterti, e fai uscire le briscole.</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it.</source>
        <translation>Apri con %1: nessuno può batterti.</translation>
    </message>
    <message>
        <source>Lead the %1 to draw trumps: your %2 is safer once they are gone.</source>
        <translation>Apri con %1 per far uscire le briscole: poi %2 è più al sicuro.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 chose this trump and should hold high ones.</source>
        <translation>Apri con %1: questa briscola l’ha scelta %2, che dovrebbe averne di alte.</translation>
    </message>
    <message>
        <source>You have only trumps left to lead.</source>
        <translation>Per aprire ti restano solo briscole.</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the fewer can beat your other cards.</source>
        <translation>Apri con %1: più briscole escono, meno ne restano per battere le altre tue carte.</translation>
    </message>
    <message>
        <source>Lead the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>Apri con %1: fai la presa, perché gli avversari non hanno più briscole.</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it.</source>
        <translation>Apri con %1: può batterti solo una briscola.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 is out of that suit and may trump it.</source>
        <translation>Apri con %1: %2 non ha più quel seme e può tagliare.</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can beat it.</source>
        <translation>Apri con %1: a parte le briscole, può batterti solo %2.</translation>
    </message>
    <message>
        <source>Lead the %1: your other cards should be worth more later.</source>
        <translation>Apri con %1: le altre carte dovrebbero valerti di più dopo.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2: it may take a trick later.</source>
        <translation>Apri con %1 e tieni %2: più avanti può fare una presa.</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your %2 for later.</source>
        <translation>Per questa basta %1: tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have the %2 for later.</source>
        <translation>Prova con %1: può bastare, e per dopo hai ancora %2.</translation>
    </message>
    <message>
        <source>Take it with the %1: you play last, so it is yours.</source>
        <translation>Prendi con %1: giochi per ultimo, quindi la presa è tua.</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 can still beat it.</source>
        <translation>Taglia con %1: ormai può batterti solo %2.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it.</source>
        <translation>Gioca %1: ormai può batterti solo %2.</translation>
    </message>
    <message>
        <source>Trump in with the %1: only a higher trump can beat it now.</source>
        <translation>Taglia con %1: ormai può batterti solo una briscola più alta.</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>Gioca %1: ormai può batterti solo una briscola.</translation>
    </message>
    <message>
        <source>Play the %1: whoever wants this trick has to beat it.</source>
        <translation>Gioca %1: chi vuole questa presa deve batterti.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your %2.</source>
        <translation>Questa presa è di sicuro di %1: tieni %2.</translation>
    </message>
    <message>
        <source>Let this one go: your %1 may do more in a later trick.</source>
        <translation>Lasciala andare: con %1 puoi fare di più in una presa successiva.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: save your %2 for a later one.</source>
        <translation>Questa presa è di sicuro di %1: risparmia %2 per una successiva.</translation>
    </message>
    <message>
        <source>Pass: the two of you stop %1 more often than you alone.</source>
        <translation>Passa: in due fermate %1 più spesso che tu da solo.</translation>
    </message>
    <message>
        <source>Defend alone: to euchre %1 on your own counts 4 points instead of 2.</source>
        <translation>Difendi da solo: fermare %1 senza aiuto vale 4 punti invece di 2.</translation>
    </message>
    <message>
        <source>It makes no difference which card you play.</source>
        <translation>È uguale, qualunque carta giochi.</translation>
    </message>
    <message>
        <source>Try to win the trick with your highest card.</source>
        <translation>Prova a vincere la presa con la tua carta più alta.</translation>
    </message>
    <message>
        <source>Lead your highest card: it is the likeliest to win the trick.</source>
        <translation>Apri con la tua carta più alta: è quella con più probabilità di vincere la presa.</translation>
    </message>
    <message>
        <source>Your partner is out of this suit and may trump it.</source>
        <translation>Il compagno non ha più questo seme e può tagliare.</translation>
    </message>
    <message>
        <source>Your partner probably holds the highest card of this suit.</source>
        <translation>Il compagno ha probabilmente la carta più alta di questo seme.</translation>
    </message>
    <message>
        <source>Play low: your partner can probably win in the suit led.</source>
        <translation>Gioca basso: probabilmente il compagno può vincere nel seme di apertura.</translation>
    </message>
    <message>
        <source>Play high: your partner has no trumps to help with.</source>
        <translation>Gioca alto: il compagno non ha briscole per aiutarti.</translation>
    </message>
    <message>
        <source>Play your lowest card and keep the better ones.</source>
        <translation>Gioca la tua carta più bassa e tieni le migliori.</translation>
    </message>
    <message>
        <source>Play your highest card: it is the likeliest to win.</source>
        <translation>Gioca la tua carta più alta: è quella con più probabilità di vincere.</translation>
    </message>
    <message>
        <source>Leave this trick to your partner, who is ahead.</source>
        <translation>Lascia questa presa al compagno, che è in testa.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card will probably be beaten: play a higher one.</source>
        <translation>La carta del compagno probabilmente sarà battuta: giocane una più alta.</translation>
    </message>
    <message>
        <source>Win this with the cheapest card that will do.</source>
        <translation>Vinci questa con la carta più bassa che basta.</translation>
    </message>
    <message>
        <source>Try to win the trick with the cheapest card that will do.</source>
        <translation>Prova a vincere la presa con la carta più bassa che basta.</translation>
    </message>
    <message>
        <source>Try to win the trick with the lowest trump that will do.</source>
        <translation>Prova a vincere la presa con la briscola più bassa che basta.</translation>
    </message>
    <message>
        <source>Lead the right bower: nobody can beat it.</source>
        <translation>Apri con il bower destro: nessuno può batterlo.</translation>
    </message>
    <message>
        <source>Lead an ace of a suit not led before: the others may still have to follow.</source>
        <translation>Apri con un asso di un seme nuovo: gli altri forse devono ancora rispondere.</translation>
    </message>
    <message>
        <source>Lead a trump that nobody can beat.</source>
        <translation>Apri con una briscola che nessuno può battere.</translation>
    </message>
    <message>
        <source>Lead the highest card left of a suit: only a trump can beat it.</source>
        <translation>Apri con la carta più alta rimasta di un seme: può batterla solo una briscola.</translation>
    </message>
    <message>
        <source>Win with your cheapest card that no opponent to come can beat.</source>
        <translation>Vinci con la tua carta più bassa che nessun avversario dopo di te può battere.</translation>
    </message>
    <message>
        <source>This is the only card you may play.</source>
        <translation>È l’unica carta che puoi giocare.</translation>
    </message>
    <message>
        <source>You hold %1 percent of what is left in play: play high.</source>
        <translation>Di ciò che resta in gioco hai %1 parti su 100: gioca alto.</translation>
    </message>
    <message>
        <source>You hold only %1 percent of what is left in play: play low.</source>
        <translation>Di ciò che resta in gioco hai solo %1 parti su 100: gioca basso.</translation>
    </message>
    <message>
        <source>Play the lowest card that will probably take the trick.</source>
        <translation>Gioca la carta più bassa che probabilmente farà la presa.</translation>
    </message>
    <message>
        <source>Pass: you have no trump to help with, and %1 can still pick up the %2.</source>
        <translation>Passa: non hai briscole per aiutare, e %1 può ancora prendere la carta (%2).</translation>
    </message>
    <message>
        <source>Pass: you have only one trump to help with, and %1 can still pick up the %2.</source>
        <translation>Passa: hai una sola briscola per aiutare, e %1 può ancora prendere la carta (%2).</translation>
    </message>
    <message>
        <source>Pass and leave it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>Passa e lascia decidere %1, che con una buona mano può ancora prendere la carta (%2).</translation>
    </message>
    <message>
        <source>Pass: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>Passa: due briscole bastano a malapena, e la carta (%1) andrebbe a %2.</translation>
    </message>
    <message>
        <source>Pass: you could order it up, but the %1 would go to %2.</source>
        <translation>Passa: potresti ordinare la carta (%1), ma andrebbe a %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it is the card least likely to take a trick.</source>
        <translation>Scarta %1: è la carta che ha meno probabilità di fare una presa.</translation>
    </message>
    <message>
        <source>Discard the %1: your other cards should do more for you.</source>
        <translation>Scarta %1: le altre carte dovrebbero servirti di più.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and it hardly matters which card you play.</source>
        <translation>Questa presa non puoi vincerla, e quale carta giochi conta poco.</translation>
    </message>
    <message>
        <source>Go alone: your trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>Gioca da solo: con briscole e assi puoi fare tutte e cinque le prese, e da solo valgono 4 punti.</translation>
    </message>
    <message>
        <source>Go alone: with so many trumps you may take all five tricks, and alone they count 4 points.</source>
        <translation>Gioca da solo: con tante briscole puoi fare tutte e cinque le prese, e da solo valgono 4 punti.</translation>
    </message>
    <message>
        <source>Order it up: you are strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>Ordina la carta (%2): a %1 hai una mano forte, e rafforzi anche %3.</translation>
    </message>
    <message>
        <source>You hold few trumps, but your aces may take tricks as well.</source>
        <translation>Hai poche briscole, ma anche i tuoi assi possono fare prese.</translation>
    </message>
    <message>
        <source>Order it up: the %1 goes to your side, and the opponents can&apos;t choose the trump.</source>
        <translation>Ordina la carta (%1): va alla tua coppia, e gli avversari non possono scegliere la briscola.</translation>
    </message>
    <message>
        <source>Name %1: %2 turned down %3, so the bowers are probably elsewhere.</source>
        <translation>Scegli %1: %2 ha rifiutato %3, quindi i bower sono probabilmente altrove.</translation>
    </message>
    <message>
        <source>Pass: you are longest in %1, but the rest of your hand is too weak.</source>
        <translation>Passa: il tuo seme più lungo è %1, ma il resto della mano è troppo debole.</translation>
    </message>
    <message>
        <source>Discard the %1: then you are out of %2 and can trump them.</source>
        <translation>Scarta %1: così resti senza %2 e puoi tagliare.</translation>
    </message>
    <message>
        <source>Discard the %1: keep your trumps; which other card goes hardly matters.</source>
        <translation>Scarta %1: tieni le briscole; fra le altre carte, quale scarti conta poco.</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth %1, and %3 are needed.</source>
        <translation>Passa: con %2 come briscola la tua mano vale %1, e serve almeno %3.</translation>
    </message>
    <message>
        <source>Go alone: with %2 as trump your hand is worth %1, and %3 are enough for that.</source>
        <translation>Gioca da solo: con %2 come briscola la tua mano vale %1, e per questo basta %3.</translation>
    </message>
    <message>
        <source>With %2 as trump your hand is worth %1, and %3 are enough.</source>
        <translation>Con %2 come briscola la tua mano vale %1, e basta %3.</translation>
    </message>
    <message>
        <source>Defend alone: your hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>Difendi da solo: nel seme del dichiarante la tua mano vale %1, e basta %2.</translation>
    </message>
    <message>
        <source>Pass: your hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>Passa: nel seme del dichiarante la tua mano vale %1, e per difendere da solo serve almeno %2.</translation>
    </message>
    <message>
        <source>Discard the card that is worth least.</source>
        <translation>Scarta la carta che vale meno.</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick, so you can&apos;t be euchred any more.</source>
        <translation>Con %1 la tua coppia fa la terza presa: l’«euchre» non è più possibile.</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick: %2 is euchred.</source>
        <translation>Con %1 la tua coppia fa la terza presa: per %2 è un «euchre».</translation>
    </message>
    <message>
        <source>One trick stops the march, and the %1 takes it.</source>
        <translation>Una presa basta a evitare il cappotto, e con %1 la fai.</translation>
    </message>
    <message>
        <source>Lead the %1: of your cards it is the likeliest to take a trick.</source>
        <translation>Apri con %1: fra le tue carte è quella con più probabilità di fare una presa.</translation>
    </message>
    <message>
        <source>Lead the %1: no lead stands out, and it does as well as any other.</source>
        <translation>Apri con %1: nessuna apertura è migliore, e questa vale quanto le altre.</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2 for the last trick.</source>
        <translation>Apri con %1 e tieni %2 per l’ultima presa.</translation>
    </message>
    <message>
        <source>Play the %1: %2&apos;s card can still be beaten, yours can&apos;t.</source>
        <translation>Gioca %1: la carta di %2 si può ancora battere, la tua no.</translation>
    </message>
    <message>
        <source>Play the %1: you hold the %2 yourself, so only a trump can beat it.</source>
        <translation>Gioca %1: %2 ce l’hai tu, quindi può batterti solo una briscola.</translation>
    </message>
    <message>
        <source>Keep your %1: %2 still has to play and may take this trick.</source>
        <translation>Tieni %1: %2 deve ancora giocare e può fare questa presa.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: follow with your lowest card.</source>
        <translation>Questa presa è di sicuro di %1: rispondi con la tua carta più bassa.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: follow with your lowest card.</source>
        <translation>In questa presa è in testa %1: rispondi con la tua carta più bassa.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: follow with your lowest card.</source>
        <translation>Questa presa non puoi vincerla: rispondi con la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>Tieni %1: dopo questa presa è la briscola più alta rimasta, una presa sicura.</translation>
    </message>
    <message>
        <source>Throw the %1 and keep your %2, which may win a later trick.</source>
        <translation>Butta %1 e tieni %2, che può vincere una presa successiva.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2 for the last one.</source>
        <translation>In questa presa è in testa %1: tieni %2 per l’ultima.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, but your %1 may win the last one.</source>
        <translation>Questa presa non puoi vincerla, ma con %1 puoi vincere l’ultima.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: save your %2 for a later one.</source>
        <translation>In questa presa è in testa %1: risparmia %2 per una successiva.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may win a later one.</source>
        <translation>Questa presa non puoi vincerla: tieni %1, che può vincerne una successiva.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card.</source>
        <translation>Questa presa non puoi vincerla: gioca la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Play any card you may: one is chosen at random.</source>
        <translation>Gioca una carta valida qualsiasi: si sceglie a caso.</translation>
    </message>
    <message>
        <source>You will probably not take this trick: play your lowest card.</source>
        <translation>Probabilmente questa presa non la fai: gioca la tua carta più bassa.</translation>
    </message>
    <message>
        <source>%2: both bowers are two sure tricks, but alone you would need all five.</source>
        <translation>%2: i due bower sono due prese sicure, ma da solo te ne servirebbero cinque.</translation>
    </message>
    <message>
        <source>%2: you hold both bowers, two sure tricks, and need only one more.</source>
        <translation>%2: hai i due bower, due prese sicure, e te ne serve solo un’altra.</translation>
    </message>
    <message>
        <source>%3: you hold %2 of the 7 trumps, more than anyone else can.</source>
        <translation>%3: hai %2 delle 7 briscole, più di quante possa averne chiunque altro.</translation>
    </message>
    <message>
        <source>%2: three trumps and an ace beside them should make three tricks.</source>
        <translation>%2: tre briscole e un asso di un altro seme dovrebbero dare tre prese.</translation>
    </message>
    <message>
        <source>%3: you hold three trumps, and a little help from %2 is enough.</source>
        <translation>%3: hai tre briscole, e basta un piccolo aiuto di %2.</translation>
    </message>
    <message>
        <source>Pass: %1 can still pick up the %2, and if not, you may name %3.</source>
        <translation>Passa: %1 può ancora prendere la carta (%2), e altrimenti forse puoi scegliere %3.</translation>
    </message>
    <message>
        <source>Pass: you have no trump, and the %1 would go to %2.</source>
        <translation>Passa: non hai briscole, e la carta (%1) andrebbe a %2.</translation>
    </message>
    <message>
        <source>Pass: you have only one trump, and the %1 would go to %2.</source>
        <translation>Passa: hai una sola briscola, e la carta (%1) andrebbe a %2.</translation>
    </message>
    <message>
        <source>Discard the %1 and keep your only trump; which other card goes hardly matters.</source>
        <translation>Scarta %1 e tieni la tua unica briscola; fra le altre carte, quale scarti conta poco.</translation>
    </message>
    <message>
        <source>Lead the %1: once the %3 is gone, your %2 may take a trick.</source>
        <translation>Apri con %1: una volta fuori %3, con %2 puoi fare una presa.</translation>
    </message>
    <message>
        <source>Lead the %1: once the higher cards are gone, your %2 may take a trick.</source>
        <translation>Apri con %1: una volta fuori le carte più alte, con %2 puoi fare una presa.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no %3 and may trump your %4.</source>
        <translation>Apri con %1: con %4 rischi il taglio di %2, che non ha %3.</translation>
    </message>
    <message>
        <source>Trump in with the %1: no opponent can beat it.</source>
        <translation>Taglia con %1: nessun avversario può batterti.</translation>
    </message>
    <message>
        <source>Play the %1: no opponent can beat it.</source>
        <translation>Gioca %1: nessun avversario può batterti.</translation>
    </message>
    <message>
        <source>Your %1 may still win the last trick and stop the march: keep it.</source>
        <translation>Tieni %1: puoi ancora fare l’ultima presa ed evitare il cappotto.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your aces, which may win later ones.</source>
        <translation>Questa presa non puoi vincerla: tieni gli assi, che possono vincerne altre dopo.</translation>
    </message>
    <message>
        <source>%2, but don&apos;t go alone: that pays only if you take all five tricks by yourself.</source>
        <translation>%2, ma non giocare da solo: conviene solo se fai tu tutte e cinque le prese.</translation>
    </message>
    <message>
        <source>Pass: if the %3 is turned down, you may name %1, just as strong, and %2 gets no trump from you.</source>
        <translation>Passa: a %1 hai una mano altrettanto forte, e se la carta (%3) viene rifiutata puoi scegliere quel seme, senza dare una briscola a %2.</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre you.</source>
        <translation>Con %1 fai questa presa: ancora una agli avversari, e per voi sarebbe un «euchre».</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2.</source>
        <translation>In questa presa è in testa %1: tieni %2.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card you play.</source>
        <translation>Questa presa è di sicuro di %1, e quale carta giochi conta poco.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card you play.</source>
        <translation>In questa presa è in testa %1, e quale carta giochi conta poco.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may still stop the march.</source>
        <translation>Questa presa non puoi vincerla: tieni %1, che può ancora evitare il cappotto.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2, since more %3 than %4 are still out.</source>
        <translation>In questa presa è in testa %1: tieni %2, perché in giro ci sono ancora più %3 che %4.</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest card: you have the least to lose with it.</source>
        <translation>Apri con %1, la tua carta più bassa: è quella con cui rischi meno.</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it.</source>
        <translation>Gioca %1: ormai possono batterti solo %2 e %3.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 and your %2, which may win tricks later.</source>
        <translation>Questa presa non puoi vincerla: tieni %1 e %2, che più avanti possono vincerne altre.</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the safer your %2 is.</source>
        <translation>Apri con %1: più briscole escono, più %2 è al sicuro.</translation>
    </message>
    <message>
        <source>Lead the %1, your only card in %2: you can trump the next one.</source>
        <translation>Apri con %1, la tua unica carta di %2: la prossima volta puoi tagliare.</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you lead next.</source>
        <translation>Prendi tu al posto di %1: se %2 regge, poi apri tu.</translation>
    </message>
    <message>
        <source>Overtake %1, so that you lead next.</source>
        <translation>Prendi tu al posto di %1, così poi apri tu.</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>Gioca %1: le carte che fanno meglio batterebbero anche %2.</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you may play beats the %2.</source>
        <translation>Prendi con %1: fra le carte che puoi giocare, nessun’altra batte %2.</translation>
    </message>
    <message>
        <source>Throw the %1, your only card in %2: you can trump them later.</source>
        <translation>Butta %1, la tua unica carta di %2: dopo puoi tagliare.</translation>
    </message>
    <message>
        <source>Lead the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>Apri con %1: può batterti solo una briscola, anche se %2 non ha più quel seme.</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 and the %4 may take the two others you need.</source>
        <translation>%2: il bower destro è una presa sicura, e con %3 e %4 puoi fare le altre due che ti servono.</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 may take another.</source>
        <translation>%2: il bower destro è una presa sicura, e con %3 puoi farne un’altra.</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>Ordina la carta (%1): hai %3 e %4, e rafforzi anche %2.</translation>
    </message>
    <message>
        <source>Throw the %1: it is as good a card to part with as any.</source>
        <translation>Butta %1: fra le tue carte, una vale l’altra.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 for the last one, since more %2 than %3 are still out.</source>
        <translation>Questa presa non puoi vincerla: tieni %1 per l’ultima, perché in giro ci sono ancora più %2 che %3.</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your other cards.</source>
        <translation>Apri con %1: se in giro c’è ancora %2, così esce, e poi nessun avversario può tagliarti le altre carte.</translation>
    </message>
    <message>
        <source>Lead the %1: it is the highest of its suit left, and if %2 trumps it, %3, who has none, may trump higher.</source>
        <translation>Apri con %1, la carta più alta rimasta del seme: se %2 taglia, può tagliare più alto %3, che non ha più quel seme.</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one, whoever leads.</source>
        <translation>Ti servono tutte e due le prese: apri prima con %1, e con %2 puoi fare l’ultima, chiunque apra.</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one.</source>
        <translation>Ti servono tutte e due le prese: apri prima con %1, e con %2 puoi fare l’ultima.</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and your %3 may take them later.</source>
        <translation>Apri con %1: alla tua coppia servono ancora due prese, e più avanti puoi farle con %2 e %3.</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep all your trumps.</source>
        <translation>Apri con %1: la presa può farla %2, e tu tieni tutte le briscole.</translation>
    </message>
    <message>
        <source>Lead the %1: there is no hurry with your %2, which takes a trick whenever you play it.</source>
        <translation>Apri con %1: con %2 non c’è fretta, una presa la fai quando vuoi.</translation>
    </message>
    <message>
        <source>After that you have no %1 left and can trump them.</source>
        <translation>Poi resti senza %1 e puoi tagliare.</translation>
    </message>
    <message>
        <source>Discard the %1: keep trumps and aces; which other card goes hardly matters.</source>
        <translation>Scarta %1: tieni briscole e assi; fra le altre carte, quale scarti conta poco.</translation>
    </message>
    <message>
        <source>Discard the %1: your %2 is likelier to take a trick.</source>
        <translation>Scarta %1: con %2 è più facile fare una presa.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your trumps.</source>
        <translation>Questa presa è di sicuro di %1: tieni le briscole.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your trumps.</source>
        <translation>In questa presa è in testa %1: tieni le briscole.</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it can&apos;t win the last trick either.</source>
        <translation>Butta %1: nessun altro può più aprire a %2, quindi non ci fai nemmeno l’ultima presa.</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it only wins if you lead it yourself.</source>
        <translation>Butta %1: nessun altro può più aprire a %2, quindi vince solo se ci apri tu.</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: follow with your lowest card.</source>
        <translation>Questa presa non puoi vincerla, ma forse %1 sì: rispondi con la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Throw the %1: except for trumps, only the %3 can beat your %2.</source>
        <translation>Butta %1 e tieni %2: a parte le briscole, può batterti solo %3.</translation>
    </message>
    <message>
        <source>Throw the %1: more cards can still beat it than your %2.</source>
        <translation>Butta %1 e non %2: è più facile da battere.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: throw the lowest you have.</source>
        <translation>Questa presa è di sicuro di %1: butta la tua carta più bassa.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: throw the lowest you have.</source>
        <translation>In questa presa è in testa %1: butta la tua carta più bassa.</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: throw the lowest you have.</source>
        <translation>Questa presa non puoi vincerla, ma forse %1 sì: butta la tua carta più bassa.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: throw the lowest you have.</source>
        <translation>Questa presa non puoi vincerla: butta la tua carta più bassa.</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may; it hardly matters which card you play.</source>
        <translation>Questa presa non puoi vincerla, ma forse %1 sì; quale carta giochi conta poco.</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the last trump, a sure trick.</source>
        <translation>Tieni %1: dopo questa presa è l’ultima briscola, una presa sicura.</translation>
    </message>
    <message>
        <source>Lead the %1 and then your %2: nobody can beat either, and they draw out trumps.</source>
        <translation>Apri con %1 e poi con %2: nessuno può batterti, e fai uscire le briscole.</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>Apri con %1: può batterti solo %2, e fai uscire le briscole.</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 and the %3 can beat it.</source>
        <translation>Apri con %1: a parte le briscole, possono batterti solo %2 e %3.</translation>
    </message>
</context>
<context>
    <name>Euchre table</name>
    <message>
        <source>bidding</source>
        <translation>dichiarazioni</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Briscola: %1</translation>
    </message>
    <message>
        <source>Tricks %1 to %2</source>
        <translation>Prese %1 a %2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano di %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Kitty, which nobody sees</source>
        <translation>Monte, che nessuno vede</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Dichiarante</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
</context>
<context>
    <name>Euchre thoughts</name>
    <message>
        <source>%0 goes alone: with both bowers all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0 fa a meno del compagno: con i due bower può fare tutte e cinque le prese, che da soli valgono 4 punti.</translation>
    </message>
    <message>
        <source>%0 goes alone: five tricks count 4 points alone, only 2 together.</source>
        <translation>%0 fa a meno del compagno: cinque prese da soli valgono 4 punti, in due solo 2.</translation>
    </message>
    <message>
        <source>%0 makes %2 stronger with the %1, and can help with a trump and an ace.</source>
        <translation>%0 rafforza %2 con la carta (%1), e può aiutare con una briscola e un asso.</translation>
    </message>
    <message>
        <source>%0 picks it up: with the %1 turned down, %2 would be the first to name another suit.</source>
        <translation>%0 prende la carta (%1): rifiutandola, toccherebbe prima a %2 scegliere un altro seme.</translation>
    </message>
    <message>
        <source>%0 feels strong enough even though the %1 goes to %2.</source>
        <translation>%0 si fida della sua mano, anche se la carta (%1) la prende %2.</translation>
    </message>
    <message>
        <source>%0 names %1: after another pass nobody would score in this deal.</source>
        <translation>%0 sceglie %1: con un altro passo, in questa smazzata nessuno segnerebbe punti.</translation>
    </message>
    <message>
        <source>%0 names %1 before the opponents choose a suit that fits them.</source>
        <translation>%0 sceglie %1, prima che gli avversari scelgano un seme che va bene a loro.</translation>
    </message>
    <message>
        <source>%0 turns it down: even with the %1 it would take a lot of help from %2.</source>
        <translation>%0 rifiuta la carta: anche con %1 servirebbe molto aiuto da %2.</translation>
    </message>
    <message>
        <source>%0 passes: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>%0 passa: ordinandola darebbe a %1 il bower destro, la briscola più alta.</translation>
    </message>
    <message>
        <source>%0 passes: then nobody has named a suit, and this deal costs nothing.</source>
        <translation>%0 passa: così nessuno ha scelto un seme, e questa smazzata non costa niente.</translation>
    </message>
    <message>
        <source>It makes no difference: %0 sits this deal out.</source>
        <translation>È uguale: in questa smazzata %0 non gioca.</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>A %0 resta solo questa carta.</translation>
    </message>
    <message>
        <source>%0 has to follow suit and has no other card of it.</source>
        <translation>%0 deve rispondere a seme, e di quel seme ha solo questa.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>%0 apre con %1: nessuno può fare meglio, e fa uscire le briscole.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it.</source>
        <translation>%0 apre con %1: nessuno può fare meglio.</translation>
    </message>
    <message>
        <source>%0 leads the %1 to draw trumps: the %2 is safer once they are gone.</source>
        <translation>%0 apre con %1 per far uscire le briscole: poi %2 è più al sicuro.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 chose this trump and should hold high ones.</source>
        <translation>%0 apre con %1: questa briscola l’ha scelta %2, che dovrebbe averne di alte.</translation>
    </message>
    <message>
        <source>%0 has only trumps left to lead.</source>
        <translation>Per aprire a %0 restano solo briscole.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the fewer can beat the other cards.</source>
        <translation>%0 apre con %1: più briscole escono, meno ne restano per battere le altre carte.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>%0 apre con %1: fa la presa, perché gli avversari non hanno più briscole.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it.</source>
        <translation>%0 apre con %1: può fare meglio solo una briscola.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 is out of that suit and may trump it.</source>
        <translation>%0 apre con %1: %2 non ha più quel seme e può tagliare.</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can beat it.</source>
        <translation>%0 apre con %1: a parte le briscole, può fare meglio solo %2.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards should be worth more later.</source>
        <translation>%0 apre con %1: le altre carte dovrebbero valere di più dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0 apre con %1 e tiene %2: più avanti può fare una presa.</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps the %2 for later.</source>
        <translation>Per questa basta %1: %0 tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and the %2 stays for later.</source>
        <translation>%0 prova con %1: può bastare, e per dopo resta %2.</translation>
    </message>
    <message>
        <source>%0 plays last and takes it with the %1.</source>
        <translation>%0 chiude la presa e la fa con %1.</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 can still beat it.</source>
        <translation>%0 taglia con %1: ormai può fare meglio solo %2.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can still beat it.</source>
        <translation>%0 gioca %1: ormai può fare meglio solo %2.</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only a higher trump can beat it now.</source>
        <translation>%0 taglia con %1: ormai può fare meglio solo una briscola più alta.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0 gioca %1: ormai può fare meglio solo una briscola.</translation>
    </message>
    <message>
        <source>%0 plays the %1: whoever wants this trick has to beat it.</source>
        <translation>%0 gioca %1: chi vuole questa presa deve fare meglio.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps the %2.</source>
        <translation>Questa presa è di sicuro di %1: %0 tiene %2.</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 may do more in a later trick.</source>
        <translation>%0 la lascia andare: con %1 può fare di più in una presa successiva.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 saves the %2 for a later one.</source>
        <translation>Questa presa è di sicuro di %1: %0 risparmia %2 per una successiva.</translation>
    </message>
    <message>
        <source>%0 passes: two defenders stop %1 more often than one.</source>
        <translation>%0 passa: due difensori fermano %1 più spesso di uno.</translation>
    </message>
    <message>
        <source>%0 defends alone: to euchre %1 that way counts 4 points instead of 2.</source>
        <translation>%0 difende senza compagno: fermare così %1 vale 4 punti invece di 2.</translation>
    </message>
    <message>
        <source>It makes no difference which card %0 plays.</source>
        <translation>È uguale, qualunque carta giochi %0.</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with a high card.</source>
        <translation>%0 prova a vincere la presa con una carta alta.</translation>
    </message>
    <message>
        <source>%0 leads a high card: it is the likeliest to win the trick.</source>
        <translation>%0 apre con una carta alta: è quella con più probabilità di vincere la presa.</translation>
    </message>
    <message>
        <source>%0 plays low: the partner can probably win in the suit led.</source>
        <translation>%0 gioca basso: probabilmente il compagno può vincere nel seme di apertura.</translation>
    </message>
    <message>
        <source>%0 plays high: the partner has no trumps to help with.</source>
        <translation>%0 gioca alto: il compagno non ha briscole per aiutare.</translation>
    </message>
    <message>
        <source>%0 plays the lowest card and keeps the better ones.</source>
        <translation>%0 gioca la carta più bassa e tiene le migliori.</translation>
    </message>
    <message>
        <source>%0 plays the highest card: it is the likeliest to win.</source>
        <translation>%0 gioca la carta più alta: è quella con più probabilità di vincere.</translation>
    </message>
    <message>
        <source>%0 leaves this trick to the partner, who is ahead.</source>
        <translation>%0 lascia questa presa al compagno, che è in testa.</translation>
    </message>
    <message>
        <source>%0 plays a higher card: the partner&apos;s will probably be beaten.</source>
        <translation>%0 gioca una carta più alta: quella del compagno probabilmente sarà battuta.</translation>
    </message>
    <message>
        <source>%0 wins this with the cheapest card that will do.</source>
        <translation>%0 vince questa con la carta più bassa che basta.</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the cheapest card that will do.</source>
        <translation>%0 prova a vincere la presa con la carta più bassa che basta.</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the lowest trump that will do.</source>
        <translation>%0 prova a vincere la presa con la briscola più bassa che basta.</translation>
    </message>
    <message>
        <source>%0 leads the right bower: nobody can beat it.</source>
        <translation>%0 apre con il bower destro: nessuno può batterlo.</translation>
    </message>
    <message>
        <source>%0 leads an ace of a suit not led before: the others may still have to follow.</source>
        <translation>%0 apre con un asso di un seme nuovo: gli altri forse devono ancora rispondere.</translation>
    </message>
    <message>
        <source>%0 leads a trump that nobody can beat.</source>
        <translation>%0 apre con una briscola che nessuno può battere.</translation>
    </message>
    <message>
        <source>%0 leads the highest card left of a suit: only a trump can beat it.</source>
        <translation>%0 apre con la carta più alta rimasta di un seme: può batterla solo una briscola.</translation>
    </message>
    <message>
        <source>%0 wins with the cheapest card that no opponent to come can beat.</source>
        <translation>%0 vince con la carta più bassa che nessun avversario successivo può battere.</translation>
    </message>
    <message>
        <source>%0 holds %1 percent of what is left in play and plays high.</source>
        <translation>Di ciò che resta in gioco %0 ha %1 parti su 100, e gioca alto.</translation>
    </message>
    <message>
        <source>%0 holds only %1 percent of what is left in play and plays low.</source>
        <translation>Di ciò che resta in gioco %0 ha solo %1 parti su 100, e gioca basso.</translation>
    </message>
    <message>
        <source>%0 plays the lowest card that will probably take the trick.</source>
        <translation>%0 gioca la carta più bassa che probabilmente farà la presa.</translation>
    </message>
    <message>
        <source>%0 has to name a suit, and %1 fit the hand best.</source>
        <translation>%0 deve scegliere un seme, e il migliore per la sua mano è %1.</translation>
    </message>
    <message>
        <source>%0 turns it down: the %1 would be the only trump in hand.</source>
        <translation>%0 rifiuta la carta (%1): sarebbe la sua unica briscola.</translation>
    </message>
    <message>
        <source>%0 passes without a trump to help with; %1 can still pick up the %2.</source>
        <translation>%0 passa senza briscole per aiutare; %1 può ancora prendere la carta (%2).</translation>
    </message>
    <message>
        <source>%0 passes with only one trump to help with; %1 can still pick up the %2.</source>
        <translation>%0 passa con una sola briscola per aiutare; %1 può ancora prendere la carta (%2).</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>%0 lascia decidere %1, che con una buona mano può ancora prendere la carta (%2).</translation>
    </message>
    <message>
        <source>%0 passes: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>%0 passa: due briscole bastano a malapena, e la carta (%1) andrebbe a %2.</translation>
    </message>
    <message>
        <source>%0 could order it up, but the %1 would go to %2.</source>
        <translation>%0 potrebbe ordinare la carta (%1), ma andrebbe a %2.</translation>
    </message>
    <message>
        <source>%0 passes: no suit would give more than two trumps.</source>
        <translation>%0 passa: con nessun seme avrebbe più di due briscole.</translation>
    </message>
    <message>
        <source>%0 passes: the longest suit in hand is %1, and without a bower.</source>
        <translation>%0 passa: il suo seme più lungo è %1, e senza bower.</translation>
    </message>
    <message>
        <source>%0 discards the %1, the card least likely to take a trick.</source>
        <translation>%0 scarta %1, la carta che ha meno probabilità di fare una presa.</translation>
    </message>
    <message>
        <source>%0 discards the %1: the other cards should do more.</source>
        <translation>%0 scarta %1: le altre carte dovrebbero servire di più.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, and it hardly matters which card goes.</source>
        <translation>%0 non può vincere questa presa, e quale carta gioca conta poco.</translation>
    </message>
    <message>
        <source>%0 has no other card to play.</source>
        <translation>%0 non può giocare nessun’altra carta.</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0 gioca una carta a caso.</translation>
    </message>
    <message>
        <source>%0 goes alone: trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>%0 fa a meno del compagno: con briscole e assi può fare tutte e cinque le prese, che da soli valgono 4 punti.</translation>
    </message>
    <message>
        <source>%0 goes alone: with so many trumps all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0 fa a meno del compagno: con tante briscole può fare tutte e cinque le prese, che da soli valgono 4 punti.</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, but alone it would take all five.</source>
        <translation>%0 sceglie %1: i due bower sono due prese sicure, ma senza compagno ne servirebbero cinque.</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, and only one more is needed.</source>
        <translation>%0 sceglie %1: i due bower sono due prese sicure, e ne serve solo un’altra.</translation>
    </message>
    <message>
        <source>%0 makes it %1 with %2 of the 7 trumps, more than anyone else can hold.</source>
        <translation>%0 sceglie %1 con %2 delle 7 briscole, più di quante possa averne chiunque altro.</translation>
    </message>
    <message>
        <source>%0 is strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>%0 ha una mano forte a %1, e con la carta (%2) rafforza anche %3.</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and an ace beside them should make three tricks.</source>
        <translation>%0 sceglie %1: tre briscole e un asso di un altro seme dovrebbero dare tre prese.</translation>
    </message>
    <message>
        <source>%0 makes it %1 with three trumps: a little help from %2 is enough.</source>
        <translation>%0 sceglie %1 con tre briscole: basta un piccolo aiuto di %2.</translation>
    </message>
    <message>
        <source>%0 holds few trumps, but aces may take tricks as well.</source>
        <translation>%0 ha poche briscole, ma anche gli assi possono fare prese.</translation>
    </message>
    <message>
        <source>%0 orders up the %1 for %2, so that the opponents can&apos;t choose the trump.</source>
        <translation>%0 ordina la carta (%1), che va a %2: così gli avversari non possono scegliere la briscola.</translation>
    </message>
    <message>
        <source>%0 names %1: %2 turned down %3, so the bowers are probably elsewhere.</source>
        <translation>%0 sceglie %1: %2 ha rifiutato %3, quindi i bower sono probabilmente altrove.</translation>
    </message>
    <message>
        <source>%0 turns it down: %1 would fit the hand better.</source>
        <translation>%0 rifiuta la carta: per la sua mano sarebbe meglio %1.</translation>
    </message>
    <message>
        <source>%0 passes: %2 would fit the hand better, if the %1 is turned down.</source>
        <translation>%0 passa: se la carta (%1) viene rifiutata, per la sua mano sarebbe meglio %2.</translation>
    </message>
    <message>
        <source>%0 passes: longest in %1, but with too weak a hand beside them.</source>
        <translation>%0 passa: il seme più lungo è %1, ma il resto della mano è troppo debole.</translation>
    </message>
    <message>
        <source>%0 discards the %1, to be out of %2 and trump them.</source>
        <translation>%0 scarta %1, per restare senza %2 e tagliare.</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the trumps; which other card goes hardly matters.</source>
        <translation>%0 scarta %1 e tiene le briscole; fra le altre carte, quale scarta conta poco.</translation>
    </message>
    <message>
        <source>%0 passes: with %2 as trump the hand is worth %1, and %3 are needed.</source>
        <translation>%0 passa: con %2 come briscola la mano vale %1, e serve almeno %3.</translation>
    </message>
    <message>
        <source>%0 goes alone: with %2 as trump the hand is worth %1, and %3 are enough for that.</source>
        <translation>%0 fa a meno del compagno: con %2 come briscola la mano vale %1, e per questo basta %3.</translation>
    </message>
    <message>
        <source>With %2 as trump %0&apos;s hand is worth %1, and %3 are enough.</source>
        <translation>Con %2 come briscola la mano di %0 vale %1, e basta %3.</translation>
    </message>
    <message>
        <source>%0 defends alone: the hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>%0 difende senza compagno: nel seme del dichiarante la mano vale %1, e basta %2.</translation>
    </message>
    <message>
        <source>%0 passes: the hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>%0 passa: nel seme del dichiarante la mano vale %1, e per difendere senza compagno serve almeno %2.</translation>
    </message>
    <message>
        <source>%0 discards the card that is worth least.</source>
        <translation>%0 scarta la carta che vale meno.</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side, so there is no euchre now.</source>
        <translation>Con %1 la coppia di %0 fa la terza presa: l’«euchre» non è più possibile.</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side: %2 is euchred.</source>
        <translation>Con %1 la coppia di %0 fa la terza presa: per %2 è un «euchre».</translation>
    </message>
    <message>
        <source>One trick stops the march, and %0 takes it with the %1.</source>
        <translation>Una presa basta a evitare il cappotto, e %0 la fa con %1.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand, and loses the least with it.</source>
        <translation>%0 apre con %1, la carta più bassa in mano, e ci perde meno.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the likeliest card in hand to take a trick.</source>
        <translation>%0 apre con %1, la carta in mano con più probabilità di fare una presa.</translation>
    </message>
    <message>
        <source>%0 leads the %1: no lead stands out, and it does as well as any other.</source>
        <translation>%0 apre con %1: nessuna apertura è migliore, e questa vale quanto le altre.</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for the last trick.</source>
        <translation>%0 apre con %1 e tiene %2 per l’ultima presa.</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2&apos;s card can still be beaten, this one can&apos;t.</source>
        <translation>%0 gioca %1: la carta di %2 si può ancora battere, questa no.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and holds the %2, too: only a trump can beat it now.</source>
        <translation>%0 gioca %1 e ha anche %2: ormai può fare meglio solo una briscola.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 still has to play and may take this trick.</source>
        <translation>%0 tiene %1: %2 deve ancora giocare e può fare questa presa.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 follows with a low card.</source>
        <translation>Questa presa è di sicuro di %1: %0 risponde con una carta bassa.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 follows with a low card.</source>
        <translation>In questa presa è in testa %1: %0 risponde con una carta bassa.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and follows with a low card.</source>
        <translation>%0 non può vincere questa presa e risponde con una carta bassa.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%0 tiene %1: dopo questa presa è la briscola più alta rimasta, una presa sicura.</translation>
    </message>
    <message>
        <source>%0 throws the %1 and keeps the %2, which may win a later trick.</source>
        <translation>%0 butta %1 e tiene %2, che può vincere una presa successiva.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2 for the last one.</source>
        <translation>In questa presa è in testa %1: %0 tiene %2 per l’ultima.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, but the %1 may win the last one.</source>
        <translation>%0 non può vincere questa presa, ma con %1 può vincere l’ultima.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2 for a later one.</source>
        <translation>In questa presa è in testa %1: %0 risparmia %2 per una successiva.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may win a later one.</source>
        <translation>%0 non può vincere questa presa e tiene %1, che può vincerne una successiva.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and plays a low card.</source>
        <translation>%0 non può vincere questa presa e gioca una carta bassa.</translation>
    </message>
    <message>
        <source>%0&apos;s partner is out of this suit and may trump it.</source>
        <translation>Il compagno di %0 non ha più questo seme e può tagliare.</translation>
    </message>
    <message>
        <source>%0&apos;s partner probably holds the highest card of this suit.</source>
        <translation>Il compagno di %0 ha probabilmente la carta più alta di questo seme.</translation>
    </message>
    <message>
        <source>%0 will probably not take this trick and plays a low card.</source>
        <translation>%0 probabilmente non fa questa presa e gioca una carta bassa.</translation>
    </message>
    <message>
        <source>%0 passes: %1 can still pick up the %2, and if not, %0 may name %3.</source>
        <translation>%0 passa: %1 può ancora prendere la carta (%2), e altrimenti forse %0 può scegliere %3.</translation>
    </message>
    <message>
        <source>%0 passes without a trump, and the %1 would go to %2.</source>
        <translation>%0 passa senza briscole, e la carta (%1) andrebbe a %2.</translation>
    </message>
    <message>
        <source>%0 passes with only one trump, and the %1 would go to %2.</source>
        <translation>%0 passa con una sola briscola, e la carta (%1) andrebbe a %2.</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the only trump; which other card goes hardly matters.</source>
        <translation>%0 scarta %1 e tiene l’unica briscola; fra le altre carte, quale scarta conta poco.</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the %3 is gone, the %2 may take a trick.</source>
        <translation>%0 apre con %1: una volta fuori %3, con %2 può fare una presa.</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the higher cards are gone, the %2 may take a trick.</source>
        <translation>%0 apre con %1: una volta fuori le carte più alte, con %2 può fare una presa.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no %3 and may trump the %4.</source>
        <translation>%0 apre con %1: con %4 rischierebbe il taglio di %2, che non ha %3.</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: no opponent can beat it.</source>
        <translation>%0 taglia con %1: nessun avversario può fare meglio.</translation>
    </message>
    <message>
        <source>%0 plays the %1: no opponent can beat it.</source>
        <translation>%0 gioca %1: nessun avversario può fare meglio.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which may still win the last trick and stop the march.</source>
        <translation>%0 tiene %1: può ancora fare l’ultima presa ed evitare il cappotto.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the aces, which may win later ones.</source>
        <translation>%0 non può vincere questa presa e tiene gli assi, che possono vincerne altre dopo.</translation>
    </message>
    <message>
        <source>%0 makes it %1, but not alone: that pays only with all five tricks.</source>
        <translation>%0 sceglie %1, ma non gioca senza compagno: conviene solo con tutte e cinque le prese.</translation>
    </message>
    <message>
        <source>%0 passes: if the %3 is turned down, %1 are just as strong, and %2 gets no extra trump.</source>
        <translation>%0 passa: se la carta (%3) viene rifiutata, a %1 la mano è altrettanto forte, e %2 non riceve una briscola in più.</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre %0&apos;s side.</source>
        <translation>Questa presa si fa con %1: ancora una agli avversari, e per la coppia di %0 sarebbe un «euchre».</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2.</source>
        <translation>In questa presa è in testa %1: %0 tiene %2.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card %0 plays.</source>
        <translation>Questa presa è di sicuro di %1, e quale carta gioca %0 conta poco.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card %0 plays.</source>
        <translation>In questa presa è in testa %1, e quale carta gioca %0 conta poco.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 and the %2, which may win two if that suit is led.</source>
        <translation>%0 non può vincere questa presa e tiene %1 e %2, che possono vincerne due se si apre in quel seme.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may still stop the march.</source>
        <translation>%0 non può vincere questa presa e tiene %1, che può ancora evitare il cappotto.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 are still out.</source>
        <translation>In questa presa è in testa %1: %0 tiene %2, perché in giro ci sono ancora più %3 che %4.</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0 gioca %1: ormai possono fare meglio solo %2 e %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the safer the %2 is.</source>
        <translation>%0 apre con %1: più briscole escono, più %2 è al sicuro.</translation>
    </message>
    <message>
        <source>%0 leads the %1, the only card in hand in %2, to trump the next one.</source>
        <translation>%0 apre con %1, l’unica carta di %2 in mano, per tagliare la prossima volta.</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 leads next.</source>
        <translation>%0 prende al posto di %1: se %2 regge, poi apre %0.</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead next.</source>
        <translation>%0 prende al posto di %1, per aprire dopo.</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0 gioca %1: le carte che fanno meglio batterebbero anche %2.</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else that may be played beats the %2.</source>
        <translation>%0 prende con %1: fra le carte che può giocare, nessun’altra batte %2.</translation>
    </message>
    <message>
        <source>%0 throws the %1, the only card in hand in %2, to trump them later.</source>
        <translation>%0 butta %1, l’unica carta di %2 in mano, per tagliare dopo.</translation>
    </message>
    <message>
        <source>%0 leads the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>%0 apre con %1: può fare meglio solo una briscola, anche se %2 non ha più quel seme.</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 and the %4 may take the two others needed.</source>
        <translation>%0 sceglie %1: il bower destro è una presa sicura, e con %3 e %4 può fare le altre due che servono.</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 may take another.</source>
        <translation>%0 sceglie %1: il bower destro è una presa sicura, e con %3 può farne un’altra.</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>%0 ha %3 e %4, e con la carta (%1) rafforza anche %2.</translation>
    </message>
    <message>
        <source>%0 throws the %1, as good a card to part with as any.</source>
        <translation>%0 butta %1: fra le carte in mano, una vale l’altra.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 for the last one, since more %2 than %3 are still out.</source>
        <translation>%0 non può vincere questa presa e tiene %1 per l’ultima, perché in giro ci sono ancora più %2 che %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the other cards.</source>
        <translation>%0 apre con %1: se in giro c’è ancora %2, così esce, e poi nessun avversario può tagliare le altre carte.</translation>
    </message>
    <message>
        <source>%0 leads the %1: it is the highest of its suit left, and if %2 trumps it, %3, who has none, may trump higher.</source>
        <translation>%0 apre con %1, la carta più alta rimasta del seme: se %2 taglia, può tagliare più alto %3, che non ha più quel seme.</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one, whoever leads.</source>
        <translation>A %0 servono tutte e due le prese: apre prima con %1, e con %2 può fare l’ultima, chiunque apra.</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one.</source>
        <translation>A %0 servono tutte e due le prese: apre prima con %1, e con %2 può fare l’ultima.</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 may take them later.</source>
        <translation>%0 apre con %1: alla sua coppia servono ancora due prese, e più avanti può farle con %2 e %3.</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps all trumps.</source>
        <translation>%0 apre con %1: la presa può farla %2, e %0 tiene tutte le briscole.</translation>
    </message>
    <message>
        <source>%0 leads the %1: there is no hurry with the %2, which takes a trick whenever it is played.</source>
        <translation>%0 apre con %1: con %2 non c’è fretta, una presa la fa quando vuole.</translation>
    </message>
    <message>
        <source>After that %0 has no %1 left and can trump them.</source>
        <translation>Poi %0 resta senza %1 e può tagliare.</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps trumps and aces; which other card goes hardly matters.</source>
        <translation>%0 scarta %1 e tiene briscole e assi; fra le altre carte, quale scarta conta poco.</translation>
    </message>
    <message>
        <source>%0 discards the %1: the %2 is likelier to take a trick.</source>
        <translation>%0 scarta %1: con %2 è più facile fare una presa.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps all trumps.</source>
        <translation>Questa presa è di sicuro di %1: %0 tiene tutte le briscole.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps all trumps.</source>
        <translation>In questa presa è in testa %1: %0 tiene tutte le briscole.</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it couldn&apos;t win the last trick.</source>
        <translation>%0 butta %1: nessun altro può più aprire a %2, quindi non ci farebbe l’ultima presa.</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it only wins if %0 leads it.</source>
        <translation>%0 butta %1: nessun altro può più aprire a %2, quindi vince solo se ci apre %0.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and follows with a low card.</source>
        <translation>%0 risponde con una carta bassa: questa presa non può vincerla, ma forse %1 sì.</translation>
    </message>
    <message>
        <source>%0 throws the %1: except for trumps, only the %3 can beat the %2.</source>
        <translation>%0 butta %1 e tiene %2: a parte le briscole, può fare meglio solo %3.</translation>
    </message>
    <message>
        <source>%0 throws the %1: more cards can still beat it than the %2.</source>
        <translation>%0 butta %1 e non %2: è più facile da battere.</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 throws a low card.</source>
        <translation>Questa presa è di sicuro di %1: %0 butta una carta bassa.</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 throws a low card.</source>
        <translation>In questa presa è in testa %1: %0 butta una carta bassa.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and throws a low card.</source>
        <translation>%0 butta una carta bassa: questa presa non può vincerla, ma forse %1 sì.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and throws a low card.</source>
        <translation>%0 non può vincere questa presa e butta una carta bassa.</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may; it hardly matters which card goes.</source>
        <translation>%0 non può vincere questa presa, ma forse %1 sì; quale carta si gioca conta poco.</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%0 tiene %1: dopo questa presa è l’ultima briscola, una presa sicura.</translation>
    </message>
    <message>
        <source>%0 leads the %1, to be followed by the %2: nobody can beat either, and they draw out trumps.</source>
        <translation>%0 apre con %1, e poi con %2: nessuno può fare meglio, e fa uscire le briscole.</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>%0 apre con %1: può fare meglio solo %2, e fa uscire le briscole.</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 and the %3 can beat it.</source>
        <translation>%0 apre con %1: a parte le briscole, possono fare meglio solo %2 e %3.</translation>
    </message>
</context>
<context>
    <name>EuchreRules</name>
    <message>
        <source>In a minute</source>
        <translation>In un minuto</translation>
    </message>
    <message>
        <source>Four players in two partnerships; partners sit opposite each other. There are 24 cards, from nine to ace. Everybody gets five, and one more is turned up. First it is settled which suit is trump; then the five tricks are played. The side that named trump, the makers, must take at least three of them. The first side to have ten points wins.</source>
        <translation>Quattro giocatori, a coppie; i compagni siedono l’uno di fronte all’altro. Le carte sono 24, dal nove all’asso. Ognuno ne riceve cinque, e un’altra si scopre. Prima si decide il seme di briscola, poi si giocano le cinque prese. La coppia che ha scelto la briscola, i dichiaranti, deve farne almeno tre. Vince la coppia che arriva per prima a dieci punti.</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>I due bower</translation>
    </message>
    <message>
        <source>The jack of trump is the highest card of all: the right bower. The other jack of the same colour is the second highest: the left bower. It belongs to the trump suit in every respect and no longer to the suit printed on it.</source>
        <translation>Il fante di briscola è la carta più alta di tutte: il bower destro. L’altro fante dello stesso colore è la seconda: il bower sinistro. Appartiene a tutti gli effetti al seme di briscola e non più a quello che porta stampato.</translation>
    </message>
    <message>
        <source>When hearts are trump, these are the trumps, best card first:</source>
        <translation>Con briscola a cuori le briscole sono queste, dalla più alta:</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>bower destro</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower sinistro</translation>
    </message>
    <message>
        <source>In all other suits the order is ace, king, queen, jack, ten, nine; in diamonds, here, without the jack.</source>
        <translation>Negli altri semi l’ordine è asso, re, donna, fante, dieci, nove; a quadri, in questo caso, senza il fante.</translation>
    </message>
    <message>
        <source>Making trump</source>
        <translation>Decidere la briscola</translation>
    </message>
    <message>
        <source>Second round: if all four pass, the card is turned down. Each player in turn may then name one of the three other suits, or pass. If all pass again, nobody scores, and the next player deals.</source>
        <translation>Secondo giro: se passano tutti e quattro, la carta si copre. A turno ciascuno può scegliere uno degli altri tre semi, oppure passare. Se passano di nuovo tutti, nessuno segna punti e dà le carte il giocatore successivo.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Giocare da soli</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, and the winner of each trick leads to the next. You must follow the suit led if you can; otherwise you may play anything. The highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>Chi siede dopo il mazziere apre la prima presa; chi fa una presa apre la successiva. Devi rispondere al seme di apertura, se puoi; altrimenti puoi giocare qualsiasi carta. La presa va alla briscola più alta; senza briscole, alla carta più alta del seme di apertura.</translation>
    </message>
    <message>
        <source>Say hearts are trump:</source>
        <translation>Con briscola a cuori:</translation>
    </message>
    <message>
        <source>Clubs were led. The nine of hearts wins: it is the only trump.</source>
        <translation>Si è aperto a fiori. Vince il nove di cuori: è l’unica briscola.</translation>
    </message>
    <message>
        <source>Diamonds were led. The jack of diamonds wins: it is the left bower, a trump. Only a player without diamonds may play it here.</source>
        <translation>Si è aperto a quadri. Vince il fante di quadri: è il bower sinistro, una briscola. Qui può giocarlo solo chi non ha quadri.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>The makers take three or four tricks: 1 point for them.</source>
        <translation>I dichiaranti fanno tre o quattro prese: 1 punto per loro.</translation>
    </message>
    <message>
        <source>The makers take all five tricks, a march: 2 points; a maker who played alone: 4 points. Alone with three or four tricks counts 1 point.</source>
        <translation>I dichiaranti fanno tutte e cinque le prese, cioè cappotto: 2 punti; per un dichiarante che ha giocato da solo: 4 punti. Da solo con tre o quattro prese vale 1 punto.</translation>
    </message>
    <message>
        <source>Customs you may choose</source>
        <translation>Varianti a scelta</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>A hand with three trumps, one of them a bower, and an ace besides is usually good enough. Count on your partner for one trick. Order up your partner more readily than your opponents, and mind the score: the other side at nine points needs only one.</source>
        <translation>Una mano con tre briscole, di cui una è un bower, e in più un asso di solito basta. Dal compagno aspettati una presa. Fai prendere la carta più volentieri al compagno che agli avversari, e occhio al punteggio: se gli altri sono a nove, gliene basta uno.</translation>
    </message>
    <message>
        <source>First round: starting at the dealer&apos;s left, each player either passes or orders up the turned-up card. Then its suit is trump; the dealer picks up the card and discards another one, face down, even when an opponent ordered it up. The dealer speaks last and may pick up the card unasked.</source>
        <translation>Primo giro: a cominciare da chi siede alla sinistra del mazziere, ciascuno passa oppure ordina al mazziere di prendere la carta scoperta. Allora il suo seme è briscola; il mazziere prende la carta e ne scarta un’altra, coperta, anche se a ordinarla è stato un avversario. Il mazziere parla per ultimo e può prendere la carta di sua iniziativa.</translation>
    </message>
    <message>
        <source>Think who gets the turned-up card: ordering it up strengthens the dealer&apos;s side.</source>
        <translation>Pensa a chi va la carta scoperta: ordinarla rafforza la coppia del mazziere.</translation>
    </message>
    <message>
        <source>Whoever makes trump may go alone. Their partner lays the cards down and sits out; three players play the tricks.</source>
        <translation>Chi decide la briscola può giocare da solo. Il suo compagno posa le carte e resta fuori; le prese si giocano in tre.</translation>
    </message>
    <message>
        <source>Spades were led. The ace of spades wins; the ace of diamonds is not a trump and did not follow suit.</source>
        <translation>Si è aperto a picche. Vince l’asso di picche; l’asso di quadri non è briscola e non ha risposto a seme.</translation>
    </message>
    <message>
        <source>The left bower was led, so everybody must play a trump if they can. It wins; the ace of diamonds came from somebody without trumps.</source>
        <translation>Si è aperto con il bower sinistro, quindi chi può deve giocare una briscola. Vince lui; l’asso di quadri viene da chi non ha briscole.</translation>
    </message>
    <message>
        <source>The makers take fewer than three tricks and are euchred: 2 points for the other side.</source>
        <translation>I dichiaranti fanno meno di tre prese, e questo è un «euchre»: 2 punti per gli altri.</translation>
    </message>
    <message>
        <source>Ten points win the match. After each deal the next player clockwise becomes the dealer.</source>
        <translation>Vince l’incontro chi arriva a dieci punti. Dopo ogni smazzata diventa mazziere il giocatore successivo, in senso orario.</translation>
    </message>
    <message>
        <source>Stick the dealer: at the end of the second round the dealer must name a suit. Defending alone: against a lone maker a defender may play alone too, and if the maker fails, that counts 4 points. You may also forbid going alone, forbid the dealer to discard the card just picked up, let the dealer lead first, or play to five or fifteen points.</source>
        <translation>Mazziere obbligato: alla fine del secondo giro il mazziere deve scegliere un seme. Difendere da soli: contro un dichiarante solo anche un difensore può giocare da solo, e se il dichiarante non ce la fa, vale 4 punti. Puoi anche vietare di giocare da soli, vietare al mazziere di scartare la carta appena presa, far aprire il mazziere, o giocare a cinque o quindici punti.</translation>
    </message>
    <message>
        <source>As a maker, lead trumps, high ones first: the opponents then cannot trump your aces. Against the makers, lead aces. Do not trump a trick that your partner has won.</source>
        <translation>Da dichiarante apri con le briscole, prima le alte: così gli avversari non possono tagliare i tuoi assi. Contro i dichiaranti apri con gli assi. Non tagliare una presa che il compagno ha già vinto.</translation>
    </message>
    <message>
        <source>In the bidding the keys 1 to 4 make a choice, P passes, A switches going alone on or off. K shows who holds what, C claims the tricks left when they are certain, H gives a hint, T shows the tricks so far.</source>
        <translation>Nelle dichiarazioni i tasti da 1 a 4 fanno una scelta, P passa, A attiva o disattiva il gioco da solo. K mostra chi ha che cosa, C reclama le prese restanti quando sono certe, H dà un consiglio, T mostra le prese fatte finora.</translation>
    </message>
</context>
<context>
    <name>EuchreView</name>
    <message>
        <source>bidding</source>
        <translation>dichiarazioni</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Rifiutata</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Carta scoperta: %1</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dichiara tu</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Reclama il resto</translation>
    </message>
    <message>
        <source>All tricks left are yours, whatever the others hold. (C)</source>
        <translation>Tutte le prese restanti sono tue, qualunque carta abbiano gli altri. (C)</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Scarta una carta</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>Scegli una carta da scartare</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Difendo da solo</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>La prendo</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Ordino</translation>
    </message>
    <message>
        <source>%1, alone</source>
        <extracomment>A bid, and that its maker plays without the partner</extracomment>
        <translation>%1, da solo</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Scarta: %1</translation>
    </message>
</context>
<context>
    <name>ExerciseBubble</name>
    <message>
        <source>Best: %1.</source>
        <translation>Migliore: %1.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successiva</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Shift+N</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Torna all’analisi</translation>
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
        <translation>punti</translation>
    </message>
    <message>
        <source>The published means are those of the score lists that the authors published.</source>
        <translation>Le medie pubblicate sono quelle degli elenchi di punteggi pubblicati dagli autori.</translation>
    </message>
    <message>
        <source>Two rule-based players against two of the others, as the paper has it; seats alternate from game to game. Players who pass may play again in the same round (pass=reenter): the paper does not say so, but the average length of its games, 37.4 turns, comes back (37.1), and does not by the default rules (32.8). Those are played beside. The intervals take the scores of a game for independent.</source>
        <translation>Due giocatori rule-based contro due degli altri, come nello studio; i posti si alternano di partita in partita. Chi passa può giocare di nuovo nello stesso giro (pass=reenter): lo studio non lo dice, ma la durata media delle sue partite, 37,4 turni, si ritrova (37,1), mentre con le regole predefinite no (32,8). Anche queste si giocano, accanto. Gli intervalli considerano indipendenti i punteggi di una partita.</translation>
    </message>
    <message>
        <source>Experiment %1: rule-based against %2</source>
        <translation>Esperimento %1: rule-based contro %2</translation>
    </message>
    <message>
        <source>What decides how much rule-based loses is whether its classes list plays that share cards, as in the example of section 3.1: with plays=overlapping it answers with cards of its pairs and five-card plays, and keeps fewer; but it wins less. The other readings of the player change its mean loss by less than a third of that.</source>
        <translation>Quanto perde rule-based dipende da una cosa: se le sue classi elencano giocate con carte in comune, come nell’esempio della sezione 3.1. Con plays=overlapping risponde con carte delle sue coppie e giocate da cinque, e gliene restano meno; ma vince meno. Le altre letture del giocatore cambiano la sua perdita media di meno di un terzo di tanto.</translation>
    </message>
    <message>
        <source>Each published share and mean comes back with one reading or another, but none gives all of them, and none could: see the points that losers lost.</source>
        <translation>Ogni quota e ogni media pubblicata si ritrova con una lettura o un’altra, ma nessuna le dà tutte, e nessuna potrebbe: si vedano i punti persi da chi perde.</translation>
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
        <translation>Con `rule-based:pairs=split`, come nella sezione 3.7 per i due, vince il 90,0%.</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split` against `randomized:pass=drawn`, whose passes leave it with more cards, it gains 15.7.</source>
        <translation>Come `rule-based:pairs=split` contro `randomized:pass=drawn`, che passando resta con più carte, guadagna 15,7.</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.8; but the published scores do not add up, see below.</source>
        <translation>Con `rule-based:plays=overlapping`, che rompe le sue coppie e giocate da cinque, perde 3,8; ma i punteggi pubblicati non tornano, vedi sotto.</translation>
    </message>
    <message>
        <source>As `randomized:pass=drawn` it gains 12.4.</source>
        <translation>Come `randomized:pass=drawn` guadagna 12,4.</translation>
    </message>
    <message>
        <source>Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` it loses 4.6; but the published scores do not add up, see below.</source>
        <translation>Contro `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` perde 4,6; ma i punteggi pubblicati non tornano, vedi sotto.</translation>
    </message>
    <message>
        <source>There randomized scores -4.634 when losing, which the paper prints as -4.64.</source>
        <translation>Lì randomized fa -4,634 quando perde; lo studio stampa -4,64.</translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation>Conventional</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 72.9 %.</source>
        <translation>Con `rule-based:pairs=split`, come nella sezione 3.7 per i due, vince il 72,9%.</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` against `conventional:lead=fewest` it gains 15.6.</source>
        <translation>Come `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` contro `conventional:lead=fewest` guadagna 15,6.</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.9; but the published scores do not add up, see below.</source>
        <translation>Con `rule-based:plays=overlapping`, che rompe le sue coppie e giocate da cinque, perde 3,9; ma i punteggi pubblicati non tornano, vedi sotto.</translation>
    </message>
    <message>
        <source>As `conventional:lead=lowest` it gains 15.2.</source>
        <translation>Come `conventional:lead=lowest` guadagna 15,2.</translation>
    </message>
    <message>
        <source>The published scores of fifty people beside what people at this computer have played: two of them against two rule-based players. They are other people, so their figures may differ.</source>
        <translation>I punteggi pubblicati di cinquanta persone accanto a quelli giocati da persone su questo computer: due contro due giocatori rule-based. Sono persone diverse, quindi i valori possono differire.</translation>
    </message>
    <message>
        <source>Experiment 3: rule-based against people</source>
        <translation>Esperimento 3: rule-based contro persone</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>%1 There rule-based scores -4.725 when losing, which the paper prints as -4.72.</source>
        <translation>%1 Lì rule-based fa -4,725 quando perde; lo studio stampa -4,72.</translation>
    </message>
    <message>
        <source>Games as those of Tables 2 to 4.</source>
        <translation>Partite come quelle delle tabelle 2-4.</translation>
    </message>
    <message>
        <source>Games won and lost by rule-based</source>
        <translation>Partite vinte e perse da rule-based</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 90.0 %.</source>
        <translation>Con `rule-based:pairs=split` vince il 90,0%.</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 72.9 %.</source>
        <translation>Con `rule-based:pairs=split` vince il 72,9%.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>share of games</source>
        <translation>quota di partite</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perse</translation>
    </message>
    <message>
        <source>won, published</source>
        <translation>vinte, pubblicato</translation>
    </message>
    <message>
        <source>lost, published</source>
        <translation>perse, pubblicato</translation>
    </message>
    <message>
        <source>people</source>
        <translation>persone</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>partite giocate</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>quota vinta finora</translation>
    </message>
    <message>
        <source>published, at the end</source>
        <translation>pubblicato, alla fine</translation>
    </message>
    <message>
        <source>Performance curves</source>
        <translation>Curve di rendimento</translation>
    </message>
    <message>
        <source>(a) and (b): the share won so far in our games of Tables 2 and 3, in twenty parts. People at this computer play against two conventional players (c) or two rule-based ones (d); they are other people, so their figures may differ, and the statistics keep no order of games, so that they have no curve.</source>
        <translation>(a) e (b): la quota vinta finora nelle nostre partite delle tabelle 2 e 3, in venti parti. Le persone su questo computer giocano contro due giocatori conventional (c) o due rule-based (d); sono persone diverse, quindi i valori possono differire, e le statistiche non tengono l’ordine delle partite, quindi per loro non c’è curva.</translation>
    </message>
    <message>
        <source>(a) Rule-based against randomized</source>
        <translation>(a) Rule-based contro randomized</translation>
    </message>
    <message>
        <source>(b) Rule-based against conventional</source>
        <translation>(b) Rule-based contro conventional</translation>
    </message>
    <message>
        <source>(c) Conventional against people</source>
        <translation>(c) Conventional contro persone</translation>
    </message>
    <message>
        <source>(d) Rule-based against people</source>
        <translation>(d) Rule-based contro persone</translation>
    </message>
    <message>
        <source>Rule-based against randomized</source>
        <translation>Rule-based contro randomized</translation>
    </message>
    <message>
        <source>Rule-based against conventional</source>
        <translation>Rule-based contro conventional</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against %1</source>
        <translation>Distribuzione dei punteggi: rule-based contro %1</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against people</source>
        <translation>Distribuzione dei punteggi: rule-based contro persone</translation>
    </message>
    <message>
        <source>The size of the game: B^D</source>
        <translation>La grandezza del gioco: B^D</translation>
    </message>
    <message>
        <source>B is the paper&apos;s count of possible moves, any five, two or one of the cards or a pass, whether or not they are legal; D is the mean number of plays and passes of a game. Which players played its 250 games, and whether a pass put them out of the round, is not said; here four rule-based ones do, and it does not (pass=reenter).</source>
        <translation>B è il numero di mosse possibili contato dallo studio, cinque, due o una qualsiasi delle carte oppure passare, valide o no; D è il numero medio di giocate e passi di una partita. Quali giocatori abbiano giocato le sue 250 partite, e se passando si uscisse dal giro, non è detto; qui giocano quattro rule-based, e non si esce (pass=reenter).</translation>
    </message>
    <message>
        <source>None was found: tried other players, see below, and `pass=locked`, 32.8 turns.</source>
        <translation>Nessun motivo trovato. Provati: altri giocatori, vedi sotto, e `pass=locked`, 32,8 turni.</translation>
    </message>
    <message>
        <source>Average length D</source>
        <translation>Durata media D</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>Average possible moves B</source>
        <translation>Media delle mosse possibili B</translation>
    </message>
    <message>
        <source>Strategic complexity sqrt(B)/D</source>
        <translation>Complessità strategica sqrt(B)/D</translation>
    </message>
    <message>
        <source>Tree size B^D, decimal logarithm</source>
        <translation>Grandezza dell’albero B^D, logaritmo decimale</translation>
    </message>
    <message>
        <source>B counts sets of cards, most of which are no plays: a player who is to move has far fewer legal moves.</source>
        <translation>B conta insiemi di carte, che per lo più non sono giocate: chi muove ha molte meno mosse valide.</translation>
    </message>
    <message>
        <source>Time of a decision by cards left</source>
        <translation>Tempo di una decisione per carte rimaste</translation>
    </message>
    <message>
        <source>Rule-based against conventional, with pass=reenter; by the cards in its hand and those on the table, which the paper gives for 13, 8 and 5 cards on its own computer.</source>
        <translation>Rule-based contro conventional, con pass=reenter; secondo le carte che ha in mano e quelle in tavola. Lo studio dà i tempi per 13, 8 e 5 carte, sul suo computer.</translation>
    </message>
    <message>
        <source>one-card field</source>
        <translation>una carta in tavola</translation>
    </message>
    <message>
        <source>%1 cards, one-card field</source>
        <translation>%1 carte, una in tavola</translation>
    </message>
    <message>
        <source>two-card field</source>
        <translation>due carte in tavola</translation>
    </message>
    <message>
        <source>%1 cards, two-card field</source>
        <translation>%1 carte, due in tavola</translation>
    </message>
    <message>
        <source>five-card field</source>
        <translation>cinque carte in tavola</translation>
    </message>
    <message>
        <source>%1 cards, five-card field</source>
        <translation>%1 carte, cinque in tavola</translation>
    </message>
    <message>
        <source>Time of a decision</source>
        <translation>Tempo di una decisione</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>carte rimaste</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondi</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Rule-based wins</source>
        <translation>Vittorie di rule-based</translation>
    </message>
    <message>
        <source>Rule-based, score when winning</source>
        <translation>Rule-based, punteggio quando vince</translation>
    </message>
    <message>
        <source>Rule-based, score when losing</source>
        <translation>Rule-based, punteggio quando perde</translation>
    </message>
    <message>
        <source>%1, score when winning</source>
        <translation>%1, punteggio quando vince</translation>
    </message>
    <message>
        <source>%1, score when losing</source>
        <translation>%1, punteggio quando perde</translation>
    </message>
    <message>
        <source>The published scores break the paper&apos;s own scoring, by which the winner gains what the three losers lose (section 2.1): in %1 games the winners gained %2 points and the losers lost %3. With these winners the mean loser loses %4, not %5; no player can have both of the published means.</source>
        <translation>I punteggi pubblicati violano il conteggio dello studio stesso, per cui chi vince guadagna ciò che perdono gli altri tre (sezione 2.1): in %1 partite i vincitori hanno guadagnato %2 punti e i perdenti ne hanno persi %3. Con questi vincitori un perdente perde in media %4, non %5; nessun giocatore può avere entrambe le medie pubblicate.</translation>
    </message>
    <message>
        <source>The test pairs the scores of a rule-based player and an opponent of the same game, drops pairs without a difference, gives ties their mean rank and takes the sum of ranks as normal, two-sided: so the published scores give the published p-values. No single formula gives the three published effect sizes, 0.5921, 0.3545 and 0.1442: the rank-biserial correlation of the published scores is 0.684, 0.404 and 0.144, z/sqrt(n) 0.593, 0.350 and 0.125.</source>
        <translation>Il test appaia i punteggi di un giocatore rule-based e di un avversario della stessa partita, scarta le coppie senza differenza, dà ai pari merito il rango medio e considera normale la somma dei ranghi, bilaterale: così dai punteggi pubblicati vengono i valori p pubblicati. Nessuna formula da sola dà le tre dimensioni dell’effetto pubblicate, 0,5921, 0,3545 e 0,1442: la correlazione rango-biseriale dei punteggi pubblicati è 0,684, 0,404 e 0,144, z/sqrt(n) 0,593, 0,350 e 0,125.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>share of the scores</source>
        <translation>quota dei punteggi</translation>
    </message>
    <message>
        <source>Scores of rule-based</source>
        <translation>Punteggi di rule-based</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>i nostri</translation>
    </message>
    <message>
        <source>published</source>
        <translation>pubblicati</translation>
    </message>
    <message>
        <source>Scores of %1</source>
        <translation>Punteggi di %1</translation>
    </message>
    <message>
        <source>Scores of rule-based and %1</source>
        <translation>Punteggi di rule-based e %1</translation>
    </message>
    <message>
        <source>determinizations</source>
        <translation>determinizzazioni</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>partite vinte</translation>
    </message>
    <message>
        <source>Appendix C: MiniMax by determinizations, the mean against the three simple players</source>
        <translation>Appendice C: MiniMax per determinizzazioni, media contro i tre giocatori semplici</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat against each of three players. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2</source>
        <translation>%1 Pubblicato: 10.000 partite da ogni posto contro ciascuno dei tre giocatori. I secondi sono quelli di MiniMax per 10.000 partite, sul computer degli autori e su questo. %2</translation>
    </message>
    <message>
        <source>Appendix C: games that MiniMax won</source>
        <translation>Appendice C: partite vinte da MiniMax</translation>
    </message>
    <message>
        <source>Appendix C: seconds</source>
        <translation>Appendice C: secondi</translation>
    </message>
    <message>
        <source>seconds for 10,000 games</source>
        <translation>secondi per 10.000 partite</translation>
    </message>
    <message>
        <source>%1 determinizations</source>
        <translation>%1 determinizzazioni</translation>
    </message>
    <message>
        <source>Section VII sees about 12 points between 3 and 500 determinizations; its own table has 9.0.</source>
        <translation>La sezione VII vede circa 12 punti fra 3 e 500 determinizzazioni; la sua tabella ne ha 9,0.</translation>
    </message>
    <message>
        <source>%1 Against `baseline:cases=hand` ours wins more with every number: up to 2 points with 100 and fewer, 2 to 4 with more.</source>
        <translation>%1 Contro `baseline:cases=hand` il nostro vince di più con ogni numero: fino a 2 punti con 100 e meno, da 2 a 4 con più.</translation>
    </message>
    <message>
        <source>Appendix E: MiniMax by determinizations, against each of the simple players</source>
        <translation>Appendice E: MiniMax per determinizzazioni, contro ciascuno dei giocatori semplici</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2 Appendix D is a diagram; our copy of the paper has no Appendix F.</source>
        <translation>%1 Pubblicato: 10.000 partite da ogni posto. I secondi sono quelli di MiniMax per 10.000 partite, sul computer degli autori e su questo. %2 L’appendice D è un diagramma; la nostra copia dello studio non ha l’appendice F.</translation>
    </message>
    <message>
        <source>MiniMax by the depth of its tree, against Greedy</source>
        <translation>MiniMax per profondità del suo albero, contro Greedy</translation>
    </message>
    <message>
        <source>%1 The paper has a depth of 6 cards (section IV-E) and no comparison. %2 That holds at depth 6, with less the whole tree is searched until so few cards are left.</source>
        <translation>%1 Lo studio ha una profondità di 6 carte (sezione IV-E) e nessun confronto. %2 Questo vale a profondità 6; con meno si esplora tutto l’albero solo quando restano così poche carte.</translation>
    </message>
    <message>
        <source>Games that MiniMax won against Greedy</source>
        <translation>Partite vinte da MiniMax contro Greedy</translation>
    </message>
    <message>
        <source>depth, in cards</source>
        <translation>profondità, in carte</translation>
    </message>
    <message>
        <source>share</source>
        <translation>quota</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondità %1</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <translation>%1 v %2</translation>
    </message>
    <message>
        <source>Games won against %1, draws half</source>
        <translation>Partite vinte contro %1, pareggi a metà</translation>
    </message>
    <message>
        <source>Games won with each reading of trumps, draws half</source>
        <translation>Partite vinte con ogni lettura delle briscole, pareggi a metà</translation>
    </message>
    <message>
        <source>Section V: Hybrid against the other players, and its networks beside each other</source>
        <translation>Sezione V: Hybrid contro gli altri giocatori, e le sue reti a confronto</translation>
    </message>
    <message>
        <source>The paper&apos;s text has no figures of Hybrid. Alone it plays the card of its hand with the highest output; with hybrid:fallback=minimax it asks MiniMax when the highest of all outputs is for another card, as the paper&apos;s program does. All networks have learned from the same positions: three activations, three sizes of the hidden layer, and three readings of &quot;a high suit card&quot;. %1</source>
        <translation>Il testo dello studio non dà valori per Hybrid. Da solo gioca la carta della sua mano con l’uscita più alta; con hybrid:fallback=minimax chiede a MiniMax quando l’uscita più alta di tutte è di un’altra carta, come fa il programma dello studio. Tutte le reti hanno imparato dalle stesse posizioni: tre funzioni di attivazione, tre grandezze dello strato nascosto e tre letture di «a high suit card». %1</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Hybrid asking MiniMax</source>
        <translation>Hybrid che chiede a MiniMax</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, primo</translation>
    </message>
    <message>
        <source>%1 v itself</source>
        <translation>%1 v se stesso</translation>
    </message>
    <message>
        <source>highest output not in the hand, %1</source>
        <translation>uscita più alta non in mano, %1</translation>
    </message>
    <message>
        <source>Section V: all pairings of Random, BaseLine, Greedy and MiniMax, both seats</source>
        <translation>Sezione V: tutti gli incontri fra Random, BaseLine, Greedy e MiniMax, da entrambi i posti</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games of each pairing and seat.</source>
        <translation>%1 Pubblicato: il registro degli autori, 10.000 partite per ogni incontro e posto.</translation>
    </message>
    <message>
        <source>Fig. 3: Greedy against the other players</source>
        <translation>Fig. 3: Greedy contro gli altri giocatori</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 Pubblicato: il registro degli autori, 10.000 partite da ogni posto.</translation>
    </message>
    <message>
        <source>Fig. 3: games that Greedy won</source>
        <translation>Fig. 3: partite vinte da Greedy</translation>
    </message>
    <message>
        <source>Greedy against itself, first</source>
        <translation>Greedy contro se stesso, primo</translation>
    </message>
    <message>
        <source>Greedy against %1</source>
        <translation>Greedy contro %1</translation>
    </message>
    <message>
        <source>Fig. 4: first and second player, each player against itself</source>
        <translation>Fig. 4: primo e secondo giocatore, ciascuno contro se stesso</translation>
    </message>
    <message>
        <source>%1 Published: Greedy in the text of section VII, the others in the authors&apos; log, 10,000 games each.</source>
        <translation>%1 Pubblicato: Greedy nel testo della sezione VII, gli altri nel registro degli autori, 10.000 partite ciascuno.</translation>
    </message>
    <message>
        <source>%1, second</source>
        <translation>%1, secondo</translation>
    </message>
    <message>
        <source>That the second player is better off is a property of the program: it draws the turned-up trump, and the first trick counts as if it had led. By the rules Random and BaseLine win more as the first player, Greedy and MiniMax as the second.</source>
        <translation>Il vantaggio del secondo giocatore è una proprietà del programma: pesca la briscola scoperta, e la prima presa conta come se avesse aperto lui. Secondo le regole Random e BaseLine vincono di più da primi, Greedy e MiniMax da secondi.</translation>
    </message>
    <message>
        <source>Fig. 5: MiniMax that knows 0 to 3 cards of Greedy&apos;s hand, and the clairvoyant</source>
        <translation>Fig. 5: MiniMax che conosce da 0 a 3 carte della mano di Greedy, e il veggente</translation>
    </message>
    <message>
        <source>%1 MiniMax here, by the program: %2;known=lot;peek=0 to 3, which knows other cards of the hand in each sample; by the rules: minimax:peek=0 to 3, minimax:ties=cheapest;peek=0 to 3 and minimax:ties=cheapest;depth=4;peek=0 to 3. Greedy is greedy:second=off and greedy; the clairvoyant is clairvoyant in both. Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 MiniMax qui, come nel programma: %2;known=lot;peek=0 fino a 3, che in ogni campione conosce altre carte della mano; secondo le regole: minimax:peek=0 fino a 3, minimax:ties=cheapest;peek=0 fino a 3 e minimax:ties=cheapest;depth=4;peek=0 fino a 3. Greedy è greedy:second=off e greedy; il veggente è clairvoyant in entrambi i casi. Pubblicato: il registro degli autori, 10.000 partite da ogni posto.</translation>
    </message>
    <message>
        <source>ties by lot</source>
        <translation>pari merito a sorte</translation>
    </message>
    <message>
        <source>ties to the cheapest card</source>
        <translation>pari merito alla carta più economica</translation>
    </message>
    <message>
        <source>the same, two tricks deep</source>
        <translation>lo stesso, due prese avanti</translation>
    </message>
    <message>
        <source>Fig. 5: games won against Greedy</source>
        <translation>Fig. 5: partite vinte contro Greedy</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>carte conosciute</translation>
    </message>
    <message>
        <source>%1, %2 known</source>
        <translation>%1, %2 conosciute</translation>
    </message>
    <message>
        <source>the paper&apos;s program</source>
        <translation>il programma dello studio</translation>
    </message>
    <message>
        <source>None was found: tried `clairvoyant:positions=1`, which wins 98 % of 1,000 games as well. The published player wins fewer than MiniMax, which sees no stock.</source>
        <translation>Nessun motivo trovato. Provato: `clairvoyant:positions=1`, che vince anch’esso il 98% di 1000 partite. Il giocatore pubblicato ne vince meno di MiniMax, che il mazzo non lo vede.</translation>
    </message>
    <message>
        <source>Knowing cards hardly helps, as published, and by the rules it even hurts. It is not the vote but the ties: in a hand of three tricks many orders of play have the same value. Thirty different hands settle them by vote; with the hand known every vote is drawn by lot. Where the cheapest of equal cards is played, knowing does not hurt; and with two tricks of depth, so that the end of the hand is not taken for the end of the game, it helps as one would expect.</source>
        <translation>Conoscere carte aiuta poco, come pubblicato, e secondo le regole addirittura nuoce. Non dipende dal voto ma dai pari merito: in una mano di tre prese molti ordini di gioco hanno lo stesso valore. Trenta mani diverse li decidono a voti; con la mano nota ogni voto si tira a sorte. Dove fra carte uguali si gioca la più economica, conoscere non nuoce; e con due prese di profondità, così che la fine della mano non sia presa per la fine della partita, aiuta come ci si aspetta.</translation>
    </message>
    <message>
        <source>Appendix B: the ordered deck, every game with the same cards</source>
        <translation>Appendice B: il mazzo ordinato, ogni partita con le stesse carte</translation>
    </message>
    <message>
        <source>The appendix gives the numbers of the cards but not the order that was drawn; here it is drawn with seed 1. Seat 0 begins. %1</source>
        <translation>L’appendice dà i numeri delle carte ma non l’ordine estratto; qui è estratto con il seme casuale 1. Comincia il posto 0. %1</translation>
    </message>
    <message>
        <source>Games the first player won, the rules</source>
        <translation>Partite vinte dal primo giocatore, regole</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primo</translation>
    </message>
    <message>
        <source>second</source>
        <translation>secondo</translation>
    </message>
    <message>
        <source>Points of the first player, the rules</source>
        <translation>Punti del primo giocatore, regole</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <translation>%1 (programma)</translation>
    </message>
    <message>
        <source>%1 (rules)</source>
        <translation>%1 (regole)</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>&quot;Program&quot;: as the paper&apos;s program plays, with a fixed order of drawing, the first trick judged as if the second player had led it, a card drawn in the place of the card played, and the players baseline:cases=hand, greedy:second=off and %1. &quot;Rules&quot;: the common rules and the players as the paper&apos;s text has them. Draws are not won.</source>
        <translation>«Programma»: come gioca il programma dello studio, con un ordine di pesca fisso, la prima presa valutata come se avesse aperto il secondo giocatore, la carta pescata al posto di quella giocata, e i giocatori baseline:cases=hand, greedy:second=off e %1. «Regole»: le regole comuni e i giocatori come nel testo dello studio. I pareggi non sono vittorie.</translation>
    </message>
    <message>
        <source>None was found: tried %1 games, %2 % (%3 to %4).</source>
        <translation>Nessun motivo trovato. Provato: %1 partite, %2% (da %3 a %4).</translation>
    </message>
    <message>
        <source>By the rules the default MiniMax does not search the tree between two players, but works out its values in closed form; they are the same, its seconds do not compare with the program&apos;s.</source>
        <translation>Secondo le regole, in due, MiniMax predefinito non esplora l’albero, ma ne calcola i valori in forma chiusa; sono gli stessi, ma i suoi secondi non si confrontano con quelli del programma.</translation>
    </message>
    <message>
        <source>Games the first player won, the program&apos;s conditions</source>
        <translation>Partite vinte dal primo giocatore, condizioni del programma</translation>
    </message>
    <message>
        <source>%1 first, %2 second</source>
        <translation>primo %1, secondo %2</translation>
    </message>
    <message>
        <source>13,525,720 rows, answering the deck</source>
        <translation>13.525.720 righe, risponde al mazzo</translation>
    </message>
    <message>
        <source>a row for all renamings of suits, answering the deck</source>
        <translation>una riga per tutti i nomi dei semi, risponde al mazzo</translation>
    </message>
    <message>
        <source>the trump suit alone, answering the deck</source>
        <translation>solo il seme di briscola, risponde al mazzo</translation>
    </message>
    <message>
        <source>the trump suit alone, playing Greedy</source>
        <translation>solo il seme di briscola, contro Greedy</translation>
    </message>
    <message>
        <source>against %1 after %2 games</source>
        <translation>contro %1 dopo %2 partite</translation>
    </message>
    <message>
        <source>Appendix A: training by Q-learning</source>
        <translation>Appendice A: allenamento con Q-learning</translation>
    </message>
    <message>
        <source>Published: no figures, but that &quot;the training times are far too long and impractical&quot;. Ours: the paper&apos;s table of 13,525,720 states and three actions, and smaller ones, learn from 200,000 games and play 2,000 games against each player; and the program&apos;s tables, which learned from millions, by the rules. Leads and the last tricks are not in the paper&apos;s table: there the player gives the card it needs least.</source>
        <translation>Pubblicato: nessun valore, ma «the training times are far too long and impractical». Il nostro: la tabella dello studio, 13.525.720 stati e tre azioni, e altre più piccole, imparano da 200.000 partite e ne giocano 2000 contro ogni giocatore; e le tabelle del programma, che hanno imparato da milioni, secondo le regole. Le aperture e le ultime prese non sono nella tabella dello studio: lì il giocatore dà la carta che gli serve meno.</translation>
    </message>
    <message>
        <source>Games won, %1</source>
        <translation>Partite vinte, %1</translation>
    </message>
    <message>
        <source>games of training</source>
        <translation>partite di allenamento</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contro %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not within %1 games</source>
        <translation>non entro %1 partite</translation>
    </message>
    <message>
        <source>after %1 games</source>
        <translation>dopo %1 partite</translation>
    </message>
    <message>
        <source>%1, beats %2 %3, %4 %5, %6 %7.</source>
        <translation>%1, batte %2 %3, %4 %5, %6 %7.</translation>
    </message>
    <message>
        <source>%1, seconds for 200,000 games</source>
        <translation>%1, secondi per 200.000 partite</translation>
    </message>
    <message>
        <source>The paper&apos;s outer loop, until no value of the table is 0, never ends: in the last trick, a card without points against a trump card without points is worth 0 whichever way it goes.</source>
        <translation>Il ciclo esterno dello studio, finché nessun valore della tabella è 0, non finisce mai: nell’ultima presa, una carta senza punti contro una briscola senza punti vale 0 comunque vada.</translation>
    </message>
    <message>
        <source>alpha-beta, a window for each card</source>
        <translation>alfa-beta, una finestra per ogni carta</translation>
    </message>
    <message>
        <source>alpha-beta, one window (Algorithm 1)</source>
        <translation>alfa-beta, una finestra (Algoritmo 1)</translation>
    </message>
    <message>
        <source>Section VII: nodes and time of MiniMax with and without pruning</source>
        <translation>Sezione VII: nodi e tempo di MiniMax con e senza potatura</translation>
    </message>
    <message>
        <source>The paper times both together (40 minutes for all pairings) and gives the order of b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at each decision of games between random players, and matches against Greedy. Compare minimax:ties=bounds, which searches the tree, with and without pruning=off; the default minimax takes the values from a closed form. %1</source>
        <translation>Lo studio misura il tempo dei due insieme (40 minuti per tutti gli incontri) e dà l’ordine di b^(m/2) nodi con b = 3 e m = 6 (sezione IV-F). Qui: una mano campionata a ogni decisione di partite fra giocatori casuali, e incontri contro Greedy. Si confrontino minimax:ties=bounds, che esplora l’albero, con e senza pruning=off; minimax predefinito prende i valori da una forma chiusa. %1</translation>
    </message>
    <message>
        <source>%1, leading with %2 cards</source>
        <translation>%1, apre con %2 carte</translation>
    </message>
    <message>
        <source>%1, answering with %2 cards</source>
        <translation>%1, risponde con %2 carte</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodi</translation>
    </message>
    <message>
        <source>%1, a tree</source>
        <translation>%1, un albero</translation>
    </message>
    <message>
        <source>%1 against Greedy</source>
        <translation>%1 contro Greedy</translation>
    </message>
    <message>
        <source>%1, 10,000 games</source>
        <translation>%1, 10.000 partite</translation>
    </message>
    <message>
        <source>Pruning leaves the values of the best cards as they are: minimax, whose closed form has the values of alpha-beta with a window for each card, and minimax:pruning=off win the same games. With ties=bounds all cards of the hand share one window, and a pruned card can have the best value and its vote: those games differ. With three cards each the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. b^(m/2) = 27 is the best that pruning could do if they did not.</source>
        <translation>La potatura lascia invariati i valori delle carte migliori: minimax, la cui forma chiusa ha i valori di alfa-beta con una finestra per ogni carta, e minimax:pruning=off vincono le stesse partite. Con ties=bounds tutte le carte della mano condividono una finestra, e una carta potata può avere il valore migliore e il suo voto: quelle partite differiscono. Con tre carte ciascuno l’albero intero ha 139 nodi e 36 foglie, perché le mani si accorciano: 3 * 3 * 2 * 2. b^(m/2) = 27 è il meglio che la potatura potrebbe fare se non si accorciassero.</translation>
    </message>
    <message>
        <source>Section IV-G: confidence bounds of MiniMax against Greedy</source>
        <translation>Sezione IV-G: limiti di confidenza di MiniMax contro Greedy</translation>
    </message>
    <message>
        <source>%1 Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, which is taken for the number of games, MiniMax beginning. The paper&apos;s opponent is &quot;simple brains&quot;, which is taken for Greedy: our assumption.</source>
        <translation>%1 Pubblicato: 78.235 e 19.342 partite vinte; insieme fanno il 97,6% di 100.000, preso come numero di partite, con MiniMax che comincia. L’avversario dello studio è «simple brains», preso per Greedy: è una nostra ipotesi.</translation>
    </message>
    <message>
        <source>MiniMax first, won</source>
        <translation>MiniMax primo, vinte</translation>
    </message>
    <message>
        <source>Greedy second, won</source>
        <translation>Greedy secondo, vinte</translation>
    </message>
    <message>
        <source>w1, Eq. 4</source>
        <translation>w1, Eq. 4</translation>
    </message>
    <message>
        <source>s(w1), Eq. 5</source>
        <translation>s(w1), Eq. 5</translation>
    </message>
    <message>
        <source>lower bound, Eq. 6</source>
        <translation>limite inferiore, Eq. 6</translation>
    </message>
    <message>
        <source>upper bound, Eq. 7</source>
        <translation>limite superiore, Eq. 7</translation>
    </message>
    <message>
        <source>lower bound of the published counts, Eq. 6</source>
        <translation>limite inferiore dai conteggi pubblicati, Eq. 6</translation>
    </message>
    <message>
        <source>upper bound of the published counts, Eq. 7</source>
        <translation>limite superiore dai conteggi pubblicati, Eq. 7</translation>
    </message>
    <message>
        <source>The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 and 7, and a difference of shares cannot exceed 1. With the published counts they give %1 to %2. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - w2). Eq. 7 limits the upper bound by max(..., -1); here it is min(..., 1).</source>
        <translation>L’intervallo stampato, da 0,1985352 a 1,376395239, non segue dalle Eq. 6 e 7, e una differenza di quote non può superare 1. Con i conteggi pubblicati danno da %1 a %2. Gli estremi stampati sono w2 + 2 z s(w1) e lo stesso più 2 (w1 - w2). L’Eq. 7 limita quello superiore con max(..., -1); qui è min(..., 1).</translation>
    </message>
    <message>
        <source>How often the network of the landlord plays as its teacher</source>
        <translation>Quanto spesso la rete del latifondista gioca come il suo maestro</translation>
    </message>
    <message>
        <source>How often the network of the peasant 1 plays as its teacher</source>
        <translation>Quanto spesso la rete del contadino 1 gioca come il suo maestro</translation>
    </message>
    <message>
        <source>How often the network of the peasant 2 plays as its teacher</source>
        <translation>Quanto spesso la rete del contadino 2 gioca come il suo maestro</translation>
    </message>
    <message>
        <source>positions learned from, in thousands</source>
        <translation>posizioni da cui ha imparato, in migliaia</translation>
    </message>
    <message>
        <source>first of all outputs</source>
        <translation>prima di tutte le uscite</translation>
    </message>
    <message>
        <source>first of the legal outputs, where there is a choice</source>
        <translation>prima delle uscite valide, dove c’è scelta</translation>
    </message>
    <message>
        <source>Section 6.1: the share of moves for which the network&apos;s first output is what was played, by iterations of the training; about 85 % after 5 million games of people, which are not public. Here the teacher is `%1`, and learned were deals that the role&apos;s side won, as in the paper. The plot has the course of the training, on deals held out; the figures are of fresh deals, half as many as asked for.</source>
        <translation>Sezione 6.1: la quota di mosse in cui la prima uscita della rete è ciò che è stato giocato, per iterazioni dell’allenamento; circa l’85% dopo 5 milioni di partite di persone, che non sono pubbliche. Qui il maestro è `%1`, e si è imparato dalle smazzate vinte dalla parte di quel ruolo, come nello studio. Il grafico mostra l’andamento dell’allenamento, su smazzate tenute da parte; i valori vengono da smazzate nuove, la metà di quelle richieste.</translation>
    </message>
    <message>
        <source>first output, deals won</source>
        <translation>prima uscita, smazzate vinte</translation>
    </message>
    <message>
        <source>The teacher, `%1`, is no person: in the same position it always plays the same, and its quick rules decide where plays are about as good. The networks learned from 160,000 deals instead of 5 million.</source>
        <translation>Il maestro, `%1`, non è una persona: nella stessa posizione gioca sempre allo stesso modo, e dove le giocate si equivalgono decidono le sue regole rapide. Le reti hanno imparato da 160.000 smazzate invece che da 5 milioni.</translation>
    </message>
    <message>
        <source>first output, deals won, with a choice</source>
        <translation>prima uscita, smazzate vinte, con scelta</translation>
    </message>
    <message>
        <source>decision, deals won</source>
        <translation>decisione, smazzate vinte</translation>
    </message>
    <message>
        <source>decision, deals won, with a choice</source>
        <translation>decisione, smazzate vinte, con scelta</translation>
    </message>
    <message>
        <source>decision, all deals</source>
        <translation>decisione, tutte le smazzate</translation>
    </message>
    <message>
        <source>first output, deals won, as `%1` would play</source>
        <translation>prima uscita, smazzate vinte, come giocherebbe `%1`</translation>
    </message>
    <message>
        <source>the same, with a choice</source>
        <translation>lo stesso, con scelta</translation>
    </message>
    <message>
        <source>The same deal played three times, as sheets</source>
        <translation>La stessa smazzata giocata tre volte, su fogli di gioco</translation>
    </message>
    <message>
        <source>Section 6.2: one deal, played by the program alone, by the program as the landlord against people, and by two programs as the peasants against a person. Here `multirole` is the program, and `%1` plays for the people. The contents of the published table are not in our copy: the deal is another, and changes with the seed. Landlord&apos;s hand, those of peasants 1 and 2, the kitty; then seat (0: the landlord) and cards of each play, a round a line. Passes are not recorded.</source>
        <translation>Sezione 6.2: una smazzata, giocata dal programma da solo, dal programma come latifondista contro persone, e da due programmi come contadini contro una persona. Qui `multirole` è il programma, e `%1` gioca al posto delle persone. Il contenuto della tabella pubblicata manca nella nostra copia: la smazzata è un’altra, e cambia con il seme casuale. Mano del latifondista, quelle dei contadini 1 e 2, il monte; poi posto (0: il latifondista) e carte di ogni giocata, un giro per riga. I passi non sono annotati.</translation>
    </message>
    <message>
        <source>One deal shows how it is played, and nothing of how well. How often the program plays as its teacher does is in figures 3 to 5.</source>
        <translation>Una smazzata mostra come si gioca, e niente di quanto bene. Quanto spesso il programma gioca come il suo maestro è nelle figure da 3 a 5.</translation>
    </message>
    <message>
        <source>Who passes more often</source>
        <translation>Chi passa più spesso</translation>
    </message>
    <message>
        <source>Section 6.1 counts the plays of people: peasants pass more often than the landlord, which is taken for cooperation. It gives no figures. Here the passes of each role in games of three equal players; peasant 1 plays after the landlord.</source>
        <translation>La sezione 6.1 conta le giocate delle persone: i contadini passano più spesso del latifondista, il che si interpreta come collaborazione. Non dà valori. Qui i passi di ogni ruolo in partite di tre giocatori uguali; il contadino 1 gioca dopo il latifondista.</translation>
    </message>
    <message>
        <source>%1: landlord</source>
        <translation>%1: latifondista</translation>
    </message>
    <message>
        <source>%1: peasant 1</source>
        <translation>%1: contadino 1</translation>
    </message>
    <message>
        <source>%1: peasant 2</source>
        <translation>%1: contadino 2</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>passi per partita</translation>
    </message>
    <message>
        <source>What triplets carry, in four cases</source>
        <translation>Che cosa si aggiunge ai tris, in quattro casi</translation>
    </message>
    <message>
        <source>Section 6.3: four situations out of the games of table 3, the ways to carry cards, and the one the valuation (section 4) recommends. The contents of the table are not in our copy: these hands are made after the text, the last with its 456667899. Value of the cards that stay, for each way; 9999 if none stay.</source>
        <translation>Sezione 6.3: quattro situazioni dalle partite della tabella 3, i modi di aggiungere carte, e quello consigliato dalla valutazione (sezione 4). Il contenuto della tabella manca nella nostra copia: queste mani sono composte in base al testo, l’ultima con il suo 456667899. Per ogni modo, il valore delle carte che restano; 9999 se non ne restano.</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!, valori appresi</translation>
    </message>
    <message>
        <source>MDP, two thresholds</source>
        <translation>MDP, due soglie</translation>
    </message>
    <message>
        <source>Published: 31 games up to ten points. The thesis does not say how trump was made; here the upcard is trump and the maker drawn by lot (`trump=random_maker`), and the dealer leads as in its text (`lead=dealer`). Each deal is played again with the sides exchanged, of mixed teams also with the partners exchanged. &quot;At the table&quot;: with bidding, the seat after the dealer leads.</source>
        <translation>Pubblicato: 31 partite a dieci punti. La tesi non dice come si sceglieva la briscola; qui è briscola la carta scoperta e il dichiarante si tira a sorte (`trump=random_maker`), e apre il mazziere, come nel suo testo (`lead=dealer`). Ogni smazzata si rigioca a parti invertite, con coppie miste anche a compagni invertiti. «Al tavolo»: con le dichiarazioni, apre chi siede dopo il mazziere.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 (other reading)</source>
        <translation>%1 (altra lettura)</translation>
    </message>
    <message>
        <source>%1 (at the table)</source>
        <translation>%1 (al tavolo)</translation>
    </message>
    <message>
        <source>%1, games won</source>
        <translation>%1, partite vinte</translation>
    </message>
    <message>
        <source>%1, points</source>
        <translation>%1, punti</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>%1&apos;s win does not come out clearly: %2 wins %3 against %4, published %5.</source>
        <translation>La vittoria di %1 non risulta chiara: %2 vince %3 contro %4, pubblicato %5.</translation>
    </message>
    <message>
        <source>%1 In the other reading it wins %2.</source>
        <translation>%1 Nell’altra lettura vince %2.</translation>
    </message>
    <message>
        <source>%1 &quot;Other reading&quot;: players as %2.</source>
        <translation>%1 «Altra lettura»: giocatori come %2.</translation>
    </message>
    <message>
        <source>%1 Players after the thesis&apos; short descriptions stand in for the programs; its averages against them are no multiples of 1/31.</source>
        <translation>%1 Giocatori costruiti sulle brevi descrizioni della tesi sostituiscono i programmi; le medie della tesi contro di loro non sono multipli di 1/31.</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (HIGH 8.2 points) and `trump=dealer_maker` (8.4).</source>
        <translation>Nessun motivo trovato. Provati: `lead=eldest` (HIGH 8,2 punti) e `trump=dealer_maker` (8,4).</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (LOW 6.6 points).</source>
        <translation>Nessun motivo trovato. Provato: `lead=eldest` (LOW 6,6 punti).</translation>
    </message>
    <message>
        <source>With `mdp:threshold=5` MDP wins 59.7 % and HIGH has 7.5 points, which 31 games cannot tell from what was published; thresholds of 10 to 60 bring less.</source>
        <translation>Con `mdp:threshold=5` MDP vince il 59,7% e HIGH ha 7,5 punti: 31 partite non bastano a distinguerli dai valori pubblicati; soglie da 10 a 60 rendono meno.</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, RANDOM has 6.8 points, which 31 games cannot tell from 7.5.</source>
        <translation>Con le regole 3c e 3d prese alla lettera, `uf:beaten_chance=1;partner_loses=high`, RANDOM ha 6,8 punti: 31 partite non bastano a distinguerli da 7,5.</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (83.9 %), `uf:good_chance=25` (87.3 %) and `trump=dealer_maker` (91.4 %).</source>
        <translation>Nessun motivo trovato. Provati: `uf:beaten_chance=1;partner_loses=high` (83,9%), `uf:good_chance=25` (87,3%) e `trump=dealer_maker` (91,4%).</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, UF wins 42.3 %, which 31 games cannot tell from 35.5 %.</source>
        <translation>Con le regole 3c e 3d prese alla lettera, `uf:beaten_chance=1;partner_loses=high`, UF vince il 42,3%: 31 partite non bastano a distinguerlo dal 35,5%.</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (7.9 points, 46.2 % won).</source>
        <translation>Nessun motivo trovato. Provato: `uf:beaten_chance=1;partner_loses=high` (7,9 punti, vinto il 46,2%).</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, UF wins 48.9 %, and `uf:good_chance=25` 52.9 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>Contro `bid-euchre:lead=highest`, UF vince il 48,9%, e `uf:good_chance=25` il 52,9%: 31 partite non bastano a distinguerlo dal 64,5%. Il sostituto apre meglio di quanto facesse il programma.</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 54.1 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>Contro `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` vince il 54,1%: 31 partite non bastano a distinguerlo dal 64,5%. Il sostituto apre meglio di quanto facesse il programma.</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf:good_chance=25` wins 61.2 %, which 31 games cannot tell from 71.0 %.</source>
        <translation>Contro `classic-easy:wins=highest`, `uf:good_chance=25` vince il 61,2%: 31 partite non bastano a distinguerlo dal 71,0%.</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 62.1 %, which 31 games cannot tell from 74.2 %.</source>
        <translation>Contro `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` vince il 62,1%: 31 partite non bastano a distinguerlo dal 74,2%.</translation>
    </message>
    <message>
        <source>With `uf-hybrid:good_chance=25;threshold=50` UF.5 wins 54.2 %, which 31 games cannot tell from 61.3 %.</source>
        <translation>Con `uf-hybrid:good_chance=25;threshold=50` UF.5 vince il 54,2%: 31 partite non bastano a distinguerlo dal 61,3%.</translation>
    </message>
    <message>
        <source>UF as it is against `classic-hard` as it is comes nearer: 35.9 %, which 31 games cannot tell from 41.9 %.</source>
        <translation>UF così com’è contro `classic-hard` così com’è si avvicina di più: 35,9%, che 31 partite non bastano a distinguere dal 41,9%.</translation>
    </message>
    <message>
        <source>Against `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 53.6 %, which 31 games cannot tell from 51.6 %.</source>
        <translation>Contro `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` vince il 53,6%: 31 partite non bastano a distinguerlo dal 51,6%.</translation>
    </message>
    <message>
        <source>The thesis says that UF.5 always took more than half of the tricks, and about 5 points more than UF. Here it takes %1 % or more, and %2 points compared with UF on average over the first five; `%3` takes %4.</source>
        <translation>La tesi dice che UF.5 faceva sempre più della metà delle prese, e circa 5 punti più di UF. Qui ne fa almeno il %1%, e rispetto a UF %2 punti in media sui primi cinque; `%3` ne fa %4.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>beats all six</source>
        <translation>batte tutti e sei</translation>
    </message>
    <message>
        <source>does not clearly beat %1</source>
        <translation>non batte chiaramente %1</translation>
    </message>
    <message>
        <source>The thesis&apos; headline is that UF.5 beats everyone, 73.1 % over all. Here UF.5 wins %1 % and %2; `%3` wins %4 % and %5.</source>
        <translation>La conclusione principale della tesi è che UF.5 batte tutti, il 73,1% in totale. Qui UF.5 vince il %1% e %2; `%3` vince il %4% e %5.</translation>
    </message>
    <message>
        <source>Section 5.2 says that UF takes about 56 % of the points and wins about 71 % of the games against HIGH; figure 4.12, which stands beside ours, gives %1 and %2.</source>
        <translation>La sezione 5.2 dice che contro HIGH UF fa circa il 56% dei punti e vince circa il 71% delle partite; la figura 4.12, accanto alla nostra, dà %1 e %2.</translation>
    </message>
    <message>
        <source>Published: bars of 31 games each; the shares of games and points are those of chapter 4. Conditions as in figure 4.1; a game that is asked for is played twice, with the sides exchanged. The other readings are those of figures 4.11 and 4.21.</source>
        <translation>Pubblicato: barre di 31 partite ciascuna; le quote di partite e punti sono quelle del capitolo 4. Condizioni come nella figura 4.1; una partita richiesta si gioca due volte, a parti invertite. Le altre letture sono quelle delle figure 4.11 e 4.21.</translation>
    </message>
    <message>
        <source>clearly beats %1</source>
        <translation>batte chiaramente %1</translation>
    </message>
    <message>
        <source>neither clearly beats nor clearly loses to %1</source>
        <translation>con %1 né vince né perde chiaramente</translation>
    </message>
    <message>
        <source>clearly loses to %1</source>
        <translation>perde chiaramente contro %1</translation>
    </message>
    <message>
        <source>%1; it %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>In the thesis&apos; game `%1` %2.</source>
        <translation>Nel gioco della tesi `%1` %2.</translation>
    </message>
    <message>
        <source>Future work: MDP with two thresholds, and HIGH! with learned card values</source>
        <translation>Lavori futuri: MDP con due soglie, e HIGH! con valori delle carte appresi</translation>
    </message>
    <message>
        <source>Section 6.1 proposes both and gives no figures. `mdp-two` plays high from 50 % and low below 25 %, as the thesis&apos; example does; between them, where the thesis leaves the method open, it predicts who takes the trick. `high-cautious:values=learned` compares cards by values that a genetic algorithm bred against HIGH! in the thesis&apos; game. Conditions as in figure 4.1.</source>
        <translation>La sezione 6.1 propone entrambi e non dà valori. `mdp-two` gioca alto dal 50% e basso sotto il 25%, come nell’esempio della tesi; nel mezzo, dove la tesi lascia aperto il metodo, prevede chi fa la presa. `high-cautious:values=learned` confronta le carte con valori che un algoritmo genetico ha selezionato contro HIGH! nel gioco della tesi. Condizioni come nella figura 4.1.</translation>
    </message>
    <message>
        <source>Tricks taken by UF and UF.5 against the others</source>
        <translation>Prese fatte da UF e UF.5 contro gli altri</translation>
    </message>
    <message>
        <source>Games won by UF and UF.5 against the others</source>
        <translation>Partite vinte da UF e UF.5 contro gli altri</translation>
    </message>
    <message>
        <source>Points won by UF and UF.5 against the others</source>
        <translation>Punti fatti da UF e UF.5 contro gli altri</translation>
    </message>
    <message>
        <source>Ours play the thesis&apos; game: two players, 18 tiles, figures and hands by lot, until no figure is left. Draws, which the thesis does not mention, count half. Our map is not the published one.</source>
        <translation>I nostri giocano la partita della tesi: due giocatori, 18 tessere, figure e mani a sorte, finché non resta nessuna figura. I pareggi, che la tesi non menziona, valgono metà. La nostra mappa non è quella pubblicata.</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2</source>
        <translation>Advanced Strategy 2 contro Basic Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2, finer</source>
        <translation>Advanced Strategy 2 contro Basic Strategy 2, più fine</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1</source>
        <translation>Advanced Strategy 3 contro Advanced Strategy 1</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 both as the tested player, where the text says 3, and as the opponent, where it says 1; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>La didascalia nomina Advanced Strategy 2 sia come giocatore provato, dove il testo dice 3, sia come avversario, dove dice 1; l’intestazione della tabella dice w1 = 0, dove il testo dice 1. Seguiamo il testo.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1, finer</source>
        <translation>Advanced Strategy 3 contro Advanced Strategy 1, più fine</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 as the tested player, where the text says 3; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>La didascalia nomina Advanced Strategy 2 come giocatore provato, dove il testo dice 3; l’intestazione della tabella dice w1 = 0, dove il testo dice 1. Seguiamo il testo.</translation>
    </message>
    <message>
        <source>%1 and %2 of %3</source>
        <translation>%1 e %2 di %3</translation>
    </message>
    <message>
        <source>Published: %1 games in each cell. %2</source>
        <translation>Pubblicato: %1 partite in ogni cella. %2</translation>
    </message>
    <message>
        <source>The thesis&apos; cells: mean %1 %, chi-squared around it %2 with %3 degrees of freedom (p = %4). %5</source>
        <translation>Le celle della tesi: media %1%, chi quadrato intorno a essa %2 con %3 gradi di libertà (p = %4). %5</translation>
    </message>
    <message>
        <source>Chance alone explains how they differ: the parameters need have no effect.</source>
        <translation>Il solo caso spiega come differiscono: non serve che i parametri abbiano un effetto.</translation>
    </message>
    <message>
        <source>They differ by more than chance does in independent games.</source>
        <translation>Differiscono più di quanto faccia il caso in partite indipendenti.</translation>
    </message>
    <message>
        <source>Fig. %1, %2</source>
        <translation>Fig. %1, %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Our cells, %1: mean %2 %, from %3 to %4 %; all cells play the same deals.</source>
        <translation>Le nostre celle, %1: media %2%, da %3 a %4%; tutte le celle giocano le stesse smazzate.</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: Basic Strategy 2 then also counts half of the influence that it already has on a figure. The half is fitted (Fig. 5.5).</source>
        <translation>Si ritrova con `greedy:held=50`: allora Basic Strategy 2 conta anche metà dell’influenza che ha già su una figura. La metà è adattata (Fig. 5.5).</translation>
    </message>
    <message>
        <source>None was found: tried `greedy:held=50` and beginning (cells from 82 to 84 %).</source>
        <translation>Nessun motivo trovato. Provati: `greedy:held=50` e cominciare (celle da 82 a 84%).</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3` beginning in every game, which has the cells between 66 and 82 % that are nearest to the thesis&apos; 63 to 87 %.</source>
        <translation>Nessun motivo trovato. Provato: `heuristic-3` che comincia in ogni partita, con celle fra 66 e 82%, le più vicine a quelle della tesi, da 63 a 87%.</translation>
    </message>
    <message>
        <source>None was found: tried seats in turn (mean 62 to 64 %) and `heuristic-3:score=figures` (mean 85 % when it begins).</source>
        <translation>Nessun motivo trovato. Provati: posti alternati (media da 62 a 64%) e `heuristic-3:score=figures` (media 85% quando comincia).</translation>
    </message>
    <message>
        <source>seats in turn</source>
        <translation>posti alternati</translation>
    </message>
    <message>
        <source>opponent greedy:held=50, seats in turn</source>
        <translation>avversario greedy:held=50, posti alternati</translation>
    </message>
    <message>
        <source>heuristic-3 begins</source>
        <translation>heuristic-3 comincia</translation>
    </message>
    <message>
        <source>Published: three tests of 300 games, added up. %1</source>
        <translation>Pubblicato: tre prove da 300 partite, sommate. %1</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: it then also counts half of the influence that it already has on a figure, &quot;regardless of whether there has already got excessive points by his own&quot;. The half is fitted, as the thesis gives no number: of 25 % (97.8 % won), 50 % (93.6) and 75 % (88.4), 50 % comes nearest.</source>
        <translation>Si ritrova con `greedy:held=50`: allora conta anche metà dell’influenza che ha già su una figura, «regardless of whether there has already got excessive points by his own». La metà è adattata, perché la tesi non dà un numero: fra 25% (vince il 97,8%), 50% (93,6) e 75% (88,4), il più vicino è 50%.</translation>
    </message>
    <message>
        <source>Basic Strategy 2 against Basic Strategy 1</source>
        <translation>Basic Strategy 2 contro Basic Strategy 1</translation>
    </message>
    <message>
        <source>Basic Strategy 2 begins</source>
        <translation>Basic Strategy 2 comincia</translation>
    </message>
    <message>
        <source>greedy:held=50, seats in turn</source>
        <translation>greedy:held=50, posti alternati</translation>
    </message>
    <message>
        <source>None was found: tried beginning (32 %), `greedy-boundary:boundary=5` (45 % when it begins), both with `greedy:held=50` (40 %), both with `greedy:ties=first` (32 %).</source>
        <translation>Nessun motivo trovato. Provati: cominciare (32%), `greedy-boundary:boundary=5` (45% quando comincia), entrambi con `greedy:held=50` (40%), entrambi con `greedy:ties=first` (32%).</translation>
    </message>
    <message>
        <source>Basic Strategy 3 against Basic Strategy 2</source>
        <translation>Basic Strategy 3 contro Basic Strategy 2</translation>
    </message>
    <message>
        <source>Basic Strategy 3 begins</source>
        <translation>Basic Strategy 3 comincia</translation>
    </message>
    <message>
        <source>boundary=5, Basic Strategy 3 begins</source>
        <translation>boundary=5, Basic Strategy 3 comincia</translation>
    </message>
    <message>
        <source>both with held=50, Basic Strategy 3 begins</source>
        <translation>entrambi con held=50, Basic Strategy 3 comincia</translation>
    </message>
    <message>
        <source>The thesis prints 191 games won and 49.00 %; the tests add up to 300 with 185, which is 59.00 %. That holding tiles back until round ten helps does not reproduce: every tile of both players is needed to fill the land, and who plays more of them in a turn chooses first.</source>
        <translation>La tesi stampa 191 partite vinte e 49,00%; le prove sommano a 300 con 185, cioè 59,00%. Che giovi trattenere tessere fino al decimo giro non si riproduce: per occupare la terra servono tutte le tessere di entrambi i giocatori, e chi ne gioca di più in un turno sceglie per primo.</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-1` begins in every game (80 %), which the thesis does not say but its cell of equal players suggests (Fig. 5.3: 63.67 %).</source>
        <translation>Si ritrova quando `heuristic-1` comincia in ogni partita (80%): la tesi non lo dice, ma lo suggerisce la sua cella di giocatori uguali (Fig. 5.3: 63,67%).</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 against Basic Strategy 3</source>
        <translation>Advanced Strategy 1 contro Basic Strategy 3</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 begins</source>
        <translation>Advanced Strategy 1 comincia</translation>
    </message>
    <message>
        <source>domain=printed, seats in turn</source>
        <translation>domain=printed, posti alternati</translation>
    </message>
    <message>
        <source>It comes back with `heuristic-1:domain=contested`, the default: as printed, the formula adds tiles to figures that are as good as won.</source>
        <translation>Si ritrova con `heuristic-1:domain=contested`, il valore predefinito: come stampata, la formula aggiunge tessere a figure già quasi vinte.</translation>
    </message>
    <message>
        <source>The printed domain term does not reproduce the figure; we take it for a misprint of minus the distance of the two players&apos; influence, which does.</source>
        <translation>Il termine di dominio stampato non riproduce il valore; lo consideriamo un refuso per meno la distanza fra le influenze dei due giocatori, che lo riproduce.</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-2:ties=first` begins in every game against `heuristic-1:ties=first` (70 %). The thesis says neither, but its cell of equal players suggests that the tested one began (Fig. 5.3: 63.67 %).</source>
        <translation>Si ritrova quando `heuristic-2:ties=first` comincia in ogni partita contro `heuristic-1:ties=first` (70%). La tesi non dice né l’uno né l’altro, ma la sua cella di giocatori uguali suggerisce che cominciasse quello provato (Fig. 5.3: 63,67%).</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Advanced Strategy 1</source>
        <translation>Advanced Strategy 2 contro Advanced Strategy 1</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 begins</source>
        <translation>Advanced Strategy 2 comincia</translation>
    </message>
    <message>
        <source>ties=first, Advanced Strategy 2 begins</source>
        <translation>ties=first, Advanced Strategy 2 comincia</translation>
    </message>
    <message>
        <source>two Advanced Strategy 1, the first begins</source>
        <translation>due Advanced Strategy 1, comincia il primo</translation>
    </message>
    <message>
        <source>keep=meant, seats in turn</source>
        <translation>keep=meant, posti alternati</translation>
    </message>
    <message>
        <source>That keep-in-hand helps does not reproduce. As printed it only puts the tiles of a turn in order, because all are played (`heuristic-2:keep=printed`); where it does keep fast tiles in the hand (`heuristic-2:keep=meant`) it harms.</source>
        <translation>Che giovi tenere in mano non si riproduce. Come stampato, mette solo in ordine le tessere di un turno, perché si giocano tutte (`heuristic-2:keep=printed`); dove tiene davvero in mano le tessere veloci (`heuristic-2:keep=meant`) nuoce.</translation>
    </message>
    <message>
        <source>Most of the thesis&apos; 72.4 % is what beginning brings to equal players (68 %).</source>
        <translation>Il 72,4% della tesi viene quasi tutto da ciò che il cominciare frutta fra giocatori uguali (68%).</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3:score=figures`, 69.2 % of 2,000 games, and beginning; this is the nearest.</source>
        <translation>Nessun motivo trovato. Provati: `heuristic-3:score=figures`, 69,2% di 2000 partite, e cominciare; questo è il più vicino.</translation>
    </message>
    <message>
        <source>It comes nearest with `heuristic-3:score=kinds`, the default, when both players begin in turn.</source>
        <translation>Ci si avvicina di più con `heuristic-3:score=kinds`, il valore predefinito, quando i due giocatori cominciano a turno.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 2</source>
        <translation>Advanced Strategy 3 contro Advanced Strategy 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 begins</source>
        <translation>Advanced Strategy 3 comincia</translation>
    </message>
    <message>
        <source>score=figures, seats in turn</source>
        <translation>score=figures, posti alternati</translation>
    </message>
    <message>
        <source>The thesis prints 187 games won in the third test; 188 adds up to 300 and to its 60.78 %. Its tests cannot all have had the same seats: Fig. 5.8 comes back only when the tested player begins, Fig. 5.9 only when both do.</source>
        <translation>La tesi stampa 187 partite vinte nella terza prova; con 188 si arriva a 300 e al suo 60,78%. Le sue prove non possono avere avuto tutte gli stessi posti: la Fig. 5.8 si ritrova solo se comincia il giocatore provato, la Fig. 5.9 solo se cominciano a turno.</translation>
    </message>
    <message>
        <source>MiniMax that knows the other hand against Advanced Strategy 3, by depth</source>
        <translation>MiniMax che conosce la mano dell’altro contro Advanced Strategy 3, per profondità</translation>
    </message>
    <message>
        <source>Depth counts turns, the player&apos;s own included. Published: all turns searched without pruning, in Python, 5 minutes for 300 games and 21 hours for 3; at depth 5 the first game was stopped after 64,800 s. Ours prunes, and searches the 12 most promising turns of each position (`minimax:width=12`). %1</source>
        <translation>La profondità conta i turni, compresi quelli del giocatore. Pubblicato: esplorati tutti i turni senza potatura, in Python, 5 minuti per 300 partite e 21 ore per 3; a profondità 5 la prima partita è stata interrotta dopo 64.800 s. Il nostro pota, ed esplora i 12 turni più promettenti di ogni posizione (`minimax:width=12`). %1</translation>
    </message>
    <message>
        <source>%1, time of a game</source>
        <translation>%1, tempo di una partita</translation>
    </message>
    <message>
        <source>At depth 1 MiniMax values the tiles of a turn together, Advanced Strategy 3 one after the other; the thesis takes them for the same player. That looking ahead helps rests on three games there, and holds here.</source>
        <translation>A profondità 1 MiniMax valuta insieme le tessere di un turno, Advanced Strategy 3 una dopo l’altra; per la tesi sono lo stesso giocatore. Che guardare avanti giovi si basa lì su tre partite, e qui si conferma.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against people</source>
        <translation>Advanced Strategy 3 contro persone</translation>
    </message>
    <message>
        <source>Advanced Strategy 4 against people</source>
        <translation>Advanced Strategy 4 contro persone</translation>
    </message>
    <message>
        <source>People against Advanced Strategy 3 and 4</source>
        <translation>Persone contro Advanced Strategy 3 e 4</translation>
    </message>
    <message>
        <source>Published: two people who had played once before, three games each against Advanced Strategy 3 (33.3 and 66.7 %), two games of one of them against Advanced Strategy 4 (100 %). The thesis does not say whose percentages these are; its discussion speaks of its players as the winners. Ours: games that other people played at this computer, by any rules for two, so the figures may differ.</source>
        <translation>Pubblicato: due persone che avevano giocato una volta sola, tre partite ciascuna contro Advanced Strategy 3 (33,3 e 66,7%), due partite di una di loro contro Advanced Strategy 4 (100%). La tesi non dice di chi siano queste percentuali; la sua discussione parla dei suoi giocatori come vincitori. I nostri valori: partite giocate da altre persone su questo computer, con qualsiasi regola per due, quindi possono differire.</translation>
    </message>
</context>
<context>
    <name>ExperimentsTab</name>
    <message>
        <source>Runs so far</source>
        <translation>Esecuzioni finora</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>Tabelle e figure dello studio</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>tutto lo studio</translation>
    </message>
    <message>
        <source>The whole paper at once</source>
        <translation>Tutto lo studio in una volta</translation>
    </message>
    <message>
        <source>Runs every table and figure of the paper, one after another. What is complete is shown while the rest runs.</source>
        <translation>Esegue tutte le tabelle e le figure dello studio, una dopo l’altra. Ciò che è completo si vede mentre il resto è in corso.</translation>
    </message>
    <message>
        <source>chances of %1</source>
        <translation>probabilità secondo %1</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>Probabilità previste e partite vinte</translation>
    </message>
    <message>
        <source>Do the chances that a player tells come true?</source>
        <translation>Le probabilità previste da un giocatore si avverano?</translation>
    </message>
</context>
<context>
    <name>FigureChooser</name>
    <message>
        <source>Which figure?</source>
        <translation>Quale figura?</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 – %2</translation>
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
        <translation>Precisione %1</translation>
    </message>
    <message>
        <source>Mean cost of a decision</source>
        <translation>Costo medio per decisione</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>Prima di dare le carte</translation>
    </message>
    <message>
        <source>Luck, give or take %1</source>
        <translation>Fortuna, margine %1</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>Gioco proprio</translation>
    </message>
    <message>
        <source>Play of the other players</source>
        <translation>Gioco degli altri</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Every decision is judged by what its player could know.</source>
        <translation>Ogni decisione è giudicata in base a ciò che quel giocatore poteva sapere.</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Analizza più a fondo</translation>
    </message>
    <message>
        <source>Save as page...</source>
        <translation>Salva come pagina…</translation>
    </message>
    <message>
        <source>Save as data...</source>
        <translation>Salva come dati…</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>A che cosa si riferiscono i dati</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>L’incontro</translation>
    </message>
    <message>
        <source>%1 of %2 deals looked at</source>
        <translation>Analizzate %1 smazzate su %2</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at</source>
        <translation>Analizzate %1 partite su %2</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Saved games (*.parlour)</source>
        <translation>Partite salvate (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Salva questa partita</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Apri una mappa</translation>
    </message>
    <message>
        <source>Maps (*.json)</source>
        <translation>Mappe (*.json)</translation>
    </message>
    <message>
        <source>Save the review as a page</source>
        <translation>Salva l’analisi come pagina</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>Save the review as data</source>
        <translation>Salva l’analisi come dati</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Dati (*.json)</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Posizioni (*.json)</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>Salva questa posizione</translation>
    </message>
    <message>
        <source>Save the decisions as a table</source>
        <translation>Salva le decisioni come tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>Impossibile aprire il file: %1</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation>Il file supera i %1 byte</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Impossibile leggere il file: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Impossibile scrivere il file: %1</translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation>Impossibile rinominare il file: %1</translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation>Questo non è JSON</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>Manca</translation>
    </message>
    <message>
        <source>Expected whole numbers</source>
        <translation>Qui servono numeri interi</translation>
    </message>
    <message>
        <source>Expected a whole number</source>
        <translation>Qui serve un numero intero</translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation>Qui serve true o false</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>Qui serve un numero</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>Questo non è un file normale</translation>
    </message>
    <message>
        <source>The folder cannot be created: %1</source>
        <translation>Impossibile creare la cartella: %1</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>Ci sono più di %1 livelli annidati</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>Qui serve un oggetto</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>Qui serve un elenco</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>Qui serve una stringa</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation>Qui serve un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>Nome sconosciuto</translation>
    </message>
    <message>
        <source>This is not a saved game of Parlour</source>
        <translation>Questa non è una partita salvata di Parlour</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Parlour (format %1; this program reads up to format %2)</source>
        <translation>Questo file viene da una versione più recente di Parlour (formato %1; questo programma legge fino al formato %2)</translation>
    </message>
    <message>
        <source>There are more scores than players</source>
        <translation>Ci sono più punteggi che giocatori</translation>
    </message>
    <message>
        <source>This is not a table of Q-values</source>
        <translation>Questa non è una tabella di valori Q</translation>
    </message>
    <message>
        <source>This program cannot read files of this version</source>
        <translation>Questo programma non può leggere i file di questa versione</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 non è un numero da %2 a %3</translation>
    </message>
    <message>
        <source>The file has %1 bytes instead of %2</source>
        <translation>Il file ha %1 byte invece di %2</translation>
    </message>
    <message>
        <source>The file is damaged: its checksum is wrong</source>
        <translation>Il file è danneggiato: la somma di controllo è sbagliata</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>Questa è una cartella</translation>
    </message>
    <message>
        <source>These numbers should rise</source>
        <translation>Questi numeri devono essere crescenti</translation>
    </message>
    <message>
        <source>Expected a number in range</source>
        <translation>Qui serve un numero nell’intervallo ammesso</translation>
    </message>
    <message>
        <source>This text is too long</source>
        <translation>Questo testo è troppo lungo</translation>
    </message>
    <message>
        <source>There are too many entries</source>
        <translation>Ci sono troppe voci</translation>
    </message>
    <message>
        <source>Expected a number for each seat</source>
        <translation>Qui serve un numero per ogni posto</translation>
    </message>
    <message>
        <source>Expected a context and a text</source>
        <translation>Qui servono un contesto e un testo</translation>
    </message>
    <message>
        <source>Luck and skill do not add up to the result</source>
        <translation>Fortuna e abilità sommate non danno il risultato</translation>
    </message>
    <message>
        <source>This does not fit the moves</source>
        <translation>Non corrisponde alle mosse</translation>
    </message>
    <message>
        <source>The best move must come first</source>
        <translation>La mossa migliore deve venire per prima</translation>
    </message>
    <message>
        <source>Another seat is to move</source>
        <translation>Tocca a un altro posto</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>È indicato due volte</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Qui serve %1</translation>
    </message>
    <message>
        <source>There are more than %1 deals</source>
        <translation>Ci sono più di %1 smazzate</translation>
    </message>
    <message>
        <source>There are more deals than were played before</source>
        <translation>Ci sono più smazzate di quante ne siano state giocate</translation>
    </message>
    <message>
        <source>Expected at least two entries</source>
        <translation>Qui servono almeno due voci</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pareggiata</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Guardata</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>%1 to %2 against %3</source>
        <translation>%1 a %2 contro %3</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>smazzata %1</translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n mossa annullata</numerusform>
            <numerusform>%n mosse annullate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n consiglio</numerusform>
            <numerusform>%n consigli</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partita %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message numerus="yes">
        <source>tutor, %n question(s)</source>
        <translation>
            <numerusform>tutor, %n domanda</numerusform>
            <numerusform>tutor, %n domande</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>French cards</name>
    <message>
        <source>two of clubs</source>
        <translation>due di fiori</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tre di fiori</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>quattro di fiori</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinque di fiori</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>sei di fiori</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sette di fiori</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>otto di fiori</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nove di fiori</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dieci di fiori</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>fante di fiori</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>donna di fiori</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>re di fiori</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asso di fiori</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>due di quadri</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>tre di quadri</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>quattro di quadri</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinque di quadri</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>sei di quadri</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sette di quadri</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>otto di quadri</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nove di quadri</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dieci di quadri</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>fante di quadri</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>donna di quadri</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>re di quadri</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asso di quadri</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>due di cuori</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>tre di cuori</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>quattro di cuori</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinque di cuori</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>sei di cuori</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sette di cuori</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>otto di cuori</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nove di cuori</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dieci di cuori</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>fante di cuori</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>donna di cuori</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>re di cuori</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asso di cuori</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>due di picche</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>tre di picche</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>quattro di picche</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinque di picche</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>sei di picche</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sette di picche</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>otto di picche</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nove di picche</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dieci di picche</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>fante di picche</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>donna di picche</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>re di picche</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>asso di picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>pair of threes</source>
        <translation>coppia di tre</translation>
    </message>
    <message>
        <source>pair of fours</source>
        <translation>coppia di quattro</translation>
    </message>
    <message>
        <source>pair of fives</source>
        <translation>coppia di cinque</translation>
    </message>
    <message>
        <source>pair of sixes</source>
        <translation>coppia di sei</translation>
    </message>
    <message>
        <source>pair of sevens</source>
        <translation>coppia di sette</translation>
    </message>
    <message>
        <source>pair of eights</source>
        <translation>coppia di otto</translation>
    </message>
    <message>
        <source>pair of nines</source>
        <translation>coppia di nove</translation>
    </message>
    <message>
        <source>pair of tens</source>
        <translation>coppia di dieci</translation>
    </message>
    <message>
        <source>pair of jacks</source>
        <translation>coppia di fanti</translation>
    </message>
    <message>
        <source>pair of queens</source>
        <translation>coppia di donne</translation>
    </message>
    <message>
        <source>pair of kings</source>
        <translation>coppia di re</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>coppia di assi</translation>
    </message>
    <message>
        <source>pair of twos</source>
        <translation>coppia di due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>i tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>i quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>i cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>i sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>i sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>gli otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>i nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>i dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>i fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>le donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>i re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>gli assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>i due</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>GameOffer</name>
    <message>
        <source>Level 1 of %1.</source>
        <translation>Livello 1 di %1.</translation>
    </message>
    <message>
        <source>Level %1 of %2: wins %3 of 100 games against level %4.</source>
        <translation>Livello %1 di %2: vince %3 partite su 100 contro il livello %4.</translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation>Questi barano</translation>
    </message>
    <message>
        <source>From the paper: %1</source>
        <translation>Dallo studio: %1</translation>
    </message>
    <message>
        <source>Stand-ins for programs only described</source>
        <translation>Sostituti di programmi solo descritti</translation>
    </message>
    <message>
        <source>Levels and champions</source>
        <translation>Livelli e campioni</translation>
    </message>
    <message>
        <source>%1, section %2</source>
        <translation>%1, sezione %2</translation>
    </message>
    <message>
        <source>A player of the paper: %1.</source>
        <translation>Un giocatore dello studio: %1.</translation>
    </message>
    <message>
        <source>Our stand-in for a program that the paper only describes: %1.</source>
        <translation>Un nostro sostituto di un programma che lo studio descrive soltanto: %1.</translation>
    </message>
    <message>
        <source>Our player, after an idea of the paper: %1.</source>
        <translation>Un nostro giocatore, da un’idea dello studio: %1.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1: watching</source>
        <translation>%1: da spettatore</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>saved today at %1</source>
        <translation>salvata oggi alle %1</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>salvata in data %1</translation>
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
        <translation>Carte italiane: a caccia di assi e tre</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>Da 2 a 4 giocatori</translation>
    </message>
    <message>
        <source>Big Two</source>
        <translation>Big Two</translation>
    </message>
    <message>
        <source>Be first to shed all thirteen cards</source>
        <translation>Vince chi finisce per primo le sue tredici carte</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 giocatori</translation>
    </message>
    <message>
        <source>Doudizhu</source>
        <translation>Doudizhu</translation>
    </message>
    <message>
        <source>Two peasants against one landlord</source>
        <translation>Due contadini contro un latifondista</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 giocatori</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Partners, five tricks and two mighty jacks</source>
        <translation>A coppie: cinque prese e due fanti potenti</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>Win towns, temples and rice across old Japan</source>
        <translation>Conquista città, templi e riso nell’antico Giappone</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2</source>
        <translation>Il gioco «%1» non c’è; ci sono: %2</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>No game waits to be continued.</source>
        <translation>Nessuna partita da continuare.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Rinomina %1</translation>
    </message>
    <message>
        <source>Name and keep %1</source>
        <translation>Dai un nome e conserva %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Abbandona %1</translation>
    </message>
    <message>
        <source>Really give up?</source>
        <translation>Abbandonare davvero?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostra altre</translation>
    </message>
    <message>
        <source>Choose a game to replay it, to play its deal again or to share it, or review what each decision cost. The last %1 games of each type are kept.</source>
        <translation>Scegli una partita per rivederla, per rigiocarne le carte, per condividerla o per analizzare quanto è costata ogni decisione. Di ogni gioco si conservano le ultime %1 partite.</translation>
    </message>
</context>
<context>
    <name>GoToSpace</name>
    <message>
        <source>Go to space</source>
        <translation>Vai alla casella</translation>
    </message>
</context>
<context>
    <name>HandChoice</name>
    <message>
        <source>The others are shuffled and drawn later, one for each tile that you play.</source>
        <translation>Le altre si mescolano e si pescano poi, una per ogni tessera che giochi.</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Scegli per me</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thoughts</source>
        <translation>Pensieri</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The hint sees only what you see.</source>
        <translation>Il consiglio vede solo quello che vedi tu.</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>Chances, from what was played and what was not</source>
        <translation>Probabilità, da ciò che è stato giocato e da ciò che non lo è stato</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>Che cosa giocare</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Chi ha che cosa</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Ci sto pensando…</translation>
    </message>
    <message>
        <source>After the next move, its player&apos;s thoughts appear here.</source>
        <translation>Dopo la prossima mossa vedrai qui i pensieri di chi l’ha giocata.</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn.</source>
        <translation>Il consiglio arriva quando tocca a te.</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>Vittoria sicura</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>Praticamente persa</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>Questa la vinci.</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>Questa è persa: fagliela sudare.</translation>
    </message>
    <message>
        <source>First look, looking deeper...</source>
        <translation>Prima impressione, approfondisco…</translation>
    </message>
    <message>
        <source>Looking deeper...</source>
        <translation>Approfondisco…</translation>
    </message>
    <message>
        <source>Final advice</source>
        <translation>Consiglio definitivo</translation>
    </message>
    <message>
        <source>Play this instead?</source>
        <translation>Giocare invece così?</translation>
    </message>
</context>
<context>
    <name>Italian cards</name>
    <message>
        <source>two of cups</source>
        <translation>due di coppe</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>quattro di coppe</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>cinque di coppe</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>sei di coppe</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>sette di coppe</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>fante di coppe</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>cavallo di coppe</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>re di coppe</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>tre di coppe</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>asso di coppe</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>due di denari</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>quattro di denari</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>cinque di denari</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>sei di denari</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>sette di denari</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>fante di denari</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>cavallo di denari</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>re di denari</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>tre di denari</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>asso di denari</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>due di spade</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>quattro di spade</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>cinque di spade</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>sei di spade</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>sette di spade</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>fante di spade</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>cavallo di spade</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>re di spade</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>tre di spade</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>asso di spade</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>due di bastoni</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>quattro di bastoni</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinque di bastoni</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>sei di bastoni</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sette di bastoni</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>fante di bastoni</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>cavallo di bastoni</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>re di bastoni</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tre di bastoni</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asso di bastoni</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>bastoni</translation>
    </message>
</context>
<context>
    <name>Italian ranks</name>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
</context>
<context>
    <name>KeepSheet</name>
    <message>
        <source>Save this game</source>
        <translation>Salva questa partita</translation>
    </message>
    <message>
        <source>You have an unfinished game</source>
        <translation>Hai una partita in sospeso</translation>
    </message>
    <message>
        <source>Keep it as</source>
        <translation>Conserva come</translation>
    </message>
    <message>
        <source>You find kept games under Games. A game you give up is counted as given up.</source>
        <translation>Trovi le partite conservate in «Partite». Se ne abbandoni una, conta come abbandonata.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>play the card at that place</source>
        <translation>gioca la carta in quella posizione</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>passa da una carta all’altra</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation>gioca la carta, premi il pulsante</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>vai al comando successivo</translation>
    </message>
    <message>
        <source>tricks so far</source>
        <translation>prese fatte finora</translation>
    </message>
    <message>
        <source>when watching: pause, one step, faster, slower, open hands</source>
        <translation>da spettatore: pausa, un passo, più veloce, più lento, carte scoperte</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>suoni sì o no</translation>
    </message>
    <message>
        <source>menu of the table</source>
        <translation>menu del tavolo</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nuova partita</translation>
    </message>
    <message>
        <source>open a saved game, save this one</source>
        <translation>apri una partita salvata, salva questa</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl+0</source>
        <translation>Ctrl+rotellina, Ctrl+0</translation>
    </message>
    <message>
        <source>size of the cards</source>
        <translation>dimensione delle carte</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>come si gioca</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>schermo intero</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>impostazioni</translation>
    </message>
    <message>
        <source>Samurai: choose a tile, or a figure to place</source>
        <translation>Samurai: scegli una tessera o una figura da mettere</translation>
    </message>
    <message>
        <source>Samurai: go to a space by its letter and number</source>
        <translation>Samurai: vai a una casella con lettera e numero</translation>
    </message>
    <message>
        <source>Backspace, E</source>
        <translation>Backspace, E</translation>
    </message>
    <message>
        <source>Samurai: zoom in and out, the whole chart</source>
        <translation>Samurai: ingrandisci, riduci, tutta la mappa</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: the next play with the raised cards</source>
        <translation>Big Two, Doudizhu: la prossima giocata con le carte alzate</translation>
    </message>
    <message>
        <source>Big Two: classes of the cards; Euchre: claim the rest</source>
        <translation>Big Two: classi delle carte; Euchre: reclama il resto</translation>
    </message>
    <message>
        <source>Doudizhu: cards still out; Euchre: who may hold which card</source>
        <translation>Doudizhu: carte ancora in gioco; Euchre: chi può avere quali carte</translation>
    </message>
    <message>
        <source>Euchre: a bid, pass, go alone</source>
        <translation>Euchre: una dichiarazione, passa, gioca da solo</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>annulla, ripeti</translation>
    </message>
    <message>
        <source>Samurai: take back a step, end the turn</source>
        <translation>Samurai: annulla un passo, termina il turno</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>esci</translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation>consiglio; da spettatore: pensieri</translation>
    </message>
    <message>
        <source>in the hint: who may hold what</source>
        <translation>nel consiglio: chi può avere che cosa</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, Fine</translation>
    </message>
    <message>
        <source>in a replay: to its beginning, to its end</source>
        <translation>in un replay: all’inizio, alla fine</translation>
    </message>
    <message>
        <source>in a review: the next mistake, the one before</source>
        <translation>in un’analisi: l’errore successivo, quello precedente</translation>
    </message>
    <message>
        <source>close, back; in a first game: stop explaining</source>
        <translation>chiudi, indietro; nella prima partita: basta spiegazioni</translation>
    </message>
    <message>
        <source>Ctrl+Page up, Ctrl+Page down</source>
        <translation>Ctrl+Pag su, Ctrl+Pag giù</translation>
    </message>
    <message>
        <source>in a replay or review of a match: the deal before, the next one</source>
        <translation>nel replay o nell’analisi di un incontro: la smazzata precedente, la successiva</translation>
    </message>
    <message>
        <source>on the start screen: the laboratory</source>
        <translation>nella schermata iniziale: il laboratorio</translation>
    </message>
    <message>
        <source>in a review: learn from your mistakes; then N and Shift+N: the next one, the one before</source>
        <translation>in un’analisi: impara dai tuoi errori; poi N e Shift+N: il successivo, il precedente</translation>
    </message>
    <message>
        <source>Esc, W, Ctrl+Enter</source>
        <translation>Esc, W, Ctrl+Invio</translation>
    </message>
    <message>
        <source>at the tutor&apos;s question: take back, show why, play anyway</source>
        <translation>alla domanda del tutor: annulla la mossa, mostra perché, gioca lo stesso</translation>
    </message>
    <message>
        <source>in training: the next problem</source>
        <translation>nell’allenamento: il prossimo problema</translation>
    </message>
    <message>
        <source>in the laboratory: paste a position</source>
        <translation>nel laboratorio: incolla una posizione</translation>
    </message>
    <message>
        <source>training</source>
        <translation>allenamento</translation>
    </message>
    <message>
        <source>review a game that is over, or what was played so far (counts as a hint)</source>
        <translation>analizza una partita finita, o quanto giocato finora (vale come consiglio)</translation>
    </message>
    <message>
        <source>in a review: with open cards, or without</source>
        <translation>in un’analisi: a carte scoperte, oppure no</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: review what was played so far (counts as a hint)</source>
        <translation>Big Two, Doudizhu: analizza quanto giocato finora (vale come consiglio)</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: find a play, pass, sort the hand</source>
        <translation>Big Two, Doudizhu: trova una giocata, passa, ordina la mano</translation>
    </message>
</context>
<context>
    <name>Kinds of decision</name>
    <message>
        <source>Leading</source>
        <translation>Aprire</translation>
    </message>
    <message>
        <source>Answering a single card</source>
        <translation>Rispondere a una carta singola</translation>
    </message>
    <message>
        <source>Answering a pair or a triple</source>
        <translation>Rispondere a una coppia o a un tris</translation>
    </message>
    <message>
        <source>Answering five cards</source>
        <translation>Rispondere a cinque carte</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Giocare dopo gli altri</translation>
    </message>
    <message>
        <source>Once the stock is empty</source>
        <translation>A mazzo finito</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Dichiarare</translation>
    </message>
    <message>
        <source>Answering an opponent</source>
        <translation>Rispondere a un avversario</translation>
    </message>
    <message>
        <source>Answering your partner</source>
        <translation>Rispondere al compagno</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Scarto del mazziere</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Rispondere al seme</translation>
    </message>
    <message>
        <source>Trumping or throwing</source>
        <translation>Tagliare o scartare</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Disposizione iniziale</translation>
    </message>
    <message>
        <source>Placing on land</source>
        <translation>Giocare a terra</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>Giocare le navi</translation>
    </message>
    <message>
        <source>Placing the ronin</source>
        <translation>Giocare il ronin</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Ending the turn</source>
        <translation>Terminare il turno</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation>Non esiste un esperimento «%1».</translation>
    </message>
    <message>
        <source>This is the report of another experiment.</source>
        <translation>Questo è il rapporto di un altro esperimento.</translation>
    </message>
    <message>
        <source>This is the report of another match.</source>
        <translation>Questo è il rapporto di un altro incontro.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a word that is known here</source>
        <translation>«%1» non è una parola conosciuta qui</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Per un torneo servono almeno due giocatori.</translation>
    </message>
    <message>
        <source>A tournament has at most %1 players.</source>
        <translation>Un torneo ha al massimo %1 giocatori.</translation>
    </message>
    <message>
        <source>A program of your own needs a command.</source>
        <translation>Per un tuo programma serve un comando.</translation>
    </message>
    <message>
        <source>%1 is there twice: give one of them another value of a parameter.</source>
        <translation>%1 compare due volte: dai a uno dei due un altro valore di un parametro.</translation>
    </message>
    <message>
        <source>A match has from %1 to %2 games.</source>
        <translation>Un incontro ha da %1 a %2 partite.</translation>
    </message>
    <message>
        <source>A test needs sides of the same size: a table of two or four.</source>
        <translation>Per un test le due parti devono essere uguali: un tavolo da due o da quattro.</translation>
    </message>
    <message>
        <source>At a table of three the sides cannot be exchanged: deal in every seat.</source>
        <translation>A un tavolo da tre le parti non si possono invertire: fai giocare ogni smazzata da ogni posto.</translation>
    </message>
    <message>
        <source>%1 cannot learn in this way.</source>
        <translation>%1 non può imparare in questo modo.</translation>
    </message>
    <message>
        <source>Choose a number from %1 to %2.</source>
        <translation>Scegli un numero da %1 a %2.</translation>
    </message>
    <message>
        <source>This is the report of another run.</source>
        <translation>Questo è il rapporto di un’altra esecuzione.</translation>
    </message>
    <message>
        <source>Your player needs a name.</source>
        <translation>Al tuo giocatore serve un nome.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Questo nome è troppo lungo.</translation>
    </message>
    <message>
        <source>Choose a player that tells chances.</source>
        <translation>Scegli un giocatore che prevede probabilità.</translation>
    </message>
    <message>
        <source>Choose %1 players at most.</source>
        <translation>Scegli al massimo %1 giocatori.</translation>
    </message>
</context>
<context>
    <name>LaboratoryPage</name>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Esperimenti</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Part of the laboratory</source>
        <translation>Sezione del laboratorio</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
</context>
<context>
    <name>LearningForm</name>
    <message>
        <source>Who learns</source>
        <translation>Chi impara</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>It plays against itself and writes into a table what each card was worth.</source>
        <translation>Gioca contro se stesso e scrive in una tabella quanto valeva ogni carta.</translation>
    </message>
    <message>
        <source>Variants that win more games have more children, with numbers mixed from both parents.</source>
        <translation>Le varianti che vincono più partite hanno più figli, con i numeri mescolati dei due genitori.</translation>
    </message>
    <message>
        <source>Variants around the player are tried; the next ones are drawn around the best quarter.</source>
        <translation>Si provano varianti intorno al giocatore; le successive si estraggono intorno al quarto migliore.</translation>
    </message>
    <message>
        <source>Evolution strategy</source>
        <translation>Strategia evolutiva</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>Algoritmo genetico</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-learning</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generazioni</translation>
    </message>
    <message>
        <source>Variants of a generation</source>
        <translation>Varianti per generazione</translation>
    </message>
    <message>
        <source>Games of a variant</source>
        <translation>Partite per variante</translation>
    </message>
    <message>
        <source>Each plays against the player as it is.</source>
        <translation>Ognuna gioca contro il giocatore così com’è.</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>Partite da cui impara</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Lo stesso seme casuale dà le stesse smazzate e lo stesso risultato.</translation>
    </message>
    <message>
        <source>Games of the comparison</source>
        <translation>Partite di confronto</translation>
    </message>
    <message>
        <source>At the end, on new deals.</source>
        <translation>Alla fine, su smazzate nuove.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>A network learns which cards MiniMax plays. This needs PyTorch and NumPy for Python 3.</source>
        <translation>Una rete neurale impara quali carte gioca MiniMax. Servono PyTorch e NumPy per Python 3.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rete neurale</translation>
    </message>
    <message>
        <source>Its table</source>
        <translation>La sua tabella</translation>
    </message>
    <message>
        <source>Hands that differ only in the names of the suits share a row: it learns sooner.</source>
        <translation>Le mani che differiscono solo nei nomi dei semi condividono una riga: impara prima.</translation>
    </message>
    <message>
        <source>A row for every hand, as published: millions of games, and 80 megabytes.</source>
        <translation>Una riga per ogni mano, come pubblicato: milioni di partite e 80 megabyte.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Come pubblicata</translation>
    </message>
</context>
<context>
    <name>LearningTab</name>
    <message>
        <source>Training so far</source>
        <translation>Allenamenti finora</translation>
    </message>
    <message>
        <source>New training</source>
        <translation>Nuovo allenamento</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>I tuoi giocatori</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Cancella %1</translation>
    </message>
</context>
<context>
    <name>LearningView</name>
    <message>
        <source>All training</source>
        <translation>Tutti gli allenamenti</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Salva come JSON</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva la tabella</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Curva di apprendimento</translation>
    </message>
    <message>
        <source>What it has become</source>
        <translation>Che cosa è diventato</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % (%3 to %4) of %5 games.</source>
        <translation>Contro %1 vince il %2% (da %3 a %4) di %5 partite.</translation>
    </message>
    <message>
        <source>Keep it as a player of your own</source>
        <translation>Tienilo come tuo giocatore</translation>
    </message>
    <message>
        <source>Name of your player</source>
        <translation>Nome del tuo giocatore</translation>
    </message>
    <message>
        <source>Keep the player</source>
        <translation>Tieni il giocatore</translation>
    </message>
    <message>
        <source>%1 can be chosen for new games.</source>
        <translation>%1 si può scegliere per le nuove partite.</translation>
    </message>
    <message>
        <source>%1: %2 learns</source>
        <comment>game, player</comment>
        <translation>%1: impara %2</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>Salva la rete neurale</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>The laboratory is still at work</source>
        <translation>Il laboratorio è ancora al lavoro</translation>
    </message>
    <message>
        <source>The run can go on without the window, or pause. Either way nothing is lost, and you find it in the laboratory at the next start.</source>
        <translation>L’esecuzione può continuare senza finestra, o andare in pausa. In ogni caso non si perde niente, e al prossimo avvio la trovi nel laboratorio.</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>Pausa e chiudi</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Lascia continuare</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Resta qui</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Stop explaining</source>
        <translation>Basta spiegazioni</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. Between two cards of a rank the suit decides: spades, hearts, clubs, diamonds.</source>
        <translation>Il 2 è il valore più alto, poi asso, re, donna e così via fino al 3. Fra due carte dello stesso valore decide il seme: picche, cuori, fiori, quadri.</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards.</source>
        <translation>Liberati di tutte le tue carte prima degli altri.</translation>
    </message>
    <message>
        <source>You hold the three of diamonds, so you begin, with a play that contains it: the card alone, a pair, or five cards.</source>
        <translation>Hai il tre di quadri, quindi cominci tu, con una giocata che lo contiene: la carta da sola, una coppia o cinque carte.</translation>
    </message>
    <message>
        <source>Your two threes and a three of a kind make a full house: five cards gone at once. Click them, then Play.</source>
        <translation>Con i tuoi due tre e un tris fai un full: cinque carte in un colpo solo. Fai clic sulle carte, poi su «Gioca».</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of as many cards, or pass. Whoever passes is out until the round is over.</source>
        <translation>In tavola: %1, di %2. Gioca altrettante carte, ma più alte, oppure passa. Chi passa resta fuori fino alla fine del giro.</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round is yours, and you lead the next.</source>
        <translation>Tutti gli altri hanno passato: il giro è tuo, e apri il prossimo.</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round goes to %1, who leads the next.</source>
        <translation>Tutti gli altri hanno passato: il giro va a %1, che apre il prossimo.</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair or five cards, as you like. Get rid of low cards now, while nobody can ask for higher ones.</source>
        <translation>Apri tu: una carta singola, una coppia o cinque carte, come vuoi. Liberati ora delle carte basse, finché nessuno può chiederne di più alte.</translation>
    </message>
    <message>
        <source>Five cards can go together: a straight, a flush, a full house, four of a kind with a fifth card, or a straight flush. Each beats those before.</source>
        <translation>Cinque carte possono andare insieme: scala, colore, full, poker con una quinta carta, scala colore. Ognuna batte le precedenti.</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead a pair, five cards, or your highest single.</source>
        <translation>A %1 resta una sola carta. Se apri, gioca una coppia, cinque carte o la tua carta singola più alta.</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Each card that you still hold at the end costs you a point.</source>
        <translation>A %1 restano solo %2 carte. Ogni carta che avrai ancora in mano alla fine ti costa un punto.</translation>
    </message>
    <message>
        <source>You were out first, and get a point for every card the others still hold.</source>
        <translation>Hai finito prima di tutti, e prendi un punto per ogni carta rimasta agli altri.</translation>
    </message>
    <message>
        <source>You led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>Giri aperti da te: %1 su %2. Chi apre si libera delle carte basse.</translation>
    </message>
    <message>
        <source>%1 was out first, and led %2 of %3 rounds: whoever leads gets rid of low cards.</source>
        <translation>%1 ha finito prima di tutti. Giri con la sua apertura: %2 su %3. Chi apre si libera delle carte basse.</translation>
    </message>
    <message>
        <source>The %1 was left in your hand: played earlier, it would have won you the lead.</source>
        <translation>Ti è rimasta in mano una carta alta (%1): giocata prima, ti avrebbe dato il controllo.</translation>
    </message>
    <message>
        <source>What you still held costs a point for each card: %1.</source>
        <translation>Ogni carta che avevi ancora in mano costa un punto: %1.</translation>
    </message>
    <message>
        <source>These are your cards. An ace is worth 11 points, a three 10, a king 4, a knight 3, a jack 2; the others nothing.</source>
        <translation>Queste sono le tue carte. L’asso vale 11 punti, il tre 10, il re 4, il cavallo 3, il fante 2; le altre niente.</translation>
    </message>
    <message>
        <source>There are 120 points in the deck. Take more than 60 and you win.</source>
        <translation>Nel mazzo ci sono 120 punti. Se ne fai più di 60, vinci.</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: %1. The smallest trump takes the best card of another suit.</source>
        <translation>La carta sotto il mazzo indica il seme di briscola: %1. La briscola più piccola prende la carta migliore di un altro seme.</translation>
    </message>
    <message>
        <source>You lead: play any card you like. With the %1 you risk nothing, it is worth no points.</source>
        <translation>Apri tu: gioca la carta che vuoi. Con questa (%1) non rischi niente, perché non vale punti.</translation>
    </message>
    <message>
        <source>You lead: play any card you like. The fewer points it is worth, the less you risk.</source>
        <translation>Apri tu: gioca la carta che vuoi. Meno punti vale, meno rischi.</translation>
    </message>
    <message>
        <source>The %1 takes the %2: the same suit, and higher.</source>
        <translation>Stesso seme, carta più alta: %1 prende %2.</translation>
    </message>
    <message>
        <source>The %1 takes the %2, for it is a trump.</source>
        <translation>È una briscola, quindi %1 prende %2.</translation>
    </message>
    <message>
        <source>The %1 takes the %2: it was led, and the other card is of another suit and no trump.</source>
        <translation>Conta il seme di apertura: %1 prende %2, che è di un altro seme e non è briscola.</translation>
    </message>
    <message>
        <source>There are no points in this trick.</source>
        <translation>In questa presa non ci sono punti.</translation>
    </message>
    <message>
        <source>You win its %1 points.</source>
        <translation>La presa ti dà %1 punti.</translation>
    </message>
    <message>
        <source>%1 wins its %2 points.</source>
        <translation>La presa dà %2 punti a %1.</translation>
    </message>
    <message>
        <source>After each trick both draw a card, the winner first, and the winner leads the next trick.</source>
        <translation>Dopo ogni presa pescate entrambi, prima chi l’ha fatta, che apre anche la presa successiva.</translation>
    </message>
    <message>
        <source>%1 leads the %2. You need not follow suit: play what you like.</source>
        <translation>%1 apre così: %2. Non devi rispondere a seme: gioca quello che vuoi.</translation>
    </message>
    <message>
        <source>None of your cards takes it, so give away the one you need least.</source>
        <translation>Nessuna delle tue carte la prende: dai via quella che ti serve meno.</translation>
    </message>
    <message>
        <source>It is worth %1 points, and your %2 would take it.</source>
        <translation>Vale %1 punti, e con una tua carta (%2) la prenderesti.</translation>
    </message>
    <message>
        <source>Your %1 would take it, but there are no points in it yet: it may be better to let it go.</source>
        <translation>Una tua carta (%1) la prenderebbe, ma per ora non ci sono punti: forse è meglio lasciarla andare.</translation>
    </message>
    <message>
        <source>Here you see your points: %1, and %2 has %3. It is the aces and threes that decide a game.</source>
        <translation>Qui vedi i tuoi punti: %1. %2 ne ha %3. A decidere la partita sono gli assi e i tre.</translation>
    </message>
    <message>
        <source>The stock is used up: these are the last cards. %1 now holds all that you have not seen, so whoever remembers best plays best.</source>
        <translation>Il mazzo è finito: queste sono le ultime carte. %1 ha in mano tutte quelle che non hai visto: chi ricorda meglio gioca meglio.</translation>
    </message>
    <message>
        <source>Sixty points each: you took %1 of the eight aces and threes, %2 took %3.</source>
        <translation>Sessanta punti a testa. Assi e tre, otto in tutto: %1 a te, %3 a %2.</translation>
    </message>
    <message>
        <source>Of the eight aces and threes you took %1 and %2 took %3: the kings, knights and jacks made the difference.</source>
        <translation>Assi e tre, otto in tutto: %1 a te, %3 a %2. La differenza l’hanno fatta re, cavalli e fanti.</translation>
    </message>
    <message>
        <source>The aces and threes decided it: you took %1 of the eight, %2 took %3.</source>
        <translation>Hanno deciso gli assi e i tre, otto in tutto: %1 a te, %3 a %2.</translation>
    </message>
    <message>
        <source>You took %1 of the eight aces and threes and %2 took %3, but the other cards turned it round.</source>
        <translation>Assi e tre, otto in tutto: %1 a te, %3 a %2. Ma le altre carte hanno ribaltato il risultato.</translation>
    </message>
    <message>
        <source>Your best trick was worth %1 points: the %2 took the %3.</source>
        <translation>La tua presa migliore valeva %1 punti: %2 su %3.</translation>
    </message>
    <message>
        <source>The dearest trick, %1 points, went to %2: the %3 took the %4.</source>
        <translation>La presa più ricca, %1 punti, è andata a %2: %3 su %4.</translation>
    </message>
    <message>
        <source>Suits do not matter here. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>Qui i semi non contano. Il jolly rosso è la carta più alta, poi vengono il jolly nero, il 2, l’asso, il re e così via fino al 3.</translation>
    </message>
    <message>
        <source>The highest bid makes the landlord, who gets the three cards in the middle and plays alone against the other two. The bid is the stake.</source>
        <translation>Chi offre di più diventa latifondista: prende le tre carte al centro e gioca da solo contro gli altri due. L’offerta è la posta.</translation>
    </message>
    <message>
        <source>You are the landlord: the three cards are yours, and you lead. %1 and %2 are the peasants. Be out of cards before either of them.</source>
        <translation>Il latifondista sei tu: le tre carte sono tue, e apri. %1 e %2 sono i contadini. Finisci le carte prima di loro.</translation>
    </message>
    <message>
        <source>%1 is the landlord, takes the three cards and leads. You and %2 are the peasants: if one of you is out of cards first, you both win.</source>
        <translation>Il latifondista è %1: prende le tre carte e apre. Tu e %2 siete i contadini: se uno di voi due finisce per primo le carte, vincete entrambi.</translation>
    </message>
    <message>
        <source>You hold both jokers, the rocket: it beats everything, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>Hai i due jolly, il razzo: batte tutto e raddoppia la posta. Tienilo per quando ti serve il controllo.</translation>
    </message>
    <message>
        <source>You hold a bomb, four cards of rank %1: it beats everything but a higher bomb and the rocket, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>Hai una bomba, quattro carte di valore %1: batte tutto, tranne una bomba più alta e il razzo, e raddoppia la posta. Tienila per quando ti serve il controllo.</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair, a triplet, alone or with a card or a pair, or a sequence of five ranks or more.</source>
        <translation>Apri tu: una carta singola, una coppia, un tris, da solo o con una carta o una coppia, oppure una scala di almeno cinque valori.</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of the same form, or pass. Who passes may play again as soon as it is their turn.</source>
        <translation>In tavola: %1, di %2. Gioca una combinazione più alta dello stesso tipo, oppure passa. Chi passa può rientrare al suo prossimo turno.</translation>
    </message>
    <message>
        <source>%1 is on your side: it is often right to pass.</source>
        <translation>%1 sta dalla tua parte: spesso conviene passare.</translation>
    </message>
    <message>
        <source>The other two have passed, so you lead again, with whatever you like.</source>
        <translation>Gli altri due hanno passato: apri di nuovo tu, con quello che vuoi.</translation>
    </message>
    <message>
        <source>The other two have passed, so %1 leads again. Whoever leads chooses the form.</source>
        <translation>Gli altri due hanno passato: apre di nuovo %1. Chi apre sceglie il tipo di combinazione.</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead pairs or sequences: they cannot be followed with it.</source>
        <translation>A %1 resta una sola carta. Se apri, gioca coppie o scale: con quella non può rispondere.</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Now it is worth playing high, so that %1 does not get the lead.</source>
        <translation>A %1 restano solo %2 carte. Ora conviene giocare alto, per non lasciare il controllo a %1.</translation>
    </message>
    <message>
        <source>You were out of cards first, alone against two.</source>
        <translation>Hai finito le carte prima di tutti, in uno contro due.</translation>
    </message>
    <message>
        <source>You were out of cards first, and so won for both peasants.</source>
        <translation>Hai finito le carte prima di tutti, e così hai vinto per entrambi i contadini.</translation>
    </message>
    <message>
        <source>%1, the landlord, was out of cards first.</source>
        <translation>Il latifondista %1 ha finito le carte prima di voi.</translation>
    </message>
    <message>
        <source>%1 was out of cards first, and so won for both peasants.</source>
        <translation>%1 ha finito le carte prima di tutti, e così ha vinto per entrambi i contadini.</translation>
    </message>
    <message>
        <source>The landlord led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>Giri aperti dal latifondista: %1 su %2. Chi apre si libera delle carte basse.</translation>
    </message>
    <message>
        <source>You still held a bomb: it would have brought you the lead once more.</source>
        <translation>Avevi ancora una bomba: ti avrebbe ridato il controllo ancora una volta.</translation>
    </message>
    <message>
        <source>%1 opposite is your partner: your tricks count together. The side that names the trump suit has to take three of the five.</source>
        <translation>%1, di fronte a te, gioca con te: le vostre prese si sommano. La coppia che sceglie la briscola deve fare tre prese su cinque.</translation>
    </message>
    <message>
        <source>If %1 became trump, the best card would be the %2, the right bower, and the next the %3, the left bower, which is then a trump too.</source>
        <translation>Con briscola a %1 la carta più alta sarebbe il bower destro (%2), e la seconda il bower sinistro (%3), che diventa briscola anche lui.</translation>
    </message>
    <message>
        <source>After them, and in the other suits, come ace, king, queen, jack, ten, nine.</source>
        <translation>Dopo di loro, e negli altri semi, vengono asso, re, donna, fante, dieci, nove.</translation>
    </message>
    <message>
        <source>Shall %1 be trump? Order the card up, and they are: %2, the dealer, takes it. Or pass.</source>
        <translation>Vuoi briscola a %1? Se ordini la carta è deciso, e la prende il mazziere, %2. Oppure passa.</translation>
    </message>
    <message>
        <source>You would hold %1 trumps: with a bower among them, usually enough.</source>
        <translation>Avresti %1 briscole: se una è un bower, di solito bastano.</translation>
    </message>
    <message>
        <source>You would hold fewer than three trumps: passing is the safe choice.</source>
        <translation>Avresti meno di tre briscole: passare è la scelta sicura.</translation>
    </message>
    <message>
        <source>Nobody wanted %1. Now each in turn may name another suit. Name one of which you hold three or more, its bowers counted; else pass.</source>
        <translation>Nessuno ha voluto %1. Ora, a turno, ciascuno può scegliere un altro seme. Scegline uno di cui hai almeno tre carte, bower compresi; altrimenti passa.</translation>
    </message>
    <message>
        <source>You made %1 trump: you and %2 are the makers.</source>
        <translation>Hai scelto briscola a %1: i dichiaranti siete tu e %2.</translation>
    </message>
    <message>
        <source>%1, your partner, made %2 trump: you two are the makers.</source>
        <translation>Il tuo compagno %1 ha scelto briscola a %2: i dichiaranti siete voi due.</translation>
    </message>
    <message>
        <source>%1 made %2 trump: %1 and %3 are the makers.</source>
        <translation>%1 ha scelto briscola a %2: i dichiaranti sono %1 e %3.</translation>
    </message>
    <message>
        <source>Three tricks bring the makers a point, all five two. If they take fewer than three, the other side gets two points.</source>
        <translation>Tre prese danno ai dichiaranti un punto, tutte e cinque due. Se ne fanno meno di tre, i due punti vanno agli altri.</translation>
    </message>
    <message>
        <source>You lead: play any card. Makers like to lead their high trumps first, so that nobody can trump their aces later.</source>
        <translation>Apri tu: gioca una carta qualsiasi. I dichiaranti di solito aprono con le briscole alte, così poi nessuno può tagliare i loro assi.</translation>
    </message>
    <message>
        <source>You lead: play any card. Against the makers, an ace of another suit than trump is a good start.</source>
        <translation>Apri tu: gioca una carta qualsiasi. Contro i dichiaranti è un buon inizio un asso che non sia di briscola.</translation>
    </message>
    <message>
        <source>%1 led %2, and you have %2: you must follow suit. The other cards wait.</source>
        <translation>%1 ha aperto a %2, e tu hai %2: devi rispondere a seme. Le altre carte aspettano.</translation>
    </message>
    <message>
        <source>%1 led %2, and you have none: play what you like. A trump takes the trick unless somebody plays a higher one.</source>
        <translation>%1 ha aperto a %2, e tu non ne hai: gioca quello che vuoi. Una briscola fa la presa, se nessuno ne gioca una più alta.</translation>
    </message>
    <message>
        <source>You take the trick with the %1, the highest trump in it, and lead the next.</source>
        <translation>Fai la presa con la briscola più alta (%1), e apri la prossima.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2, the highest trump in it, and leads the next.</source>
        <translation>%1 fa la presa con la briscola più alta (%2), e apre la prossima.</translation>
    </message>
    <message>
        <source>You take the trick with the %1: the highest card of the suit led, and nobody trumped it. You lead the next.</source>
        <translation>Fai la presa con la carta più alta del seme di apertura (%1): nessuno ha tagliato. Apri la prossima.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2: the highest card of the suit led, and nobody trumped it. %1 leads the next.</source>
        <translation>%1 fa la presa con la carta più alta del seme di apertura (%2): nessuno ha tagliato. La prossima la apre %1.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have taken all so far. With all five they score two points instead of one.</source>
        <translation>I pallini sono le prese: finora le hanno fatte tutte i dichiaranti. Con tutte e cinque prendono due punti invece di uno.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have their three, and so their point. What is left changes nothing.</source>
        <translation>I pallini sono le prese: i dichiaranti hanno le loro tre, e quindi il punto. Il resto non cambia niente.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers can no longer take three. They are euchred, and the other side scores two points.</source>
        <translation>I pallini sono le prese: i dichiaranti non possono più arrivare a tre. È un «euchre»: due punti per gli altri.</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers still need some for their three. The last tricks decide it.</source>
        <translation>I pallini sono le prese: ai dichiaranti ne manca ancora qualcuna per arrivare a tre. Decidono le ultime.</translation>
    </message>
    <message>
        <source>Nobody wanted to name a trump suit, so nobody scores, and the next player deals.</source>
        <translation>Nessuno ha voluto scegliere la briscola: niente punti, e dà le carte il giocatore successivo.</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks: you took %2.</source>
        <translation>La tua coppia ha scelto briscola a %1 e doveva fare tre prese: ne avete fatte %2.</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks, but took only %2.</source>
        <translation>La tua coppia ha scelto briscola a %1 e doveva fare tre prese. Fatte: solo %2.</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: they took %2.</source>
        <translation>%3 e %4 hanno scelto briscola a %1 e dovevano fare tre prese: ne hanno fatte %2.</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: you left them only %2.</source>
        <translation>%3 e %4 hanno scelto briscola a %1 e dovevano fare tre prese. Gliene avete concesse solo %2.</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower lay face down all the time.</source>
        <translation>Prese fatte con le briscole: %1 su cinque. Il bower destro è rimasto sempre coperto.</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was yours.</source>
        <translation>Prese fatte con le briscole: %1 su cinque. Il bower destro, la migliore, era tuo.</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was in the hand of %2.</source>
        <translation>Prese fatte con le briscole: %1 su cinque. Il bower destro, la migliore, era in mano a %2.</translation>
    </message>
    <message>
        <source>Figures stand in the settlements, of three kinds: Buddhas, helmets and rice. Whoever has collected most of two kinds wins.</source>
        <translation>Negli insediamenti stanno figure di tre tipi: Buddha, elmi e riso. Vince chi ne raccoglie di più in due tipi.</translation>
    </message>
    <message>
        <source>Little land is free beside this settlement. Choose a tile, say your %1, then a space beside it. Any other lit space will do, too.</source>
        <translation>Accanto a questo insediamento c’è poca terra libera. Scegli una tessera (per esempio: %1), poi una casella accanto. Va bene anche qualsiasi altra casella illuminata.</translation>
    </message>
    <message>
        <source>Your influence here (%1): %2; that of %3: %4. When a tile lies on every land space beside a settlement, each figure goes to whoever has more influence on it.</source>
        <translation>La tua influenza qui (%1): %2; quella di %3: %4. Quando c’è una tessera su ogni casella di terra accanto a un insediamento, ogni figura va a chi ha su di essa più influenza.</translation>
    </message>
    <message>
        <source>You may play one normal tile in a turn, and any number of fast ones: those with two arrows. Then end your turn, and you draw up to five tiles.</source>
        <translation>In un turno puoi giocare una tessera normale e tutte le veloci che vuoi: quelle con due frecce. Poi termina il turno, e peschi fino ad avere cinque tessere.</translation>
    </message>
    <message>
        <source>A tile lies on every land space beside this settlement, so its figure leaves it (%1). Your influence was %2, that of %3 was %4.</source>
        <translation>C’è una tessera su ogni casella di terra accanto a questo insediamento, quindi la sua figura (%1) lo lascia. La tua influenza era %2, quella di %3 era %4.</translation>
    </message>
    <message>
        <source>You had more: the figure is yours.</source>
        <translation>Ne avevi di più: la figura è tua.</translation>
    </message>
    <message>
        <source>That is a tie: nobody gets the figure, and it is set aside.</source>
        <translation>È parità: la figura non va a nessuno, ed è messa da parte.</translation>
    </message>
    <message>
        <source>%1 had more and gets the figure.</source>
        <translation>%1 ne aveva di più e prende la figura.</translation>
    </message>
    <message>
        <source>These are the figures still on the chart. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>Queste sono le figure ancora sulla mappa. La partita finisce quando un tipo è finito o quattro figure sono messe da parte.</translation>
    </message>
    <message>
        <source>Your figures so far: Buddhas %1, helmets %2, rice %3. Two kinds are enough to win, so let the third go if it costs too much.</source>
        <translation>Le tue figure finora: Buddha %1, elmi %2, riso %3. Per vincere bastano due tipi: lascia andare il terzo, se costa troppo.</translation>
    </message>
    <message>
        <source>You have most of at least two kinds: that wins at once.</source>
        <translation>Sei in testa in almeno due tipi: basta per vincere subito.</translation>
    </message>
    <message>
        <source>%1 has most of at least two kinds: that wins at once.</source>
        <translation>%1 è in testa in almeno due tipi: basta per vincere subito.</translation>
    </message>
    <message>
        <source>Only you have most of a kind: that wins.</source>
        <translation>Solo tu sei in testa in un tipo: così vinci.</translation>
    </message>
    <message>
        <source>Only %1 has most of a kind: that wins.</source>
        <translation>Solo %1 è in testa in un tipo: così vince.</translation>
    </message>
    <message>
        <source>Neither of you has most of more kinds, so the other figures were counted.</source>
        <translation>Nessuno dei due è in testa in più tipi dell’altro, quindi si sono contate le altre figure.</translation>
    </message>
    <message>
        <source>It was closest here: %1, %2 for you and %3 for %4.</source>
        <translation>Il tipo più combattuto: %1, %2 a te e %3 a %4.</translation>
    </message>
    <message>
        <source>Get rid of all your cards. One player, the landlord, is alone against the other two, the peasants, and whoever is out of cards first wins for their side.</source>
        <translation>Liberati di tutte le tue carte. Un giocatore, il latifondista, è da solo contro gli altri due, i contadini, e chi finisce per primo le carte fa vincere la sua parte.</translation>
    </message>
    <message>
        <source>Jokers, twos and bombs, four cards of a rank, are what a landlord needs: with such a hand, bid high.</source>
        <translation>A un latifondista servono jolly, due e bombe, cioè quattro carte uguali: con una mano così, offri alto.</translation>
    </message>
    <message>
        <source>Click cards to raise them, or press Find a play. Low cards first: they win nothing later.</source>
        <translation>Fai clic sulle carte per alzarle, o premi «Trova giocata». Prima le carte basse: più avanti non vincono niente.</translation>
    </message>
    <message>
        <source>These are your tiles. The picture says for which kind of figure a tile counts, the number how much it counts. The swords are a samurai, who counts for all three kinds.</source>
        <translation>Queste sono le tue tessere. L’immagine dice per quale tipo di figura vale una tessera, il numero quanto vale. Le spade sono un samurai, che vale per tutti e tre i tipi.</translation>
    </message>
    <message>
        <source>Point at a tile to read what it does.</source>
        <translation>Punta una tessera per leggere che cosa fa.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Sees your hand</source>
        <translation>Vede le tue carte</translation>
    </message>
    <message>
        <source>Sees everything</source>
        <translation>Vede tutto</translation>
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
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Accuracy: %1</source>
        <translation>Precisione: %1</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Non ancora analizzata</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partita %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>There is nothing to add up</source>
        <translation>Non c’è niente da sommare</translation>
    </message>
    <message>
        <source>Expected %1 players, not %2</source>
        <translation>Qui servono %1 giocatori, non %2</translation>
    </message>
    <message>
        <source>Expected %1 totals, not %2</source>
        <translation>Qui servono %1 totali, non %2</translation>
    </message>
    <message>
        <source>Only two sides can be exchanged, not %1</source>
        <translation>Si possono scambiare solo due parti, non %1</translation>
    </message>
    <message>
        <source>This is a part of a different match from the first</source>
        <translation>Questa parte viene da un incontro diverso dalla prima</translation>
    </message>
    <message>
        <source>Part %1 appears twice</source>
        <translation>La parte %1 c’è due volte</translation>
    </message>
    <message>
        <source>Networks do not learn this game yet</source>
        <translation>Le reti neurali non imparano ancora questo gioco</translation>
    </message>
    <message>
        <source>Only two sides can be tested, not %1</source>
        <translation>Il test è possibile solo fra due parti, non %1</translation>
    </message>
    <message>
        <source>A match that is tested has no parts</source>
        <translation>Un incontro sottoposto a test non si divide in parti</translation>
    </message>
    <message>
        <source>Sides of different sizes need --duplicate to be tested</source>
        <translation>Per il test, parti di dimensioni diverse richiedono --duplicate</translation>
    </message>
    <message>
        <source>This is the report of another match</source>
        <translation>Questo è il rapporto di un altro incontro</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be one of: %2</source>
        <translation>«%1» deve essere uno di questi: %2</translation>
    </message>
    <message>
        <source>Expected one number from %1 to %2</source>
        <translation>Qui serve un solo numero da %1 a %2</translation>
    </message>
    <message>
        <source>This must be more than elo0</source>
        <translation>Deve essere maggiore di elo0</translation>
    </message>
    <message>
        <source>These counts contradict each other</source>
        <translation>Questi conteggi si contraddicono</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;</source>
        <translation>Non c’è nessuna parte «%1»</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 compare due volte</translation>
    </message>
</context>
<context>
    <name>MeetingRow</name>
    <message>
        <source>%1 % (%2 to %3) of %4 games</source>
        <translation>%1% (da %2 a %3) di %4 partite</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo rather than by %3.</source>
        <translation>%1 è più forte di %2 Elo, piuttosto che di %3.</translation>
    </message>
    <message>
        <source>%1 is not stronger by %2 Elo.</source>
        <translation>%1 non è più forte di %2 Elo.</translation>
    </message>
    <message>
        <source>The games were not enough to tell.</source>
        <translation>Le partite non sono bastate per deciderlo.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Number of a game</source>
        <translation>Numero di una partita</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Number of a deal of the game</source>
        <translation>Numero di una smazzata della partita</translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>«%1» non indica né carte né un passo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must list each card once, in ascending order</source>
        <translation>«%1» deve elencare ogni carta una volta sola, in ordine crescente</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a French card</source>
        <translation>«%1» non è una carta francese</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Italian card</source>
        <translation>«%1» non è una carta italiana</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a bid nor cards nor a pass</source>
        <translation>«%1» non indica né un’offerta, né carte, né un passo</translation>
    </message>
    <message>
        <source>%1 is not a legal move here</source>
        <translation>%1 non è una mossa valida qui</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
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
        <translation>Qui servono %1 numeri, non %2</translation>
    </message>
    <message>
        <source>It is larger than what it looks at</source>
        <translation>È più grande di ciò che guarda</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>«%1» non è tra: %2</translation>
    </message>
    <message>
        <source>The layer is too large</source>
        <translation>Lo strato è troppo grande</translation>
    </message>
    <message>
        <source>This is not a file of a network&apos;s weights</source>
        <translation>Questo non è un file con i pesi di una rete neurale</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>Il file finisce troppo presto</translation>
    </message>
    <message>
        <source>There must be %1 to %2 layers</source>
        <translation>Gli strati devono essere da %1 a %2</translation>
    </message>
    <message>
        <source>The layers need %1 bytes of weights, not %2</source>
        <translation>Agli strati servono %1 byte di pesi, non %2</translation>
    </message>
    <message>
        <source>The weights are damaged</source>
        <translation>I pesi sono danneggiati</translation>
    </message>
    <message>
        <source>Weight %1 is not a number</source>
        <translation>Il peso %1 non è un numero</translation>
    </message>
    <message>
        <source>This network does not fit &quot;%1&quot;</source>
        <translation>Questa rete neurale non è adatta a «%1»</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Due persone</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>4, as partners</source>
        <translation>4, a coppie</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>Un altro ritratto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Livello di %1</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>Chi apre</translation>
    </message>
    <message>
        <source>Rules and deal</source>
        <translation>Regole e carte</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero della smazzata</translation>
    </message>
    <message>
        <source>The same number deals the same cards again: to play a deal once more or to share it.</source>
        <translation>Lo stesso numero dà di nuovo le stesse carte: per rigiocare una smazzata o condividerla.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Un altro numero</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deal after deal</source>
        <translation>Una smazzata alla volta</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>A %n punto</numerusform>
            <numerusform>A %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation>Da un file…</translation>
    </message>
    <message>
        <source>Change portrait of %1</source>
        <translation>Cambia ritratto: %1</translation>
    </message>
    <message>
        <source>Game after game</source>
        <translation>Una partita alla volta</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>New to %1?</source>
        <translation>Prima volta con %1?</translation>
    </message>
    <message>
        <source>Play a first game in which every step is explained. It is under How to play later, too.</source>
        <translation>Gioca una prima partita in cui ogni passo è spiegato. La trovi anche più tardi in «Come si gioca».</translation>
    </message>
    <message>
        <source>Explain it to me</source>
        <translation>Spiegami</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Rules and setup</source>
        <translation>Regole e disposizione</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numero della partita</translation>
    </message>
    <message>
        <source>The same number sets the game up in the same way again: to play it once more or to share it.</source>
        <translation>Lo stesso numero dà di nuovo la stessa disposizione: per rigiocare una partita o condividerla.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation>Questo gioco non ha questa opzione; ha: %1</translation>
    </message>
    <message>
        <source>%1 is possible only with %2 = %3</source>
        <translation>%1 è possibile solo con %2 = %3</translation>
    </message>
    <message>
        <source>This option has no value %1; it can be: %2</source>
        <translation>Questa opzione non ha il valore %1; può essere: %2</translation>
    </message>
</context>
<context>
    <name>OwnPlay</name>
    <message>
        <source>%1 in 100</source>
        <translation>%1 su 100</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s), %2 each</source>
        <extracomment>what is done wrong, how often, and what it costs: &quot;You trump in too early: 9 times, 4 in 100 each&quot;</extracomment>
        <translation>
            <numerusform>%1: %n volta, %2</numerusform>
            <numerusform>%1: %n volte, %2 ciascuna</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Partite per ogni parte</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Lo stesso seme casuale dà le stesse smazzate e lo stesso risultato.</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Esegui di nuovo</translation>
    </message>
</context>
<context>
    <name>PaperFigures</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>uguale</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diverso</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>non si può dire</translation>
    </message>
    <message>
        <source>ours, with its 95 % interval</source>
        <translation>il nostro, con il suo intervallo al 95%</translation>
    </message>
    <message>
        <source>published</source>
        <translation>pubblicato</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>nostro: %1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>pubblicato: %1</translation>
    </message>
</context>
<context>
    <name>PaperFindings</name>
    <message>
        <source>Ours beside the published figures</source>
        <translation>I nostri valori accanto a quelli pubblicati</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Come pubblicato</translation>
    </message>
</context>
<context>
    <name>PaperRunView</name>
    <message>
        <source>All experiments</source>
        <translation>Tutti gli esperimenti</translation>
    </message>
    <message>
        <source>%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.</source>
        <translation>Valori pubblicati: %2. Uguali: %1; diversi: %3; senza partite sufficienti per dirlo: %4.</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>tutto lo studio</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Salva come JSON</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>Tabelle e figure dello studio</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Deals that agree with what was seen, imagined for each decision</source>
        <translation>Smazzate compatibili con ciò che si è visto, immaginate per ogni decisione</translation>
    </message>
    <message>
        <source>Rounds of looking, each at the better half of the moves</source>
        <translation>Passate di ricerca, ciascuna sulla metà migliore delle mosse</translation>
    </message>
    <message>
        <source>Whether deals that explain the others&apos; moves count for more</source>
        <translation>Se le smazzate che spiegano le mosse degli altri contano di più</translation>
    </message>
    <message>
        <source>Deals with at most so many cards left are solved, not played out</source>
        <translation>Le smazzate con al massimo queste carte rimaste si risolvono, non si giocano fino in fondo</translation>
    </message>
    <message>
        <source>Weight of what the quick rules think of a move, in thousandths</source>
        <translation>Peso del giudizio delle regole rapide su una mossa, in millesimi</translation>
    </message>
    <message>
        <source>How often it overlooks a move, in 100</source>
        <translation>Quante volte su 100 gli sfugge una mossa</translation>
    </message>
    <message>
        <source>How imagined deals are played out: by quick rules or at random</source>
        <translation>Come si giocano fino in fondo le smazzate immaginate: con regole rapide o a caso</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played out</source>
        <translation>Turni di una smazzata immaginata che si giocano</translation>
    </message>
    <message>
        <source>How much a win is worth, in cards or figures</source>
        <translation>Quanto vale una vittoria, in carte o figure</translation>
    </message>
    <message>
        <source>Whether it plays sure wins without looking further</source>
        <translation>Se gioca le vittorie sicure senza cercare oltre</translation>
    </message>
    <message>
        <source>Most plays it looks at, besides a pass</source>
        <translation>Massimo di giocate che esamina, oltre al passare</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played with more thought</source>
        <translation>Turni di una smazzata immaginata giocati con più riflessione</translation>
    </message>
    <message>
        <source>How it chooses its tiles and places the figures</source>
        <translation>Come sceglie le sue tessere e mette le figure</translation>
    </message>
    <message>
        <source>Most steps or turns it looks at in a position</source>
        <translation>Massimo di passi o turni che esamina in una posizione</translation>
    </message>
    <message>
        <source>Walks through all its trees together</source>
        <translation>Percorsi in tutti i suoi alberi, in totale</translation>
    </message>
    <message>
        <source>Trees that vote on the move</source>
        <translation>Alberi che votano sulla mossa</translation>
    </message>
    <message>
        <source>How much it tries what it knows little of: the constant of UCB1, in hundredths</source>
        <translation>Quanto prova ciò che conosce poco: la costante di UCB1, in centesimi</translation>
    </message>
    <message>
        <source>Memory for all its trees</source>
        <translation>Memoria per tutti i suoi alberi</translation>
    </message>
    <message>
        <source>One tree for all players, or one for each</source>
        <translation>Un albero per tutti i giocatori, o uno per ciascuno</translation>
    </message>
    <message>
        <source>Samples of the cards or tiles it does not see</source>
        <translation>Campioni delle carte o tessere che non vede</translation>
    </message>
    <message>
        <source>How far its tree looks ahead, in moves or turns</source>
        <translation>Fin dove guarda avanti il suo albero, in mosse o turni</translation>
    </message>
    <message>
        <source>Cards it knows of each opponent&apos;s hand; above 0 it cheats</source>
        <translation>Carte che conosce della mano di ogni avversario; sopra 0 bara</translation>
    </message>
    <message>
        <source>Whether each sample has a vote, or the mean decides</source>
        <translation>Se ogni campione ha un voto, o decide la media</translation>
    </message>
    <message>
        <source>Alpha-beta; without it every line is searched, for the same values</source>
        <translation>Alfa-beta; senza, si esplora ogni linea, con gli stessi valori</translation>
    </message>
    <message>
        <source>Which of several equally good moves it takes</source>
        <translation>Quale sceglie fra più mosse ugualmente buone</translation>
    </message>
    <message>
        <source>Who leads next in its tree: the winner of the trick, or each in turn</source>
        <translation>Chi apre la presa seguente nel suo albero: chi ha vinto la presa, o ciascuno a turno</translation>
    </message>
    <message>
        <source>Whether a sampled hand may hold a card twice, as in the paper&apos;s program</source>
        <translation>Se una mano campionata può contenere due volte una carta, come nel programma dello studio</translation>
    </message>
    <message>
        <source>Whether sampled hands have as many cards as the opponent, or always three</source>
        <translation>Se le mani campionate hanno tante carte quante l’avversario, o sempre tre</translation>
    </message>
    <message>
        <source>Which cards it knows when it peeks: the first ones, or others in each sample</source>
        <translation>Quali carte conosce quando sbircia: le prime, o altre in ogni campione</translation>
    </message>
    <message>
        <source>Weights of its evaluation: the thesis&apos; or ours</source>
        <translation>Pesi della sua valutazione: quelli della tesi o i nostri</translation>
    </message>
    <message>
        <source>What its table has learned from: the paper&apos;s deck, or games by the rules</source>
        <translation>Da che cosa ha imparato la sua tabella: il mazzo dello studio, o partite secondo le regole</translation>
    </message>
    <message>
        <source>What it plays where its table knows nothing</source>
        <translation>Che cosa gioca dove la sua tabella non sa niente</translation>
    </message>
    <message>
        <source>Activation function of its network</source>
        <translation>Funzione di attivazione della sua rete</translation>
    </message>
    <message>
        <source>Units in the hidden layer of its network</source>
        <translation>Unità dello strato nascosto della sua rete</translation>
    </message>
    <message>
        <source>Which trumps its network sees marked: all, those not played, or the card turned up</source>
        <translation>Quali briscole la sua rete vede segnate: tutte, quelle non giocate, o la carta scoperta</translation>
    </message>
    <message>
        <source>Whom it asks when its network wants a card that is not in the hand</source>
        <translation>A chi chiede quando la sua rete vuole una carta che non è in mano</translation>
    </message>
    <message>
        <source>Whether it goes by the order of its rules, or of the cards in the hand</source>
        <translation>Se segue l’ordine delle sue regole o quello delle carte in mano</translation>
    </message>
    <message>
        <source>Whether it uses the second rule, which the paper&apos;s program never reaches</source>
        <translation>Se usa la seconda regola, a cui il programma dello studio non arriva mai</translation>
    </message>
    <message>
        <source>Positions for each card that it may look at</source>
        <translation>Posizioni che può esaminare per ogni carta</translation>
    </message>
    <message>
        <source>Whether it passes only when it has to, or draws a pass like any other move</source>
        <translation>Se passa solo quando deve, o tira a sorte anche il passare come ogni altra mossa</translation>
    </message>
    <message>
        <source>What it leads: what is beaten least often, the lowest card, the most or the fewest cards</source>
        <translation>Con che cosa apre: ciò che si batte più di rado, la carta più bassa, più carte o meno carte</translation>
    </message>
    <message>
        <source>Whether it breaks up a pair to answer a single card</source>
        <translation>Se rompe una coppia per rispondere a una carta singola</translation>
    </message>
    <message>
        <source>Whether it breaks up five cards to answer a single card although it has a pair</source>
        <translation>Se rompe cinque carte per rispondere a una carta singola pur avendo una coppia</translation>
    </message>
    <message>
        <source>Whether plays in its lists may share cards</source>
        <translation>Se le giocate nei suoi elenchi possono avere carte in comune</translation>
    </message>
    <message>
        <source>When it uses its winning strategy: only when it leads, or always</source>
        <translation>Quando usa la sua strategia vincente: solo quando apre, o sempre</translation>
    </message>
    <message>
        <source>What it answers while an opponent has one card: its lowest or its highest card</source>
        <translation>Come risponde quando un avversario ha una sola carta: con la sua più bassa o la più alta</translation>
    </message>
    <message>
        <source>How it values what is left: by the highest card, or by the sum of all cards</source>
        <translation>Come valuta ciò che resta: dalla carta più alta, o dalla somma di tutte</translation>
    </message>
    <message>
        <source>Among how many outputs of the network a play must be to replace a pass</source>
        <translation>Fra quante uscite della rete deve stare una giocata per prendere il posto del passare</translation>
    </message>
    <message>
        <source>How much likelier a pass may be than a play that replaces it, in hundredths</source>
        <translation>Quanto può essere più probabile passare rispetto a una giocata che lo sostituisce, in centesimi</translation>
    </message>
    <message>
        <source>Which kickers it takes: by the value of what is left, or the lowest</source>
        <translation>Quali carte aggiunte prende: secondo il valore di ciò che resta, o le più basse</translation>
    </message>
    <message>
        <source>From what share of the strength left it plays high, in 100</source>
        <translation>Da quale quota della forza rimasta gioca alto, su 100</translation>
    </message>
    <message>
        <source>From what chance a trick counts as won, in 100</source>
        <translation>Da quale probabilità una presa conta come vinta, su 100</translation>
    </message>
    <message>
        <source>From what chance the last player is thought to beat the partner, in 100</source>
        <translation>Da quale probabilità si pensa che l’ultimo giocatore batta il compagno, su 100</translation>
    </message>
    <message>
        <source>What it plays when the partner is losing: a card that wins, or always a high one</source>
        <translation>Che cosa gioca quando il compagno sta perdendo: una carta che vince, o sempre una alta</translation>
    </message>
    <message>
        <source>Which card it leads: its best, or its highest</source>
        <translation>Con quale carta apre: la sua migliore, o la più alta</translation>
    </message>
    <message>
        <source>With which card it wins: the lowest or the highest that does</source>
        <translation>Con quale carta vince: la più bassa o la più alta che basta</translation>
    </message>
    <message>
        <source>Values of the cards: the thesis&apos; figure, or learned</source>
        <translation>Valori delle carte: quelli della tesi, o appresi</translation>
    </message>
    <message>
        <source>Below what share of the strength left it plays low, in 100</source>
        <translation>Sotto quale quota della forza rimasta gioca basso, su 100</translation>
    </message>
    <message>
        <source>The round from which it plays fast tiles; of the heuristics in hundredths</source>
        <translation>Il giro da cui gioca tessere veloci; nelle euristiche, in centesimi</translation>
    </message>
    <message>
        <source>How much of the influence it has already counts again, in hundredths</source>
        <translation>Quanto conta di nuovo l’influenza che ha già, in centesimi</translation>
    </message>
    <message>
        <source>What a kind of figure loses in value once somebody has its majority, in hundredths</source>
        <translation>Quanto perde di valore un tipo di figura quando qualcuno ne ha la maggioranza, in centesimi</translation>
    </message>
    <message>
        <source>How influence on a figure counts: by how close it is, or as printed</source>
        <translation>Come conta l’influenza su una figura: secondo quanto è vicina, o come stampato</translation>
    </message>
    <message>
        <source>Worth of a figure, in hundredths</source>
        <translation>Valore di una figura, in centesimi</translation>
    </message>
    <message>
        <source>Whether the score adds up kinds of figures, or figures</source>
        <translation>Se il punteggio somma i tipi di figura, o le figure</translation>
    </message>
    <message>
        <source>Whether fast tiles stay in the hand, or only come last as printed</source>
        <translation>Se le tessere veloci restano in mano, o vengono solo per ultime come stampato</translation>
    </message>
    <message>
        <source>How much of a turn it weighs at a time</source>
        <translation>Quanto di un turno valuta per volta</translation>
    </message>
    <message>
        <source>Weight of influence, in hundredths</source>
        <translation>Peso dell’influenza, in centesimi</translation>
    </message>
    <message>
        <source>Weight of keeping fast tiles, in hundredths</source>
        <translation>Peso del tenere le tessere veloci, in centesimi</translation>
    </message>
    <message>
        <source>Weight of the figures that would be captured, in hundredths</source>
        <translation>Peso delle figure che verrebbero catturate, in centesimi</translation>
    </message>
    <message>
        <source>Worth of keeping a tile of one kind, in hundredths</source>
        <translation>Valore del tenere una tessera di un solo tipo, in centesimi</translation>
    </message>
    <message>
        <source>Worth of keeping a samurai, in hundredths</source>
        <translation>Valore del tenere un samurai, in centesimi</translation>
    </message>
    <message>
        <source>Worth of keeping a ship, in hundredths</source>
        <translation>Valore del tenere una nave, in centesimi</translation>
    </message>
    <message>
        <source>Worth of keeping a ronin, in hundredths</source>
        <translation>Valore del tenere un ronin, in centesimi</translation>
    </message>
    <message>
        <source>How bold it is: above 0 it dares more, below 0 it holds back</source>
        <translation>Quanto è audace: sopra 0 osa di più, sotto 0 si trattiene</translation>
    </message>
    <message>
        <source>A file with what was learned, in place of the program&apos;s own</source>
        <translation>Un file con ciò che è stato imparato, al posto di quello del programma</translation>
    </message>
    <message>
        <source>How much of a move&apos;s value its network tells, in 100; imagined deals tell the rest</source>
        <translation>Quanto del valore di una mossa dice la sua rete, su 100; il resto lo dicono smazzate immaginate</translation>
    </message>
    <message>
        <source>How near to what its network expects of a position it tells values, in 100</source>
        <translation>Quanto i valori che dice si avvicinano a ciò che la sua rete si aspetta dalla posizione, su 100</translation>
    </message>
</context>
<context>
    <name>PlayStatistics</name>
    <message>
        <source>Your play</source>
        <translation>Il tuo gioco</translation>
    </message>
    <message>
        <source>Nothing yet: review a game that you have finished, and your decisions are rated here.</source>
        <translation>Ancora niente: analizza una partita che hai finito, e qui vedrai valutate le tue decisioni.</translation>
    </message>
    <message>
        <source>accuracy, of 100</source>
        <translation>precisione, su 100</translation>
    </message>
    <message>
        <source>mean cost of a decision</source>
        <translation>costo medio per decisione</translation>
    </message>
    <message>
        <source>decisions rated</source>
        <translation>decisioni valutate</translation>
    </message>
    <message>
        <source>deals reviewed</source>
        <translation>smazzate analizzate</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>Precisione nel tempo</translation>
    </message>
    <message>
        <source>Mean cost over time</source>
        <translation>Costo medio nel tempo</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>Che cosa ti costa di più</translation>
    </message>
    <message>
        <source>No mistake of yours has become a habit.</source>
        <translation>Nessun tuo errore è diventato un’abitudine.</translation>
    </message>
    <message>
        <source>Show: %1, %2</source>
        <comment>a mistake: when, and what it cost</comment>
        <translation>Mostra: %1, %2</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <translation>Per tipo di decisione</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>precisione %1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 ciascuna</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisione</numerusform>
            <numerusform>%n decisioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as table...</source>
        <translation>Salva come tabella…</translation>
    </message>
    <message>
        <source>Mean cost over time, in 100 games</source>
        <translation>Costo medio nel tempo, su 100 partite</translation>
    </message>
    <message>
        <source>Mean cost over time, in points</source>
        <translation>Costo medio nel tempo, in punti</translation>
    </message>
</context>
<context>
    <name>PlayerLabel</name>
    <message>
        <source>%1 (%2 in the paper)</source>
        <comment>a player and the paper&apos;s word for its level</comment>
        <translation>%1 (%2 nello studio)</translation>
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
        <translation>una persona</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>This player has no parameters</source>
        <translation>Questo giocatore non ha parametri</translation>
    </message>
    <message>
        <source>This player has no such parameter; it has: %1</source>
        <translation>Questo giocatore non ha questo parametro; ha: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>«%1» non è tra: %2</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation>Il giocatore «%1» non c’è; ci sono: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation>«%1» dovrebbe avere la forma nome=valore</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from %2 to %3</source>
        <translation>«%1» non è un numero intero da %2 a %3</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>È indicato due volte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2</source>
        <translation>«%1» richiede %2</translation>
    </message>
    <message>
        <source>A command is missing here</source>
        <translation>Qui manca un comando</translation>
    </message>
    <message>
        <source>The path of this file must not have a &quot;;&quot;</source>
        <translation>Il percorso di questo file non può contenere «;»</translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>Can be played</source>
        <translation>Si può giocare</translation>
    </message>
</context>
<context>
    <name>PlotFiles</name>
    <message>
        <source>Save the plot as %1</source>
        <translation>Salva il grafico come %1</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save the plot</source>
        <translation>Salva il grafico</translation>
    </message>
    <message>
        <source>Save the plot as %1</source>
        <translation>Salva il grafico come %1</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point.</source>
        <translation>Le frecce vanno da un punto all’altro.</translation>
    </message>
    <message>
        <source>Which plot</source>
        <translation>Quale grafico</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Grafico: %1</translation>
    </message>
</context>
<context>
    <name>PositionTab</name>
    <message>
        <source>Lay out a deal, or paste a position or a saved game as text. At the table you make the moves for everybody, and any players tell what they would do.</source>
        <translation>Disponi una smazzata, oppure incolla una posizione o una partita salvata come testo. Al tavolo fai le mosse per tutti, e i giocatori che vuoi ti dicono che cosa farebbero.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Distribuisci di nuovo</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>Disponi di nuovo</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Lays out the position that was copied (Ctrl+V)</source>
        <translation>Dispone la posizione copiata (Ctrl+V)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n move(s) of the position can still be played.</source>
        <translation>
            <numerusform>Solo la prima mossa (%n) della posizione si può ancora giocare.</numerusform>
            <numerusform>Solo le prime %n mosse della posizione si possono ancora giocare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Choose cards, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>Scegli le carte, poi mettile al loro posto: le altre si spostano, e quelle che metti tu restano dove sono.</translation>
    </message>
    <message>
        <source>Choose tiles, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>Scegli le tessere, poi mettile al loro posto: le altre si spostano, e quelle che metti tu restano dove sono.</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>Metti qui</translation>
    </message>
    <message>
        <source>Put here: %1</source>
        <translation>Metti qui: %1</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Scambia i posti</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you play here: %1</source>
        <translation>Se giochi qui: %1</translation>
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
        <translation>Il numero della smazzata deve essere un numero intero.</translation>
    </message>
    <message>
        <source>Parlour is already running, and only a new program can do this: add --new-instance</source>
        <translation>Parlour è già in esecuzione, e solo un nuovo avvio può farlo: aggiungi --new-instance</translation>
    </message>
    <message>
        <source>This is too long to be a position.</source>
        <translation>È troppo lungo per essere una posizione.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This keeps your %1 together.</source>
        <translation>Così la tua combinazione resta intera (%1).</translation>
    </message>
    <message>
        <source>You keep your %1, which nobody can beat.</source>
        <translation>Così tieni %1, che nessuno può battere.</translation>
    </message>
    <message>
        <source>What is left goes out in one play.</source>
        <translation>Il resto va in una sola giocata.</translation>
    </message>
    <message>
        <source>What is left goes out in %1 plays.</source>
        <translation>Il resto va in %1 giocate.</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>In giro c’è una sola carta che può batterti.</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>In giro ci sono solo %1 carte che possono batterti.</translation>
    </message>
    <message>
        <source>Once your %1 is gone, nothing else you hold is sure to win the lead.</source>
        <translation>Senza %1 non hai più niente che ti dia di sicuro il controllo.</translation>
    </message>
    <message>
        <source>You keep your %1 for later.</source>
        <translation>Così tieni %1 per dopo.</translation>
    </message>
    <message>
        <source>You keep your %1, a trump, for later.</source>
        <translation>Così tieni per dopo una briscola (%1).</translation>
    </message>
    <message>
        <source>You keep your %1, the highest of its suit left.</source>
        <translation>Così tieni %1, la carta più alta rimasta del seme.</translation>
    </message>
    <message>
        <source>You keep your %1, the highest trump left.</source>
        <translation>Così tieni %1, la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only one point.</source>
        <translation>Se ti prendono %1, ti costa solo un punto.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only %2 points.</source>
        <translation>Se ti prendono %1, ti costa solo %2 punti.</translation>
    </message>
    <message>
        <source>Play the %1 and keep your %2 together.</source>
        <translation>Gioca %1, così la tua combinazione resta intera (%2).</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back, and then you play the rest and win.</source>
        <translation>Se ti battono, con %1 riprendi il controllo, poi cali il resto e vinci.</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back.</source>
        <translation>Se ti battono, con %1 riprendi il controllo.</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 should win the lead back.</source>
        <translation>Se ti battono, con %1 dovresti riprendere il controllo.</translation>
    </message>
    <message>
        <source>This splits your %1.</source>
        <translation>Così rompi una combinazione (%1).</translation>
    </message>
    <message>
        <source>This spends your %1, which nobody can beat.</source>
        <translation>Così spendi %1, che nessuno può battere.</translation>
    </message>
    <message>
        <source>This is easier to beat.</source>
        <translation>Questa giocata è più facile da battere.</translation>
    </message>
    <message>
        <source>%1 cards still out beat it.</source>
        <translation>In giro ci sono %1 carte che possono fare meglio.</translation>
    </message>
    <message>
        <source>After this you still need %1 plays to go out.</source>
        <translation>Così ti servono ancora %1 giocate per finire.</translation>
    </message>
    <message>
        <source>This gets rid of only one card.</source>
        <translation>Così va via una sola carta.</translation>
    </message>
    <message>
        <source>This gets rid of only %1 cards.</source>
        <translation>Così vanno via solo %1 carte.</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it is hard to get rid of.</source>
        <translation>Così ti resta in mano %1, difficile da piazzare.</translation>
    </message>
    <message>
        <source>Your %1 stay behind, and they are hard to get rid of.</source>
        <translation>Così ti restano in mano %1, difficili da piazzare.</translation>
    </message>
    <message>
        <source>%1 has only one card left and may go out on it.</source>
        <translation>A %1 resta una sola carta, e può finire battendo questa giocata.</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left and may go out on it.</source>
        <translation>A %1 restano solo %2 carte, e può finire battendo questa giocata.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only one card left.</source>
        <translation>Così il controllo resta a %1, che ha una sola carta.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only %2 cards left.</source>
        <translation>Così il controllo resta a %1, che ha solo %2 carte.</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only one card left.</source>
        <translation>Così il controllo può restare a %1, che ha una sola carta.</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only %2 cards left.</source>
        <translation>Così il controllo può restare a %1, che ha solo %2 carte.</translation>
    </message>
    <message>
        <source>This leaves the lead to %1.</source>
        <translation>Così il controllo resta a %1.</translation>
    </message>
    <message>
        <source>This may leave the lead to %1.</source>
        <translation>Così il controllo può restare a %1.</translation>
    </message>
    <message>
        <source>Your %1 is worth more later.</source>
        <translation>Più avanti %1 vale di più.</translation>
    </message>
    <message>
        <source>Your %1 are worth more later.</source>
        <translation>Più avanti %1 valgono di più.</translation>
    </message>
    <message>
        <source>This is higher than it needs to be.</source>
        <translation>È più alta del necessario.</translation>
    </message>
    <message>
        <source>Only a bomb can beat this play.</source>
        <translation>Questa giocata può batterla solo una bomba.</translation>
    </message>
    <message>
        <source>Only the rocket can beat this play.</source>
        <translation>Questa giocata può batterla solo il razzo.</translation>
    </message>
    <message>
        <source>Only a bomb or the rocket can beat this play.</source>
        <translation>Questa giocata possono batterla solo una bomba o il razzo.</translation>
    </message>
    <message>
        <source>Your sequence from %1 to %2 stays whole.</source>
        <translation>La tua scala da %1 a %2 resta intera.</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>So close!</source>
        <translation>C’è mancato poco!</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>Per un pelo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ben giocato!</translation>
    </message>
    <message>
        <source>Nicely done.</source>
        <translation>Bella partita.</translation>
    </message>
    <message>
        <source>Fortune favours the bold.</source>
        <translation>La fortuna aiuta gli audaci.</translation>
    </message>
    <message>
        <source>It was worth the risk.</source>
        <translation>Valeva la pena rischiare.</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <translation>La pazienza paga.</translation>
    </message>
    <message>
        <source>I was in no hurry.</source>
        <translation>Non avevo fretta.</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New deal</source>
        <translation>Nuova smazzata</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rigioca le stesse carte</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Smazzata %1 di %2</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuovo incontro</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Deal %1 of a match to %2 points</source>
        <translation>Smazzata %1 di un incontro a %2 punti</translation>
    </message>
    <message>
        <source>Deal %1 with these players</source>
        <translation>Smazzata %1 con questi giocatori</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Partita %1 di %2</translation>
    </message>
    <message>
        <source>Game %1 with these players</source>
        <translation>Partita %1 con questi giocatori</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>Rigioca la stessa disposizione</translation>
    </message>
</context>
<context>
    <name>ResultsPlot</name>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>vinte %1, pareggiate %2, perse %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, and how games went then</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partite nel tempo</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perse</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Forzata</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 su 100</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Cost of a decision</source>
        <translation>Costo per decisione</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Own decisions</source>
        <translation>Decisioni proprie</translation>
    </message>
    <message>
        <source>Decisions of others</source>
        <translation>Decisioni degli altri</translation>
    </message>
    <message>
        <source>What each player could expect</source>
        <translation>Che cosa poteva aspettarsi ogni giocatore</translation>
    </message>
    <message>
        <source>Cost: about %1.</source>
        <translation>Costo: circa %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Migliore: %1.</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Tutte le smazzate</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 ha giocato</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <translation>Carte in mano: %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 ha in mano</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>La mappa</translation>
    </message>
</context>
<context>
    <name>ReviewFiles</name>
    <message>
        <source>The review was saved as %1.</source>
        <translation>L’analisi è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>Non è stato possibile salvare l’analisi. %1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Looking...</source>
        <translation>Analisi in corso…</translation>
    </message>
    <message>
        <source>First look: %1 of %2</source>
        <translation>Primo sguardo: %1 di %2</translation>
    </message>
    <message>
        <source>Looking closer: %1 of %2</source>
        <translation>Analisi più attenta: %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>circa %n secondo rimasto</numerusform>
            <numerusform>circa %n secondi rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>Un primo sguardo</translation>
    </message>
    <message>
        <source>Looked at closely</source>
        <translation>Analizzata con attenzione</translation>
    </message>
    <message>
        <source>Looked at very closely</source>
        <translation>Analizzata molto a fondo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Review so far</source>
        <translation>Analisi fin qui</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>L’unica mossa</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 su 100</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Cost: about %1</source>
        <translation>Costo: circa %1</translation>
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
        <translation>Giri fatti finora</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Non si è ancora giocato niente.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How to play %1</source>
        <translation>Come si gioca a %1</translation>
    </message>
    <message>
        <source>Play a first game with explanations</source>
        <translation>Gioca una prima partita spiegata</translation>
    </message>
    <message>
        <source>Lessons at the table, a minute each</source>
        <translation>Lezioni al tavolo, un minuto l’una</translation>
    </message>
    <message>
        <source>You took this lesson</source>
        <translation>Lezione già fatta</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>ancora %n secondo</numerusform>
            <numerusform>ancora %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>ancora %n minuto</numerusform>
            <numerusform>ancora %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) left</source>
        <translation>
            <numerusform>ancora %n ora</numerusform>
            <numerusform>ancora %n ore</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completato</translation>
    </message>
    <message>
        <source>Pausing</source>
        <translation>Va in pausa</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>Cancellare davvero?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 partite su %2</translation>
    </message>
    <message>
        <source>Something has failed. What was played is kept, and Go on tries again.</source>
        <translation>Qualcosa è andato storto. Ciò che è stato giocato è conservato, e «Continua» riprova.</translation>
    </message>
    <message>
        <source>At work without a window</source>
        <translation>In corso senza finestra</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Save the results as a table</source>
        <translation>Salva i risultati come tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save the results as data</source>
        <translation>Salva i risultati come dati</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Dati (*.json)</translation>
    </message>
    <message>
        <source>Save what it has learned</source>
        <translation>Salva ciò che ha imparato</translation>
    </message>
    <message>
        <source>Learned tables (*.table)</source>
        <translation>Tabelle apprese (*.table)</translation>
    </message>
    <message>
        <source>Networks (*.net)</source>
        <translation>Reti neurali (*.net)</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>at work</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
</context>
<context>
    <name>Samurai</name>
    <message>
        <source>village</source>
        <translation>villaggio</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>capitale</translation>
    </message>
    <message>
        <source>The figures of %1 are missing</source>
        <translation>Mancano le figure di %1</translation>
    </message>
    <message>
        <source>%1 players play on the map &quot;%2&quot;</source>
        <translation>Sulla mappa «%2» si gioca in %1</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>Buddha</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>elmo</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>riso</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>Più figure in tutto</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) captured</source>
        <translation>
            <numerusform>%n figura catturata</numerusform>
            <numerusform>%n figure catturate</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>giro %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space such as M14</source>
        <translation>«%1» non è una casella come M14</translation>
    </message>
    <message>
        <source>town</source>
        <translation>città</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of this game</source>
        <translation>«%1» non è una mossa di questo gioco</translation>
    </message>
    <message>
        <source>Expected %1 of the letters b, h, r, in this order</source>
        <translation>Qui servono %1 delle lettere b, h, r, in quest’ordine</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a settlement of this map</source>
        <translation>«%1» non è un insediamento di questa mappa</translation>
    </message>
    <message>
        <source>There must be %1 figures &quot;%2&quot;, not %3</source>
        <translation>Le figure «%2» devono essere %1, non %3</translation>
    </message>
    <message>
        <source>Each player has %1 tiles, not %2</source>
        <translation>Ogni giocatore ha %1 tessere, non %2</translation>
    </message>
    <message>
        <source>No player has that many tiles %1</source>
        <translation>Nessun giocatore ha così tante tessere %1</translation>
    </message>
    <message>
        <source>Under these options the players place the figures themselves</source>
        <translation>Con queste opzioni sono i giocatori a disporre le figure</translation>
    </message>
    <message>
        <source>Expected a list for each of %1 players</source>
        <translation>Serve un elenco per ciascuno dei %1 giocatori</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile</source>
        <translation>«%1» non è una tessera</translation>
    </message>
    <message>
        <source>Leads in two kinds of figure or more</source>
        <translation>In testa in due o più tipi di figura</translation>
    </message>
    <message>
        <source>The only one to lead in a kind of figure</source>
        <translation>L’unico in testa in un tipo di figura</translation>
    </message>
    <message>
        <source>Most figures of the other kinds</source>
        <translation>Più figure degli altri tipi</translation>
    </message>
    <message>
        <source>Leads in more kinds of figure</source>
        <translation>In testa in più tipi di figura</translation>
    </message>
    <message>
        <source>Tiles of %1, in the order of drawing</source>
        <translation>Tessere di %1, in ordine di pesca</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Chi comincia</translation>
    </message>
</context>
<context>
    <name>Samurai drawback thoughts</name>
    <message>
        <source>This leaves %1 that %0 can capture now.</source>
        <translation>Così %0 non cattura %1, anche se potrebbe farlo adesso.</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which %0 can capture now.</source>
        <translation>Così %0 non cattura %1 di %2, anche se potrebbe farlo adesso.</translation>
    </message>
    <message>
        <source>This gives up the lead for %1 of %2.</source>
        <translation>Così si cede la testa per %1 di %2.</translation>
    </message>
    <message>
        <source>After this, %1 may still catch %0 for %2 of %3.</source>
        <translation>Così %1 può ancora raggiungere %0 per %2 di %3.</translation>
    </message>
    <message>
        <source>This leaves %0 only %1 ahead for %2 of %3.</source>
        <translation>Così %0 ha solo %1 di vantaggio per %2 di %3.</translation>
    </message>
    <message>
        <source>This leaves %0 %1 behind for %2 of %3.</source>
        <translation>Così %0 resta a %1 dalla testa per %2 di %3.</translation>
    </message>
    <message>
        <source>This brings neither figure to where %0 leads.</source>
        <translation>Così nessuna delle due figure va dov’è in testa %0.</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where %0 leads.</source>
        <translation>Lo scambio di figure potrebbe portare %1 di %2 dov’è in testa %0.</translation>
    </message>
    <message>
        <source>The %1 counts for nothing here.</source>
        <translation>Qui la tessera %1 non vale per nessuna figura.</translation>
    </message>
    <message>
        <source>No single tile can catch %0 for %1 of %2 anyway.</source>
        <translation>Tanto, per %1 di %2 nessuna tessera da sola può raggiungere %0.</translation>
    </message>
    <message>
        <source>The %1 could count for %2 figures elsewhere.</source>
        <translation>Altrove la tessera %1 potrebbe valere per %2 figure.</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so the %3 can wait.</source>
        <translation>A %1 restano %2 caselle di terra libere: la tessera %3 può aspettare.</translation>
    </message>
    <message>
        <source>This lets the game go on, although %0 could win now.</source>
        <translation>Così la partita continua, anche se %0 potrebbe vincere adesso.</translation>
    </message>
    <message>
        <source>%0 can still play a normal tile this turn.</source>
        <translation>In questo turno %0 può ancora giocare una tessera normale.</translation>
    </message>
    <message>
        <source>%0 holds no tile for %1.</source>
        <translation>%0 non ha tessere per %1.</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is only the %2.</source>
        <translation>La tessera più forte di %0 per %1 è solo %2.</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and %0 holds no strong tile for %3.</source>
        <translation>Per circondare %1 bastano %2 tessere di terra, e %0 non ne ha di forti per %3.</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves the normal tile for elsewhere.</source>
        <translation>La tessera %1 rende altrettanto, e quella normale resta per altri posti.</translation>
    </message>
    <message>
        <source>The %1 can still take the lead for %2 of %3.</source>
        <translation>Con la tessera %1 si può ancora andare in testa per %2 di %3.</translation>
    </message>
    <message>
        <source>Where it lay, the %1 counted for %2 of %3.</source>
        <translation>Dov’era prima, la tessera %1 valeva per %2 di %3.</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch %0 at %4.</source>
        <translation>Così %0 cattura %1 di %2, ma %3 può ancora raggiungere %0 a %4.</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where %0 is only %3 ahead.</source>
        <translation>Così %0 lascia lì %1 di %2, dove ha solo %3 di vantaggio.</translation>
    </message>
    <message>
        <source>This puts %0 only %1 ahead for %2 of %3.</source>
        <translation>Così %0 va in testa per %2 di %3 con solo %1 di vantaggio.</translation>
    </message>
    <message>
        <source>%0 can still play this after the %1, in the same turn.</source>
        <translation>%0 può giocarla anche dopo la tessera %1, nello stesso turno.</translation>
    </message>
    <message>
        <source>This captures nothing yet, so the %1 can wait.</source>
        <translation>Così non si cattura ancora niente: la tessera %1 può aspettare.</translation>
    </message>
    <message>
        <source>The %1 counts for every kind of figure, so it is better kept.</source>
        <translation>La tessera %1 vale per ogni tipo di figura: meglio tenerla.</translation>
    </message>
    <message>
        <source>The %1 captures as much, and %0 keeps the tile exchange.</source>
        <translation>Con la tessera %1 la cattura è la stessa, e %0 tiene lo scambio di tessere.</translation>
    </message>
    <message>
        <source>The %1 does as much, and %0 keeps the tile exchange.</source>
        <translation>Con la tessera %1 il risultato è lo stesso, e %0 tiene lo scambio di tessere.</translation>
    </message>
    <message>
        <source>%0 can win without this.</source>
        <translation>%0 può vincere anche senza.</translation>
    </message>
</context>
<context>
    <name>Samurai drawbacks</name>
    <message>
        <source>This gives %1 %2.</source>
        <translation>Così %1 prende %2.</translation>
    </message>
    <message>
        <source>This leaves %1 that you can capture now.</source>
        <translation>Così lasci lì %1 che puoi catturare adesso.</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2 and %3 of %4.</source>
        <translation>Così si rinuncia alla testa per %1 di %2 e per %3 di %4.</translation>
    </message>
    <message>
        <source>This gives %1 %2 of %3.</source>
        <translation>Così %1 prende %2 di %3.</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which you can capture now.</source>
        <translation>Così lasci lì %1 di %2, che puoi catturare adesso.</translation>
    </message>
    <message>
        <source>With this, nobody gets %1 of %2.</source>
        <translation>Così nessuno prende %1 di %2.</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, so %2 can capture %3.</source>
        <translation>Così a %1 resta una sola casella di terra, e %2 può catturare %3.</translation>
    </message>
    <message>
        <source>This lets %1 capture %2 of %3.</source>
        <translation>Così %1 può catturare %2 di %3.</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3.</source>
        <translation>Così a %1 resta una sola casella di terra, e %2 potrebbe catturare %3.</translation>
    </message>
    <message>
        <source>This gives up your lead for %1 of %2.</source>
        <translation>Così cedi la testa per %1 di %2.</translation>
    </message>
    <message>
        <source>This leaves %1 in the lead for %2 of %3.</source>
        <translation>Così %1 resta in testa per %2 di %3.</translation>
    </message>
    <message>
        <source>After this, %1 may still catch you for %2 of %3.</source>
        <translation>Così %1 può ancora raggiungerti per %2 di %3.</translation>
    </message>
    <message>
        <source>This leaves you only %1 ahead for %2 of %3.</source>
        <translation>Così hai solo %1 di vantaggio per %2 di %3.</translation>
    </message>
    <message>
        <source>This leaves you %1 behind for %2 of %3.</source>
        <translation>Così resti a %1 dalla testa per %2 di %3.</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2.</source>
        <translation>Così si rinuncia alla testa per %1 di %2.</translation>
    </message>
    <message>
        <source>This moves %1 of %2 to where %3 leads.</source>
        <translation>Così %1 di %2 finisce dov’è in testa %3.</translation>
    </message>
    <message>
        <source>This brings neither figure to where you lead.</source>
        <translation>Così nessuna delle due figure va dove sei in testa.</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where you lead.</source>
        <translation>Con lo scambio di figure potresti portare %1 di %2 dove sei in testa.</translation>
    </message>
    <message>
        <source>Your %1 counts for nothing here.</source>
        <translation>Qui la tessera %1 non vale per nessuna figura.</translation>
    </message>
    <message>
        <source>The lead in %1 is decided already.</source>
        <translation>Il primo posto %1 è già deciso.</translation>
    </message>
    <message>
        <source>No single tile can catch you for %1 of %2 anyway.</source>
        <translation>Tanto, per %1 di %2 nessuna tessera da sola può raggiungerti.</translation>
    </message>
    <message>
        <source>Even with this, %1 leads for %2 of %3.</source>
        <translation>Anche così è in testa %1 per %2 di %3.</translation>
    </message>
    <message>
        <source>This brings %1 closer to capture while %2 leads there.</source>
        <translation>Così si avvicina la cattura a %1, dov’è in testa %2.</translation>
    </message>
    <message>
        <source>This counts for only one figure.</source>
        <translation>Così la tessera vale per una sola figura.</translation>
    </message>
    <message>
        <source>This counts for only %1 figures.</source>
        <translation>Così la tessera vale solo per %1 figure.</translation>
    </message>
    <message>
        <source>Your %1 could count for %2 figures elsewhere.</source>
        <translation>Altrove la tessera %1 potrebbe valere per %2 figure.</translation>
    </message>
    <message>
        <source>The %1 is enough here.</source>
        <translation>Qui basta la tessera %1.</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so your %3 can wait.</source>
        <translation>A %1 restano %2 caselle di terra libere: la tessera %3 può aspettare.</translation>
    </message>
    <message>
        <source>This lets the game go on, although you could win now.</source>
        <translation>Così la partita continua, anche se potresti vincere adesso.</translation>
    </message>
    <message>
        <source>You can still play a normal tile this turn.</source>
        <translation>In questo turno puoi ancora giocare una tessera normale.</translation>
    </message>
    <message>
        <source>This has no strength of its own.</source>
        <translation>Questa tessera non ha forza propria.</translation>
    </message>
    <message>
        <source>This counts only for %1.</source>
        <translation>Questa tessera vale solo per %1.</translation>
    </message>
    <message>
        <source>This is a normal tile: only one can be played each turn.</source>
        <translation>È una tessera normale: se ne può giocare una sola per turno.</translation>
    </message>
    <message>
        <source>This needs a land space, and a ship does not.</source>
        <translation>A questa tessera serve una casella di terra, a una nave no.</translation>
    </message>
    <message>
        <source>The %1 is stronger.</source>
        <translation>La tessera %1 è più forte.</translation>
    </message>
    <message>
        <source>You hold no tile for %1.</source>
        <translation>Non hai tessere per %1.</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is only the %2.</source>
        <translation>La tua tessera più forte per %1 è solo %2.</translation>
    </message>
    <message>
        <source>No tile there counts for %1 of two settlements.</source>
        <translation>Lì nessuna tessera vale per %1 di due insediamenti insieme.</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so others have time to answer.</source>
        <translation>Per circondare %1 servono %2 tessere di terra: gli altri hanno tempo di rispondere.</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and you hold no strong tile for %3.</source>
        <translation>Per circondare %1 bastano %2 tessere di terra, e tu non ne hai di forti per %3.</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves your normal tile for elsewhere.</source>
        <translation>La tessera %1 rende altrettanto, e quella normale ti resta per altri posti.</translation>
    </message>
    <message>
        <source>With this, %1 of %2 go to nobody.</source>
        <translation>Così nessuno prende %1 di %2.</translation>
    </message>
    <message>
        <source>Your %1 can still take the lead for %2 of %3.</source>
        <translation>Con la tessera %1 puoi ancora andare in testa per %2 di %3.</translation>
    </message>
    <message>
        <source>Where it lies now, your %1 counts for %2 of %3.</source>
        <translation>Dov’è adesso, la tua tessera %1 vale per %2 di %3.</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 in the lead at %4.</source>
        <translation>Così catturi %1 di %2, ma a %4 resta in testa %3.</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but passes up the lead at %3.</source>
        <translation>Così catturi %1 di %2, ma rinunci alla testa a %3.</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 the last land space of %4.</source>
        <translation>Così catturi %1 di %2, ma lasci a %3 l’ultima casella di terra di %4.</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch you at %4.</source>
        <translation>Così catturi %1 di %2, ma %3 può ancora raggiungerti a %4.</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where you are only %3 ahead.</source>
        <translation>Così lasci lì %1 di %2, dove hai solo %3 di vantaggio.</translation>
    </message>
    <message>
        <source>This puts you only %1 ahead for %2 of %3.</source>
        <translation>Così vai in testa per %2 di %3 con solo %1 di vantaggio.</translation>
    </message>
    <message>
        <source>This does not bring %1 closer to capture.</source>
        <translation>Così la cattura a %1 non si avvicina.</translation>
    </message>
    <message>
        <source>You can still play this after the %1, in the same turn.</source>
        <translation>Puoi giocarla anche dopo la tessera %1, nello stesso turno.</translation>
    </message>
    <message>
        <source>%1 still has %2 tiles to answer this with.</source>
        <translation>A %1 restano ancora %2 tessere per rispondere.</translation>
    </message>
    <message>
        <source>This captures nothing yet, so your %1 can wait.</source>
        <translation>Così non catturi ancora niente: la tessera %1 può aspettare.</translation>
    </message>
    <message>
        <source>Your %1 counts for every kind of figure, so it is better kept.</source>
        <translation>La tessera %1 vale per ogni tipo di figura: meglio tenerla.</translation>
    </message>
    <message>
        <source>The %1 captures as much, and you keep the tile exchange.</source>
        <translation>Con la tessera %1 la cattura è la stessa, e tieni lo scambio di tessere.</translation>
    </message>
    <message>
        <source>The %1 does as much, and you keep the tile exchange.</source>
        <translation>Con la tessera %1 il risultato è lo stesso, e tieni lo scambio di tessere.</translation>
    </message>
    <message>
        <source>This is nearly as good.</source>
        <translation>Va quasi altrettanto bene.</translation>
    </message>
    <message>
        <source>You can win without this.</source>
        <translation>Puoi vincere anche senza.</translation>
    </message>
</context>
<context>
    <name>Samurai figures</name>
    <message>
        <source>the Buddha</source>
        <translation>il Buddha</translation>
    </message>
    <message>
        <source>the helmet</source>
        <translation>l’elmo</translation>
    </message>
    <message>
        <source>the rice field</source>
        <translation>il riso</translation>
    </message>
    <message>
        <source>the Buddhas</source>
        <translation>i Buddha</translation>
    </message>
    <message>
        <source>the helmets</source>
        <translation>gli elmi</translation>
    </message>
    <message>
        <source>the rice fields</source>
        <translation>il riso</translation>
    </message>
    <message>
        <source>two figures</source>
        <translation>due figure</translation>
    </message>
    <message>
        <source>three figures</source>
        <translation>tre figure</translation>
    </message>
    <message>
        <source>four figures</source>
        <translation>quattro figure</translation>
    </message>
    <message>
        <source>many figures</source>
        <translation>molte figure</translation>
    </message>
    <message>
        <source>both figures</source>
        <translation>entrambe le figure</translation>
    </message>
    <message>
        <source>all three figures</source>
        <translation>tutte e tre le figure</translation>
    </message>
</context>
<context>
    <name>Samurai habits</name>
    <message>
        <source>You choose the wrong first tiles</source>
        <translation>Scegli le prime tessere sbagliate</translation>
    </message>
    <message>
        <source>You put figures where they help the others</source>
        <translation>Metti le figure dove aiutano gli altri</translation>
    </message>
    <message>
        <source>You surround figures that you do not get</source>
        <translation>Circondi figure che non prendi tu</translation>
    </message>
    <message>
        <source>You leave figures that you could capture at once</source>
        <translation>Lasci figure che potresti catturare subito</translation>
    </message>
    <message>
        <source>You end your turn when you should play on</source>
        <translation>Termini il turno quando dovresti continuare</translation>
    </message>
    <message>
        <source>You play on when you should end your turn</source>
        <translation>Continui quando dovresti terminare il turno</translation>
    </message>
    <message>
        <source>You use exchanges at the wrong time</source>
        <translation>Usi gli scambi al momento sbagliato</translation>
    </message>
    <message>
        <source>You play fast tiles too early</source>
        <translation>Giochi le tessere veloci troppo presto</translation>
    </message>
    <message>
        <source>You hold fast tiles back too long</source>
        <translation>Trattieni le tessere veloci troppo a lungo</translation>
    </message>
    <message>
        <source>You play for the wrong kind of figure</source>
        <translation>Punti sul tipo di figura sbagliato</translation>
    </message>
    <message>
        <source>You play a stronger tile than you should</source>
        <translation>Giochi una tessera più forte di quanto dovresti</translation>
    </message>
    <message>
        <source>You play a weaker tile than you should</source>
        <translation>Giochi una tessera più debole di quanto dovresti</translation>
    </message>
    <message>
        <source>You put the right tile in the wrong place</source>
        <translation>Metti la tessera giusta nel posto sbagliato</translation>
    </message>
</context>
<context>
    <name>Samurai kinds</name>
    <message>
        <source>Buddhas</source>
        <translation>nei Buddha</translation>
    </message>
    <message>
        <source>helmets</source>
        <translation>negli elmi</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>nel riso</translation>
    </message>
</context>
<context>
    <name>Samurai map</name>
    <message>
        <source>&quot;%1&quot; is not land, sea or settlement</source>
        <translation>«%1» non è terra, né mare, né insediamento</translation>
    </message>
    <message>
        <source>A settlement needs a name</source>
        <translation>A un insediamento serve un nome</translation>
    </message>
    <message>
        <source>There are more than %1 sea spaces</source>
        <translation>Ci sono più di %1 caselle di mare</translation>
    </message>
    <message>
        <source>It touches another settlement</source>
        <translation>Confina con un altro insediamento</translation>
    </message>
    <message>
        <source>It touches no settlement</source>
        <translation>Non confina con nessun insediamento</translation>
    </message>
    <message>
        <source>This sea touches no coast</source>
        <translation>Questo mare non tocca nessuna costa</translation>
    </message>
    <message>
        <source>The map is not connected</source>
        <translation>La mappa non è tutta collegata</translation>
    </message>
    <message>
        <source>The sea is not connected</source>
        <translation>Il mare non è tutto collegato</translation>
    </message>
    <message>
        <source>There are more than %1 spaces</source>
        <translation>Ci sono più di %1 caselle</translation>
    </message>
    <message>
        <source>There are two spaces %1</source>
        <translation>Ci sono due caselle %1</translation>
    </message>
    <message>
        <source>A map is for one number of players</source>
        <translation>Una mappa vale per un solo numero di giocatori</translation>
    </message>
    <message>
        <source>Two settlements are called &quot;%1&quot;</source>
        <translation>Due insediamenti si chiamano «%1»</translation>
    </message>
    <message>
        <source>The settlements hold %1 figures, but there are %2</source>
        <translation>Gli insediamenti contengono %1 figure, ma ce ne sono %2</translation>
    </message>
    <message>
        <source>Expected one capital, not %1</source>
        <translation>Serve una sola capitale, non %1</translation>
    </message>
    <message>
        <source>There are %1 towns, but only %2 can be filled</source>
        <translation>Le città sono %1, ma se ne possono riempire solo %2</translation>
    </message>
    <message>
        <source>%1 players cannot fill %2 land spaces</source>
        <translation>%1 giocatori non possono riempire %2 caselle di terra</translation>
    </message>
    <message>
        <source>A settlement needs at least two land spaces around it, not %1</source>
        <translation>A un insediamento servono intorno almeno due caselle di terra, non %1</translation>
    </message>
    <message>
        <source>It lies on the edge of the map</source>
        <translation>È sul bordo della mappa</translation>
    </message>
    <message>
        <source>It touches %1 of another island</source>
        <translation>Confina con %1 di un’altra isola</translation>
    </message>
    <message>
        <source>The island &quot;%1&quot; is not connected</source>
        <translation>L’isola «%1» non è tutta collegata</translation>
    </message>
    <message>
        <source>%1 is in the same position as %2</source>
        <translation>%1 è nella stessa posizione di %2</translation>
    </message>
    <message>
        <source>The spaces must be ordered by row and column, but %1 comes after %2</source>
        <translation>Le caselle devono seguire l’ordine di righe e colonne, ma %1 viene dopo %2</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>Qui serve «%1», non «%2»</translation>
    </message>
    <message>
        <source>For %1 players this must be %2</source>
        <translation>Con %1 giocatori questo deve essere %2</translation>
    </message>
    <message>
        <source>This is longer than %1 bytes</source>
        <translation>Supera i %1 byte</translation>
    </message>
    <message>
        <source>This is not one line of text</source>
        <translation>Questo testo non sta su una sola riga</translation>
    </message>
</context>
<context>
    <name>Samurai moves</name>
    <message>
        <source>%1: there is no such space on this map</source>
        <translation>%1: questa casella non c’è sulla mappa</translation>
    </message>
    <message>
        <source>%1: this settlement is full</source>
        <translation>%1: questo insediamento è pieno</translation>
    </message>
    <message>
        <source>%1: a ship belongs on the sea</source>
        <translation>%1: una nave va sul mare</translation>
    </message>
    <message>
        <source>%1: only ships belong on the sea</source>
        <translation>%1: sul mare vanno solo le navi</translation>
    </message>
    <message>
        <source>%1: the figures must stand on two different settlements</source>
        <translation>%1: le figure devono essere su due insediamenti diversi</translation>
    </message>
    <message>
        <source>%1: a tile exchange stays where it is</source>
        <translation>%1: uno scambio di tessere resta dov’è</translation>
    </message>
    <message>
        <source>%1: no such tile is left</source>
        <translation>%1: non restano tessere di questo tipo</translation>
    </message>
    <message>
        <source>%1: figures stand only on settlements</source>
        <translation>%1: le figure stanno solo sugli insediamenti</translation>
    </message>
    <message>
        <source>%1: a figure of this kind already stands there</source>
        <translation>%1: lì c’è già una figura di questo tipo</translation>
    </message>
    <message>
        <source>%1: no figure of this kind is left</source>
        <translation>%1: non restano figure di questo tipo</translation>
    </message>
    <message>
        <source>%1: towns are filled before villages</source>
        <translation>%1: prima dei villaggi si riempiono le città</translation>
    </message>
    <message>
        <source>%1: tiles cannot be placed on settlements</source>
        <translation>%1: sugli insediamenti non si possono mettere tessere</translation>
    </message>
    <message>
        <source>%1: there is already a tile there</source>
        <translation>%1: lì c’è già una tessera</translation>
    </message>
    <message>
        <source>%1: no such figure stands there</source>
        <translation>%1: lì non c’è una figura così</translation>
    </message>
    <message>
        <source>%1: figures of the same kind cannot be exchanged</source>
        <translation>%1: non si possono scambiare figure dello stesso tipo</translation>
    </message>
    <message>
        <source>%1: a settlement cannot hold two figures of the same kind</source>
        <translation>%1: un insediamento non può avere due figure dello stesso tipo</translation>
    </message>
    <message>
        <source>%1: there is no tile on land to pick up</source>
        <translation>%1: lì non c’è una tessera su terra da riprendere</translation>
    </message>
    <message>
        <source>%1: you can pick up only your own tiles</source>
        <translation>%1: puoi riprendere solo le tue tessere</translation>
    </message>
    <message>
        <source>%1: under these rules the ronin cannot be picked up</source>
        <translation>%1: con queste regole il ronin non si può riprendere</translation>
    </message>
    <message>
        <source>%1: choose the five tiles first</source>
        <translation>%1: prima scegli le cinque tessere</translation>
    </message>
    <message>
        <source>%1: place the figures first</source>
        <translation>%1: prima disponi le figure</translation>
    </message>
    <message>
        <source>%1: the setup is over</source>
        <translation>%1: la preparazione è finita</translation>
    </message>
    <message>
        <source>%1: play at least one tile first</source>
        <translation>%1: prima gioca almeno una tessera</translation>
    </message>
    <message>
        <source>%1: the hand does not hold this tile</source>
        <translation>%1: questa tessera non è in mano</translation>
    </message>
    <message>
        <source>%1: only one normal tile may be played per turn</source>
        <translation>%1: in un turno si può giocare una sola tessera normale</translation>
    </message>
</context>
<context>
    <name>Samurai options</name>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Edition of 1998</source>
        <translation>Edizione 1998</translation>
    </message>
    <message>
        <source>Edition of 2015</source>
        <translation>Edizione 2015</translation>
    </message>
    <message>
        <source>As in the thesis</source>
        <translation>Come nella tesi</translation>
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
        <translation>Figure</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>Disposte dai giocatori</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Prima mano</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>The first hand is chosen</source>
        <translation>La prima mano si sceglie</translation>
    </message>
    <message>
        <source>Before the figures are placed</source>
        <translation>Prima di disporre le figure</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Catture</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>A fine turno</translation>
    </message>
    <message>
        <source>The tile exchange moves</source>
        <translation>Lo scambio di tessere sposta</translation>
    </message>
    <message>
        <source>Normal tiles, not the ronin</source>
        <translation>Tessere normali, non il ronin</translation>
    </message>
    <message>
        <source>Any tile on land</source>
        <translation>Qualsiasi tessera su terra</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>By the printed rules</source>
        <translation>Secondo le regole stampate</translation>
    </message>
    <message>
        <source>Empty exchanges</source>
        <translation>Scambi a vuoto</translation>
    </message>
    <message>
        <source>Open captures</source>
        <translation>Catture scoperte</translation>
    </message>
    <message>
        <source>A map of your own</source>
        <translation>Una mappa tua</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>Giappone</translation>
    </message>
    <message>
        <source>Two play on Honshu; three add Kyushu and Shikoku, four also Hokkaido.</source>
        <translation>In due si gioca su Honshu; in tre si aggiungono Kyushu e Shikoku, in quattro anche Hokkaido.</translation>
    </message>
    <message>
        <source>The program&apos;s map of Japan, or a map of your own from a file.</source>
        <translation>La mappa del Giappone del programma, oppure una mappa tua da un file.</translation>
    </message>
    <message>
        <source>The two published editions, and the short game in which the computer players were first tested.</source>
        <translation>Le due edizioni pubblicate, e la partita breve in cui furono provati per la prima volta i giocatori artificiali.</translation>
    </message>
    <message>
        <source>Tiles per player</source>
        <translation>Tessere per giocatore</translation>
    </message>
    <message>
        <source>18 leaves out the two exchanges.</source>
        <translation>Con 18 mancano i due scambi.</translation>
    </message>
    <message>
        <source>The players place the figures one by one, towns first, or they are placed by lot.</source>
        <translation>I giocatori dispongono le figure una alla volta, prima nelle città, oppure decide la sorte.</translation>
    </message>
    <message>
        <source>All players choose their first five tiles, or draw them by lot.</source>
        <translation>Tutti scelgono le loro prime cinque tessere, oppure le pescano a sorte.</translation>
    </message>
    <message>
        <source>Whether the first hand is chosen before or after it is known where the figures stand.</source>
        <translation>Se la prima mano si sceglie prima o dopo aver saputo dove sono le figure.</translation>
    </message>
    <message>
        <source>After the figures are placed</source>
        <translation>Dopo aver disposto le figure</translation>
    </message>
    <message>
        <source>As soon as a settlement is surrounded, or at the end of the turn, so that later tiles of the turn still count.</source>
        <translation>Appena un insediamento è circondato, oppure a fine turno, così contano anche le altre tessere dello stesso turno.</translation>
    </message>
    <message>
        <source>Which of your own tiles on land it may pick up.</source>
        <translation>Quali delle tue tessere su terra può riprendere.</translation>
    </message>
    <message>
        <source>When one kind of figure is gone or four figures are set aside; in domination, when no figure is left.</source>
        <translation>Quando un tipo di figura è finito o quattro figure sono messe da parte; nel dominio, quando non resta nessuna figura.</translation>
    </message>
    <message>
        <source>If nobody leads in two kinds of figure, those who lead in one compare their figures of the other kinds first; in the two-player game of the thesis they compare all their figures.</source>
        <translation>Se nessuno è in testa in due tipi di figura, chi è in testa in uno confronta prima le sue figure degli altri tipi; nella partita a due della tesi si confrontano tutte le figure.</translation>
    </message>
    <message>
        <source>Whether two figures of the same kind may be exchanged, which changes nothing.</source>
        <translation>Se si possono scambiare due figure dello stesso tipo, il che non cambia nulla.</translation>
    </message>
    <message>
        <source>Whether the table shows what the others have captured, which everybody has seen.</source>
        <translation>Se il tavolo mostra che cosa hanno catturato gli altri; del resto l’hanno visto tutti.</translation>
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
        <translation>Esordiente</translation>
    </message>
    <message>
        <source>Trained strategist</source>
        <translation>Stratega allenato</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>Sbadato</translation>
    </message>
    <message>
        <source>Distracted</source>
        <translation>Distratto</translation>
    </message>
    <message>
        <source>Daimyo</source>
        <translation>Daimyo</translation>
    </message>
    <message>
        <source>Quick champion</source>
        <translation>Campione rapido</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Plays one tile per turn, any tile on any space.</source>
        <translation>Gioca una tessera per turno, una qualsiasi su una casella qualsiasi.</translation>
    </message>
    <message>
        <source>Notices one or two possible moves, and makes the better one.</source>
        <translation>Nota una o due mosse possibili, e sceglie la migliore.</translation>
    </message>
    <message>
        <source>Plays as many tiles as possible where they count most, and never checks whether a figure is already won.</source>
        <translation>Gioca più tessere che può dove contano di più, e non guarda mai se una figura è già vinta.</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks three moves in four.</source>
        <translation>Sa quanto vale ogni figura e quanto è probabile vincerla, ma gli sfuggono tre mosse su quattro.</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks every other move.</source>
        <translation>Sa quanto vale ogni figura e quanto è probabile vincerla, ma gli sfugge una mossa su due.</translation>
    </message>
    <message>
        <source>Weighs every move by the chance to win each figure and by the kinds of figure still needed, but does not look ahead.</source>
        <translation>Valuta ogni mossa in base alla probabilità di vincere ogni figura e ai tipi di figura che servono ancora, ma non guarda avanti.</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against ten guesses at the hidden tiles.</source>
        <translation>Gioca le mosse migliori fino alla fine della partita con dieci ipotesi sulle tessere nascoste.</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against two hundred guesses at the hidden tiles, and chooses the first hand that way, too. Has played hundreds of thousands of games with itself and learned from them.</source>
        <translation>Gioca le mosse migliori fino alla fine della partita con duecento ipotesi sulle tessere nascoste, e sceglie così anche la prima mano. Ha giocato centinaia di migliaia di partite contro sé stesso e ha imparato da quelle.</translation>
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
        <translation>Gioca le tessere dove contano per più figure: una per turno nei primi nove giri, poi tutte quelle che può.</translation>
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
        <translation>Gioca dove molte figure sono in bilico. La formula stampata, che gioca dove è già in testa, è considerata un refuso.</translation>
    </message>
    <message>
        <source>Advanced Strategy 2</source>
        <translation>Advanced Strategy 2</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 1, but prefers fast tiles from round eleven, which then come earlier in its turn.</source>
        <translation>Gioca come Advanced Strategy 1, ma dall’undicesimo giro preferisce le tessere veloci, che così vengono prima nel suo turno.</translation>
    </message>
    <message>
        <source>Advanced Strategy 3</source>
        <translation>Advanced Strategy 3</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 2, but prefers kinds of figure of which it is close to the majority, and avoids those that are decided.</source>
        <translation>Gioca come Advanced Strategy 2, ma preferisce i tipi di figura di cui è vicino alla maggioranza, ed evita quelli già decisi.</translation>
    </message>
    <message>
        <source>Plays by the terms of Advanced Strategy 3, with weights trained in thousands of games.</source>
        <translation>Gioca secondo i criteri di Advanced Strategy 3, con pesi allenati in migliaia di partite.</translation>
    </message>
    <message>
        <source>Fair MiniMax</source>
        <translation>MiniMax onesto</translation>
    </message>
    <message>
        <source>Makes ten guesses at the other hands, and looks three turns ahead, its own included.</source>
        <translation>Fa dieci ipotesi sulle tessere in mano agli altri, e guarda avanti di tre turni, compreso il suo.</translation>
    </message>
    <message>
        <source>Advanced Strategy 4</source>
        <translation>Advanced Strategy 4</translation>
    </message>
    <message>
        <source>A MiniMax that looks three turns ahead, its own included, each time at the twelve most promising. It cheats by looking at the other hands, but does not know what will be drawn.</source>
        <translation>Un MiniMax che guarda avanti di tre turni, compreso il suo, ogni volta ai dodici più promettenti. Bara guardando le tessere in mano agli altri, ma non sa che cosa verrà pescato.</translation>
    </message>
</context>
<context>
    <name>Samurai reasons</name>
    <message>
        <source>Nothing more can be played this turn.</source>
        <translation>In questo turno non si può giocare altro.</translation>
    </message>
    <message>
        <source>Nobody can overtake you in %1 any more.</source>
        <translation>Nessuno può più superarti %1.</translation>
    </message>
    <message>
        <source>That puts you ahead in %1.</source>
        <translation>Così vai in testa %1.</translation>
    </message>
    <message>
        <source>That draws you level with %1 in %2.</source>
        <translation>Così raggiungi %1 %2.</translation>
    </message>
    <message>
        <source>Capture both %1 and %2 of %3.</source>
        <translation>Cattura sia %1 sia %2 di %3.</translation>
    </message>
    <message>
        <source>Capture two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>Cattura due figure in un colpo solo: %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, where %3 was ahead.</source>
        <translation>Cattura %1 di %2, dov’era in testa %3.</translation>
    </message>
    <message>
        <source>Capture %1 of %2 while you lead there.</source>
        <translation>Cattura %1 di %2 finché lì sei in testa.</translation>
    </message>
    <message>
        <source>Capture %1 of %2.</source>
        <translation>Cattura %1 di %2.</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get it.</source>
        <translation>Pareggia per %1 di %2, così non va a %3.</translation>
    </message>
    <message>
        <source>Surround %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>Circonda %1 finché nessuno è in testa per %2: così non va a nessuno.</translation>
    </message>
    <message>
        <source>This ends the game, and you win.</source>
        <translation>Così la partita finisce, e vinci.</translation>
    </message>
    <message>
        <source>This ends the game, and you share the victory.</source>
        <translation>Così la partita finisce, e condividi la vittoria.</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins.</source>
        <translation>Così la partita finisce, e vince %1.</translation>
    </message>
    <message>
        <source>This ends the game, and others share the victory.</source>
        <translation>Così la partita finisce, e la vittoria la condividono altri.</translation>
    </message>
    <message>
        <source>Overtake %1 for %2 of %3.</source>
        <translation>Supera %1 per %2 di %3.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2.</source>
        <translation>Vai in testa per %1 di %2.</translation>
    </message>
    <message>
        <source>Get within %1 of the lead for %2 of %3.</source>
        <translation>Portati a %1 dalla testa per %2 di %3.</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep the %2 for later.</source>
        <translation>Qui basta la tessera %1: tieni %2 per dopo.</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: you can still play a normal one this turn.</source>
        <translation>La tessera %1 è veloce: in questo turno puoi ancora giocarne una normale.</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake.</source>
        <translation>Spendi la tessera %1 dove non c’è niente in palio.</translation>
    </message>
    <message>
        <source>Swap %1 of %2 and %3 of %4.</source>
        <translation>Scambia %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>You cannot play any tile.</source>
        <translation>Non puoi giocare nessuna tessera.</translation>
    </message>
    <message>
        <source>You have played all your tiles.</source>
        <translation>Hai giocato tutte le tue tessere.</translation>
    </message>
    <message>
        <source>End your turn here: the %1 is worth more later.</source>
        <translation>Termina qui il turno: la tessera %1 vale di più dopo.</translation>
    </message>
    <message>
        <source>End your turn here: what you still hold is worth more later.</source>
        <translation>Termina qui il turno: quello che hai ancora vale di più dopo.</translation>
    </message>
    <message>
        <source>This is the best of %1 turns, looking %2 turns ahead.</source>
        <translation>È il migliore di %1 turni, guardando avanti di %2.</translation>
    </message>
    <message>
        <source>Start with strong tiles, here the %1, and leave the fast ones for later.</source>
        <translation>Comincia con tessere forti, qui %1, e lascia le veloci per dopo.</translation>
    </message>
    <message>
        <source>Put a figure anywhere: no tile is on the board yet.</source>
        <translation>Metti una figura dove vuoi: sulla mappa non c’è ancora nessuna tessera.</translation>
    </message>
    <message>
        <source>This move was drawn by lot.</source>
        <translation>Questa mossa è tirata a sorte.</translation>
    </message>
    <message>
        <source>If you win it, nobody can overtake you in %1 any more.</source>
        <translation>Se prendi questa figura, nessuno può più superarti %1.</translation>
    </message>
    <message>
        <source>Winning it would put you ahead in %1.</source>
        <translation>Con questa figura saresti in testa %1.</translation>
    </message>
    <message>
        <source>Winning it would put %1 ahead in %2.</source>
        <translation>Con questa figura %1 sarebbe in testa %2.</translation>
    </message>
    <message>
        <source>Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>Raggiungi %1 per %2 di %3: finché c’è parità, non va a nessuno.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3, so that %4 does not get it.</source>
        <translation>Cattura %1 di %2, e pareggia per %3, così non va a %4.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for the other two, so that %3 does not get them.</source>
        <translation>Cattura %1 di %2, e pareggia per le altre due figure, così non vanno a %3.</translation>
    </message>
    <message>
        <source>Capture %1 at once.</source>
        <translation>Cattura %1 in un colpo solo.</translation>
    </message>
    <message>
        <source>Capture %1 of both %2 and %3.</source>
        <translation>Cattura %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>Draw level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>Raggiungi la parità per %1 di %2: finché c’è parità, non vanno a nessuno.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2.</source>
        <translation>Aumenta il vantaggio per %1 di %2.</translation>
    </message>
    <message>
        <source>Bring %1 closer to capture while you lead there.</source>
        <translation>Avvicina la cattura a %1 finché lì sei in testa.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of both %2 and %3.</source>
        <translation>Vai in testa per %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>Take the lead for both %1 of %2 and %3 of %4.</source>
        <translation>Vai in testa sia per %1 di %2 sia per %3 di %4.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and draw level for %3 of %4.</source>
        <translation>Vai in testa per %1 di %2, e raggiungi la parità per %3 di %4.</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for %3 of %4.</source>
        <translation>Vai in testa per %1 di %2, e aumenta il vantaggio per %3 di %4.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of both %2 and %3.</source>
        <translation>Aumenta il vantaggio per %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>Strengthen your lead for both %1 of %2 and %3 of %4.</source>
        <translation>Aumenta il vantaggio sia per %1 di %2 sia per %3 di %4.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2, and close in on %3 of %4.</source>
        <translation>Aumenta il vantaggio per %1 di %2, e avvicinati alla testa per %3 di %4.</translation>
    </message>
    <message>
        <source>Close in on %1 of both %2 and %3.</source>
        <translation>Avvicinati alla testa per %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>Close in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>Avvicinati alla testa per due figure: %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>Fill a space beside %1 before it can be used against you.</source>
        <translation>Occupa una casella accanto a %1 prima che qualcuno la usi contro di te.</translation>
    </message>
    <message>
        <source>Then you, not %1, lead for %2.</source>
        <translation>Così per %2 sei in testa tu, e non %1.</translation>
    </message>
    <message>
        <source>Then you lead for %1 by %2.</source>
        <translation>Così sei in testa per %1, con %2 di vantaggio.</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for %2.</source>
        <translation>Così %1 non è più in testa per %2.</translation>
    </message>
    <message>
        <source>Then you lead for both.</source>
        <translation>Così sei in testa per entrambe.</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for either.</source>
        <translation>Così %1 non è più in testa per nessuna delle due.</translation>
    </message>
    <message>
        <source>In return, %1 leads for %2.</source>
        <translation>In cambio, va in testa %1 per %2.</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1.</source>
        <translation>In cambio, cedi la testa per %1.</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3 of %4, so that nobody gets it.</source>
        <translation>Cattura %1 di %2, e pareggia per %3 di %4, così non va a nessuno.</translation>
    </message>
    <message>
        <source>Let %1 have %2 of %3: you stay ahead in %4.</source>
        <translation>Lascia %2 di %3 a %1: resti in testa %4.</translation>
    </message>
    <message>
        <source>Close in on %1 of %2.</source>
        <translation>Avvicinati alla testa per %1 di %2.</translation>
    </message>
    <message>
        <source>Bring %1 and %2 closer to capture while you lead at both.</source>
        <translation>Avvicina la cattura sia a %1 sia a %2 finché lì sei in testa.</translation>
    </message>
    <message>
        <source>Spend the %1 here and keep your other tiles for better places.</source>
        <translation>Spendi qui la tessera %1 e tieni le altre per posti migliori.</translation>
    </message>
    <message>
        <source>That puts you ahead in %1 and %2.</source>
        <translation>Così vai in testa %1 e %2.</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get them.</source>
        <translation>Pareggia per %1 di %2, così non vanno a %3.</translation>
    </message>
    <message>
        <source>The %1 would do more here, but you will need it elsewhere.</source>
        <translation>Qui la tessera %1 renderebbe di più, ma ti servirà altrove.</translation>
    </message>
    <message>
        <source>Any tile will do here: spend the %1.</source>
        <translation>Qui va bene qualsiasi tessera: spendi %1.</translation>
    </message>
    <message>
        <source>Keep the %1 for later: it counts for every kind of figure.</source>
        <translation>Tieni la tessera %1 per dopo: vale per ogni tipo di figura.</translation>
    </message>
    <message>
        <source>The %1 is just as good here.</source>
        <translation>Qui la tessera %1 va altrettanto bene.</translation>
    </message>
    <message>
        <source>Several other moves are just as good.</source>
        <translation>Diverse altre mosse vanno altrettanto bene.</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 can then count there and in %4 at once.</source>
        <translation>Metti %1 a %2: così la tua tessera %3 può valere insieme lì e a %4.</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold more than one strong tile for it.</source>
        <translation>Metti %1 a %2: per questa figura hai più di una tessera forte.</translation>
    </message>
    <message>
        <source>Put %1 in %2: it takes only %3 land tiles to surround it, and your %4 may decide it early.</source>
        <translation>Metti %1 a %2: bastano %3 tessere di terra per circondare la figura, e la tua tessera %4 può decidere presto.</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold no strong tile for it, and surrounding it takes %3 land tiles, so you have time to draw one.</source>
        <translation>Metti %1 a %2: non hai tessere forti per questa figura, ma per circondarla servono %3 tessere di terra, quindi hai tempo di pescarne una forte.</translation>
    </message>
    <message>
        <source>Put %1 in %2, where few tiles decide it: you hold no strong tile for it, so little is lost.</source>
        <translation>Metti %1 a %2, dove bastano poche tessere per decidere: non ne hai di forti per questa figura, quindi perdi poco.</translation>
    </message>
    <message>
        <source>You can just as well put %1 in %2.</source>
        <translation>Va altrettanto bene mettere %1 a %2.</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2: no single tile can catch you there.</source>
        <translation>Aumenta il vantaggio per %1 di %2: lì nessuna tessera da sola può raggiungerti.</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2 and %3 of %4: no single tile can catch you at either.</source>
        <translation>Aumenta il vantaggio per %1 di %2 e per %3 di %4: nessuna tessera da sola può raggiungerti, né qui né lì.</translation>
    </message>
    <message>
        <source>Break the tie for %1 of %2 and capture it.</source>
        <translation>Rompi la parità per %1 di %2 e cattura la figura.</translation>
    </message>
    <message>
        <source>Nobody gets %1 of %2, as nobody leads for it.</source>
        <translation>Nessuno prende %1 di %2, perché lì nessuno è in testa.</translation>
    </message>
    <message>
        <source>Then one tile between %2 and %3 counts for %1 of both.</source>
        <translation>Così una sola tessera fra %2 e %3 vale per %1 di entrambi i posti.</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and you hold none for them.</source>
        <translation>Così una sola tessera non vale più per %1 sia di %2 sia di %3, e tu non ne hai per queste figure.</translation>
    </message>
    <message>
        <source>No one thing decides, but this suits your tiles a little better than anything else.</source>
        <translation>Non c’è un motivo decisivo, ma per le tue tessere è un po’ meglio di ogni altra scelta.</translation>
    </message>
    <message>
        <source>You can just as well end your turn.</source>
        <translation>Va altrettanto bene terminare il turno.</translation>
    </message>
    <message>
        <source>You can just as well swap %1 of %2 and %3 of %4.</source>
        <translation>Va altrettanto bene scambiare %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>You have as good as won: this move hardly matters.</source>
        <translation>Hai praticamente vinto: questa mossa conta poco.</translation>
    </message>
    <message>
        <source>You have as good as lost: this move hardly matters.</source>
        <translation>Hai praticamente perso: questa mossa conta poco.</translation>
    </message>
    <message>
        <source>Another sea space beside %1 is just as good.</source>
        <translation>Un’altra casella di mare accanto a %1 va altrettanto bene.</translation>
    </message>
    <message>
        <source>Another space between %1 and %2 is just as good.</source>
        <translation>Un’altra casella fra %1 e %2 va altrettanto bene.</translation>
    </message>
    <message>
        <source>Another space beside %1 is just as good.</source>
        <translation>Un’altra casella accanto a %1 va altrettanto bene.</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 counts for it, and it takes %4 land tiles to surround it, so you have time to get there.</source>
        <translation>Metti %1 a %2: la tua tessera %3 vale per questa figura, e per circondarla servono %4 tessere di terra, quindi hai tempo di arrivarci.</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3.</source>
        <translation>Gioca prima la nave: così la tua tessera %1 sull’ultima casella di terra di %2 cattura %3.</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>Gioca prima la nave: così la tua tessera %1 sull’ultima casella di terra di %2 cattura %3, e pareggia per %4.</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>Gioca prima la nave: così la tua tessera %1 sull’ultima casella di terra di %2 pareggia per %3, e la figura non va a nessuno.</translation>
    </message>
    <message>
        <source>You can end your turn here and keep your tiles: playing on is just as good.</source>
        <translation>Puoi terminare qui il turno e tenere le tessere: continuare va altrettanto bene.</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a figure to where you lead.</source>
        <translation>Prendi la tessera %1: può portare una figura dove sei in testa.</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a tile to where you need it.</source>
        <translation>Prendi la tessera %1: può portare una tessera dove ti serve.</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and you can play it in the same turn as another tile.</source>
        <translation>Prendi la tessera %1: vale per ogni tipo di figura, e nello stesso turno puoi giocarne anche un’altra.</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure.</source>
        <translation>Prendi la tessera %1: vale per ogni tipo di figura.</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early.</source>
        <translation>Prendi la tessera %1: le tessere per un solo tipo di figura è meglio giocarle presto.</translation>
    </message>
    <message>
        <source>You can just as well take the %1.</source>
        <translation>Va altrettanto bene prendere la tessera %1.</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2: that puts you %3 ahead.</source>
        <translation>Aumenta il vantaggio per %1 di %2: così sale a %3.</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the one of strength %2.</source>
        <translation>Con la tessera %1 è più difficile raggiungerti a %3 che con quella di forza %2.</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the %2.</source>
        <translation>Con la tessera %1 è più difficile raggiungerti a %3 che con %2.</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep anything stronger for later.</source>
        <translation>Qui basta la tessera %1: quelle più forti tienile per dopo.</translation>
    </message>
    <message>
        <source>One tile puts you in the lead for all %3 figures of %1 and %2.</source>
        <translation>Con una sola tessera vai in testa per tutte e %3 le figure di %1 e %2.</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and a stronger one stays for later.</source>
        <translation>Prendi la tessera %1: vale per ogni tipo di figura, e una più forte resta per dopo.</translation>
    </message>
    <message>
        <source>%2 gets %1, but led for them anyway.</source>
        <translation>%2 prende %1, ma era comunque in testa.</translation>
    </message>
    <message>
        <source>%3 gets %1 of %2, but led for it anyway.</source>
        <translation>%3 prende %1 di %2, ma lì era comunque in testa.</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1 of %2.</source>
        <translation>In cambio, cedi la testa per %1 di %2.</translation>
    </message>
    <message>
        <source>In return, you give up the tie for %1 of %2.</source>
        <translation>In cambio, rinunci alla parità per %1 di %2.</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>Termina qui il turno e tieni la tessera %1: più avanti, giocata nello stesso turno di un’altra, può decidere una cattura in bilico.</translation>
    </message>
    <message>
        <source>No single tile can catch you there.</source>
        <translation>Lì nessuna tessera da sola può raggiungerti.</translation>
    </message>
    <message>
        <source>If nobody answers, your next land tile there captures it.</source>
        <translation>Se nessuno risponde, con la prossima tessera di terra lì catturi la figura.</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to another space beside %2. Its old space stays filled, and you keep the tiles in your hand.</source>
        <translation>Usa lo scambio di tessere: sposta la tessera %1 su un’altra casella accanto a %2. Quella di prima resta occupata, e tieni le tessere che hai in mano.</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to %2. Where it lies now, nothing is left for it to win.</source>
        <translation>Usa lo scambio di tessere: sposta la tessera %1 a %2. Dov’è adesso non può più vincere niente.</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3, where it counts for more.</source>
        <translation>Usa lo scambio di tessere: sposta la tessera %1 da %2 a %3, dove vale di più.</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3.</source>
        <translation>Usa lo scambio di tessere: sposta la tessera %1 da %2 a %3.</translation>
    </message>
    <message>
        <source>Any tile on that space will do.</source>
        <translation>Su quella casella va bene qualsiasi tessera.</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when others have few tiles left to answer it.</source>
        <translation>Termina qui il turno e tieni la tessera %1: rende di più quando agli altri restano poche tessere per rispondere.</translation>
    </message>
    <message>
        <source>The tile also puts you in the lead for %1 of %2.</source>
        <translation>Questa tessera ti porta anche in testa per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also draws you level for %1 of %2.</source>
        <translation>Con questa tessera raggiungi anche la parità per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also extends your lead for %1 of %2 so far that no single tile can catch you there.</source>
        <translation>Questa tessera aumenta anche il tuo vantaggio per %1 di %2, tanto che lì nessuna tessera da sola può raggiungerti.</translation>
    </message>
    <message>
        <source>The tile also strengthens your lead for %1 of %2.</source>
        <translation>Questa tessera aumenta anche il tuo vantaggio per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also brings you closer to the lead for %1 of %2.</source>
        <translation>Questa tessera ti avvicina anche alla testa per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3.</source>
        <translation>Questa tessera ti porta anche a %1 dalla testa per %2 di %3.</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while you lead there.</source>
        <translation>Questa tessera avvicina anche la cattura a %1, finché lì sei in testa.</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to take the lead there.</source>
        <translation>Così la tessera %1 è abbastanza forte da andare in testa lì.</translation>
    </message>
    <message>
        <source>Leave one land space at %1: there your %2 can capture %3 in this same turn.</source>
        <translation>Lascia una casella di terra a %1: lì con la tessera %2 puoi catturare %3 in questo stesso turno.</translation>
    </message>
    <message>
        <source>Then your %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>Così con la tessera %2 puoi catturare %3 sull’ultima casella di terra di %1, in questo stesso turno.</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one you can still capture %2 of %3 this turn.</source>
        <translation>La tessera %1 è veloce: con una normale in questo turno puoi ancora catturare %2 di %3.</translation>
    </message>
</context>
<context>
    <name>Samurai thoughts</name>
    <message>
        <source>Nobody can overtake %0 in %1 any more.</source>
        <translation>Nessuno può più superare %0 %1.</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1.</source>
        <translation>Così %0 va in testa %1.</translation>
    </message>
    <message>
        <source>That draws %0 level with %1 in %2.</source>
        <translation>Così %0 raggiunge %1 %2.</translation>
    </message>
    <message>
        <source>%0 captures both %1 and %2 of %3.</source>
        <translation>%0 cattura sia %1 sia %2 di %3.</translation>
    </message>
    <message>
        <source>%0 captures two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>%0 cattura due figure in un colpo solo: %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, where %3 was ahead.</source>
        <translation>%0 cattura %1 di %2, dov’era in testa %3.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2 while leading there.</source>
        <translation>%0 cattura %1 di %2 finché lì è in testa.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2.</source>
        <translation>%0 cattura %1 di %2.</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get it.</source>
        <translation>%0 pareggia per %1 di %2, così non va a %3.</translation>
    </message>
    <message>
        <source>%0 surrounds %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>%0 circonda %1 finché nessuno è in testa per %2: così non va a nessuno.</translation>
    </message>
    <message>
        <source>This ends the game, and %0 wins.</source>
        <translation>Così la partita finisce, e vince %0.</translation>
    </message>
    <message>
        <source>This ends the game, and %0 shares the victory.</source>
        <translation>Così la partita finisce, e %0 condivide la vittoria.</translation>
    </message>
    <message>
        <source>%0 overtakes %1 for %2 of %3.</source>
        <translation>%0 supera %1 per %2 di %3.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2.</source>
        <translation>%0 va in testa per %1 di %2.</translation>
    </message>
    <message>
        <source>%0 gets within %1 of the lead for %2 of %3.</source>
        <translation>%0 si porta a %1 dalla testa per %2 di %3.</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps the %2 for later.</source>
        <translation>Qui basta la tessera %1: %0 tiene %2 per dopo.</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: %0 can still play a normal one this turn.</source>
        <translation>La tessera %1 è veloce: in questo turno %0 può ancora giocarne una normale.</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake.</source>
        <translation>%0 spende la tessera %1 dove non c’è niente in palio.</translation>
    </message>
    <message>
        <source>%0 swaps %1 of %2 and %3 of %4.</source>
        <translation>%0 scambia %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>%0 cannot play any tile.</source>
        <translation>%0 non può giocare nessuna tessera.</translation>
    </message>
    <message>
        <source>%0 has played all tiles.</source>
        <translation>%0 ha già giocato tutte le tessere.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1 for later.</source>
        <translation>%0 termina il turno e tiene la tessera %1 per dopo.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the other tiles for later.</source>
        <translation>%0 termina il turno e tiene le altre tessere per dopo.</translation>
    </message>
    <message>
        <source>%0 starts with strong tiles, here the %1, and leaves the fast ones for later.</source>
        <translation>%0 comincia con tessere forti, qui %1, e lascia le veloci per dopo.</translation>
    </message>
    <message>
        <source>Once it is won, nobody can overtake %0 in %1 any more.</source>
        <translation>Presa questa figura, nessuno può più superare %0 %1.</translation>
    </message>
    <message>
        <source>Winning it would put %0 ahead in %1.</source>
        <translation>Con questa figura %0 sarebbe in testa %1.</translation>
    </message>
    <message>
        <source>%0 draws level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>%0 raggiunge %1 per %2 di %3: finché c’è parità, non va a nessuno.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3, so that %4 does not get it.</source>
        <translation>%0 cattura %1 di %2, e pareggia per %3, così non va a %4.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for the other two, so that %3 does not get them.</source>
        <translation>%0 cattura %1 di %2, e pareggia per le altre due figure, così non vanno a %3.</translation>
    </message>
    <message>
        <source>%0 captures %1 at once.</source>
        <translation>%0 cattura %1 in un colpo solo.</translation>
    </message>
    <message>
        <source>%0 captures %1 of both %2 and %3.</source>
        <translation>%0 cattura %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>%0 draws level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>%0 raggiunge la parità per %1 di %2: finché c’è parità, non vanno a nessuno.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2.</source>
        <translation>%0 aumenta il vantaggio per %1 di %2.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and is now %3 ahead.</source>
        <translation>%0 aumenta il vantaggio per %1 di %2: ora è di %3.</translation>
    </message>
    <message>
        <source>%0 brings %1 closer to capture while leading there.</source>
        <translation>%0 avvicina la cattura a %1 finché lì è in testa.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of both %2 and %3.</source>
        <translation>%0 va in testa per %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>%0 takes the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0 va in testa sia per %1 di %2 sia per %3 di %4.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and draws level for %3 of %4.</source>
        <translation>%0 va in testa per %1 di %2, e raggiunge la parità per %3 di %4.</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for %3 of %4.</source>
        <translation>%0 va in testa per %1 di %2, e aumenta il vantaggio per %3 di %4.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of both %2 and %3.</source>
        <translation>%0 aumenta il vantaggio per %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0 aumenta il vantaggio sia per %1 di %2 sia per %3 di %4.</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2, and closes in on %3 of %4.</source>
        <translation>%0 aumenta il vantaggio per %1 di %2, e si avvicina alla testa per %3 di %4.</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of both %2 and %3.</source>
        <translation>%0 si avvicina alla testa per %1 sia di %2 sia di %3.</translation>
    </message>
    <message>
        <source>%0 closes in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>%0 si avvicina alla testa per due figure: %1 di %2 e %3 di %4.</translation>
    </message>
    <message>
        <source>%0 fills a space beside %1 before anybody else can use it.</source>
        <translation>%0 occupa una casella accanto a %1 prima che la usi qualcun altro.</translation>
    </message>
    <message>
        <source>Then %0, not %1, leads for %2.</source>
        <translation>Così per %2 è in testa %0, e non %1.</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 by %2.</source>
        <translation>Così %0 è in testa per %1, con %2 di vantaggio.</translation>
    </message>
    <message>
        <source>Then %0 leads for both.</source>
        <translation>Così %0 è in testa per entrambe.</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1.</source>
        <translation>In cambio, %0 cede la testa per %1.</translation>
    </message>
    <message>
        <source>%0 puts the figure anywhere: no tile is on the board yet.</source>
        <translation>%0 mette la figura dove capita: sulla mappa non c’è ancora nessuna tessera.</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.</source>
        <translation>%0 cattura %1 di %2, e pareggia per %3 di %4, così non va a nessuno.</translation>
    </message>
    <message>
        <source>%0 lets %1 have %2 of %3: still ahead in %4.</source>
        <translation>%0 lascia %2 di %3 a %1, e resta in testa %4.</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of %2.</source>
        <translation>%0 si avvicina alla testa per %1 di %2.</translation>
    </message>
    <message>
        <source>%0 brings %1 and %2 closer to capture, leading at both.</source>
        <translation>%0 avvicina la cattura sia a %1 sia a %2 finché lì è in testa.</translation>
    </message>
    <message>
        <source>%0 spends the %1 here and keeps the other tiles for better places.</source>
        <translation>%0 spende qui la tessera %1 e tiene le altre per posti migliori.</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1 and %2.</source>
        <translation>Così %0 va in testa %1 e %2.</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get them.</source>
        <translation>%0 pareggia per %1 di %2, così non vanno a %3.</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 keeps it for elsewhere.</source>
        <translation>Qui la tessera %1 renderebbe di più, ma %0 la tiene per altri posti.</translation>
    </message>
    <message>
        <source>Any tile will do here: %0 spends the %1.</source>
        <translation>Qui va bene qualsiasi tessera: %0 spende %1.</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later: it counts for every kind of figure.</source>
        <translation>%0 tiene la tessera %1 per dopo: vale per ogni tipo di figura.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 can then count there and in %4 at once.</source>
        <translation>%0 mette %1 a %2: così la tessera %3 può valere insieme lì e a %4.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding more than one strong tile for it.</source>
        <translation>%0 mette %1 a %2, e per questa figura ha più di una tessera forte.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: it takes only %3 land tiles to surround it, and the %4 may decide it early.</source>
        <translation>%0 mette %1 a %2: bastano %3 tessere di terra per circondare la figura, e la tessera %4 può decidere presto.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding it takes %3 land tiles, so there is time to draw a strong tile for it.</source>
        <translation>%0 mette %1 a %2: per circondare la figura servono %3 tessere di terra, quindi c’è tempo di pescarne una forte.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, where few tiles decide it, holding no strong tile for it.</source>
        <translation>%0 mette %1 a %2, dove bastano poche tessere per decidere: di forti per questa figura non ne ha.</translation>
    </message>
    <message>
        <source>Putting %1 in %2 would be just as good.</source>
        <translation>Mettere %1 a %2 andrebbe altrettanto bene.</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2: no single tile can catch up there.</source>
        <translation>%0 aumenta il vantaggio per %1 di %2: lì nessuna tessera da sola può colmarlo.</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2 and %3 of %4: no single tile can catch up at either.</source>
        <translation>%0 aumenta il vantaggio per %1 di %2 e per %3 di %4: nessuna tessera da sola può colmarlo, né qui né lì.</translation>
    </message>
    <message>
        <source>%0 breaks the tie for %1 of %2 and captures it.</source>
        <translation>%0 rompe la parità per %1 di %2 e cattura la figura.</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and %0 holds none for them.</source>
        <translation>Così una sola tessera non vale più per %1 sia di %2 sia di %3, e %0 non ne ha per queste figure.</translation>
    </message>
    <message>
        <source>It suits %0&apos;s tiles a little better than anything else.</source>
        <translation>Per le tessere di %0 è un po’ meglio di ogni altra scelta.</translation>
    </message>
    <message>
        <source>Ending the turn would be just as good.</source>
        <translation>Terminare il turno andrebbe altrettanto bene.</translation>
    </message>
    <message>
        <source>Swapping %1 of %2 and %3 of %4 would be just as good.</source>
        <translation>Scambiare %1 di %2 e %3 di %4 andrebbe altrettanto bene.</translation>
    </message>
    <message>
        <source>%0 has as good as won: this move hardly matters.</source>
        <translation>%0 ha praticamente vinto: questa mossa conta poco.</translation>
    </message>
    <message>
        <source>%0 has as good as lost: this move hardly matters.</source>
        <translation>%0 ha praticamente perso: questa mossa conta poco.</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 counts for it, and it takes %4 land tiles to surround it, so there is time.</source>
        <translation>%0 mette %1 a %2: la tessera %3 vale per questa figura, e per circondarla servono %4 tessere di terra, quindi c’è tempo.</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3.</source>
        <translation>%0 gioca prima la nave: così la tessera %1 sull’ultima casella di terra di %2 cattura %3.</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>%0 gioca prima la nave: così la tessera %1 sull’ultima casella di terra di %2 cattura %3, e pareggia per %4.</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>%0 gioca prima la nave: così la tessera %1 sull’ultima casella di terra di %2 pareggia per %3, e la figura non va a nessuno.</translation>
    </message>
    <message>
        <source>%0 may end the turn here or play on: both are as good.</source>
        <translation>%0 può terminare qui il turno o continuare: va bene in entrambi i modi.</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a figure to where it is wanted.</source>
        <translation>%0 prende la tessera %1, per portare una figura dove conviene.</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a tile to where it is needed.</source>
        <translation>%0 prende la tessera %1, per portare una tessera dove serve.</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and can be played in the same turn as another tile.</source>
        <translation>%0 prende la tessera %1: vale per ogni tipo di figura, e nello stesso turno se ne può giocare anche un’altra.</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure.</source>
        <translation>%0 prende la tessera %1: vale per ogni tipo di figura.</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early.</source>
        <translation>%0 prende la tessera %1: le tessere per un solo tipo di figura è meglio giocarle presto.</translation>
    </message>
    <message>
        <source>Taking the %1 would be just as good.</source>
        <translation>Prendere la tessera %1 andrebbe altrettanto bene.</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the one of strength %2.</source>
        <translation>Con la tessera %1 è più difficile raggiungere %0 a %3 che con quella di forza %2.</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the %2.</source>
        <translation>Con la tessera %1 è più difficile raggiungere %0 a %3 che con %2.</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps anything stronger for later.</source>
        <translation>Qui basta la tessera %1: quelle più forti %0 le tiene per dopo.</translation>
    </message>
    <message>
        <source>One tile puts %0 in the lead for all %3 figures of %1 and %2.</source>
        <translation>Con una sola tessera %0 va in testa per tutte e %3 le figure di %1 e %2.</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and a stronger one stays for later.</source>
        <translation>%0 prende la tessera %1: vale per ogni tipo di figura, e una più forte resta per dopo.</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1 of %2.</source>
        <translation>In cambio, %0 cede la testa per %1 di %2.</translation>
    </message>
    <message>
        <source>In return, %0 gives up the tie for %1 of %2.</source>
        <translation>In cambio, %0 rinuncia alla parità per %1 di %2.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>%0 termina il turno e tiene la tessera %1: più avanti, giocata nello stesso turno di un’altra, può decidere una cattura in bilico.</translation>
    </message>
    <message>
        <source>No single tile can catch %0 there.</source>
        <translation>Lì nessuna tessera da sola può raggiungere %0.</translation>
    </message>
    <message>
        <source>If nobody answers, %0&apos;s next land tile there captures it.</source>
        <translation>Se nessuno risponde, con la prossima tessera di terra lì %0 cattura la figura.</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to another space beside %2: its old space stays filled.</source>
        <translation>Con lo scambio di tessere %0 sposta la tessera %1 su un’altra casella accanto a %2: quella di prima resta occupata.</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to %2: where it lay, nothing is left for it to win.</source>
        <translation>Con lo scambio di tessere %0 sposta la tessera %1 a %2: dov’era non poteva più vincere niente.</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3, where it counts for more.</source>
        <translation>Con lo scambio di tessere %0 sposta la tessera %1 da %2 a %3, dove vale di più.</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3.</source>
        <translation>Con lo scambio di tessere %0 sposta la tessera %1 da %2 a %3.</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when others have few tiles left to answer it.</source>
        <translation>%0 termina il turno e tiene la tessera %1: rende di più quando agli altri restano poche tessere per rispondere.</translation>
    </message>
    <message>
        <source>The tile also puts %0 in the lead for %1 of %2.</source>
        <translation>Questa tessera porta %0 anche in testa per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also draws %0 level for %1 of %2.</source>
        <translation>Con questa tessera %0 raggiunge anche la parità per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also extends %0&apos;s lead for %1 of %2 so far that no single tile can catch up there.</source>
        <translation>Questa tessera aumenta anche il vantaggio di %0 per %1 di %2, tanto che lì nessuna tessera da sola può colmarlo.</translation>
    </message>
    <message>
        <source>The tile also strengthens %0&apos;s lead for %1 of %2.</source>
        <translation>Questa tessera aumenta anche il vantaggio di %0 per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also brings %0 closer to the lead for %1 of %2.</source>
        <translation>Questa tessera avvicina %0 anche alla testa per %1 di %2.</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3.</source>
        <translation>Questa tessera porta %0 anche a %1 dalla testa per %2 di %3.</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while %0 leads there.</source>
        <translation>Questa tessera avvicina anche la cattura a %1, finché lì è in testa %0.</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to take the lead there.</source>
        <translation>Così la tessera %1 è abbastanza forte da andare in testa lì.</translation>
    </message>
    <message>
        <source>%0 leaves one land space at %1: there the %2 can capture %3 in this same turn.</source>
        <translation>%0 lascia una casella di terra a %1: lì con la tessera %2 può catturare %3 in questo stesso turno.</translation>
    </message>
    <message>
        <source>Then the %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>Così con la tessera %2 può catturare %3 sull’ultima casella di terra di %1, in questo stesso turno.</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one %0 can still capture %2 of %3 this turn.</source>
        <translation>La tessera %1 è veloce: con una normale in questo turno %0 può ancora catturare %2 di %3.</translation>
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
        <translation>elmo 2</translation>
    </message>
    <message>
        <source>helmet 3</source>
        <translation>elmo 3</translation>
    </message>
    <message>
        <source>helmet 4</source>
        <translation>elmo 4</translation>
    </message>
    <message>
        <source>rice 2</source>
        <translation>riso 2</translation>
    </message>
    <message>
        <source>rice 3</source>
        <translation>riso 3</translation>
    </message>
    <message>
        <source>rice 4</source>
        <translation>riso 4</translation>
    </message>
    <message>
        <source>samurai 1</source>
        <translation>samurai 1</translation>
    </message>
    <message>
        <source>samurai 2</source>
        <translation>samurai 2</translation>
    </message>
    <message>
        <source>samurai 3</source>
        <translation>samurai 3</translation>
    </message>
    <message>
        <source>ship 1</source>
        <translation>nave 1</translation>
    </message>
    <message>
        <source>ship 2</source>
        <translation>nave 2</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>ronin</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>scambio di figure</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>scambio di tessere</translation>
    </message>
</context>
<context>
    <name>Samurai tiles told</name>
    <message>
        <source>Buddha tile of strength 2</source>
        <translation>Buddha di forza 2</translation>
    </message>
    <message>
        <source>Buddha tile of strength 3</source>
        <translation>Buddha di forza 3</translation>
    </message>
    <message>
        <source>Buddha tile of strength 4</source>
        <translation>Buddha di forza 4</translation>
    </message>
    <message>
        <source>helmet tile of strength 2</source>
        <translation>elmo di forza 2</translation>
    </message>
    <message>
        <source>helmet tile of strength 3</source>
        <translation>elmo di forza 3</translation>
    </message>
    <message>
        <source>helmet tile of strength 4</source>
        <translation>elmo di forza 4</translation>
    </message>
    <message>
        <source>rice tile of strength 2</source>
        <translation>riso di forza 2</translation>
    </message>
    <message>
        <source>rice tile of strength 3</source>
        <translation>riso di forza 3</translation>
    </message>
    <message>
        <source>rice tile of strength 4</source>
        <translation>riso di forza 4</translation>
    </message>
    <message>
        <source>samurai of strength 1</source>
        <translation>samurai di forza 1</translation>
    </message>
    <message>
        <source>samurai of strength 2</source>
        <translation>samurai di forza 2</translation>
    </message>
    <message>
        <source>samurai of strength 3</source>
        <translation>samurai di forza 3</translation>
    </message>
    <message>
        <source>ship of strength 1</source>
        <translation>nave di forza 1</translation>
    </message>
    <message>
        <source>ship of strength 2</source>
        <translation>nave di forza 2</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>ronin</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>scambio di figure</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>scambio di tessere</translation>
    </message>
</context>
<context>
    <name>SamuraiReckoning</name>
    <message>
        <source>others</source>
        <comment>figures of the castes that a player does not lead</comment>
        <translation>altre</translation>
    </message>
    <message>
        <source>all</source>
        <comment>figures that a player has</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vincitore</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>others %1, all %2</source>
        <translation>altre %1, tutte %2</translation>
    </message>
    <message>
        <source>Decided by: %1</source>
        <comment>the rule that decided the game</comment>
        <translation>Decisivo: %1</translation>
    </message>
</context>
<context>
    <name>SamuraiRules</name>
    <message>
        <source>In a minute</source>
        <translation>In un minuto</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>Buddha</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>elmo</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>riso</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>La mappa</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>Of your twenty tiles you choose five to begin with; the other fifteen are shuffled and drawn one by one. In the edition of 1998 the hand is chosen before the figures are placed, in that of 2015 afterwards. Both may also be left to chance, and at the table you may have it done for you.</source>
        <translation>Delle tue venti tessere ne scegli cinque per cominciare; le altre quindici si mescolano e si pescano una alla volta. Nell’edizione 1998 la mano si sceglie prima di disporre le figure, in quella del 2015 dopo. Si può anche lasciare tutto alla sorte, e al tavolo puoi far scegliere al programma.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Le tessere</translation>
    </message>
    <message>
        <source>Everybody owns the same twenty. Normal tiles, on any free land space:</source>
        <translation>Tutti hanno le stesse venti. Tessere normali, su una casella di terra libera qualsiasi:</translation>
    </message>
    <message>
        <source>Buddha 2, 3, 4: for Buddhas only</source>
        <translation>Buddha 2, 3, 4: solo per i Buddha</translation>
    </message>
    <message>
        <source>helmet 2, 3, 4: for helmets only</source>
        <translation>elmo 2, 3, 4: solo per gli elmi</translation>
    </message>
    <message>
        <source>rice 2, 3, 4: for rice only</source>
        <translation>riso 2, 3, 4: solo per il riso</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>scambio di tessere</translation>
    </message>
    <message>
        <source>Fast tiles, besides the normal one:</source>
        <translation>Tessere veloci, oltre a quella normale:</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>scambio di figure</translation>
    </message>
    <message>
        <source>The tile exchange: take up one of your own tiles on land, put the exchange there in its place, and place the tile at once on another free land space. The exchange stays and fills its space, but has no strength. By the rules of 1998 the ronin cannot be taken up, by those of 2015 it can; ships and other exchanges never can.</source>
        <translation>Lo scambio di tessere: riprendi una delle tue tessere su terra, metti lo scambio al suo posto e rimetti subito la tessera su un’altra casella di terra libera. Lo scambio resta e occupa la casella, ma non ha forza. Con le regole del 1998 il ronin non si può riprendere, con quelle del 2015 sì; navi e altri scambi mai.</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Catturare</translation>
    </message>
    <message>
        <source>If the highest sum is shared, or nobody has any influence, nobody gets the figure: it is set aside for good.</source>
        <translation>Se la somma più alta è in parità, o nessuno ha influenza, la figura non va a nessuno: è messa da parte per sempre.</translation>
    </message>
    <message>
        <source>In the edition of 1998 this happens at once, before the next tile of the turn; in that of 2015 when the turn ends, so that a ship played after the last land tile still counts.</source>
        <translation>Nell’edizione 1998 questo succede subito, prima della tessera successiva dello stesso turno; in quella del 2015 a fine turno, così una nave giocata dopo l’ultima tessera di terra conta ancora.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>A questo tavolo</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows all turns so far.</source>
        <translation>H mostra un consiglio: sa solo quello che sai tu, e dice il perché. T mostra tutti i turni giocati finora.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>Figures of three castes stand in the settlements of Japan: Buddhas, helmets and rice. You place tiles beside the settlements; each tile has a strength and influences one kind of figure or all three. When every land space around a settlement is taken, each figure there goes to the player with the most influence on it. Whoever collects most of a kind leads it, and whoever leads most kinds wins.</source>
        <translation>Negli insediamenti del Giappone stanno figure di tre caste: Buddha, elmi e riso. Metti le tessere accanto agli insediamenti; ogni tessera ha una forza e influenza un tipo di figura o tutti e tre. Quando ogni casella di terra intorno a un insediamento è occupata, ogni sua figura va a chi ha su di essa più influenza. Chi raccoglie più figure di un tipo è in testa in quel tipo, e chi è in testa in più tipi vince.</translation>
    </message>
    <message>
        <source>Two players fight for Honshu. With three players Kyushu and Shikoku are added, with four Hokkaido too. A village holds one figure, a town two of different kinds, and Edo, the capital, one of each kind.</source>
        <translation>In due ci si contende Honshu. In tre si aggiungono Kyushu e Shikoku, in quattro anche Hokkaido. Un villaggio contiene una figura, una città due di tipo diverso, ed Edo, la capitale, una per ogni tipo.</translation>
    </message>
    <message>
        <source>Tiles never lie on settlements, only on the land beside them; ships lie on the sea. Every land space on this chart touches at least one settlement.</source>
        <translation>Le tessere non stanno mai sugli insediamenti, ma solo sulla terra accanto; le navi stanno sul mare. Su questa mappa ogni casella di terra confina con almeno un insediamento.</translation>
    </message>
    <message>
        <source>Edo begins with one figure of each kind. In turn each player places one more figure: first until every town holds two different ones, then one in each village.</source>
        <translation>Edo comincia con una figura per ogni tipo. A turno ogni giocatore dispone un’altra figura: prima finché ogni città ne ha due diverse, poi una in ogni villaggio.</translation>
    </message>
    <message>
        <source>Play one or more of the five tiles in your hand: at most one normal tile, and as many fast tiles as you like, in any order. Fast tiles carry two arrows at the bottom. Then end your turn and draw until you hold five tiles again. You may not pass while you can still play a tile.</source>
        <translation>Gioca una o più delle cinque tessere che hai in mano: al massimo una normale, e tutte le veloci che vuoi, in qualsiasi ordine. Le tessere veloci hanno in basso due frecce. Poi termina il turno e pesca fino ad avere di nuovo cinque tessere. Non puoi passare finché puoi giocare una tessera.</translation>
    </message>
    <message>
        <source>samurai 1, 1, 2, 2, 3: for every kind</source>
        <translation>samurai 1, 1, 2, 2, 3: per ogni tipo</translation>
    </message>
    <message>
        <source>ships 1, 1, 2: on the sea, for every kind</source>
        <translation>navi 1, 1, 2: sul mare, per ogni tipo</translation>
    </message>
    <message>
        <source>ronin 1: on land, for every kind</source>
        <translation>ronin 1: su terra, per ogni tipo</translation>
    </message>
    <message>
        <source>The figure exchange: two figures of different kinds in two different settlements change places; no settlement may then hold two of one kind. The tile is used up and is not placed anywhere.</source>
        <translation>Lo scambio di figure: due figure di tipo diverso, in due insediamenti diversi, si scambiano di posto; poi nessun insediamento può averne due dello stesso tipo. La tessera si consuma e non si mette da nessuna parte.</translation>
    </message>
    <message>
        <source>A settlement is surrounded as soon as a tile lies on every land space beside it; the sea does not matter. For each of its figures the strengths of the tiles around it are added up, ships included, if they influence that kind. The highest sum takes the figure, and different figures of a settlement may go to different players.</source>
        <translation>Un insediamento è circondato appena c’è una tessera su ogni casella di terra accanto; il mare non conta. Per ogni sua figura si sommano le forze delle tessere intorno, navi comprese, se influenzano quel tipo. La somma più alta prende la figura, e figure diverse di un insediamento possono andare a giocatori diversi.</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or when four figures have been set aside. In domination it goes on until no figure is left.</source>
        <translation>La partita finisce appena l’ultima figura di un tipo ha lasciato la mappa, o quando quattro figure sono messe da parte. Nel dominio si continua finché non resta nessuna figura.</translation>
    </message>
    <message>
        <source>You lead a kind of figure if you alone have the most of it. Then this decides, line by line:</source>
        <translation>Sei in testa in un tipo di figura se ne hai, da solo, più di tutti. Poi si decide in quest’ordine:</translation>
    </message>
    <message>
        <source>1. Whoever leads two or three kinds wins.
2. Otherwise only those who lead a kind stay in; if that is just one player, they win.
3. Each of them counts their figures of the kinds that they do not lead: the most win.
4. Still equal: the most figures in all.
5. Still equal: the victory is shared. If nobody leads any kind, the figures in all decide.</source>
        <translation>1. Chi è in testa in due o tre tipi vince.
2. Altrimenti restano in gara solo quelli che sono in testa in un tipo; se è uno solo, vince lui.
3. Ciascuno di loro conta le sue figure dei tipi in cui non è in testa: vince chi ne ha di più.
4. Ancora pari: più figure in tutto.
5. Ancora pari: la vittoria è condivisa. Se nessuno è in testa in un tipo, decidono le figure in tutto.</translation>
    </message>
    <message>
        <source>In the game of the thesis two players have eighteen tiles, without the exchanges; the number of kinds led decides, then the figures in all.</source>
        <translation>Nella partita della tesi due giocatori hanno diciotto tessere, senza gli scambi; decide il numero di tipi in cui si è in testa, poi le figure in tutto.</translation>
    </message>
    <message>
        <source>Choose a tile with the mouse or the keys 1 to 5, then one of the spaces that are lit. While you point at a space, a panel shows what your tile would change there and who would capture what. The numbers beside a settlement are the influence on its figures.</source>
        <translation>Scegli una tessera con il mouse o con i tasti da 1 a 5, poi una delle caselle illuminate. Mentre punti una casella, un riquadro mostra che cosa vi cambierebbe la tua tessera e chi catturerebbe che cosa. I numeri accanto a un insediamento sono l’influenza sulle sue figure.</translation>
    </message>
    <message>
        <source>With the keyboard: arrow keys go from space to space, Enter places the tile, G goes to a space by its letter and number, Backspace takes back a step of this turn, E ends the turn. Plus, minus and 0 zoom; so does the wheel, and the chart can be moved with the mouse.</source>
        <translation>Con la tastiera: le frecce vanno di casella in casella, Invio mette la tessera, G va a una casella con la sua lettera e il suo numero, Backspace annulla un passo di questo turno, E termina il turno. Più, meno e 0 regolano lo zoom; lo fa anche la rotellina, e la mappa si può spostare con il mouse.</translation>
    </message>
    <message>
        <source>Two kinds win the game: choose them early, and give away figures of the third. Most land spaces touch two settlements, so a samurai between two figures that you want is worth double. Whoever fills the last space around a settlement decides when it is counted: be ahead before you close it, and keep a fast tile for the moment when one more point is enough.</source>
        <translation>Per vincere bastano due tipi: sceglili presto e cedi le figure del terzo. Quasi tutte le caselle di terra confinano con due insediamenti, quindi un samurai fra due figure che vuoi vale il doppio. Chi occupa l’ultima casella intorno a un insediamento decide quando si conta: sii in vantaggio prima di chiuderlo, e tieni una tessera veloce per il momento in cui basta un punto in più.</translation>
    </message>
</context>
<context>
    <name>SamuraiView</name>
    <message>
        <source>the first tiles</source>
        <translation>le prime tessere</translation>
    </message>
    <message>
        <source>placing the figures</source>
        <translation>disposizione delle figure</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>giro %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>pensa</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n in mano</numerusform>
            <numerusform>%n in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1: %2 sulla mappa</translation>
    </message>
    <message>
        <source>%1 of %2 set aside</source>
        <translation>Messe da parte: %1 di %2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>Messe da parte: %1</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when none is left.</source>
        <translation>Figure sulla mappa. La partita finisce quando non ne resta nessuna.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Le tue prime tessere</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <translation>Tessere: %1</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>Samurai</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, rimaste: %2</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>There is no space %1 on this chart</source>
        <translation>Su questa mappa non c’è la casella %1</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Le tue tessere</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>Figure sulla mappa. La partita finisce quando un tipo è finito o quattro figure sono messe da parte.</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Scegli per me</translation>
    </message>
    <message>
        <source>Show whole chart</source>
        <translation>Tutta la mappa</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Annulla turno</translation>
    </message>
    <message>
        <source>The last step of this turn (Backspace)</source>
        <translation>L’ultimo passo di questo turno (Backspace)</translation>
    </message>
</context>
<context>
    <name>SamuraiWords</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>A tile and where it is placed</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 of %2 for %3 of %4</source>
        <extracomment>Two figures change places: figure, settlement, figure, settlement</extracomment>
        <translation>%1 di %2 con %3 di %4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>A tile, from where and to where it moves</extracomment>
        <translation>%1 da %2 a %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A figure and the settlement it is placed in</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ancora nessuno</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>parità</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>in testa tu</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>in testa %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and his influence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2: nobody has influence, it is set aside</source>
        <translation>%1 di %2: nessuno ha influenza, figura messa da parte</translation>
    </message>
    <message>
        <source>%1 of %2: a tie at %3, it is set aside</source>
        <translation>%1 di %2: parità a %3, figura messa da parte</translation>
    </message>
    <message>
        <source>%1 of %2: to you, %3 to %4</source>
        <extracomment>A figure, its settlement, your influence, the highest of the others</extracomment>
        <translation>%1 di %2: a te, %3 a %4</translation>
    </message>
    <message>
        <source>%1 of %2: to %3, %4 to %5</source>
        <extracomment>A figure, its settlement, the player who gets it, their influence, the highest of the others</extracomment>
        <translation>%1 di %2: a %3, %4 a %5</translation>
    </message>
    <message>
        <source>Two figures change places</source>
        <translation>Due figure si scambiano di posto</translation>
    </message>
    <message>
        <source>Moves one of your tiles on land</source>
        <translation>Sposta una delle tue tessere su terra</translation>
    </message>
    <message>
        <source>On the sea, counts for every figure</source>
        <translation>Sul mare, conta per ogni figura</translation>
    </message>
    <message>
        <source>On land, counts for every figure</source>
        <translation>Su terra, conta per ogni figura</translation>
    </message>
    <message>
        <source>On land, counts for one kind of figure</source>
        <translation>Su terra, conta per un tipo di figura</translation>
    </message>
    <message>
        <source>%1; fast</source>
        <translation>%1; veloce</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>A space and the settlements beside it</extracomment>
        <translation>%1 presso %2</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>%1: %2, %3 of %4 points</source>
        <translation>%1: %2, %3 punti su %4</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>dichiaranti</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points, and those that win</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Chi ha che cosa</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>This move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>Questa mossa ha retto meglio: è stata la scelta in %1 prove su %2.</translation>
    </message>
</context>
<context>
    <name>Search thoughts</name>
    <message>
        <source>For %0 this move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>Per %0 questa mossa ha retto meglio: è stata la scelta in %1 prove su %2.</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Partner</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>pensa</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>non gioca</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
</context>
<context>
    <name>SeatedPlayer</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mezzanotte</translation>
    </message>
    <message>
        <source>Washi paper</source>
        <translation>Carta washi</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Chiaro o scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indaco</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Pino</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Dimensione delle carte</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel at the table do the same</source>
        <translation>Al tavolo anche con Ctrl e la rotellina del mouse</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Movimento e ritmo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Reduced: cards fade instead of moving</source>
        <translation>Ridotto: le carte sfumano invece di muoversi</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Velocità delle carte</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Ritmo del computer</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>The key S turns them on and off</source>
        <translation>Il tasto S li attiva e li disattiva</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Visualizzazione</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafica</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Indici grandi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Twenty seconds a turn</source>
        <translation>Venti secondi a turno</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Puts everything here back as it was at first</source>
        <translation>Riporta tutto qui com’era all’inizio</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>All screens except the tables</source>
        <translation>Tutte le schermate tranne i tavoli</translation>
    </message>
    <message>
        <source>Match the table</source>
        <translation>Come il tavolo</translation>
    </message>
    <message>
        <source>On French cards: clubs green, diamonds blue</source>
        <translation>Carte francesi: fiori verdi, quadri blu</translation>
    </message>
    <message>
        <source>On French cards: rank and suit are easier to read</source>
        <translation>Carte francesi: valore e seme si leggono meglio</translation>
    </message>
    <message>
        <source>How long they take over a move, at least</source>
        <translation>Quanto ci mette per una mossa, come minimo</translation>
    </message>
    <message>
        <source>For people at Big Two and Doudizhu. If you take longer, you pass, or lead your lowest card.</source>
        <translation>Per le persone, a Big Two e Doudizhu. Se ci metti di più, passi, o apri con la tua carta più bassa.</translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1</source>
        <translation>Dal prossimo avvio. Ora: %1</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Imparare</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Asks before a move that gives up much: gentle, before mistakes; strict, before inaccuracies too</source>
        <translation>Chiede conferma prima di una mossa che costa molto: gentile, prima degli errori; severo, anche prima delle imprecisioni</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spento</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Gentile</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Severo</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Commenti</translation>
    </message>
    <message>
        <source>At rare moments a computer player says a word when the game is over</source>
        <translation>Di rado, a fine partita, un giocatore artificiale dice una parola</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La stanza</translation>
    </message>
    <message>
        <source>At a table: quiet air and a clock on the wall</source>
        <translation>Al tavolo: aria quieta e un orologio alla parete</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>What a move must give up to be called a mistake, by the tutor and in reviews. What is not certain is never called one, so a review, which looks longer, may find more.</source>
        <translation>Quanto deve costare una mossa perché il tutor e le analisi la chiamino errore. Ciò che non è certo non lo è mai, quindi un’analisi, che guarda più a lungo, può trovarne di più.</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 su 100</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>I tuoi programmi</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of parlour-lab can sit at the table, in every game. It is told no more than a player in its place sees. Parlour starts its command on this computer, so add only what you trust.</source>
        <translation>Un programma che parla il protocollo di parlour-lab può sedersi al tavolo, in ogni gioco. Sa solo ciò che vede un giocatore al suo posto. Parlour ne avvia il comando su questo computer, quindi aggiungi solo ciò di cui ti fidi.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Cancella %1</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Nome del programma</translation>
    </message>
    <message>
        <source>Its command</source>
        <translation>Il suo comando</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>When a program fails</source>
        <translation>Se un programma non funziona</translation>
    </message>
    <message>
        <source>It ends, is late, or makes no legal move</source>
        <translation>Termina, tarda o non fa una mossa valida</translation>
    </message>
    <message>
        <source>The game waits</source>
        <translation>La partita aspetta</translation>
    </message>
    <message>
        <source>Play any move</source>
        <translation>Mossa qualsiasi</translation>
    </message>
</context>
<context>
    <name>SpacePreview</name>
    <message>
        <source>set aside</source>
        <translation>messa da parte</translation>
    </message>
    <message>
        <source>you capture it</source>
        <translation>la catturi tu</translation>
    </message>
    <message>
        <source>%1 captures it</source>
        <translation>la cattura %1</translation>
    </message>
    <message>
        <source>leaves this settlement</source>
        <translation>lascia questo insediamento</translation>
    </message>
    <message>
        <source>comes here: %1</source>
        <translation>arriva qui: %1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 è senza figure</translation>
    </message>
    <message>
        <source>%1 is surrounded: captured at the end of the turn</source>
        <translation>%1: circondato, cattura a fine turno</translation>
    </message>
    <message>
        <source>%1 is surrounded</source>
        <translation>%1: circondato</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n land space(s) still open</source>
        <translation>
            <numerusform>%1: ancora %n casella di terra libera</numerusform>
            <numerusform>%1: ancora %n caselle di terra libere</numerusform>
        </translation>
    </message>
    <message>
        <source>Far from every settlement</source>
        <translation>Lontano da ogni insediamento</translation>
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
        <translation>terra</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mare</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>senza figure</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n land space(s) open</source>
        <translation>
            <numerusform>%n casella di terra libera</numerusform>
            <numerusform>%n caselle di terra libere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile and its owner</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>accanto a %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A settlement, a figure there and what becomes of it</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>si può scegliere</translation>
    </message>
    <message>
        <source>%1. Then: %2</source>
        <translation>%1. Poi: %2</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Inizia una nuova partita</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter deals, F1 explains the rules</source>
        <translation>Le frecce scelgono, Invio dà le carte, F1 spiega le regole</translation>
    </message>
    <message>
        <source>Games (%1)</source>
        <translation>Partite (%1)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>games to continue</comment>
        <translation>
            <numerusform>%n altra</numerusform>
            <numerusform>%n altre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pareggiate</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perse</translation>
    </message>
    <message>
        <source>won in a row (best)</source>
        <translation>vinte di fila (record)</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>guardate</translation>
    </message>
    <message>
        <source>Nothing yet: finished games are counted here.</source>
        <translation>Ancora niente: qui si contano le partite finite.</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Per avversario</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>vinte %1, pareggiate %2, perse %3</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>Ultime partite</translation>
    </message>
    <message>
        <source>with several people</source>
        <translation>con più persone</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abbandonate</translation>
    </message>
    <message>
        <source>All games of %1 are deleted as soon as you leave this page.</source>
        <translation>Tutte le partite di %1 saranno cancellate appena lasci questa pagina.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Nel tempo</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>La tua forza</translation>
    </message>
    <message>
        <source>Games against %1</source>
        <translation>Partite contro %1</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostra altre</translation>
    </message>
    <message>
        <source>Against everybody</source>
        <translation>Contro tutti</translation>
    </message>
    <message>
        <source>Delete all games of %1</source>
        <translation>Cancella tutte le partite di %1</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Che cosa mostrare</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Il tuo gioco</translation>
    </message>
</context>
<context>
    <name>StepBubble</name>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
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
        <translation>Giochi più o meno come questo livello: %1.</translation>
    </message>
    <message>
        <source>You play about as well as this level: %1. Likely between %2 and %3.</source>
        <translation>Giochi più o meno come questo livello: %1. Probabilmente fra %2 e %3.</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.</source>
        <translation>
            <numerusform>Finisci ancora %n partita senza consigli, tutor e mosse annullate, contro questi livelli, e qui vedrai quanto sei forte.</numerusform>
            <numerusform>Finisci ancora %n partite senza consigli, tutor e mosse annullate, contro questi livelli, e qui vedrai quanto sei forte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your last %n game(s) without hints, tutor and taking back, against these levels.</source>
        <translation>
            <numerusform>Da %n partita senza consigli, tutor e mosse annullate, contro questi livelli.</numerusform>
            <numerusform>Dalle tue ultime %n partite senza consigli, tutor e mosse annullate, contro questi livelli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>What they would play</source>
        <translation>Che cosa giocherebbero</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>Partite in corso…</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Riflessione in corso…</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Ferma la riflessione</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Chiedi di nuovo</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copia posizione</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Salva posizione</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Ask another player</source>
        <translation>Chiedi a un altro giocatore</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Scegli un giocatore</translation>
    </message>
    <message>
        <source>A player with parameters, or engine:COMMAND</source>
        <translation>Un giocatore con parametri, o engine:COMANDO</translation>
    </message>
    <message>
        <source>Played on by</source>
        <translation>Chi continua</translation>
    </message>
    <message>
        <source>The player who told the move</source>
        <translation>Il giocatore che ha detto la mossa</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Carte nascoste</translation>
    </message>
    <message>
        <source>Hidden tiles</source>
        <translation>Tessere nascoste</translation>
    </message>
    <message>
        <source>Dealt anew</source>
        <translation>Ridistribuite</translation>
    </message>
    <message>
        <source>Each game deals again what the player to move cannot see: what a chance that is told should come to.</source>
        <translation>Ogni partita ridistribuisce ciò che chi deve muovere non può vedere: è quanto dovrebbe valere una probabilità dichiarata.</translation>
    </message>
    <message>
        <source>As they lie</source>
        <translation>Così come sono</translation>
    </message>
    <message>
        <source>Each game begins with exactly this position.</source>
        <translation>Ogni partita comincia esattamente da questa posizione.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>A game of your own: you play for whoever is to move.</source>
        <translation>Una partita tutta tua: giochi per chi è di turno.</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>Nuova smazzata, stesso tavolo</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rigioca le stesse carte</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Disattiva i suoni</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Attiva i suoni</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Copia numero smazzata</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Copy game as text</source>
        <translation>Copia partita come testo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partita %1</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>Nuova partita, stesso tavolo</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>Rigioca la stessa disposizione</translation>
    </message>
    <message>
        <source>Copy game number</source>
        <translation>Copia numero partita</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Smazzata %1 di %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>spento</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>gentile</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>severo</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation>Studia questa posizione</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copia posizione</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>Tutor: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Partita %1 di %2</translation>
    </message>
    <message>
        <source>The tutor keeps silent.</source>
        <translation>Il tutor tace.</translation>
    </message>
    <message>
        <source>The tutor asks before you make a mistake.</source>
        <translation>Il tutor chiede conferma prima degli errori.</translation>
    </message>
    <message>
        <source>The tutor asks before mistakes and inaccuracies.</source>
        <translation>Il tutor chiede conferma prima di errori e imprecisioni.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>This keeps the %1 together.</source>
        <translation>Così la combinazione resta intera (%1).</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which nobody can beat.</source>
        <translation>Così %0 tiene %1, che nessuno può battere.</translation>
    </message>
    <message>
        <source>What %0 has left goes out in one play.</source>
        <translation>A %0 resta una sola giocata per finire.</translation>
    </message>
    <message>
        <source>What %0 has left goes out in %1 plays.</source>
        <translation>A %0 restano %1 giocate per finire.</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>In giro c’è una sola carta che può fare meglio.</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>In giro ci sono solo %1 carte che possono fare meglio.</translation>
    </message>
    <message>
        <source>Without the %1 nothing that %0 holds is sure to win the lead.</source>
        <translation>Senza %1, %0 non ha più niente che dia di sicuro il controllo.</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later.</source>
        <translation>Così %0 tiene %1 per dopo.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump, for later.</source>
        <translation>Così %0 tiene per dopo una briscola (%1).</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest of its suit left.</source>
        <translation>Così %0 tiene %1, la carta più alta rimasta del seme.</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest trump left.</source>
        <translation>Così %0 tiene %1, la briscola più alta rimasta.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only one point.</source>
        <translation>Se prendono %1, costa solo un punto.</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only %2 points.</source>
        <translation>Se prendono %1, costa solo %2 punti.</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 together.</source>
        <translation>%0 gioca %1, così la combinazione resta intera (%2).</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back, and then %0 plays the rest and wins.</source>
        <translation>Se qualcuno batte %0, il controllo torna con %1, poi %0 cala il resto e vince.</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back.</source>
        <translation>Se qualcuno batte, %0 riprende il controllo con %1.</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 should win the lead back.</source>
        <translation>Se qualcuno batte, %0 dovrebbe riprendere il controllo con %1.</translation>
    </message>
    <message>
        <source>This splits the %1.</source>
        <translation>Così si rompe una combinazione (%1).</translation>
    </message>
    <message>
        <source>This spends the %1, which nobody can beat.</source>
        <translation>Così se ne va %1, che nessuno può battere.</translation>
    </message>
    <message>
        <source>After this %0 still needs %1 plays to go out.</source>
        <translation>Così a %0 servono ancora %1 giocate per finire.</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it is hard to get rid of.</source>
        <translation>Così resta in mano %1, difficile da piazzare.</translation>
    </message>
    <message>
        <source>The %1 stay behind, and they are hard to get rid of.</source>
        <translation>Così restano in mano %1, difficili da piazzare.</translation>
    </message>
    <message>
        <source>The %1 is worth more later.</source>
        <translation>Più avanti %1 vale di più.</translation>
    </message>
    <message>
        <source>The %1 are worth more later.</source>
        <translation>Più avanti %1 valgono di più.</translation>
    </message>
    <message>
        <source>The sequence from %1 to %2 stays whole.</source>
        <translation>La scala da %1 a %2 resta intera.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>TournamentFormView</name>
    <message>
        <source>Choose who plays: levels, players of the paper, champions, the same player with other parameters, or a program of your own.</source>
        <translation>Scegli chi gioca: livelli, giocatori dello studio, campioni, lo stesso giocatore con altri parametri, o un tuo programma.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Command of a program of your own</source>
        <translation>Comando di un tuo programma</translation>
    </message>
    <message>
        <source>A program&apos;s command</source>
        <translation>Il comando di un programma</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>Aggiungi programma</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Chi incontra chi</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>Il primo giocatore incontra ciascuno degli altri.</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Tutti incontrano tutti.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>Il primo</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Each deal is played once in every seat: no luck of the seat remains.</source>
        <translation>Ogni smazzata si gioca una volta da ogni posto: la fortuna del posto non conta più.</translation>
    </message>
    <message>
        <source>Each deal is played twice, by both sides with each other&apos;s cards.</source>
        <translation>Ogni smazzata si gioca due volte, a parti invertite: ognuno con le carte dell’altro.</translation>
    </message>
    <message>
        <source>Each deal is played once.</source>
        <translation>Ogni smazzata si gioca una volta.</translation>
    </message>
    <message>
        <source>Every seat</source>
        <translation>Ogni posto</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Parti invertite</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una volta</translation>
    </message>
    <message>
        <source>When a match ends</source>
        <translation>Quando finisce un incontro</translation>
    </message>
    <message>
        <source>As soon as it is clear whether the first of two players is stronger by %1 Elo: a sequential test, wrong in 5 of 100 cases at most.</source>
        <translation>Appena è chiaro se il primo di due giocatori è più forte di %1 Elo: un test sequenziale, sbagliato al massimo in 5 casi su 100.</translation>
    </message>
    <message>
        <source>After a number of games.</source>
        <translation>Dopo un certo numero di partite.</translation>
    </message>
    <message>
        <source>After a number of games</source>
        <translation>Dopo un certo numero di partite</translation>
    </message>
    <message>
        <source>Is one stronger by %1 Elo?</source>
        <translation>Uno è più forte di %1 Elo?</translation>
    </message>
    <message>
        <source>Games of a match, at most</source>
        <translation>Partite di un incontro, al massimo</translation>
    </message>
    <message>
        <source>Games of a match</source>
        <translation>Partite di un incontro</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>Lo stesso seme casuale dà le stesse smazzate e lo stesso risultato.</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>Incontri alla volta</translation>
    </message>
    <message>
        <source>Each is a program of its own that lets everything else go first.</source>
        <translation>Ciascuno è un programma a sé, che dà la precedenza a tutto il resto.</translation>
    </message>
    <message>
        <source>Keep all games</source>
        <translation>Conserva tutte le partite</translation>
    </message>
    <message>
        <source>Then any of them can be watched and reviewed. A million deals need about a gigabyte.</source>
        <translation>Così potrai guardarle e analizzarle tutte. Un milione di smazzate occupa circa un gigabyte.</translation>
    </message>
    <message>
        <source>Games in all: %1</source>
        <translation>Partite in tutto: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>gioca</translation>
    </message>
</context>
<context>
    <name>TournamentTab</name>
    <message>
        <source>Tournaments so far</source>
        <translation>Tornei finora</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nuovo torneo</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament in %1</source>
        <translation>Torneo di %1</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Tutti i tornei</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Salva come JSON</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals, one fit of all matches together. The first player chosen for the tournament has 0.</source>
        <translation>Elo con intervalli al 95%, stimati su tutti gli incontri insieme. Il primo giocatore scelto per il torneo ha 0.</translation>
    </message>
    <message>
        <source>Each plays alone against two of the other; in games with roles only games with the lone player as the landlord count.</source>
        <translation>Ciascuno gioca da solo contro due copie dell’altro; nei giochi con ruoli contano solo le partite in cui chi è solo è il latifondista.</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>Tutti contro tutti, in percentuale</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>Incontri di %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Grafici</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Trova la mossa migliore</translation>
    </message>
    <message>
        <source>Positions of real deals, each with exactly one best move. Play it on the table; then you see what it is worth, and why. What you do not find comes back after 1, 3, 7 and 21 days.</source>
        <translation>Posizioni di smazzate vere, ognuna con una sola mossa migliore. Giocala al tavolo: poi vedi quanto vale, e perché. Quello che non trovi torna dopo 1, 3, 7 e 21 giorni.</translation>
    </message>
    <message>
        <source>This game has no problems yet.</source>
        <translation>Questo gioco non ha ancora problemi.</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>Vicini al mio rating</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non risolto</translation>
    </message>
    <message>
        <source>Easy (%1)</source>
        <translation>Facili (%1)</translation>
    </message>
    <message>
        <source>Medium (%1)</source>
        <translation>Medi (%1)</translation>
    </message>
    <message>
        <source>Hard (%1)</source>
        <translation>Difficili (%1)</translation>
    </message>
    <message>
        <source>All answers are deleted as soon as you leave this page.</source>
        <translation>Tutte le risposte saranno cancellate appena lasci questa pagina.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>I tuoi progressi</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>rating</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>provati</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolti</translation>
    </message>
    <message>
        <source>to be tried again today</source>
        <translation>da riprovare oggi</translation>
    </message>
    <message>
        <source>Delete all answers</source>
        <translation>Cancella tutte le risposte</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Which move is best? Play it.</source>
        <translation>Qual è la mossa migliore? Giocala.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Prossimo problema</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la risposta</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks so far</source>
        <translation>Prese fatte finora</translation>
    </message>
    <message>
        <source>No trick is complete yet.</source>
        <translation>Nessuna presa è ancora completa.</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 punti</translation>
    </message>
</context>
<context>
    <name>TrickView</name>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>La tua carta</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>presa %1 di %2</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns so far</source>
        <translation>Turni giocati finora</translation>
    </message>
    <message>
        <source>Nobody has played a tile yet.</source>
        <translation>Nessuno ha ancora giocato una tessera.</translation>
    </message>
</context>
<context>
    <name>TutorBubble</name>
    <message>
        <source>Better: %1.</source>
        <translation>Meglio: %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostra perché</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Gioca lo stesso</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Invio</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un passo</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Copri le carte</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Scopri le carte</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Deal before</source>
        <translation>Smazzata precedente</translation>
    </message>
    <message>
        <source>Ctrl+Page up</source>
        <translation>Ctrl+Pag su</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Ctrl+Page down</source>
        <translation>Ctrl+Pag giù</translation>
    </message>
    <message>
        <source>Game before</source>
        <translation>Partita precedente</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
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
        <translation>all’inizio</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>phase of a deal</comment>
        <translation>a metà</translation>
    </message>
    <message>
        <source>late</source>
        <comment>phase of a deal</comment>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>chi apre</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>chi risponde</translation>
    </message>
    <message>
        <source>who began</source>
        <translation>chi ha cominciato</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>gli altri</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>durante l’asta</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>latifondista</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>contadini</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>dichiaranti</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>difensori</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>Probabilità previste e partite vinte</translation>
    </message>
    <message>
        <source>Points told against points made</source>
        <translation>Punti previsti e punti fatti</translation>
    </message>
    <message>
        <source>Told, in per cent</source>
        <translation>Previste, in percentuale</translation>
    </message>
    <message>
        <source>Points told</source>
        <translation>Punti previsti</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>Vinte, in percentuale</translation>
    </message>
    <message>
        <source>Points made</source>
        <translation>Punti fatti</translation>
    </message>
    <message>
        <source>what came of it</source>
        <translation>com’è andata</translation>
    </message>
    <message>
        <source>true values</source>
        <translation>valori esatti</translation>
    </message>
</context>
<context>
    <name>parlour::ClimbingTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing here beats it</source>
        <translation>Le tue carte non bastano</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Apri tu</translation>
    </message>
    <message>
        <source>To beat: %1</source>
        <translation>Da battere: %1</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Scegli un’offerta</translation>
    </message>
    <message>
        <source>Choose the cards to play, or pass</source>
        <translation>Scegli le carte da giocare, o passa</translation>
    </message>
    <message>
        <source>Choose the cards to play</source>
        <translation>Scegli le carte da giocare</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lezione %1 di %2</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>Questa lezione è finita.</translation>
    </message>
    <message>
        <source>That was the last lesson: now you know how to play.</source>
        <translation>Era l’ultima lezione: ora sai giocare.</translation>
    </message>
</context>
<context>
    <name>parlour::DealSetup</name>
    <message numerus="yes">
        <source>%1: there is room for %n more.</source>
        <translation>
            <numerusform>%1: c’è posto ancora per %n.</numerusform>
            <numerusform>%1: c’è posto ancora per %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>parlour::DoudizhuTable</name>
    <message>
        <source>black joker</source>
        <translation>jolly nero</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>jolly rosso</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>Latifondista</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Contadino</translation>
    </message>
    <message>
        <source>Highest bid: %1</source>
        <translation>Offerta più alta: %1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Nessuna offerta</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Posta: %1</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Nessuno fa offerte</translation>
    </message>
    <message>
        <source>No points: the cards are dealt again.</source>
        <translation>Niente punti: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Spring: no peasant has played a card.</source>
        <translation>Primavera: nessun contadino ha giocato una carta.</translation>
    </message>
    <message>
        <source>Anti-spring: the landlord has played only once.</source>
        <translation>Antiprimavera: il latifondista ha giocato una volta sola.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A factor of the stake, and what it comes from</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>offerta</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomba</numerusform>
            <numerusform>%n bombe</numerusform>
        </translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>razzo</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>primavera</translation>
    </message>
    <message>
        <source>anti-spring</source>
        <translation>antiprimavera</translation>
    </message>
    <message>
        <source>Each peasant wins or loses the stake, the landlord twice that:</source>
        <translation>Ogni contadino vince o perde la posta, il latifondista il doppio:</translation>
    </message>
</context>
<context>
    <name>parlour::EuchreTable</name>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 scarta una carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they bid</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Ancora niente briscola</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 è briscola</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>hanno passato tutti</translation>
    </message>
    <message>
        <source>first round of bidding</source>
        <translation>primo giro di dichiarazioni</translation>
    </message>
    <message>
        <source>second round of bidding</source>
        <translation>secondo giro di dichiarazioni</translation>
    </message>
    <message>
        <source>Maker: %1, alone against %2</source>
        <translation>Dichiarante: %1, da solo contro %2</translation>
    </message>
    <message>
        <source>Maker: %1, alone</source>
        <translation>Dichiarante: %1, da solo</translation>
    </message>
    <message>
        <source>Maker: %1</source>
        <translation>Dichiarante: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Hanno passato tutti</translation>
    </message>
    <message>
        <source>No points, and the next player deals.</source>
        <translation>Niente punti, e dà le carte il giocatore successivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Euchred: the makers needed 3 tricks and took %1. That is %2 for %3.</source>
        <translation>Euchre: ai dichiaranti servivano 3 prese, ne hanno %1. %3: %2.</translation>
    </message>
    <message>
        <source>All 5 tricks, played alone by %1: %2.</source>
        <translation>Tutte e 5 le prese, giocando da solo, %1: %2.</translation>
    </message>
    <message>
        <source>%1 of 5 tricks, played alone by %2: %3.</source>
        <translation>%1 prese su 5, giocando da solo, %2: %3.</translation>
    </message>
    <message>
        <source>All 5 tricks for the makers, %1: %2.</source>
        <translation>Tutte e 5 le prese per i dichiaranti, %1: %2.</translation>
    </message>
    <message>
        <source>%1 of 5 tricks for the makers, %2: %3.</source>
        <translation>%1 prese su 5 per i dichiaranti, %2: %3.</translation>
    </message>
</context>
<context>
    <name>parlour::Exercise</name>
    <message>
        <source>Your decision %1 of %2 that can be better. What would you play now?</source>
        <translation>Decisione %1 di %2 in cui puoi fare meglio. Che cosa giocheresti adesso?</translation>
    </message>
    <message>
        <source>Looking at it...</source>
        <translation>La sto guardando…</translation>
    </message>
    <message>
        <source>That is what you played.</source>
        <translation>È quello che avevi giocato.</translation>
    </message>
    <message>
        <source>That is no better than what you played.</source>
        <translation>Non è meglio di quello che avevi giocato.</translation>
    </message>
    <message>
        <source>That is about %1 better than what you played, and there is better still.</source>
        <translation>Guadagni circa %1 rispetto a quello che avevi giocato, ma c’è ancora di meglio.</translation>
    </message>
    <message>
        <source>Well done: nothing is better.</source>
        <translation>Ottimo: non c’è niente di meglio.</translation>
    </message>
    <message numerus="yes">
        <source>%n more try(s).</source>
        <translation>
            <numerusform>Ancora %n tentativo.</numerusform>
            <numerusform>Ancora %n tentativi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::FinishedGames</name>
    <message>
        <source>Finished games are kept and will be counted later.</source>
        <translation>Le partite finite restano conservate e saranno contate più tardi.</translation>
    </message>
    <message>
        <source>A finished game could not be read and was kept as %1. %2</source>
        <translation>Una partita finita non è leggibile ed è stata conservata come %1. %2</translation>
    </message>
    <message>
        <source>A finished game cannot be kept in %1: %2</source>
        <translation>Impossibile conservare una partita finita in %1: %2</translation>
    </message>
</context>
<context>
    <name>parlour::GameCatalogue</name>
    <message>
        <source>This file cannot be used. %1</source>
        <translation>Impossibile usare questo file. %1</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>I tuoi giocatori</translation>
    </message>
    <message>
        <source>Made in the laboratory: %1</source>
        <translation>Nato nel laboratorio: %1</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>Un tuo programma: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameResults</name>
    <message>
        <source>The table was saved as %1.</source>
        <translation>La tabella è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>Non è stato possibile salvare la tabella. %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameReview</name>
    <message>
        <source>Before the deal</source>
        <translation>Prima di dare le carte</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>Mossa %1, %2</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>fortuna %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>gioco %1</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>L’hai giocata tu</translation>
    </message>
    <message>
        <source>%1 played this</source>
        <translation>L’ha giocata %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Adesso</translation>
    </message>
    <message>
        <source>Best by what could be known</source>
        <translation>Migliore in base a ciò che si poteva sapere</translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>%1 is a program that is not among yours in the settings, so it is not started. The game waits.</source>
        <translation>%1 è un programma che non è fra i tuoi nelle impostazioni, quindi non viene avviato. La partita aspetta.</translation>
    </message>
    <message>
        <source>%1 has failed, and the game waits: take a move back or open it again, and the program is started again. %2</source>
        <translation>%1 non ha funzionato, e la partita aspetta: annulla una mossa o riapri la partita, e il programma riparte. %2</translation>
    </message>
    <message>
        <source>%1 has failed; the first legal move is played. %2</source>
        <translation>%1 non ha funzionato; si gioca la prima mossa valida. %2</translation>
    </message>
</context>
<context>
    <name>parlour::LabProcess</name>
    <message>
        <source>%1 could not be started.</source>
        <translation>Non è stato possibile avviare %1.</translation>
    </message>
    <message>
        <source>It told a line without an end.</source>
        <translation>Ha scritto una riga senza fine.</translation>
    </message>
    <message>
        <source>Its report has no end.</source>
        <translation>Il suo rapporto non è completo.</translation>
    </message>
    <message>
        <source>It ended suddenly (signal %1).</source>
        <translation>È terminato all’improvviso (segnale %1).</translation>
    </message>
    <message>
        <source>It failed without a reason (exit code %1).</source>
        <translation>È fallito senza indicare il motivo (codice d’uscita %1).</translation>
    </message>
    <message>
        <source>Its report cannot be read.</source>
        <translation>Impossibile leggere il suo rapporto.</translation>
    </message>
</context>
<context>
    <name>parlour::LabRun</name>
    <message>
        <source>The laboratory needs the program parlour-lab, which is not installed.</source>
        <translation>Al laboratorio serve il programma parlour-lab, che non è installato.</translation>
    </message>
    <message>
        <source>Another Parlour is at work on this run.</source>
        <translation>Un altro Parlour sta lavorando a questa esecuzione.</translation>
    </message>
    <message>
        <source>What another version of Parlour had begun is played again.</source>
        <translation>Ciò che aveva cominciato un’altra versione di Parlour si gioca da capo.</translation>
    </message>
</context>
<context>
    <name>parlour::Laboratory</name>
    <message>
        <source>The program without a window could not be started, so the run stays here.</source>
        <translation>Non è stato possibile avviare il programma senza finestra, quindi l’esecuzione resta qui.</translation>
    </message>
</context>
<context>
    <name>parlour::LearningRun</name>
    <message>
        <source>The best of each generation against the player as it was</source>
        <translation>La migliore di ogni generazione contro il giocatore di partenza</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generazione</translation>
    </message>
    <message>
        <source>Per cent won</source>
        <translation>Percentuale di vittorie</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>la migliore</translation>
    </message>
    <message>
        <source>Games won after so many games of learning</source>
        <translation>Partite vinte dopo tante partite di apprendimento</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contro %1</translation>
    </message>
    <message>
        <source>How often it plays what MiniMax would play, on other deals</source>
        <translation>Quante volte gioca ciò che giocherebbe MiniMax, su altre smazzate</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>all positions</source>
        <translation>tutte le posizioni</translation>
    </message>
    <message>
        <source>where there is a choice</source>
        <translation>dove c’è scelta</translation>
    </message>
</context>
<context>
    <name>parlour::PaperRun</name>
    <message>
        <source>%1, ours</source>
        <comment>title of a plot</comment>
        <translation>%1, i nostri valori</translation>
    </message>
    <message>
        <source>%1, published</source>
        <comment>title of a plot</comment>
        <translation>%1, valori pubblicati</translation>
    </message>
    <message>
        <source>Ours beside the published figures</source>
        <translation>I nostri valori accanto a quelli pubblicati</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>i nostri</translation>
    </message>
    <message>
        <source>published</source>
        <translation>pubblicati</translation>
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
        <translation>Il tuo sistema non avvia altri thread. Riprova più tardi.</translation>
    </message>
</context>
<context>
    <name>parlour::PlotDrawing</name>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1 (da %2 a %3)</translation>
    </message>
</context>
<context>
    <name>parlour::PositionStudy</name>
    <message>
        <source>%1 players at most can be asked side by side.</source>
        <translation>Si può chiedere al massimo a %1 giocatori insieme.</translation>
    </message>
    <message>
        <source>This player is asked already.</source>
        <translation>Questo giocatore è già stato interpellato.</translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written.</source>
        <translation>Impossibile salvare le impostazioni: %1 non è scrivibile.</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Impossibile salvare la partita: %1</translation>
    </message>
    <message>
        <source>The game could not be opened. %1</source>
        <translation>Non è stato possibile aprire la partita. %1</translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation>La partita è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>Non è stato possibile salvare la partita. %1</translation>
    </message>
    <message>
        <source>Parlour is already running but does not answer. This window is a new start; the other game stays saved.</source>
        <translation>Parlour è già in esecuzione ma non risponde. Questa finestra è un nuovo avvio; l’altra partita resta salvata.</translation>
    </message>
    <message>
        <source>This game was given up: it cannot be reviewed.</source>
        <translation>Questa partita è stata abbandonata: non si può analizzare.</translation>
    </message>
    <message>
        <source>From move %1</source>
        <translation>Dalla mossa %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>Da una posizione</translation>
    </message>
    <message>
        <source>The position was saved as %1.</source>
        <translation>La posizione è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The position could not be saved. %1</source>
        <translation>Non è stato possibile salvare la posizione. %1</translation>
    </message>
    <message>
        <source>No mistake of yours was found so far.</source>
        <translation>Finora non è stato trovato nessun tuo errore.</translation>
    </message>
    <message>
        <source>No mistake of yours was found. Well played!</source>
        <translation>Non è stato trovato nessun tuo errore. Ben giocato!</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewJob</name>
    <message>
        <source>A kept review could not be used and was kept as %1. The game is looked at again.</source>
        <translation>Un’analisi conservata non era utilizzabile ed è stata tenuta come %1. La partita viene analizzata di nuovo.</translation>
    </message>
    <message>
        <source>The review cannot be kept: %1</source>
        <translation>Impossibile conservare l’analisi: %1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. The review begins as soon as it does.</source>
        <translation>Il tuo sistema non avvia altri thread. L’analisi comincia appena torna a farlo.</translation>
    </message>
</context>
<context>
    <name>parlour::Run</name>
    <message>
        <source>This run cannot be read. %1</source>
        <translation>Impossibile leggere questa esecuzione. %1</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTable</name>
    <message>
        <source>%1 chooses tiles</source>
        <translation>%1 sceglie le tessere</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 termina il turno</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and their move</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 sta pensando</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTurn</name>
    <message numerus="yes">
        <source>Choose %n more tile(s) to begin with</source>
        <translation>
            <numerusform>Scegli ancora %n tessera per cominciare</numerusform>
            <numerusform>Scegli ancora %n tessere per cominciare</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a figure: choose a lit settlement</source>
        <translation>Disponi una figura: scegli un insediamento illuminato</translation>
    </message>
    <message>
        <source>Choose a settlement for the figure</source>
        <translation>Scegli un insediamento per la figura</translation>
    </message>
    <message>
        <source>Nothing more can be played: end your turn</source>
        <translation>Non si può giocare altro: termina il turno</translation>
    </message>
    <message>
        <source>Play fast tiles, or end your turn</source>
        <translation>Gioca tessere veloci o termina il turno</translation>
    </message>
    <message>
        <source>Play another tile, or end your turn</source>
        <translation>Gioca un’altra tessera o termina il turno</translation>
    </message>
    <message>
        <source>Choose one of your tiles</source>
        <translation>Scegli una delle tue tessere</translation>
    </message>
    <message>
        <source>Choose the figure that changes places with the %1 of %2</source>
        <translation>Scegli la figura da scambiare con: %1 di %2</translation>
    </message>
    <message>
        <source>Choose the first of two figures that change places</source>
        <translation>Scegli la prima delle due figure da scambiare</translation>
    </message>
    <message>
        <source>Choose a land space to move it to</source>
        <translation>Scegli la casella di terra dove spostarla</translation>
    </message>
    <message>
        <source>Choose which of your tiles to move</source>
        <translation>Scegli quale delle tue tessere spostare</translation>
    </message>
    <message>
        <source>Choose a free sea space</source>
        <translation>Scegli una casella di mare libera</translation>
    </message>
    <message>
        <source>Choose a free land space</source>
        <translation>Scegli una casella di terra libera</translation>
    </message>
    <message>
        <source>Only one normal tile is played in a turn; fast ones may follow</source>
        <translation>In un turno si gioca una sola tessera normale; possono seguirne di veloci</translation>
    </message>
    <message>
        <source>This tile cannot be played now</source>
        <translation>Ora questa tessera non si può giocare</translation>
    </message>
    <message>
        <source>Choose one of your tiles first</source>
        <translation>Scegli prima una delle tue tessere</translation>
    </message>
    <message>
        <source>Choose a settlement with a figure</source>
        <translation>Scegli un insediamento con una figura</translation>
    </message>
    <message>
        <source>No figure there can change places now</source>
        <translation>Ora lì nessuna figura si può scambiare</translation>
    </message>
    <message>
        <source>Choose one of your own tiles on land</source>
        <translation>Scegli una delle tue tessere su terra</translation>
    </message>
</context>
<context>
    <name>parlour::SavedGames</name>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation>La partita interrotta non è leggibile ed è stata conservata come %1. %2</translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation>La partita interrotta non è leggibile: %1</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Impossibile salvare la partita: %1</translation>
    </message>
    <message>
        <source>This game is being played in another window of Parlour.</source>
        <translation>Questa partita è in corso in un’altra finestra di Parlour.</translation>
    </message>
    <message>
        <source>This game was ended in another window of Parlour.</source>
        <translation>Questa partita è stata conclusa in un’altra finestra di Parlour.</translation>
    </message>
    <message>
        <source>This game could not be read and was kept as %1. %2</source>
        <translation>Questa partita non è leggibile ed è stata conservata come %1. %2</translation>
    </message>
    <message>
        <source>This game could not be read: %1</source>
        <translation>Questa partita non è leggibile: %1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. Your game is still saved, but the table may pause for it.</source>
        <translation>Il tuo sistema non avvia altri thread. La partita viene salvata lo stesso, ma il tavolo può fermarsi un attimo per farlo.</translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and were reset. The old file was kept as %1.</source>
        <translation>Le impostazioni non erano leggibili e sono state ripristinate. Il vecchio file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>The settings could not be read: %1</source>
        <translation>Le impostazioni non erano leggibili: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Statistics</name>
    <message>
        <source>The statistics cannot be saved: %1</source>
        <translation>Impossibile salvare le statistiche: %1</translation>
    </message>
    <message>
        <source>The statistics could not be read and were reset. The old file was kept as %1.</source>
        <translation>Le statistiche non erano leggibili e sono state azzerate. Il vecchio file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation>Non è stato possibile contare il risultato: %1</translation>
    </message>
    <message>
        <source>The results could not be deleted: %1</source>
        <translation>Non è stato possibile cancellare i risultati: %1</translation>
    </message>
    <message>
        <source>another program is busy with it</source>
        <translation>un altro programma lo sta usando</translation>
    </message>
    <message>
        <source>What the review found could not be added to the statistics: %1</source>
        <translation>Non è stato possibile aggiungere alle statistiche i risultati dell’analisi: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Tournament</name>
    <message>
        <source>This game was not kept.</source>
        <translation>Questa partita non è stata conservata.</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo con intervalli al 95%</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo per mossa</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisecondi</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>Tutti contro tutti, in percentuale</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>How often which score</source>
        <translation>Frequenza dei punteggi</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>scores</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n deal(s).</source>
        <translation>
            <numerusform>Questa partita ha %n smazzata.</numerusform>
            <numerusform>Questa partita ha %n smazzate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Training</name>
    <message>
        <source>The problems cannot be read. %1</source>
        <translation>Impossibile leggere i problemi. %1</translation>
    </message>
    <message>
        <source>The answers cannot be deleted.</source>
        <translation>Impossibile cancellare le risposte.</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>Non ci sono altri problemi di questo tipo.</translation>
    </message>
    <message>
        <source>The answer cannot be kept: the disk cannot be written.</source>
        <translation>Impossibile conservare la risposta: il disco non è scrivibile.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Problem %1 of %2, %3</source>
        <translation>Problema %1 di %2, %3</translation>
    </message>
    <message>
        <source>Right! Every other move gives up at least %1.</source>
        <translation>Giusto! Ogni altra mossa costa almeno %1.</translation>
    </message>
    <message>
        <source>Every other move gives up at least %1.</source>
        <translation>Ogni altra mossa costa almeno %1.</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up about %1.</source>
        <translation>C’è una mossa migliore. Questa costa circa %1.</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up more than %1.</source>
        <translation>C’è una mossa migliore. Questa costa più di %1.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>You found it</source>
        <translation>L’hai trovata</translation>
    </message>
    <message>
        <source>A deep search confirmed this.</source>
        <translation>Lo ha confermato una ricerca profonda.</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>Il tuo rating: %1 (%2)</translation>
    </message>
    <message>
        <source>This is certain, whatever the others hold.</source>
        <translation>Questo è certo, qualunque carta abbiano gli altri.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
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
        <translation>Presa: %1, %2 punti</translation>
    </message>
    <message>
        <source>The trick goes to %1</source>
        <translation>Presa: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Tutor</name>
    <message>
        <source>This gives up about %1. Look again?</source>
        <translation>Questa mossa costa circa %1. Vuoi ripensarci?</translation>
    </message>
</context>
</TS>
