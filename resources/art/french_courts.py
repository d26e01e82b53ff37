"""The French court cards.

A half figure has its origin at the centre of the card; the other half is the same turned by 180
degrees, and a gold band covers the seam.
"""
import math

from french_deck import blank_card, index
from headgear import cap_jack, crown_king, crown_queen
from heads import beard, bob_back, bob_front, face, long_hair_back, long_hair_front, netted_hair, veil
from held import clover, feather, fist, halberd, lily, mirror_glass, orb, pennon, rose, sceptre, sword
from inks import (BLUE_DARK, BLUE_FILL, GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GOLD_ROUND, GREEN_DARK, GREEN_FILL,
                  HALO_FILL, INK, INK_DARK, INK_FILL, IVORY, IVORY_FILL, LINEN, PANEL_FILL, RED_DARK, RED_FILL,
                  SKIN_FILL, SKIN_SHADE, TWO_COLOURS)
from shapes import circle, group, lozenge, mirrored, path, place, rect, stroke, svg
from suits import pip

# cloak, its dark, gown, its dark; hair of queen, king and jack
DRESS = {
    'H': (RED_FILL, RED_DARK, BLUE_FILL, BLUE_DARK, 'auburn', 'silver', 'fair'),
    'S': (INK_FILL, INK_DARK, RED_FILL, RED_DARK, 'black', 'black', 'brown'),
    'D': (RED_FILL, RED_DARK, GREEN_FILL, GREEN_DARK, 'fair', 'fair', 'auburn'),
    'C': (GREEN_FILL, GREEN_DARK, RED_FILL, RED_DARK, 'brown', 'grey', 'black'),
}
HEAD_Y, HEAD_SCALE = -88, .86


def on_head(art, tilt=0):
    return place(art, 0, HEAD_Y, HEAD_SCALE, tilt)


def halo():
    y, rays = HEAD_Y - 4, ''
    for i in range(-9, 10):
        a = math.radians(-90 + i * 10)
        rays += f'M{48 * math.cos(a):.2f} {y + 48 * math.sin(a):.2f}L{55 * math.cos(a):.2f} {y + 55 * math.sin(a):.2f}'
    return circle(0, y, 57, HALO_FILL, GOLD, 1) + stroke(rays, GOLD, 1.1, .8)


def ermine_tails(points):
    """The black drops on ermine, on both sides."""
    return path(''.join(f'M{x} {y - 3.2}c1.8 3.2 2.2 6.2 0 6.8c-2.2-.6-1.8-3.6 0-6.8Z'
                        for px, y in points for x in (px, -px)), INK)


ERMINE_CAPE = ('M-14-62C-38-56-60-46-68-20C-62-15-50-14-42-13C-32-22-18-28 0-29C18-28 32-22 42-13C50-14 62-15 68-20'
               'C60-46 38-56 14-62Z')


def ermine_cape():
    return path(ERMINE_CAPE, IVORY_FILL, LINEN, 1) + ermine_tails(
        ((-56, -28), (-46, -36), (-48, -22), (-36, -28), (-34, -44), (-24, -36)))


# ---------------------------------------------------------------- bodies

def lace_collar():
    """A collar that stands like a fan behind the head: seven scallops and their folds."""
    def at(degrees, rx, ry, y):
        a = math.radians(degrees)
        return f'{rx * math.cos(a):.2f} {y + ry * math.sin(a):.2f}'
    first, step = 196, 148 / 7
    rim = f'M-12-40L{at(first, 47, 40, -46)}'
    for i in range(7):
        rim += f'Q{at(first + (i + .5) * step, 55, 48, -46)} {at(first + (i + 1) * step, 47, 40, -46)}'
    folds = [first + (i + .5) * step / 2 for i in range(14)]
    return path(rim + 'L12-40Z', IVORY_FILL, LINEN, 1) + stroke(
        ''.join(f'M{at(a, 18, 15, -44)}L{at(a, 43, 36, -46)}' for a in folds), LINEN, 1)


