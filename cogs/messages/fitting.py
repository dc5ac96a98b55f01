"""Estimates how much room texts and buttons take on a phone, where Discord puts as many buttons in a line as fit.

Lengths are in pixels, for a screen 400 px wide and the letters of Liberation Sans. Buttons are estimated rather large.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

LINE = 355
"""The width of a line inside the frame of a message, in pixels."""

SIZE = 15
"""The size of letters in texts and on buttons, in pixels."""

_FRAME, _GAP, _BOLD = 32, 8, 1.08
"""The width that a button adds to its label, the gap between two, and the factor by which its letters are wider."""

_LETTERS = {
    0.2: "ijl|'’",
    0.28: " .,:;!ftI[]/",
    0.34: "r()-“”*",
    0.56: "abdeghnopqu0123456789L?_–",
    0.6: "TFZ+−=«»",
    0.67: "ABEKPSVXY&",
    0.72: "CDHNRUw",
    0.8: "GOQmM",
    1.0: "W%@…",
}
"""Letters by their width as a share of the type size. Other letters have the width `_HALF`, other signs `_SIGN`."""

_WIDTHS = {letter: wide for wide, group in _LETTERS.items() for letter in group}
_HALF, _SIGN = 0.5, 1.25
_JOINED = re.compile("\u200d.|\ufe0f")
"""Characters that add nothing to the width of the emoji before them."""


@lru_cache(maxsize=4096)
def width(text: str) -> float:
    """The width of a text, as a multiple of its type size."""
    return sum(_WIDTHS.get(letter, _HALF if ord(letter) < 0x2000 else _SIGN) for letter in _JOINED.sub("", text))


@lru_cache(maxsize=1024)
def rows(text: str, size: float = SIZE) -> int:
    """The number of lines that a paragraph takes in letters of this size, in pixels. Markdown takes no room."""
    shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    shown = re.sub(r"[*_`]|\\(?=\W)", "", shown)
    count, left = 1, float(LINE)
    for word in shown.split():
        wide = size * width(word)
        if wide > left and left < LINE:
            count, left = count + 1, float(LINE)
        # A word that is longer than a line is broken.
        over = int(wide // LINE)
        count, left = count + over, left - wide + over * LINE - size * width(" ")
    return count


def lines(labels: Sequence[str]) -> int:
    """The number of lines that buttons with these labels take."""
    count, left = 0, 0.0
    for label in labels:
        wide = _FRAME + SIZE * _BOLD * width(label)
        if wide + _GAP > left:
            count, left = count + 1, LINE - wide
        else:
            left -= wide + _GAP
    return count
