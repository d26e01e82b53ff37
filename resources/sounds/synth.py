#!/usr/bin/env python3
"""Makes the sounds of the program from models of paper, cloth and wood; nothing is recorded.

    synth.py --out DIR              writes all sounds, as 16-bit WAV files
    synth.py --list                 prints the name of every file
    synth.py --check                measures all files (measure.py); exits 1 if one is wrong
    synth.py --measure FILE ...     prints the same figures of other WAV files, of recordings, say

The same sources always give the same bytes; a file that would not change is not written again. README.md says what
the sounds are measured against.
"""
import sys

sys.dont_write_bytecode = True      # the source tree stays as it is

import argparse
import math
import random
from pathlib import Path
from typing import Callable, NamedTuple

import measure
from measure import Limits
from tools import (RATE, WIDTH, decaying, high_pass, impact, in_room, low_pass, mix, noise, placed, resonance,
                   samples, scrape, shaped, stage, struck, unit)
from wav import finished, read, wav_bytes

NOTES = {'C4': 261.63, 'D4': 293.66, 'E4': 329.63, 'G4': 392.0, 'A4': 440.0, 'C5': 523.25, 'D5': 587.33, 'E5': 659.26,
         'G5': 783.99, 'C6': 1046.5, 'D6': 1174.7, 'G6': 1568.0}


def pitch(chance, semitones=.7):
    return 2 ** (chance.uniform(-semitones, semitones) / 12)


# ---------------------------------------------------------------- paper on cloth

def slid(chance, seconds, fastest=1.0):
    """A card pushed over cloth: paper's resonances above the cloth's dull one."""
    p = pitch(chance)
    middle = seconds * chance.uniform(.38, .52)
    speed = [(0, 0), (middle, fastest), (seconds * .72, .55 * fastest), (seconds - .012, 0)]
    paper = [(430 * p, .8, .4), (1250 * p, 1.1, .8), (2700 * p, 1.5, 1), (4300 * p, 1.7, .6)]
    grain = scrape(seconds, chance, speed, paper, 7000)
    return unit(low_pass(grain, 7200 * p))


def dropped(chance, hard=1.0):
    """A card coming down flat: the cloth's thud, the card's own flap, and its edge."""
    p = pitch(chance)
    blow = impact(chance, [(190 * p, 1.3, .5, .07), (520 * p, 1, .5, .055), (1450 * p, 1.1, .85, .045),
                           (3100 * p, 1.2, 1.3 * hard, .038), (5200 * p, 1.5, .7 * hard, .022)])
    return low_pass(blow, 8000)


def snapped(chance, loud=1.0):
    """The edge of a bent card springing back."""
    p = pitch(chance, 2)
    return impact(chance, [(1700 * p, 1.6, .5, .02), (3300 * p, 2, loud, .013), (6000 * p, 1.6, .4 * loud, .008)], .03)


def card_slide(chance, pan):
    return placed(slid(chance, .15), [(0, pan)])


def card_place(chance, pan):
    """It arrives sliding, one edge first, comes down, and settles."""
    second = .034 + chance.uniform(.016, .028)
    third = second + chance.uniform(.016, .026)
    return placed(mix(.17, (0, .28, slid(chance, .06, .8)), (.034, .6, unit(dropped(chance))),
                      (second, 1, unit(dropped(chance, .8))), (third, .3, unit(dropped(chance, .5))),
                      (third, .1, slid(chance, .07, .5))), [(0, pan)])


def card_flip(chance, pan):
    air = shaped(low_pass(resonance(noise(.12, chance), 900 * pitch(chance), .7), 2500),
                 [(0, 0), (.06, 1), (.09, .3), (.12, 0)])
    return placed(mix(.22, (0, .22, unit(air)), (.02, .2, slid(chance, .09, .7)), (.085, .7, unit(snapped(chance))),
                      (.098, 1, unit(dropped(chance))), (.122, .3, unit(dropped(chance, .5)))), [(0, pan)])


def shuffle(chance, _):
    """A riffle: the edges of two halves fall in turn, ever faster; then the pack is squared."""
    parts, time = [], .01
    for i in range(44):
        loud = .28 + .4 * i / 44 + .25 * chance.random()
        parts.append((time, loud, unit(snapped(chance)), (-.35, .35)[i % 2] * chance.uniform(.6, 1)))
        time += .0092 - .00008 * i + .0025 * chance.random()
    rustle = slid(chance, .34, .9)
    return stage(.52, *parts, (.02, .3, rustle, 0), (.405, .5, unit(dropped(chance)), -.15),
                 (.448, .62, unit(dropped(chance)), .12))


