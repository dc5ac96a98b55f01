"""What a chart shows (`render/kit/chart.py`), without what draws it."""

from __future__ import annotations

from msgspec import Struct


class Series(Struct, frozen=True):
    """One player's line: the name, the share at each moment (0 to 1), and the moments that are numbered on it."""

    name: str
    shares: tuple[float, ...]
    numbered: tuple[tuple[int, str], ...] = ()
