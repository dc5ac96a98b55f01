"""Lines of text that fit a width, and names that are shortened to fit.

All text is set in Nunito (Latin, Cyrillic); a name of which Nunito lacks more letters than Noto Sans (also Greek) is
set in Noto Sans. Letters that these lack are set in the font of their script (`render/kit/families.py`), so that a
line can consist of several runs, each in one font and one direction.
"""

from __future__ import annotations

import logging
import math
import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal

from msgspec import Struct
from PIL import ImageDraw, ImageFont

from render.kit.families import NOTO, NUNITO, Family, families_for, font, has, script_of, shapes
from render.kit.letters import JOINERS, clusters, levels, mirrored, runs_leftwards, visual

log = logging.getLogger(__name__)

_LONGEST = 120
"""The number of characters of a text that are used: more never fit into a picture."""

_LEAST = 6
"""The smallest font size to which a text is reduced."""

_LINES = 1024
"""The size of each cache of lines: names and words recur in the next picture."""

_THICKER = 1 / 45
"""By how much of the font size a thin font's strokes grow on either side, beside bold letters."""

_Piece = tuple[str, Family]
"""A letter with its marks, and the font family that has them."""


class Run(Struct, frozen=True):
    """A part of a line that has one font and one direction."""

    text: str
    font: ImageFont.FreeTypeFont
    x: float
    """The distance of its left end from that of the line, in pixels."""

    direction: Literal["ltr", "rtl"] | None
    """The direction for Pillow; none where the letters already stand from the left to the right."""

    stroke: float
    """The number of pixels by which the strokes are thicker than the font's, on either side."""


class Line(Struct, frozen=True):
    """A line of text that can be drawn."""

    text: str
    """The text as it is read; there are fonts for all of its letters."""

    font: ImageFont.FreeTypeFont
    """The font that says where the line stands; without `runs`, the whole line is set in it."""

    width: float
    """The width in pixels."""

    runs: tuple[Run, ...] = ()
    """The parts of a line that takes several fonts or directions, from the left."""

    def draw(self, brush: ImageDraw.ImageDraw, x: float, y: float, fill: tuple[int, ...], anchor: str) -> None:
        """Draw the line with its `anchor` (as Pillow defines it) at (`x`, `y`)."""
        if not self.runs:
            brush.text((x, y), self.text, fill, self.font, anchor)
        left, base = self._start(anchor)
        for each in self.runs:
            brush.text(
                (x + left + each.x, y + base),
                each.text,
                fill,
                each.font,
                "ls",
                direction=each.direction,
                stroke_width=each.stroke,
            )

    def box(self, anchor: str) -> tuple[float, float, float, float]:
        """What the line covers if its `anchor` is at (0, 0): left, top, right and bottom in pixels."""
        if not self.runs:
            return self.font.getbbox(self.text, anchor=anchor)
        left, base = self._start(anchor)
        boxes = [
            each.font.getbbox(each.text, direction=each.direction, anchor="ls", stroke_width=each.stroke)
            for each in self.runs
        ]
        return (
            min(left + run.x + box[0] for run, box in zip(self.runs, boxes, strict=True)),
            base + min(box[1] for box in boxes),
            max(left + run.x + box[2] for run, box in zip(self.runs, boxes, strict=True)),
            base + max(box[3] for box in boxes),
        )

    def _start(self, anchor: str) -> tuple[float, float]:
        """The left end and the base line of the first run, if the anchor is at (0, 0)."""
        down = self.font.getbbox("x", anchor=f"l{anchor[1]}")[1] - self.font.getbbox("x", anchor="ls")[1]
        return -self.width * "lmr".index(anchor[0]) / 2, down


def breakable(text: str) -> list[str]:
    """The parts of a text between which a line may break: at ordinary spaces and ends of lines.

    Other spaces, such as the one that French sets before a colon, do not break.
    """
    return re.findall(r"[^ \n]+", text)


@lru_cache(maxsize=_LINES)
def line(text: str, size: int, weight: int = 800) -> Line:
    """The whole text, however wide it is, without the letters that the fonts lack. It is read from left to right."""
    return _line(_pieces(text), size, weight, leftwards=False)


@lru_cache(maxsize=_LINES)
def fitted(text: str, size: int, weight: int, width: float) -> Line:
    """The whole text, in the largest font up to `size` in which it is at most `width` pixels wide."""
    found = line(text, size, weight)
    while found.width > width and size > _LEAST:
        size -= 1
        found = line(text, size, weight)
    return found


@lru_cache(maxsize=_LINES)
def named(text: str, size: int, weight: int = 800, width: float = math.inf, instead: str = "") -> Line:
    """A player's name without the letters that the fonts lack, shortened with an ellipsis to `width` pixels.

    `instead` is shown for a name of which no letter is left. On boards, names are the only texts that are shortened.
    """
    pieces = _pieces(text) or _pieces(instead)
    leftwards = runs_leftwards("".join(piece for piece, _ in pieces))
    found = _line(pieces, size, weight, leftwards)
    if not found.width and text != instead:
        return named(instead, size, weight, width)
    kept = len(pieces)
    while kept and found.width > width:
        kept -= 1
        found = _line([*_stripped(pieces[:kept]), ("…", _common(pieces))], size, weight, leftwards)
    return found


