"""The suit signs: French pips, and the Italian coin, cup, sword and club.

A French pip fits a box of 100 x 100 round 0,0. The Italian signs are drawn in card units; each has
a plain emblem as well (box 64 x 64 round 0,0), which stays clear when it is very small.
"""
from inks import (BLUE, BLUE_DARK, BLUE_FILL, GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GOLD_ROUND, GREEN_DARK,
                  GREEN_FILL, IVORY, RED, RED_DARK, RED_FILL, STEEL_FILL, TWO_COLOURS, WOOD_CUT, WOOD_FILL, WOOD_LINE)
from shapes import (around, circle, dots, ellipse, group, lozenge, num, path, petals, place, rect, stroke, svg)

FRENCH = {
    'H': 'M0 45C-13 29-47 5-47-19C-47-36-35-46-22.5-46C-11.5-46-3.5-39.5 0-30C3.5-39.5 11.5-46 22.5-46'
         'C35-46 47-36 47-19C47 5 13 29 0 45Z',
    'D': 'M0-50C9-33 25-13 38 0C25 13 9 33 0 50C-9 33-25 13-38 0C-25-13-9-33 0-50Z',
    'S': 'M0-49C11-30 45-10 45 14C45 29 34.5 37 23 37C14 37 7.5 33 4 27C4.5 38 8.5 45 16 49L-16 49'
         'C-8.5 45-4.5 38-4 27C-7.5 33-14 37-23 37C-34.5 37-45 29-45 14C-45-10-11-30 0-49Z',
    'C': 'M0-49C13.2-49 23-39.5 23-27C23-18.5 18.5-12 11.5-5C17-8.5 21.5-9.5 26-9.5'
         'C38.5-9.5 47.5-.5 47.5 12.5C47.5 25.5 38 35 25.5 35C16 35 8.5 30.5 4 23.5C4.5 37 8.5 44.5 16 49L-16 49'
         'C-8.5 44.5-4.5 37-4 23.5C-8.5 30.5-16 35-25.5 35C-38 35-47.5 25.5-47.5 12.5'
         'C-47.5-.5-38.5-9.5-26-9.5C-21.5-9.5-17-8.5-11.5-5C-18.5-12-23-18.5-23-27C-23-39.5-13.2-49 0-49Z',
}


def pip(suit, x, y, height, flip=False, fill=None):
    """A French pip; flip stands it on its head."""
    across, down = num(height / 100, 4), num((-height if flip else height) / 100, 4)
    return group(path(FRENCH[suit], fill or TWO_COLOURS[suit][1]),
                 f'translate({num(x)} {num(y)}) scale({across} {down})')


# ---------------------------------------------------------------- Italian suits, round 0,0

def coin(r=30):
    """Beaded rim, a ring of gold petals on red, a blue star."""
    art = circle(0, r * .05, r, GOLD_DARK) + circle(0, 0, r, GOLD_ROUND, GOLD_DARK, r / 30)
    art += dots(around(20, r * .885), r * .055, IVORY)
    art += circle(0, 0, r * .77, RED, GOLD_DARK, r * .027) + path(petals(16, r * .34, r * .74, r * .065), GOLD_LIGHT)
    art += circle(0, 0, r * .46, GOLD_ROUND, GOLD_DARK, r * .027) + path(petals(8, r * .06, r * .42, r * .1), BLUE)
    return art + circle(0, 0, r * .12, IVORY, GOLD_DARK, r * .02)


def cup():
    """52 wide, from -42 to 43."""
    art = path('M-25-36C-25-8-16 4-5 8L5 8C16 4 25-8 25-36Z', RED_FILL)
    art += path('M6 7.5C16 4 25-8 25-36L15-36C15-14 11 0 2 8Z', RED_DARK, opacity=.45)
    art += path('M-24.5-28C-16-24 16-24 24.5-28L23.5-18C15-13.5-15-13.5-23.5-18Z', GOLD_FILL, GOLD_DARK, .7)
    art += path(''.join(lozenge(x, y, 3, 3.4) for x, y in ((-15, -21.3), (-5, -20), (5, -20), (15, -21.3))), BLUE)
    art += ellipse(0, -36, 26, 5.5, GOLD_FILL, GOLD_DARK, .9) + ellipse(0, -35.6, 21.5, 3.4, '#6E1D1B')
    art += stroke('M-14-8C-10-2-6 2-4 4M14-8C10-2 6 2 4 4M0-12L0 4', GOLD_LIGHT, 1.4)
    art += rect(-4, 7, 8, 21, 1, GOLD_FILL, GOLD_DARK, .7) + ellipse(0, 15.5, 8.5, 5, BLUE_FILL, GOLD, 1)
    art += path('M-4 26C-6 32-20 33-22 41L22 41C20 33 6 32 4 26Z', BLUE_FILL)
    art += path('M-22.5 38.5L22.5 38.5L23.5 43L-23.5 43Z', GOLD_FILL, GOLD_DARK, .7)
    return art + stroke('M-11 35C-5 32 5 32 11 35', GOLD, 1.2)


def sword(height=92):
    """An upright sword, 42 wide; only the blade grows with the height. The grip is at height / 2 - 13."""
    end = height / 2
    art = path(f'M-5 {end - 26}L-5 {10 - end}L0 {-end}L5 {10 - end}L5 {end - 26}Z', STEEL_FILL, '#5E7688', .9)
    art += place(path('M-20.5-4C-14 2.5-6 2-4-1L4-1C6 2 14 2.5 20.5-4C22-1 21 3.5 17 5.5C10 8 5 7.5 0 7.5'
                      'C-5 7.5-10 8-17 5.5C-21 3.5-22-1-20.5-4Z', GOLD_FILL, GOLD_DARK, .8), 0, end - 27)
    art += rect(-3.4, end - 19.5, 6.8, 13.5, 2, RED_FILL)
    art += stroke(f'M-3.4 {end - 15}L3.4 {end - 17}M-3.4 {end - 10.5}L3.4 {end - 12.5}', GOLD_LIGHT, 1.1)
    return art + circle(0, end - 3.5, 5.2, GOLD_ROUND, GOLD_DARK, .8) + circle(0, end - 22.5, 2.2, BLUE, GOLD_LIGHT, .6)