def deal(chance, _):
    """Cards thrown around the table."""
    parts = []
    for i in range(6):
        pan, start = (-WIDTH, 0, WIDTH)[i % 3], .088 * i + .006 * chance.random()
        parts += [(start, .35, slid(chance, .075, 1), [(0, 0), (.07, pan)]),
                  (start + .05, .75, unit(dropped(chance, .7)), pan)]
    return stage(.66, *parts)


def collect(chance, pan):
    """A trick gathered towards a side, and squared with a tap."""
    parts = [(.036 * i, .45 + .08 * i, slid(chance, .12, .8 + .06 * i), [(0, .3 * pan), (.12, pan)]) for i in range(4)]
    return stage(.31, *parts, (.205, .5, unit(dropped(chance)), pan), (.232, .32, unit(dropped(chance, .6)), pan))


def knock(chance, _):
    """Knuckles on the cloth-covered table, twice: a pass."""
    parts = []
    for start, gain in ((0, .8), (.115 + .012 * chance.random(), 1)):
        p = pitch(chance)
        blow = struck(.14, [(122 * p, .35, .1), (246 * p, .9, .09), (425 * p, .9, .07), (680 * p, .8, .05),
                            (1120 * p, .6, .03)], .0016)
        parts += [(start, gain, unit(blow)), (start, .3 * gain, unit(dropped(chance, .3)))]
    return placed(mix(.27, *parts), [(0, 0)])


# ---------------------------------------------------------------- wood on wood

def tapped(chance, hard=1.0):
    """A small hardwood tile set down on the board: the board's modes, damped by the table below, and the tile's own. A
    harder blow is shorter and so brighter."""
    p, q = pitch(chance), pitch(chance, 1.5)
    loss = 48       # decay times frequency: wood loses about a seventh of its amplitude with each swing
    modes = [(215 * p, .25), (390 * p, .4), (640 * p, .65), (905 * p, .85), (1180 * p, .8), (1490 * p, 1),
             (1980 * q, 1.1), (2350 * q, .7), (2750 * q, .9), (4300 * q, .6)]
    ring = struck(.16, [(f * chance.uniform(.985, 1.015), gain * chance.uniform(.7, 1.25), min(.1, loss / f + .012))
                        for f, gain in modes], .0003 / hard)
    contact = impact(chance, [(1500 * q, .8, .8, .02), (3400 * q, .9, .8, .011)], .04)
    return mix(.16, (0, 1, unit(ring)), (0, .45 * hard, contact))


def tile_place(chance, _):
    """Down on an edge, flat, and a small push into its place."""
    second = chance.uniform(.024, .038)
    grain = scrape(.07, chance, [(0, 0), (.03, .6), (.065, 0)], [(700, 1, .8), (1600, 1.2, 1), (3100, 1.4, .5)], 4200)
    return placed(mix(.2, (0, .5, unit(tapped(chance, .8))), (second, 1, unit(tapped(chance))),
                      (second + .03, .05, grain)), [(0, chance.uniform(-.12, .12))])


def figure_taken(chance, _):
    """Figures lifted off the board: they touch each other."""
    parts, start = [], .005
    for i in range(4):
        parts.append((start, (.55, 1, .7, .45)[i] * chance.uniform(.8, 1.1), unit(tapped(chance, 1.4))))
        start += chance.uniform(.035, .07)
    return placed(mix(.36, *parts, (0, .06, slid(chance, .2, .6))), [(0, 0)])


# ---------------------------------------------------------------- tuned wood

def bar(frequency, seconds, soft=1.0):
    """A marimba's bar of rosewood under a felt head: its overtones are tuned four and ten times as high, and die
    soon."""
    decay = min(seconds, 1.1 * math.sqrt(392 / frequency))
    return struck(seconds, [(frequency, 1, decay), (2.003 * frequency, .03, .4 * decay),
                            (3.94 * frequency, .3 * soft, .26 * decay), (9.5 * frequency, .12 * soft, .05)], .0007)


def felt(chance):
    return unit(decaying(low_pass(noise(.03, chance), 1500), .02))


def phrase(chance, seconds, *notes, soft=1.0):
    """Notes (start, gain, note, length) on a marimba, in a room, from low on the left to high on the right."""
    parts = []
    for start, gain, note, length in notes:
        note_pan = .35 * math.log2(NOTES[note] / 500)
        sound = mix(length, (0, 1, bar(NOTES[note], length, soft)), (0, .05 * soft, felt(chance)))
        parts.append((start + chance.uniform(0, .006), gain * chance.uniform(.95, 1.05), sound, note_pan))
    left, right = stage(seconds, *parts)
    return (in_room(left, seconds, (.0297, .0371, .0411, .0437), .55, .16),
            in_room(right, seconds, (.0301, .0361, .0419, .0431), .55, .16))


