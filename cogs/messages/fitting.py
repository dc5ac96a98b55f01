"""How much room texts and buttons take on a phone: Discord puts as many buttons in a line as it holds.

Measured in pixels at 400 px of width, with the letters of Liberation Sans; buttons a little generously.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

LINE = 355
"""How wide a line is within a message's frame."""

SIZE = 15
"""The size of letters in texts and on buttons."""

_FRAME, _GAP, _BOLD = 32, 8, 1.08
"""What a button adds to its label, what lies between two, and how much wider its letters are."""

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
"""Letters by their width, as a share of the size of the type; the others of the alphabet are half as wide as it."""

_WIDTHS = {letter: wide for wide, group in _LETTERS.items() for letter in group}
_HALF, _SIGN = 0.5, 1.25
_JOINED = re.compile("\u200d.|\ufe0f")
"""What adds nothing to the width of the emoji before it."""


def width(text: str) -> float:
    """How wide a text is, in sizes of its type."""
    return sum(_WIDTHS.get(letter, _HALF if ord(letter) < 0x2000 else _SIGN) for letter in _JOINED.sub("", text))


def rows(text: str, size: float = SIZE) -> int:
    """How many lines a text of one paragraph takes, in letters of this size; its Markdown takes none."""
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
    """How many lines buttons with these labels need."""
    count, left = 0, 0.0
    for label in labels:
        wide = _FRAME + SIZE * _BOLD * width(label)
        if wide + _GAP > left:
            count, left = count + 1, LINE - wide
        else:
            left -= wide + _GAP
    return count
