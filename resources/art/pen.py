"""The strokes and serifs from which letters.py builds its glyphs.

Units: capital height 740, baseline 0, y upwards. A contour is a list: its first point, then for each
segment an end point (x, y) or a cubic (x1, y1, x2, y2, x, y). Solid contours run one way round and
holes the other, so that a glyph may be a union of overlapping parts.
"""
import math

CAP, STEM, HAIR, OVERSHOOT = 740, 134, 42, 12


def contour(start, *segments):
    return [tuple(start)] + [tuple(s) for s in segments]


def reversed_contour(c):
    ends = [c[0]] + [s[-2:] for s in c[1:]]
    out = [ends[-1]]
    for i in range(len(c) - 1, 0, -1):
        s = c[i]
        out.append((*s[2:4], *s[:2], *ends[i - 1]) if len(s) == 6 else ends[i - 1])
    return out


def area(c):
    points = [c[0]]
    for s in c[1:]:
        if len(s) == 2:
            points.append(s)
            continue
        x0, y0 = points[-1]
        for j in range(1, 9):
            t = j / 8
            w0, w1, w2, w3 = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
            points.append((w0 * x0 + w1 * s[0] + w2 * s[2] + w3 * s[4], w0 * y0 + w1 * s[1] + w2 * s[3] + w3 * s[5]))
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1])) / 2


def solid(c):
    return c if area(c) > 0 else reversed_contour(c)


def hole(c):
    return c if area(c) < 0 else reversed_contour(c)


def poly(*points):
    return solid(contour(*points))


def oval(cx, cy, rx, ry, k=0.58, lean=0):
    """An ellipse, a little square when k exceeds .552; lean moves its upper half to the right."""
    a, b = rx * k, ry * k
    left, right, top, bottom = cx - rx, cx + rx, cy + ry, cy - ry
    return contour((cx + lean, top),
                   (cx + lean - a, top, left, cy + b, left, cy),
                   (left, cy - b, cx - lean - a, bottom, cx - lean, bottom),
                   (cx - lean + a, bottom, right, cy - b, right, cy),
                   (right, cy + b, cx + lean + a, top, cx + lean, top))


def ball(x, y, r=64):
    return solid(oval(x, y, r, r, 0.5523))


def tip(x, y, r, degrees, turn, width=26):
    """A pen node where a hairline runs into the ball (x, y, r); turn is -1 clockwise, 1 the other way."""
    a = math.radians(degrees)
    return x + (r - width / 2) * math.cos(a), y + (r - width / 2) * math.sin(a), degrees + 90 * turn, width


def _join(p, a, q, b, k):
    """Cubic from p (direction a) to q (direction b); the handles point to where the two tangents cross."""
    ux, uy, vx, vy = math.cos(a), math.sin(a), math.cos(b), math.sin(b)
    dx, dy, det = q[0] - p[0], q[1] - p[1], ux * vy - uy * vx
    far = math.hypot(dx, dy)
    m = n = far * 0.38
    if abs(det) > 0.05:
        s, t = (dx * vy - dy * vx) / det, (ux * dy - uy * dx) / det
        if s > 0 and t > 0:
            m, n = min(s, far) * k, min(t, far) * k
    return p[0] + ux * m, p[1] + uy * m, q[0] - vx * n, q[1] - vy * n, q[0], q[1]


def pen(*nodes, k=0.58):
    """A stroke that swells: nodes are (x, y, direction in degrees, width)."""
    sides = []
    for sign in (1, -1):
        points = []
        for x, y, degrees, width in nodes:
            a = math.radians(degrees)
            points.append(((x - sign * math.sin(a) * width / 2, y + sign * math.cos(a) * width / 2), a))
        sides.append([points[0][0]] + [_join(*p, *q, k) for p, q in zip(points, points[1:])])
    return solid(sides[0] + reversed_contour(sides[1]))


def serif(y, up, x0, x1, left, right, slope_left=0, slope_right=0, thick=34, bracket=62):
    """A bracketed serif: its flat edge on y from x0 to x1, growing into a stem that spans left to right
    there; the slopes (dx / dy) are those of the two edges of that stem."""
    left, right = left + 2 * (x0 < left), right - 2 * (x1 > right)      # slightly inside, so that no edges coincide
    edge, high, mid = y + up * thick, up * (thick + bracket), up * (thick + bracket * 0.3)
    left_top, left_mid = (left + slope_left * high, y + high), (left + slope_left * mid, y + mid)
    right_top, right_mid = (right + slope_right * high, y + high), (right + slope_right * mid, y + mid)
    to_right = (x1, edge), right_top
    if x1 > right:
        to_right = (x1, edge), (right_mid[0] + (x1 - right_mid[0]) * 0.28, edge, *right_mid, *right_top)
    to_left = (x0, edge)
    if x0 < left:
        to_left = (*left_mid, left_mid[0] - (left_mid[0] - x0) * 0.28, edge, x0, edge)
    return solid(contour((x0, y), (x1, y), *to_right, left_top, to_left))


def stem(x, width=STEM, foot=(66, 66), head=(66, 66)):
    """An upright of full height; foot and head say how far their serifs reach to the left and right."""
    out = [poly((x, 0), (x + width, 0), (x + width, CAP), (x, CAP))]
    if foot:
        out.append(serif(0, 1, x - foot[0], x + width + foot[1], x, x + width))
    if head:
        out.append(serif(CAP, -1, x - head[0], x + width + head[1], x, x + width))
    return out


def arm(x0, x1, y, up, drop, bracket=96):
    """A hairline arm whose outer edge lies on y; at x1 a vertical serif of length drop grows from it."""
    inner, end = y + up * HAIR, y + up * drop
    return solid(contour((x0, y), (x1, y), (x1, end), (x1 - 26, end),
                         (x1 - 34, end - up * (drop - HAIR) * .55, x1 - bracket * .7, inner, x1 - bracket - 26, inner),
                         (x0, inner)))


def middle_arm(x0, x1, y, reach):
    """The middle bar of E and F with its double-sided serif, which reaches up and down from the bar."""
    top = y + HAIR
    return [poly((x0, y), (x1 - 14, y), (x1 - 14, top), (x0, top)),
            solid(contour((x1, y - reach), (x1, top + reach), (x1 - 26, top + reach),
                          (x1 - 34, top + 30, x1 - 64, top, x1 - 114, top), (x1 - 114, y),
                          (x1 - 64, y, x1 - 34, y - 30, x1 - 26, y - reach)))]


def half_turn(contours, cx, cy):
    def turn(s):
        return tuple(2 * (cx, cy)[i % 2] - v for i, v in enumerate(s))
    return [[turn(s) for s in c] for c in contours]


def crossing(p, q, r, s):
    """Where the line p q crosses the line r s."""
    a, b, c, d = q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]
    t = ((r[0] - p[0]) * d - (r[1] - p[1]) * c) / (a * d - b * c)
    return p[0] + a * t, p[1] + b * t
