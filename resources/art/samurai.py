"""Samurai: the tiles of the four clans, the figures as tokens, and cells of the board.

A tile is a hexagon of radius 100 that stands on a point: the clan's mark at the top, the emblem, the
strength in a disc at the bottom. Chevrons beside the disc mean a fast tile, arrows in it an exchange.
"""
from inks import (GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GREEN, INK, INK_FILL, IVORY, IVORY_FILL, LINEN,
                  NAME_PLATE, RED_DARK, linear, radial)
from letters import text
from samurai_emblems import buddha, exchange, helmet, rice, ronin, samurai, ship
from shapes import circle, hexagon, lozenge, mirrored, path, place, rect, stroke, svg

# middle of the fill, its top, its bottom, rim, mark; and the three tints of the emblems: pale, accent, dark
CLANS = {
    1: ('#27427C', '#3A5C9E', '#213965', '#14264C', IVORY, (IVORY, GOLD_LIGHT, '#14264C')),
    2: ('#B83A26', '#D05A40', '#A23120', '#741F12', IVORY, (IVORY, GOLD_LIGHT, '#741F12')),
    3: ('#E8BC4A', '#F3D27E', '#C19836', '#6E4B0C', '#33260A', ('#FFFAEC', '#FBE9B8', '#4A340B')),
    4: ('#6FA3A8', '#93C0C4', '#57868B', '#24494F', '#12302E', ('#FFFAEC', '#F3E3B4', '#1B3B40')),
}
FIGURES = {'helmet': (helmet, RED_DARK, 3, .82), 'buddha': (buddha, GOLD_DARK, -2, .82), 'rice': (rice, GREEN, 2, .84)}

# Every tile of a clan: name -> emblem, strength, fast
TILES = {
    **{f'helmet-{n}': (helmet, n, False) for n in (2, 3, 4)},
    **{f'buddha-{n}': (buddha, n, False) for n in (2, 3, 4)},
    **{f'rice-{n}': (rice, n, False) for n in (2, 3, 4)},
    **{f'samurai-{n}': (samurai, n, False) for n in (1, 2, 3)},
    **{f'ship-{n}': (ship, n, True) for n in (1, 2)},
    'ronin-1': (ronin, 1, True),
    'figure-exchange': (exchange('figure'), None, True),
    'tile-exchange': (exchange('tile'), None, False),
}


def clan_mark(clan, fill, r=10):
    """Ring, three scales, four lozenges, two bars."""
    if clan == 1:
        return circle(0, 0, r * .74, 'none', fill, r * .42)
    if clan == 2:
        return path(''.join(f'M{x * r} {y * r}l{.56 * r} {.95 * r}h{-1.12 * r}Z' for x, y in
                            ((0, -.95), (-.58, .03), (.58, .03))), fill)
    if clan == 3:
        places = (0, -.52), (0, .52), (-.63, 0), (.63, 0)
        return path(''.join(lozenge(x * r, y * r, .56 * r, .46 * r) for x, y in places), fill)
    return rect(-r, -r * .72, 2 * r, r * .52, r * .1, fill) + rect(-r, r * .2, 2 * r, r * .52, r * .1, fill)


def tile(clan, name):
    """A tile round 0,0."""
    middle, top, bottom, rim, mark, tints = CLANS[clan]
    emblem, strength, fast = TILES[name]
    fill = linear(f'clan{clan}', (0, top), (.35, middle), (1, bottom))
    art = path(hexagon(100, 0, 3, .09), rim) + path(hexagon(98.5, corner=.09), fill, rim, 3)
    art += stroke(hexagon(91, corner=.09), mark, 1.6, .5) + place(clan_mark(clan, mark), 0, -72)
    low = emblem in (rice, ship)
    art += place(emblem(tints), 0, 4 if low else -6, .86 if low else .98) + circle(0, 69, 22, IVORY, rim, 2)
    if strength is None:
        art += stroke('M-9 65L6 65M1 60L7 65L1 70M9 74L-6 74M-1 69L-7 74L-1 79', INK, 2.6)
    else:
        art += text(str(strength), 0, 56, 26, INK, IVORY)
    if fast:
        art += stroke('M-46 58L-37 66L-46 74M-36 58L-27 66L-36 74M30 58L39 66L30 74M40 58L49 66L40 74', mark, 3.4)
    return art


