"""The line symbols of the interface, on a grid of 24 x 24.

Their ink is exactly #000000: the program replaces it with the requested colour.
"""
from shapes import around, star, tidy


def _circle(r, x=12, y=12):
    return f'M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z'


def _box(x, y, w, h, r):
    right, low = x + w, y + h
    return (f'M{x + r} {y}L{right - r} {y}Q{right} {y} {right} {y + r}'
            f'L{right} {low - r}Q{right} {low} {right - r} {low}'
            f'L{x + r} {low}Q{x} {low} {x} {low - r}L{x} {y + r}Q{x} {y} {x + r} {y}Z')


def _dot(x, y):
    return _circle(.35, x, y)


def _gear(teeth=8, outer=9.2, inner=6.9):
    step, d = 360 / teeth, ''
    for i in range(teeth):
        a = i * step - 90
        for radius, degrees in ((inner, a - step * .32), (outer, a - step * .2), (outer, a + step * .2), (inner, a
                + step * .32)):
            x, y = next(around(1, radius, degrees, 12, 12))
            d += f'{"L" if d else "M"}{x:.2f} {y:.2f}'
    return d + 'Z'


def _rays(inner, outer):
    return ''.join(f'M{a:.2f} {b:.2f}L{c:.2f} {d:.2f}' for (a, b), (c, d) in
                   zip(around(8, inner, 0, 12, 12), around(8, outer, 0, 12, 12)))


_SPEAKER = 'M4 9.5L4 14.5L7.5 14.5L12 18.5L12 5.5L7.5 9.5Z'

