"""The icon of the program: a coin card and a spade card on a green hexagon."""
from inks import FACE_EDGE, FACE_FILL, GOLD, INK, radial
from shapes import hexagon, moved, path, place, rect, stroke, svg, tidy
from suits import EMBLEMS, FRENCH, coin, pip


def _ground(line_width):
    cloth = radial('cloth', (0, '#3C8266'), (1, '#1A4A39'), centre=(.5, .35), radius=.75)
    art = path(hexagon(124, 0, 3, .16), '#0E2B21', opacity=.35) + path(hexagon(123, corner=.16), cloth)
    return art + stroke(hexagon(112, corner=.15), GOLD, line_width) if line_width else art


def _card(sign, width=82, height=116):
    x, y = -width / 2, -height / 2
    shade = rect(x, y + 2, width, height, 10, '#000000', opacity=.18)
    return shade + rect(x, y - 1, width, height, 10, FACE_FILL, FACE_EDGE, 1.2) + sign


def full():
    art = _ground(3) + place(_card(place(coin(30), -5, 0)), -37, 8, 1.05, -15)
    return svg(place(art + place(_card(pip('S', 0, -2, 72)), 33, 0, 1.05, 11), 128, 128), 256, 256)


def small():
    """Below 32 pixels: no fine lines, larger signs."""
    art = _ground(0) + place(_card(place(EMBLEMS['D'], -9, -2, 1.05)), -44, 6, 1.14, -14)
    return svg(place(art + place(_card(pip('S', 0, -1, 84, fill=INK)), 36, 0, 1.14, 10), 128, 128), 256, 256)


def symbolic():
    """One colour, for panels that tint it: a hexagon with a spade cut out, in a box of 16."""
    outline = tidy(hexagon(7.6, 8, 8, .14) + moved(FRENCH['S'], 8, 7.9, .088))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
            f'<path d="{outline}" fill="#2e3436" fill-rule="evenodd"/></svg>\n')
