"""What is pressed into the cloth of a table or drawn on the sea: black lines that take the colour of the table's theme."""
from shapes import circle, path, petals, place, star, stroke, svg

INK = '#000000'                     # the program replaces this string with the theme's colour


def rosette():
    body = circle(0, 0, 148, 'none', INK, 1.6, .07) + circle(0, 0, 141, 'none', INK, .8, .07)
    body += path(petals(24, 126, 138, 4), INK, opacity=.05)
    body += path(petals(12, 26, 116, 15), INK, opacity=.035) + path(petals(12, 26, 84, 10, 15), INK, opacity=.03)
    return svg(place(body, 150, 150), 300, 300)


def compass():
    """A wind rose; north has a lily."""
    body = circle(0, 0, 104, 'none', INK, 2.4) + circle(0, 0, 97, 'none', INK, 1)
    body += place(path(star(4, 66, 13), INK, opacity=.45), 0, 0, 1, 45) + path(star(4, 100, 17), INK)
    body += path('M0-100L12-12L0 0Z M100 0L12 12L0 0Z M0 100L-12 12L0 0Z M-100 0L-12-12L0 0Z', '#FFF8E8', opacity=.55)
    body += circle(0, 0, 9, '#FFF8E8', INK, 2)
    body += path('M0-142C9-132 9-124 4-116L-4-116C-9-124-9-132 0-142Z', INK)
    body += stroke('M-4-117C-12-117-17-121-17-128C-12-129-7-126-5-121M4-117C12-117 17-121 17-128C12-129 7-126 5-121', INK, 2.6)
    body += stroke('M-10-111L10-111', INK, 3)
    return svg(place(body, 135, 165), 270, 300)


def waves():
    crest = 'c10-14 18-14 28 0c10-14 18-14 28 0c10-14 18-14 28 0'
    body = stroke(f'M14 26{crest}M50 50{crest}M70 12c10-14 18-14 28 0c10-14 18-14 28 0', INK, 3)
    return svg(body, 160, 62)
