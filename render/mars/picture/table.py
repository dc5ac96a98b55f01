"""The table: background with a landscape, track of the phases, track of life, and piles; and where its parts are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.canvas import SCALE, Pen, sprite
from render.kit.fonts import line
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, mix
from render.mars.picture import large, sprites, symbols, tints
from render.mars.picture.art import landscape
from render.mars.picture.sprites import fitting, letters
from render.picture import WIDTH
from render.scene import Scene, picked_places, places_to_choose
from rules.mars import Mars
from rules.mars.cards import Phase

EDGE = 20
"""The margin of the picture in pixels."""

INNER = WIDTH - 2 * EDGE
HEAD = 98
TRACK_TOP = 46
"""Where the phases are at the top of the picture, and life beside them."""

MIDDLE = 106
"""The upper edge of the fight, in pixels."""

PILES_TOP = MIDDLE + large.HIGH + 8
ROW_TOP = PILES_TOP + 62
"""The upper edge of the row of face-up cards, in pixels."""

PANEL_LEFT, PANEL_WIDE = EDGE + large.WIDE + 10, 262
PLATES_LEFT = WIDTH - EDGE - large.PLATE_WIDE


_LIT, _SIGN = 200, 54
"""The widths of the present phase and of each other one on the track, in pixels."""

_LIFE_LEFT = EDGE + _LIT + 3 * (_SIGN + 8) + 8

_LIFE_WIDE = WIDTH - EDGE - _LIFE_LEFT

_CELLS, _LIFE_HIGH, _GAP = 98, 44, 4
"""Of the track of life, in pixels: the left edge of the first cell, the height, and the gap after each cell."""

_PILE_WIDE, _PILE_HIGH = 120, 56

_PILE_TINTS = {
    "stack": (tints.START.body, "start"),
    "discard": (tints.KNOWLEDGE.body, "sheet"),
    "hazards": (tints.HAZARD.body, "hazard"),
    "past": (mix(tints.HAZARD.body, tints.TABLE, 0.45), "hazard"),
    "aging": (tints.OLD.body, "aging"),
    "destroyed": ((84, 74, 70), "destroy"),
}

_ALONE = {"draw": "stack", "pay": "stack", "look": "stack"}

_BESIDE = {"use": "row", "on": "row", "destroy": "row", "drop": "view", "face": "offer", "chapter": "offer"}


@lru_cache(maxsize=16)
def ground(high: int) -> Image.Image:
    """The empty table, `high` pixels high, with a landscape at the top. It is cached: copy it before you change it."""
    picture = Image.new("RGB", (WIDTH, high), tints.TABLE)
    brush = ImageDraw.Draw(picture)
    for wave, top in enumerate(range(HEAD, high, 150)):
        shade = mix(tints.TABLE, tints.HAZARD.body, 0.045 * (wave % 2 + 1))
        crest = [(x, top + 26 * math.sin(x / (150 + 40 * wave) + 1.9 * wave)) for x in range(0, WIDTH + 20, 20)]
        brush.polygon([*crest, (WIDTH, high), (0, high)], fill=shade)
    picture.paste(landscape(WIDTH, HEAD, "head").reduce(SCALE), (0, 0))
    return picture


# The head


@lru_cache(maxsize=32)
def _phase(text: str, phase: Phase, state: str) -> Image.Image:
    """One phase on the track: `lit` with its name, `past` with a check mark, or to `come` with its sign alone."""
    wide, high = _LIT if state == "lit" else _SIGN, 44
    tint = tints.PHASES[phase]
    fill: Rgb = {"lit": tint.body, "past": mix(tints.TABLE, tint.body, 0.16)}.get(
        state, mix(tints.TABLE, tint.body, 0.08)
    )
    ink: Rgb = tint.ink

    def paint(pen: Pen) -> None:
        edge = THEME.cream if state == "lit" else mix(tints.TABLE, tint.body, 0.8)
        pen.rounded((0, 0, wide, high), high / 2, fill, edge, 3.5 if state == "lit" else 1.8)
        sign = "check" if state == "past" else large.sign_of(phase)
        at = 25 if state == "lit" else wide / 2
        symbols.draw(pen, sign, at, high / 2, 11, ink if state == "lit" else tint.body, fill)
        if state == "lit":
            word = fitting(text, 22, wide - 58, 900)
            pen.text(word, 42 + (wide - 54) / 2, high / 2 - 1, ink)

    return sprite(wide, high, paint)


def phases(sheet: Sheet, words: dict[Phase, str], now: Phase | None) -> None:
    """Lay the track of the phases, with the phase `now` lit; None: all are past."""
    left = EDGE
    for phase, text in words.items():
        state = "past" if now is None or phase < now else "lit" if phase is now else "come"
        station = _phase(text, phase, state)
        sheet.lay(station, left, TRACK_TOP)
        left += station.width + 8


# Life


@lru_cache(maxsize=32)
def _cells(state: str, most: int) -> Image.Image:
    """The track of life without the number; all cells are `full`, at `risk` (striped) or `hollow`, as `state` says."""
    step = (_LIFE_WIDE - _CELLS - 6) / most

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, _LIFE_WIDE, _LIFE_HIGH), 12, tints.PANEL)
        symbols.draw(pen, "life1", 26, _LIFE_HIGH / 2, 13, tints.LIFE, tints.PANEL)
        for cell in range(most):
            x = _CELLS + step * cell
            box = (x, 8, x + step - _GAP, _LIFE_HIGH - 8)
            if state == "hollow":
                pen.rounded(box, 5, None, tints.DIM, 2)
            elif state == "risk":
                pen.rounded(box, 4, THEME.ink, tints.RISK, 2)
                pen.line([(box[0] + 3, box[3] - 6), (box[2] - 3, box[1] + 6)], tints.RISK, 2)
            else:
                pen.rounded(box, 5, tints.LIFE)

    return sprite(_LIFE_WIDE, _LIFE_HIGH, paint)


@lru_cache(maxsize=256)
def _life(life: int, risk: int, most: int) -> Image.Image:
    """The track of life: full cells, of which the last `risk` are striped, and hollow ones up to `most`."""
    track = _cells("hollow", most).copy()
    step = (_LIFE_WIDE - _CELLS - 6) / most
    # It is composed of three cached tracks, which is quicker than drawing such a wide sprite.
    for state, first, end in (("full", 0, life - risk), ("risk", life - risk, life)):
        if first < end:
            left, right = (round(_CELLS + step * cell - _GAP / 2) for cell in (first, end))
            track.paste(_cells(state, most).crop((left, 0, right, _LIFE_HIGH)), (left, 0))
    return track


@lru_cache(maxsize=64)
def _points(life: int) -> Image.Image:
    """The number of points of life."""
    figures = letters(str(life), 36, 1000)
    return sprite(60, _LIFE_HIGH, lambda pen: pen.text(figures, 30, _LIFE_HIGH / 2 - 1, THEME.cream))


def life(sheet: Sheet, points: int, risk: int, most: int) -> None:
    """Lay the track of life. `risk` is the number of points that ending the fight now would cost."""
    sheet.lay(_life(points, min(risk, points), most), _LIFE_LEFT, TRACK_TOP)
    sheet.lay(_points(points), _LIFE_LEFT + 36, TRACK_TOP)


# The piles


@lru_cache(maxsize=512)
def _pile(key: str, word: str, count: int, top: int, bottom: int) -> Image.Image:
    """A pile with the number of its cards; `top` and `bottom` are the numbers of known cards on its top and bottom."""
    color, sign = _PILE_TINTS[key]
    full = min(count, 3)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, _PILE_WIDE, _PILE_HIGH), 10, tints.PANEL)
        for layer in range(full):
            x, y = 12 + 2.5 * layer, 7 - 2 * layer
            pen.rounded((x, y, x + 24, y + 28), 5, mix(color, (0, 0, 0), 0.45))
            pen.rounded((x + 1.5, y + 1.5, x + 22.5, y + 26.5), 4, color)
        if full:
            x, y = 12 + 2.5 * (full - 1), 7 - 2 * (full - 1)
            symbols.draw(pen, sign, x + 12, y + 14, 7, THEME.cream, color)
        else:
            pen.rounded((12, 5, 36, 33), 5, None, tints.DIM, 2)
        pen.text(letters(str(count), 30, 900), 68, 20, THEME.cream if count else tints.SOFT)
        pen.text(fitting(word, 17, _PILE_WIDE - 8, 750), _PILE_WIDE / 2, 45, tints.SOFT)
        for known, y, way in ((top, 10, -1), (bottom, 28, 1)):
            if known:
                pen.polygon([(94, y - 4 * way), (104, y - 4 * way), (99, y + 5 * way)], tints.RISK)
                pen.text(letters(str(known), 17, 900), 111, y, tints.RISK)

    return sprite(_PILE_WIDE, _PILE_HIGH, paint)


def pile_box(place: int) -> tuple[int, int, int, int]:
    """Left, top, width and height in pixels of the pile at `place` (from 0)."""
    left = EDGE + place * (_PILE_WIDE + 8)
    return left, PILES_TOP, left + _PILE_WIDE, PILES_TOP + _PILE_HIGH


def pile(sheet: Sheet, place: int, key: str, word: str, count: int, top: int = 0, bottom: int = 0) -> None:
    """Lay a pile at `place` (from 0)."""
    left, above, _, _ = pile_box(place)
    sheet.lay(_pile(key, word, count, top, bottom), left, above)


def text(sheet: Sheet, what: str, x: float, y: float, size: int, fill: Rgb, anchor: str, weight: int = 800) -> None:
    """Write a short text onto the table."""
    sheet.write(line(what, size, weight), x, y, fill, anchor)


def naming(words: Sequence[str]) -> str | None:
    """The place that words name: `row3`, `view2`, `offer1` (a card to face) or `stack`; None if they name none."""
    if len(words) == 1:
        return _ALONE.get(words[0])
    return f"{_BESIDE[words[0]]}{words[1]}" if len(words) == 2 and words[0] in _BESIDE else None


class Marked(Struct, frozen=True):
    """The places that can be chosen, and those that have been picked, by the names that `naming` gives."""

    choices: frozenset[str]
    picked: frozenset[str]

    @classmethod
    def of(cls, scene: Scene[Mars]) -> Marked:
        """The marked places of a scene."""
        picked = picked_places(scene, naming)
        return cls(places_to_choose(scene, naming) - picked, picked)

    def mark(self, sheet: Sheet, place: str, box: tuple[float, float, int, int], radius: int) -> None:
        """Lay the mark of `place`, if it is marked, around `box` (left, top, width, height).

        `radius` is that of the corners of what lies there, in pixels.
        """
        x, y, wide, high = box
        if place in self.picked:
            sheet.lay(sprites.frame(wide, high, radius, THEME.brass, whole=True), x - 4, y - 4)
        elif place in self.choices:
            sheet.lay(sprites.frame(wide, high, radius, THEME.lit, whole=False), x - 4, y - 4)
