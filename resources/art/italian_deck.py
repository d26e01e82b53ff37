"""The Italian deck: frame, index, number cards and aces. The figures are in italian_courts.py.

Spanish suits as in Naples and Piacenza: separate straight swords, knotted clubs. One index, top left.
Ranks as the program writes them: A 2-7, then J N K for fante, cavallo, re, which the card shows as F C R.
"""
from french_deck import blank_card
from headgear import crown_open
from inks import (BLUE_FILL, BLUSH_FILL, FACE, GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GOLD_ROUND, GREEN, GREEN_DARK,
                  INK, ITALIAN_INK, IVORY, RED, RED_DARK, RED_FILL)
from letters import text
from shapes import around, circle, dots, leaf, mirrored, path, petals, place, rect, stroke, svg
from suits import EMBLEMS, club, coin, cup, sword

LETTER = {'J': 'F', 'N': 'C', 'K': 'R'}
SUN_BROWN = '#7A4A12'


def italian_base(rank, suit):
    """Face, the two lines of the frame, and the index."""
    art = blank_card() + rect(9.5, 9.5, 231, 331, 11, 'none', INK, 1.5) + rect(13, 13, 224, 324, 8, 'none', GOLD, .9)
    art += text(LETTER.get(rank, rank), 35, 21, 42, ITALIAN_INK[suit], FACE, .94 if rank in 'AK' else 1)
    return art + place(EMBLEMS[suit], 34.5, 85.5, .5)


# ---------------------------------------------------------------- number cards

def leafy_line(reach):
    """A small flower with leaves to both sides, as old decks have it between their suit signs."""
    leaves = ''
    for i, x in enumerate(range(14, reach - 8, 13)):
        up = -1 if i % 2 else 1
        leaves += f'M{x} 0C{x + 2} {up * 7} {x + 9} {up * 10} {x + 13} {up * 9}C{x + 13} {up * 4} {x + 8} 0 {x} 0Z'
    side = stroke(f'M8 0L{reach} 0', GREEN_DARK, 1.2) + path(leaves, GREEN, GREEN_DARK, .7) + dots([(reach, 0)], 2, RED)
    flower = path(petals(6, 0, 10, 4), RED_FILL, RED_DARK, .7) + circle(0, 0, 3, GOLD_ROUND, GOLD_DARK, .7)
    return mirrored(side) + flower


def grid(columns, rows):
    return [(x, y) for y in rows for x in columns]


# Where the suit signs stand: suit -> number -> drawing and places. Two columns keep clear of the index
# at the left, so their middle is a little to the right of the card's.
MIDDLE, PAIR = 125, 133
LAYOUT = {
    'D': {2: (coin(49), [(MIDDLE, 102), (MIDDLE, 248)]),
          3: (coin(39), [(MIDDLE, 73), (MIDDLE, 175), (MIDDLE, 277)]),
          4: (coin(34), grid((90, 178), (98, 252))),
          5: (coin(31), grid((86, 180), (81, 269)) + [(PAIR, 175)]),
          6: (coin(32), grid((88, 178), (76, 175, 274))),
          7: (coin(28.5), grid((84, 182), (70, 175, 280)) + [(PAIR, 122.5)])},
    'C': {2: (place(cup(), scale=1.4), [(MIDDLE, 99), (MIDDLE, 251)]),
          3: (place(cup(), scale=1.16), [(MIDDLE, 97), (78, 247), (172, 247)]),
          4: (place(cup(), scale=1.16), grid((89, 178), (97, 252))),
          5: (place(cup(), scale=.98), grid((84, 182), (79, 270)) + [(PAIR, 175)]),
          6: (place(cup(), scale=.98), grid((88, 178), (75, 175, 275))),
          7: (place(cup(), scale=.9), grid((82, 184), (71, 175, 279)) + [(PAIR, 123)])},
    'S': {2: (place(sword(172), scale=1.42), [(84, 180), (166, 180)]),
          3: (place(sword(160), scale=1.3), [(69, 190), (125, 158), (181, 190)]),
          4: (place(sword(112), scale=1.08), grid((89, 177), (90, 260))),
          5: (sword(124), grid((84, 182), (96, 254)) + [(PAIR, 175)]),
          6: (sword(130), grid((79, 133, 187), (99, 251))),
          7: (sword(88), grid((81, 185), (74, 175, 276)))},
    'B': {2: (club(126), [(MIDDLE, 93), (MIDDLE, 258)]),
          3: (club(130), [(MIDDLE, 96), (80, 252), (170, 252)]),
          4: (club(124), grid((90, 178), (98, 252))),
          5: (club(104), grid((84, 182), (84, 266)) + [(PAIR, 175)]),
          6: (club(94), grid((88, 178), (74, 175, 276))),
          7: (club(88), grid((83, 183), (72, 175, 278)) + [(PAIR, 123)])},
}


def italian_number(rank, suit):
    n = int(rank)
    sign, places = LAYOUT[suit][n]
    art = italian_base(rank, suit)
    if n == 2 and suit != 'S':
        art += place(leafy_line(66), MIDDLE, 175)
    if n == 4:
        art += place(leafy_line(44), PAIR, 175)
    if n == 7 and suit == 'S':
        art += place(sword(190), PAIR, 175, 1.1)
    return svg(art + ''.join(place(sign, x, y) for x, y in places))


# ---------------------------------------------------------------- aces