def _leaf(d, vein):
    return path(d, GREEN_FILL, GREEN_DARK, .7) + stroke(vein, '#8CC0A4', .8)


def club(height=92):
    """A knotted club, standing on its thin end; 52 wide with its leaves when 92 high."""
    art = path('M-4.5 46C-5.5 24-9-4-10.5-26C-11.5-38-7-46 1-46C9-46 12.5-38 11-26C9-4 5.5 24 4.5 46Z',
               WOOD_FILL, WOOD_LINE, 1)
    art += stroke('M5-42C9-36 8-24 6-6C5 10 4 28 3 44', WOOD_LINE, 1, .5)
    art += stroke('M-6-40C-8-32-5-16-4 0', '#D0A26E', 1.4, .8)
    for x, y, side in ((-9.5, -22, -1), (9.3, -8, 1), (-6.6, 8, -1), (5.3, 24, 1)):     # the cut branches
        art += path(f'M{x - side * 2} {y - 6}C{x + side * 4} {y - 7} {x + side * 7} {y - 4} {x + side * 7} {y}'
                    f'C{x + side * 5} {y + 3} {x} {y + 4} {x - side * 2} {y + 7}Z', WOOD_FILL, WOOD_LINE, .9)
        art += ellipse(x + side * 5, y - 2, 2.2, 3, WOOD_CUT, WOOD_LINE, .6)
    art += _leaf('M8-27C14-35 22-36 26-31C22-24 14-22 8-27Z', 'M9-27C15-30 20-31 24-31')
    art += _leaf('M-8-3C-14-12-22-12-26-7C-22 0-14 2-8-3Z', 'M-9-3C-15-6-20-7-24-7')
    return place(art + ellipse(0, -43.5, 6, 2.4, WOOD_CUT, WOOD_LINE, .7), scale=height / 92)


# ---------------------------------------------------------------- emblems: few shapes, strong edges

def _cup_emblem():
    art = path('M-21-29C-21-8-13 3-4 5L-4 13C-6 19-17 20-18 29L18 29C17 20 6 19 4 13L4 5C13 3 21-8 21-29Z',
               RED_FILL, RED_DARK, 2)
    art += path('M-18 29C-17 20-6 19-4 13L4 13C6 19 17 20 18 29Z', BLUE_FILL, BLUE_DARK, 2)
    art += rect(-23.5, -31, 47, 11, 3, GOLD_FILL, GOLD_DARK, 1.6)
    return art + ellipse(0, 10, 9, 5, GOLD_FILL, GOLD_DARK, 1.6)


def _coin_emblem():
    art = circle(0, 0, 29, GOLD_ROUND, GOLD_DARK, 2) + circle(0, 0, 20, RED, GOLD_DARK, 1.4)
    return art + path(petals(8, 3, 19, 5.4), GOLD_LIGHT) + circle(0, 0, 6, BLUE, IVORY, 1.6)


def _sword_emblem():
    art = path('M-5.5 10L-5.5-29L0-39L5.5-29L5.5 10Z', '#A9BAC7', '#3E566A', 2)
    art += path('M0-38L5-28L5 10L0 10Z', '#5F7B91')
    art += path('M-18 6C-12 10-6 10 0 9C6 10 12 10 18 6C20 12 17 16 12 16L-12 16C-17 16-20 12-18 6Z', GOLD_FILL,
                GOLD_DARK, 1.6)
    art += rect(-4, 16, 8, 13, 2, RED_FILL, RED_DARK, 1.2) + circle(0, 32, 6, GOLD_ROUND, GOLD_DARK, 1.6)
    return place(art, 1, 1, .94, 38)


def _club_emblem():
    art = path('M-5 38C-6 20-10-2-12-20C-13-32-8-38 1-38C10-38 14-32 12-20C10-2 6 20 5 38Z', WOOD_FILL, WOOD_LINE, 2.2)
    for x, y, side in ((-10, -12, -1), (9, 2, 1), (-6, 15, -1)):
        art += path(f'M{x} {y - 7}L{x + side * 8} {y - 6}L{x + side * 8} {y + 2}L{x} {y + 7}Z', WOOD_CUT, WOOD_LINE,
                    1.8)
    art += path('M10-18C17-30 27-30 31-23C26-13 17-11 10-18Z', GREEN_FILL, GREEN_DARK, 1.6)
    return place(art + path('M-8 2C-14-9-25-9-30-2C-25 7-15 9-8 2Z', GREEN_FILL, GREEN_DARK, 1.6), -1, 1, .82, 38)


EMBLEMS = {'C': _cup_emblem(), 'D': _coin_emblem(), 'S': _sword_emblem(), 'B': _club_emblem()}


def emblem_picture(suit):
    return svg(place(EMBLEMS[suit], 32, 32), 64, 64)


def pip_picture(suit, inks=TWO_COLOURS):
    """A single French pip; its ivory rim shows on dark plates and vanishes on light ones."""
    art = place(stroke(FRENCH[suit], IVORY, 10), 32, 32, .55) + pip(suit, 32, 32, 55, fill=inks[suit][1])
    return svg(art, 64, 64)
