"""The emblems of Samurai: the three figures and what the other tiles show. All in a box of about 110 x 120 round 0,0.

On a tile an emblem is drawn in three tints: pale, accent and dark. The three figures have full
colours as well, for the tokens on the board; they are drawn in these when no tint is given.
"""
import math

from inks import (GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GOLD_ROUND, GREEN, GREEN_DARK, GREEN_FILL, HALO_FILL, INK,
                  INK_FILL, IVORY, RED, RED_DARK, RED_FILL)
from shapes import circle, ellipse, group, hexagon, leaf, mirrored, path, petals, place, stroke


def helmet(tints=None):
    pale, accent, dark = tints or (IVORY, GOLD, INK)
    if tints:
        bowl, cheek, mask, horns, plate, neck_guard, line, edge, trim_line = (
            pale, dark, pale, accent, accent, pale, dark, dark, dark)
    else:
        bowl, cheek, mask, horns, plate, neck_guard, line, edge, trim_line = (
            INK_FILL, INK, RED_DARK, GOLD_FILL, GOLD_FILL, RED_FILL, '#596284', GOLD_DARK, GOLD_LIGHT)
    art = mirrored(path('M0 10L-30 10C-34 22-40 30-50 38C-36 48-16 50 0 50Z', neck_guard)
                   + stroke('M-33.5 18C-22 22-10 23 0 23M-38 26C-24 32-10 33 0 33M-44 33C-28 41-12 43 0 43',
                            trim_line, 1.7, .75 if tints else None))
    art += path('M-21 8L21 8C23 28 14 44 0 47C-14 44-23 28-21 8Z', cheek)
    art += path('M-15 22C-9 26-5 27 0 24C5 27 9 26 15 22C14 34 8 41 0 42C-8 41-14 34-15 22Z', mask, opacity=.9
                if tints else None)
    art += mirrored(path('M-15 14C-11 11-6 12-4 16C-8 17.5-12 17-15 14Z', pale))
    art += stroke('M-8 33C-3 30.5 3 30.5 8 33', dark, 2)
    art += path('M-31 8C-34-22-18-38 0-38C18-38 34-22 31 8C14-1-14-1-31 8Z', bowl)
    art += stroke('M0-38L0 1M-10-36.5C-16-24-17-10-16 2M10-36.5C16-24 17-10 16 2M-20-31C-26-20-27-8-25.5 4'
                  'M20-31C26-20 27-8 25.5 4', line, 1.5)
    art += mirrored(path('M-29 5C-41 2-50-8-49-22C-42-15-36-13-30.5-12Z', neck_guard, dark if tints else GOLD, 1.2))
    art += path('M-34 8C-15-3 15-3 34 8L36 15C15 4-15 4-36 15Z', plate, edge, .9)
    art += path('M-6-9C-28-17-40-36-37-58C-28-41-14-30 0-27C14-30 28-41 37-58C40-36 28-17 6-9C3-7-3-7-6-9Z', horns,
                edge, .9)
    return art + circle(0, -15, 5.5, dark if tints else RED_FILL, accent, 1.2)


