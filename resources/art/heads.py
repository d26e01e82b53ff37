"""Heads: faces, complexions, hair and beards.

The frame of a head: eyes on y = 0, hairline at -29, chin at 34, half width 20.5.
"""
from inks import (BLUSH_FILL, GOLD, GOLD_DARK, INK, IVORY, SKIN_FILL, SKIN_SHADE, linear, radial)
from shapes import circle, ellipse, group, mirrored, path, stroke


# gradient, shade, fine lines, lips (None: they depend on the face), blush
COMPLEXION = {
    'light': (SKIN_FILL, SKIN_SHADE, '#B97B57', None, BLUSH_FILL),
    'pale': (linear('pale', (0, '#FCE8D6'), (1, '#F3CFB3')), '#E4B798', '#BE8A6C', None, BLUSH_FILL),
    'tan': (linear('tan', (0, '#E6BA8C'), (1, '#CF9A68')), '#B98353', '#8A5932', '#A5473B',
            radial('blushTan', (0, '#C0583F', .42), (1, '#C0583F', 0))),
    'brown': (linear('brown', (0, '#BE865A'), (1, '#9E683F')), '#875431', '#5C351B', '#8C3A34',
              radial('blushBrown', (0, '#A8452F', .38), (1, '#A8452F', 0))),
    'deep': (linear('deep', (0, '#8A5A3F'), (1, '#67402B')), '#543220', '#371E12', '#7C2F2E',
             radial('blushDeep', (0, '#8E3A2C', .38), (1, '#8E3A2C', 0))),
}

# middle, dark and light tone
HAIR = {
    'auburn': ('#8C4526', '#6B2F18', '#B8703F'), 'black': ('#2B2A38', '#1A1A26', '#56566E'),
    'fair': ('#D9A650', '#B37F2E', '#F0CE86'), 'brown': ('#6A4630', '#4A2E1E', '#98704E'),
    'silver': ('#D6D5D0', '#A9A9A8', '#F4F3EE'), 'grey': ('#8E8F98', '#666873', '#B9BAC2'),
}

# The two sides of a jaw, from the left temple round the chin to the right temple; and its shaded right half.
JAW = {
    'lady': ('C-21 8-16.5 21-8.5 29.5C-4 34-1.5 34.5 0 34.5C1.5 34.5 4 34 8.5 29.5C16.5 21 21 8 20.5-9',
             '4.8 8 6 11.5C5.5 13.8 3.5 14.3 1.5 14.3C3 16 3 18 1 19.5L1 24.5'
             'C4 26 5 30 1.5 34.4C5 34 8.5 29.5 8.5 29.5C16.5 21 21 8 20.5-9'),
    'calm lady': ('C-21.5 6-19 18-12 26.5C-7.5 31.8-3.5 33.5 0 33.5C3.5 33.5 7.5 31.8 12 26.5C19 18 21.5 6 20.5-9',
                  '4.8 8 6 11.5C5.5 13.8 3.5 14.3 1.5 14.3C3 16 3 18 1 19.5L1 24.5'
                  'C4 26 5 30 1 33.5C4.5 33.2 8 31.5 12 26.5C19 18 21.5 6 20.5-9'),
    'man': ('C-21 6-19 18-14.5 26C-10 32-4.5 36 0 36C4.5 36 10 32 14.5 26C19 18 21 6 20.5-9',
            '5.2 8 6.5 11.5C6 14.3 3.5 14.8 1.5 14.8C3 16 3 18 1 20L1 25'
            'C5 27 5 31 1.5 36C5.5 35.5 10 32 14.5 26C19 18 21 6 20.5-9'),
}


def _eye(side, kind, gaze, shade, child):
    """One eye with its lids; side is -1 or 1."""
    x, lid = 10 * side, -3.4 if kind == 'calm lady' else -2.6
    art = path(f'M{x - 6} 1.2C{x - 3.5} {lid} {x + 3.5} {lid} {x + 6} 1.2C{x + 3} 3.6 {x - 3} 3.6 {x - 6} 1.2Z',
               '#FFFDF6')
    art += circle(x + gaze, .5, 2.5, '#3A2A22') + circle(x + gaze + .8, -.3, .7, '#FFFFFF')
    lashes = f'M{x + side * 6} 1.2L{x + side * 8.2}-.6' if kind != 'man' and not child else ''
    art += stroke(f'M{x - 6.3} 1.4C{x - 3.6} {lid - .4} {x + 3.6} {lid - .4} {x + 6.3} 1.4' + lashes, INK, 1.5)
    if kind == 'calm lady':
        art += path(f'M{x - 5.6}-.4C{x - 3}-3.6 {x + 3}-3.6 {x + 5.6}-.4C{x + 3}-1.8 {x - 3}-1.8 {x - 5.6}-.4Z', shade)
    art += stroke(f'M{x - 5}-4.8C{x - 2}-6.6 {x + 2}-6.6 {x + 5}-4.8', shade, 1)
    return group(art, f'translate({x} 1) scale(1.17) translate({-x} -1)') if child else art


