"""The two jokers: the jack's figure in a fool's dress. Red: a filled star; black: ink and slate, an open star."""
import math

from french_courts import SLEEVE, SLEEVE_TRIM, framed, halo, neck, on_head
from french_deck import blank_card, both_ways
from heads import bob_back, bob_front, face
from held import fist
from inks import (BLUE_DARK, BLUE_FILL, FACE, GOLD, GOLD_DARK, GOLD_FILL, GOLD_ROUND, INK, INK_DARK, INK_FILL,
                  IVORY_FILL, LINEN, RED, RED_DARK, RED_FILL, SKIN_FILL, SKIN_LINE, linear)
from letters import text
from shapes import circle, dots, lozenge, mirrored, path, place, rect, star, stroke, svg

SLATE_FILL, SLATE_DARK = linear('slate', (0, '#8C9BB0'), (1, '#66758C')), '#4A586E'
SMILE = '#7E2B28'


def bell(x, y):
    return circle(x, y, 4.4, GOLD_ROUND, GOLD_DARK, .8) + stroke(f'M{x - 2.6} {y + 1.4}h5.2', GOLD_DARK, .9)


def doublet(left, right):
    """A parti-coloured coat: each half has the sleeve and the lozenges of the other."""
    half = 'M-14-52C-40-48-58-40-64-18L-68 0L0 0L0-50Z'
    art = path(half, left) + place(path(half, right), flip=True)
    art += path(SLEEVE, right) + place(path(SLEEVE, left), flip=True) + mirrored(SLEEVE_TRIM)
    points = (22, -20), (12, -4), (32, -4)
    art += path(''.join(lozenge(-x, y, 6, 9) for x, y in points), right, GOLD, .7)
    return art + path(''.join(lozenge(x, y, 6, 9) for x, y in points), left, GOLD, .7)


def pointed_collar():
    art = ''
    for i, degrees in enumerate((-72, -43, -14, 14, 43, 72)):
        a, before, after = (math.radians(degrees + d) for d in (0, -17, 17))
        x, y = 44 * math.sin(a), -58 + 31 * math.cos(a) * (1 if abs(degrees) < 60 else 1.1)
        art += path(f'M0-56L{23.4 * math.sin(before)} {11 * math.cos(before) - 56}L{x} {y}'
                    f'L{23.4 * math.sin(after)} {11 * math.cos(after) - 56}Z', (IVORY_FILL, GOLD_FILL)[i % 2],
                    GOLD_DARK, .8)
        art += circle(x, y + 1.5, 3, GOLD_ROUND, GOLD_DARK, .7)
    return art


def horned_cap(left, left_dark, right, right_dark, ink):
    horn = 'M0-33C-16-33-25-26-27-16C-34-20-44-20-50-8C-53-24-46-44-28-47C-18-52-8-52 0-48Z'
    art = path(horn, left, left_dark, .8) + place(path(horn, right, right_dark, .8), flip=True)
    art += path('M-20-47C-14-60-4-68 12-70C8-64 9-60 12-57C18-55 21-51 22-46C12-38-10-38-20-47Z', GOLD_FILL, GOLD_DARK,
                .8)
    art += path('M-27-16C-12-25 12-25 27-16L27.5-23C12-32-12-32-27.5-23Z', IVORY_FILL, LINEN, .8)
    art += path(''.join(lozenge(x, round(-24.8 + abs(x) * .18, 2), 2.6, 2.8) for x in (-18, -9, 0, 9, 18)), ink)
    return art + bell(-50, -5) + bell(50, -5) + bell(13, -73)


def marotte(cloth, cloth_dark):
    """The fool's staff, with a little fool's head on it."""
    art = rect(-2, -34, 4, 48, 2, GOLD_FILL, GOLD_DARK, .7) + circle(0, -44, 9.5, SKIN_FILL, SKIN_LINE, .8)
    art += path('M-10-46C-18-48-20-58-14-62C-10-58-6-56 0-56C6-56 10-58 14-62C20-58 18-48 10-46C4-51-4-51-10-46Z',
                cloth, cloth_dark, .7)
    art += circle(-14, -63, 2.4, GOLD_ROUND) + circle(14, -63, 2.4, GOLD_ROUND)
    art += dots(((-3.2, -44), (3.2, -44)), 1, INK) + stroke('M-3-40C-1-38 1-38 3-40', SMILE, 1)
    return art + path('M-9-35L0-30L9-35L5-27L-5-27Z', IVORY_FILL, LINEN, .6)


def joker(colour):
    if colour == 'red':
        left, left_dark, right, right_dark, ink, hair = RED_FILL, RED_DARK, BLUE_FILL, BLUE_DARK, RED, 'auburn'
    else:
        left, left_dark, right, right_dark, ink, hair = INK_FILL, INK_DARK, SLATE_FILL, SLATE_DARK, INK, 'black'
    head = face('man', 1.3, hair) + bob_front(hair) + stroke('M-7.5 20.5C-4 25.5 4 25.5 7.5 20.5', SMILE, 1.1)
    head += horned_cap(left, left_dark, right, right_dark, ink)
    half = halo() + on_head(bob_back(hair), 4) + doublet(left, right) + neck() + pointed_collar() + on_head(head, 4)
    half += place(marotte(left, left_dark) + fist(left, GOLD), 54, -22, .95)
    sign = star(5, 14, 6, -64, -138)
    half += path(sign, ink) if colour == 'red' else stroke(sign, ink, 1.8)
    index = ''.join(text(letter, 26, 22 + i * 25, 20, ink, FACE) for i, letter in enumerate('JOKER'))
    return svg(blank_card() + framed(half, ink) + both_ways(index))
