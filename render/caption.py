"""The words above a frame of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.fonts import Line, line, named
from render.kit.theme import THEME

_SIZES = (21, 20, 19, 18, 17, 16)
"""How large letters are: the largest with which every caption has room."""

_LINES = 4
"""The most lines of a caption."""

_WEIGHT = 750
_EDGE = 10
"""Pixels left and right of the words, and altogether above and below them."""


class Setting(Struct, frozen=True):
    """How the captions of one replay are set: all alike, so that the pictures below them stay where they are.

    `width` and `height` are those of the strip, in pixels; `size` is how large the letters are.
    """

    width: int
    height: int
    size: int

    @classmethod
    def of(cls, captions: Sequence[str], width: int) -> Setting:
        """What has room for all `captions`."""
        for size in _SIZES:
            most = max(len(_wrapped(each, size, width - 2 * _EDGE)) for each in captions)
            if most <= _LINES:
                break
        return cls(width, min(most, _LINES) * _step(size) + _EDGE, size)

    def draw(self, caption: str) -> Image.Image:
        """The strip with a caption; what it has no room for is cut with an ellipsis."""
        strip = Image.new("RGB", (self.width, self.height), THEME.ink)
        brush = ImageDraw.Draw(strip)
        rows = _wrapped(caption, self.size, self.width - 2 * _EDGE)
        if len(rows) > _LINES:
            rest = " ".join(each.text for each in rows[_LINES - 1 :])
            rows[_LINES - 1 :] = [named(rest, self.size, _WEIGHT, self.width - 2 * _EDGE)]
        step = _step(self.size)
        top = (self.height - len(rows) * step) / 2
        for place, row in enumerate(rows):
            brush.text((_EDGE, top + (place + 0.5) * step), row.text, THEME.cream, row.font, "lm")
        return strip


def _step(size: int) -> int:
    """How far lines of letters of that size lie apart."""
    return round(1.25 * size)


def _wrapped(text: str, size: int, width: int) -> list[Line]:
    """`text` in lines of at most `width` pixels; a word that is wider by itself is cut."""
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and line(longer, size, _WEIGHT).width <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return [named(each, size, _WEIGHT, width) for each in rows]
