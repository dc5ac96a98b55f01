"""What a chart shows (`render/kit/chart.py`), without what draws it."""

from __future__ import annotations

from msgspec import Struct


class Series(Struct, frozen=True):
    """One line.

    Attributes:
        name (str): what it shows, such as a player's name.
        shares (tuple[float, ...]): its height at each moment, from 0 to 1.
        numbered (tuple[tuple[int, str], ...]): the moments that have a label on it.
        between (tuple[tuple[float, float], ...]): at each moment the lowest and the highest likely value,
            drawn as a band behind the line; empty without one.
        dots (tuple[float, ...]): single values, of which the line is a mean, drawn as small dots; the last one
            belongs to the last moment, and there may be more of them than moments; empty without them.
    """

    name: str
    shares: tuple[float, ...]
    numbered: tuple[tuple[int, str], ...] = ()
    between: tuple[tuple[float, float], ...] = ()
    dots: tuple[float, ...] = ()
