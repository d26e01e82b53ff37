"""What people wear on their heads; in the frame of a head (see heads.py)."""
from inks import GOLD_DARK, GOLD_FILL, GOLD_ROUND, IVORY, IVORY_FILL, LINEN, RED_FILL, TWO_COLOURS
from shapes import circle, dots, lozenge, path, stroke
from suits import pip


def crown_queen(suit):
    ink = TWO_COLOURS[suit][0]
    art = path('M-24-27C-12-34 12-34 24-27L29-51L18.5-41L10-57L0-43L-10-57L-18.5-41L-29-51Z', GOLD_FILL, GOLD_DARK, 1)
    art += path('M-24-27C-12-34 12-34 24-27L25-33C12-40-12-40-25-33Z', GOLD_DARK)
    for x, y in ((-29, -53), (-10, -59.5), (10, -59.5), (29, -53)):
        art += circle(x, y, 3.2, IVORY, GOLD_DARK, .9)
    art += dots(((-17, -33.7), (17, -33.7)), 1.8, IVORY) + dots(((-8.5, -35.3), (8.5, -35.3)), 1.5, ink)
    return art + circle(0, -36, 2.2, IVORY) + pip(suit, 0, -49.5, 12)


def crown_king(suit):
    """An arched crown over a cap in the suit's colour, the suit on top."""
    ink, fill = TWO_COLOURS[suit]
    art = path('M-22-30C-27-48-14-58 0-58C14-58 27-48 22-30Z', fill)
    art += path('M-22-29C-32-50-16-61 0-58C16-61 32-50 22-29L18.5-30C26-46 14-56 2.5-54L2.5-32L-2.5-32'
                'L-2.5-54C-14-56-26-46-18.5-30Z', GOLD_FILL, GOLD_DARK, .9)
    art += path('M-25-25C-12-32 12-32 25-25L26.5-35C12-42-12-42-26.5-35Z', GOLD_FILL, GOLD_DARK, 1)
    jewels = (-18, -32.4), (0, -35.3), (18, -32.4)
    art += path(''.join(lozenge(x, y, 3, 3.2) for x, y in jewels), IVORY)
    art += path(lozenge(-9, -34.6, 3, 3.2) + lozenge(9, -34.6, 3, 3.2), ink)
    return art + circle(0, -60, 3.6, GOLD_ROUND, GOLD_DARK, .8) + pip(suit, 0, -70, 13)


def crown_open(band=RED_FILL):
    """The crown of the Italian kings and aces."""
    art = path('M-25-25L-31-56L-19-43L-12-60L0-44L12-60L19-43L31-56L25-25C12-32-12-32-25-25Z', GOLD_FILL, GOLD_DARK, 1)
    art += path('M-25-25C-12-32 12-32 25-25L26.5-34C12-41-12-41-26.5-34Z', band, GOLD_DARK, .8)
    for x, y in ((-31, -58), (-12, -62), (12, -62), (31, -58)):
        art += circle(x, y, 3.2, GOLD_ROUND, GOLD_DARK, .8)
    art += dots(((-17, -31.6), (-6, -34), (6, -34), (17, -31.6)), 2.2, IVORY)
    return art + circle(0, -46, 3.4, GOLD_ROUND, GOLD_DARK, .8)


def cap_jack(suit, cloth, dark):
    art = path('M-25-20C-34-26-36-36-29-42C-18-52 16-54 28-44C37-37 34-25 26-19C12-27-12-27-25-20Z', cloth)
    art += path('M-25-20C-12-27 12-27 26-19L27.5-25.5C12-34-12-34-27-26.5Z', GOLD_FILL, GOLD_DARK, .8)
    art += stroke('M-18-44C-22-38-20-33-19-31M-2-49C-5-43-4-38-4-34.5M14-47C12-42 12-38 12-33', dark, 1.4, .8)
    art += path('M18-32C26-48 40-58 60-60C56-56 56-54 58-51C54-50 53-48 53-45C49-45 47-43 46-39C40-40 34-36 22-28Z',
                IVORY_FILL, LINEN, .9)
    art += stroke('M20-30C30-44 42-52 57-57M33-42L39-41M38-46.5L46-45.5M44-50.5L52-50', LINEN, 1)
    return art + circle(20, -30, 5, GOLD_ROUND, GOLD_DARK, .8) + pip(suit, 20, -30, 6.5)


def cap_plumed(cloth, plume, plume_dark):
    """The cap of the Italian pages and knights."""
    art = path('M-27-19C-36-26-36-38-28-43C-16-52 16-53 28-44C37-37 35-25 27-19C12-27-12-27-27-19Z', cloth)
    art += path('M-27-19C-12-27 12-27 27-19L28-26C12-34-12-34-28-26Z', GOLD_FILL, GOLD_DARK, .8)
    art += path('M16-30C26-46 40-56 58-56C54-53 55-50 56-47C52-47 50-45 50-42C46-43 44-41 43-37C36-38 30-34 20-27Z',
                plume, plume_dark, .9)
    art += stroke('M18-29C30-42 42-50 54-53', plume_dark, 1)
    return art + circle(18, -29, 5, GOLD_ROUND, GOLD_DARK, .8)
