"""Numbers with decimals in the way of a language."""

from __future__ import annotations

from words import Words


def decimal(say: Words, number: float, digits: int) -> str:
    """A number rounded to `digits` decimals, at least one, with a minus sign if it is below 0: `−2.5`."""
    whole, _, rest = f"{number:.{digits}f}".replace("-", "−").partition(".")
    return say.kit.decimal(whole=whole, digits=rest)
