#!/usr/bin/env python3
"""Makes the sounds of the program: paper, cloth and wood, nothing recorded.

    synth.py --out DIR [NAME ...]   writes all sounds, or the named ones, as 16-bit mono WAV files of 44.1 kHz
    synth.py --list                 prints the name of every file
    synth.py --check                verifies lengths, peaks, offset and fades; exits 1 if one is wrong

The same sources always give the same bytes; a file that would not change is not written again.
"""
import sys

sys.dont_write_bytecode = True      # the source tree stays as it is

import argparse
import math
import random
from pathlib import Path

from tools import (RATE, decaying, finished, high_pass, low_pass, mix, noise, ringing, samples, shaped, sweeping_band,
                   unit, wav_bytes)

NOTES = {'C4': 261.63, 'D4': 293.66, 'E4': 329.63, 'G4': 392.0, 'A4': 440.0, 'C5': 523.25, 'D5': 587.33, 'E5': 659.26,
         'G5': 783.99, 'C6': 1046.5, 'D6': 1174.7, 'G6': 1568.0}


# ---------------------------------------------------------------- paper and cloth

def brush(seconds, seed, frequencies, loudness, q=0.8):
    """Paper brushing over cloth: a moving band of noise, slightly uneven, like friction."""
    grain = low_pass(noise(seconds, seed + 1), 90)
    body = sweeping_band(noise(seconds, seed), frequencies, q)
    body = [s * max(0.0, 1 + 6 * g) for s, g in zip(body, grain)]
    return unit(low_pass(shaped(body, loudness), 4200))


def snap(seed, frequency, decay, seconds=0.03):
    """The edge of a card springing back."""
    return unit(low_pass(decaying(sweeping_band(noise(seconds, seed), [(0, frequency)], 1.6), decay, 0.0006), 6000))


def pat(seed, decay=0.05):
    """A flat card meeting the cloth: a dull breath of air."""
    return unit(decaying(low_pass(high_pass(noise(0.09, seed), 250), 1100), decay, 0.0015))


def thump(frequency, decay, seconds=0.09):
    """A knock that the cloth swallows; its overtones carry it on small loudspeakers."""
    return unit(ringing(frequency, seconds, [(1, 1, decay), (1.72, .7, decay * .8), (2.9, .45, decay * .6)]))


def card_slide():
    hiss = brush(.13, 11, [(0, 1100), (.05, 2500), (.12, 1000)], [(0, 0), (.035, 1), (.06, .8), (.12, 0)])
    cloth = unit(shaped(low_pass(high_pass(noise(.13, 13), 180), 620), [(0, 0), (.05, 1), (.12, 0)]))
    return mix(.13, (0, 1, hiss), (0, .4, cloth))


def card_place():
    return mix(.1, (0, .6, thump(205, .045)), (0, .75, pat(20, .065)), (.001, .5, snap(21, 1900, .024)),
               (.014, .2, snap(22, 2900, .016)))


def card_flip():
    air = brush(.16, 31, [(0, 900), (.07, 3000), (.12, 1800)], [(0, 0), (.06, .8), (.09, .25), (.13, 0)], 1.1)
    return mix(.17, (0, .6, air), (.078, .9, snap(33, 2600, .024)), (.08, .45, pat(35)), (.08, .3, thump(215, .04)))


def shuffle():
    """A riffle: edges that fall ever faster, and a tap that squares the pack."""
    chance, parts, time = random.Random(41), [], .01
    for i in range(34):
        gain = .3 + .5 * i / 34 + .15 * chance.random()
        parts.append((time, gain, snap(400 + i, 1500 + 1600 * chance.random(), .014 + .008 * chance.random())))
        time += .0125 - .00012 * i + .003 * chance.random()
    rustle = brush(.5, 43, [(0, 1600), (.3, 2800), (.5, 1500)], [(0, 0), (.2, .5), (.38, 1), (.44, .2), (.48, 0)])
    return mix(.56, *parts, (0, .4, rustle), (.462, .6, thump(210, .04)), (.462, .6, pat(46)),
               (.464, .5, snap(47, 2000, .024)))


def collect():
    """Four cards drawn together, one after the other, and laid down."""
    parts = []
    for i in range(4):
        way = [(0, 1000 + 120 * i), (.05, 2200 + 160 * i), (.1, 1100)]
        sweep = brush(.11, 50 + 3 * i, way, [(0, 0), (.04, 1), (.1, 0)])
        parts.append((.042 * i, .5 + .1 * i, sweep))
    return mix(.28, *parts, (.19, .5, thump(200, .042)), (.19, .6, pat(62)), (.192, .35, snap(63, 1900, .024)))


# ---------------------------------------------------------------- wood

def mallet(seed, seconds=0.02):
    """The blow of the felt head."""
    return unit(decaying(low_pass(noise(seconds, seed), 1800), .018))


def marimba(note, seconds, seed, soft=1.0):
    """A tuned bar of rosewood: its overtones are four and ten times as high, and short."""
    frequency = NOTES[note]
    decay = min(seconds, .95 * math.sqrt(392 / frequency))
    bar = ringing(frequency, seconds, [(1, 1, decay), (2, .05 * soft, decay * .5), (3.93, .2 * soft, decay * .28),
                                       (9.6, .04 * soft, .05)])
    return mix(seconds, (0, 1, bar), (0, .07 * soft, mallet(seed)))


