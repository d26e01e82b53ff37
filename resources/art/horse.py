"""The horses of the Italian knights, walking to the left. Units of the card; the ground is at y 312."""
from inks import GOLD_DARK, GOLD_LIGHT, GOLD_ROUND, INK, RED_DARK, WOOD_LINE, linear
from shapes import circle, dots, ellipse, path, stroke

# coat, outline, legs of the far side, mane, mane line, nostril
WHITE = (linear('white', (0, '#FBF5E7'), (.6, '#E9DCC2'), (1, '#DCCBA9')), '#B9A582', '#CBB78F', '#8A5A34', '#B98753',
         '#7A6240')
BAY = (linear('bay', (0, '#85583A'), (.6, '#61402A'), (1, '#402819')), '#3B2417', '#452B1B', '#2F2733', '#5F5360',
       '#24140C')

# neck, back, croup, near hind leg, belly, near foreleg, chest, head
BODY = ('M84 112C104 114 124 132 134 166C150 176 172 176 188 176C206 177 219 192 217 216'
        'C217 236 211 250 207 264C205 276 202 288 199 302L185 300C187 286 190 274 190 264C188 254 181 248 177 238'
        'C152 249 132 248 121 241C117 252 114 258 112.5 268C111 278 110 288 109 300L96 300C97 293 98 284 98 274'
        'C97 262 94 250 91 234C84 226 80 218 79 208C77 194 83 182 85 172C84 164 80 160 76 158'
        'C70 167 63 176 57 184C52 191 44 191 41 185C38 179 42 170 47 162C54 148 61 133 67 122C71 115 77 111 84 112Z')
FAR_HIND = ('M158 224C161 244 169 252 171 263C171 273 168 285 166 299L180 301C183 287 186 275 188 263'
            'C191 251 197 236 198 224C186 214 168 214 158 224Z')
FAR_FORE = ('M94 210C76 218 60 232 50 243C48 250 53 255 57.5 261C58 269 56 275 54 281L66 285'
            'C69 276 71 266 69 256C78 250 92 248 106 240Z')
TAIL = ('M210 184C232 188 240 216 231 246C228 262 231 276 234 288C220 280 212 264 213 246'
        'C215 226 215 206 204 194Z')
MANE = ('M80 112C104 108 130 130 139 170C130 172 126 166 124 160C121 167 114 160 113 150'
        'C108 155 101 148 101 137C95 141 90 134 90 125C85 128 79 122 80 112Z')


def hoof(x, y):
    return path(f'M{x} {y}l13.6 1.6l1 10.4h-20.6c0-5 3-9 6-12Z', INK)


def horse(colours):
    coat, line, far, mane, mane_line, nostril = colours
    art = path(FAR_HIND, far, line, .9) + hoof(166, 299.5) + path(FAR_FORE, far, line, .9)
    art += path('M54 281L66 285L65 294L48 291C49 286 52 283 54 281Z', INK)
    art += path(TAIL, mane, WOOD_LINE, .9)
    art += stroke('M216 196C226 208 228 228 222 248C220 262 224 274 228 281', mane_line, 1.3)
    art += path('M81 113C81 105 84 99 88 96C92 101 94 107 93 114Z', far, line, .9)
    art += path(BODY, coat, line, 1) + hoof(185, 300) + hoof(96, 299.5)
    art += stroke('M177 238C174 222 180 208 194 202M91 234C91 222 97 211 107 207M85 172C92 170 98 164 100 156', line,
                  1.2, .75)
    art += path('M73 115C71 106 74 98 79 94C84 99 88 105 88 112Z', coat, line, .9)
    art += path(MANE, mane, WOOD_LINE, .9)
    art += stroke('M90 116C104 122 118 136 126 158M98 120C110 128 122 142 130 162', mane_line, 1.1)
    art += path('M80 111C72 112 68 118 66 128C72 126 78 122 82 114Z', mane, WOOD_LINE, .8)
    art += ellipse(46, 178, 1.8, 2.8, nostril) + stroke('M44 187C48 184 52 182 56 181', nostril, 1.1)
    if colours is BAY:
        art += path('M66 126C69 128 70 131 69 134.5C66.5 133 65 130 66 126Z', '#F1E3CB')
    art += path('M60.5 140.5C64 136 69 136.5 71.5 140.5C68 143 64 143 60.5 140.5Z', '#F7EEDC')
    art += circle(66, 139.8, 2.4, '#17121C') + circle(66.7, 139, .7, '#FFFFFF')
    return art + stroke('M59.5 140C63 135 69 135 73 139.5', '#17121C', 1.3)


def bridle():
    art = stroke('M50 157C56 160 62 166 66 172M70 121C76 132 78 146 76 158M58 172C84 186 104 182 124 168', RED_DARK,
                 2.6)
    art += circle(60, 166, 2.8, GOLD_ROUND, GOLD_DARK, .6) + circle(75, 140, 2.4, GOLD_ROUND, GOLD_DARK, .6)
    art += stroke('M80 204C92 214 108 214 122 206', RED_DARK, 3)
    return art + dots(((88, 209), (98, 212.2), (109, 211.3)), 2, GOLD_LIGHT)
