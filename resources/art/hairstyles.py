"""How the people of the avatars wear their hair: for each style what lies behind and before the face.

All in the frame of a head (see heads.py).
"""
import math

from heads import COMPLEXION, HAIR, bob_back, bob_front, long_hair_back, long_hair_front
from inks import GOLD, GOLD_LIGHT, SKIN_LINE
from shapes import circle, dots, ellipse, mirrored, path, rect, stroke


def ears(skin):
    fill, _, line, *_ = COMPLEXION[skin]
    return mirrored(ellipse(-21.5, 3, 3.6, 5.6, fill, SKIN_LINE if skin == 'light' else line, .8))


def hair_cap(colour):
    """Hair over the top of the head, for styles that continue below it."""
    tone, _, light = HAIR[colour]
    art = path('M-27-6C-29-33-15-43 0-43C15-43 29-33 27-6C23-22 12-30 0-32C-12-30-23-22-27-6Z', tone)
    return art + mirrored(stroke('M-2-38C-14-38-23-28-24-14M-1-34C-12-34-19-27-22-17', light, 1.1, .8))


def curls(points, tone, light, r):
    """Discs of hair, with a light crescent on every second one."""
    crescents = ''.join(f'M{x - r * .5:.2f} {y - r * .1:.2f}C{x - r * .4:.2f} {y - r * .7:.2f}'
                        f' {x + r * .3:.2f} {y - r * .7:.2f} {x + r * .5:.2f} {y - r * .2:.2f}' for x, y in points[::2])
    return dots(points, r, tone) + stroke(crescents, light, 1, .55)


def arch(n, first, last, rx, ry, cy):
    """n points along an arch over the head; degrees run counter-clockwise from the right."""
    angles = [math.radians(first + (last - first) * i / (n - 1)) for i in range(n)]
    return [(rx * math.cos(a), cy - ry * math.sin(a)) for a in angles]


def long_hair(colour, **_):
    return long_hair_back(colour), long_hair_front(colour) + hair_cap(colour)


def short_hair(colour, skin, **_):
    tone, _, light = HAIR[colour]
    art = ears(skin)
    art += path('M-21.5 4C-26-22-19-43 1-43C21-43 26-21 21.5 4C20.5-6 20-12 16.5-18C9-16-4-17-11-23'
                'C-14-18-19-13-21.5 4Z', tone)
    return '', art + stroke('M-8-26C-2-21 8-19 15-20M-15-31C-8-38 4-40 13-35M-19-20C-18-24-16-27-14-29', light, 1.1, .8)


def bob(colour, **_):
    return bob_back(colour), hair_cap(colour) + bob_front(colour)


def bun(colour, skin, **_):
    tone, dark, light = HAIR[colour]
    swept = path('M0-31C-12-30-20-20-21.5-2C-26-8-28-20-22.5-31C-17-40-8-43 0-43C8-43 17-40 22.5-31'
                 'C28-20 26-8 21.5-2C20-20 12-30 0-31Z', tone)
    swept += mirrored(stroke('M-1-39C-12-38-21-28-22.5-13M-1-35C-11-34-18-26-20.5-16', light, 1, .8))
    knot = circle(0, -46, 13, tone) + stroke('M-9-50C-5-57 5-57 9-50M-6-46C-3-51 4-51 7-46', light, 1.1, .8)
    return knot, ears(skin) + swept + stroke('M-9.5-40.5C-4-37.5 4-37.5 9.5-40.5', dark, 2)


def braids(colour, cloth, **_):
    tone, dark, light = HAIR[colour]
    braid = ''.join(ellipse(-25.5 - i * .6, 20 + i * 8.5, 6 - i * .35, 6.2, tone, dark, .9) for i in range(5))
    braid += path('M-32 60L-24 60L-23 66C-26 69-31 69-34 66Z', tone) + rect(-32.5, 57, 9, 4.6, 2, cloth[0])
    braid += path('M-26.5-8C-30 4-29 13-25 19C-20.5 15-20 2-21-8Z', tone)
    fringe = path('M-21.5-5C-20-12-15-16-10-16.5C-4-17 4-17 10-16.5C15-16 20-12 21.5-5C25-20 16-34 0-34'
                  'C-16-34-25-20-21.5-5Z', tone)
    fringe += stroke('M-11-31C-14-27-15-22-14.5-17.5M-4-33C-5-28-5.5-23-5-18M4-33C5-28 5.5-23 5-18'
                     'M11-31C14-27 15-22 14.5-17.5', light, 1, .7)
    return ellipse(0, -6, 24.5, 26, dark), hair_cap(colour) + fringe + mirrored(braid)


def afro(colour, **_):
    tone, _, light = HAIR[colour]
    front = curls(arch(9, 12, 168, 19.5, 17, -14), tone, light, 6.2)
    front += curls(arch(11, 20, 160, 25, 22, -14), tone, light, 6)
    return circle(0, -11, 32, tone) + curls(arch(15, -28, 208, 30, 30, -11), tone, light, 10), front


def short_curls(colour, skin, **_):
    tone, dark, light = HAIR[colour]
    art = ears(skin) + mirrored(path('M-20.8 2C-22.5-5-22.5-15-20-24L-14-22C-18-15-19.5-8-20-2Z', dark))
    art += circle(0, -27, 11, tone) + path('M-20-22C-16-36 16-36 20-22C14-27-14-27-20-22Z', tone)
    art += curls(arch(8, 14, 166, 19.5, 12, -25), tone, light, 6.4)
    return '', art + curls(arch(6, 30, 150, 14, 16, -26), tone, light, 6.4)


def bald(colour, skin, **_):
    tone, _, light = HAIR[colour]
    sides = mirrored(path('M-21.5 3C-25-4-25-16-20.5-22C-19.5-16-20-8-20.5-1Z', tone)
                     + stroke('M-22.8-4C-23.3-9-23-14-21.5-18', light, 1, .8))
    return '', ears(skin) + sides + stroke('M-11-33C-7-37-2-38.5 3-38', '#FFFFFF', 2, .35)


def headscarf(cloth, **_):
    fill, dark = cloth
    opening = ('M0-27.5C11-27.5 18.5-18 19-4C19.3 12 14 24 8 30C4 33.5-4 33.5-8 30C-14 24-19.3 12-19-4'
               'C-18.5-18-11-27.5 0-27.5Z')
    art = path('M0-45C-25-45-32-24-30.5-2C-29 16-32 30-40 42C-30 54-14 58 0 58C14 58 30 54 40 42'
               'C32 30 29 16 30.5-2C32-24 25-45 0-45Z' + opening, fill)
    art += stroke(opening, GOLD, 1.6)
    return '', art + stroke('M-25 6C-22 26-8 42 14 44C26 44 34 40 38 36M-29 18C-24 38-6 52 18 51M26-16C29 2 26 22 16 34'
                            'M-24-24C-17-38-4-41 8-39M25-2C27 14 22 28 12 37', dark, 1.3, .85)


def turban(skin, cloth, **_):
    fill, dark = cloth
    art = ears(skin) + path('M-23-6C-35-24-29-53 0-53C29-53 35-24 23-6C18-18 8-25 0-25C-8-25-18-18-23-6Z', fill)
    art += path('M-6-25L0-32L6-25C2-25.5-2-25.5-6-25Z', GOLD_LIGHT)
    return '', art + stroke('M-23-6C-18-22 4-34 29-27M-27-14C-20-34 6-44 28-36M-28-25C-20-43 4-51 22-43'
                            'M23-6C18-20 8-29-6-33M-24-40C-16-50-4-52 4-51', dark, 1.4, .85)