def _brow(side, kind, colour):
    x = 10 * side
    if kind == 'calm lady':
        return stroke(f'M{x - side * 6}-9C{x - side * 2}-13.5 {x + side * 4}-12.5 {x + side * 8}-6.5', colour, 1.5)
    return stroke(f'M{x - side * 6.5}-8.2C{x - side * 2}-11.6 {x + side * 3}-11.6 {x + side * 7.5}-7.8', colour,
                  2.3 if kind == 'man' else 1.5)


def _mouth(kind, skin, child):
    w = 7 if kind == 'man' else 6.5
    if child or kind == 'calm lady':
        w = 5.2
    lips = COMPLEXION[skin][3] or ('#C97466' if child else '#B0604C' if kind == 'man' else '#B5453C')
    parting = '#4A1B1A' if COMPLEXION[skin][3] else '#84452F' if kind == 'man' else '#7E2B28'
    art = path(f'M{-w} 20.8C{-w / 2} 18.2-1.5 18.4 0 19.5C1.5 18.4 {w / 2} 18.2 {w} 20.8C3 21.8-3 21.8 {-w} 20.8Z',
               lips)
    art += path(f'M{-w + 1.2} 21.3C-3 22.2 3 22.2 {w - 1.2} 21.3C3.5 26-3.5 26 {-w + 1.2} 21.3Z', lips, opacity=.72)
    return art + stroke(f'M{-w - 1} 20C-3 22.2 3 22.2 {w + 1} 20', parting, .9)


def face(kind='man', gaze=1.2, hair='black', skin='light', old=False, bearded=False, bald=False, child=False):
    """kind is lady, calm lady (rounder jaw, lowered lids under arched brows, small full mouth) or man;
    gaze is how far the pupils stand to the right; bald closes the skull above the hairline."""
    fill, shade, line, _, blush = COMPLEXION[skin]
    outline, shaded = JAW[kind]
    crown, shaded_top, shaded_crown = 'C20-24 11-31 0-31C-11-31-20-24-20.5-9Z', 'M4-30', 'C20-24 14-29 4-30Z'
    if bald:
        crown, shaded_top, shaded_crown = 'C21-30 12-41 0-41C-12-41-21-30-20.5-9Z', 'M5-40.5', 'C21-29 14-38.5 5-40.5Z'
    art = path('M-20.5-9' + outline + crown, fill)
    art += path(shaded_top + 'C3-18 2.5-8 2.8-3C3.5 3 ' + shaded + shaded_crown, shade, opacity=.55)
    art += ellipse(-12, 13.5, 6.5, 5, blush) + ellipse(12.5, 13.5, 6, 5, blush)
    for side in (-1, 1):
        art += _eye(side, kind, gaze, shade, child) + _brow(side, kind, HAIR[hair][1])
    art += stroke('M2.8-3C3.5 3 4.8 8 6 11.5C5.5 13.8 3.5 14.3 .5 13.6M-2.6 13.2C-3.5 12.8-3.7 12-3.4 11.2', line, 1.2)
    if not bearded:
        art += _mouth(kind, skin, child)
    if old:
        art += stroke('M-17 6.5C-15 8-13 8.5-11 8.3M17 6.5C15 8 13 8.5 11 8.3', '#C08A63' if skin == 'light' else line,
                      .8, .8)
    return art


# ---------------------------------------------------------------- hair: what hangs behind the face, what frames it

def long_hair_back(colour):
    tone, dark, _ = HAIR[colour]
    art = path('M0-37C-27-38-31-14-29.5 4C-28 22-38 34-40 52C-41 64-34 74-24 76L24 76C34 74 41 64 40 52'
               'C38 34 28 22 29.5 4C31-14 27-38 0-37Z', dark)
    return art + mirrored(stroke('M-27 6C-26 24-35 36-35 54M-24 14C-23 30-30 40-29 60', tone, 2.2))