def trick_won(chance, take):
    first, second = (('G4', 'D5'), ('A4', 'E5'))[take % 2]
    return phrase(chance, .66, (0, .8, first, .4), (.11, 1, second, .5), soft=.8)


def win(chance, _):
    return phrase(chance, 1.6, (0, .6, 'G4', .6), (.13, .68, 'C5', .6), (.26, .76, 'E5', .6), (.39, .84, 'G5', .6),
                  (.56, 1, 'C6', .9), (.56, .5, 'C5', .9), (.56, .45, 'C4', .9))


def lose(chance, _):
    return phrase(chance, 1.25, (0, .8, 'G4', .55), (.2, .8, 'E4', .6), (.42, .9, 'C4', .75), soft=.55)


def draw(chance, _):
    return phrase(chance, 1.1, (0, .8, 'G4', .5), (.18, .8, 'A4', .5), (.36, .85, 'G4', .62), (.36, .5, 'D4', .62),
                  soft=.7)


def block(frequency, decay):
    """A small wooden block, struck lightly."""
    return struck(1.4 * decay, [(frequency, 1, decay), (2.57 * frequency, .5, .5 * decay),
                                (4.95 * frequency, .3, .3 * decay)], .0006)


def your_turn(chance, _):
    return placed(mix(.22, (0, 1, block(480, .14)), (0, .05, felt(chance))), [(0, 0)])


def illegal(chance, _):
    tap = mix(.13, (0, .8, unit(dropped(chance, .4))), (0, .6, block(330, .07)))
    return placed(mix(.28, (0, .85, tap), (.115, 1, tap)), [(0, 0)])


def hint(chance, _):
    def bell(note):
        f = NOTES[note]     # the overtones of a free bar
        return struck(.6, [(f, 1, .55), (2.756 * f, .3, .2), (5.404 * f, .15, .08)], .0003)
    return placed(mix(.72, (0, .8, bell('D6')), (.1, 1, bell('G6')), (0, .03, felt(chance))), [(0, 0)])


def click(chance, _):
    edge, body = high_pass(unit(snapped(chance)), 600), struck(.03, [(1050, 1, .018)], .0005)
    return placed(mix(.035, (0, 1, edge), (0, .5, body)), [(0, 0)])


# ---------------------------------------------------------------- the room

def ambience(chance, _):
    """A quiet room, going round without a seam: air, the room's lowest modes, and a clock on the far wall."""
    seconds, over = 6.0, 1.0
    ears = []
    for ear in range(2):
        air = noise(seconds + over, chance)
        air = mix(seconds + over, (0, 1, unit(low_pass(low_pass(air, 170), 420))),
                  (0, .035, unit(resonance(air, 900, .5))),
                  *((0, gain, unit(resonance(noise(seconds + over, chance), f, 9)))
                    for f, gain in ((61, .35), (79, .3), (104, .22))))
        turn = 2 * math.pi / samples(seconds)
        air = [a * (1 + .16 * math.sin(turn * i) + .1 * math.sin(3 * turn * i + 1 + ear)) for i, a in enumerate(air)]
        tail, count = samples(over), samples(seconds)        # what goes beyond the end fades into the beginning
        blend = [math.sin(math.pi / 2 * i / tail) for i in range(tail)]
        ears.append([air[i] * blend[i] + air[count + i] * math.sqrt(1 - blend[i] ** 2) for i in range(tail)] +
                    air[tail:count])
    for tick in range(6):
        f = 1250 if tick % 2 else 1120
        wheel = struck(.05, [(f, 1, .03), (1.71 * f, .6, .02), (2.6 * f, .35, .012)], .0004)
        sound = in_room(wheel, .3, (.0231, .0297, .0353), .35, .5)
        for ear, gain in zip(ears, (.06, .11)):
            at = samples(tick + .2)
            ear[at:at + len(sound)] = [a + gain * s for a, s in zip(ear[at:at + len(sound)], sound)]
    return tuple(ears)


# ---------------------------------------------------------------- all of them

class Sound(NamedTuple):
    make: Callable      # from a random.Random and the pan of its side, or the number of its take
    loudness: float     # LUFS, the loudest 400 ms
    limits: Limits
    takes: int = 1
    sides: bool = False     # whether the neighbours' sounds come from their sides
    every: int = 1          # of so many values one is kept: what sounds low needs fewer
    stereo: bool = False    # a sound with sides always is
    loops: bool = False


