"""What the sounds are made of: noise, filters, friction, impacts, ringing wood, a room, a place between two ears.

A signal is a list of floats, RATE to the second. Times are seconds, frequencies hertz.
"""
import array
import math
import random
import sys

RATE = 32000


def samples(seconds):
    return round(seconds * RATE)


def silence(seconds):
    return [0.0] * samples(seconds)


def noise(seconds, chance):
    """White noise between -1 and 1."""
    values = array.array('h')
    values.frombytes(chance.randbytes(2 * samples(seconds)))
    if sys.byteorder == 'big':
        values.byteswap()
    return [v / 32768 for v in values]


# ---------------------------------------------------------------- filters

def _biquad(signal, b0, b1, b2, a1, a2):
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in signal:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def low_pass(signal, frequency, q=0.7):
    w = 2 * math.pi * frequency / RATE
    c, alpha = math.cos(w), math.sin(w) / (2 * q)
    a0 = 1 + alpha
    return _biquad(signal, (1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0)


def high_pass(signal, frequency, q=0.7):
    w = 2 * math.pi * frequency / RATE
    c, alpha = math.cos(w), math.sin(w) / (2 * q)
    a0 = 1 + alpha
    return _biquad(signal, (1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0)


def high_shelf(signal, frequency, gain_db, q):
    a, w = 10 ** (gain_db / 40), 2 * math.pi * frequency / RATE
    c, alpha = math.cos(w), math.sin(w) / (2 * q)
    root = 2 * math.sqrt(a) * alpha
    a0 = (a + 1) - (a - 1) * c + root
    return _biquad(signal, a * ((a + 1) + (a - 1) * c + root) / a0, -2 * a * ((a - 1) + (a + 1) * c) / a0,
                   a * ((a + 1) + (a - 1) * c - root) / a0, 2 * ((a - 1) - (a + 1) * c) / a0,
                   ((a + 1) - (a - 1) * c - root) / a0)


def resonance(signal, frequency, q):
    """A band-pass of gain 1 in its middle."""
    w = 2 * math.pi * frequency / RATE
    alpha = math.sin(w) / (2 * q)
    a0 = 1 + alpha
    return _biquad(signal, alpha / a0, 0.0, -alpha / a0, -2 * math.cos(w) / a0, (1 - alpha) / a0)


def moving_low_pass(signal, frequencies):
    """One pole; the edge moves through (time, frequency) points."""
    out, y = [], 0.0
    for x, frequency in zip(signal, curve(len(signal), frequencies)):
        y += (1 - math.exp(-2 * math.pi * frequency / RATE)) * (x - y)
        out.append(y)
    return out


# ---------------------------------------------------------------- curves and mixing

def curve(count, points):
    """Values that glide smoothly through (time, value) points; before and after them they stay."""
    out = []
    (last_time, last) = points[0]
    out += [last] * min(count, samples(last_time))
    for time, value in points[1:]:
        steps = samples(time) - samples(last_time)
        out += [last + (value - last) * (0.5 - 0.5 * math.cos(math.pi * i / steps)) for i in range(steps)]
        last_time, last = time, value
    return (out + [last] * (count - len(out)))[:count]


def shaped(signal, points):
    """The signal with the loudness curve through (time, gain) points."""
    return [s * g for s, g in zip(signal, curve(len(signal), points))]


def decaying(signal, time, attack=0.001):
    """A burst: a short attack, then a fall by 60 dB within the time."""
    rise, factor, gain, out = max(1, samples(attack)), 10 ** (-3 / (time * RATE)), 1.0, []
    for i, s in enumerate(signal):
        out.append(s * gain * min(1.0, (i + 1) / rise))
        gain *= factor
    return out


def unit(signal):
    """The signal with a peak of 1, so that gains in a mix mean what they say."""
    peak = max(map(abs, signal))
    return [s / peak for s in signal]


def mix(seconds, *parts):
    """Adds (start, gain, signal) parts."""
    out = silence(seconds)
    for start, gain, signal in parts:
        first = samples(start)
        signal = signal[:max(0, len(out) - first)]
        out[first:first + len(signal)] = [o + gain * s for o, s in zip(out[first:first + len(signal)], signal)]
    return out


# ---------------------------------------------------------------- bodies

def scrape(seconds, chance, speed, body, brightest=9000):
    """Friction: asperities struck at random, as many and as sharply as the speed (0 to 1, through (time, speed)
    points) wants, heard through the resonances of the body, [(frequency, q, gain)]. After van den Doel, Kry and Pai,
    "FoleyAutomatic" (2001): its spectrum rises with the speed."""
    speeds = curve(samples(seconds), speed)
    grains = [chance.gauss(0, v) if chance.random() < .02 + .5 * v else 0.0 for v in speeds]
    heard = mix(seconds, *((0, gain, resonance(grains, frequency, q)) for frequency, q, gain in body))
    return unit(moving_low_pass(heard, [(time, 600 + brightest * v) for time, v in speed]))


def impact(chance, bands, seconds=0.12):
    """A soft or papery blow: noise in bands (frequency, q, gain, decay)."""
    parts = []
    for frequency, q, gain, decay in bands:
        length = min(seconds, 1.2 * decay + .004)
        parts.append((0, gain, unit(decaying(resonance(noise(length, chance), frequency, q), decay, .0007))))
    return mix(seconds, *parts)


def mode(frequency, seconds, decay):
    """One mode of a ringing body: a sine that falls by 60 dB within the decay time."""
    fall, w = 10 ** (-3 / (decay * RATE)), 2 * math.pi * frequency / RATE
    k1, k2 = 2 * fall * math.cos(w), fall * fall
    y1, y2, out = 0.0, -math.sin(w) / fall, []
    for _ in range(samples(seconds)):
        y = k1 * y1 - k2 * y2
        y2, y1 = y1, y
        out.append(y)
    return out


def struck(seconds, modes, contact):
    """A body struck by another: modes (frequency, gain, decay), excited as much as a blow that lasts `contact` seconds
    excites them (the spectrum of half a sine)."""
    parts = []
    for frequency, gain, decay in modes:
        x = 2 * frequency * contact
        force = math.pi / 4 if abs(x - 1) < .01 else abs(math.cos(math.pi * x / 2) / (1 - x * x))
        parts.append((0, gain * max(force, .02), mode(frequency, min(seconds, 1.1 * decay), decay)))
    out = mix(seconds, *parts)
    rise = samples(contact)
    for i in range(min(rise, len(out))):
        out[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    return out


def in_room(signal, seconds, delays, decay, wet):
    """With the late sound of a small furnished room: four combs whose high frequencies die sooner."""
    dry = signal + [0.0] * max(0, samples(seconds) - len(signal))
    total = [0.0] * len(dry)
    for delay in delays:
        length = samples(delay)
        feedback, line, low, at = 10 ** (-3 * delay / decay), [0.0] * length, 0.0, 0
        for i, x in enumerate(dry):
            y = line[at]
            low += .5 * (y - low)
            line[at] = x + feedback * low
            at = (at + 1) % length
            total[i] += y
    return [d + wet * t / len(delays) for d, t in zip(dry, total)]


# ---------------------------------------------------------------- between two ears

WIDTH = .55         # of the table, as pan: a neighbour is not beside one's ear


def placed(signal, pans):
    """Left and right of a sound that moves through (time, pan) points, -1 left to 1 right: by loudness, and by up to
    0.35 ms of time."""
    left, right, last = [], [], len(signal) - 1
    for i, pan in enumerate(curve(len(signal), pans)):
        angle, late = (pan + 1) * math.pi / 4, pan * .00035 * RATE
        for ear, gain, delay in ((left, math.cos(angle), max(0, late)), (right, math.sin(angle), max(0, -late))):
            at = i - delay
            whole = math.floor(at)
            part = at - whole
            a = signal[whole] if whole >= 0 else 0.0
            b = signal[min(whole + 1, last)] if whole >= -1 else 0.0
            ear.append(math.sqrt(2) * gain * (a + (b - a) * part))
    return left, right


def stage(seconds, *parts):
    """Adds (start, gain, signal, pan) parts; a pan is a number or (time, pan) points."""
    ears = silence(seconds), silence(seconds)
    for start, gain, signal, pan in parts:
        sides = placed(signal, pan if isinstance(pan, list) else [(0, pan)])
        ears = tuple(mix(seconds, (0, 1, ear), (start, gain, side)) for ear, side in zip(ears, sides))
    return ears
