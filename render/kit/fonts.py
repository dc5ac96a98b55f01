"""Letters: the two fonts that the pictures are set in, lines of text that fit a width, and names cut to one.

Nunito (Latin and Cyrillic) sets everything; a name it cannot spell is set in Noto Sans (Greek as well). Both come as
Python packages under the SIL Open Font License 1.1, so that a machine needs no fonts of its own.
"""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache
from importlib.resources import files

from msgspec import Struct
from PIL import ImageFont

_FILES = (("fontpkg_nunito", "Nunito[wght].ttf"), ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"))
_MISSING = "\uffff"
"""A code point that no font has: it draws what the font shows for a missing letter."""

_LONGEST = 120
"""Letters of a text that are looked at: more never fit into a picture."""

_LEAST = 6
"""No text is set smaller than this to fit."""

_LINES = 1024
"""So many lines are kept: names and words that are on the next picture too."""


class Line(Struct, frozen=True):
    """A line of text that can be drawn: every letter is in its font, and it is `width` pixels wide."""

    text: str
    font: ImageFont.FreeTypeFont
    width: float


@lru_cache(maxsize=128)
def font(size: int, weight: int = 800, family: int = 0) -> ImageFont.FreeTypeFont:
    """The font of `family` (0 Nunito, 1 Noto Sans) with capitals about 0.7 `size` pixels high."""
    package, name = _FILES[family]
    # Basic layout: the other one is not on every machine, and would draw the same text in another way.
    found = ImageFont.truetype(str(files(package) / "files" / name), size=size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([weight] if family == 0 else [weight, 100])
    return found


@lru_cache(maxsize=_LINES)
def line(text: str, size: int, weight: int = 800) -> Line:
    """The whole of `text`, however wide, as far as the fonts have its letters."""
    return named(text, size, weight)


@lru_cache(maxsize=_LINES)
def fitted(text: str, size: int, weight: int, width: float) -> Line:
    """The whole of `text`, set smaller where it is wider than `width` pixels."""
    found = line(text, size, weight)
    while found.width > width and size > _LEAST:
        size -= 1
        found = line(text, size, weight)
    return found


@lru_cache(maxsize=_LINES)
def named(text: str, size: int, weight: int = 800, width: float = math.inf, instead: str = "") -> Line:
    """A player's name as far as the fonts have its letters, cut with an ellipsis to `width` pixels.

    Nothing but names is ever cut: they come from anywhere. `instead` stands for a name of which nothing is left.
    """
    spelt = [_spelt(text[:_LONGEST], family) for family in range(len(_FILES))]
    family = max(range(len(_FILES)), key=lambda each: len(spelt[each]))
    wanted, chosen = (spelt[family], font(size, weight, family)) if spelt[family] else (instead, font(size, weight))
    if chosen.getlength(wanted) > width:
        kept = len(wanted)
        while kept and chosen.getlength(wanted[:kept].rstrip() + "…") > width:
            kept -= 1
        wanted = wanted[:kept].rstrip() + "…"
    return Line(wanted, chosen, chosen.getlength(wanted))


def _spelt(text: str, family: int) -> str:
    """`text` without the letters that the font lacks; fancy letters become the plain ones they stand for."""
    found: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        if _has(char, family):
            found.append(char)
        elif char.isspace():
            found.append(" ")
        else:
            plain = unicodedata.normalize("NFKD", char)
            found += [each for each in plain if _has(each, family)]
    return " ".join("".join(found).split())


@lru_cache(maxsize=4096)
def _has(char: str, family: int) -> bool:
    """Whether the font can draw `char` by itself, one letter after the other from left to right."""
    if "\u0590" <= char < "\u1cd0":  # Hebrew to Vedic: letters that change with their neighbours or run leftwards
        return False
    if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Zl", "Zp"}:
        return False
    probe = font(32, 700, family)
    return char == " " or bytes(probe.getmask(char)) != bytes(probe.getmask(_MISSING))