def block(frequency, decay, seed):
    """A small wooden block, struck lightly."""
    body = ringing(frequency, decay * 1.4, [(1, 1, decay), (2.57, .35, decay * .5), (4.95, .12, decay * .3)])
    return mix(decay * 1.4, (0, 1, body), (0, .12, mallet(seed, .012)))


def phrase(seconds, *notes, soft=1.0):
    """Marimba notes: (start, gain, note, length)."""
    return mix(seconds, *((start, gain, marimba(note, length, 700 + i, soft))
                          for i, (start, gain, note, length) in enumerate(notes)))


def trick_won():
    return phrase(.62, (0, .8, 'G4', .4), (.11, 1, 'D5', .5), soft=.8)


def your_turn():
    return mix(.2, (0, 1, block(480, .13, 81)))


def win():
    return phrase(1.42, (0, .6, 'G4', .6), (.13, .68, 'C5', .6), (.26, .76, 'E5', .6), (.39, .84, 'G5', .6),
                  (.56, 1, 'C6', .85), (.56, .5, 'C5', .85), (.56, .45, 'C4', .85))


def lose():
    return phrase(1.12, (0, .8, 'G4', .55), (.2, .8, 'E4', .6), (.42, .9, 'C4', .7), soft=.55)


def draw():
    return phrase(1.0, (0, .8, 'G4', .5), (.18, .8, 'A4', .5), (.36, .85, 'G4', .62), (.36, .5, 'D4', .62), soft=.7)


def illegal():
    tap = mix(.12, (0, .7, thump(175, .075, .12)), (0, .5, block(330, .06, 91)))
    return mix(.27, (0, .85, tap), (.115, 1, tap))


def hint():
    def bell(note, seed):
        ring = ringing(NOTES[note], .6, [(1, 1, .55), (2.76, .14, .2), (5.4, .04, .08)])
        return mix(.6, (0, 1, ring), (0, .04, mallet(seed)))
    return mix(.72, (0, .8, bell('D6', 95)), (.1, 1, bell('G6', 96)))


def click():
    return mix(.03, (0, 1, high_pass(snap(99, 2100, .012), 600)), (0, .5, ringing(1050, .03, [(1, 1, .018)])))


# name -> function, peak in dB, shortest and longest length in seconds
SOUNDS = {
    'card-slide': (card_slide, -15, .10, .15),
    'card-place': (card_place, -10, .07, .11),
    'card-flip': (card_flip, -14, .12, .20),
    'shuffle': (shuffle, -13, .45, .60),
    'collect': (collect, -14, .22, .30),
    'trick-won': (trick_won, -11, .4, .7),
    'your-turn': (your_turn, -15, .12, .25),
    'win': (win, -9, 1.2, 1.6),
    'lose': (lose, -10, .8, 1.2),
    'draw': (draw, -10, .8, 1.2),
    'illegal': (illegal, -12, .2, .32),
    'hint': (hint, -14, .5, .8),
    'click': (click, -18, .02, .05),
}


def sound(name):
    function, peak, *_ = SOUNDS[name]
    return finished(function(), peak, fade_out=.008 if name == 'click' else .02)


def problems(name, values):
    """Yields what is wrong with a finished sound."""
    _, peak_db, shortest, longest = SOUNDS[name]
    length, peak = len(values) / RATE, 20 * math.log10(max(map(abs, values)) / 32767)
    if not shortest <= length <= longest:
        yield f'{name}: {length:.3f} s long, not {shortest} to {longest}'
    if abs(peak - peak_db) > .1:
        yield f'{name}: peak {peak:.2f} dB, not {peak_db}'
    if abs(sum(values) / len(values)) > 1:
        yield f'{name}: offset {sum(values) / len(values):.2f}'
    loudest, edge = max(map(abs, values)), samples(.0005)
    first, last = max(map(abs, values[:8])), max(map(abs, values[-edge:]))
    if values[0] or values[-1] or first > .1 * loudest or last > .02 * loudest:
        yield f'{name}: does not begin or end softly'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', metavar='DIR', help='the folder to write into')
    parser.add_argument('--list', action='store_true', help='print the names of all files')
    parser.add_argument('--check', action='store_true', help='verify all sounds')
    parser.add_argument('names', nargs='*', metavar='NAME')
    options = parser.parse_args()

    if options.list:
        print('\n'.join(f'{name}.wav' for name in SOUNDS))
    elif options.check:
        found = [fault for name in SOUNDS for fault in problems(name, sound(name))]
        print('\n'.join(found) if found else f'{len(SOUNDS)} sounds, all well')
        return 1 if found else 0
    elif options.out:
        wanted = [name.removesuffix('.wav') for name in options.names] or list(SOUNDS)
        unknown = [name for name in wanted if name not in SOUNDS]
        if unknown:
            parser.error('no such sound: ' + ' '.join(unknown))
        folder = Path(options.out)
        folder.mkdir(parents=True, exist_ok=True)
        for name in wanted:
            target, data = folder / f'{name}.wav', wav_bytes(sound(name))
            if not target.is_file() or target.read_bytes() != data:
                target.write_bytes(data)
    else:
        parser.error('say --out DIR, --list or --check')
    return 0


if __name__ == '__main__':
    sys.exit(main())
