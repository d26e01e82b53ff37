"""The inks: every colour and gradient that the pictures share.

A gradient is made once, by name; `shapes.svg` writes into a picture only those that it uses.
All gradients are in object bounding box units, so they fit whatever shape they fill.
"""

INK, RED, GOLD, BLUE, GREEN = '#232A42', '#B8352E', '#D9A441', '#2E4F7C', '#2E6B57'
INK_DARK, RED_DARK, GOLD_DARK, BLUE_DARK, GREEN_DARK = '#141A2C', '#8E2622', '#9C6B1E', '#1E3557', '#1F4C3E'
GOLD_LIGHT, IVORY = '#F3D48C', '#FFF8E8'
FACE_EDGE, LINEN = '#D8CFBB', '#CDBB94'                 # the edge of a card; the outline of anything ivory
FACE, NAME_PLATE = '#F8F3E6', '#FFF9EA'                 # a card where it is darkest; a town's plate
SKIN, SKIN_SHADE, SKIN_LINE, BLUSH = '#F3D2B1', '#DDA981', '#C9906A', '#E08E76'
STEEL_LINE, WOOD, WOOD_LINE, WOOD_CUT = '#6E8292', '#9A6B3F', '#5A381D', '#E2BE8C'
BOOT, BOOT_DARK = '#6E4726', '#3E2613'


def contrast(one, other):
    """How well colours stand out from each other, 1 to 21 (Web Content Accessibility Guidelines 2.1)."""
    def luminance(colour):
        red, green, blue = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
        return sum(share * (c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4)
                   for share, c in ((.2126, red), (.7152, green), (.0722, blue)))
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + .05) / (dark + .05)


GRADIENTS = {}                                          # id -> markup


def _stops(stops):
    out = ''
    for offset, colour, *opacity in stops:
        out += f'<stop offset="{offset}" stop-color="{colour}"'
        out += f' stop-opacity="{opacity[0]}"/>' if opacity else '/>'
    return out


def linear(name, *stops, way=(0, 0, 0, 1)):
    """A linear gradient of (offset, colour[, opacity]) stops, from the top down unless way says otherwise."""
    x1, y1, x2, y2 = way
    GRADIENTS[name] = (f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
                       f'{_stops(stops)}</linearGradient>')
    return f'url(#{name})'


def radial(name, *stops, centre=(0.5, 0.5), radius=0.5):
    x, y = centre
    GRADIENTS[name] = (f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{radius}" fx="{x}" fy="{y}">'
                       f'{_stops(stops)}</radialGradient>')
    return f'url(#{name})'


RED_FILL = linear('red', (0, '#C8443A'), (1, '#A02C28'))
BLUE_FILL = linear('blue', (0, '#3B6092'), (1, '#233F66'))
GREEN_FILL = linear('green', (0, '#3A7F68'), (1, '#235545'))
INK_FILL = linear('ink', (0, '#343C58'), (1, '#1C2236'))
GOLD_FILL = linear('gold', (0, '#EFC56E'), (1, '#C88F2E'))
GOLD_ROUND = radial('goldRound', (0, '#F8DF9F'), (0.6, '#E2B04F'), (1, '#BF862A'), centre=(0.4, 0.35), radius=0.75)
IVORY_FILL = linear('ivory', (0, '#FFFBF0'), (1, '#EFE3C9'))
FACE_FILL = linear('face', (0, '#FEFCF6'), (1, FACE))
PANEL_FILL = linear('panel', (0, '#F9F1DF'), (1, '#F1E4C8'))
STEEL_FILL = linear('steel', (0, '#E9EEF1'), (0.5, '#C3CED6'), (0.5, '#95A6B3'), (1, '#B3C0C9'), way=(0, 0, 1, 0))
WOOD_FILL = linear('wood', (0, '#B98753'), (0.55, '#94653A'), (1, '#734A28'), way=(0, 0, 1, 0))
SKIN_FILL = linear('skin', (0, '#F7DBBE'), (1, '#EBC09A'))
BLUSH_FILL = radial('blush', (0, BLUSH, 0.55), (1, BLUSH, 0))
HALO_FILL = radial('halo', (0, '#FFF9E6'), (0.7, '#F8E6B8'), (1, '#F0D692'))

# The French suits: the flat ink of the index, and the gradient of the large pips.
TWO_COLOURS = {'S': (INK, INK_FILL), 'C': (INK, INK_FILL), 'H': (RED, RED_FILL), 'D': (RED, RED_FILL)}
FOUR_COLOURS = {'S': (INK, INK_FILL), 'H': (RED, RED_FILL),
                'C': ('#23784C', linear('clubGreen', (0, '#2E8B5A'), (1, '#1A6440'))),
                'D': ('#2368B8', linear('diamondBlue', (0, '#2E78CB'), (1, '#1B57A0')))}

# The Italian suits, as their index is printed: cups, coins, swords, clubs.
ITALIAN_INK = {'C': RED_DARK, 'D': '#8A5C14', 'S': BLUE_DARK, 'B': GREEN_DARK}
