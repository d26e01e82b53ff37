"""The letters and figures of the indices: our own, so that a card never depends on a system font.

Vertical stress, hairlines against strong stems, bracketed serifs, ball terminals. Each glyph is an
advance width and a list of contours; pen.py says what those are.
"""
from inks import contrast
from pen import (CAP, HAIR, OVERSHOOT, arm, ball, contour, crossing, half_turn, hole, middle_arm, oval, pen, poly,
                 serif, solid, stem, tip)
from shapes import group, num, path


def letter_a():
    """Thin left leg, thick right leg, a pointed apex that rises a little above the line."""
    top, thin, thick = CAP + OVERSHOOT, 48, 146
    a0, a1, b0, b1 = (84, 0), (286, top), (404, 0), (176, top)          # outer edge of the thin, left edge of the thick
    apex_outside = crossing(a0, a1, b0, b1)
    apex_inside = crossing((a0[0] + thin, 0), (a1[0] + thin, top), b0, b1)
    slope_a, slope_b = (a1[0] - a0[0]) / top, (b1[0] - b0[0]) / top
    low, high = 218, 218 + HAIR
    return 610, [
        poly(b0, (b0[0] + thick, 0), (b1[0] + thick, top), a1, apex_outside),
        poly(a0, (a0[0] + thin, 0), apex_inside, a1),
        poly((a0[0] + slope_a * low + 20, low), (b0[0] + slope_b * low + 30, low),
             (b0[0] + slope_b * low + 30, high), (a0[0] + slope_a * high + 20, high)),
        serif(0, 1, 12, 206, 84, 132, slope_a, slope_a, bracket=56),
        serif(0, 1, 336, 600, 404, 550, slope_b, slope_b, bracket=56)]


def letter_o():
    return 600, [solid(oval(300, 370, 272, 382)), hole(oval(300, 370, 130, 342, .60))]


def letter_q():
    return 600, letter_o()[1] + [pen((196, 118, 40, 16), (296, 96, -38, 50), (430, -62, -44, 104), (598, -92, 34, 18),
                                     k=.62)]


def letter_c():
    beak = contour((530, 752), (530, 496), (504, 496), (496, 608, 446, 710, 334, 710), (334, 752),
                   (406, 752, 446, 734, 480, 704), (492, 718, 501, 734, 505, 752))
    return 570, [pen((540, 210, -108, 22), (334, 9, 180, HAIR), (100, 370, 90, 144), (334, 731, 0, HAIR), k=.6),
                 solid(beak)]


def letter_j():
    return 430, [serif(CAP, -1, 148, 424, 220, 354),
                 pen((287, CAP, -90, 134), (287, 190, -90, 134), (160, 9, 180, HAIR), tip(90, 150, 58, 165, -1)),
                 ball(90, 150, 58)]


def letter_f():
    return 560, stem(88, foot=(66, 86), head=(66, 0)) + [arm(210, 520, CAP, -1, 216)] + middle_arm(210, 414, 352, 90)


def letter_e():
    return 580, (stem(88, foot=(66, 0), head=(66, 0)) + [arm(210, 520, CAP, -1, 206), arm(210, 546, 0, 1, 232)]
                 + middle_arm(210, 408, 356, 86))


def letter_r():
    right, base, thick = 516, 362, 138
    middle, inside = (CAP + base) / 2, right - thick
    bowl = solid(contour(
        (200, CAP), (right - 200, CAP), (right - 70, CAP, right, CAP - 70, right, middle),
        (right, base + 70, right - 70, base, right - 200, base), (200, base), (200, base + HAIR),
        (right - 210, base + HAIR), (inside - 30, base + HAIR, inside, base + 100, inside, middle),
        (inside, CAP - 100, inside - 30, CAP - HAIR, right - 210, CAP - HAIR), (200, CAP - HAIR)))
    leg = pen((300, 383, 0, HAIR), (432, 230, -90, 132), (432, 150, -90, 132), (530, 10, 0, 42), (594, 92, 80, 30),
              k=.6)
    return 610, stem(88, foot=(66, 60), head=(66, 0)) + [bowl, leg]


def letter_k():
    arm_slope, leg_slope = (480 - 176) / (CAP - 264), (300 - 430) / 420
    on_arm = (216, 264), (520, CAP)                                     # the leg grows out of the thin arm
    return 620, stem(86, foot=(60, 52), head=(60, 52)) + [
        poly((163, 244), (217, 244), (534, CAP), (480, CAP)),
        serif(CAP, -1, 400, 604, 480, 534, arm_slope, arm_slope, bracket=50),
        poly((430, 0), (584, 0), crossing((584, 0), (584 + leg_slope * CAP, CAP), *on_arm),
             crossing((430, 0), (430 + leg_slope * CAP, CAP), *on_arm)),
        serif(0, 1, 364, 618, 430, 584, leg_slope, leg_slope, bracket=56)]


def letter_t():
    left_arm = [tuple(580 - v if i % 2 == 0 else v for i, v in enumerate(s)) for s in arm(290, 556, CAP, -1, 214)]
    return 580, stem(223, foot=(76, 76), head=None) + [
        poly((60, CAP - HAIR), (520, CAP - HAIR), (520, CAP), (60, CAP)), arm(290, 556, CAP, -1, 214), solid(left_arm)]


def letter_y():
    fork = CAP - 352
    return 600, [poly((238, 0), (372, 0), (372, fork), (238, CAP), (92, CAP), (238, fork - 42)),
                 serif(0, 1, 162, 448, 238, 372),
                 poly((306, 340), (340, 300), (366, 330), (372, 348), (524, CAP), (472, CAP)),
                 serif(CAP, -1, 22, 306, 92, 238, -.37, -.38, bracket=50),
                 serif(CAP, -1, 396, 592, 472, 524, .39, .39, bracket=50)]


