"""The figures of the Italian deck: fante (page), cavallo (knight), re (king). Each lifts the sign of the suit."""
from headgear import cap_plumed, crown_open
from heads import beard, bob_back, bob_front, face
from horse import BAY, WHITE, bridle, horse
from inks import (BLUE, BLUE_DARK, BLUE_FILL, BOOT, BOOT_DARK, GOLD, GOLD_DARK, GOLD_FILL, GOLD_LIGHT, GOLD_ROUND,
                  GREEN, GREEN_DARK, GREEN_FILL, INK, INK_DARK, INK_FILL, IVORY_FILL, LINEN, RED, RED_DARK, RED_FILL,
                  SKIN, SKIN_FILL, SKIN_LINE)
from italian_deck import italian_base
from shapes import circle, dots, lozenge, mirrored, path, place, rect, star, stroke, svg
from suits import club, coin, cup, sword

_RED, _BLUE, _GREEN, _INK = (RED_FILL, RED_DARK), (BLUE_FILL, BLUE_DARK), (GREEN_FILL, GREEN_DARK), (INK_FILL, INK_DARK)

# robe, cloak, third colour; hair of king, knight and page
DRESS = {
    'C': (_RED, _BLUE, _GREEN, 'brown', 'auburn', 'black'),
    'D': (_BLUE, _RED, _GREEN, 'silver', 'fair', 'brown'),
    'S': (_GREEN, _INK, _RED, 'black', 'black', 'fair'),
    'B': (_RED, _GREEN, _BLUE, 'grey', 'brown', 'auburn'),
}


def ground():
    art = path('M22 318C60 309 190 309 228 318L228 328C190 332 60 332 22 328Z', '#B9C6A0')
    art += stroke('M22 318C60 309 190 309 228 318', GREEN, 1.2, .7)
    blades = ''.join(f'M{x} 317c-2-6-5-8-7-8M{x} 317c0-7 0-10 1-12M{x} 317c2-5 5-7 7-7' for x in (34, 52, 200, 218))
    return art + stroke(blades, GREEN, 1.4)


# ---------------------------------------------------------------- the lifted hand; 0,0 is the middle of the fist

def palm():
    return path('M-9 11C-12 5-12-4-8-8L8-8C12-4 11 6 8 12Z', SKIN_FILL, SKIN_LINE, .8)


def fingers():
    return ''.join(rect(-10.5, -9.8 + 4.9 * i, (18.5, 19.5, 19, 16.5)[i], 4.9, 2.45, SKIN, SKIN_LINE, .7)
                   for i in range(4))


def lifted(suit, height, size=1.0):
    """The sign of a suit as a hand at 0,0 holds it; height is that of the long ones."""
    if suit == 'C':
        return place(cup(), 0, -21 * size, size)
    if suit == 'D':
        return place(coin(28), 0, -29 * size, size)
    if suit == 'S':
        return place(sword(height), 0, 13 - height / 2)
    return place(club(height), 0, -height * .27)


def hand_on_belt():
    """A hand laid flat on the belt; 0,0 is the wrist."""
    art = path('M0-8C7-10 16-6 17-1C18 4 10 9 0 8Z', SKIN_FILL, SKIN_LINE, .8)
    return art + stroke('M8-5L16.5-2.2M7.5-1L17 .8M8 3L15.5 4', SKIN_LINE, .8)


# ---------------------------------------------------------------- re