def _line(pieces: Sequence[_Piece], size: int, weight: int, leftwards: bool) -> Line:
    text = "".join(piece for piece, _ in pieces)
    common = _common(pieces)
    main = font(size, weight, common)
    depth = levels([piece for piece, _ in pieces], leftwards) if _takes_runs(pieces) else []
    if not any(depth) and all(family is common for _, family in pieces):
        return Line(text, main, main.getlength(text))
    parts = [
        (level, family, "".join(piece for (piece, _), _ in group))
        for (family, level), group in groupby(zip(pieces, depth, strict=True), key=lambda each: (each[0][1], each[1]))
    ]
    runs, x = [], 0.0
    for place in visual([level for level, _, _ in parts]):
        level, family, part = parts[place]
        run = _run(part, font(size, weight, family), x, leftwards=level % 2 == 1, stroke=_stroke(family, size, weight))
        if _drawable(run):
            runs.append(run)
            x += run.font.getlength(run.text, direction=run.direction)
    return Line(text, main, x, tuple(runs))


def _takes_runs(pieces: Sequence[_Piece]) -> bool:
    return not all(family.latin for _, family in pieces)


def _common(pieces: Sequence[_Piece]) -> Family:
    """The family in which Latin letters are set in this line."""
    return NOTO if any(family is NOTO for _, family in pieces) else NUNITO


def _stroke(family: Family, size: int, weight: int) -> float:
    return size * _THICKER if family.thin and weight >= 600 else 0.0


def _run(text: str, chosen: ImageFont.FreeTypeFont, x: float, *, leftwards: bool, stroke: float) -> Run:
    if chosen.layout_engine == ImageFont.Layout.RAQM:
        return Run(text, chosen, x, "rtl" if leftwards else "ltr", stroke)
    return Run(mirrored(text) if leftwards else text, chosen, x, None, stroke)


def _drawable(run: Run) -> bool:
    """Whether the run can be drawn: FreeType gives up on a letter that is too intricate, such as `﷽`."""
    try:
        run.font.getmask(run.text, direction=run.direction, stroke_width=run.stroke)
    except OSError:
        return False
    return True


@lru_cache(maxsize=_LINES)
def _pieces(text: str) -> tuple[_Piece, ...]:
    """`text` without the letters that no font has, and the font family of each of the others.

    Variants of letters (`𝓯`) become plain letters (`f`). A narrow no-break space, which the fonts lack, becomes a
    no-break space. Of several spaces one is left, and none at the ends.
    """
    text = unicodedata.normalize("NFC", text[:_LONGEST])
    if all(_has_alone(char, NUNITO) for char in text):  # nearly every text
        return tuple(_stripped([(char, NUNITO) for char in " ".join(breakable(text))]))
    parts = clusters(text)
    common = max(NUNITO, NOTO, key=lambda family: sum(len(_spelt(each, family)) for each in parts))
    found: list[_Piece] = []
    for part in parts:
        for piece in _set(part, common):
            if piece[0] != " " or (found and found[-1][0] != " "):
                found.append(piece)
    return tuple(_stripped(found))


def _stripped(pieces: Sequence[_Piece]) -> list[_Piece]:
    start, end = 0, len(pieces)
    while start < end and pieces[start][0].isspace():
        start += 1
    while start < end and pieces[end - 1][0].isspace():
        end -= 1
    return list(pieces[start:end])


def _set(part: str, common: Family) -> list[_Piece]:
    """How a letter with its marks is set in a line whose Latin letters are set in `common`."""
    plain = _spelt(part, common)
    if all(_has_plainly(each, common) for each in part):
        return [(each, common) for each in plain]
    head, marks = part[0], part[1:]
    for letter in (head, head.lower()):
        for family in families_for(letter) if len(letter) == 1 else ():
            if has(letter, family):
                return [(letter + "".join(each for each in marks if _has_mark(each, family)), family)]
    if unicodedata.category(head).startswith("L") and not plain:
        _told(script_of(head))
    return [(each, common) for each in plain]


@lru_cache(maxsize=64)
def _told(script: str) -> None:
    """Log once that pictures lack the letters of a script."""
    log.warning(
        "No font has letters of the script %s, so pictures show names without them. See docs/hosting/fonts.md.", script
    )


def _has_mark(mark: str, family: Family) -> bool:
    return mark in JOINERS or has(mark, family) if shapes() else unicodedata.category(mark) == "Mc"


def _spelt(part: str, family: Family) -> str:
    """A letter with its marks in letters that Nunito or Noto Sans has by itself; nothing if there are none."""
    found: list[str] = []
    for char in part:
        if _has_alone(char, family):
            found.append(char)
        elif char.isspace():
            found.append("\u00a0" if char == "\u202f" else " ")
        else:
            found += [each for each in unicodedata.normalize("NFKD", char) if _has_alone(each, family)]
    return "".join(found)


def _has_plainly(char: str, family: Family) -> bool:
    """Whether nothing but marks is lost if `char` is spelt in letters of Nunito or Noto Sans."""
    plain = [each for each in unicodedata.normalize("NFKD", char) if unicodedata.category(each)[0] not in "MC"]
    return char.isspace() or _has_alone(char, family) or all(_has_alone(each, family) for each in plain)


@lru_cache(maxsize=4096)
def _has_alone(char: str, family: Family) -> bool:
    """Whether Nunito or Noto Sans has `char`, and `char` looks the same beside any other letter."""
    if "\u0590" <= char < "\u1cd0":  # Hebrew to Vedic: written from right to left, or changed by neighbouring letters
        return False
    if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Zl", "Zp"}:
        return False
    return char == " " or has(char, family)
