"""Figures of a sound, and the limits that they have to keep; README.md says which recordings the limits come from.

A sound is (signals, rate): for each ear a list of numbers between -1 and 1.
"""
import cmath
import math
from typing import NamedTuple

MOST_BYTES = 1_500_000
HIGHEST_PEAK = -3.0     # dB: what else plays at the same time is added to it


class Limits(NamedTuple):
    length: tuple[float, float]                 # seconds
    attack: tuple[float, float]                 # seconds from where it begins to its loudest 5 ms
    centroid: tuple[float, float]               # hertz, of the power between 100 Hz and 16 kHz
    decay: tuple[float, float]                  # seconds in which what is left after the loudest 5 ms falls by 20 dB
    crest: tuple[float, float] = (8, 30)        # dB from the mean power to the peak


CARD = Limits((0, 0), (0, .1), (2000, 4500), (.008, .2))
TILE = Limits((0, 0), (0, .05), (700, 2500), (.02, .26))
TONE = Limits((0, 0), (0, .7), (250, 1500), (.03, 1.3))
AIR = Limits((6, 12), (0, 12), (100, 700), (0, 12), (8, 24))


def _filtered(signal, b, a):
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in signal:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def _k_weighted(signal, rate):
    """As ITU-R BS.1770 weighs: a shelf for the head, and a high-pass; its analogue filters at any rate."""
    k, vh = math.tan(math.pi * 1681.974 / rate), 10 ** (3.99984 / 20)
    q, vb = .7071752, vh ** .4996668
    a0 = 1 + k / q + k * k
    signal = _filtered(signal, ((vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0),
                       (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))
    k, q = math.tan(math.pi * 38.13547 / rate), .5003270
    a0 = 1 + k / q + k * k
    return _filtered(signal, (1, -2, 1), (2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))


def loudness(sound):
    """LUFS of the loudest 400 ms (the momentary loudness of EBU R 128); what is shorter is followed by silence. A
    single signal is heard by both ears."""
    signals, rate = sound
    window, energy = round(.4 * rate), None
    for signal in signals if len(signals) == 2 else signals * 2:
        squares = [v * v for v in _k_weighted(signal, rate)]
        energy = squares if energy is None else [a + b for a, b in zip(energy, squares)]
    total = most = sum(energy[:window])
    for i in range(window, len(energy)):
        total += energy[i] - energy[i - window]
        most = max(most, total)
    return -.691 + 10 * math.log10(most / window + 1e-12)


def _transform(values):
    """The Fourier transform of a power of two of values."""
    n = len(values)
    if n == 1:
        return values
    even, odd = _transform(values[::2]), _transform(values[1::2])
    turned = [cmath.exp(-2j * math.pi * i / n) * o for i, o in enumerate(odd)]
    return [e + t for e, t in zip(even, turned)] + [e - t for e, t in zip(even, turned)]


def _spectrum(signal, rate):
    """(frequency, power) pairs: the mean of pieces of 4096 values."""
    size, power = 4096, None
    for start in range(0, max(1, len(signal) - size // 2), size):
        piece = signal[start:start + size]
        piece = piece + [0.0] * (size - len(piece))
        values = [abs(v) ** 2 for v in _transform(piece)[:size // 2]]
        power = values if power is None else [a + b for a, b in zip(power, values)]
    return [(i * rate / size, p) for i, p in enumerate(power) if 100 <= i * rate / size <= 16000]


def figures(sound):
    signals, rate = sound
    heard = max(signals, key=lambda signal: sum(v * v for v in signal))    # the louder ear
    squares = [v * v for v in heard]
    whole = sum(squares) or 1e-12
    peak = max(max(map(abs, signal)) for signal in signals)

    step = max(1, round(.0025 * rate))
    steps = [sum(squares[i:i + step]) for i in range(0, len(squares), step)]
    pairs = [a + b for a, b in zip(steps, steps[1:])]
    loudest = pairs.index(max(pairs))
    begin = total = 0
    while total < .002 * whole:
        total += steps[begin]
        begin += 1
    left = rest = sum(steps[loudest:])
    end = loudest
    while end < len(steps) and left > .01 * rest:
        left -= steps[end]
        end += 1
    spectrum = _spectrum(heard, rate)
    power = sum(p for _, p in spectrum) or 1e-12
    sounding = squares[(begin - 1) * step:end * step] or squares
    return {
        'length': len(heard) / rate,
        'loudness': loudness(sound),
        'peak': 20 * math.log10(peak + 1e-9),
        'attack': max(0, loudest - begin + 1) * step / rate,
        'centroid': sum(f * p for f, p in spectrum) / power,
        'decay': (end - loudest) * step / rate,
        'crest': 10 * math.log10(max(squares) * len(sounding) / sum(sounding)),
    }


def faults(sound, limits, wanted, loops, pan):
    """Yields what is wrong with a sound that is to have the loudness `wanted`."""
    signals, rate = sound
    found = figures(sound)
    for name, (least, most) in limits._asdict().items():
        if not least <= found[name] <= most:
            yield f'{name} {found[name]:.4g}, not {least} to {most}'
    if abs(found['loudness'] - wanted) > .3:
        yield f'loudness {found["loudness"]:.1f} LUFS, not {wanted}'
    if found['peak'] > HIGHEST_PEAK:
        yield f'peak {found["peak"]:.1f} dB'
    for signal in signals:
        top, edge = max(map(abs, signal)), round(.0005 * rate)
        if abs(sum(signal) / len(signal)) > 1e-4:
            yield f'offset {sum(signal) / len(signal):.5f}'
        if loops:
            steps = [abs(b - a) for a, b in zip(signal, signal[1:])]
            if abs(signal[0] - signal[-1]) > max(steps):
                yield 'clicks where it begins again'
        elif signal[0] or signal[-1] or max(map(abs, signal[-edge:])) > .01 * top:
            yield 'does not begin and end in silence'
    if pan and len(signals) == 2:
        left, right = (math.sqrt(sum(v * v for v in signal)) for signal in signals)
        towards = 20 * math.log10(left / right) * (-1 if pan > 0 else 1)
        if not 3 <= towards <= 12:
            yield f'{towards:.1f} dB louder on its side'


def alike(a, b):
    """Whether two takes sound the same: their waves correlate."""
    (first, *_), (second, *_) = a[0], b[0]
    product = sum(x * y for x, y in zip(first, second))
    return abs(product) > .9 * math.sqrt(sum(x * x for x in first) * sum(y * y for y in second))
