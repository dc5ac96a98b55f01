"""How much room texts and buttons take on a phone: Discord puts as many buttons in a line as it holds.

Measured in pixels at 400 px of width, with the letters of Liberation Sans; buttons a little generously.
"""

from __future__ import annotations

from collections.abc import Sequence

LINE = 355
"""How wide a line is within a message's frame."""

_FRAME, _GAP, _SIZE, _BOLD = 32, 8, 15, 1.08
"""What a button adds to its label, what lies between two, the size of its letters, and how much wider they are."""

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


def width(text: str) -> float:
    """How wide a text is, in sizes of its type."""
    return sum(_WIDTHS.get(letter, _HALF if ord(letter) < 0x2000 else _SIGN) for letter in text)


def lines(labels: Sequence[str]) -> int:
    """How many lines buttons with these labels need."""
    count, left = 0, 0.0
    for label in labels:
        wide = _FRAME + _SIZE * _BOLD * width(label)
        if wide + _GAP > left:
            count, left = count + 1, LINE - wide
        else:
            left -= wide + _GAP
    return count
