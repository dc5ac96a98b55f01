"""The fonts of the pictures: lines of text that fit a width, and names that are shortened to fit.

All text is set in Nunito (Latin, Cyrillic); a name of which Nunito lacks more letters than Noto Sans (also Greek) is
set in Noto Sans. Both are Python packages under the SIL Open Font License 1.1, so that no fonts need to be installed.
"""

from __future__ import annotations

import math
import re
import unicodedata
from functools import lru_cache
from importlib.resources import files

from msgspec import Struct
from PIL import ImageFont

_FILES = (("fontpkg_nunito", "Nunito[wght].ttf"), ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"))
_MISSING = "\uffff"
"""A code point that no font has: drawing it gives the font's sign for a missing letter."""

_LONGEST = 120
"""The number of characters of a text that are used: more never fit into a picture."""

_LEAST = 6
"""The smallest font size to which a text is reduced."""

_LINES = 1024
"""The size of each cache of lines: names and words recur in the next picture."""


class Line(Struct, frozen=True):
    """A line of text that can be drawn."""

    text: str
    """The text; the font has all of its letters."""

    font: ImageFont.FreeTypeFont
    width: float
    """The width in pixels."""


def breakable(text: str) -> list[str]:
    """The parts of a text between which a line may break: at ordinary spaces and ends of lines.

    Other spaces, such as the one that French sets before a colon, do not break.
    """
    return re.findall(r"[^ \n]+", text)


@lru_cache(maxsize=128)
def font(size: int, weight: int = 800, family: int = 0) -> ImageFont.FreeTypeFont:
    """The font of `family` (0: Nunito, 1: Noto Sans) at a size and weight (200 to 1000).

    Capital letters are about 0.7 times `size` pixels high.
    """
    package, name = _FILES[family]
    # The basic layout engine is everywhere; the other is missing on some machines and draws the same text differently.
    found = ImageFont.truetype(str(files(package) / "files" / name), size=size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([weight] if family == 0 else [weight, 100])
    return found


@lru_cache(maxsize=_LINES)
def line(text: str, size: int, weight: int = 800) -> Line:
    """The whole text, however wide it is, without the letters that the fonts lack."""
    return named(text, size, weight)


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
    """`text` without the letters that the font lacks; variants of letters (`𝓯`) become plain letters (`f`).

    A narrow no-break space, which the fonts lack, becomes a no-break space.
    """
    found: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        if _has(char, family):
            found.append(char)
        elif char.isspace():
            found.append("\u00a0" if char == "\u202f" else " ")
        else:
            plain = unicodedata.normalize("NFKD", char)
            found += [each for each in plain if _has(each, family)]
    return " ".join(breakable("".join(found))).strip()


@lru_cache(maxsize=4096)
def _has(char: str, family: int) -> bool:
    """Whether the font has `char`, and `char` looks the same beside any other letter."""
    if "\u0590" <= char < "\u1cd0":  # Hebrew to Vedic: written from right to left, or changed by neighbouring letters
        return False
    if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Zl", "Zp"}:
        return False
    probe = font(32, 700, family)
    return char == " " or bytes(probe.getmask(char)) != bytes(probe.getmask(_MISSING))
