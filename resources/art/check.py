"""Verifies finished pictures: finds what QtSvg cannot draw or the program does not expect."""
import math
import re
import xml.dom.minidom
from xml.parsers.expat import ExpatError

ALLOWED = {
    'svg': {'xmlns', 'width', 'height', 'viewBox'},
    'g': {'transform', 'stroke-linecap', 'stroke-linejoin'},
    'defs': set(),
    'path': {'d', 'fill-rule', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'},
    'circle': {'cx', 'cy', 'r'},
    'ellipse': {'cx', 'cy', 'rx', 'ry'},
    'rect': {'x', 'y', 'width', 'height', 'rx', 'ry'},
    'linearGradient': {'id', 'x1', 'y1', 'x2', 'y2'},
    'radialGradient': {'id', 'cx', 'cy', 'r', 'fx', 'fy'},
    'stop': {'offset', 'stop-color', 'stop-opacity'},
}
PAINT = {'fill', 'stroke', 'stroke-width', 'opacity'}
COLOURED, COLOUR = {'fill', 'stroke', 'stop-color'}, re.compile(r'none|#[0-9A-Fa-f]{6}|url\(#\w+\)')
SHAPES = {'path', 'circle', 'ellipse', 'rect'}
NUMERIC = {'d', 'transform', 'viewBox', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'x', 'y', 'x1',
           'y1', 'x2', 'y2', 'offset', 'opacity', 'stop-opacity', 'stroke-width', 'stroke-dasharray'}
WORDS = re.compile(r'translate|rotate|scale|[MLHVCQAZmlhvcqaz(),\s]')
NUMBER = re.compile(r'-?(?:\d+\.?\d*|\.\d+)')
LARGEST = 32_000            # bytes of a card; parsing must stay quick

# How many pictures each folder must hold.
FOLDERS = {'italian': 40, 'french': 54, 'french-four': 52, 'french-large': 52, 'french-large-four': 52, 'backs': 3,
           'people': 12, 'suits': 12, 'games': 5, 'samurai': 71, 'icon': 3}


def expected_cards():
    names = {f'italian/{rank}{suit}.svg' for rank in 'A234567JNK' for suit in 'CDSB'}
    for folder in ('french', 'french-four', 'french-large', 'french-large-four'):
        names |= {f'{folder}/{rank}{suit}.svg' for rank in '23456789TJQKA' for suit in 'CDHS'}
    return names | {'french/JOKER_BLACK.svg', 'french/JOKER_RED.svg'}


def elements(node):
    for child in node.childNodes:
        if child.nodeType == child.ELEMENT_NODE:
            yield child
            yield from elements(child)
        elif child.data.strip():
            raise ValueError('text outside the elements')


def numbers_of(value):
    left = NUMBER.sub('', WORDS.sub(' ', value)).strip()
    if left:
        raise ValueError(f'not a number: {left[:20]}')
    return [float(n) for n in NUMBER.findall(value)]


def check_picture(text):
    """Yields what is wrong with one picture."""
    try:
        root = xml.dom.minidom.parseString(text).documentElement
    except ExpatError as error:
        yield f'not well-formed: {error}'
        return
    if root.tagName != 'svg':
        yield f'the root is {root.tagName}'
    defined, used = [], set()
    for element in [root, *elements(root)]:
        tag = element.tagName
        if tag not in ALLOWED:
            yield f'element <{tag}> is not allowed'
            continue
        for name, value in element.attributes.items():
            if name not in ALLOWED[tag] and not (tag in SHAPES and name in PAINT):
                yield f'attribute {name} of <{tag}> is not allowed'
            if name == 'id':
                defined.append(value)
            if name in COLOURED and not COLOUR.fullmatch(value):
                yield f'{name} is {value}'
            used |= set(re.findall(r'url\(#(\w+)\)', value))
            if name in NUMERIC:
                try:
                    if not all(math.isfinite(n) and abs(n) < 1e5 for n in numbers_of(value)):
                        yield f'{name} of <{tag}> is out of range'
                except ValueError as error:
                    yield f'{name} of <{tag}>: {error}'
    for name in sorted(used - set(defined)):
        yield f'gradient {name} is used but not defined'
    for name in sorted(set(defined) - used):
        yield f'gradient {name} is defined but not used'
    if len(defined) != len(set(defined)):
        yield 'a gradient is defined twice'


def problems(pictures):
    """What is wrong with the pictures (name -> text), one line each."""
    found = [f'{name}: {fault}' for name, text in pictures.items() for fault in check_picture(text)]
    found += [f'{name}: missing' for name in sorted(expected_cards() - set(pictures))]
    for folder, count in FOLDERS.items():
        there = sum(name.startswith(folder + '/') for name in pictures)
        if there != count:
            found.append(f'{folder}: {there} pictures instead of {count}')
    for name, text in pictures.items():
        if len(text) > LARGEST and not name.startswith('games/'):
            found.append(f'{name}: {len(text)} bytes')
        if name.startswith('symbols/') and text.count('#000000') != 1:
            found.append(f'{name}: its ink must be #000000, once')
    return found