def buddha(tints=None):
    if tints:
        pale, accent, line = tints
        body, robe, lotus, lotus_line, hair = pale, pale, accent, line, line
        art = circle(0, -24, 27, 'none', accent, 2.4)
    else:
        body, robe, line, lotus, lotus_line, hair = GOLD_ROUND, GOLD_FILL, GOLD_DARK, RED_FILL, RED_DARK, INK
        rays = ''
        for degrees in range(150, 391, 20):
            c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            rays += f'M{21 * c:.2f} {21 * s - 24:.2f}L{25.5 * c:.2f} {25.5 * s - 24:.2f}'
        art = circle(0, -24, 27, HALO_FILL, GOLD_DARK, 1.3) + stroke(rays, GOLD_DARK, 1)
    for x in (-36, -24, -12, 0, 12, 24, 36):
        art += path(f'M{x - 8.5} 40C{x - 8} 48 {x - 4} 53 {x} 55C{x + 4} 53 {x + 8} 48 {x + 8.5} 40Z', lotus,
                    lotus_line, .9)
    art += path('M-9-12C-24-9-30 2-31 18C-42 20-48 28-45 36C-42 43-20 42 0 42C20 42 42 43 45 36C48 28 42 20 31 18'
                'C30 2 24-9 9-12Z', robe, line, 1.1)
    art += stroke('M-7-12C-5 4 6 16 25 20M-12-11C-12 6 0 20 16 25', line, 1.2)
    art += path('M7-12C6-4 1 4-5 10C-9 4-10-4-7-12Z', body)
    art += stroke('M-31 18C-26 25-18 28-9 28M31 18C26 25 18 28 9 28M-44 34C-24 30-6 34 14 38M44 34C34 31 20 31 8 33',
                  line, 1.2)
    art += ellipse(0, 27, 11, 4.8, body, line, 1) + stroke('M-6 25.5C-2 23.5 2 23.5 6 25.5', line, 1)
    art += circle(0, -44, 6, hair)
    art += path('M-12-25C-12-33-9.5-41 0-41C9.5-41 12-33 12-25C12-15 6-9 0-9C-6-9-12-15-12-25Z', body, line, 1)
    art += path('M-12.5-26C-14-38-8-44 0-44C8-44 14-38 12.5-26C10-32 6-34 0-34C-6-34-10-32-12.5-26Z', hair)
    art += mirrored(path('M-11.5-27C-15-28-15-16-12-14C-10.5-16-11-22-11.5-27Z', body, line, .8)
                    + stroke('M-8-24.5C-6-23-4-23-2.5-24.5M-8.5-29C-6.5-30.5-4-30.5-2.5-28.5', line, 1))
    art += stroke('M0-25C.5-22 1.5-20.5 0-19.5M-3.5-15.5C-1-14 1-14 3.5-15.5', line, 1)
    return art + circle(0, -31, 1.3, line if tints else RED)


def rice(tints=None):
    """A tied sheaf with heavy ears; in full colours it stands in water."""
    art = ''
    if tints:
        pale, accent, dark = tints
        stem, blade, blade_line, ear, ear_line, tie, tie_line = pale, pale, dark, pale, dark, accent, dark
    else:
        stem, blade, blade_line, ear, ear_line, tie, tie_line = (
            GREEN, GREEN_FILL, GREEN_DARK, GOLD_FILL, GOLD_DARK, RED, GOLD_DARK)
        art += path('M-44 40L-30 30L30 30L44 40L34 52L-34 52Z', '#A9C7C4', '#8FB0B5', 1)
        art += stroke('M-34 41L34 41M-28 47L28 47', '#F2F7F4', 1.4)
    # side, x, top, bend
    stalks = (-1, 27, -34, 30), (-1, 15, -46, 20), (1, 3, -54, 9), (1, 15, -46, 20), (1, 27, -34, 30)
    art += stroke(''.join(f'M{side * 2} 40C{side * 3} 18 {side * x * .55:.1f} {top + 30} {side * x} {top}'
                          for side, x, top, _ in stalks), stem, 3)
    art += mirrored(path('M-3 42C-8 20-24 8-44 10C-34 20-22 28-12 42Z', blade, blade_line, .9)
                    + path('M-2 40C-4 14-14-8-30-16C-26 4-18 24-8 42Z', blade, blade_line, .9))
    grains = ''
    for side, x, top, bend in stalks:
        for t in (0, .25, .5, .75, 1):
            gx, gy = side * (x + bend * .55 * t * (1.1 if x > 5 else 1)), top + bend * .9 * t * t - 6 * (1 - t)
            turn = side * (20 + 70 * t)
            for off in (-3.4, 3.4):
                a = math.radians(turn + 90)
                cx, cy = gx + off, gy + (1.5 if off * side > 0 else -1.5)
                grains += leaf(cx - 5.6 * math.cos(a), cy - 5.6 * math.sin(a), turn + 90, 11.2, 3.1)
    art += path(grains, ear, ear_line, .8)
    return art + path('M-13 27C-5 31 5 31 13 27L14.5 35C5 39-5 39-14.5 35Z', tie, tie_line, .9)


