"""Hands, and the things that the French court cards hold. Each thing stands upright on 0,0, where the fist is."""
from inks import (GOLD, GOLD_DARK, GOLD_FILL, GOLD_ROUND, GREEN, GREEN_DARK, GREEN_FILL, IVORY, IVORY_FILL, RED,
                  RED_DARK, RED_FILL, SKIN, SKIN_FILL, SKIN_LINE, STEEL_FILL, STEEL_LINE, WOOD)
from shapes import circle, group, mirrored, path, rect, stroke
from suits import pip

PETAL_LINE, STEEL_SHADE = '#B9A77F', '#7F93A3'


def fist(cuff=RED, trim=GOLD):
    """A right hand around an upright rod through 0,0; the arm comes from below right."""
    art = path('M2 6C10 8 20 14 27 24L13 34C9 26 3 18-5 13Z', cuff)
    art += path('M1 5C7 6 10 8 12.5 11L3.5 20C1 16-3 14-7 12.5Z', trim)
    art += path('M-9-8C-9-11-3-11.5 2-11C8-10.5 11-6 11 0C11 6 8 11 3 12C-1 12.5-9 12-9 9Z', SKIN_FILL)
    for i in range(4):
        art += rect(-10.5, -10.8 + i * 5.6, 13.5 - (i == 3) * 1.5, 5.4, 2.7, SKIN, SKIN_LINE, .8)
    return art + path('M4-10C1-13-4-14-8-12.5C-10-11.5-9-9-7-9L1-8.5', SKIN, SKIN_LINE, .8)


def sword(point=-112):
    art = path(f'M-4.2-14L-4.2 {point + 9}L0 {point}L4.2 {point + 9}L4.2-14Z', STEEL_FILL, STEEL_LINE, .7)
    art += path('M-17-17C-10-14 10-14 17-17L18-12.5C10-9.5-10-9.5-18-12.5Z', GOLD_FILL, GOLD_DARK, .8)
    art += circle(-18, -15, 3, GOLD_ROUND, GOLD_DARK, .7) + circle(18, -15, 3, GOLD_ROUND, GOLD_DARK, .7)
    return art + rect(-2.8, -11, 5.6, 27, 2, RED_DARK) + circle(0, 19, 4.6, GOLD_ROUND, GOLD_DARK, .8)


def rose():
    art = stroke('M0 4C-2 20-2 34 1 52', GREEN, 2.6)
    art += path('M-1 26C-9 22-15 24-18 30C-10 34-4 32-1 26ZM0 36C8 31 14 33 17 38C10 43 4 42 0 36Z', GREEN)
    art += path('M-9 8C-12 14-8 16-4 15C-2 18 2 18 4 15C8 16 12 14 9 8Z', GREEN_DARK)
    art += path('M-13 0C-15-9-6-15 0-10C6-15 15-9 13 0C13 9 6 13.5 0 13.5C-6 13.5-13 9-13 0Z', RED_FILL)
    return art + stroke('M-12-1C-8 6-2 7 1 4C5 8 11 4 12-2M-6-3C-6 3 0 5 3 1C6-3 2-8-2-7C-5-6.5-6-5-6-3Z'
                        'M-1-3C-1-1 1-1 1-2.5', '#F0A79A', 1.3)


def lily():
    art = stroke('M0 6C-1 22-1 34 1 52', GREEN, 2.6)
    art += path('M0 30C-9 25-14 26-17 32C-10 37-4 36 0 30Z', GREEN)
    art += mirrored(path('M0 10C-8 6-16-2-17-15C-9-13-3-5 0 10Z', IVORY_FILL, PETAL_LINE, .9))
    art += path('M0 10C-7 0-7-14 0-22C7-14 7 0 0 10Z', IVORY, PETAL_LINE, .9)
    return art + stroke('M0 4L0-9M-2 5L-5-5M2 5L5-5', GOLD_DARK, 1)


def sceptre(suit):
    art = rect(-2.4, -58, 4.8, 80, 2, GOLD_FILL, GOLD_DARK, .8)
    art += circle(0, -62, 6, GOLD_ROUND, GOLD_DARK, .8)
    art += path('M-10-66C-4-63 4-63 10-66L8-60C4-58-4-58-8-60Z', GOLD_FILL, GOLD_DARK, .7)
    return art + pip(suit, 0, -79, 25)


def halberd():
    art = rect(-2.2, -96, 4.4, 118, 1.5, WOOD)
    art += path('M0-126L5-104L0-96L-5-104Z', STEEL_FILL, STEEL_LINE, .7)
    art += path('M2-100C11-105 17-102 20-94C17-81 10-79 2-84Z', STEEL_FILL, STEEL_LINE, .7)
    art += path('M-2-98L-15-92L-2-86Z', STEEL_SHADE)
    return art + rect(-3.5, -103, 7, 24, 2, GOLD_FILL, GOLD_DARK, .7)


def pennon(cloth):
    art = rect(-2.2, -96, 4.4, 118, 1.5, WOOD)
    art += path('M2-88C10-92 16-84 28-88L22-78L28-68C16-64 10-72 2-68Z', cloth, GOLD, 1.1)
    art += path('M0-122L5-104L0-94L-5-104Z', STEEL_FILL, STEEL_LINE, .7)
    return art + rect(-3.2, -97, 6.4, 6, 1.5, GOLD_FILL, GOLD_DARK, .7)


def orb():
    art = circle(0, 0, 12, GOLD_ROUND, GOLD_DARK, .9) + stroke('M-12-1C-5 3 5 3 12-1M0-12L0 1', GOLD_DARK, 1.6)
    art += rect(-1.6, -22, 3.2, 11, 1, GOLD_FILL, GOLD_DARK, .6)
    return art + rect(-5, -19.5, 10, 3.2, 1, GOLD_FILL, GOLD_DARK, .6)


def clover():
    art = stroke('M0 8C-1 24-1 34 1 52', GREEN, 2.6)
    for a in (-90, 30, 150):
        art += group(path('M0 0C-9-5-13-15-7-19C-3-21 0-17 0-15C0-17 3-21 7-19C13-15 9-5 0 0Z', GREEN_FILL,
                          GREEN_DARK, .7), f'rotate({a + 90})')
    return art + path('M0 30C-9 25-14 26-17 32C-10 37-4 36 0 30Z', GREEN)


def mirror_glass():
    art = rect(-2.2, 12, 4.4, 40, 2, GOLD_FILL, GOLD_DARK, .7)
    art += circle(0, 0, 15.5, GOLD_ROUND, GOLD_DARK, .9)
    art += circle(0, 0, 11, '#DCE7EA', GOLD_DARK, .7)
    art += stroke('M-6 3L3-7M-3 6.5L6.5-3', '#FFFFFF', 1.6)
    return art + circle(0, 15, 3, RED, GOLD_DARK, .6)


def feather():
    art = path('M0 40C2 10-2-20 4-44C14-30 15 0 4 22Z', IVORY_FILL, PETAL_LINE, .9)
    art += path('M0 40C-9 10-10-22 4-44C0-14 0 10 0 40Z', '#E9DCBE', PETAL_LINE, .9)
    return art + stroke('M0 44C1 20 0-12 4-44', GOLD_DARK, 1.2)
