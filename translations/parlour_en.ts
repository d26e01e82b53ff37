<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskedPlayer</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation>
            <numerusform>%n card won</numerusform>
            <numerusform>%n cards won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationForm</name>
    <message numerus="yes">
        <source>Choose up to %n player(s). All play the same deals.</source>
        <translation>
            <numerusform>Choose one player.</numerusform>
            <numerusform>Choose up to %n players. All play the same deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClanPlate</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in hand and supply</comment>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tutor, %n question(s)</source>
        <translation>
            <numerusform>tutor, %n question</numerusform>
            <numerusform>tutor, %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>To %n point</numerusform>
            <numerusform>To %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPlay</name>
    <message numerus="yes">
        <source>%1: %n time(s), %2 each</source>
        <extracomment>what is done wrong, how often, and what it costs: &quot;You trump in too early: 9 times, 4 in 100 each&quot;</extracomment>
        <translation>
            <numerusform>%1: %n time, %2</numerusform>
            <numerusform>%1: %n times, %2 each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayStatistics</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionTab</name>
    <message numerus="yes">
        <source>Only the first %n move(s) of the position can still be played.</source>
        <translation>
            <numerusform>Only the first move of the position can still be played.</numerusform>
            <numerusform>Only the first %n moves of the position can still be played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) left</source>
        <translation>
            <numerusform>%n hour left</numerusform>
            <numerusform>%n hours left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Samurai</name>
    <message numerus="yes">
        <source>%n figure(s) captured</source>
        <translation>
            <numerusform>%n figure captured</numerusform>
            <numerusform>%n figures captured</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SamuraiView</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpacePreview</name>
    <message numerus="yes">
        <source>%1: %n land space(s) still open</source>
        <translation>
            <numerusform>%1: %n land space still open</numerusform>
            <numerusform>%1: %n land spaces still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n land space(s) open</source>
        <translation>
            <numerusform>%n land space open</numerusform>
            <numerusform>%n land spaces open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>games to continue</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrengthLadder</name>
    <message numerus="yes">
        <source>Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.</source>
        <translation>
            <numerusform>Finish %n more game without hints, tutor and taking back, against these levels, and you will see here how strong you are.</numerusform>
            <numerusform>Finish %n more games without hints, tutor and taking back, against these levels, and you will see here how strong you are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your last %n game(s) without hints, tutor and taking back, against these levels.</source>
        <translation>
            <numerusform>From your last game without hints, tutor and taking back, against these levels.</numerusform>
            <numerusform>From your last %n games without hints, tutor and taking back, against these levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ClimbingTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::DealSetup</name>
    <message numerus="yes">
        <source>%1: there is room for %n more.</source>
        <translation>
            <numerusform>%1: there is room for one more.</numerusform>
            <numerusform>%1: there is room for %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::DoudizhuTable</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomb</numerusform>
            <numerusform>%n bombs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::EuchreTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Exercise</name>
    <message numerus="yes">
        <source>%n more try(s).</source>
        <translation>
            <numerusform>One more try.</numerusform>
            <numerusform>%n more tries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTurn</name>
    <message numerus="yes">
        <source>Choose %n more tile(s) to begin with</source>
        <translation>
            <numerusform>Choose %n more tile to begin with</numerusform>
            <numerusform>Choose %n more tiles to begin with</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Tournament</name>
    <message numerus="yes">
        <source>This game has %n deal(s).</source>
        <translation>
            <numerusform>This game has %n deal.</numerusform>
            <numerusform>This game has %n deals.</numerusform>
        </translation>
    </message>
</context>
</TS>
