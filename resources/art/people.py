"""The avatars: twelve people of all ages, in modern dress, on a disc of 132 with an ivory rim."""
import math

import hairstyles as styles
from heads import COMPLEXION, HAIR, beard, face
from inks import (BLUE_DARK, BLUE_FILL, GOLD, GOLD_DARK, GOLD_FILL, GOLD_ROUND, GREEN_DARK, GREEN_FILL, INK, INK_DARK,
                  INK_FILL, IVORY, IVORY_FILL, LINEN, RED_DARK, RED_FILL, linear)
from shapes import circle, dots, group, mirrored, path, place, stroke, svg

RADIUS = 62
_RED, _BLUE, _GREEN, _INK, _GOLD = ((RED_FILL, RED_DARK), (BLUE_FILL, BLUE_DARK), (GREEN_FILL, GREEN_DARK),
                                    (INK_FILL, INK_DARK), (GOLD_FILL, GOLD_DARK))

# ground: the colours behind; coat and cloth: a gradient and its dark; y and scale: where the head stands
PEOPLE = [
    dict(ground=('#E9C9A8', '#C9977A'), kind='lady', style=styles.long_hair, hair='black', coat=_GREEN, tilt=-3),
    dict(ground=('#B9CFD0', '#7F9FA6'), hair='grey', coat=_BLUE, tilt=2, bearded=True, glasses=True),
    dict(ground=('#F0DDB0', '#D2AE68'), kind='lady', style=styles.long_hair, hair='auburn', coat=_RED, tilt=-3),
    dict(ground=('#D5DCC0', '#93A883'), hair='brown', coat=_INK, tilt=-3),
    dict(ground=('#EFD9C6', '#CFA58C'), kind='lady', style=styles.headscarf, hair='black', skin='tan', coat=_INK,
         neck=None, cloth=_BLUE, tilt=3),
    dict(ground=('#F2D9A2', '#D7A94F'), kind='lady', style=styles.afro, hair='black', skin='deep', coat=_RED,
         neck='round', collar=GOLD_FILL, extras=('hoops',), y=-2.5, scale=.86, tilt=3),
    dict(ground=('#CFD9E4', '#93A7BE'), kind='lady', style=styles.bun, hair='silver', skin='pale', old=True,
         coat=_GREEN, neck='round', collar=GREEN_FILL, glasses=True, extras=('pearls', 'studs'), y=-2.5, scale=.88,
         tilt=-3),
    dict(ground=('#D9DFC9', '#9DB091'), style=styles.turban, hair='black', skin='brown', bearded=True, coat=_BLUE,
         cloth=_RED, y=-1.5, scale=.88, tilt=-2),
    dict(ground=('#E6C7A6', '#BF8F69'), style=styles.bald, hair='brown', old=True, coat=_GREEN, extras=('moustache',),
         tilt=3),
    dict(ground=('#C5DAD6', '#86AFA8'), kind='lady', style=styles.braids, hair='fair', skin='pale', child=True,
         coat=_BLUE, neck='round', cloth=_RED, extras=('freckles',), y=-8, scale=.9, tilt=4),
    dict(ground=('#CBD3E2', '#8C9BB8'), style=styles.short_curls, hair='black', skin='brown', coat=_GOLD, neck='high',
         collar=GOLD_FILL, y=-5.5, tilt=-3),
    dict(ground=('#EBCFC4', '#C48F82'), kind='lady', style=styles.bob, hair='black', skin='pale', coat=_GREEN,
         neck='vee', scale=.9, tilt=-4),
]


def shoulders(coat, dark):
    x = 58
    y = math.sqrt(RADIUS ** 2 - x ** 2)             # where the sleeves meet the edge of the disc
    art = path(f'M-10 26C-30 30-50 34-{x} {y:.2f}A{RADIUS} {RADIUS} 0 0 0 {x} {y:.2f}C50 34 30 30 10 26Z', coat)
    return art + stroke('M-36 33C-40 40-41 46-40 47M36 33C40 40 41 46 40 47', dark, 1.3)


