"""Small helpers that write SVG: every one returns markup as a string, and a picture is their sum.

Only what QtSvg draws well: paths, circles, ellipses, rectangles, gradients and transforms.
"""
import functools
import math
import re

from inks import GRADIENTS

_NUMBER = r'-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?'
_TOKEN = re.compile(rf'[A-Za-z]|{_NUMBER}')


def num(value, places=2):
    """A short number: rounded, without trailing zeros."""
    text = f'{value:.{places}f}'
    text = text.rstrip('0').rstrip('.') if '.' in text else text
    return '0' if text == '-0' else text


@functools.lru_cache(maxsize=None)
def tidy(d):
    """Path data with numbers rounded to two places and as little white space as possible."""
    out, after_number = [], False
    for token in _TOKEN.findall(d):
        if token.isalpha():
            out.append(token)
            after_number = False
            continue
        token = num(float(token)).replace('0.', '.', 1) if abs(float(token)) < 1 else num(float(token))
        out.append(' ' + token if after_number and token[0] != '-' else token)
        after_number = True
    return ''.join(out)


def moved(d, x, y, scale):
    """Path data scaled and moved; for data of absolute points only."""
    numbers = iter(float(n) for n in re.findall(_NUMBER, d))
    return re.sub(rf'({_NUMBER})\s*,?({_NUMBER}|\s+{_NUMBER})',
                  lambda _: f'{next(numbers) * scale + x:.3f} {next(numbers) * scale + y:.3f} ', d)


def _paint(fill, line, width, opacity):
    out = f' fill="{fill}"'
    if line:
        out += f' stroke="{line}" stroke-width="{num(width)}"'
    if opacity is not None:
        out += f' opacity="{num(opacity, 4)}"'
    return out + '/>'


def path(d, fill='none', line=None, width=1.2, opacity=None, dash=None):
    dashes = f' stroke-dasharray="{dash}"' if dash else ''
    return f'<path d="{tidy(d)}"{dashes}' + _paint(fill, line, width, opacity)


def stroke(d, line, width=1.2, opacity=None, dash=None):
    """An open line with round ends and corners."""
    return path(d, 'none', line, width, opacity, dash)


def circle(x, y, r, fill='none', line=None, width=1.2, opacity=None):
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"' + _paint(fill, line, width, opacity)


def ellipse(x, y, rx, ry, fill='none', line=None, width=1.2, opacity=None):
    return (f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
            + _paint(fill, line, width, opacity))


def rect(x, y, w, h, r=0, fill='none', line=None, width=1.2, opacity=None):
    corner = f' rx="{num(r)}" ry="{num(r)}"' if r else ''
    return (f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}'
            + _paint(fill, line, width, opacity))


def dots(points, r, fill, opacity=None):
    """Many equal discs as one path: very short lines with round ends."""
    return stroke(''.join(f'M{x:.2f} {y:.2f}h.01' for x, y in points), fill, 2 * r, opacity)


def group(body, transform):
    return f'<g transform="{transform}">{body}</g>'


def place(body, x=0, y=0, scale=1, turn=0, flip=False):
    """Moves a drawing to x, y, after scaling it, mirroring it left to right and turning it."""
    transform = []
    if x or y:
        transform.append(f'translate({num(x)} {num(y)})')
    if turn:
        transform.append(f'rotate({num(turn)})')
    if flip:
        transform.append(f'scale({num(-scale, 4)} {num(scale, 4)})')
    elif scale != 1:
        transform.append(f'scale({num(scale, 4)})')
    return group(body, ' '.join(transform)) if transform else body


def mirrored(body):
    """A drawing and its mirror image about x = 0."""
    return body + group(body, 'scale(-1 1)')


# ---------------------------------------------------------------- figures

def around(n, radius, start=0, x=0, y=0):
    """n points on a circle; angles in degrees, 0 to the right, clockwise on the page."""
    for i in range(n):
        a = math.radians(start + 360 * i / n)
        yield x + radius * math.cos(a), y + radius * math.sin(a)


def star(n, outer, inner, x=0, y=0, turn=0):
    tips = around(n, outer, turn - 90, x, y)
    dents = around(n, inner, turn - 90 + 180 / n, x, y)
    return 'M' + 'L'.join(f'{a:.2f} {b:.2f}L{c:.2f} {d:.2f}' for (a, b), (c, d) in zip(tips, dents)) + 'Z'


def lozenge(x, y, half_width, half_height):
    return (f'M{x} {y - half_height}L{x + half_width} {y}'
            f'L{x} {y + half_height}L{x - half_width} {y}Z')


def petals(n, inner, outer, half_width, turn=0):
    """n pointed petals between two radii, as one path."""
    d, middle = '', inner + (outer - inner) * 0.45
    for i in range(n):
        a = math.radians(turn + 360 * i / n)
        c, s = math.cos(a), math.sin(a)

        def at(r, t):
            return f'{r * c - t * s:.2f} {r * s + t * c:.2f}'
        d += (f'M{at(inner, 0)}C{at(middle * .9, half_width)} {at(middle * 1.15, half_width)} {at(outer, 0)}'
              f'C{at(middle * 1.15, -half_width)} {at(middle * .9, -half_width)} {at(inner, 0)}Z')
    return d


def leaf(x, y, degrees, length, half_width):
    """A leaf that grows from x, y."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def at(along, across):
        along, across = along * length, across * half_width * 1.33
        return f'{x + along * c - across * s:.2f} {y + along * s + across * c:.2f}'
    return f'M{at(0, 0)}C{at(.25, 1)} {at(.7, .9)} {at(1, 0)}C{at(.7, -.9)} {at(.25, -1)} {at(0, 0)}Z'


def hexagon(radius, x=0, y=0, corner=0.0):
    """A hexagon that stands on a point; corner is the part of each side that its rounding takes."""
    points = list(around(6, radius, -90, x, y))
    if not corner:
        return 'M' + 'L'.join(f'{a:.2f} {b:.2f}' for a, b in points) + 'Z'
    d = ''
    for i, (px, py) in enumerate(points):
        (bx, by), (nx, ny) = points[i - 1], points[(i + 1) % 6]
        d += (f'{"L" if d else "M"}{px + (bx - px) * corner:.2f} {py + (by - py) * corner:.2f}'
              f'Q{px:.2f} {py:.2f} {px + (nx - px) * corner:.2f} {py + (ny - py) * corner:.2f}')
    return d + 'Z'


def shadow(x, y, w, h, r, lift=1.0):
    """A soft shadow without filters: twelve thin sheets, each a little larger, all moved down."""
    out = ''
    for i in range(12):
        grow = (i - 3) * 1.35 * lift
        out += rect(x - grow, y - grow + 2 + 3.2 * lift, w + 2 * grow, h + 2 * grow, max(r + grow, 1), '#06140E',
                    opacity=0.044 - 0.0022 * i)
    return out


# ---------------------------------------------------------------- pictures

def svg(body, w=250, h=350):
    """A whole picture: the drawing, with the gradients that it uses."""
    used = dict.fromkeys(re.findall(r'url\(#(\w+)\)', body))
    defs = ''.join(GRADIENTS[name] for name in used)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
            + (f'<defs>{defs}</defs>' if defs else '')
            + f'<g stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n')
