"""What the sounds are made of: noise, filters, envelopes, ringing wood, and writing a finished sound.

A signal is a list of floats, 44100 to the second. Times are seconds, frequencies hertz.
"""
import array
import io
import math
import random
import sys
import wave

RATE = 44100


def samples(seconds):
    return round(seconds * RATE)


def noise(seconds, seed):
    """White noise between -1 and 1; the same seed gives the same noise."""
    values = array.array('h')
    values.frombytes(random.Random(seed).randbytes(2 * samples(seconds)))
    if sys.byteorder == 'big':
        values.byteswap()
    return [v / 32768 for v in values]


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


def sweeping_band(signal, frequencies, q):
    """A band-pass whose middle moves through (time, frequency) points: a card brushing over a table."""
    out, low, band, damping = [], 0.0, 0.0, 1 / q
    for x, frequency in zip(signal, curve(len(signal), frequencies)):
        f = 2 * math.sin(math.pi * frequency / RATE)
        low += f * band
        band += f * (x - low - damping * band)
        out.append(band * damping)
    return out


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
    rise, factor, gain, out = max(1, samples(attack)), 10 ** (-3 / samples(time)), 1.0, []
    for i, s in enumerate(signal):
        out.append(s * gain * min(1.0, (i + 1) / rise))
        gain *= factor
    return out


def mode(frequency, seconds, decay, attack=0.0015):
    """One mode of a ringing body: a sine that falls by 60 dB within the decay time."""
    fall, w = 10 ** (-3 / samples(decay)), 2 * math.pi * frequency / RATE
    k1, k2 = 2 * fall * math.cos(w), fall * fall
    y1, y2, out = 0.0, -math.sin(w) / fall, []
    for _ in range(samples(seconds)):
        y = k1 * y1 - k2 * y2
        y2, y1 = y1, y
        out.append(y)
    rise = samples(attack)
    for i in range(min(rise, len(out))):
        out[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    return out


def ringing(frequency, seconds, modes):
    """A struck body: modes are (ratio to the frequency, gain, decay)."""
    return mix(seconds, *((0, gain, mode(frequency * ratio, min(seconds, decay * 1.1), decay))
                          for ratio, gain, decay in modes))


def unit(signal):
    """The signal with a peak of 1, so that gains in a mix mean what they say."""
    peak = max(map(abs, signal))
    return [s / peak for s in signal]


def mix(seconds, *parts):
    """Adds (start, gain, signal) parts."""
    out = [0.0] * samples(seconds)
    for start, gain, signal in parts:
        first = samples(start)
        signal = signal[:len(out) - first]
        out[first:first + len(signal)] = [o + gain * s for o, s in zip(out[first:first + len(signal)], signal)]
    return out


def finished(signal, peak_db, fade_in=0.001, fade_out=0.02):
    """Ready to be written: no rumble, soft ends, no offset, and the wanted peak in dB below full scale."""
    signal = high_pass(signal, 45)
    count, rise, fall = len(signal), samples(fade_in), samples(fade_out)
    window = [min(1.0, i / rise, (count - 1 - i) / fall) for i in range(count)]
    window = [0.5 - 0.5 * math.cos(math.pi * w) for w in window]
    signal = [s * w for s, w in zip(signal, window)]
    offset = sum(signal) / sum(window)
    signal = [s - offset * w for s, w in zip(signal, window)]        # the ends stay at zero
    scale = 10 ** (peak_db / 20) * 32767 / max(map(abs, signal))
    return array.array('h', (round(s * scale) for s in signal))


def wav_bytes(values):
    """A 16-bit mono WAV file."""
    data = array.array('h', values)
    if sys.byteorder == 'big':
        data.byteswap()
    out = io.BytesIO()
    with wave.open(out, 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
    return out.getvalue()
