"""The pictures of the start screen's tiles: one for each game, 222 x 262, with rounded corners at the top."""
import math
import re

from french_courts import court_card
from french_deck import ace, number_card
from inks import radial
from italian_courts import king, knight
from italian_deck import italian_ace
from jokers import joker
from samurai import land, tile, token, town
from shapes import circle, group, hexagon, num, path, petals, place, shadow, svg

WIDTH, HEIGHT = 222, 262
MIDDLE = (WIDTH / 2, HEIGHT / 2)


def drawing(picture):
    """The inside of a finished picture, to draw as part of another."""
    return re.fullmatch(r'<svg[^>]*>(?:<defs>.*?</defs>)?(.*)</svg>\s*', picture)[1]


def lying_card(picture, x, y, width, turn=0.0, lift=.5):
    """A card with its soft shadow, its centre at x, y."""
    w, h = width, width * 1.4
    body = group(drawing(picture), f'translate({num(-w / 2)} {num(-h / 2)}) scale({num(w / 250, 5)})')
    return place(shadow(-w / 2, -h / 2, w, h, 18 * w / 250, lift) + body, x, y, turn=turn)


def fan(pictures, x, y, width, spread, reach):
    """Cards in a fan; spread is the angle between two, reach how wide it opens."""
    art, radius = '', width * 2.6
    for i, picture in enumerate(pictures):
        turn = (i - (len(pictures) - 1) / 2) * spread
        a = math.radians(turn)
        art += lying_card(picture, x + radius * math.sin(a) * reach, y + radius * (1 - math.cos(a)), width, turn)
    return art


def pair_on_pair(behind, before):
    """Two upright cards in front of two that show behind them."""
    x, y = MIDDLE
    return (lying_card(behind[0], x - 52, y + 12, 74, -15) + lying_card(behind[1], x + 52, y + 12, 74, 15)
            + lying_card(before[0], x - 25, y, 88, -5, .6) + lying_card(before[1], x + 25, y, 88, 5, .6))


def scene(name, centre, edge, art):
    fill = radial('tile_' + name, (0, centre), (1, edge), centre=(.5, .4), radius=.75)
    ground = path(f'M0 {HEIGHT}L0 20C0 9 9 0 20 0L{WIDTH - 20} 0C{WIDTH - 9} 0 {WIDTH} 9 {WIDTH} 20L{WIDTH} {HEIGHT}Z',
                  fill)
    rosette = circle(0, 0, 84, 'none', '#FFFFFF', 1.2, .1) + path(petals(24, 72, 81, 2.6), '#FFFFFF', opacity=.08)
    return svg(ground + place(rosette, *MIDDLE) + art, WIDTH, HEIGHT)


def big_two():
    cards = [number_card('T', 'H'), court_card('J', 'C'), court_card('Q', 'H'), court_card('K', 'S'), ace('S')]
    return scene('bigtwo', '#2D7459', '#184533', fan(cards, MIDDLE[0], MIDDLE[1] - 12, 74, 12, .66))


def doudizhu():
    art = pair_on_pair((number_card('3', 'C'), number_card('4', 'H')), (joker('black'), joker('red')))
    return scene('doudizhu', '#A23B36', '#5F1D20', art)


def euchre():
    """The two bowers in front: the jacks of one colour."""
    art = pair_on_pair((court_card('Q', 'S'), number_card('9', 'S')), (court_card('J', 'C'), court_card('J', 'S')))
    return scene('euchre', '#3A5688', '#1D2C4E', art)


def briscola():
    cards = [knight('B'), italian_ace('D'), king('C')]
    return scene('briscola', '#B5773A', '#6E3F1A', fan(cards, MIDDLE[0], MIDDLE[1] - 6, 84, 12, .88))


def samurai():
    """A small board: a town among land, settlements and tiles of three clans."""
    side = 38.1
    cells = {(0, -1): land(), (1, -1): land() + place(token('rice'), scale=.95),
             (-1, 0): tile(1, 'ronin-1'), (0, 0): town('KYOTO', ('buddha', 'helmet')), (1, 0): tile(2, 'rice-3'),
             (-1, 1): land() + place(token('helmet'), scale=.95), (0, 1): tile(3, 'helmet-4')}
    centres = {cell: (MIDDLE[0] + side * math.sqrt(3) * (cell[0] + cell[1] / 2), MIDDLE[1] + side * 1.5 * cell[1])
               for cell in cells}
    art = path(''.join(hexagon(side, x, y + 1.5, .06) for x, y in centres.values()), '#5A7F86', opacity=.45)
    for cell, body in cells.items():
        art += place(body, *centres[cell], side / 100 * .985)
    return scene('samurai', '#A9C6C8', '#6E9AA3', art)


PICTURES = {'bigtwo': big_two, 'doudizhu': doudizhu, 'euchre': euchre, 'briscola': briscola, 'samurai': samurai}