def laurel(radius, first, last, n, length=17):
    """A laurel branch along a circle, from first to last degrees clockwise from the top, growing smaller."""
    way = 1 if last > first else -1
    (x0, y0), (x1, y1) = (next(around(1, radius, a - 90)) for a in (first, last))
    leaves, berries = '', []
    for i in range(n):
        angle = first + (last - first) * i / n - 90
        size = length * (1 - .35 * i / n)
        x, y = next(around(1, radius, angle))
        for lean in (-34, 34):
            leaves += leaf(x, y, angle + 90 * way + lean, size, size * .2)
        if i % 3 == 1:
            berries.append((x, y))
    leaves += leaf(x1, y1, last - 90 + 90 * way, length * .6, length * .13)
    art = stroke(f'M{x0:.2f} {y0:.2f}A{radius} {radius} 0 0 {int(way > 0)} {x1:.2f} {y1:.2f}', GREEN_DARK, 1.4)
    return art + path(leaves, GREEN, GREEN_DARK, .6) + dots(berries, 2, RED)


def wreath(radius, gap=26, n=11):
    """Two laurel branches, open at the top, tied with a ribbon at the foot."""
    art = laurel(radius, 176, gap, n) + laurel(radius, -176, -gap, n)
    knot = mirrored(path('M0 0C-6-8-16-8-17-1C-16 6-6 6 0 0Z', RED_FILL, RED_DARK, .7)
                    + path('M-1 1C-4 9-9 13-15 14L-10 18C-4 14-1 8 1 2Z', RED_FILL, RED_DARK, .7))
    return art + place(knot + circle(0, 0, 3.6, GOLD_ROUND, GOLD_DARK, .7), 0, radius)


def scroll(suit):
    """The red scroll at the foot of an ace, with the suit between lozenges."""
    art = mirrored(path('M-78 12C-66 4-54 4-44 8L-44 34C-54 30-66 30-78 36L-70 24Z', RED_DARK))
    art += path('M-58 4C-30-8 30-8 58 4L58 30C30 18-30 18-58 30Z', RED_FILL, GOLD, 1.2)
    art += mirrored(path('M-46 9.6L-40.5 14L-46 18.6L-51 14ZM-29 5.6L-23.5 10L-29 14.6L-34 10Z', GOLD_LIGHT))
    return art + circle(0, 8, 14.5, IVORY, GOLD, 1.4) + place(EMBLEMS[suit], 0, 8, .36)


def sun_face():
    art = ''
    for side in (-1, 1):
        x = 10 * side
        art += path(f'M{x - 6}-1C{x - 3}-5 {x + 3}-5 {x + 6}-1C{x + 3} 1.8 {x - 3} 1.8 {x - 6}-1Z', '#FFF6DC')
        art += circle(x, -1.6, 2.5, SUN_BROWN) + circle(x * 1.55, 10, 6, BLUSH_FILL)
        art += stroke(f'M{x - 6.5}-1C{x - 3}-5.6 {x + 3}-5.6 {x + 6.5}-1', SUN_BROWN, 1.6)
        art += stroke(f'M{x - side * 6.5}-9.5C{x - side * 2}-13.5 {x + side * 4}-13 {x + side * 8}-8.5', SUN_BROWN, 1.9)
    art += stroke('M3-7C4 0 5 6 6.5 10C6 13.5 2 13.5 0 12.5C-2 13.5-5 13-5 10', '#8A5516', 1.5)
    art += path('M-9.5 19C-5 16.5-2 17 0 18C2 17 5 16.5 9.5 19C4 25.5-4 25.5-9.5 19Z', RED)
    return art + stroke('M-9.5 19C-4 20.5 4 20.5 9.5 19', RED_DARK, 1)


def sun():
    """The ace of coins: straight and waving rays, a beaded rim, laurel on blue, a face."""
    art = ''
    for i in range(16):
        ray = ('M-7.5-64L0-95L7.5-64Z', 'M-5.5-64C-8.5-74-3.5-78 0-88C-1.5-80 1.5-72 5.5-64Z')[i % 2]
        art += place(path(ray, (GOLD_FILL, RED_FILL)[i % 2], GOLD_DARK, .7), turn=22.5 * i)
    art += circle(0, 2, 70, GOLD_DARK) + circle(0, 0, 70, GOLD_ROUND, GOLD_DARK, 1.4)
    art += dots(around(40, 64.5), 2.2, IVORY)
    art += circle(0, 0, 59, BLUE_FILL, GOLD_DARK, 1)
    art += laurel(48.5, 172, 16, 11, 12) + laurel(48.5, -172, -16, 11, 12)
    art += circle(0, -49, 4, GOLD_ROUND, GOLD_DARK, .7)
    art += circle(0, 48.5, 4, RED, GOLD, .8)
    return art + circle(0, 0, 37.5, GOLD_ROUND, GOLD_DARK, 1.2) + circle(0, 0, 34, 'none', GOLD_DARK, .7) + sun_face()


def italian_ace(suit):
    """The suit sign large, crowned; a laurel wreath behind it and a scroll below."""
    art = italian_base('A', suit)
    crown = place(crown_open(), 125, 88, .86)
    if suit == 'D':
        art += place(sun(), 125, 167, .97) + crown
    elif suit == 'S':
        art += place(wreath(80), 125, 170) + place(sword(158), 125, 158, 1.5) + place(crown_open(), 125, 107, .86)
    else:
        sign = place(cup(), 125, 170, 2) if suit == 'C' else place(club(184), 125, 169)
        art += place(wreath(80), 125, 170) + sign + crown
    return svg(art + place(scroll(suit), 125, 291))