def king_figure(suit):
    """0,0 is the ground between his feet."""
    (robe, robe_dark), (cloak, cloak_dark), (sleeve, sleeve_dark), *_ = DRESS[suit]
    art = path('M-34-172C-56-158-67-92-77-9C-46 2 46 2 77-9C67-92 56-158 34-172Z', cloak, cloak_dark, .9)
    art += mirrored(stroke('M-55-112C-62-76-66-40-70-8', cloak_dark, 1.4, .8))
    art += mirrored(path('M-9 0C-12-6-30-8-33-1C-34 5-14 6-9 4Z', BOOT, INK, .8))
    art += path('M-30-172C-35-120-42-60-50-10C-20-3 20-3 50-10C42-60 35-120 30-172Z', robe)
    art += mirrored(stroke('M-14-92C-18-64-20-40-22-28M-27-90C-31-66-34-44-36-27', robe_dark, 1.3, .9))
    art += stroke('M0-90L0-25', robe_dark, 1.3, .9)
    art += path('M-47.6-28C-20-20 20-20 47.6-28L50-10C20-3-20-3-50-10Z', GOLD_FILL, GOLD_DARK, .9)
    art += path(''.join(lozenge(x, -15.3 - abs(x) * .065, 3, 5.2) for x in (-27, 0, 27)), BLUE)
    art += path(''.join(lozenge(x, -15.3 - abs(x) * .065, 3, 5.2) for x in (-40, -13.5, 13.5, 40)), RED)
    # ermine along the edges of the cloak
    art += mirrored(path('M-32-150C-38-108-46-58-53-9L-64-7.5C-56-58-47-112-41-152Z', IVORY_FILL, LINEN, .8)
                    + path(''.join(f'M{x} {y - 3.5}c1.8 3 2.2 6 0 7c-2.2-1-1.8-4 0-7Z' for x, y in
                                   ((-41, -124), (-46.5, -96), (-50.5, -70), (-54, -45), (-57.5, -22))), INK))
    art += path('M-36-104C-14-98 14-98 36-104L37-94C14-88-14-88-37-94Z', GOLD_FILL, GOLD_DARK, .8)
    art += path(star(8, 8, 5.6, 0, -95), BLUE_FILL, GOLD_LIGHT, 1)
    # the arm at the left
    art += path('M-30-170C-50-160-60-132-57-108C-52-95-38-93-24-99L-24-114C-32-114-36-118-36-124'
                'C-36-138-28-150-22-158Z',
                sleeve, sleeve_dark, .9)
    art += stroke('M-50-118C-44-108-36-104-30-104', sleeve_dark, 1.1, .8)
    art += path('M-33-116L-24-117L-23-97L-33-94Z', GOLD_FILL, GOLD_DARK, .7) + place(hand_on_belt(), -24, -107)
    # the arm at the right, and what it lifts
    art += path('M26-170C44-164 52-150 52-138C56-140 60-146 62-152L78-146C78-128 68-112 54-110C38-108 26-126 22-150Z',
                sleeve, sleeve_dark, .9)
    art += path('M59-150L80-143L78-135L57-142Z', GOLD_FILL, GOLD_DARK, .7)
    art += place(palm() + lifted(suit, 132, 1.04) + fingers(), 69, -156)
    # mantle and chain
    art += path('M-14-187C-34-182-46-169-49-146C-34-136-16-130 0-130C16-130 34-136 49-146C46-169 34-182 14-187Z',
                IVORY_FILL, LINEN, 1)
    art += path(''.join(f'M{x} {y - 3.6}c2 3.2 2.4 6.6 0 7.6c-2.4-1-2-4.4 0-7.6Z' for px, y in
                        ((-41.5, -149), (-36.5, -162), (-30, -144), (-28, -173), (-16, -138)) for x in (px, -px)), INK)
    chain = [(x * side, y) for x, y in ((26, -162), (23, -154.5), (18, -148), (11, -143.5)) for side in (-1, 1)]
    art += dots(chain, 2.5, GOLD_DARK) + dots(chain, 1.8, GOLD_LIGHT)
    return art + path(star(4, 8, 4, 0, -136, 45), GOLD_FILL, GOLD_DARK, .8) + circle(0, -136, 2.2, RED)


def king(suit):
    hair = DRESS[suit][3]
    head = bob_back(hair) + face('man', 1.2, hair, old=True, bearded=True) + bob_front(hair, False)
    head += beard(hair, long=suit in 'DB') + crown_open(DRESS[suit][0][0])
    return svg(italian_base('K', suit) + ground() + place(king_figure(suit), 117, 317) + place(head, 117, 109, .79))


# ---------------------------------------------------------------- fante

