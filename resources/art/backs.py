"""Card backs: a hemp-leaf lattice and the rosette of the house; symmetrical under half a turn."""
import math

from french_deck import blank_card
from inks import GOLD_ROUND, IVORY, linear
from shapes import circle, path, petals, place, rect, stroke, svg

# light, dark, gold
COLOURS = {
    'indigo': ('#2F4470', '#1B2847', '#D9A441'),
    'wine': ('#8E2F33', '#5C1A20', '#E6BE72'),
    'pine': ('#2C6A57', '#173F33', '#E0B45C'),
}


def clipped(x1, y1, x2, y2, box):
    """The part of a line inside the box (left, top, right, bottom), as path data."""
    left, top, right, bottom = box
    start, end, dx, dy = 0.0, 1.0, x2 - x1, y2 - y1
    for p, q in ((-dx, x1 - left), (dx, right - x1), (-dy, y1 - top), (dy, bottom - y1)):
        if abs(p) < 1e-9:
            if q < 0:
                return ''
        elif p < 0:
            start = max(start, q / p)
        else:
            end = min(end, q / p)
    if end - start < 1e-6:
        return ''
    return f'M{x1 + start * dx:.1f} {y1 + start * dy:.1f}L{x1 + end * dx:.1f} {y1 + end * dy:.1f}'


def hemp_leaf(cx, cy, side, box):
    """A grid of triangles with a corner on cx, cy, and the lines that join every corner to the middle of its
    triangles. Returns the strong and the fine lines as path data."""
    height, left, top = side * math.sqrt(3) / 2, box[0], box[1]
    rows, columns = range(math.floor((top - cy) / height) - 1, math.ceil((box[3] - cy) / height) + 1), range(-40, 41)
    far, strong, fine = 2000, '', ''
    for j in rows:
        y = cy + j * height
        strong += clipped(cx - far, y, cx + far, y, box)
    for i in columns:                               # each slanting line of the grid runs through a corner on cy
        for slope in (.5, -.5):
            x = cx + i * side
            strong += clipped(x - slope * far, cy - far * math.sqrt(3) / 2, x + slope * far, cy
                              + far * math.sqrt(3) / 2, box)
    for j in rows:
        for i in columns:
            x, y = cx + (i + (j % 2) / 2) * side, cy + j * height
            if left - 2 * side < x < box[2] + 2 * side:
                for corner in ((x, y), (x + side, y), (x + side / 2, y + height)):
                    fine += clipped(*corner, x + side / 2, y + height / 3, box)
                for corner in ((x, y), (x - side / 2, y + height), (x + side / 2, y + height)):
                    fine += clipped(*corner, x, y + 2 * height / 3, box)
    return strong, fine


def card_back(name):
    light, dark, gold = COLOURS[name]
    fill = linear('back_' + name, (0, light), (.5, dark), (1, light), way=(0, 0, 1, 1))
    strong, fine = hemp_leaf(125, 175, 38, (18.5, 18.5, 231.5, 331.5))
    art = blank_card() + rect(11, 11, 228, 328, 11, fill) + stroke(fine, gold, .8, .5) + stroke(strong, gold, 1.1, .62)
    art += rect(18, 18, 214, 314, 6, 'none', gold, 1.3) + rect(14.5, 14.5, 221, 321, 9, 'none', gold, .7, .8)
    medallion = circle(0, 0, 60, dark, gold, 1.4) + circle(0, 0, 55.5, 'none', gold, .7)
    medallion += path(petals(24, 49, 54.5, 2), gold)
    medallion += path(petals(12, 10, 46, 6.5), gold) + path(petals(12, 10, 33, 4.6, 15), IVORY)
    medallion += circle(0, 0, 9.5, GOLD_ROUND) + circle(0, 0, 4, dark)
    return svg(art + place(medallion, 125, 175))