def long_hair_front(colour):
    tone, _, light = HAIR[colour]
    lock = path('M0-34C-13-36-26-29-27-8C-27.5 8-25 16-29 30C-31.5 38-38 44-37 56C-30 50-25 42-23.5 32'
                'C-22 20-22.5 8-21-3C-19.5-14-10-22 0-28Z', tone)
    lock += stroke('M-2-32C-13-31-22.5-22-23.5-6C-24 8-22 20-27 34M-6-29C-15-26-20.5-18-21.3-6', light, 1.1, .8)
    return mirrored(lock)


def veil(cloth, dark):
    """A veil that falls behind the shoulders."""
    art = path('M0-40C-26-41-33-20-34 0C-35 22-40 42-46 62C-30 70-14 66 0 66C14 66 30 70 46 62'
               'C40 42 35 22 34 0C33-20 26-41 0-40Z', cloth, dark, 1)
    return art + mirrored(stroke('M-31-4C-32 20-36 40-41 60M-27 6C-28 28-31 46-34 62', dark, 1.2, .8))


def netted_hair(colour):
    """Parted hair, gathered at the ears in golden nets."""
    tone, _, light = HAIR[colour]
    cord = '#8A5A1A' if colour == 'fair' else GOLD
    side = path('M0-34C-14-36-25-28-26-10C-26.5-4-26 2-24 6L-20.5 4C-21-4-20.5-10-18-15C-14-21-7-25 0-28Z', tone)
    side += stroke('M-2-31.5C-12-31-21-24-22.5-10C-23-5-22.8-1-22 3M-4-29.5C-12-27-18-21-20-11', light, 1, .8)
    side += ellipse(-25.5, 10, 8.6, 11, tone)
    side += stroke('M-33 4L-19 18M-34 10L-22 21M-30 .5L-17.5 13M-18 4L-32 17M-21 0L-34 12M-17 9.5L-28 20.5', cord, 1.1)
    side += ellipse(-25.5, 10, 8.6, 11, 'none', cord, 1.6) + circle(-25.5, -1.5, 1.6, IVORY, GOLD_DARK, .6)
    return mirrored(side)


def bob_back(colour):
    return path('M0-37C-27-38-32-14-31 6C-30 22-33 28-31 36C-24 42-12 42-8 36L8 36C12 42 24 42 31 36'
                'C33 28 30 22 31 6C32-14 27-38 0-37Z', HAIR[colour][1])


def bob_front(colour, fringe=True):
    tone, _, light = HAIR[colour]
    side = path('M0-36C-18-37-29-26-29-4C-29 10-32 20-33 28C-34 35-28 40-22 37C-18 35-19 30-22 31'
                'C-24 24-20.5 8-21-4C-21-8-20-12-19-15L0-18Z', tone)
    art = mirrored(side + stroke('M-24-14C-27 0-24 14-28 26M-27 32C-26 36-22 36-21 33.5', light, 1.1, .8))
    if fringe:
        art += path('M-21-8C-20-14-16-17.5-11-18.5C-4-19.5 4-19.5 11-18.5C16-17.5 20-14 21-8C23-20 16-32 0-34'
                    'C-16-32-23-20-21-8Z', tone)
        art += stroke('M-13-31C-16-27-17.5-22-17-17M-5-33C-7-28-8-24-7.5-19.5M5-33C7-28 8-24 7.5-19.5'
                      'M13-31C16-27 17.5-22 17-17', light, 1, .7)
    return art


def beard(colour, long=True):
    """A full beard with its moustache, and the lower lip that it leaves free."""
    tone, dark, light = HAIR[colour]
    end = 70 if long else 50
    art = path(f'M-20.8 4C-21 16-20.5 26-18 36C-15 {end - 18}-8 {end - 6} 0 {end}C8 {end - 6} 15 {end - 18} 18 36'
               'C20.5 26 21 16 20.8 4C17 12 12 15 7 16.5L-7 16.5C-12 15-17 12-20.8 4Z', tone)
    art += mirrored(stroke(f'M-17 18C-16 32-12 {end - 26}-5 {end - 9}M-11.5 24C-10 36-7 {end - 24}-1.5 {end - 12}',
                           light, 1.1, .85)
                    + stroke(f'M-19.5 12C-19 26-16 {end - 26}-9 {end - 12}', dark, 1.1, .8))
    art += path('M-5.5 23.5C-2 25.5 2 25.5 5.5 23.5C3 27-3 27-5.5 23.5Z', '#B5453C')
    return art + mirrored(path('M0 17.5C-4 14.8-9 16-12 19.5C-14.5 22-17 22.5-19.5 21.5C-16 26.5-8 26 0 21Z', light)
                          + stroke('M-2 19.5C-7 18.5-11 21-15 22.8', dark, .9, .8))