def figure_1():
    return 400, [poly((150, 0), (284, 0), (284, 752), (262, 752), (150, 640)), serif(0, 1, 70, 364, 150, 284),
                 solid(contour((262, 752), (225, 690, 150, 650, 60, 644), (60, 612), (160, 612), (230, 620)))]


def figure_2():
    foot = contour((40, 0), (428, 0), (454, 210), (428, 210), (416, 140, 388, 108, 330, 108), (190, 108),
                   (150, 108, 116, 96, 88, 37), (60, 63), (40, 42))
    return 490, [ball(112, 566, 62), solid(foot),
                 pen(tip(112, 566, 62, 195, -1), (222, 731, 0, HAIR), (364, 560, -90, 134), (74, 50, -134, 38), k=.62)]


def figure_3():
    return 490, [ball(112, 586, 60), ball(106, 158, 64),
                 pen(tip(112, 586, 60, 195, -1), (220, 731, 0, HAIR), (348, 566, -90, 124), (206, 392, 180, HAIR),
                     (150, 392, 180, HAIR), k=.6),
                 pen((150, 392, 0, HAIR), (196, 392, 0, HAIR), (374, 200, -90, 136), (212, 9, 180, HAIR),
                     tip(106, 158, 64, 165, -1), k=.6)]


def figure_4():
    return 510, [poly((282, 0), (410, 0), (410, 748), (282, 748)), serif(0, 1, 212, 480, 282, 410),
                 poly((22, 206), (490, 206), (490, 252), (22, 252)),
                 poly((22, 206), (22, 246), (346, 748), (410, 748), (396, 726), (88, 246), (80, 206))]


def figure_5():
    flag = contour((96, 740), (98, 628), (230, 628), (330, 628, 390, 640, 420, 740), (392, 740))
    return 490, [poly((84, 330), (122, 330), (134, 740), (98, 740)), solid(flag), ball(106, 154, 64),
                 pen((106, 366, 52, 24), (226, 449, 0, 46), (376, 224, -90, 136), (210, 9, 180, HAIR),
                     tip(106, 154, 64, 165, -1), k=.6)]


def figure_6():
    return 490, [ball(386, 580, 60),
                 pen(tip(386, 580, 60, -15, 1), (292, 731, 180, HAIR), (98, 350, -90, 136), (254, 9, 0, HAIR),
                     (396, 228, 90, 130), (262, 448, 180, HAIR), (130, 330, -100, 30), k=.6)]


def figure_7():
    top = contour((30, 512), (58, 512), (70, 590, 96, 618, 160, 618), (430, 618), (444, 700), (444, 740), (54, 740))
    stroke = contour((398, 630), (444, 720), (340, 520, 262, 330, 262, -8), (122, -8), (128, 250, 250, 470, 398, 640))
    return 470, [solid(top), solid(stroke)]


def figure_8():
    return 500, [solid(oval(250, 556, 184, 196)), hole(oval(254, 562, 84, 150, .58, -10)),
                 solid(oval(250, 196, 218, 208)), hole(oval(246, 188, 96, 160, .58, -12))]


def figure_9():
    return 490, half_turn(figure_6()[1], 246, 370)


def figure_10():
    """The ten of an index is one narrow glyph."""
    flag = contour((196, 752), (166, 694, 104, 656, 28, 650), (28, 616), (110, 616), (170, 624))
    return 690, [poly((92, 0), (216, 0), (216, 752), (196, 752), (92, 640)), solid(flag),
                 serif(0, 1, 30, 278, 92, 216, bracket=50),
                 solid(oval(494, 370, 182, 382)), hole(oval(494, 370, 62, 342, .62))]


def _outline(contours):
    """SVG path data; y turns downwards."""
    d = ''
    for first, *segments in contours:
        d += f'M{first[0]:.0f} {-first[1]:.0f}'
        for s in segments:
            d += 'C' if len(s) == 6 else 'L'
            d += ' '.join(f'{-v if i % 2 else v:.0f}' for i, v in enumerate(s))
        d += 'Z'
    return d


_BUILDERS = {
    'A': letter_a, 'C': letter_c, 'E': letter_e, 'F': letter_f, 'J': letter_j, 'K': letter_k, 'O': letter_o,
    'Q': letter_q, 'R': letter_r, 'T': letter_t, 'Y': letter_y,
    '1': figure_1, '2': figure_2, '3': figure_3, '4': figure_4, '5': figure_5, '6': figure_6, '7': figure_7,
    '8': figure_8, '9': figure_9, '10': figure_10}
GLYPHS = {name: (advance, _outline(contours)) for name, (advance, contours) in
          ((name, build()) for name, build in _BUILDERS.items())}


def text(glyphs, centre, top, capital, fill, ground, squeeze=1.0, tracking=0):
    """Sets glyphs (a string, or a list of glyph names) in one line; capital is the height of the capitals.

    Cards are often small: on the ground (its darkest or lightest colour) the ink must be read as small words are.
    """
    if contrast(fill, ground) < 4.5:
        raise ValueError(f'{fill} on {ground} has a contrast of {contrast(fill, ground):.2f} instead of 4.5')
    scale = capital / CAP
    advances = [(GLYPHS[g][0] + tracking) * scale * squeeze for g in glyphs]
    x = centre - (sum(advances) - tracking * scale * squeeze) / 2
    out = ''
    for g, advance in zip(glyphs, advances):
        out += group(path(GLYPHS[g][1], fill),
                     f'translate({num(x)} {num(top + capital)}) scale({num(scale * squeeze, 5)} {num(scale, 5)})')
        x += advance
    return out
