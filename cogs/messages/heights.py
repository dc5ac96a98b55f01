"""How high a message is on a phone, in CSS pixels: as the chat page (`sandbox/page`) lays it out at 400 px of width.

An estimate that needs no browser, by which a live message is fitted to a screen. It follows the page's style sheet;
letters are as wide as those of Liberation Sans, so that a line may break elsewhere where another font is.
`tests/play/test_heights_on_the_page.py` holds it to within 2 % of what Chromium shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import discord

from cogs.messages.fitting import LINE, lines, rows

SCREEN = 629
"""The part of a phone's screen of 400 by 800 that shows a channel's messages."""

_MESSAGE = 8 + 24 + 4
"""A message's own edges, the line with its author, and the gap below that."""

_FRAME, _GAP = 2 + 20, 10
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
    return round(_MESSAGE + _FRAME + _stacked([_part(each, left, longest) for each in parts], _GAP))


def text_height(content: str, name: str = _UNKNOWN) -> float:
    """How high a text is in a frame, with a mention for each `<@…>`."""
    return sum(_line(line, name) for line in content.split("\n"))


def _longest(names: Iterable[str]) -> str:
    return max(names, key=len, default=_UNKNOWN)


def _part(part: object, pictures: list[tuple[int, int]], name: str) -> float:
    match part:
        case discord.ui.Container():
            return _FRAME + _stacked([_part(each, pictures, name) for each in part.children], _GAP)
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
