"""From signals to WAV files and back."""
import array
import io
import math
import sys
import wave

from measure import loudness
from tools import RATE, high_pass, low_pass, samples


def finished(ears, wanted, every, loops):
    """Whole numbers, an array for each ear: no rumble, soft ends, the wanted loudness, and one of `every` values."""
    out = []
    for signal in ears:
        if not loops:
            signal = high_pass(signal, 60)
            count, rise, fall = len(signal), samples(.001), samples(.02 if len(signal) > RATE / 10 else .008)
            window = [min(1.0, i / rise, (count - 1 - i) / fall) for i in range(count)]
            window = [0.5 - 0.5 * math.cos(math.pi * w) for w in window]
            signal = [s * w for s, w in zip(signal, window)]
            offset = sum(signal) / sum(window)
            signal = [s - offset * w for s, w in zip(signal, window)]        # the ends stay at zero
        if every > 1:
            edge = .42 * RATE / every
            twice = signal + signal if loops else signal        # filters need to come round, too
            twice = low_pass(low_pass(low_pass(twice, edge, .52), edge, .71), edge, 1.93)
            signal = twice[-len(signal)::every]
        out.append(signal)
    gain = 10 ** ((wanted - loudness((out, RATE // every))) / 20) * 32767
    return [array.array('h', (round(s * gain) for s in signal)) for signal in out]


def wav_bytes(ears, rate):
    data = array.array('h', (value for values in zip(*ears) for value in values))
    if sys.byteorder == 'big':
        data.byteswap()
    out = io.BytesIO()
    with wave.open(out, 'wb') as file:
        file.setnchannels(len(ears))
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(data.tobytes())
    return out.getvalue()


def read(data):
    """The signals of a 16-bit WAV file, between -1 and 1, and their rate."""
    with wave.open(io.BytesIO(data)) as file:
        if file.getsampwidth() != 2:
            raise ValueError('not 16 bits')
        values = array.array('h', file.readframes(file.getnframes()))
        channels, rate = file.getnchannels(), file.getframerate()
    if sys.byteorder == 'big':
        values.byteswap()
    return [[v / 32768 for v in values[ear::channels]] for ear in range(channels)], rate