def neckline(neck, collar, dark, skin):
    fill, shade, *_ = COMPLEXION[skin]
    line = LINEN if collar is IVORY_FILL else dark
    art = path('M-9.5 14L-10 27C-6 36 6 36 10 27L9.5 14Z', fill)
    art += path('M-9.5 18C-3 26 6 25 9.5 20L10 27C4 33-2 33-6 31Z', shade, opacity=.75)
    if neck == 'shirt':
        art += mirrored(path('M-10 25C-18 27-22 29-26 32C-20 40-10 46-1 50C-3 42-7 34-10 25Z', collar, line, .9))
    elif neck == 'round':
        art += path('M-10 25C-9 39 9 39 10 25C13 26 15 27 17 28C16 47-16 47-17 28C-15 27-13 26-10 25Z', collar, line,
                    .9)
    elif neck == 'high':
        art += path('M-12 20C-5 26 5 26 12 20L14 33C5 40-5 40-14 33Z', collar, line, .9)
        art += stroke('M-13 27C-5 33 5 33 13 27', dark, 1, .7)
    elif neck == 'vee':
        art += path('M-10 25L0 48L10 25C13 26 15 26.5 18 28L2 58L-2 58L-18 28C-15 26.5-13 26-10 25Z', collar, line, .9)
        art += path('M-10 25L0 48L10 25C5 33-5 33-10 25Z', fill)
    return art


def pearls():
    return ''.join(circle(x, 29.5 + 9 * (1 - (x / 14) ** 2) ** .5, 2, IVORY, GOLD_DARK, .5)
                   for x in (-12.5, -9.5, -5, 0, 5, 9.5, 12.5))


def moustache(hair):
    tone, _, light = HAIR[hair]
    return mirrored(path('M0 16.5C-4 14-8 15.5-11 19C-12.5 20.5-13.5 21-15 20.5C-12.5 24.5-6 23.5 0 20Z', tone)
                    + stroke('M-1.5 18.5C-5 17.5-8 19-11 20.5', light, .9, .8))


def person(number):
    return avatar(**PEOPLE[number - 1])


def avatar(ground, hair, coat, tilt, kind='man', style=styles.short_hair, skin='light', old=False, child=False,
           bearded=False, neck='shirt', collar=IVORY_FILL, cloth=_BLUE, glasses=False, extras=(), y=-7.5, scale=.92):
    back, front = style(colour=hair, skin=skin, cloth=cloth)
    head = face(kind, 1.1, hair, skin, old, bearded, bald=style is styles.bald, child=child)
    if old:
        head += stroke('M-10-19.5C-4-21 4-21 10-19.5M-8-15.5C-3-16.5 3-16.5 8-15.5M-9 14.5C-11 17-12 19.5-11.5 22'
                       'M9 14.5C11 17 12 19.5 11.5 22', COMPLEXION[skin][2], .8, .55)
    if 'freckles' in extras:
        spots = (8, 10.5), (11.5, 12.5), (14.5, 10), (12.5, 8.5), (9.5, 13.8)
        head += dots([(x * side, y_) for x, y_ in spots for side in (1, -1)], .8, '#B06E45', .75)
    if 'moustache' in extras:
        head += moustache(hair)
    head += (beard(hair, long=False) if bearded else '') + front
    if 'hoops' in extras:
        head += mirrored(circle(-21, 14.5, 4.6, 'none', GOLD, 1.8))
    if 'studs' in extras:
        head += mirrored(circle(-22, 10, 2.2, GOLD_ROUND, GOLD_DARK, .6))
    if glasses:
        head += mirrored(circle(-10, .5, 8, 'none', INK, 1.3)) + stroke('M-2.5 0C-1-1 1-1 2.5 0', INK, 1.3)
    if child:
        head = group(head, 'translate(0 4) scale(1 .93)')

    art = circle(0, 0, RADIUS, linear('ground' + ground[0][1:], (0, ground[0]), (1, ground[1])))
    # long hair ends above the shoulders, so that it does not leave the disc
    art += place(back, 0, y, .78 if style is styles.long_hair else scale, tilt)
    art += shoulders(*coat) + neckline(neck, collar, coat[1], skin) + (pearls() if 'pearls' in extras else '')
    art += place(head, 0, y, scale, tilt) + circle(0, 0, RADIUS, 'none', IVORY, 3)
    return svg(place(art, 66, 66), 132, 132)