SYMBOLS = {
    'undo': 'M9 5L4.5 9.5L9 14M5 9.5L15 9.5C18.5 9.5 20.5 11.8 20.5 14.5C20.5 17 18.5 19 15.5 19L12 19',
    'redo': 'M15 5L19.5 9.5L15 14M19 9.5L9 9.5C5.5 9.5 3.5 11.8 3.5 14.5C3.5 17 5.5 19 8.5 19L12 19',
    'hint': 'M9.5 18L14.5 18M10.5 21L13.5 21M9.5 18C9.3 16 9 15.2 8.2 14.4C7 13.2 5.5 11.8 5.5 9.2C5.5 5.8 8 3 12 3'
            'C16 3 18.5 5.8 18.5 9.2C18.5 11.8 17 13.2 15.8 14.4C15 15.2 14.7 16 14.5 18',
    'menu': 'M4 7L20 7M4 12L20 12M4 17L20 17',
    'back': 'M14.5 5L7.5 12L14.5 19',
    'close': 'M6 6L18 18M18 6L6 18',
    'stats': 'M5 20L5 12M12 20L12 5M19 20L19 9',
    'review': 'M3.5 17L8 11L11.5 14L15.5 7.5' + _circle(3.4, 16.4, 15.6) + 'M18.9 18.1L21.5 20.8',
    'flask': 'M9 3.5L15 3.5M10 3.5L10 9.5L4.8 18Q3.4 20.5 6.2 20.5L17.8 20.5Q20.6 20.5 19.2 18L14 9.5L14 3.5'
             'M7.3 14.5L16.7 14.5',
    'target': _circle(9) + _circle(4.6) + _dot(12, 12),
    'play': 'M8 5L19 12L8 19Z',
    'pause': 'M8.5 5.5L8.5 18.5M15.5 5.5L15.5 18.5',
    'step': 'M6 5.5L15 12L6 18.5ZM18.5 5.5L18.5 18.5',
    'first': 'M17 5.5L9 12L17 18.5M6.5 5.5L6.5 18.5',
    'last': 'M7 5.5L15 12L7 18.5M17.5 5.5L17.5 18.5',
    'deal-before': _box(10.5, 5, 9, 14, 2) + 'M7.5 8.5L3.5 12L7.5 15.5',
    'deal-after': _box(4.5, 5, 9, 14, 2) + 'M16.5 8.5L20.5 12L16.5 15.5',
    'faster': 'M5.5 6L11.5 12L5.5 18M12.5 6L18.5 12L12.5 18',
    'slower': 'M18.5 6L12.5 12L18.5 18M11.5 6L5.5 12L11.5 18',
    'help': _circle(9) + 'M9.4 9.6C9.4 8 10.5 6.9 12 6.9C13.5 6.9 14.7 7.9 14.7 9.4'
                         'C14.7 11.4 12 11.6 12 13.7' + _dot(12, 16.9),
    'settings': _gear() + _circle(2.9),
    'eye': 'M2.5 12C6 6.5 18 6.5 21.5 12C18 17.5 6 17.5 2.5 12Z' + _circle(2.8),
    'person': _circle(3.6, 12, 7.6) + 'M5 20C5 16 8 14 12 14C16 14 19 16 19 20',
    'people': _circle(3.3, 9, 8) + 'M2.5 19.5C2.5 15.8 5.3 14 9 14C12.7 14 15.5 15.8 15.5 19.5'
              'M15.5 4.9C17.2 5.2 18.4 6.5 18.4 8.1C18.4 9.7 17.3 11 15.7 11.3M17.6 14.2C20 14.9 21.5 16.7 21.5 19.5',
    'check': 'M5 12.5L10 17.5L19.5 7', 'robot': _box(4.8, 8.2, 14.4, 11.3,
    3) + 'M12 8L12 4.6M9.6 16.2L14.4 16.2M2.3 12.4L2.3 15.4M21.7 12.4L21.7 15.4'
             + _dot(9, 12.5) + _dot(15, 12.5) + _dot(12, 4),
    'cards': _box(9.6, 7.4, 10.4, 13.2, 2) + 'M6.5 18.4L3.6 7.7C3.3 6.6 3.9 5.7 4.9 5.4L11.9 3.5'
             'C12.9 3.2 13.8 3.6 14.2 4.4',
    'dice': _box(4, 4, 16, 16, 3.2) + _dot(8.5, 8.5) + _dot(15.5, 8.5) + _dot(12, 12)
            + _dot(8.5, 15.5) + _dot(15.5, 15.5),
    'shuffle': 'M3.5 7L6.5 7C10 7 13 17 16.5 17L20 17M3.5 17L6.5 17C8 17 9.3 15.4 10.5 13.4'
               'M13.2 9.2C14.2 7.8 15.3 7 16.5 7L20 7M17.6 4.2L20.4 7L17.6 9.8M17.6 14.2L20.4 17L17.6 19.8',
    'sound': _SPEAKER + 'M15.5 9.2C16.9 10.8 16.9 13.2 15.5 14.8M18.1 6.6C21 9.6 21 14.4 18.1 17.4',
    'sound-off': _SPEAKER + 'M16 9.5L21 14.5M21 9.5L16 14.5',
    'fullscreen': 'M4 9L4 4L9 4M15 4L20 4L20 9M20 15L20 20L15 20M9 20L4 20L4 15',
    'save': 'M12 4L12 14.5M7.5 10.5L12 15L16.5 10.5M4.5 16.5L4.5 20L19.5 20L19.5 16.5',
    'open': 'M3.5 18.8L3.5 6.2Q3.5 5 4.7 5L9 5L11.5 7.5L17.8 7.5Q19 7.5 19 8.7L19 10.5'
            'M3.5 18.8L6.1 11.6Q6.5 10.5 7.6 10.5L20.2 10.5Q21.8 10.5 21.3 12L19.2 18.2Q18.8 19.2 17.8 19.2L4 19.2',
    'copy': _box(9, 9, 11.5, 11.5, 2) + 'M5.5 15L5.5 15Q3.5 15 3.5 13L3.5 5.5Q3.5 3.5 5.5 3.5L13 3.5Q15 3.5 15 5.5',
    'info': _circle(9) + 'M12 11.2L12 16.6' + _dot(12, 7.6),
    'warning': 'M12 4L21 19.5L3 19.5Z' + 'M12 10L12 13.8' + _dot(12, 16.6),
    'flag': 'M6 21L6 4M6 4.6C10 2.6 13.5 6.4 18.5 4.6L18.5 13C13.5 14.8 10 11 6 13',
    'plus': 'M12 5L12 19M5 12L19 12',
    'minus': 'M5 12L19 12',
    'chevron-down': 'M6 9L12 15L18 9',
    'chevron-right': 'M9 6L15 12L9 18',
    'star': star(5, 9.4, 4.2, 12, 12.7),
    'trash': 'M4.5 7L19.5 7M9.5 7L9.5 4L14.5 4L14.5 7M6.5 7L7.3 20L16.7 20L17.5 7M10.3 10.8L10.5 16.2'
             'M13.7 10.8L13.5 16.2',
    'swap': 'M7.5 4L4 7.5L7.5 11M4.5 7.5L20 7.5M16.5 13L20 16.5L16.5 20M19.5 16.5L4 16.5',
    'clock': _circle(8.8) + 'M12 6.8L12 12L15.6 14.2',
    'lock': _box(5, 10.5, 14, 10, 2) + 'M8.2 10.5L8.2 7.8C8.2 5.2 9.8 3.6 12 3.6C14.2 3.6 15.8 5.2 15.8 7.8L15.8 10.5'
            'M12 14.4L12 16.6',
    'keyboard': _box(2.5, 5.8, 19, 12.4, 2.2) + 'M8.5 14.4L15.5 14.4' + ''.join(
        _dot(x, 9.8) for x in (6.4, 10.1, 13.9, 17.6)),
    'language': _circle(9) + 'M3 12L21 12M12 3C8 7 8 17 12 21M12 3C16 7 16 17 12 21',
    'sun': _circle(4) + _rays(7.2, 9.4),
    'moon': 'M20 14.6C14.8 16.4 9 13 9 7.4C9 6.1 9.2 5 9.7 3.9C6.1 4.9 3.6 8.1 3.6 12C3.6 16.7 7.4 20.4 12 20.4'
            'C15.7 20.4 18.8 18 20 14.6Z',
}


def symbol(name):
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
            f'<path d="{tidy(SYMBOLS[name])}" fill="none" stroke="#000000" stroke-width="1.8" '
            'stroke-linecap="round" stroke-linejoin="round"/></svg>\n')