def page_figure(suit):
    """A standing youth; 0,0 is the ground between his feet."""
    (tunic, tunic_dark), (cloak, cloak_dark), (sleeve, sleeve_dark), *_ = DRESS[suit]
    hose, hose_dark = (sleeve, sleeve_dark) if suit == 'S' else (cloak, cloak_dark)
    leg = path('M-3-100C-4-76-5-60-6-46C-5-32-7-20-8-9L-21-9C-22-22-27-34-24-50C-27-68-29-84-28-100Z', hose, hose_dark,
               .9)
    leg += path('M-8-17C-7-5-8 2-12 2L-34 2C-38 2-37-4-33-5L-22-9L-22-17Z', BOOT, BOOT_DARK, .9)
    leg += path('M-7.5-21L-22.8-21L-23.6-28L-6.8-28Z', GOLD_FILL, GOLD_DARK, .6)
    art = path('M22-182C44-170 60-128 64-66C54-58 42-58 32-62Z', cloak, cloak_dark, .9)
    art += stroke('M39-164C51-138 56-106 56-64', cloak_dark, 1.2) + mirrored(leg)
    art += path('M-28-180C-32-152-32-132-30-118C-36-108-41-98-44-84C-20-75 20-75 44-84C41-98 36-108 30-118'
                'C32-132 32-152 28-180C14-187-14-187-28-180Z', tunic, tunic_dark, .9)
    art += stroke('M-20-110C-24-100-26-92-27-81M20-110C24-100 26-92 27-81M-7-108L-9-79M7-108L9-79', tunic_dark, 1.2)
    art += path('M-44-86C-20-77 20-77 44-86L44.5-79.5C20-70-20-70-44.5-79.5Z', GOLD_FILL, GOLD_DARK, .7)
    art += path('M-31-124C-14-117 14-117 31-124L31-114C14-107-14-107-31-114Z', GOLD_FILL, GOLD_DARK, .7)
    art += rect(-5, -121, 10, 11, 2, BLUE, GOLD_LIGHT, 1)
    art += ''.join(circle(0, -170 + 12 * i, 2.1, GOLD_ROUND, GOLD_DARK, .5) for i in range(4))
    # the arm at the left
    art += path('M-26-180C-45-170-55-144-51-124C-46-112-34-112-24-115L-23-129C-30-128-35-132-35-138'
                'C-34-150-28-160-22-166Z',
                sleeve, sleeve_dark, .9)
    art += stroke('M-40-166C-46-150-47-136-44-126', GOLD_LIGHT, 2)
    art += path('M-31-130L-22-131L-22-113L-30-112Z', IVORY_FILL, LINEN, .7) + place(hand_on_belt(), -22, -122, .94)
    # the arm at the right, and what it lifts
    art += path('M24-180C42-174 52-156 54-142C60-142 62-146 64-150L78-144C78-128 68-116 54-114C38-116 26-136 20-160Z',
                sleeve, sleeve_dark, .9)
    art += stroke('M36-165C43-154 46-142 48-130', GOLD_LIGHT, 2)
    art += path('M61-151L80-144L77.5-136L58-144Z', IVORY_FILL, LINEN, .7)
    art += place(palm() + lifted(suit, 138) + fingers(), 70, -157)
    # neck and collar
    art += path('M-7-194L-7-178L7-178L7-194Z', SKIN_FILL)
    return art + path('M-26-180C-16-188-6-188 0-182C6-188 16-188 26-180C22-170 8-170 0-176C-8-170-22-170-26-180Z',
                      IVORY_FILL, LINEN, .9)


def plumed_head(suit, hair, gaze):
    (_, _), (cloak, _), *_ = DRESS[suit]
    plume = (IVORY_FILL, LINEN) if suit == 'D' else _RED
    return bob_back(hair) + face('man', gaze, hair) + bob_front(hair) + cap_plumed(cloak, *plume)


def page(suit):
    head = place(plumed_head(suit, DRESS[suit][5], 1.2), 114, 105, .73, 3)
    return svg(italian_base('J', suit) + ground() + place(page_figure(suit), 114, 316) + head)


# ---------------------------------------------------------------- cavallo

