"""The French deck: index, number cards and aces. The courts and jokers are in french_courts.py.

A card is 250 x 350 units. Every function takes the inks of the suits, TWO_COLOURS or FOUR_COLOURS,
and whether the index is the large one.
"""
from inks import (FACE, FACE_EDGE, FACE_FILL, GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GOLD_ROUND, INK, IVORY, RED_DARK,
                  TWO_COLOURS)
from letters import text
from shapes import around, circle, dots, group, mirrored, path, petals, place, rect, star, stroke, svg
from suits import FRENCH, pip

WIDTH, HEIGHT, CORNER = 250, 350, 18
LEFT, MIDDLE, RIGHT = 83, 125, 167
TOP, UPPER, LOWER, BOTTOM = 68, 139.3, 210.7, 282


def blank_card():
    return rect(.6, .6, WIDTH - 1.2, HEIGHT - 1.2, CORNER, FACE_FILL, FACE_EDGE, 1.2)


def both_ways(half):
    """A half card and the same turned by 180 degrees."""
    return half + group(half, 'rotate(180 125 175)')


def index(rank, suit, inks, large=False, centre=27):
    """Rank and pip in the two corners: capital height 42, or 60 when large."""
    ink = inks[suit][0]
    glyphs = ['10' if rank == 'T' else rank]
    if large:
        corner = text(glyphs, 32, 18, 60, ink, FACE, .86 if rank in 'TAKQ' else .94) + pip(suit, 32, 108, 38, fill=ink)
    else:
        corner = text(glyphs, centre, 20, 42, ink, FACE, .97 if rank in 'TAK' else 1) + pip(suit, centre, 86, 27, fill=ink)
    return both_ways(corner)


def pip_places(n):
    corners = [(x, y) for y in (TOP, BOTTOM) for x in (LEFT, RIGHT)]
    if n < 4:
        return [(MIDDLE, TOP), (MIDDLE, BOTTOM)] + [(MIDDLE, 175)] * (n == 3)
    if n < 6:
        return corners + [(MIDDLE, 175)] * (n == 5)
    if n < 9:
        return corners + [(LEFT, 175), (RIGHT, 175)] + [(MIDDLE, 121.5), (MIDDLE, 228.5)][:n - 6]
    inner = [(x, y) for y in (UPPER, LOWER) for x in (LEFT, RIGHT)]
    return corners + inner + ([(MIDDLE, 175)] if n == 9 else [(MIDDLE, 103.6), (MIDDLE, 246.4)])


def number_card(rank, suit, inks=TWO_COLOURS, large=False):
    n = 10 if rank == 'T' else int(rank)
    size = (46 if n < 9 else 44) if large else (54 if n < 9 else 50)
    art = blank_card() + index(rank, suit, inks, large)
    for x, y in pip_places(n):
        art += pip(suit, MIDDLE + (x - MIDDLE) * .93 if large else x, y, size, flip=y > 176, fill=inks[suit][1])
    return svg(art)


# ---------------------------------------------------------------- aces: each carries its own gold ornament

def _rosette():
    """The large rosette of the ace of spades, the mark of the house."""
    art = path(petals(12, 9, 36, 5.2), GOLD) + path(petals(12, 9, 24, 3.4, 15), IVORY)
    art += circle(0, 0, 7.5, GOLD_ROUND) + circle(0, 0, 3, INK) + circle(0, 0, 42, 'none', GOLD, 1.1)
    return art + path(petals(24, 44.5, 50, 1.7, 7.5), GOLD)


def _rose_petals(n, length, width, turn, fill, line):
    k, r = width, length
    petal = (f'M0 0C{-k * .7} {-r * .35} {-k} {-r * .8} {-k * .55} {-r * .97}'
             f'C{-k * .3} {-r * 1.06} {-k * .1} {-r} 0 {-r * .93}'
             f'C{k * .1} {-r} {k * .3} {-r * 1.06} {k * .55} {-r * .97}C{k} {-r * .8} {k * .7} {-r * .35} 0 0Z')
    return ''.join(place(path(petal, fill, line, .8), turn=turn + 360 * i / n) for i in range(n))


def _heart_ornament():
    art = ''.join(place(path('M0-21C-4-26-3.5-32 0-36.5C3.5-32 4-26 0-21Z', GOLD), turn=36 + 72 * i) for i in range(5))
    art += _rose_petals(5, 32, 19, 0, IVORY, '#D8B9A0') + _rose_petals(5, 19, 11.5, 36, GOLD_FILL, GOLD_DARK)
    art = place(art + circle(0, 0, 5.5, RED_DARK) + dots(around(5, 3), .9, GOLD_LIGHT), 0, -9)
    art += mirrored(stroke('M0 45C-8 38-16 34-22 26M-13.5 35.5C-20 37-25 35-28 31'
                           'M-37-34C-44-26-44-14-38-5C-35-10-35-16-39-19', GOLD, 1.2)
                    + dots(((-22, 25), (-28.5, 30)), 1.5, GOLD))
    return art + stroke('M0 45L0 31', GOLD, 1.2) + path('M0 24L3 29L0 34L-3 29Z', GOLD)


def _diamond_ornament():
    art = path(star(4, 50, 8.5), IVORY) + path(star(4, 26, 8, turn=45), GOLD) + circle(0, 0, 11.5, RED_DARK, GOLD, 1.1)
    art += path(petals(8, 2.5, 9.5, 2.3), GOLD_LIGHT) + circle(0, 0, 2, IVORY)
    return art + circle(0, 0, 30.5, 'none', GOLD, 1)


def _club_ornament():
    lobe = circle(0, 0, 19.5, 'none', GOLD, 1.1) + path(petals(8, 4, 16.5, 3.6), GOLD)
    lobe += path(petals(8, 4, 11.5, 2.4, 22.5), IVORY) + circle(0, 0, 4, GOLD_ROUND) + circle(0, 0, 1.6, INK)
    art = ''.join(place(lobe, x, y) for x, y in ((0, -40.5), (-37.5, 18.5), (37.5, 18.5)))
    art += path('M0-15L4-3L0 9L-4-3Z', IVORY) + mirrored(stroke('M-6-8C-10-5-12-3-14 2M-4 6C-9 8-12 9-15 9', GOLD, 1.2))
    return art + stroke('M0 14C-1 32-3 44-8 54M0 14C1 32 3 44 8 54', GOLD, 1.1)


def ace(suit, inks=TWO_COLOURS, large=False):
    big = pip(suit, 0, 0, 184 if suit == 'S' else 150, fill=inks[suit][1])
    line_scale, line_y = {'S': (1.62, 1), 'H': (1.27, 1), 'D': (1.24, 0), 'C': (1.29, 0)}[suit]
    big += place(stroke(FRENCH[suit], GOLD, 1.1), 0, line_y, line_scale)
    if suit == 'S':
        big += place(_rosette(), 0, 10) + stroke('M0-62C4-50 9-44 15-40M0-62C-4-50-9-44-15-40M0-66L0-40', GOLD, 1.1)
    else:
        big += {'H': _heart_ornament, 'D': _diamond_ornament, 'C': _club_ornament}[suit]()
    return svg(blank_card() + index('A', suit, inks, large) + place(big, 125, 172 if suit == 'S' else 175))