def body_queen(suit):
    cloak, cloak_dark, gown, gown_dark, *_ = DRESS[suit]
    ink = TWO_COLOURS[suit][0]
    neckline = 'M-38-44C-27-40-19-27 0-23C19-27 27-40 38-44'
    art = path('M-8.5-66L-9-54C-14-47-28-46-38-43L-20 0L20 0L38-43C28-46 14-47 9-54L8.5-66Z', SKIN_FILL)
    art += path('M-8.5-62C-3-54 6-55 8.7-60L9-54C7-47 1-44-2-45C-6-48-8-55-8.5-62Z', SKIN_SHADE, opacity=.75)
    art += path(neckline + 'C52-36 58-20 58 0L-58 0C-58-20-52-36-38-44Z', gown)
    art += path('M-15-27.5C-9-25-5-23.5 0-23C5-23.5 9-25 15-27.5L11 0L-11 0Z', IVORY_FILL)
    art += path(lozenge(0, -11.5, 2, 3.6) + lozenge(-8, -19, 2, 3.6) + lozenge(8, -19, 2, 3.6), ink)
    art += path(''.join(lozenge(x, y, 2, 3.6) for x, y in ((0, -19), (-7.2, -11.5), (7.2, -11.5), (0, -4))), GOLD)
    art += stroke(neckline, GOLD, 4.4) + stroke(neckline, GOLD_DARK, 1, dash='1 3.4')
    art += mirrored(stroke('M-14.5-26L-11 0', GOLD, 2)
                    + stroke('M-46-30C-40-20-37-10-36 0M-34-31C-30-20-28-10-28 0', gown_dark, 1.2, .7))
    art += mirrored(path('M-31-47C-54-43-74-26-82 0L-46 0C-47-18-42-34-31-47Z', cloak)
                    + stroke('M-31-47C-42-34-47-18-46 0', GOLD, 3.4)
                    + stroke('M-60-34C-64-24-66-12-66 0M-50-36C-55-24-56-12-56 0', cloak_dark, 1.2, .8))
    for x in (-14, -11, -7.5, -3.8, 0, 3.8, 7.5, 11, 14):                           # a string of pearls
        art += circle(x, -45.5 + 9.5 * (1 - (x / 15) ** 2) ** .5, 1.7, IVORY, GOLD_DARK, .5)
    return art + path('M0-35L3-31L0-26L-3-31Z', ink, GOLD, .8)


def body_king(suit):
    cloak, cloak_dark, gown, gown_dark, *_ = DRESS[suit]
    art = path('M-30-52C-58-46-76-30-83 0L83 0C76-30 58-46 30-52Z', cloak)
    art += path('M-22-40L22-40L26 0L-26 0Z', gown) + path('M-16-30L16-30L15 0L-15 0Z', gown_dark, opacity=.5)
    art += pip(suit, 0, -16, 9, fill=GOLD)
    art += mirrored(stroke('M-26-34L-26 0', GOLD, 3.4)
                    + stroke('M-58-22C-60-14-60-6-60 0M-42-14L-43 0', cloak_dark, 1.3, .8))
    return art + ermine_cape()


def neck():
    shade = path('M-9-60C-3-53 6-54 9-58L9-49L-4-48Z', SKIN_SHADE, opacity=.75)
    return path('M-9-66L-9-49L9-49L9-66Z', SKIN_FILL) + shade


COAT = 'M-14-52C-40-48-58-40-64-18L-68 0L68 0L64-18C58-40 40-48 14-52Z'
SLEEVE = 'M-36-48C-58-48-76-34-76-14C-76-6-72 0-72 0L-42 0C-38-16-36-32-36-48Z'
SLEEVE_TRIM = (stroke('M-44-44C-54-32-58-14-57 0M-58-38C-66-26-68-12-66 0', GOLD_LIGHT, 2.6)
               + stroke('M-36-48C-36-32-38-16-42 0', GOLD, 2.6))


def body_jack(suit):
    """A slashed doublet with puffed sleeves and a falling collar."""
    cloak, _, gown, gown_dark, *_ = DRESS[suit]
    art = neck() + path(COAT, gown) + path('M-12-50L12-50L9 0L-9 0Z', IVORY_FILL)
    art += ''.join(circle(0, -36 + i * 10, 2.2, GOLD_ROUND, GOLD_DARK, .6) for i in range(3))
    art += mirrored(stroke('M-13-50L-10 0', GOLD, 2.6)
                    + stroke('M-22-46L-19 0M-32-45C-29-30-28-12-28 0', gown_dark, 1.2, .7))
    art += mirrored(path(SLEEVE, cloak) + SLEEVE_TRIM)
    return art + mirrored(path('M0-48C-6-52-10-56-10-60C-20-60-28-54-32-42C-22-42-10-40 0-36Z', IVORY_FILL, LINEN, 1)
                          + stroke('M-28-46C-19-46-9-44-1-40.5', GOLD, 1.2))