def saddle_cloth(cloth, dark):
    hem = ''.join(f'Q{x + 5.5} 246 {x} 233' for x in (181, 170, 159, 148, 137, 126))
    art = path(f'M126 164C146 172 168 173 190 169C197 190 197 212 192 232{hem}C120 210 120 188 126 164Z', cloth, dark,
               .9)
    art += stroke('M192 222C170 226 148 226 125 222', GOLD, 3)
    art += stroke('M191 217C170 221 148 221 124.5 217', GOLD_LIGHT, .9)
    stars = (166, 196), (182, 204), (180, 186), (160, 211)
    return art + path(''.join(star(4, 4.6, 1.9, x, y) for x, y in stars), GOLD_LIGHT)


def rider(suit):
    (tunic, tunic_dark), (hose, hose_dark), _, *_ = DRESS[suit]
    art = path('M134 156L170 160C168 180 156 192 147 203L148 222L128 222C123 210 123 200 128 190'
               'C132 180 134 168 134 156Z',
               hose, hose_dark, .9)
    art += path('M124.5 207C132 211 141 210 149 206L149 240C150 246 147 249 141 249L118 250'
                'C113 250 113 245 117 243L128 237Z',
                BOOT, BOOT_DARK, .9)
    art += path('M124.5 207C132 211 141 210 149 206L149 212.5C141 216 132 216 125.5 213Z', GOLD_FILL, GOLD_DARK, .6)
    art += stroke('M147 222C154 232 152 244 146 252M112 252L150 252', GOLD_DARK, 2)                     # the stirrup
    art += path('M130 168C126 140 128 118 136 108C146 102 160 103 167 111C174 130 175 150 173 172'
                'C158 178 142 176 130 168Z',
                tunic, tunic_dark, .9)
    art += path('M129 158C142 166 160 167 174 161L173.5 169C160 174 142 174 130 167Z', GOLD_FILL, GOLD_DARK, .7)
    art += ''.join(circle(147, 118 + 11 * i, 2, GOLD_ROUND, GOLD_DARK, .5) for i in range(4))
    # the arm with the reins
    art += path('M136 110C122 118 114 134 116 150C112 154 112 160 117 163L126 160C132 152 138 140 140 128Z', tunic,
                tunic_dark, .9)
    art += path('M113 151L126 158L123 164L112 159Z', GOLD_FILL, GOLD_DARK, .6)
    art += path('M112 158C108 160 106 165 109 169C113 172 120 170 122 165Z', SKIN_FILL, SKIN_LINE, .8)
    art += stroke('M109.5 163L116 166M108.5 166.5L114 169', SKIN_LINE, .8)
    # the lifted arm
    art += path('M160 108C172 106 184 112 190 118C192 114 193 110 194 106L210 109C210 124 204 138 192 140'
                'C178 140 166 132 160 124Z', tunic, tunic_dark, .9)
    art += path('M191 108L212 111L210.5 118L190 115Z', GOLD_FILL, GOLD_DARK, .6)
    art += place(palm() + place(lifted(suit, 100, .92), turn=-3) + fingers(), 202, 100, turn=5)
    # neck and collar
    art += path('M140 106L140 96L158 96L159 106Z', SKIN_FILL)
    return art + path('M131 111C136 104 146 104 150 108C154 104 162 104 168 110C164 118 156 118 150 114'
                      'C144 119 136 118 131 111Z',
                      IVORY_FILL, LINEN, .9)


def knight(suit):
    _, (cloak, cloak_dark), (third, third_dark), _, hair, _ = DRESS[suit]
    art = horse(BAY if suit in 'DS' else WHITE) + bridle()
    art += path('M158 108C188 116 214 146 222 184C206 192 184 188 166 176Z', cloak, cloak_dark, .9)
    art += stroke('M170 118C188 134 202 158 208 186M166 126C180 146 188 164 192 186', cloak_dark, 1.3, .8)
    art += saddle_cloth(third, third_dark) + rider(suit) + place(plumed_head(suit, hair, -1.4), 149, 73, .7, -3)
    return svg(italian_base('N', suit) + ground() + place(art, 2, 15, .955))
