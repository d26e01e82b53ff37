"""What is pressed into the cloth of a table: black lines that take the colour of the table's theme."""
from shapes import circle, path, petals, place, svg

INK = '#000000'                     # the program replaces this string by the theme's colour


def rosette():
    body = circle(0, 0, 148, 'none', INK, 1.6, .07) + circle(0, 0, 141, 'none', INK, .8, .07)
    body += path(petals(24, 126, 138, 4), INK, opacity=.05)
    body += path(petals(12, 26, 116, 15), INK, opacity=.035) + path(petals(12, 26, 84, 10, 15), INK, opacity=.03)
    return svg(place(body, 150, 150), 300, 300)
