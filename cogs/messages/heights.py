"""How much room a message takes on a phone: its height, and the lines that its texts and buttons fill.

Lengths are in CSS pixels, as the chat page (`sandbox/page`) lays a message out on a screen 400 px wide. Letters are as
wide as those of Liberation Sans, so a line may break elsewhere in another font; buttons are estimated rather large. The
estimate needs no browser. By it, a live message is fitted to a screen.
`tests/play/test_heights_on_the_page.py` holds it to within 2 % of what Chromium shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

import discord

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


SCREEN = 629
"""The part of a phone's screen of 400 by 800 that shows a channel's messages."""

_MESSAGE = 8 + 24 + 4
"""A message's own edges, the line with its author, and the gap below that."""

_CARD, _PART_GAP = 2 + 20, 10
"""What the frame of a container adds to its parts, and the gap between two of them."""

_BUTTONS, _BUTTON_GAP, _MENU = 36, 8, 40
"""A line of buttons, the gap between two such lines, and a menu."""

_UNKNOWN = "x" * 8
"""Stands in for a name where nobody is mentioned."""

_SIZES = {"-# ": 13, "### ": 16, "## ": 19, "# ": 23}
"""The sizes of type that a line may begin with; other lines have 15 px."""

_HEADING = 1.25, 1.45
"""The line height divided by the font size: in a heading, and in other text."""


def height(view: discord.ui.LayoutView, pictures: Sequence[tuple[int, int]], names: Iterable[str] = ()) -> int:
    """How high the message is, with these pictures (width and height each), in the order of its galleries.

    `names` stand in for those who are mentioned, the longest of them for each.
    """
    longest, left = _longest(names), list(pictures)
    return round(_MESSAGE + _stacked([_part(each, left, longest) for each in view.children], 8))


def framed(parts: Sequence[object], pictures: Sequence[tuple[int, int]], names: Iterable[str] = ()) -> int:
    """How high a message of one frame with these parts is; the rest is as in `height`."""
    longest, left = _longest(names), list(pictures)
    return round(_MESSAGE + _CARD + _stacked([_part(each, left, longest) for each in parts], _PART_GAP))


def text_height(content: str, name: str = _UNKNOWN) -> float:
    """How high a text is in a frame, with a mention for each `<@…>`."""
    return sum(_line(line, name) for line in content.split("\n"))


def _longest(names: Iterable[str]) -> str:
    return max(names, key=len, default=_UNKNOWN)


def _part(part: object, pictures: list[tuple[int, int]], name: str) -> float:
    match part:
        case discord.ui.Container():
            return _CARD + _stacked([_part(each, pictures, name) for each in part.children], _PART_GAP)
        case discord.ui.TextDisplay():
            return text_height(part.content, name)
        case discord.ui.MediaGallery():
            found = [pictures.pop(0) for _ in part.items]
            return sum(LINE * high / wide for wide, high in found)
        case discord.ui.ActionRow():
            labels = [getattr(getattr(each, "item", each), "label", None) for each in part.children]
            if None in labels:
                return _MENU
            count = lines([each or "" for each in labels])
            return _BUTTONS * count + _BUTTON_GAP * (count - 1)
        case _:
            raise TypeError(f"a live board has no {type(part).__name__}")


def _stacked(heights: Sequence[float], gap: int) -> float:
    return sum(heights) + gap * max(0, len(heights) - 1)


def _line(line: str, name: str) -> float:
    start = next((each for each in _SIZES if line.startswith(each)), "")
    size = _SIZES.get(start, 15)
    # The apostrophe is as wide as what the page puts about a mention.
    shown = re.sub(r"<@\d+>", f"@{name}’", line.removeprefix(start))
    shown = re.sub(r"<t:\d+:R>", "in 23 hours", shown)
    shown = re.sub(r"<t:\d+:f>", "22 November 2026 09:00", shown)
    return rows(shown, size) * size * _HEADING[start in {"", "-# "}]