def ronin(tints):
    pale, accent, dark = tints
    art = path('M-34 50C-34 26-22 12-8 8L8 8C22 12 34 26 34 50C14 56-14 56-34 50Z', pale)
    art += stroke('M-8 9C-4 24 6 36 22 44M8 9C5 20-1 28-10 34M-20 22C-22 32-23 42-22 52M20 22C22 30 23 36 23 42',
                  dark, 1.8)
    art += path('M-12-8L12-8C12 4 8 13 0 16C-8 13-12 4-12-8Z', pale, dark, 1.3)
    art += stroke('M-5 4C-2 5.5 2 5.5 5 4M-8-2L-3-1.5M8-2L3-1.5', dark, 1.6)
    art += path('M-48-4C-34-22-16-40 0-47C16-40 34-22 48-4C30 4-30 4-48-4Z', accent, dark, 1.3)
    art += stroke('M0-47L-28-1.5M0-47L-9 1.5M0-47L9 1.5M0-47L28-1.5M-27-24.5C-12-16 12-16 27-24.5', dark, 1.1)
    art += stroke('M-14 8C-12 16-6 20 0 20C6 20 12 16 14 8', dark, 1.3)
    art += path('M20 44L46 10L50 13L25 49Z', dark)
    art += path('M25.5 33L35.5 41L33 44L22.5 36.5Z', accent)
    return art + path('M44 12L49 5L54 9L49 15Z', accent)


def ship(tints):
    pale, accent, dark = tints
    art = path('M-3-48L3-48L3 18L-3 18Z', accent, dark, 1)
    art += path('M-30-42C-12-36 12-36 30-42C34-20 32-4 27 8C10 3-10 3-27 8C-32-4-34-20-30-42Z', pale, dark, 1.3)
    art += stroke('M-31.5-28C-12-22 12-22 31.5-28M-31.5-12C-12-7 12-7 31-12M-10-37.5L-10 4.5M10-37.5L10 4.5', dark,
                  1.2)
    art += path('M0-60L14-55L0-50Z', accent, dark, .9)
    art += path('M-46 16C-30 22 30 22 48 10C46 28 36 38 26 40L-28 40C-38 36-44 28-46 16Z', accent, dark, 1.3)
    art += stroke('M-43 25C-24 30 24 30 44 21', dark, 1.3)
    return art + stroke('M-50 46C-42 38-34 38-26 46C-18 38-8 38 0 46C8 38 18 38 26 46C34 38 42 38 50 46', pale, 3)


def samurai(tints):
    pale, accent, dark = tints
    one = path('M-3 30L-4.5-26C-4.5-42-1-52 5-58C5-42 4.5-20 3 30Z', pale, dark, 1.2)
    one += stroke('M.5-50C-1-40-1-10 0 28', dark, .9)
    one += ellipse(0, 31, 10, 4, accent, dark, 1.2)
    one += path('M-4 34L4 34L5 56C2 58-2 58-5 56Z', accent, dark, 1.2)
    one += stroke('M-4 39L4.5 43M4.5 39L-4.5 43M-4.5 47L4.8 51M4.8 47L-4.8 51', dark, 1.1)
    return (group(one, 'translate(4 -4) rotate(38)') + group(one, 'translate(-4 -4) scale(-1 1) rotate(38)') +
            circle(0, 0, 13, accent, dark, 1.3) + path(petals(6, 1.5, 10.5, 2.6), dark))


def exchange(shape):
    """Two arrows round two figures (shape 'figure') or two tiles (shape 'tile')."""
    def draw(tints):
        pale, accent, dark = tints
        arrow = stroke('M-40-6C-38-34-8-48 18-36', accent, 6) + path('M12-48L32-31L8-22Z', accent)
        if shape == 'figure':
            piece = circle(0, 0, 15, pale, dark, 1.5) + circle(0, 0, 9.5, 'none', dark, 1.2)
        else:
            piece = path(hexagon(18), dark, pale, 2.4) + stroke(hexagon(9), pale, 2)
        return arrow + group(arrow, 'rotate(180)') + place(piece, -15, 8, .95) + place(piece, 15, -8, .95)
    return draw