def tile_picture(clan, name):
    return svg(place(tile(clan, name), 100, 110), 200, 220)


def token(figure):
    """A figure on an ivory token round 0,0, of radius 61."""
    draw, ring, y, scale = FIGURES[figure]
    art = circle(0, 5, 60, '#000000', opacity=.14) + circle(0, 3, 59, '#CDB98B') + circle(0, 0, 59, IVORY_FILL, ring, 4)
    return art + circle(0, 0, 53, 'none', ring, 1, .55) + place(draw(), 0, y, scale)


def token_picture(figure):
    return svg(place(token(figure), 70, 70), 140, 144)


# ---------------------------------------------------------------- cells of the board

def land():
    fill = radial('land', (0, '#F6EBCD'), (1, '#E9D8AE'), centre=(.5, .45), radius=.65)
    return path(hexagon(100, corner=.06), fill, '#B79F6C', 2)


def castle():
    wall, stone_line = '#FBF4E2', '#8F7F60'
    art = path('M-34 34L-28 20L28 20L34 34Z', '#B9A98A', stone_line, .9)
    art += stroke('M-31 27L31 27M-18 20L-20 27M2 20L2 27M20 20L22 27M-10 27L-11 34M12 27L13 34', stone_line, .8)
    for y, half, height, eaves in ((4, 26, 16, 40), (-17, 18, 12, 30), (-36, 11, 9, 21)):
        art += rect(-half, y, 2 * half, height, 0, wall, LINEN, .8)
        for x in (-half * .55, 0, half * .55):
            art += rect(x - 2.2, y + height * .35, 4.4, height * .45, .5, '#7A6A4E')
        out, near = eaves * .8, eaves * .55
        art += path(f'M{-eaves} {y + 2}C{-out} {y - 2} {-near} {y - 8} {-half * .62} {y - 14}L{half * .62} {y - 14}'
                    f'C{near} {y - 8} {out} {y - 2} {eaves} {y + 2}'
                    f'C{eaves * .6} {y + 4} {-eaves * .6} {y + 4} {-eaves} {y + 2}Z', INK_FILL)
        art += stroke(f'M{-eaves} {y + 2}C{-eaves * .6} {y + 4} {eaves * .6} {y + 4} {eaves} {y + 2}', GOLD, 1.1)
    art += path('M-14-50C-8-54 8-54 14-50L11-54C6-60-6-60-11-54Z', INK_FILL)
    return art + mirrored(path('M-11-52C-14-54-15-58-13-61C-11-59-9-56-8-54Z', GOLD_FILL, GOLD_DARK, .5))


def town(name, figures):
    """A town with its castle, two figures and a name plate."""
    fill = radial('parchment', (0, '#F8EED4'), (1, '#E6D3A6'), centre=(.5, .42), radius=.7)
    art = path(hexagon(100, corner=.05), fill, '#A98F5C', 2) + stroke(hexagon(91, corner=.05), GOLD_DARK, 1, .6)
    art += mirrored(stroke('M-78 22C-70 12-60 12-54 20C-46 10-36 12-30 22', '#B59C68', 1.4))
    art += place(castle(), 0, -24, .86)
    for x, figure in zip((-29, 29), figures):
        art += circle(x, 35, 27, '#DCC799', '#A98F5C', 1.2) + place(token(figure), x, 33, .43)
    return art + rect(-31, 67, 62, 18, 9, NAME_PLATE, '#A98F5C', 1) + text(name, 0, 71.5, 9.5, INK, NAME_PLATE, .95, 40)