# ---------------------------------------------------------------- half figures

def half_queen(suit):
    """The queens of hearts and clubs wear their hair loose; those of spades and diamonds nets and a veil."""
    cloak, cloak_dark, _, _, hair, *_ = DRESS[suit]
    veiled = suit in 'SD'
    tilt = 3 if veiled else -4
    if veiled:
        behind = veil(cloak, cloak_dark)
        head = face('calm lady', 1.1, hair) + netted_hair(hair)
    else:
        earring = circle(-22, 19, 2.4, GOLD_ROUND, GOLD_DARK, .6)
        earring += path('M-22 21L-20.2 26L-22 30L-23.8 26Z', TWO_COLOURS[suit][0])
        behind = long_hair_back(hair)
        head = face('lady', -1.1, hair) + long_hair_front(hair) + mirrored(earring)
    art = lace_collar() + on_head(behind, tilt) + body_queen(suit) + on_head(head + crown_queen(suit), tilt)
    thing = {'H': rose, 'S': lily, 'D': mirror_glass, 'C': clover}[suit]()
    return art + place(place(thing, 2, -44, .95, 4) + fist(cloak, GOLD), 47, -24, .95)


def half_king(suit):
    cloak, hair = DRESS[suit][0], DRESS[suit][5]
    head = face('man', 1.1, hair, old=True, bearded=True) + bob_front(hair, False) + beard(hair, long=suit in 'SH')
    art = on_head(bob_back(hair)) + body_king(suit) + on_head(head + crown_king(suit))
    thing = {'S': sword, 'H': sword, 'D': halberd, 'C': lambda: sceptre('C')}[suit]()
    art += place(thing + fist(cloak, GOLD), 56, -23, .95)
    if suit in 'CS':
        art += place(orb() + place(fist(cloak, GOLD), 2, 12, .95, flip=True), -54, -26, .95)
    return art


def half_jack(suit):
    cloak, cloak_dark, hair = DRESS[suit][0], DRESS[suit][1], DRESS[suit][6]
    head = face('man', 1.3, hair) + bob_front(hair) + cap_jack(suit, cloak, cloak_dark)
    art = on_head(bob_back(hair), 4) + body_jack(suit) + on_head(head, 4)
    thing = {'S': pennon(RED_FILL), 'H': place(feather(), 2, -28, 1.1), 'D': halberd(), 'C': sword(-90)}[suit]
    return art + place(thing + fist(cloak, GOLD), 54, -22, .95)


# ---------------------------------------------------------------- whole cards

def framed(half, ink, large=False):
    """Both halves of a figure on their panel, with the band between them and two gold lines round them."""
    band = rect(-83, -6.5, 166, 13, 0, GOLD_FILL) + stroke('M-83-6.5L83-6.5M-83 6.5L83 6.5', GOLD_DARK, 1)
    band += path(''.join(lozenge(15 * i, 0, 4.2, 4) for i in range(-4, 5, 2)), ink)
    band += path(''.join(lozenge(15 * i, 0, 4.2, 4) for i in range(-5, 6, 2)), IVORY)
    w, h, scale = (132, 267, .795) if large else (156, 316, .94)
    x, y = 125 - w / 2, 175 - h / 2
    art = rect(x, y, w, h, 7, PANEL_FILL) + place(half + group(half, 'rotate(180)') + band, 125, 175, scale)
    art += rect(x, y, w, h, 7, 'none', GOLD_DARK, 1.5)
    return art + rect(x + 3.5, y + 3.5, w - 7, h - 7, 4.5, 'none', GOLD, .8, .7)


def court_card(rank, suit, inks=TWO_COLOURS, large=False):
    half = halo() + {'Q': half_queen, 'K': half_king, 'J': half_jack}[rank](suit)
    half += pip(suit, -64, -139, 27, fill=inks[suit][1])
    return svg(blank_card() + framed(half, TWO_COLOURS[suit][0], large) + index(rank, suit, inks, large, centre=25))