CARD, TILE, TONE = measure.CARD, measure.TILE, measure.TONE
SOUNDS = {
    'card-slide': Sound(card_slide, -34, CARD._replace(length=(.12, .18), attack=(.02, .1)), 2, sides=True),
    'card-place': Sound(card_place, -31, CARD._replace(length=(.12, .2)), 3, sides=True),
    'card-flip': Sound(card_flip, -33, CARD._replace(length=(.15, .25), attack=(.02, .15)), 2),
    'shuffle': Sound(shuffle, -30, CARD._replace(length=(.4, .6), attack=(.1, .5)), 2, stereo=True),
    'deal': Sound(deal, -31, CARD._replace(length=(.5, .7), attack=(0, .6), decay=(.01, .65)), 1, stereo=True),
    'collect': Sound(collect, -32, CARD._replace(length=(.25, .4), attack=(.05, .3)), 2, sides=True),
    'pass': Sound(knock, -31, TILE._replace(length=(.2, .3), attack=(0, .2), centroid=(250, 1200)), 2),
    'tile-place': Sound(tile_place, -30, TILE._replace(length=(.15, .25), attack=(0, .05)), 4),
    'figure-taken': Sound(figure_taken, -31, TILE._replace(length=(.3, .4), attack=(0, .2)), 2),
    'trick-won': Sound(trick_won, -25, TONE._replace(length=(.5, .8)), 2, every=2),
    'win': Sound(win, -19, TONE._replace(length=(1.3, 1.8)), every=2, stereo=True),
    'lose': Sound(lose, -21, TONE._replace(length=(.9, 1.4)), every=2),
    'draw': Sound(draw, -21, TONE._replace(length=(.9, 1.3)), every=2),
    'your-turn': Sound(your_turn, -30, TONE._replace(length=(.15, .3)), every=2),
    'illegal': Sound(illegal, -28, TONE._replace(length=(.2, .35), decay=(.01, .2)), every=2),
    'hint': Sound(hint, -28, TONE._replace(length=(.5, .8), centroid=(900, 3000))),
    'click': Sound(click, -42, CARD._replace(length=(.02, .05), attack=(0, .01), decay=(.003, .03))),
    'ambience': Sound(ambience, -48, measure.AIR, every=4, stereo=True, loops=True),
}
SIDES = {'centre': 0, 'left': -WIDTH, 'right': WIDTH}


def files():
    """Yields the path of each file, its sound, side and take."""
    for name, sound in SOUNDS.items():
        for side in SIDES if sound.sides else ('centre',):
            for take in range(sound.takes):
                yield f'{name}/{side}-{take + 1}.wav', name, side, take


def made(name, side, take):
    sound = SOUNDS[name]
    chance = random.Random(f'{name} {side} {take}')
    ears = sound.make(chance, SIDES[side] if sound.sides else take)
    if not sound.sides and not sound.stereo:
        ears = ([(left + right) / 2 for left, right in zip(*ears)],)
    return wav_bytes(finished(ears, sound.loudness, sound.every, sound.loops), RATE // sound.every)


def check():
    found, heard, size = [], {}, 0
    for path, name, side, take in files():
        data = made(name, side, take)
        size += len(data)
        signal = read(data)
        sound, others = SOUNDS[name], heard.setdefault((name, side), {})
        found += [f'{path}: {fault}'
                  for fault in measure.faults(signal, sound.limits, sound.loudness, sound.loops, SIDES[side])]
        found += [f'{path}: like {other}' for other in others if measure.alike(signal, others[other])]
        others[path] = signal
    if size > measure.MOST_BYTES:
        found.append(f'{size} bytes together, more than {measure.MOST_BYTES}')
    print('\n'.join(found) if found else f'{len(list(files()))} sounds, {size / 1e6:.2f} MB, all well')
    return 1 if found else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', metavar='DIR', help='the folder to write into')
    parser.add_argument('--list', action='store_true', help='print the names of all files')
    parser.add_argument('--check', action='store_true', help='measure all sounds')
    parser.add_argument('--measure', nargs='+', metavar='FILE', help='print the figures of other files')
    options = parser.parse_args()

    if options.list:
        print('\n'.join(path for path, *_ in files()))
    elif options.check:
        return check()
    elif options.measure:
        for file in options.measure:
            found = measure.figures(read(Path(file).read_bytes()))
            print(file, *(f'{name} {value:.3g}' for name, value in found.items()))
    elif options.out:
        for path, *which in files():
            target, data = Path(options.out) / path, made(*which)
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.is_file() or target.read_bytes() != data:
                target.write_bytes(data)
    else:
        parser.error('say --out DIR, --list, --check or --measure FILE')
    return 0


if __name__ == '__main__':
    sys.exit(main())
