"""The words above a frame of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit.fonts import Line, breakable, line, named
from render.kit.theme import THEME

_SIZES = (21, 20, 19, 18, 17, 16)
"""The font sizes to try: the largest with which every caption of the replay fits is used."""

_LINES = 4
"""The maximum number of lines of a caption."""

_WEIGHT = 750
_EDGE = 10
"""The margin in pixels: on the left and on the right each, and above and below together."""


class Setting(Struct, frozen=True):
    """The layout of a replay's captions. All have the same size, so that the pictures below them do not move."""

    width: int
    """The width of the strip, in pixels."""

    height: int
    """The height of the strip, in pixels."""

    size: int
    """The font size."""

    @classmethod
    def of(cls, captions: Sequence[str], width: int) -> Setting:
        """The layout in which all `captions` fit, as far as the smallest font size allows."""
        for size in _SIZES:
            most = max(len(_wrapped(each, size, width - 2 * _EDGE)) for each in captions)
            if most <= _LINES:
                break
        return cls(width, min(most, _LINES) * _step(size) + _EDGE, size)

    def draw(self, caption: str) -> Image.Image:
        """The strip with a caption, as an RGB image. A caption that is too long is cut with an ellipsis."""
        strip = Image.new("RGB", (self.width, self.height), THEME.ink)
        brush = ImageDraw.Draw(strip)
        rows = _wrapped(caption, self.size, self.width - 2 * _EDGE)
        if len(rows) > _LINES:
            rest = " ".join(each.text for each in rows[_LINES - 1 :])
            rows[_LINES - 1 :] = [named(rest, self.size, _WEIGHT, self.width - 2 * _EDGE)]
        step = _step(self.size)
        top = (self.height - len(rows) * step) / 2
        for place, row in enumerate(rows):
            row.draw(brush, _EDGE, top + (place + 0.5) * step, THEME.cream, "lm")
        return strip


def _step(size: int) -> int:
    """The distance between the middles of two lines, in pixels."""
    return round(1.25 * size)


def _wrapped(text: str, size: int, width: int) -> list[Line]:
    """`text` in lines of at most `width` pixels; a single word that is wider is shortened."""
    rows: list[str] = []
    for word in breakable(text):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and line(longer, size, _WEIGHT).width <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return [named(each, size, _WEIGHT, width) for each in rows]
