#!/usr/bin/env python3
"""Draws the pictures of the program as plain SVG files.

    draw.py --out DIR [NAME ...]    writes all pictures, or the named ones (italian/AC.svg, or a folder: italian)
    draw.py --list                  prints the name of every picture
    draw.py --check                 verifies every picture; exits 1 and says why if one is wrong

A file whose content would not change is left alone, so that nothing is rebuilt.
"""
import sys

sys.dont_write_bytecode = True      # the source tree stays as it is

import argparse
from functools import partial
from pathlib import Path

import backs
import games
import icon
import people
import samurai
import suits
import symbols
import tables
from check import problems
from french_courts import court_card
from french_deck import ace, number_card
from inks import FOUR_COLOURS, TWO_COLOURS
from italian_courts import king, knight, page
from italian_deck import italian_ace, italian_number
from jokers import joker


def french_pictures(folder, inks, large):
    for suit in 'CDHS':
        for rank in '23456789T':
            yield f'{folder}/{rank}{suit}.svg', partial(number_card, rank, suit, inks, large)
        for rank in 'JQK':
            yield f'{folder}/{rank}{suit}.svg', partial(court_card, rank, suit, inks, large)
        yield f'{folder}/A{suit}.svg', partial(ace, suit, inks, large)


def italian_pictures():
    figures = {'A': italian_ace, 'J': page, 'N': knight, 'K': king}
    for suit in 'CDSB':
        for rank in '234567':
            yield f'italian/{rank}{suit}.svg', partial(italian_number, rank, suit)
        for rank, draw in figures.items():
            yield f'italian/{rank}{suit}.svg', partial(draw, suit)


def all_pictures():
    """File name -> the function that draws it."""
    pictures = dict(italian_pictures())
    pictures.update(french_pictures('french', TWO_COLOURS, False))
    pictures.update(french_pictures('french-four', FOUR_COLOURS, False))
    pictures.update(french_pictures('french-large', TWO_COLOURS, True))
    pictures.update(french_pictures('french-large-four', FOUR_COLOURS, True))
    pictures['french/JOKER_BLACK.svg'] = partial(joker, 'black')
    pictures['french/JOKER_RED.svg'] = partial(joker, 'red')
    pictures.update({f'backs/{name}.svg': partial(backs.card_back, name) for name in backs.COLOURS})
    pictures.update({f'people/{n}.svg': partial(people.person, n) for n in range(1, len(people.PEOPLE) + 1)})
    pictures.update({f'suits/{suit}.svg': partial(suits.emblem_picture, suit) for suit in 'CDSB'})
    for name in ('club', 'diamond', 'heart', 'spade'):
        pictures[f'suits/{name}.svg'] = partial(suits.pip_picture, name[0].upper())
        pictures[f'suits/{name}-four.svg'] = partial(suits.pip_picture, name[0].upper(), FOUR_COLOURS)
    pictures.update({f'games/{name}.svg': draw for name, draw in games.PICTURES.items()})
    for clan in samurai.CLANS:
        pictures.update({f'samurai/{clan}-{name}.svg': partial(samurai.tile_picture, clan, name)
                         for name in samurai.TILES})
    pictures.update({f'samurai/token-{name}.svg': partial(samurai.token_picture, name) for name in samurai.FIGURES})
    pictures['table/rosette.svg'] = tables.rosette
    pictures['table/compass.svg'] = tables.compass
    pictures['table/waves.svg'] = tables.waves
    pictures['icon/parlour.svg'] = icon.full
    pictures['icon/parlour-small.svg'] = icon.small
    pictures['icon/parlour-symbolic.svg'] = icon.symbolic
    pictures.update({f'symbols/{name}.svg': partial(symbols.symbol, name) for name in symbols.SYMBOLS})
    return pictures


def write(folder, name, text):
    target, data = Path(folder, name), text.encode()
    if target.is_file() and target.read_bytes() == data:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', metavar='DIR', help='the folder to write into')
    parser.add_argument('--list', action='store_true', help='print the names of all pictures')
    parser.add_argument('--check', action='store_true', help='verify all pictures')
    parser.add_argument('names', nargs='*', metavar='NAME')
    options = parser.parse_args()
    pictures = all_pictures()

    if options.list:
        print('\n'.join(pictures))
    elif options.check:
        found = problems({name: draw() for name, draw in pictures.items()})
        print('\n'.join(found) if found else f'{len(pictures)} pictures, all well')
        return 1 if found else 0
    elif options.out:
        wanted = {n for n in pictures for asked in options.names if n == asked or n.startswith(asked.rstrip('/') + '/')}
        unknown = [a for a in options.names if not any(n == a or n.startswith(a.rstrip('/') + '/') for n in pictures)]
        if unknown:
            parser.error('no such picture: ' + ' '.join(unknown))
        for name, draw in pictures.items():
            if name in wanted or not options.names:
                write(options.out, name, draw())
    else:
        parser.error('say --out DIR, --list or --check')
    return 0


if __name__ == '__main__':
    sys.exit(main())
